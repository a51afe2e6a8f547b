// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"

namespace fivefold::test {

/// The built-in tables, loaded once.
const Catalogue& catalogue();
/// A plan of catalogue parts, completed by the products.
Plan plan_for(const char* model, const char* gpu, int nodes, const Layout& layout, std::int64_t seq_len, std::int64_t global_batch);
Profile profile_of(const Plan& plan);

} // namespace fivefold::test
