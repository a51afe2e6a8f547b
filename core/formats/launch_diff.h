// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/import.h"
#include "core/plan/finding.h"
#include "core/plan/plan.h"

#include <optional>
#include <string>
#include <vector>

namespace fivefold {

/// One key of a launch file that a plan would change.
struct LaunchChange {
    std::string key;                                 ///< as the file spells it: "parallelism.tp", "--num-layers"
    std::string where;                               ///< "line 12"; empty for a key that is not there yet
    std::optional<std::string> old_value, new_value; ///< nothing: the key is absent
    bool operator==(const LaunchChange&) const = default;
};

struct LaunchDiff {
    FileKind kind = FileKind::unknown;
    std::vector<LaunchChange> changes; ///< layout and training keys, in the order of the framework's sections
    std::vector<Finding> findings;     ///< what the framework cannot express (error), what differs and is not written (warning)
};

/// What a plan would change in a launch file of nanotron (YAML), Megatron-LM (shell or MODEL_ARGS), Megatron-Bridge (YAML), torchtitan
/// (TOML), accelerate (YAML) or DeepSpeed (JSON). Compared is what the keys mean: another spelling of the same layout is no change.
/// The model's dimensions, the learning rate and the length of the run are the file's own. Throws FormatError as import_files does, and
/// for a file of another kind.
[[nodiscard]] LaunchDiff diff_launch_file(const ImportFile& file, const Plan& plan, const Catalogue& catalogue);

struct WrittenBack {
    std::string text; ///< the whole file; empty when a finding is an error
    LaunchDiff diff;  ///< what was changed
};

/// The same file with only those keys changed: comments, order and every other byte stay. New keys stand behind their neighbours.
/// A key that cannot be changed without touching others is an error in the findings.
[[nodiscard]] WrittenBack write_back(const ImportFile& file, const Plan& plan, const Catalogue& catalogue);

} // namespace fivefold
