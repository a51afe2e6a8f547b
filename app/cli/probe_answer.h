// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/tables.h"
#include "core/profile/catalogue_shares.h"
#include "probes/protocol/record.h"

#include <string>
#include <vector>

namespace fivefold::cli {

/// The measured values that are far below those of the catalogue's GPU; none where the catalogue does not know the GPU.
[[nodiscard]] std::vector<CatalogueShare> low_values(const ProbeRecord& record, const Catalogue& catalogue);

/// What was measured, for people: libraries, GPUs, bandwidths, matrix products, pairs, collectives, overlap, then what went wrong and
/// what to do about it.
[[nodiscard]] std::string probe_record_text(const ProbeRecord& record, const std::vector<CatalogueShare>& low);

/// The warnings and errors of all stages, each said once with the GPUs it concerns, and the low values; nothing when there are none.
[[nodiscard]] std::string probe_incidents_text(const ProbeRecord& record, const std::vector<CatalogueShare>& low);

/// All measured numbers, one a row: stage, id, what it was measured on, name, value.
[[nodiscard]] DataTable probe_figures(const ProbeRecord& record);

} // namespace fivefold::cli
