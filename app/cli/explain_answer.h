// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/explain/explain.h"

#include <string>
#include <vector>

namespace fivefold::cli {

/// The explanations that `--explain` names: one key, or "all". Throws Failure (wrong use) for an unknown key.
[[nodiscard]] std::vector<Explanation> explanations_of(const Plan& plan, const Profile& profile, const Estimate& estimate, const std::string& key);
/// For people: figure, formula, the same with values, meanings, source, parts indented below.
[[nodiscard]] std::string explanation_report(const std::vector<Explanation>& explanations);
/// {"explanations":[{"id","name","value","unit","formula","with_values","values":[{"symbol","meaning","value","unit"}],"notes","parts":[...],"equation","source","leaves_out"}]}
[[nodiscard]] std::string explanation_json(const std::vector<Explanation>& explanations);

} // namespace fivefold::cli
