// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fivefold {

/// A quantity that a person can change.
enum class Knob {
    tp, pp, dp, cp, ep, etp, vpp, micro_batch, accumulation, zero, recompute, schedule, sequence_parallel,
    global_batch, seq_len, layers_per_stage, shard_group, nodes
};
[[nodiscard]] const char* knob_name(Knob knob); ///< the plan file's key: "tp", "micro_batch" ...

enum class Severity { info, warning, error };

/// A named value inside a finding's sentence. Numbers stay numbers so that the edge can format them for a locale.
struct FindingArgument {
    std::string name;
    double number = 0;
    std::string text; ///< used instead of the number when not empty
    bool operator==(const FindingArgument&) const = default;
};

/// A change that would resolve a finding: set `knob` to one of `values`, nearest to the present value first.
struct SuggestedChange {
    Knob knob = Knob::tp;
    std::vector<std::int64_t> values;
    bool operator==(const SuggestedChange&) const = default;
};

/// A rule that is broken, a red flag, or a note, as data. The sentence for `id` is made, and translated, at the edge.
struct Finding {
    std::string id; ///< stable, kebab-case: "tp-divides-heads"
    Severity severity = Severity::error;
    std::vector<FindingArgument> arguments;
    std::vector<SuggestedChange> fixes;
    bool operator==(const Finding&) const = default;
};

[[nodiscard]] bool has_errors(const std::vector<Finding>& findings);

} // namespace fivefold
