// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/measured/nearest.h"
#include "core/measured/residuals.h"
#include "core/measured/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace fivefold {

/// How far the model was off on one measured run, and where that run stands among plans.
struct RunResidual {
    std::size_t run = 0; ///< place in the runs asked about
    PlanPlace place;
    double log_ratio = 0; ///< ln(measured / predicted)
};
/// Residuals of all runs with a step time and healthy software. Takes one estimate a run: made once per profile, then kept.
[[nodiscard]] std::vector<RunResidual> run_residuals(std::span<const MeasuredRun> runs, const ProfileSource& profiles, const std::stop_token& stop = {});

/// Dimensions in which a plan can lie beyond every measured run of its framework.
enum class PlanAxis { gpus, hidden, layers, seq_len, tp, pp, cp, ep, micro_batch };
[[nodiscard]] const char* plan_axis_name(PlanAxis axis);

/// What the profile and the measured runs can say about a plan.
enum class BandKind {
    interpolating,   ///< between measured runs of this GPU and framework
    extrapolating,   ///< beyond them
    other_gpu,       ///< constants of another GPU
    other_framework, ///< constants of another framework
};
[[nodiscard]] const char* band_kind_name(BandKind kind);

/// A step time and a band around it.
struct TimeBand {
    Seconds time, low, high;
};

/// The 80 % band of a step time, with everything that made it as wide as it is.
struct Band {
    Seconds low, high;
    BandKind kind = BandKind::interpolating;
    std::string donor;      ///< whose constants are borrowed: GPU id or family; empty when none are
    double near_runs = 0;   ///< measured runs near the plan, each weighted by how near
    double near_error = 0;  ///< their mean error, each cut at three times the family's, a fraction; 0 without any
    struct Beyond {
        PlanAxis axis = PlanAxis::gpus;
        double value = 0, seen = 0; ///< of the plan; the nearest that any measured run of the framework has
    };
    std::vector<Beyond> beyond;
    struct Open {
        OpenState state = OpenState::attention;
        double faster = 0, slower = 0; ///< step time with the fastest and the slowest choice over the assumed one, minus 1
    };
    std::vector<Open> open; ///< states left open that matter
};

enum class SameConfiguration { counts, excluded };

/// The band of a plan's step time under `profile`; `estimated` holds the time and the family's own band, as `estimate()` gives them. Made of the errors
/// of near measured runs, the family's band counting as a few more; wider by what the plan leaves open, by extrapolation, and with borrowed constants.
/// Excluding runs of the same configuration judges the band by runs that it has not seen. Takes about 0.1 ms; not for searches.
[[nodiscard]] Band band_for(const Plan& plan, const TimeBand& estimated, const Profile& profile, std::span<const RunResidual> residuals,
                            SameConfiguration same = SameConfiguration::counts);
/// Puts a band in the place of the family's.
void use_band(const Band& band, StepTime& time);
[[nodiscard]] inline TimeBand time_band(const StepTime& time) { return {time.total(), time.low, time.high}; }

/// Gives each prediction its band from `residuals`, runs of its own configuration excluded.
void set_bands(std::span<const MeasuredRun> runs, std::span<Prediction> predictions, const ProfileSource& profiles, std::span<const RunResidual> residuals);

/// The basis of a band, as sentences: what kind of answer it is, near runs, extrapolation, open states. Ids "band-...".
[[nodiscard]] std::vector<Finding> band_basis(const Band& band);

} // namespace fivefold
