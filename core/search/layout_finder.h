// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/profile/profile.h"
#include "core/quantity.h"
#include "core/search/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fivefold {

/// Layers dealt to the virtual stages of a plan, beside how the plan deals them.
struct StageLayout {
    std::vector<std::int64_t> layers_per_stage; ///< in pipeline order
    Plan plan;                                  ///< with them written out; the plan itself where nothing is better
    Seconds slowest_before, slowest_after;      ///< forward + backward of one micro-batch on the slowest rank
    Seconds step_before, step_after;            ///< by `estimate`
    Bytes memory_before, memory_after;          ///< of the fullest stage
    bool improves = false;                      ///< shorter step, or fits where the plan did not
};

/// The contiguous deal of layers to stages that makes the slowest rank fastest while no stage needs `limit` bytes or more (0: what the
/// verdict calls a fit); embedding, head and multi-token prediction are counted where they lie. By dynamic programming: exact without virtual
/// stages, and with them where all layers cost the same; else the slowest virtual stage is made fastest, and the limit checked
/// afterwards. Among equals the most even deal. Never worse by `estimate` than the plan's own deal where that fits.
/// Only the ends may be left without layers. Nothing without a pipeline, for a plan that breaks a rule, for a framework that cannot be told
/// its layers (nanotron), or when nothing fits.
[[nodiscard]] std::optional<StageLayout> find_stage_layout(const Plan& plan, const Profile& profile, Bytes limit = Bytes());

/// The best layouts of a search with their layers dealt anew where that makes them faster, within the request's limits; best first.
void refine_layers(const SearchRequest& request, const Profile& profile, std::vector<Candidate>& best);

} // namespace fivefold
