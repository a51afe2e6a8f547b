// SPDX-License-Identifier: Apache-2.0
// Campaigns simulated on grids of measured runs: the table answers in the place of a cluster, in whatever state each run was made.
#include "tests/accuracy/study.h"

#include "core/calibrate/campaign_learning.h"
#include "core/calibrate/design.h"
#include "core/calibrate/slopes.h"
#include "core/measured/band.h"
#include "core/measured/health.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <tuple>

namespace fivefold::accuracy {

Table broken_table(const Study& study) {
    Table table{"broken", "Runs in a broken state recognised by the health check", "", {"state", "runs", "flagged", "share, %", "named, %"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    std::vector<MeasuredRun> rows;
    for (const MeasuredRun& run : study.runs)
        if (run.quality != "C" && run.step_time && run.skip.empty() && run.outcome == Outcome::ran) rows.push_back(run);
    std::vector<Prediction> predictions = validate(rows, profiles).predictions;
    set_bands(rows, predictions, profiles, run_residuals(study.runs, profiles));
    std::map<std::string, std::array<std::size_t, 3>> counts;
    std::vector<HealthCause> cause(rows.size(), HealthCause::unknown);
    std::vector<bool> flagged(rows.size());
    for (const HealthFlag& flag : check_health(rows, predictions, profiles)) { flagged[flag.run] = true; cause[flag.run] = flag.causes.front(); }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto& c = counts[rows[i].framework + " " + rows[i].software_state + (rows[i].plan.layout.pp > 1 ? " PP" : "")];
        ++c[0];
        c[1] += flagged[i];
        c[2] += flagged[i] && cause[i] == HealthCause::pipeline_waits;
        if (rows[i].software_state == "polling" && !flagged[i])
            fprintf(stderr, "%s %s nodes %d tp %ld pp %ld m %ld b %ld meas %.3f pred %.3f [%.3f %.3f] wait/m %.3f\n", rows[i].run_id.c_str(), rows[i].model.c_str(), rows[i].plan.cluster.nodes, rows[i].plan.layout.tp, rows[i].plan.layout.pp, rows[i].plan.layout.accumulation, rows[i].plan.layout.micro_batch,
                rows[i].step_time->value(), predictions[i].step_time.value(), predictions[i].low.value(), predictions[i].high.value(), (rows[i].step_time->value() - predictions[i].step_time.value()) / double(rows[i].plan.layout.accumulation));
        if (rows[i].software_state != "polling" && cause[i] == HealthCause::pipeline_waits && !far_outside(*rows[i].step_time, predictions[i]) && flagged[i])
            fprintf(stderr, "NORMAL %s %s nodes %d tp %ld pp %ld m %ld b %ld meas %.3f pred %.3f [%.3f %.3f] wait/m %.3f %s\n", rows[i].run_id.c_str(), rows[i].model.c_str(), rows[i].plan.cluster.nodes, rows[i].plan.layout.tp, rows[i].plan.layout.pp, rows[i].plan.layout.accumulation, rows[i].plan.layout.micro_batch,
                rows[i].step_time->value(), predictions[i].step_time.value(), predictions[i].low.value(), predictions[i].high.value(), (rows[i].step_time->value() - predictions[i].step_time.value()) / double(rows[i].plan.layout.accumulation), health_cause_name(cause[i]));
    }
    for (const auto& [state, c] : counts)
        table.rows.push_back({state, std::to_string(c[0]), std::to_string(c[1]), percent(100.0 * double(c[1]) / double(c[0])), percent(100.0 * double(c[2]) / double(c[0]))});
    return table;
}

namespace {

constexpr double kForget = 8; // priors so wide that the rows decide, not what the library learned from all rows

struct CellKey {
    std::int64_t layers, hidden;
    int nodes;
    auto operator<=>(const CellKey&) const = default;
};
CellKey key_of(const MeasuredRun& run) { return {run.plan.model.layers, run.plan.model.hidden, run.plan.cluster.nodes}; }
bool from_grid(const MeasuredRun& run) { return run.source == "ultra-scale-playbook" && run.skip.empty(); }

struct Cell {
    CellKey key;
    std::vector<const MeasuredRun*> rows; ///< in the table's order
    [[nodiscard]] double best() const {
        double least = 1e300;
        for (const MeasuredRun* row : rows)
            if (row->outcome == Outcome::ran) least = std::min(least, row->step_time->value());
        return least;
    }
};

/// Nested loops over the degrees, as a person would write them.
bool in_grid_order(const MeasuredRun* a, const MeasuredRun* b) {
    const auto place = [](const Layout& l) { return std::tuple(l.tp, l.pp, l.micro_batch, l.zero, l.dp, l.accumulation); };
    return place(a->plan.layout) < place(b->plan.layout);
}

std::vector<Cell> cells_of(const Study& study, bool crashed) {
    std::map<CellKey, Cell> cells;
    for (const MeasuredRun& run : study.runs) {
        if (!from_grid(run) || (run.outcome == Outcome::ran && !run.step_time) || (run.outcome != Outcome::ran && !crashed)) continue;
        Cell& cell = cells[key_of(run)];
        cell.key = key_of(run);
        cell.rows.push_back(&run);
    }
    std::vector<Cell> all;
    for (auto& [key, cell] : cells) std::stable_sort(cell.rows.begin(), cell.rows.end(), in_grid_order);
    for (auto& [key, cell] : cells)
        if (std::count_if(cell.rows.begin(), cell.rows.end(), [](const MeasuredRun* row) { return row->outcome == Outcome::ran; }) >= 3) all.push_back(std::move(cell));
    return all;
}

/// What the cluster answers: the row without the words about its state.
CampaignResult answer(const Cell& cell, std::size_t candidate) {
    CampaignResult result{candidate, *cell.rows[candidate]};
    result.run.software_state.clear();
    return result;
}

struct Campaign {
    std::size_t found = 0;   ///< runs until a layout within `within` of the best measured was run
    std::size_t stopped = 0; ///< runs at which the loop stopped
    double regret = 0;       ///< best measured by then over the cell's best, minus 1
    std::size_t broken = 0, flagged = 0, false_flags = 0; ///< runs made in a broken state; of them recognised; healthy ones called broken
    std::vector<std::pair<double, bool>> chances; ///< stated chance that something better is left; whether there was
};

Campaign simulate(const Cell& cell, const ProfileLibrary& library, const std::vector<MeasuredRun>& known, const LearningOptions& options, double within) {
    CampaignState state;
    for (const MeasuredRun* row : cell.rows) state.candidates.push_back(row->plan);
    state.known = known;
    const double best = cell.best();
    Campaign campaign;
    double reached = 1e300;
    for (std::size_t runs = 1; runs <= cell.rows.size() + 1; ++runs) {
        const CampaignOutlook outlook = campaign_outlook(state, library, options);
        if (!state.results.empty() && reached < 1e300 && campaign.stopped == 0) {
            bool better = false;
            for (std::size_t i = 0; i < cell.rows.size(); ++i) {
                const bool done = std::any_of(state.results.begin(), state.results.end(), [&](const CampaignResult& result) { return result.candidate == i; });
                better = better || (!done && cell.rows[i]->outcome == Outcome::ran && cell.rows[i]->step_time->value() < reached * (1 - options.worthwhile));
            }
            campaign.chances.emplace_back(outlook.chance_of_better, better);
        }
        std::size_t next = cell.rows.size();
        if (outlook.stop || outlook.next.empty()) {
            if (campaign.stopped == 0) {
                campaign.stopped = state.results.size();
                campaign.regret = reached / best - 1;
                for (const CampaignResult& result : state.results) {
                    const bool sick = !cell.rows[result.candidate]->healthy_software();
                    const bool called = std::any_of(outlook.broken.begin(), outlook.broken.end(), [&](const HealthFlag& flag) { return state.results[flag.run].candidate == result.candidate; });
                    campaign.broken += sick;
                    campaign.flagged += sick && called;
                    campaign.false_flags += !sick && called;
                }
            }
            if (campaign.found > 0) break;
            for (const std::size_t i : outlook.ranking) // stopped too early: go on by rank to see how long it would have taken
                if (next == cell.rows.size() && outlook.candidates[i].state != CandidateState::measured && outlook.candidates[i].state != CandidateState::broken) next = i;
            if (next == cell.rows.size()) break;
        } else {
            next = outlook.next.front();
        }
        state.results.push_back(answer(cell, next));
        const MeasuredRun& run = state.results.back().run;
        if (run.outcome == Outcome::ran) reached = std::min(reached, run.step_time->value());
        if (campaign.found == 0 && reached <= best * (1 + within)) campaign.found = state.results.size();
    }
    return campaign;
}

/// Runs until the first within reach in a given order.
std::size_t found_in(const Cell& cell, const std::vector<std::size_t>& order, double within) {
    const double enough = cell.best() * (1 + within);
    for (std::size_t i = 0; i < order.size(); ++i)
        if (cell.rows[order[i]]->outcome == Outcome::ran && cell.rows[order[i]]->step_time->value() <= enough) return i + 1;
    return order.size();
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

} // namespace

Table campaign_table(const Study& study) {
    Table table{"campaigns", "Simulated campaigns", "", {"cell", "layouts", "runs to within 2 %", "stopped at", "slower than best, %", "random", "grid", "by prediction"}, {}};
    LearningOptions options;
    if (const char* p = getenv("LP")) options.prior = *p == 'r' ? Prior::range : Prior::spread;
    if (const char* p = getenv("LREFIT")) options.refit = *p == '1';
    if (const char* p = getenv("LC")) options.residuals.common = atof(p);
    if (const char* p = getenv("LN")) options.residuals.near = atof(p);
    if (const char* p = getenv("LR")) options.residuals.reach = atof(p);
    if (const char* p = getenv("LE")) options.residuals.noise = atof(p);
    const bool crashed = getenv("LX") != nullptr;
    const bool in_sample = getenv("LIN") != nullptr;
    std::vector<double> found, stopped, regret, random, grid, predicted;
    std::vector<std::pair<double, bool>> chances;
    std::size_t broken = 0, flagged = 0, false_flags = 0;
    for (const Cell& cell : cells_of(study, crashed)) {
        std::vector<MeasuredRun> known;
        for (const MeasuredRun& run : study.runs)
            if (counts(run) && !(from_grid(run) && key_of(run) == cell.key)) known.push_back(run);
        ProfileLibrary library = study.catalogue.profiles;
        if (!in_sample) {
        FitOptions fit;
        fit.prior_scale = kForget;
        fit.hold_back = 0;
        library = fit_profiles(library, known, fit).library;
        }
        if (getenv("LK")) known.clear();
        const Campaign campaign = simulate(cell, library, known, options, 0.02);
        std::mt19937 generator(1);
        std::vector<std::size_t> order(cell.rows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        grid.push_back(double(found_in(cell, order, 0.02)));
        std::vector<double> draws;
        for (int draw = 0; draw < 200; ++draw) {
            std::shuffle(order.begin(), order.end(), generator);
            draws.push_back(double(found_in(cell, order, 0.02)));
        }
        random.push_back(median(draws));
        std::vector<double> times;
        const ProfileSource profiles = study.profiles(library);
        for (const MeasuredRun* row : cell.rows) { const Prediction p = predict(*row, profiles); times.push_back(p.fits ? p.step_time.value() : 1e9 + p.step_time.value()); }
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return times[a] < times[b]; });
        predicted.push_back(double(found_in(cell, order, 0.02)));
        found.push_back(double(campaign.found));
        stopped.push_back(double(campaign.stopped));
        regret.push_back(100 * campaign.regret);
        broken += campaign.broken; flagged += campaign.flagged; false_flags += campaign.false_flags;
        chances.insert(chances.end(), campaign.chances.begin(), campaign.chances.end());
        table.rows.push_back({std::to_string(cell.key.layers) + " x " + std::to_string(cell.key.hidden) + ", " + std::to_string(cell.key.nodes), std::to_string(cell.rows.size()), percent(found.back(), 0), percent(stopped.back(), 0), percent(regret.back()), percent(random.back(), 0), percent(grid.back(), 0), percent(predicted.back(), 0)});
    }
    const auto mean = [](const std::vector<double>& v) { return v.empty() ? 0 : std::accumulate(v.begin(), v.end(), 0.0) / double(v.size()); };
    table.rows.push_back({"median", "", percent(median(found)), percent(median(stopped)), percent(median(regret)), percent(median(random)), percent(median(grid)), percent(median(predicted))});
    table.rows.push_back({"mean", "", percent(mean(found)), percent(mean(stopped)), percent(mean(regret)), percent(mean(random)), percent(mean(grid)), percent(mean(predicted))});
    table.rows.push_back({"broken", std::to_string(broken), std::to_string(flagged), std::to_string(false_flags), "", "", "", ""});
    for (const auto& [low, high] : {std::pair{0.0, 0.05}, {0.05, 0.15}, {0.15, 0.3}, {0.3, 0.5}, {0.5, 0.7}, {0.7, 0.85}, {0.85, 1.01}}) {
        double n = 0, stated = 0, true_share = 0;
        for (const auto& [chance, better] : chances)
            if (chance >= low && chance < high) { ++n; stated += chance; true_share += better; }
        if (n > 0) table.rows.push_back({"chance " + percent(low, 2) + "-" + percent(high, 2), percent(n, 0), percent(stated / n, 2), percent(true_share / n, 2), "", "", "", ""});
    }
    return table;
}

namespace {

/// Chooses `count` of the candidates in rounds, fitting anew after each; what looks broken is not learnt from but counts as a run.
ProfileLibrary designed(const ProfileLibrary& start, const std::vector<const MeasuredRun*>& candidates, std::size_t count, std::size_t round, std::size_t* broken) {
    FitOptions options;
    options.prior = Prior::spread;
    options.hold_back = 0;
    if (const char* p = getenv("LS")) options.prior_scale = atof(p);
    std::vector<MeasuredRun> runs;
    std::vector<const MeasuredRun*> left = candidates;
    ProfileLibrary library = start;
    while (runs.size() < count && !left.empty()) {
        FitResult fit;
        std::vector<MeasuredRun> healthy = runs;
        if (!runs.empty()) {
            for (int pass = 0; pass < 3; ++pass) {
                fit = fit_profiles(start, healthy, options);
                LibraryProfiles cache(fit.library);
                const ProfileSource profiles = [&](const Plan& plan) { return cache.of(plan); };
                const std::vector<Prediction> predictions = validate(runs, profiles).predictions;
                std::vector<MeasuredRun> now;
                std::vector<bool> sick(runs.size());
                for (const HealthFlag& flag : check_health(runs, predictions, profiles))
                    sick[flag.run] = flag.slowdown() > 1 && flag.causes.front() == HealthCause::pipeline_waits;
                for (std::size_t i = 0; i < runs.size(); ++i)
                    if (!sick[i]) now.push_back(runs[i]);
                if (now.size() == healthy.size()) break;
                healthy = std::move(now);
            }
        } else {
            std::vector<MeasuredRun> stand_in(1, *left.front());
            stand_in.front().software_state.clear();
            FitOptions none = options;
            none.iterations = 0;
            // before any run: the priors themselves
            fit = fit_profiles(start, stand_in, none);
            for (std::size_t a = 0; a < fit.covariance.size(); ++a) {
                std::fill(fit.covariance[a].begin(), fit.covariance[a].end(), 0.0);
                fit.covariance[a][a] = fit.parameters[a].prior_sd * fit.parameters[a].prior_sd;
            }
        }
        library = fit.library;
        std::vector<Plan> plans;
        for (const MeasuredRun* run : left) plans.push_back(run->plan);
        std::vector<std::size_t> taken;
        for (const DesignedRun& run : choose_runs(fit, plans, std::min(round, count - runs.size()))) taken.push_back(run.candidate);
        if (taken.empty()) break;
        std::sort(taken.rbegin(), taken.rend());
        for (const std::size_t i : taken) {
            runs.push_back(*left[i]);
            if (broken && !runs.back().healthy_software()) ++*broken;
            runs.back().software_state.clear();
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        }
        std::vector<MeasuredRun> all = runs;
        if (runs.size() >= count) { // the last fit
            for (int pass = 0; pass < 3; ++pass) {
                fit = fit_profiles(start, all, options);
                LibraryProfiles cache(fit.library);
                const ProfileSource profiles = [&](const Plan& plan) { return cache.of(plan); };
                const std::vector<Prediction> predictions = validate(runs, profiles).predictions;
                std::vector<bool> sick(runs.size());
                for (const HealthFlag& flag : check_health(runs, predictions, profiles)) sick[flag.run] = flag.slowdown() > 1 && flag.causes.front() == HealthCause::pipeline_waits;
                std::vector<MeasuredRun> now;
                for (std::size_t i = 0; i < runs.size(); ++i)
                    if (!sick[i]) now.push_back(runs[i]);
                if (now.size() == all.size()) break;
                all = std::move(now);
            }
            library = fit.library;
        }
    }
    return library;
}

} // namespace

Table designed_table(const Study& study) {
    Table table{"designed", "Designed runs", "", {"start", "state", "seed", "before", "16 random", "16 designed", "broken"}, {}};
    std::vector<MeasuredRun> others;
    for (const MeasuredRun& run : study.runs)
        if (counts(run) && run.plan.training.framework != Framework::nanotron) others.push_back(run);
    FitOptions fit;
    fit.prior_scale = kForget;
    fit.hold_back = 0;
    const ProfileLibrary known_gpu = generic_family(fit_profiles(study.catalogue.profiles, others, fit).library, "nanotron");
    ProfileLibrary other_gpu = known_gpu;
    std::size_t a100 = 0;
    while (other_gpu.hardware[a100].gpu != "a100-sxm4-80gb") ++a100;
    for (HardwareProfile& part : other_gpu.hardware)
        if (part.gpu == "h100-sxm5-80gb") { part = other_gpu.hardware[a100]; part.gpu = "h100-sxm5-80gb"; }
    ProfileLibrary mine = study.catalogue.profiles;
    const std::size_t round = getenv("LROUND") ? std::size_t(atoi(getenv("LROUND"))) : 4;
    for (const auto& [name, start] : {std::pair<const char*, const ProfileLibrary&>{"family unknown", known_gpu}, {"family and GPU unknown", other_gpu}})
        for (const bool healthy : {true, false})
            for (std::uint32_t seed = 1; seed <= 5; ++seed) {
                std::vector<const MeasuredRun*> candidates, judged;
                for (const MeasuredRun& run : study.runs) {
                    if (!from_grid(run) || run.outcome != Outcome::ran || !run.step_time) continue;
                    if (is_held_back(run.plan, 0.4, seed)) {
                        if (run.healthy_software()) judged.push_back(&run);
                    } else if (!healthy || run.healthy_software()) {
                        candidates.push_back(&run);
                    }
                }
                const ErrorFigures before = error_figures(errors(study, start, judged));
                std::size_t broken = 0;
                const ErrorFigures after = error_figures(errors(study, designed(start, candidates, 16, round, &broken), judged));
                std::vector<double> random;
                std::mt19937 generator(seed);
                for (int draw = 0; draw < 5; ++draw) {
                    std::shuffle(candidates.begin(), candidates.end(), generator);
                    std::vector<MeasuredRun> given;
                    for (std::size_t i = 0; i < 16; ++i) { given.push_back(*candidates[i]); given.back().software_state.clear(); }
                    FitOptions options;
                    options.prior = Prior::spread;
                    options.hold_back = 0;
                    random.push_back(error_figures(errors(study, fit_profiles(start, given, options).library, judged)).median);
                }
                table.rows.push_back({name, healthy ? "healthy" : "any", std::to_string(seed), three(before), percent(median(random)), three(after), std::to_string(broken)});
            }
    return table;
}

} // namespace fivefold::accuracy
