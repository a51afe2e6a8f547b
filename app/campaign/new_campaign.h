// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/formats/catalogue.h"
#include "core/measured/band.h"

#include <memory>
#include <string>
#include <vector>

namespace fivefold::campaign {

/// A name that jobs, pods and files can have, made of any text.
[[nodiscard]] std::string plain_name(const std::string& text);

/// Up to `count` runs that teach most about this model on this cluster: `base` stands for the machine that is asked about. `known`: runs that need
/// no repetition.
[[nodiscard]] std::vector<TaskChoice> designed_choices(const Catalogue& catalogue, const Plan& base, std::vector<MeasuredRun> known, std::size_t count, std::stop_token stop = {});

/// Estimates with the bands that near measured runs give. Keeps its arguments.
[[nodiscard]] TaskEstimate banded_estimate(ProfileSource profiles, std::shared_ptr<const std::vector<RunResidual>> residuals);

} // namespace fivefold::campaign
