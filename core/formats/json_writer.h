// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: JSON text of our own files.
#pragma once

#include <boost/json/value.hpp>

#include <string>

namespace fivefold::json {

/// Two-space indented, members in order, arrays of scalars on one line, a newline at the end. Numbers are the shortest that
/// read back exactly; a number that JSON cannot express (NaN, infinity) becomes null.
[[nodiscard]] std::string write_json(const boost::json::value& value);

/// The same without white space.
[[nodiscard]] std::string write_compact_json(const boost::json::value& value);

} // namespace fivefold::json
