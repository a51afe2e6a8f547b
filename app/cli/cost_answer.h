// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/budget.h"
#include "core/formats/cost_defaults.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace fivefold::cli {

/// What a budget buys.
struct BudgetTokens {
    std::array<double, kPriceModes> for_dollars{}, for_days{}; ///< tokens by price mode; 0 where not asked or no price is known
};

/// What `cost` answers with.
struct CostAnswer {
    Plan plan;
    std::vector<Phase> phases;
    RunCost cost;
    bool scheduled = false; ///< batch or sequence length change during the run
    std::optional<Dollars> budget_dollars;
    std::optional<Seconds> budget_time;
    BudgetTokens tokens;
    std::optional<DeadlineAnswer> deadline; ///< nodes that train all tokens in `budget_time`; nothing when none do
    int most_nodes = 0;
    double optimal_flops = 0; ///< the budget's, or the run's own
    CostAssumptions assumptions;
    std::vector<CostSource> sources; ///< empty source: the person's own value
};

[[nodiscard]] std::string cost_json(const CostAnswer& answer);
[[nodiscard]] std::string cost_text(const CostAnswer& answer);
/// "quantity,unit,value", one line a figure.
[[nodiscard]] std::string cost_csv(const CostAnswer& answer);

} // namespace fivefold::cli
