// SPDX-License-Identifier: Apache-2.0
// What the search would have chosen, against what people chose and measured.
#include "tests/accuracy/study.h"

#include "core/formats/csv.h"
#include "core/formats/export.h"
#include "core/model/parameters.h"
#include "core/search/search.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>

namespace fivefold::accuracy {
namespace {

/// Ranks from 0; equal values share the mean of theirs.
std::vector<double> ranks(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> rank(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t end = i;
        while (end < order.size() && values[order[end]] == values[order[i]]) ++end;
        for (std::size_t j = i; j < end; ++j) rank[order[j]] = (static_cast<double>(i) + static_cast<double>(end) - 1) / 2;
        i = end;
    }
    return rank;
}

double spearman(const std::vector<double>& a, const std::vector<double>& b) {
    const std::vector<double> x = ranks(a), y = ranks(b);
    const double mean = (static_cast<double>(x.size()) - 1) / 2;
    double xy = 0, xx = 0, yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - mean) * (y[i] - mean);
        xx += (x[i] - mean) * (x[i] - mean);
        yy += (y[i] - mean) * (y[i] - mean);
    }
    return xx > 0 && yy > 0 ? xy / std::sqrt(xx * yy) : 0;
}

/// One model on one number of nodes.
struct CellKey {
    std::int64_t layers, hidden;
    int nodes;
    auto operator<=>(const CellKey&) const = default;
};

/// Runs of grids: many layouts of one model, machine and batch, in whatever state the software was.
std::map<CellKey, std::vector<const MeasuredRun*>> grid_cells(const Study& study, bool healthy, int below_nodes, std::size_t least) {
    std::map<CellKey, std::vector<const MeasuredRun*>> cells;
    for (const MeasuredRun& run : study.runs) {
        if (run.software_state.empty() || !run.step_time || !run.skip.empty() || run.outcome != Outcome::ran) continue; // only grids state it
        if ((healthy && !run.healthy_software()) || run.plan.cluster.nodes >= below_nodes) continue;
        cells[{run.plan.model.layers, run.plan.model.hidden, run.plan.cluster.nodes}].push_back(&run);
    }
    std::erase_if(cells, [least](const auto& cell) { return cell.second.size() < least; });
    return cells;
}

std::string layout_words(const Layout& layout) {
    return "DP " + std::to_string(layout.dp) + ", TP " + std::to_string(layout.tp) + ", PP " + std::to_string(layout.pp) + ", " + std::to_string(layout.accumulation) + " x " + std::to_string(layout.micro_batch) +
           ", ZeRO-" + std::to_string(layout.zero);
}

bool same_layout(const Layout& a, const Layout& b) {
    const bool zero = a.zero == b.zero || a.dp == 1;
    return a.tp == b.tp && a.pp == b.pp && a.dp == b.dp && a.micro_batch == b.micro_batch && zero;
}

} // namespace

Table grid_table(const Study& study) {
    Table table{"grids", "Ranking whole grids of layouts",
                "Cells: one model on one number of nodes. Regret: measured step time of the best layout over that of the one predicted fastest. Spearman: rank correlation of "
                "predicted and measured step times.",
                {"runs", "cells", "layouts", "regret: mean", "worst", "Spearman: mean", "worst"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    const auto add = [&](const char* name, bool healthy, int below, std::size_t least) {
        double regret = 0, worst = 1, correlation = 0, lowest = 1;
        std::size_t layouts = 0;
        const auto cells = grid_cells(study, healthy, below, least);
        for (const auto& [key, runs] : cells) {
            std::vector<double> measured, predicted;
            for (const MeasuredRun* run : runs) {
                measured.push_back(run->step_time->value());
                predicted.push_back(predict(*run, profiles).step_time.value());
            }
            const auto chosen = static_cast<std::size_t>(std::min_element(predicted.begin(), predicted.end()) - predicted.begin());
            const double ratio = *std::min_element(measured.begin(), measured.end()) / measured[chosen], rho = spearman(measured, predicted);
            regret += ratio;
            worst = std::min(worst, ratio);
            correlation += rho;
            lowest = std::min(lowest, rho);
            layouts += runs.size();
        }
        const double n = static_cast<double>(cells.size());
        table.rows.push_back({name, std::to_string(cells.size()), std::to_string(layouts), percent(regret / n, 3), percent(worst, 3), percent(correlation / n, 3), percent(lowest, 3)});
    };
    constexpr int any = 1 << 30;
    add("healthy software, at least 3 layouts", true, any, 3);
    add("healthy software, at least 5 layouts", true, any, 5);
    add("any state, at least 3 layouts", false, any, 3);
    add("any state, below 64 nodes", false, 64, 3);
    return table;
}

namespace {

/// Best layout of a cell as its source published it.
struct PublishedCell {
    int nodes = 0;
    double billions = 0, mfu = 0;
    Layout layout;
};

std::vector<PublishedCell> published_cells(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(path + ": cannot be opened");
    CsvTable table(file);
    std::vector<PublishedCell> cells;
    while (table.next()) {
        const auto number = [&](const char* column) { return std::stod(std::string(table[column])); };
        const auto count = [&](const char* column) { return static_cast<std::int64_t>(number(column)); };
        PublishedCell cell{static_cast<int>(count("nodes")), number("model_b"), number("mfu_pct"), {}};
        cell.layout.dp = count("dp");
        cell.layout.tp = count("tp");
        cell.layout.pp = count("pp");
        cell.layout.accumulation = count("gas");
        cell.layout.micro_batch = count("mbs");
        cell.layout.zero = static_cast<int>(count("zero"));
        cells.push_back(cell);
    }
    return cells;
}

/// A run of the cell's model and machine, whatever its layout.
const MeasuredRun* run_of(const Study& study, const PublishedCell& cell) {
    for (const MeasuredRun& run : study.runs)
        if (run.plan.training.framework == Framework::nanotron && run.skip.empty() && run.plan.cluster.nodes == cell.nodes &&
            run.plan.training.global_batch == cell.layout.dp * cell.layout.accumulation * cell.layout.micro_batch &&
            std::abs(static_cast<double>(total_parameters(run.plan.model)) / 1e9 / cell.billions - 1) < 0.02)
            return &run;
    return nullptr;
}

/// The run with a layout, beside another of the same cell.
const MeasuredRun* run_with(const Study& study, const MeasuredRun& beside, const Layout& layout) {
    for (const MeasuredRun& run : study.runs)
        if (run.source == beside.source && run.skip.empty() && run.plan.model == beside.plan.model && run.plan.cluster.nodes == beside.plan.cluster.nodes && same_layout(run.plan.layout, layout)) return &run;
    return nullptr;
}

} // namespace

Table heatmap_table(const Study& study) {
    Table table{"heatmap", "Best layout of each cell: published, and chosen by search",
                "Search: the whole space of the framework within the degrees that were tried, the memory checked. Published over ours: predicted step times. Measured: what the chosen layout's run took "
                "beside the published one's, 1 is equal; crashed: it did not run; -: not among the measured runs at hand.",
                {"model", "nodes", "published", "MFU, %", "chosen by search", "predicted MFU, %", "same", "published over ours", "measured"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    std::size_t same = 0, close = 0;
    for (const PublishedCell& cell : published_cells(study.heatmap)) {
        const MeasuredRun* run = run_of(study, cell);
        if (run == nullptr) continue;
        SearchRequest request;
        request.plan = run->plan;
        std::set<std::int64_t> tp, pp, micro_batch;
        for (const MeasuredRun& tried : study.runs) { // whether or not they ran
            if (tried.source != run->source || !tried.skip.empty()) continue;
            tp.insert(tried.plan.layout.tp);
            pp.insert(tried.plan.layout.pp);
            micro_batch.insert(tried.plan.layout.micro_batch);
        }
        request.space.tp.assign(tp.begin(), tp.end());
        request.space.pp.assign(pp.begin(), pp.end());
        request.space.micro_batch.assign(micro_batch.begin(), micro_batch.end());
        request.space.recompute = {run->plan.layout.recompute};
        request.space.schedule = {run->plan.layout.schedule};
        request.space.sequence_parallel = {run->plan.layout.sequence_parallel};
        request.top = 1;
        const Profile profile = profiles(request.plan);
        const SearchResult result = search(request, profile);
        std::vector<std::string> row = {percent(cell.billions, 2) + " B", std::to_string(cell.nodes), layout_words(cell.layout), percent(cell.mfu)};
        if (result.best.empty()) {
            row.insert(row.end(), {"nothing fits", "-", "no", "-", "-"});
        } else {
            const Candidate& ours = result.best.front();
            Plan published = run->plan; // with the framework's own settings
            Layout& layout = published.layout;
            layout.dp = cell.layout.dp;
            layout.tp = cell.layout.tp;
            layout.pp = cell.layout.pp;
            layout.accumulation = cell.layout.accumulation;
            layout.micro_batch = cell.layout.micro_batch;
            layout.zero = cell.layout.zero;
            const double over = estimate(published, profile).time.total() / ours.step_time;
            const bool agrees = same_layout(ours.layout, layout);
            const MeasuredRun *theirs = run_with(study, *run, layout), *chosen = run_with(study, *run, ours.layout);
            std::string measured = "-";
            if (chosen != nullptr && chosen->outcome == Outcome::crashed) measured = "crashed";
            if (theirs != nullptr && chosen != nullptr && theirs->step_time && chosen->step_time) measured = percent(*theirs->step_time / *chosen->step_time, 3);
            same += agrees ? 1 : 0;
            close += over < 1.05 ? 1 : 0;
            row.insert(row.end(), {layout_words(ours.layout), percent(100 * estimate(plan_of(request.plan, ours), profile).metrics.mfu), agrees ? "yes" : "no", percent(over, 3), measured});
        }
        table.rows.push_back(std::move(row));
    }
    table.note += " The same layout in " + std::to_string(same) + " of " + std::to_string(table.rows.size()) + " cells; the published one is within 5 % of ours by prediction in " + std::to_string(close) + ".";
    return table;
}

Table expert_table(const Study& study) {
    Table table{"experts", "Layouts that experts published, in the search's order",
                "Performance recipes of a vendor's engineers: place of the measured layout among all layouts that obey the rules and fit, by predicted step time, and its predicted time over that of the "
                "best. All with the recipe's ZeRO stage, the framework's rules, a tenth of the memory free.",
                {"recipes", "n", "in the top 5 %", "share, %", "within 10 % of our best", "share, %", "median place, %", "median time over best"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    struct Tally {
        std::vector<double> place, over;
    };
    std::map<std::string, Tally> groups;
    for (const MeasuredRun& run : study.runs) {
        const bool recipe = run.framework.find("Bridge") != std::string::npos || run.framework.find("NeMo") != std::string::npos;
        if (!recipe || !run.timed_and_healthy() || run.quality == "C") continue;
        const Prediction prediction = predict(run, profiles);
        if (!prediction.skipped.empty()) continue;
        SearchRequest request;
        request.plan = run.plan;
        request.space.zero = request.space.zero_with_pipeline = {run.plan.layout.zero}; // ZeRO-2 and 3 are another engine
        const std::vector<Finding> own = check_target(run.plan, ExportTarget::megatron); // what the recipe breaks itself forbids nothing
        request.forbids = [&own](const Plan& plan) {
            for (const Finding& finding : check_target(plan, ExportTarget::megatron))
                if (finding.severity == Severity::error && std::none_of(own.begin(), own.end(), [&](const Finding& f) { return f.id == finding.id; })) return finding.id;
            return std::string();
        };
        request.faster_than = prediction.step_time;
        request.top = 1;
        const SearchResult result = search(request, profiles(run.plan));
        if (result.feasible == 0) continue;
        const double place = static_cast<double>(result.faster) / static_cast<double>(result.feasible), over = prediction.step_time / result.best.front().step_time;
        for (const std::string& group : {std::string("all"), std::string(run.plan.model.moe ? "experts (MoE)" : "dense"), run.gpu}) {
            groups[group].place.push_back(place);
            groups[group].over.push_back(over);
        }
    }
    for (auto& [group, tally] : groups) {
        const auto median = [](std::vector<double>& values) {
            std::sort(values.begin(), values.end());
            return values[values.size() / 2];
        };
        const auto below = [](const std::vector<double>& values, double limit) { return std::count_if(values.begin(), values.end(), [limit](double value) { return value <= limit; }); };
        const auto n = static_cast<double>(tally.place.size());
        const auto top = below(tally.place, 0.05), within = below(tally.over, 1.1);
        table.rows.push_back({group, std::to_string(tally.place.size()), std::to_string(top), percent(100 * static_cast<double>(top) / n), std::to_string(within),
                              percent(100 * static_cast<double>(within) / n), percent(100 * median(tally.place), 2), percent(median(tally.over), 3)});
    }
    return table;
}

} // namespace fivefold::accuracy
