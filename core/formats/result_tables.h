// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/assumptions.h"
#include "core/estimate/estimate.h"
#include "core/formats/tables.h"
#include "core/search/heatmap.h"
#include "core/search/search.h"

#include <span>
#include <string>

namespace fivefold {

// Results as tables. Names are English words; memory is in GiB, times in seconds, traffic in decimal GB, shares in percent.

/// Model, cluster, layout and batch of a plan: a name and a value a row.
[[nodiscard]] DataTable plan_table(const Plan& plan);
/// A row a stage: layers, micro-batches in flight, each group of memory, total and share of the GPU.
[[nodiscard]] DataTable memory_table(const MemoryEstimate& memory);
/// The parts of the step time that are not zero, and their sum.
[[nodiscard]] DataTable time_table(const StepTime& time);
[[nodiscard]] DataTable traffic_table(const std::vector<Traffic>& traffic);
/// A metric a row with its unit; the cost only where a price is known.
[[nodiscard]] DataTable metrics_table(const Metrics& metrics);
[[nodiscard]] DataTable assumptions_table(std::span<const Assumption> assumed);

/// Layouts of a search (its best, its front), best first; the place is the first column.
[[nodiscard]] DataTable candidates_table(std::string title, const Plan& plan, std::span<const Candidate> candidates);
/// The best layout of each cell, a row; nothing but the model, the nodes and the counts where none fits.
[[nodiscard]] DataTable heatmap_table(const HeatmapRequest& request, std::span<const HeatmapCell> cells);
/// Why layouts were not kept, with their share of the space.
[[nodiscard]] DataTable rejections_table(const SearchResult& result);

/// One plan of a comparison.
struct ComparedPlan {
    const Plan& plan;
    const Estimate& estimate;
};
/// A quantity a row, a plan a column: layout, verdict, metrics, memory of the fullest stage, parts of the step. Plans of one name are numbered.
/// A plan without an estimate has empty cells.
[[nodiscard]] DataTable comparison_table(std::span<const ComparedPlan> plans);

} // namespace fivefold
