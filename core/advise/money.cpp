// SPDX-License-Identifier: Apache-2.0
#include "core/advise/money.h"

#include "core/real.h"

namespace fivefold {
namespace {

constexpr double kHour = 3600;
constexpr double kHoursPerMonth = 730, kBytesPerGb = 1e9;
constexpr double kWattHoursPerKwh = 1000, kGramsPerKg = 1000;

} // namespace

Seconds training_time(double flops_per_token, double tokens, double gpus, FlopsPerSecond achieved, double goodput) {
    return Flops(flops_per_token * tokens) / (achieved * (gpus * goodput));
}

double gpu_hours(double gpus, Seconds wall) { return gpus * wall.value() / kHour; }

Watts power_per_gpu(Watts tdp, const CostAssumptions& assumptions) { return (tdp * assumptions.gpu_load + Watts(assumptions.host_watts)) * assumptions.pue; }

const char* price_mode_name(PriceMode mode) {
    switch (mode) {
    case PriceMode::on_demand: return "on_demand";
    case PriceMode::reserved: return "reserved";
    case PriceMode::spot: return "spot";
    case PriceMode::count_: break;
    }
    return "";
}

Dollars price_per_gpu_hour(const Plan& plan, const CostAssumptions& assumptions, PriceMode mode) {
    const double list = on_demand_price(plan, assumptions);
    switch (mode) {
    case PriceMode::reserved: {
        const double price = assumptions.reserved_price > 0 ? assumptions.reserved_price : list * (1 - assumptions.reserved_discount);
        return Dollars(price / (1 - assumptions.spare_share));
    }
    case PriceMode::spot: return Dollars(assumptions.spot_price > 0 ? assumptions.spot_price : list * (1 - assumptions.spot_discount));
    default: return Dollars(list);
    }
}

RunCost run_cost(const Plan& plan, const Profile& profile, std::span<const Phase> phases, const CostAssumptions& assumptions) {
    RunCost cost;
    cost.tokens = plan.training.total_tokens;
    cost.flops = total_flops(phases);
    cost.gpus = to_double(gpu_count(plan.cluster));
    cost.training = total_time(phases);
    const double gigabytes = checkpoint_size(plan, assumptions).value() / kBytesPerGb;
    cost.storage_per_hour = Dollars(assumptions.storage_price * assumptions.kept_checkpoints * gigabytes / kHoursPerMonth);
    cost.egress = Dollars(assumptions.egress_price * assumptions.egress_checkpoints * gigabytes);
    cost.goodput_from_plan = plan.training.goodput > 0 && plan.training.goodput < 1;
    for (std::size_t i = 0; i < kPriceModes; ++i) {
        const auto mode = static_cast<PriceMode>(i);
        ModeCost& entry = cost.modes[i];
        entry.per_gpu_hour = price_per_gpu_hour(plan, assumptions, mode);
        entry.reliability = reliability(plan, profile, assumptions, mode == PriceMode::spot);
        entry.goodput = cost.goodput_from_plan ? plan.training.goodput : entry.reliability.goodput;
        entry.wall = cost.training / entry.goodput;
        entry.gpu_hours = gpu_hours(cost.gpus, entry.wall);
        entry.gpus = entry.per_gpu_hour * entry.gpu_hours;
        entry.storage = cost.storage_per_hour * (entry.wall.value() / kHour);
        if (entry.per_gpu_hour > Dollars(0)) entry.total = entry.gpus + entry.storage + cost.egress;
        if (entry.reliability.mtbf > Seconds(0)) entry.interruptions = entry.wall / entry.reliability.mtbf;
    }
    cost.power = power_per_gpu(plan.cluster.gpu.tdp, assumptions) * cost.gpus;
    cost.energy_kwh = cost.power.value() * cost[PriceMode::on_demand].wall.value() / kHour / kWattHoursPerKwh;
    cost.co2_kg = cost.energy_kwh * assumptions.grid_carbon / kGramsPerKg;
    return cost;
}

} // namespace fivefold
