// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/json_text.h"
#include "core/advise/decision.h"
#include "core/advise/next_changes.h"
#include "core/calibrate/design.h"
#include "core/calibrate/fit.h"
#include "core/estimate/assumptions.h"
#include "core/estimate/estimate.h"
#include "core/formats/catalogue.h"
#include "core/measured/band.h"
#include "core/measured/health.h"
#include "core/measured/nearest.h"
#include "core/measured/residuals.h"
#include "core/plan/finding.h"
#include "core/plan/plan.h"
#include "core/search/layout_finder.h"
#include "core/search/schedule_choices.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fivefold::cli {

/// Adds "findings": [{"id","severity","text","fix","changes"}].
void add_findings(JsonText& json, const std::vector<Finding>& findings);
/// One line a finding, with its fix; nothing when there are none.
[[nodiscard]] std::string findings_text(const std::vector<Finding>& findings);

/// Measured runs of a CSV file, or of standard input for "-". Throws Failure (bad input).
[[nodiscard]] std::vector<MeasuredRun> read_runs_file(const std::string& path, const Catalogue& catalogue);

/// Measured runs near a plan, and the runs they are places in.
struct NearRuns {
    std::vector<MeasuredRun> runs;
    std::vector<NearRun> nearest;
};

/// What measured runs say about the error of an estimate's step time.
struct TimeError {
    Band band;
    NearRuns near;      ///< of the person's own runs
};

/// The error by one's own runs in a CSV file, by published ones where it has no name. Throws Failure for an unreadable file.
[[nodiscard]] TimeError time_error(const Catalogue& catalogue, const Plan& plan, const Estimate& estimate, const std::string& own_runs = {});

/// The estimate for machines. Terms sum to their totals exactly, in any order: bytes are whole, seconds multiples of a power of two.
[[nodiscard]] std::string estimate_json(const Plan& plan, const Estimate& estimate, const std::vector<Assumption>& assumed, const TimeError& error);
/// The estimate for people.
[[nodiscard]] std::string estimate_text(const Plan& plan, const Estimate& estimate, const std::vector<Assumption>& assumed, const TimeError& error);

/// Name, model, cluster, layout and batch of a plan, a line each.
[[nodiscard]] std::string plan_heading(const Plan& plan);

/// What `advise` answers with.
struct AdviceAnswer {
    std::string heading;
    bool valid = false, now_fits = false;
    Seconds step_time;
    Bytes memory; ///< of the fullest stage
    std::vector<RuleOutcome> framework;
    std::vector<NextChange> changes;
    std::vector<ScheduleChoice> schedules; ///< with a pipeline
    std::optional<StageLayout> layers;
    std::vector<Finding> findings;
    std::size_t top = 0; ///< changes that are shown
};
[[nodiscard]] std::string advice_json(const AdviceAnswer& answer);
[[nodiscard]] std::string advice_text(const AdviceAnswer& answer);

/// What `validate` answers with.
struct ValidationAnswer {
    std::vector<MeasuredRun> runs;
    Validation validation;
    std::vector<HealthFlag> health;
    std::vector<FirstIterationReading> first_iterations;
};
[[nodiscard]] std::string validation_json(const ValidationAnswer& answer);
[[nodiscard]] std::string validation_text(const ValidationAnswer& answer);
/// Adds "far_outside_band": [{"run_id","line","measured_s","predicted_s","causes"}].
void add_health(JsonText& json, std::span<const MeasuredRun> runs, std::span<const HealthFlag> health);
/// One line a run: the predictions beside the run's id.
[[nodiscard]] std::string prediction_rows(std::span<const MeasuredRun> runs, const Validation& validation);

/// What `calibrate` answers with.
struct CalibrationAnswer {
    std::vector<MeasuredRun> runs;
    FitResult fit;
    std::vector<DesignedRun> next;
    std::vector<HealthFlag> health; ///< under the fitted constants
    std::vector<HealthFlag> broken; ///< too slow for a healthy state: left out of the fit
};
[[nodiscard]] std::string calibration_json(const CalibrationAnswer& answer);
[[nodiscard]] std::string calibration_text(const CalibrationAnswer& answer);

} // namespace fivefold::cli
