// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/catalogue.h"
#include "core/measured/run.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace fivefold {

/// Where a person's own runs are kept, a table a campaign.
[[nodiscard]] QString ownRunsFolder();
/// All runs kept there that say something, but for those of the table `but`; a table that cannot be read is left out. For workers.
[[nodiscard]] std::vector<MeasuredRun> keptRuns(const Catalogue& catalogue, const QString& but = {}, const std::stop_token& stop = {});
/// The runs of one such table. Throws FormatError.
[[nodiscard]] std::vector<MeasuredRun> readRunsTable(const QString& path, const Catalogue& catalogue);

} // namespace fivefold
