// SPDX-License-Identifier: Apache-2.0
#include "probes/runner/probe_run.h"

#include "probes/runner/host_facts.h"
#include "probes/runner/stage_run.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <unistd.h>

namespace fivefold {

ProbeRecord run_probe(const ProbeRunOptions& options, const ProbeObserver& observer, std::stop_token stop)
{
    const auto whole_end = StageRun::Clock::now() + options.limits.whole;
    ProbeRecord record;
    record.date = options.date;
    record.note = options.note;
    record.quick = options.quick;
    record.devices = options.devices;
    record.host = host_facts();
    record.environment = bearing_variables();
    bool go_on = true;
    for (std::size_t i = 0; i < options.stages.size(); ++i) {
        const std::string& name = options.stages[i];
        ProbeStage stage;
        stage.name = name;
        if (stop.stop_requested()) go_on = false;
        if (go_on) {
            if (observer.stage_started) observer.stage_started(name, i, options.stages.size());
            StageRun run(options, observer, name, whole_end);
            stage = run.run(stop);
            if (record.probe.empty()) record.probe = run.probe_version();
            const bool through = stage.status == ProbeStatus::ok || stage.status == ProbeStatus::partial;
            go_on = !run.stuck() && (through || name != "inventory") && StageRun::Clock::now() < whole_end;
        }
        if (observer.stage_ended) observer.stage_ended(stage);
        record.stages.push_back(std::move(stage));
    }
    return record;
}

std::string find_probe(const std::string& directory)
{
    constexpr const char* name = "fivefold-probe";
    const auto usable = [](const std::filesystem::path& path) { return ::access(path.c_str(), X_OK) == 0 && !std::filesystem::is_directory(path); };
    std::vector<std::filesystem::path> places;
    if (!directory.empty()) {
        places.push_back(std::filesystem::path(directory) / name);
        places.push_back(std::filesystem::path(directory) / ".." / "libexec" / "fivefold" / name);
    }
    if (const char* path = std::getenv("PATH")) {
        std::istringstream parts(path);
        for (std::string part; std::getline(parts, part, ':');) {
            if (!part.empty()) places.push_back(std::filesystem::path(part) / name);
        }
    }
    for (const std::filesystem::path& place : places) {
        if (usable(place)) return place.lexically_normal().string();
    }
    return {};
}

std::string program_directory()
{
    std::error_code failure;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failure);
    return failure ? std::string() : program.parent_path().string();
}

} // namespace fivefold
