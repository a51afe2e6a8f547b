// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/phases.h"
#include "core/advise/reliability.h"

#include <array>

namespace fivefold {

/// (7.5) time to train `tokens`: FLOP/token * tokens / (GPUs * achieved FLOP/s of one * goodput).
[[nodiscard]] Seconds training_time(double flops_per_token, double tokens, double gpus, FlopsPerSecond achieved, double goodput = 1);
/// (7.5) GPU-hours of `gpus` for a wall-clock time.
[[nodiscard]] double gpu_hours(double gpus, Seconds wall);
/// (7.6) mean power of one GPU with its host and its share of the site: (TDP * load + host watts) * PUE.
[[nodiscard]] Watts power_per_gpu(Watts tdp, const CostAssumptions& assumptions);

enum class PriceMode { on_demand, reserved, spot, count_ };
inline constexpr std::size_t kPriceModes = static_cast<std::size_t>(PriceMode::count_);
[[nodiscard]] const char* price_mode_name(PriceMode mode);
/// US dollars paid for one GPU-hour of the run: reserved nodes pay for the spares too, price / (1 - spare share). 0: unknown.
[[nodiscard]] Dollars price_per_gpu_hour(const Plan& plan, const CostAssumptions& assumptions, PriceMode mode);

/// A run under one way to pay.
struct ModeCost {
    Dollars per_gpu_hour;
    Reliability reliability; ///< spot nodes are preempted; the others only fail
    double goodput = 1;      ///< the share used: a plan's own below 1, else that of `reliability`
    Seconds wall;            ///< training time over goodput
    double gpu_hours = 0;
    Dollars gpus;             ///< GPU-hours at their price
    Dollars storage;          ///< of the kept checkpoints for the wall-clock time
    Dollars total;            ///< both and the egress; 0 when no price of the GPU is known
    double interruptions = 0; ///< expected over the run
};

/// What a run takes.
struct RunCost {
    double tokens = 0;
    double flops = 0;
    double gpus = 0;
    Seconds training; ///< nothing lost
    Dollars storage_per_hour; ///< of the kept checkpoints
    Dollars egress;           ///< of the checkpoints that leave the cloud
    bool goodput_from_plan = false; ///< the plan says what share of the time trains; failures are then shown, but not added
    std::array<ModeCost, kPriceModes> modes;
    Watts power;      ///< of the cluster with its share of the site
    double energy_kwh = 0; ///< over the wall-clock time on demand
    double co2_kg = 0;
    [[nodiscard]] const ModeCost& operator[](PriceMode mode) const { return modes[static_cast<std::size_t>(mode)]; }
};

/// The cost of a run through its phases (`run_phases`) on the machines of `plan`.
[[nodiscard]] RunCost run_cost(const Plan& plan, const Profile& profile, std::span<const Phase> phases, const CostAssumptions& assumptions);

} // namespace fivefold
