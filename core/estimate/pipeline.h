// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace fivefold {

/// Closed forms of section 6. `forward` and `backward` are seconds of one micro-batch on each pipeline rank (all its virtual
/// stages together), `m` micro-batches. Results are the makespan in seconds without p2p.
[[nodiscard]] double gpipe_time(std::span<const double> forward, std::span<const double> backward, double m);       // (6.5), (6.9) exact
[[nodiscard]] double one_f_one_b_time(std::span<const double> forward, std::span<const double> backward, double m); // (6.9)
/// The same with the stage k that sets it.
struct OneFOneB {
    double time = 0, before = 0, stage = 0, behind = 0; ///< stage: t_k; before and behind: sums of t of the stages around it
    double forward = 0, backward = 0, stages_behind = 0;
    std::size_t k = 0;
};
[[nodiscard]] OneFOneB one_f_one_b(std::span<const double> forward, std::span<const double> backward, double m);
[[nodiscard]] double interleaved_time(std::span<const double> forward, std::span<const double> backward, double m, double v); // (6.6), (6.9)
/// (6.7) bubble of zero-bubble schedules with equal stages: F, B (input gradient), W (weight gradient) of one micro-batch.
[[nodiscard]] double zb_h1_bubble(double p, double f, double b, double w);
[[nodiscard]] double dual_pipe_bubble(double p, double forward_and_backward, double b_full, double w);

/// (6.8) exposed p2p time with `hop` seconds per message.
[[nodiscard]] double exposed_p2p(Schedule schedule, double p, double m, double v, double hop);

/// (3.12) micro-batches alive on rank r of p, in units of the rank's whole share of layers. Interleaved ranks: see ChunksInFlight.
[[nodiscard]] double micro_batches_in_flight(Schedule schedule, std::int64_t p, std::int64_t r, std::int64_t m);
/// (3.13) the same for the interleaved schedule with group `g`: (2 (p-r-1) + (v-1) g + 1) / v, at most m.
[[nodiscard]] double interleaved_in_flight(std::int64_t p, std::int64_t r, std::int64_t m, std::int64_t v, std::int64_t g);
/// Micro-batches alive of each of the v chunks of rank r, interleaved: q = min(2 (p-r-1) + (v-1) p + 1, m v) warm-up chunks
/// dealt in groups of p; at least 1. `ahead` further chunks start where messages overlap in the warm-up too.
class ChunksInFlight {
public:
    ChunksInFlight(std::int64_t p, std::int64_t r, std::int64_t m, std::int64_t v, std::int64_t ahead = 0);
    [[nodiscard]] std::int64_t operator[](std::int64_t chunk) const { return std::max<std::int64_t>(1, whole_ + std::clamp<std::int64_t>(rest_ - chunk * p_, 0, p_)); }

private:
    std::int64_t p_, whole_, rest_;
};

} // namespace fivefold
