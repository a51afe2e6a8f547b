// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"
#include "core/measured/run.h"
#include "core/plan/plan.h"
#include "core/quantity.h"

#include <istream>
#include <span>
#include <vector>

namespace fivefold {

/// The best layout of one model on one number of nodes as the benchmark of the Ultra-Scale Playbook published it.
struct PublishedCell {
    Plan plan;              ///< model, machine and software of the benchmark's runs, with the published layout
    double printed_mfu = 0; ///< as printed: counts attention in full, and the embedding, twice where a pipeline holds a tied one twice
    Seconds step_time;      ///< that follows from it
    Bytes memory;           ///< as printed: reserved by the allocator on the first stage
};

/// Reads a table of such cells (the columns of resources/measured/heatmap.csv). Models and machines are those of `runs`, which must hold
/// runs of nanotron with the cell's size and batch; a cell without such runs is left out. Throws FormatError with a line.
[[nodiscard]] std::vector<PublishedCell> read_published_cells(std::istream& csv, std::span<const MeasuredRun> runs);

/// The cells that ship inside the program. Takes tens of milliseconds; keep the result.
[[nodiscard]] std::vector<PublishedCell> load_published_cells(const Catalogue& catalogue);

} // namespace fivefold
