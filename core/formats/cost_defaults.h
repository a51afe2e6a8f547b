// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/cost_assumptions.h"

#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Where one default comes from.
struct CostSource {
    std::string name;   ///< of the CostField
    std::string source; ///< what was read or, without a figure from outside, how the value was chosen
    std::string date;   ///< ISO, of the source; may be empty
};

struct CostDefaults {
    CostAssumptions values;
    std::vector<CostSource> sources; ///< in the order of cost_fields()
};

/// Reads resources/catalogue/costs.json or a file like it: every field once, in range. Throws FormatError with a JSON pointer.
[[nodiscard]] CostDefaults read_cost_defaults(std::string_view json);
/// The defaults that ship inside the program. Throws only if the build is broken.
[[nodiscard]] CostDefaults load_cost_defaults();

} // namespace fivefold
