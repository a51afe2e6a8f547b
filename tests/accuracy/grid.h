// SPDX-License-Identifier: Apache-2.0
// Grids of measured runs that answer in the place of a cluster, in whatever state each run was made.
#pragma once

#include "core/calibrate/campaign_learning.h"

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fivefold::accuracy {

/// A run of a grid of layouts: only those state what state the software was in, or belong to a source that does.
[[nodiscard]] bool from_grid(const MeasuredRun& run);

/// One model on one number of nodes, all layouts that were tried.
struct Cell {
    std::int64_t layers = 0, hidden = 0;
    int nodes = 0;
    std::vector<const MeasuredRun*> rows; ///< in nested loops over the degrees, as a person would write them

    [[nodiscard]] bool holds(const MeasuredRun& run) const;
    [[nodiscard]] std::string name() const;
    [[nodiscard]] double best() const;                     ///< seconds, of those that ran
    [[nodiscard]] bool ran(std::size_t row) const { return rows[row]->outcome == Outcome::ran; }
};
/// Cells in which at least three layouts ran; with or without the rows that crashed.
[[nodiscard]] std::vector<Cell> grid_cells(std::span<const MeasuredRun> runs, bool crashed);

/// What came of a simulated campaign.
struct Campaign {
    std::size_t found = 0;   ///< runs until a layout within 2 % of the cell's best was run, were the loop not to stop before
    std::size_t stopped = 0; ///< runs at which it stopped
    double behind = 0;       ///< best step time measured by then over the cell's best, minus 1
    std::size_t polling = 0, polling_flagged = 0, healthy = 0, healthy_flagged = 0; ///< runs made until then, by what the table says of them
    std::vector<std::pair<double, bool>> chances; ///< at each step: the stated chance that something better is left, and whether there was
};
[[nodiscard]] Campaign simulate(const Cell& cell, const ProfileLibrary& library, const std::vector<MeasuredRun>& known, const LearningOptions& options);

/// Runs until the first within 2 % of the best, in a given order.
[[nodiscard]] std::size_t runs_until_found(const Cell& cell, std::span<const std::size_t> order);
/// The same in random order: the median of 200 seeded shuffles.
[[nodiscard]] double runs_until_found_at_random(const Cell& cell);

/// Chooses `count` of the runs in rounds, fits anew after each; what looks broken is not learnt from but counts as a run. Adds those that were broken.
[[nodiscard]] ProfileLibrary designed_library(const ProfileLibrary& start, std::vector<const MeasuredRun*> left, std::size_t count, std::size_t round, std::size_t& broken);

/// The library with the fitted constants of one family as nobody would know them.
[[nodiscard]] ProfileLibrary generic_family(ProfileLibrary library, const std::string& family);

[[nodiscard]] double median(std::vector<double> values);

} // namespace fivefold::accuracy
