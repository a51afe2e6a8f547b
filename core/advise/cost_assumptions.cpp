// SPDX-License-Identifier: Apache-2.0
#include "core/advise/cost_assumptions.h"

namespace fivefold {
namespace {

using A = CostAssumptions;
constexpr double kLargest = 1e12; ///< of a number without a natural bound

constexpr CostField kFields[] = {
    {"on_demand_price", "USD/GPU-hour", &A::on_demand_price, 0, 1e6, "On-demand price; 0 for the plan's or the catalogue's"},
    {"reserved_price", "USD/GPU-hour", &A::reserved_price, 0, 1e6, "Reserved price; 0 for the on-demand price less --reserved-discount"},
    {"spot_price", "USD/GPU-hour", &A::spot_price, 0, 1e6, "Spot price; 0 for the on-demand price less --spot-discount"},
    {"reserved_discount", "share", &A::reserved_discount, 0, 1, "Discount of reserved GPUs, 0 to 1"},
    {"spot_discount", "share", &A::spot_discount, 0, 1, "Discount of spot GPUs, 0 to 1"},
    {"spare_share", "share", &A::spare_share, 0, 0.99, "Share of the reserved nodes that waits as spares, 0 to 0.99"},
    {"spot_preemptions", "1/node-hour", &A::spot_preemptions, 0, 1e3, "Preemptions of a spot node per hour"},
    {"spot_restart", "s", &A::spot_restart, 0, kLargest, "Seconds from a preemption until the run goes on"},
    {"storage_price", "USD/GB-month", &A::storage_price, 0, 1e6, "Price of checkpoint storage"},
    {"kept_checkpoints", "", &A::kept_checkpoints, 0, 1e6, "Checkpoints that are kept during the run"},
    {"egress_price", "USD/GB", &A::egress_price, 0, 1e6, "Price of data that leaves the cloud"},
    {"egress_checkpoints", "", &A::egress_checkpoints, 0, 1e6, "Checkpoints that leave the cloud over the run"},
    {"gpu_load", "share of TDP", &A::gpu_load, 0, 2, "Mean power of a GPU over its TDP"},
    {"host_watts", "W/GPU", &A::host_watts, 0, 1e6, "Watts of the host, its switches and fans, per GPU"},
    {"pue", "", &A::pue, 1, 10, "Power of the site over power of the machines"},
    {"grid_carbon", "g/kWh", &A::grid_carbon, 0, 1e4, "Grams of CO2 per kWh"},
    {"gpu_mtbf", "h", &A::gpu_mtbf, 0, kLargest, "Hours of one GPU between failures that stop the run; 0 for never"},
    {"restart_time", "s", &A::restart_time, 0, kLargest, "Seconds to see a failure and to start again"},
    {"storage_rate", "GB/s", &A::storage_rate, 0, kLargest, "Write bandwidth of the storage; 0 for --storage-rate-per-node times the nodes"},
    {"storage_rate_per_node", "GB/s", &A::storage_rate_per_node, 0, kLargest, "Write bandwidth of the storage for each node"},
    {"checkpoint_bytes", "B/parameter", &A::checkpoint_bytes, 0, 1e3, "Bytes of a checkpoint per parameter; 0 for weights and optimizer state"},
    {"checkpoint_interval", "s", &A::checkpoint_interval, 0, kLargest, "Seconds between checkpoints; 0 for the best"},
};

} // namespace

std::span<const CostField> cost_fields() { return kFields; }

double on_demand_price(const Plan& plan, const CostAssumptions& assumptions) {
    if (assumptions.on_demand_price > 0) return assumptions.on_demand_price;
    return plan.training.price_per_gpu_hour > 0 ? plan.training.price_per_gpu_hour : plan.cluster.gpu.price_per_hour.value();
}

} // namespace fivefold
