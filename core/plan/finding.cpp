// SPDX-License-Identifier: Apache-2.0
#include "core/plan/finding.h"

#include <algorithm>

namespace fivefold {

const char* knob_name(Knob knob) {
    switch (knob) {
    case Knob::tp: return "tp";
    case Knob::pp: return "pp";
    case Knob::dp: return "dp";
    case Knob::cp: return "cp";
    case Knob::ep: return "ep";
    case Knob::etp: return "etp";
    case Knob::vpp: return "vpp";
    case Knob::micro_batch: return "micro_batch";
    case Knob::accumulation: return "accumulation";
    case Knob::zero: return "zero";
    case Knob::recompute: return "recompute";
    case Knob::schedule: return "schedule";
    case Knob::sequence_parallel: return "sequence_parallel";
    case Knob::global_batch: return "global_batch";
    case Knob::seq_len: return "seq_len";
    case Knob::layers_per_stage: return "layers_per_stage";
    case Knob::shard_group: return "shard_group";
    case Knob::nodes: return "nodes";
    }
    return "";
}

bool has_errors(const std::vector<Finding>& findings) {
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.severity == Severity::error; });
}

} // namespace fivefold
