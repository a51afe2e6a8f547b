// SPDX-License-Identifier: Apache-2.0
#include "app/cli/calibrate_measured.h"

#include "app/cli/io.h"
#include "app/cli/json_text.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "core/calibrate/measured_diff.h"
#include "core/formats/measured_file.h"
#include "core/formats/profile_json.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace fivefold::cli {
namespace {

MeasuredHardware read_all(const Session& session, const std::vector<std::string>& files) {
    MeasuredHardware all;
    for (const std::string& path : files) {
        try {
            MeasuredImport import = read_measured_file(read_input(path, kLargestMeasurement), std::filesystem::path(path).filename().string(), session.catalogue);
            for (std::string& note : import.notes) note.insert(0, input_name(path) + ": ");
            print_notes(import.notes);
            if (!all.gpu.empty() && !import.hardware.gpu.empty() && all.gpu != import.hardware.gpu)
                throw Failure(kWrongUse, input_name(path) + ": measured on " + import.hardware.gpu + ", the files before it on " + all.gpu);
            merge_measured(all, std::move(import.hardware));
        } catch (const FormatError& error) {
            throw Failure(kBadInput, input_name(path) + ": " + error.what());
        }
    }
    return all;
}

std::string amount(double value, const std::string& unit) {
    if (unit == "s") return text::seconds_text(Seconds(value));
    if (unit == "bytes") return text::fixed(value / 0x1p20, 0) + " MiB";
    return unit == "points" ? text::fixed(value, 0) : text::significant(value);
}

std::string differences_text(const std::vector<MeasuredDifference>& differences, const std::set<std::string>& chosen) {
    Table table({"value", "present", "from", "measured", "ratio", "", "measured from"}, "lrlrrll");
    for (const MeasuredDifference& one : differences)
        table.add({one.key, one.unit == "points" ? "-" : amount(one.present, one.unit), one.unit == "points" ? "-" : provenance_name(one.present_provenance), amount(one.measured, one.unit),
                   one.present > 0 ? text::fixed(one.ratio(), 2) : "-", chosen.contains(one.key) ? "taken" : "kept", one.basis + "; " + one.source + (one.date.empty() ? "" : ", " + one.date)});
    return table.text();
}

std::string differences_json(const MeasuredHardware& measured, const std::vector<MeasuredDifference>& differences, const std::set<std::string>& chosen) {
    JsonText json;
    json.open_object().member("name", measured.name).member("gpu", measured.gpu).member("device", measured.device).member("gpus", measured.gpus);
    json.key("values").open_array();
    for (const MeasuredDifference& one : differences) {
        json.open_object().member("key", one.key).member("unit", one.unit).member("present", one.present).member("present_provenance", provenance_name(one.present_provenance));
        json.member("measured", one.measured).member("ratio", one.ratio()).member("basis", one.basis).member("source", one.source).member("date", one.date);
        json.member("taken", chosen.contains(one.key)).close_object();
    }
    json.close_array().key("warnings").open_array();
    for (const std::string& warning : measured.warnings) json.value(warning);
    return json.close_array().close_object().text();
}

} // namespace

void calibrate_measured(const Session& session, const std::vector<std::string>& files, const MeasuredChoice& choice, bool json) {
    if (choice.output.empty() && !choice.diff) throw Failure(kWrongUse, "--output is required, or --diff");
    MeasuredHardware measured = read_all(session, files);
    if (!choice.gpu.empty()) measured.gpu = choice.gpu;
    const Gpu* gpu = session.catalogue.find_gpu(measured.gpu);
    if (gpu == nullptr)
        throw Failure(kWrongUse, measured.gpu.empty() ? "the files do not say which GPU it was; name it with --gpu" : "no GPU '" + measured.gpu + "' in the catalogue; name one with --gpu");
    measured.gpu = gpu->id;
    const ProfileLibrary& library = session.catalogue.profiles;
    for (const MeasuredRef& before : library.measured) {
        if (before->hardware().gpu != gpu->id) continue;
        MeasuredHardware added = before->hardware();
        merge_measured(added, std::move(measured));
        measured = std::move(added);
        break;
    }
    if (!choice.name.empty()) measured.name = choice.name;
    const std::vector<MeasuredDifference> differences = measured_differences(library, *gpu, measured);
    const auto known = [&differences](const std::string& key) { return std::any_of(differences.begin(), differences.end(), [&key](const MeasuredDifference& one) { return one.key == key; }); };
    for (const std::vector<std::string>* keys : {&choice.keep, &choice.take})
        for (const std::string& key : *keys)
            if (!known(key)) throw Failure(kWrongUse, "'" + key + "' is no value that was measured; --diff lists them");
    std::set<std::string> chosen = proposed_keys(differences, choice.keep);
    chosen.insert(choice.take.begin(), choice.take.end());
    if (!choice.diff) write_file(choice.output, write_profile_library(apply_measured(library, *gpu, measured, chosen)));
    print(json ? differences_json(measured, differences, chosen)
               : measured.name + "\n" + differences_text(differences, chosen) + (choice.diff ? "" : "Profile " + measured.name + " written to " + choice.output + "\n"));
}

} // namespace fivefold::cli
