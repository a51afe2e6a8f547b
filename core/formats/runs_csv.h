// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/csv.h"
#include "core/measured/run.h"

#include <istream>
#include <span>
#include <string>
#include <vector>

namespace fivefold {

/// Reads a table of measured runs (the columns of resources/measured/runs.csv). A row that lacks what a plan needs keeps its readings
/// and says in `skip` what is missing. Throws FormatError with a line for a file that is not such a table.
[[nodiscard]] std::vector<MeasuredRun> read_runs(std::istream& csv, const Catalogue& catalogue);

/// The same table of runs with plans. Read back, it gives plans with the same estimates, but for what no column can say.
[[nodiscard]] std::string write_runs(std::span<const MeasuredRun> runs);

/// The published runs that ship inside the program, those with a step time and healthy software only. Takes tens of milliseconds; keep the result.
[[nodiscard]] std::vector<MeasuredRun> load_timed_runs(const Catalogue& catalogue);

/// The plan that a row describes, from its dimensions, hardware, layout, batch, precision and software words. What the row leaves out
/// follows from the products or takes the framework family's habit. Sets `run.plan`, or `run.skip` when something needed is missing.
void plan_of_row(const CsvTable& row, const Catalogue& catalogue, MeasuredRun& run);

} // namespace fivefold
