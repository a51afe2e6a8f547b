// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: numbers of a JSON document to the last bit.
#pragma once

#include <boost/json/value.hpp>

#include <string_view>

namespace fivefold::json {

/// Boost.JSON before 1.83 reads fractions up to one unit in the last place wrong, so that a file would not round-trip. Reads
/// each of them again from `text`, the valid JSON that `value` was parsed from.
void correct_numbers(boost::json::value& value, std::string_view text);

} // namespace fivefold::json
