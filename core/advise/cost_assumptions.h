// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

#include <span>

namespace fivefold {

/// What money, energy and reliability depend on besides the plan. Each value is in the unit of its field below; defaults and their sources
/// are data: see core/formats/cost_defaults.h.
struct CostAssumptions {
    // prices, US dollars per GPU-hour
    double on_demand_price = 0;   ///< 0: the plan's, else the catalogue's
    double reserved_price = 0;    ///< 0: on demand less `reserved_discount`
    double spot_price = 0;        ///< 0: on demand less `spot_discount`
    double reserved_discount = 0; ///< share of the on-demand price
    double spot_discount = 0;
    double spare_share = 0;       ///< share of the reserved nodes that waits as spares and is paid for
    double spot_preemptions = 0;  ///< per node and hour
    double spot_restart = 0;      ///< seconds from a preemption until the run goes on: a new node, then as after a failure
    double storage_price = 0;     ///< US dollars per GB and month
    double kept_checkpoints = 0;  ///< that lie in storage during the run
    double egress_price = 0;      ///< US dollars per GB that leaves the cloud
    double egress_checkpoints = 0; ///< that leave it over the run
    // energy
    double gpu_load = 1;          ///< mean power of a GPU over its TDP
    double host_watts = 0;        ///< of CPUs, switches, NICs and fans, per GPU
    double pue = 1;               ///< power of the site over power of the machines
    double grid_carbon = 0;       ///< grams of CO2 per kWh
    // reliability
    double gpu_mtbf = 0;          ///< hours between failures that stop the run, over the GPUs; 0: never
    double restart_time = 0;      ///< seconds to see a failure and to start again
    double storage_rate = 0;      ///< GB/s at which the cluster writes a checkpoint; 0: `storage_rate_per_node` times the nodes
    double storage_rate_per_node = 0; ///< GB/s
    double checkpoint_bytes = 0;  ///< per parameter; 0: 16-bit weights and the optimizer's state
    double checkpoint_interval = 0; ///< seconds; 0: the best one
    bool async_checkpoint = false; ///< training waits for the copy to the host only
    bool operator==(const CostAssumptions&) const = default;
};

/// One number of the assumptions, for readers, writers and options: name, unit and range stand in one place.
struct CostField {
    const char* name; ///< key of the defaults file and of the JSON answer; the option has dashes
    const char* unit;
    double CostAssumptions::*value;
    double low, high;
    const char* help; ///< English
};
[[nodiscard]] std::span<const CostField> cost_fields();

/// US dollars per GPU-hour on demand: the assumption, else the plan's, else the catalogue's; 0 when none is known.
[[nodiscard]] double on_demand_price(const Plan& plan, const CostAssumptions& assumptions);

} // namespace fivefold
