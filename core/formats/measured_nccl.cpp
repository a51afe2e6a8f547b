// SPDX-License-Identifier: Apache-2.0
// Output of nccl-tests: the table they print and the file they write with -J.
#include "core/formats/json_reader.h"
#include "core/formats/measured_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace fivefold::measured {
namespace {

/// What is known of the run whose rows come.
struct Run {
    std::optional<CollectiveKind> kind;
    bool other = false; ///< a collective that estimates have no use for
    std::string program;
    int ranks = 0;
    std::set<std::string, std::less<>> hosts;
};

std::string nccl_name(double version) { // 22809 is 2.28.9, 2708 was 2.7.8
    const auto number = static_cast<int>(version);
    const int major = number / (number >= 10000 ? 10000 : 1000), rest = number % (number >= 10000 ? 10000 : 1000);
    return fmt::format("NCCL {}.{}.{}", major, rest / 100, rest % 100);
}

void name_program(Run& run, std::string_view program) {
    run.program = program;
    run.kind = collective_of(program);
    run.other = !run.kind && program.find("_perf") != std::string_view::npos;
}

void check_group(const Run& run, const std::string& where) {
    if (run.ranks < 2) throw FormatError(where, run.ranks == 0 ? "comes before the list of devices, so that nothing says how many ranks there were" : "was measured with one rank; at least 2 are needed");
    if (run.ranks % static_cast<int>(std::max<std::size_t>(1, run.hosts.size())) != 0)
        throw FormatError(where, fmt::format("has {} ranks on {} hosts; as many on each are needed", run.ranks, run.hosts.size()));
}

/// "out-of-place" where it was measured, else in place. Wrong data and no time: nothing.
struct Row {
    double bytes = 0;
    std::optional<double> time[2], wrong[2];
};
void add_row(MeasuredImport& import, const Run& run, const Row& row, const std::string& where) {
    if (!(row.bytes > 0)) return;
    check_group(run, where);
    for (int side = 0; side < 2; ++side) {
        if (row.wrong[side].value_or(0) > 0) {
            import.notes.push_back(fmt::format("{}: {} of {} bytes gave wrong data and is left aside", where, run.program, row.bytes));
            return;
        }
        if (row.time[side].value_or(0) <= 0) continue;
        curve_of(import.hardware, *run.kind, run.ranks, static_cast<int>(std::max<std::size_t>(1, run.hosts.size()))).points.push_back({row.bytes, *row.time[side] * 1e-6});
        return;
    }
}

bool usable(MeasuredImport& import, const Run& run, const std::string& where) {
    if (run.kind) return true;
    if (run.other) {
        const std::string note = run.program + " is left aside: estimates have no use for it";
        if (std::find(import.notes.begin(), import.notes.end(), note) == import.notes.end()) import.notes.push_back(note);
        return false;
    }
    throw FormatError(where, "does not say which collective it is; a file name with all_reduce, all_gather, reduce_scatter, alltoall or sendrecv in it would");
}

/// Columns of the table, by the words of its head: those at the end of a row are told by counting from there, as old versions leave some out.
struct Columns {
    std::size_t count = 0;
    std::vector<std::size_t> times, wrongs; ///< from the end, 1 is the last
};
Columns columns_of(std::vector<std::string_view> head) {
    std::erase(head, std::string_view("timestamp"));
    Columns columns;
    columns.count = head.size();
    for (std::size_t i = 0; i < head.size(); ++i) {
        if (head[i] == "time" || head[i] == "cputime") columns.times.push_back(head.size() - i);
        if (head[i] == "#wrong" || head[i] == "error") columns.wrongs.push_back(head.size() - i);
    }
    return columns;
}

} // namespace

MeasuredImport read_nccl_text(std::string_view text, std::string_view name) {
    MeasuredImport import;
    MeasuredHardware& hardware = import.hardware;
    hardware.origins.push_back({"nccl-tests", std::string(name), "", "", {}});
    Run run;
    Columns columns;
    bool in_devices = false;
    std::size_t number = 0;
    for (const std::string_view line : lines_of(text)) {
        const std::string where = fmt::format("line {}", ++number);
        std::vector<std::string_view> words = words_of(line);
        if (words.empty()) continue;
        if (words[0].starts_with('#')) {
            if (words[0] == "#") words.erase(words.begin());
            else words[0].remove_prefix(1);
            if (words.empty()) continue;
            if (words[0] == "nccl-tests" && words.size() > 2) {
                hardware.origins[0].source = fmt::format("nccl-tests {}", words[2]);
                for (const std::string_view word : words)
                    if (const auto version = word.starts_with("nccl-library=") ? number_of(word.substr(13)) : std::nullopt; version && *version > 0 && *version < 1e6)
                        hardware.origins[0].libraries = {nccl_name(*version)};
            } else if (words[0] == "Collective" && words.size() > 3 && words[2] == "starting:") {
                run = {};
                name_program(run, words[3]);
            } else if (words[0] == "Using" && words.size() > 1 && words[1] == "devices") {
                if (run.ranks > 0) run = {}; // another run, whose head does not name it
                if (!run.kind && !run.other) name_program(run, name);
                in_devices = true;
            } else if (words[0] == "Rank" && in_devices) {
                const auto on = std::find(words.begin(), words.end(), std::string_view("on"));
                if (words.end() - on < 2) throw FormatError(where, "lists a rank without its host; 'Rank 0 Pid 1 on host device 0 [0x0] name' was expected");
                if (++run.ranks > kMostRanks) throw FormatError(where, "has more ranks than any cluster");
                run.hosts.emplace(on[1]);
                const std::size_t bracket = line.find(']');
                if (hardware.device.empty() && bracket != std::string_view::npos) {
                    const std::vector<std::string_view> rest = words_of(line.substr(bracket + 1));
                    for (const std::string_view word : rest) hardware.device += (hardware.device.empty() ? "" : " ") + std::string(word);
                }
            } else if (std::find(words.begin(), words.end(), std::string_view("algbw")) != words.end()) {
                columns = columns_of(words);
                in_devices = false;
            }
            continue;
        }
        const std::optional<double> bytes = number_of(words[0]);
        if (columns.times.empty() || !bytes || words.size() < 6) continue; // what else a job prints
        while (words.size() > columns.count && words.back().find_first_of(":-") != std::string_view::npos) words.pop_back(); // a timestamp
        Row row;
        row.bytes = *bytes;
        for (std::size_t side = 0; side < std::min<std::size_t>(2, columns.times.size()); ++side) {
            if (columns.times[side] >= words.size()) throw FormatError(where, fmt::format("has {} columns; about {} were expected", words.size(), columns.count));
            const std::string_view time = words[words.size() - columns.times[side]];
            row.time[side] = number_of(time);
            if (!row.time[side] && time != "nan" && time != "N/A") throw FormatError(where, "has no time in microseconds where " + json::quoted(time) + " stands");
            if (side < columns.wrongs.size() && columns.wrongs[side] <= words.size()) row.wrong[side] = number_of(words[words.size() - columns.wrongs[side]]);
            if (row.wrong[side] && *row.wrong[side] < 1) row.wrong[side] = 0; // older versions print an error of rounding there
        }
        if (usable(import, run, where)) add_row(import, run, row, where);
    }
    hardware.gpus = run.hosts.size() > 1 ? run.ranks / static_cast<int>(run.hosts.size()) : run.ranks;
    return import;
}

MeasuredImport read_nccl_json(const boost::json::value& document, std::string_view name) {
    MeasuredImport import;
    MeasuredHardware& hardware = import.hardware;
    const json::ObjectReader root(document);
    MeasuredOrigin origin{"nccl-tests", std::string(name), "", "", {}};
    const std::string started = root.text("start_time", "");
    if (started.size() >= 10 && started[4] == '-') origin.date = started.substr(0, 10);
    if (const auto version = number_of(root.find("nccl_version")); version && *version > 0 && *version < 1e6) origin.libraries = {nccl_name(*version)};
    hardware.origins.push_back(std::move(origin));
    Run run;
    if (const boost::json::array* args = root.optional_array("args"); args != nullptr && !args->empty() && (*args)[0].is_string())
        name_program(run, std::string_view((*args)[0].get_string()));
    if (!run.kind && !run.other) name_program(run, name);

    const json::ObjectReader config = root.object("config");
    const auto threads = static_cast<int>(config.integer("nthreads", 1, 4096, 1)), gpus = static_cast<int>(config.integer("ngpus", 1, 4096, 1));
    const boost::json::array& devices = config.array("devices");
    if (devices.size() > static_cast<std::size_t>(kMostRanks)) config.fail("devices", "has more entries than any cluster has ranks");
    for (std::size_t i = 0; i < devices.size(); ++i) { // one entry a process: with several GPUs a process it lists the first
        const json::ObjectReader device(devices[i], json::pointer_to(config.pointer("devices"), fmt::format("{}", i)));
        run.hosts.insert(device.text("hostname", ""));
        if (hardware.device.empty()) hardware.device = device.text("device_info", "");
    }
    const double ranks = static_cast<double>(devices.size()) * threads * gpus;
    if (ranks > kMostRanks) config.fail("devices", "gives more ranks than any cluster has");
    run.ranks = static_cast<int>(ranks);
    hardware.gpus = run.ranks / static_cast<int>(std::max<std::size_t>(1, run.hosts.size()));

    const boost::json::array& results = root.array("results");
    for (std::size_t i = 0; i < results.size(); ++i) {
        const std::string where = json::pointer_to("/results", fmt::format("{}", i));
        const json::ObjectReader result(results[i], where);
        Row row;
        row.bytes = number_of(result.find("size")).value_or(0);
        int side = 0;
        for (const char* place : {"out_of_place", "in_place"}) {
            if (const auto one = result.optional_object(place)) {
                row.time[side] = number_of(one->has("time") ? one->find("time") : one->find("cpu_time"));
                row.wrong[side] = number_of(one->find("nwrong"));
            }
            ++side;
        }
        if (usable(import, run, where)) add_row(import, run, row, where);
    }
    return import;
}

} // namespace fivefold::measured
