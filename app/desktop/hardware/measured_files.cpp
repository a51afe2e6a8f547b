// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/measured_files.h"

#include "app/desktop/input_file.h"
#include "core/calibrate/measured_diff.h"
#include "core/formats/measured_file.h"
#include "core/formats/profile_json.h"
#include "probes/protocol/record_json.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace fivefold {
namespace {

struct MeasuredFiles {
    Q_DECLARE_TR_FUNCTIONS(MeasuredFiles)
};

std::string_view view(const QByteArray& text) { return {text.constData(), static_cast<std::size_t>(text.size())}; }

bool isProfile(std::string_view text) { return text.substr(0, 4096).find("\"fivefold_profiles\"") != std::string_view::npos; }

/// What of a profile is a measured value: those that already are as they would be measured.
std::set<std::string> takenKeys(const ProfileLibrary& library, const Gpu& gpu, const MeasuredTables& tables) {
    std::set<std::string> keys;
    for (const MeasuredDifference& difference : measured_differences(library, gpu, tables.hardware()))
        if (difference.present_provenance == Provenance::measured && difference.present == difference.measured) keys.insert(difference.key);
    const auto set = [&keys](const char* key, bool used) {
        if (used)
            keys.insert(key);
        else
            keys.erase(key);
    };
    set("gemm_table", tables.use().gemm);
    set("collective_tables", tables.use().collectives);
    set("usable_memory", tables.use().usable_memory);
    return keys;
}

Measurement readProfile(std::string_view text, const Catalogue& catalogue) {
    ProfileLibrary library = read_profile_library(text);
    Measurement read;
    // Named after a measurement: the built-in constants of its day with those values. Otherwise its constants follow from runs.
    if (library.measured.empty() || library.name != library.measured.front()->hardware().name) {
        read.name = QString::fromStdString(library.name);
        read.refitted = std::make_shared<const ProfileLibrary>(std::move(library));
        return read;
    }
    const MeasuredRef& tables = library.measured.front();
    read.measured = std::make_shared<const MeasuredHardware>(tables->hardware());
    read.name = QString::fromStdString(tables->hardware().name);
    if (const Gpu* gpu = catalogue.find_gpu(tables->hardware().gpu)) read.chosen = takenKeys(library, *gpu, *tables.tables);
    return read;
}

std::shared_ptr<const Catalogue> withProfiles(const Catalogue& builtIn, ProfileLibrary profiles) {
    auto changed = std::make_shared<Catalogue>(builtIn);
    use_profiles(*changed, std::move(profiles));
    return changed;
}

} // namespace

MeasuredPtr measuredFromRecord(const ProbeRecord& record, const Catalogue& catalogue) {
    try {
        return std::make_shared<const MeasuredHardware>(read_measured_file(write_probe_record(record), "PROBE.json", catalogue).hardware);
    } catch (const std::exception&) {
        return nullptr; // nothing measured yet
    }
}

bool isMeasurement(const QByteArray& text) { return isProfile(view(text)) || measured_file_kind(view(text)).has_value(); }

Measurement readMeasurement(const QString& path, const Catalogue& catalogue) {
    const QByteArray text = readSmallFile(path);
    const QFileInfo info(path);
    Measurement read;
    if (isProfile(view(text))) {
        read = readProfile(view(text), catalogue);
    } else {
        MeasuredImport imported = read_measured_file(view(text), info.fileName().toStdString(), catalogue);
        read.addition = imported.kind != MeasuredFile::probe;
        if (!read.addition) read.record = std::make_shared<const ProbeRecord>(read_probe_record(view(text)));
        read.measured = std::make_shared<const MeasuredHardware>(std::move(imported.hardware));
    }
    if (read.name.isEmpty()) read.name = info.completeBaseName();
    return read;
}

const Gpu& measuredGpu(const MeasuredHardware& measured, const Catalogue& catalogue, const Plan& plan) {
    const Gpu* known = catalogue.find_gpu(measured.gpu);
    return known != nullptr ? *known : plan.cluster.gpu;
}

UsedHardwarePtr usedHardware(const Measurement& measurement, const Catalogue& builtIn, const Plan& plan) {
    auto used = std::make_shared<UsedHardware>();
    used->name = measurement.name;
    used->file = measurement.file;
    if (measurement.refitted) {
        used->refitted = measurement.refitted;
        ProfileLibrary library = *measurement.refitted, unfitted = builtIn.profiles;
        library.name = measurement.name.toStdString();
        for (const MeasuredRef& part : library.measured) {
            const MeasuredHardware& hardware = part->hardware();
            if (const Gpu* gpu = builtIn.find_gpu(hardware.gpu)) unfitted = apply_measured(unfitted, *gpu, hardware, takenKeys(library, *gpu, *part.tables));
            if (!part->use().usable_memory || used->memory > 0) continue;
            used->memory_gpu = hardware.gpu;
            used->memory = hardware.memory.total;
        }
        used->unfitted = std::make_shared<const ProfileLibrary>(std::move(unfitted));
        used->catalogue = withProfiles(builtIn, std::move(library));
        return used;
    }
    const Gpu* known = builtIn.find_gpu(measurement.measured->gpu);
    const Gpu& gpu = known != nullptr ? *known : plan.cluster.gpu;
    MeasuredHardware measured = *measurement.measured;
    measured.gpu = gpu.id;
    if (measured.name.empty()) measured.name = measurement.name.toStdString();
    const std::set<std::string> chosen = measurement.chosen ? *measurement.chosen : proposed_keys(measured_differences(builtIn.profiles, gpu, measured));
    used->memory_gpu = gpu.id;
    used->memory = chosen.contains("usable_memory") ? measured.memory.total : 0;
    used->catalogue = withProfiles(builtIn, apply_measured(builtIn.profiles, gpu, measured, chosen));
    used->unfitted = {used->catalogue, &used->catalogue->profiles};
    used->measured = std::make_shared<const MeasuredHardware>(std::move(measured));
    return used;
}

QByteArray profileFile(const UsedHardware& hardware) { return QByteArray::fromStdString(write_profile_library(hardware.catalogue->profiles)); }

} // namespace fivefold
