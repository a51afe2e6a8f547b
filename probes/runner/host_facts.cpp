// SPDX-License-Identifier: Apache-2.0
#include "probes/runner/host_facts.h"

#include <algorithm>
#include <fstream>
#include <sched.h>
#include <string_view>
#include <sys/sysinfo.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace fivefold {
namespace {

/// What follows the key in the first line of the file that begins with it.
std::string line_after(const char* file, std::string_view key)
{
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        if (!line.starts_with(key)) continue;
        const std::size_t from = line.find_first_not_of(" \t:=\"", key.size());
        return from == std::string::npos ? "" : line.substr(from, line.find_last_not_of(" \"") + 1 - from);
    }
    return {};
}

} // namespace

ProbeHost host_facts()
{
    ProbeHost host;
    utsname names{};
    if (::uname(&names) == 0) {
        host.name = names.nodename;
        host.kernel = names.release;
    }
    host.system = line_after("/etc/os-release", "PRETTY_NAME");
    host.cpu = line_after("/proc/cpuinfo", "model name");
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    if (::sched_getaffinity(0, sizeof cpus, &cpus) == 0) host.cpus = CPU_COUNT(&cpus);
    struct sysinfo info{};
    if (::sysinfo(&info) == 0) host.memory_bytes = static_cast<std::int64_t>(info.totalram) * static_cast<std::int64_t>(info.mem_unit);
    return host;
}

std::vector<std::pair<std::string, std::string>> bearing_variables()
{
    std::vector<std::pair<std::string, std::string>> found;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::size_t equals = text.find('=');
        if (equals == std::string_view::npos) continue;
        const std::string_view name = text.substr(0, equals);
        if (name.starts_with("NCCL_") || name.starts_with("CUDA_") || name == "LD_LIBRARY_PATH") found.emplace_back(name, text.substr(equals + 1));
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::string> environment_with(const std::vector<std::pair<std::string, std::string>>& changes)
{
    std::vector<std::string> all;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const std::string_view name = text.substr(0, text.find('='));
        if (std::none_of(changes.begin(), changes.end(), [&](const auto& change) { return change.first == name; })) all.emplace_back(text);
    }
    for (auto change = changes.begin(); change != changes.end(); ++change) { // the last of a name holds
        if (std::any_of(change + 1, changes.end(), [&](const auto& later) { return later.first == change->first; })) continue;
        all.push_back(change->first + '=' + change->second);
    }
    return all;
}

} // namespace fivefold
