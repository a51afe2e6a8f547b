// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/health.h"
#include "core/measured/outcome.h"
#include "core/measured/residuals.h"
#include "core/measured/run.h"
#include "core/measured/run_log.h"
#include "core/measured/steady.h"

#include <optional>
#include <string>
#include <vector>

namespace fivefold::cli {

/// What `log` answers with.
struct LogAnswer {
    RunLog log;
    SteadyState steady;
    RunOutcome outcome;
    struct Compared {
        MeasuredRun run;
        Prediction prediction;
        std::vector<HealthFlag> health;
    };
    std::optional<Compared> compared; ///< with a plan
};
[[nodiscard]] std::string log_json(const LogAnswer& answer);
[[nodiscard]] std::string log_text(const LogAnswer& answer);

} // namespace fivefold::cli
