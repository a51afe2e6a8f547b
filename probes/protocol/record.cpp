// SPDX-License-Identifier: Apache-2.0
#include "probes/protocol/record.h"

#include <algorithm>

namespace fivefold {

std::string_view to_text(ProbeStatus status)
{
    switch (status) {
    case ProbeStatus::ok: return "ok";
    case ProbeStatus::partial: return "partial";
    case ProbeStatus::cancelled: return "cancelled";
    case ProbeStatus::failed: return "failed";
    case ProbeStatus::crashed: return "crashed";
    case ProbeStatus::timeout: return "timeout";
    case ProbeStatus::skipped: return "skipped";
    }
    return "skipped";
}

const ProbeStage* find_stage(const ProbeRecord& record, std::string_view name)
{
    const auto found = std::find_if(record.stages.begin(), record.stages.end(), [&](const ProbeStage& stage) { return stage.name == name; });
    return found != record.stages.end() ? &*found : nullptr;
}

std::vector<const ProbeResult*> results_of(const ProbeRecord& record, std::string_view id)
{
    std::vector<const ProbeResult*> found;
    for (const ProbeStage& stage : record.stages) {
        for (const ProbeResult& result : stage.results) {
            if (result.id == id) found.push_back(&result);
        }
    }
    return found;
}

} // namespace fivefold
