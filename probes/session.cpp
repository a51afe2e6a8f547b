// SPDX-License-Identifier: Apache-2.0
#include "probes/session.h"

#include <algorithm>

namespace fivefold {

Session::Session(const ProbeOptions& options, ProbeWriter& out, StageControl& control)
    : options_(options), out_(out), control_(control), driver_(options.libraries), management_(options.libraries)
{
    std::vector<int> wanted = options.devices;
    if (wanted.empty()) {
        for (int index = 0; index < driver_.device_count(); ++index) wanted.push_back(index);
    }
    for (const int index : wanted) {
        if (index >= driver_.device_count()) {
            throw ProbeFailure(probe::kNoDevice, "there is no GPU " + std::to_string(index) + ": the driver shows " + std::to_string(driver_.device_count()));
        }
        gpus_.push_back(driver_.facts(index));
    }
}

bool Session::is_split(const GpuFacts& gpu) const
{
    return management_.mig(managed(gpu)).value_or(false) || gpu.name.find(" MIG ") != std::string::npos;
}

void Session::warn(std::string_view code, const std::string& detail, std::int64_t device) const
{
    out_.send(ProbeWarning{std::string(code), device, detail});
}

void Session::error(std::string_view code, const std::string& detail, std::int64_t device, std::int64_t peer) const
{
    out_.send(ProbeError{std::string(code), detail, device, peer, false});
}

void Session::report_clocks(const GpuFacts& gpu, std::string_view when) const
{
    const Management::Clocks now = management_.clocks(managed(gpu));
    Values values{{"device", std::int64_t{gpu.index}}, {"when", std::string(when)}};
    add_value(values, "sm_mhz", now.sm_mhz);
    add_value(values, "memory_mhz", now.memory_mhz);
    add_value(values, "power_w", now.power_w);
    add_value(values, "temp_c", now.temperature_c);
    add_value(values, "reasons", now.reasons);
    if (values.size() == 2) return;
    if (now.reasons) values.emplace_back("throttled", is_throttled(*now.reasons));
    result(probe::kClocks, std::move(values));
    if (now.reasons && is_throttled(*now.reasons)) warn(probe::kThrottle, "clocks are held down: " + throttle_text(*now.reasons), gpu.index);
}

} // namespace fivefold
