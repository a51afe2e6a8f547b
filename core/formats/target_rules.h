// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/export.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fivefold {

/// Collects the findings of one target.
class TargetFindings {
public:
    void error(const char* id, std::vector<FindingArgument> arguments, std::vector<SuggestedChange> fixes = {}) {
        add(Severity::error, id, std::move(arguments), std::move(fixes));
    }
    void warning(const char* id, std::vector<FindingArgument> arguments = {}) { add(Severity::warning, id, std::move(arguments), {}); }
    void info(const char* id, std::vector<FindingArgument> arguments = {}) { add(Severity::info, id, std::move(arguments), {}); }
    [[nodiscard]] std::vector<Finding> take() { return std::move(findings_); }

private:
    void add(Severity severity, const char* id, std::vector<FindingArgument> arguments, std::vector<SuggestedChange> fixes) {
        findings_.push_back({id, severity, std::move(arguments), std::move(fixes)});
    }
    std::vector<Finding> findings_;
};

/// One thing that a framework refuses, or accepts and then does otherwise, as data. `check` adds a finding of this id for each
/// breach; degrees, batch and sequence of the plan are positive when it is called.
struct TargetRule {
    const char* id;
    const char* reason; ///< English, for documentation
    void (*check)(const Plan&, TargetFindings&);
};

/// The rules of one target beyond the plan's own rules (core/plan/rules.h). Megatron-Bridge has those of Megatron Core too.
[[nodiscard]] std::vector<std::span<const TargetRule>> target_rules(ExportTarget target);

[[nodiscard]] std::span<const TargetRule> nanotron_rules();
[[nodiscard]] std::span<const TargetRule> megatron_rules();
[[nodiscard]] std::span<const TargetRule> bridge_rules();
[[nodiscard]] std::span<const TargetRule> torchtitan_rules();        ///< both versions
[[nodiscard]] std::span<const TargetRule> torchtitan_main_rules();   ///< the Python configuration
[[nodiscard]] std::span<const TargetRule> torchtitan_toml_rules();   ///< v0.2.x
[[nodiscard]] std::span<const TargetRule> accelerate_rules();
[[nodiscard]] std::span<const TargetRule> deepspeed_rules();

[[nodiscard]] FindingArgument number_argument(const char* name, std::int64_t number);
[[nodiscard]] FindingArgument text_argument(const char* name, std::string text);

/// Divisors of `value` up to `at_most`, the largest first: the values that a fix proposes.
[[nodiscard]] std::vector<std::int64_t> divisors_from(std::int64_t value, std::int64_t at_most);
/// Ranks over which data-parallel state can be sharded: DP x CP.
[[nodiscard]] inline std::int64_t data_ranks(const Layout& layout) { return layout.dp * layout.cp; }
/// FSDP2's two data-parallel axes: `shard` ranks hold one copy together, `replicate` such groups. Shards cover context parallelism.
struct ShardGrid {
    std::int64_t replicate = 1;
    std::int64_t shard = 1; ///< without the context-parallel ranks
};
[[nodiscard]] ShardGrid shard_grid(const Layout& layout);

} // namespace fivefold
