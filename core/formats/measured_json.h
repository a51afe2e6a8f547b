// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: measured tables as a member of profile files.
#pragma once

#include "core/formats/json_reader.h"
#include "core/profile/measured_tables.h"

namespace fivefold::json {

[[nodiscard]] boost::json::object measured_object(const MeasuredTables& tables);
[[nodiscard]] MeasuredRef read_measured(const ObjectReader& reader);

} // namespace fivefold::json
