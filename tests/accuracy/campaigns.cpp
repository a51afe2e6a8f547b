// SPDX-License-Identifier: Apache-2.0
// Campaigns simulated on grids of measured runs, and how well broken runs in them are recognised.
#include "tests/accuracy/grid.h"
#include "tests/accuracy/study.h"

#include "core/measured/band.h"
#include "core/measured/health.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace fivefold::accuracy {
namespace {

constexpr double kForget = 8; // priors so wide that the rows decide, not what the library learned from all rows

std::vector<MeasuredRun> judged_runs(const Study& study, const std::function<bool(const MeasuredRun&)>& test) {
    std::vector<MeasuredRun> chosen;
    for (const MeasuredRun& run : study.runs)
        if (counts(run) && test(run)) chosen.push_back(run);
    return chosen;
}

ProfileLibrary refitted(const Study& study, const std::vector<MeasuredRun>& runs) {
    FitOptions options;
    options.prior_scale = kForget;
    options.hold_back = 0;
    return fit_profiles(study.catalogue.profiles, runs, options).library;
}

/// What is known where a campaign begins.
struct Start {
    ProfileLibrary library;
    std::vector<MeasuredRun> known;
};
using Starts = std::function<Start(const Cell&)>;

struct Scenario {
    const char* name;
    bool crashed;
    Starts start;
};

/// Starts of each cell, made once: all runs but the cell's own.
class Starters {
public:
    explicit Starters(const Study& study) : study_(study) {}
    [[nodiscard]] const Start& without(const Cell& cell) {
        Start& start = starts_[cell.name()];
        if (start.known.empty()) {
            start.known = judged_runs(study_, [&](const MeasuredRun& run) { return !cell.holds(run); });
            start.library = refitted(study_, start.known);
        }
        return start;
    }

private:
    const Study& study_;
    std::map<std::string, Start> starts_;
};

std::vector<Scenario> scenarios(const Study& study, Starters& starters) {
    const auto other_family = [](const MeasuredRun& run) { return run.plan.training.framework != Framework::nanotron; };
    const ProfileLibrary generic = generic_family(refitted(study, judged_runs(study, other_family)), "nanotron");
    const Starts without = [&starters](const Cell& cell) { return starters.without(cell); };
    return {
        {"layouts that ran, cell left out", false, without},
        {"all layouts tried, cell left out", true, without},
        {"all layouts tried, cell left out, no other runs at hand", true, [&starters](const Cell& cell) { return Start{starters.without(cell).library, {}}; }},
        {"all layouts tried, framework never seen", true, [generic](const Cell&) { return Start{generic, {}}; }},
        {"all layouts tried, constants as shipped", true, [&study](const Cell& cell) { return Start{study.catalogue.profiles, judged_runs(study, [&](const MeasuredRun& run) { return !cell.holds(run); })}; }},
    };
}

std::size_t by_prediction(const Study& study, const Cell& cell, const ProfileLibrary& library) {
    std::vector<double> seconds;
    for (const MeasuredRun* row : cell.rows) {
        const Prediction prediction = predict(*row, study.profiles(library));
        seconds.push_back(prediction.step_time.value() + (prediction.fits ? 0 : 1e6)); // those that should not fit come last
    }
    std::vector<std::size_t> order(cell.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return seconds[a] < seconds[b]; });
    return runs_until_found(cell, order);
}

double mean(const std::vector<double>& values) { return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()); }
double worst(const std::vector<double>& values) { return values.empty() ? 0 : *std::max_element(values.begin(), values.end()); }
std::string spread(const std::vector<double>& values, int digits = 0) { return percent(median(values), digits) + " / " + percent(mean(values), 1) + " / " + percent(worst(values), digits); }
std::string share(std::size_t part, std::size_t whole) { return whole == 0 ? "-" : std::to_string(part) + " of " + std::to_string(whole); }

void add_chances(const char* name, const std::vector<std::pair<double, bool>>& chances, Table& table) {
    for (const auto& [low, high] : {std::pair{0.0, 0.05}, {0.05, 0.2}, {0.2, 0.5}, {0.5, 0.8}, {0.8, 1.0}}) {
        double n = 0, stated = 0, better = 0;
        for (const auto& [chance, left] : chances) {
            if (chance < low || (chance >= high && high < 1)) continue;
            ++n;
            stated += chance;
            better += left ? 1 : 0;
        }
        if (n > 0) table.rows.push_back({name, percent(100 * low, 0) + " to " + percent(100 * high, 0) + " %", percent(n, 0), percent(100 * stated / n, 0), percent(100 * better / n, 0)});
    }
}

// Also the table of stated chances, when asked.
Table campaigns(const Study& study, Table* chances) {
    Table table{"campaigns", "Simulated campaigns: runs until a layout within 2 % of the best measured",
                "Cells of the Ultra-Scale Playbook, one model on one number of nodes; its rows answer in the place of the cluster, in the state in which each was made. Median / mean / worst over "
                "the cells. Cell left out: constants refitted without the cell's rows, which are no known runs either. Stopped: runs at which the chance of a layout 2 % "
                "faster fell below 5 %; behind: its best step time over the cell's best, in percent. Polling flagged: of the runs made, those recognised as broken.",
                {"campaigns", "cells", "layouts", "found after", "stopped after", "behind", "random order", "grid order", "order of prediction", "polling flagged", "healthy flagged"}, {}};
    Starters starters(study);
    for (const Scenario& scenario : scenarios(study, starters)) {
        std::vector<double> found, stopped, behind, random, grid, predicted, layouts;
        Campaign all;
        const std::vector<Cell> cells = grid_cells(study.runs, scenario.crashed);
        for (const Cell& cell : cells) {
            const Start start = scenario.start(cell);
            const Campaign campaign = simulate(cell, start.library, start.known, {});
            std::vector<std::size_t> order(cell.rows.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            layouts.push_back(static_cast<double>(cell.rows.size()));
            found.push_back(static_cast<double>(campaign.found));
            stopped.push_back(static_cast<double>(campaign.stopped));
            behind.push_back(100 * campaign.behind);
            random.push_back(runs_until_found_at_random(cell));
            grid.push_back(static_cast<double>(runs_until_found(cell, order)));
            predicted.push_back(static_cast<double>(by_prediction(study, cell, start.library)));
            all.polling += campaign.polling;
            all.polling_flagged += campaign.polling_flagged;
            all.healthy += campaign.healthy;
            all.healthy_flagged += campaign.healthy_flagged;
            all.chances.insert(all.chances.end(), campaign.chances.begin(), campaign.chances.end());
        }
        table.rows.push_back({scenario.name, std::to_string(cells.size()), percent(mean(layouts), 0), spread(found), spread(stopped), spread(behind, 1), spread(random), spread(grid), spread(predicted),
                              share(all.polling_flagged, all.polling), share(all.healthy_flagged, all.healthy)});
        if (chances != nullptr) add_chances(scenario.name, all.chances, *chances);
    }
    return table;
}

} // namespace

Table campaign_table(const Study& study) { return campaigns(study, nullptr); }

Table stop_table(const Study& study) {
    Table table{"stopping", "Is a better layout left? What the loop says, and what was true",
                "The simulated campaigns above, at each step: the chance that some layout not yet run beats the best measured by 2 %, and the share of steps at which one did.",
                {"campaigns", "chance stated", "steps", "mean stated, %", "true, %"}, {}};
    [[maybe_unused]] const Table all = campaigns(study, &table);
    return table;
}

Table broken_table(const Study& study) {
    Table table{"broken", "Runs in a broken state recognised by the health check",
                "Runs of the Ultra-Scale Playbook by the state of the software that the study of them found, and all other runs. Named: the first cause is waiting pipeline stages. Cell left out: "
                "constants refitted and bands made without the runs of the same model on the same nodes.",
                {"state", "runs", "flagged", "%", "named", "cell left out: flagged", "%"}, {}};
    struct Counts {
        std::size_t n = 0, flagged = 0, named = 0, left_out = 0;
    };
    std::map<std::string, Counts> states;
    const auto state_of = [](const MeasuredRun& run) { return run.software_state.empty() ? std::string("other frameworks") : run.software_state; };
    const auto check = [&](const std::vector<MeasuredRun>& rows, const ProfileLibrary& library, const std::vector<MeasuredRun>& judges) {
        const ProfileSource profiles = study.profiles(library);
        std::vector<Prediction> predictions = validate(rows, profiles).predictions;
        set_bands(rows, predictions, profiles, run_residuals(judges, profiles));
        return check_health(rows, predictions, profiles);
    };
    std::vector<MeasuredRun> rows;
    for (const MeasuredRun& run : study.runs)
        if (run.step_time && run.skip.empty() && run.outcome == Outcome::ran && run.quality != "C") rows.push_back(run);
    for (const MeasuredRun& run : rows) ++states[state_of(run)].n;
    for (const HealthFlag& flag : check(rows, study.catalogue.profiles, study.runs)) {
        Counts& counts = states[state_of(rows[flag.run])];
        ++counts.flagged;
        if (flag.causes.front() == HealthCause::pipeline_waits) ++counts.named;
    }
    Starters starters(study);
    for (const Cell& cell : grid_cells(study.runs, false)) {
        std::vector<MeasuredRun> own;
        for (const MeasuredRun* row : cell.rows) own.push_back(*row);
        const Start& start = starters.without(cell);
        for (const HealthFlag& flag : check(own, start.library, start.known)) ++states[state_of(own[flag.run])].left_out;
    }
    for (const auto& [state, counts] : states) {
        const auto part = [&](std::size_t of) { return percent(100 * static_cast<double>(of) / static_cast<double>(counts.n)); };
        const bool grid = state != "other frameworks";
        table.rows.push_back({state, std::to_string(counts.n), std::to_string(counts.flagged), part(counts.flagged), std::to_string(counts.named), grid ? std::to_string(counts.left_out) : "-", grid ? part(counts.left_out) : "-"});
    }
    return table;
}

} // namespace fivefold::accuracy
