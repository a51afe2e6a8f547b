// SPDX-License-Identifier: Apache-2.0
// What a few designed runs make of a profile, and the residual model that campaigns learn with.
#include "tests/accuracy/grid.h"
#include "tests/accuracy/study.h"

#include "core/calibrate/fit_healthy.h"
#include "core/measured/band.h"

#include <algorithm>
#include <map>
#include <random>

namespace fivefold::accuracy {
namespace {

constexpr double kForget = 8; // priors so wide that the rows decide, not what the library learned from all rows
constexpr std::size_t kRuns = 16;
constexpr std::uint32_t kSplits = 5;

bool by_median(const ErrorFigures& a, const ErrorFigures& b) { return a.median < b.median; }
ErrorFigures middle(std::vector<ErrorFigures> figures) {
    std::sort(figures.begin(), figures.end(), by_median);
    return figures[figures.size() / 2];
}

} // namespace

Table designed_table(const Study& study) {
    Table table{"designed", "A framework never seen, calibrated by 16 of its runs",
                "Median / mean / 90th percentile of the error of step time in percent on runs with healthy software that are kept back, two fifths of the configurations of the Ultra-Scale Playbook; the middle "
                "of five splits by median error, and the worst median. Start: constants refitted without any run of the framework, and those of the framework itself as in the table above; GPU "
                "unknown: the constants of an A100. Any state: a third of the runs offered ran in a broken state, which is found out only after they have been chosen.",
                {"start", "runs offered", "before", "16 random", "worst", "16 designed, all at once", "worst", "16 designed, four at a time", "worst", "of them broken"}, {}};
    std::vector<MeasuredRun> others;
    for (const MeasuredRun& run : study.runs)
        if (counts(run) && run.plan.training.framework != Framework::nanotron) others.push_back(run);
    FitOptions fit;
    fit.prior_scale = kForget;
    fit.hold_back = 0;
    const ProfileLibrary known_gpu = generic_family(fit_profiles(study.catalogue.profiles, others, fit).library, "nanotron");
    ProfileLibrary other_gpu = known_gpu;
    const auto part = [&](const char* gpu) { return std::find_if(other_gpu.hardware.begin(), other_gpu.hardware.end(), [gpu](const HardwareProfile& entry) { return entry.gpu == gpu; }); };
    *part("h100-sxm5-80gb") = *part("a100-sxm4-80gb");
    part("a100-sxm4-80gb")->gpu = "h100-sxm5-80gb"; // the first of the two, which are equal now

    for (const auto& [name, start] : {std::pair<const char*, const ProfileLibrary&>{"GPU known", known_gpu}, {"GPU unknown", other_gpu}})
        for (const bool healthy : {true, false}) {
            std::vector<ErrorFigures> before, random, at_once, in_rounds;
            std::size_t broken = 0;
            for (std::uint32_t seed = 1; seed <= kSplits; ++seed) {
                std::vector<const MeasuredRun*> offered, judged;
                for (const MeasuredRun& run : study.runs) {
                    if (!from_grid(run) || run.outcome != Outcome::ran || !run.step_time) continue;
                    if (is_held_back(run.plan, 0.4, seed)) {
                        if (run.healthy_software()) judged.push_back(&run);
                    } else if (!healthy || run.healthy_software()) {
                        offered.push_back(&run);
                    }
                }
                std::size_t uncounted = 0;
                before.push_back(error_figures(errors(study, start, judged)));
                at_once.push_back(error_figures(errors(study, designed_library(start, offered, kRuns, kRuns, uncounted), judged)));
                in_rounds.push_back(error_figures(errors(study, designed_library(start, offered, kRuns, 4, broken), judged)));
                std::mt19937 generator(seed);
                std::shuffle(offered.begin(), offered.end(), generator);
                std::vector<MeasuredRun> given;
                for (std::size_t i = 0; i < kRuns; ++i) {
                    given.push_back(*offered[i]);
                    given.back().software_state.clear();
                }
                random.push_back(error_figures(errors(study, fit_healthy(start, given, few_runs_options()).fit.library, judged)));
            }
            std::vector<std::string> row = {name, healthy ? "healthy" : "any state", three(middle(before))};
            for (std::vector<ErrorFigures>* figures : {&random, &at_once, &in_rounds}) {
                row.push_back(three(middle(*figures)));
                row.push_back(percent(std::max_element(figures->begin(), figures->end(), by_median)->median));
            }
            row.push_back(percent(static_cast<double>(broken) / kSplits));
            table.rows.push_back(row);
        }
    return table;
}

Table residual_scan_table(const Study& study) {
    Table table{"residual-scan", "Residual models tried", "Mean log density of a run's residual, over campaigns that are no grid: higher is better.", {"common", "near", "reach", "noise", "density", "nanotron"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    struct Group {
        std::vector<FieldPlace> places;
        std::vector<double> values;
    };
    std::map<std::string, Group> groups, grids; // one cluster and software stack each
    for (const RunResidual& residual : run_residuals(study.runs, profiles)) {
        const MeasuredRun& run = study.runs[residual.run];
        if (!counts(run) || run.plan.model.moe) continue;
        const bool grid = from_grid(run);
        Group& group = (grid ? grids : groups)[run.source + run.gpu + (grid ? std::to_string(run.plan.cluster.nodes) : "")];
        if (group.values.size() >= 250) continue;
        group.places.emplace_back(run.plan);
        group.values.push_back(std::clamp(residual.log_ratio, -0.25, 0.25));
    }
    const auto density = [](const std::map<std::string, Group>& all, const ResidualModel& model) {
        double sum = 0, n = 0;
        for (const auto& [name, group] : all) {
            if (group.values.size() < 8) continue;
            sum += log_likelihood(model, group.places, group.values);
            n += static_cast<double>(group.values.size());
        }
        return sum / n;
    };
    for (const double common : {0.02, 0.05})
        for (const double near : {0.03, 0.05, 0.07, 0.1})
            for (const double reach : {1.0, 2.0, 4.0, 8.0})
                for (const double noise : {0.01, 0.02, 0.03, 0.05}) {
                    const ResidualModel model{common, near, reach, noise};
                    table.rows.push_back({percent(common, 2), percent(near, 2), percent(reach), percent(noise, 2), percent(density(groups, model), 3), percent(density(grids, model), 3)});
                }
    return table;
}

} // namespace fivefold::accuracy
