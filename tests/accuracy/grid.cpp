// SPDX-License-Identifier: Apache-2.0
#include "tests/accuracy/grid.h"

#include "core/calibrate/design.h"
#include "core/calibrate/fit_healthy.h"
#include "core/profile/fields.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <random>
#include <tuple>

namespace fivefold::accuracy {
namespace {

constexpr double kWithin = 0.02;

auto grid_place(const MeasuredRun& run) {
    const Layout& l = run.plan.layout;
    return std::tuple(l.tp, l.pp, l.micro_batch, l.zero, l.dp, l.accumulation);
}

/// What the cluster answers: the row without the words about its state.
CampaignResult answer(const Cell& cell, std::size_t candidate) {
    CampaignResult result{candidate, *cell.rows[candidate]};
    result.run.software_state.clear();
    return result;
}

bool has_run(const CampaignState& state, std::size_t candidate) {
    return std::any_of(state.results.begin(), state.results.end(), [&](const CampaignResult& result) { return result.candidate == candidate; });
}

bool better_left(const Cell& cell, const CampaignState& state, double than) {
    for (std::size_t i = 0; i < cell.rows.size(); ++i)
        if (cell.ran(i) && !has_run(state, i) && cell.rows[i]->step_time->value() < than) return true;
    return false;
}

void note_stop(const Cell& cell, const CampaignState& state, const CampaignOutlook& outlook, double reached, Campaign& campaign) {
    campaign.stopped = state.results.size();
    campaign.behind = reached / cell.best() - 1;
    for (std::size_t i = 0; i < state.results.size(); ++i) {
        const MeasuredRun& row = *cell.rows[state.results[i].candidate];
        if (row.outcome != Outcome::ran) continue;
        const bool flagged = std::any_of(outlook.broken.begin(), outlook.broken.end(), [i](const HealthFlag& flag) { return flag.run == i; });
        if (row.healthy_software()) {
            ++campaign.healthy;
            campaign.healthy_flagged += flagged ? 1 : 0;
        } else if (row.software_state == "polling") {
            ++campaign.polling;
            campaign.polling_flagged += flagged ? 1 : 0;
        }
    }
}

} // namespace

bool from_grid(const MeasuredRun& run) { return run.source == "ultra-scale-playbook" && run.skip.empty(); }

bool Cell::holds(const MeasuredRun& run) const {
    return from_grid(run) && run.plan.model.layers == layers && run.plan.model.hidden == hidden && run.plan.cluster.nodes == nodes;
}

std::string Cell::name() const { return std::to_string(layers) + " x " + std::to_string(hidden) + ", " + std::to_string(nodes) + (nodes == 1 ? " node" : " nodes"); }

double Cell::best() const {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (ran(i)) least = std::min(least, rows[i]->step_time->value());
    return least;
}

std::vector<Cell> grid_cells(std::span<const MeasuredRun> runs, bool crashed) {
    std::map<std::tuple<std::int64_t, std::int64_t, int>, Cell> cells;
    for (const MeasuredRun& run : runs) {
        const bool ran = run.outcome == Outcome::ran;
        if (!from_grid(run) || (ran && !run.step_time) || (!ran && !crashed)) continue;
        const Plan& plan = run.plan;
        Cell& cell = cells[{plan.model.layers, plan.model.hidden, plan.cluster.nodes}];
        cell.layers = plan.model.layers;
        cell.hidden = plan.model.hidden;
        cell.nodes = plan.cluster.nodes;
        cell.rows.push_back(&run);
    }
    std::vector<Cell> all;
    for (auto& [key, cell] : cells) {
        if (std::count_if(cell.rows.begin(), cell.rows.end(), [](const MeasuredRun* row) { return row->outcome == Outcome::ran; }) < 3) continue;
        std::stable_sort(cell.rows.begin(), cell.rows.end(), [](const MeasuredRun* a, const MeasuredRun* b) { return grid_place(*a) < grid_place(*b); });
        all.push_back(std::move(cell));
    }
    return all;
}

Campaign simulate(const Cell& cell, const ProfileLibrary& library, const std::vector<MeasuredRun>& known, const LearningOptions& options) {
    CampaignState state;
    for (const MeasuredRun* row : cell.rows) state.candidates.push_back(row->plan);
    state.known = known;
    Campaign campaign;
    double reached = std::numeric_limits<double>::infinity();
    while (state.results.size() <= cell.rows.size()) {
        const CampaignOutlook outlook = campaign_outlook(state, library, options);
        if (campaign.stopped == 0 && outlook.best) campaign.chances.emplace_back(outlook.chance_of_better, better_left(cell, state, reached * (1 - options.worthwhile)));
        std::size_t next = cell.rows.size();
        if (outlook.next.empty()) {
            if (campaign.stopped == 0) note_stop(cell, state, outlook, reached, campaign);
            if (campaign.found > 0) break;
            for (const std::size_t i : outlook.ranking) // stopped too early: by rank, to see how long it would have taken
                if (next == cell.rows.size() && !has_run(state, i)) next = i;
        } else {
            next = outlook.next.front();
        }
        if (next == cell.rows.size()) break;
        state.results.push_back(answer(cell, next));
        if (cell.ran(next)) reached = std::min(reached, cell.rows[next]->step_time->value());
        if (campaign.found == 0 && reached <= cell.best() * (1 + kWithin)) campaign.found = state.results.size();
    }
    if (campaign.found == 0) campaign.found = cell.rows.size();
    return campaign;
}

std::size_t runs_until_found(const Cell& cell, std::span<const std::size_t> order) {
    const double enough = cell.best() * (1 + kWithin);
    for (std::size_t i = 0; i < order.size(); ++i)
        if (cell.ran(order[i]) && cell.rows[order[i]]->step_time->value() <= enough) return i + 1;
    return order.size();
}

double runs_until_found_at_random(const Cell& cell) {
    std::mt19937 generator(1);
    std::vector<std::size_t> order(cell.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> draws;
    for (int draw = 0; draw < 200; ++draw) {
        std::shuffle(order.begin(), order.end(), generator);
        draws.push_back(static_cast<double>(runs_until_found(cell, order)));
    }
    return median(std::move(draws));
}

ProfileLibrary designed_library(const ProfileLibrary& start, std::vector<const MeasuredRun*> left, std::size_t count, std::size_t round, std::size_t& broken) {
    std::vector<MeasuredRun> runs;
    FitResult fit;
    do {
        std::vector<Plan> plans;
        for (const MeasuredRun* run : left) plans.push_back(run->plan);
        if (runs.empty()) fit = unfitted(start, plans, few_runs_options());
        std::vector<std::size_t> taken;
        for (const DesignedRun& run : choose_runs(fit, plans, std::min(round, count - runs.size()))) taken.push_back(run.candidate);
        if (taken.empty()) break;
        std::sort(taken.rbegin(), taken.rend());
        for (const std::size_t i : taken) {
            runs.push_back(*left[i]);
            if (!runs.back().healthy_software()) ++broken;
            runs.back().software_state.clear();
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        }
        fit = fit_healthy(start, runs, few_runs_options()).fit;
    } while (runs.size() < count);
    return fit.library;
}

ProfileLibrary generic_family(ProfileLibrary library, const std::string& family) {
    const auto own = std::find_if(library.software.begin(), library.software.end(), [&](const SoftwareProfile& part) { return part.family == family; });
    for (const auto& field : kSoftwareFields) {
        Constant& constant = (*own).*field.member;
        if (constant.provenance != Provenance::fitted || !(constant.value > 0)) continue;
        double sum = 0, n = 0;
        for (const SoftwareProfile& part : library.software) {
            if (part.family == family || !((part.*field.member).value > 0)) continue;
            sum += std::log((part.*field.member).value);
            ++n;
        }
        constant.value = n > 0 ? std::exp(sum / n) : 2 * constant.value;
        constant.low = constant.value / 1.5; // as unsure as a guess
        constant.high = constant.value * 1.5;
    }
    return library;
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

} // namespace fivefold::accuracy
