// SPDX-License-Identifier: Apache-2.0
// How accurate the model is on published runs: the tables of the help page, each made anew from the runs.
#pragma once

#include "core/calibrate/fit.h"
#include "core/formats/catalogue.h"
#include "core/measured/residuals.h"
#include "core/measured/run.h"

#include <functional>
#include <string>
#include <vector>

namespace fivefold::accuracy {

/// A table for people: rows of text under a header.
struct Table {
    std::string id; ///< of the HTML element and on the command line
    std::string title, note;
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;
};

/// What all tables start from.
struct Study {
    Catalogue catalogue;
    std::vector<MeasuredRun> runs;
    std::string heatmap; ///< CSV file of published cells
    double hold_back = 0.2;
    std::uint32_t seed = 1;

    [[nodiscard]] ProfileSource profiles(const ProfileLibrary& library) const;
    [[nodiscard]] bool held_back(const MeasuredRun& run) const { return is_held_back(run.plan, hold_back, seed); }
};

/// Stated well enough to be judged by: quality A or B, a step time, healthy software.
[[nodiscard]] bool counts(const MeasuredRun& run);
/// Names of the groups a run belongs to, the whole first.
[[nodiscard]] std::vector<std::string> groups_of(const MeasuredRun& run);
/// The groups in the order of the tables.
[[nodiscard]] const std::vector<std::string>& group_order();

/// Predicted / measured - 1 of each of `runs` that has an answer.
[[nodiscard]] std::vector<double> errors(const Study& study, const ProfileLibrary& library, const std::vector<const MeasuredRun*>& runs);

[[nodiscard]] std::string percent(double value, int digits = 1); ///< of a number in percent
[[nodiscard]] std::string three(const ErrorFigures& figures);    ///< median / mean / 90th percentile

[[nodiscard]] Table step_time_table(const Study& study);
[[nodiscard]] Table memory_table(const Study& study);
[[nodiscard]] Table verdict_table(const Study& study);
[[nodiscard]] Table band_table(const Study& study);
[[nodiscard]] Table gpu_table(const Study& study);
[[nodiscard]] Table model_table(const Study& study);
[[nodiscard]] Table own_runs_table(const Study& study);
[[nodiscard]] Table borrowed_table(const Study& study);
[[nodiscard]] Table extrapolation_table(const Study& study);
[[nodiscard]] Table ranking_table(const Study& study);
[[nodiscard]] Table grid_table(const Study& study);
[[nodiscard]] Table heatmap_table(const Study& study);
[[nodiscard]] Table campaign_table(const Study& study);
[[nodiscard]] Table stop_table(const Study& study);
[[nodiscard]] Table designed_table(const Study& study);
[[nodiscard]] Table residual_scan_table(const Study& study);
[[nodiscard]] Table broken_table(const Study& study);
[[nodiscard]] Table expert_table(const Study& study);
[[nodiscard]] Table term_table(const Study& study);
/// Coverage of runs whose stated software states are hidden.
[[nodiscard]] Table hidden_table(const Study& study);
/// Coverage and width of bands under other band constants: for choosing them.
[[nodiscard]] Table band_scan_table(const Study& study);

} // namespace fivefold::accuracy
