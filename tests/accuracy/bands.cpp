// SPDX-License-Identifier: Apache-2.0
#include "tests/accuracy/study.h"

#include "core/measured/band.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fivefold::accuracy {
namespace {

struct Cover {
    std::size_t n = 0, below = 0, above = 0;
    double width = 0, score = 0; // logarithms: high / low, and the interval score of an 80 % band

    void add(double measured, double low, double high) {
        ++n;
        const double down = std::log(low / measured), up = std::log(measured / high);
        width += std::log(high / low);
        score += std::log(high / low) + 10 * (std::max(0.0, down) + std::max(0.0, up));
        if (down > 0) ++below;
        if (up > 0) ++above;
    }
    [[nodiscard]] double covered() const { return 100 * static_cast<double>(n - below - above) / static_cast<double>(n); }
};

// Both bands: the profile's own by family, and the one that also knows near runs.
struct Covers {
    Cover family, near;
};

std::map<std::string, Covers> covers(const Study& study, const ProfileLibrary& library, bool held_back_only) {
    const ProfileSource profiles = study.profiles(library);
    std::vector<MeasuredRun> judges; // those of the fit only, when the others are judged
    for (const MeasuredRun& run : study.runs)
        if (counts(run) && !(held_back_only && study.held_back(run))) judges.push_back(run);
    const std::vector<RunResidual> residuals = run_residuals(judges, profiles);
    std::map<std::string, Covers> groups;
    for (const MeasuredRun& run : study.runs) {
        if (!counts(run) || (held_back_only && !study.held_back(run))) continue;
        const Profile profile = profiles(run.plan);
        const Estimate estimate = fivefold::estimate(run.plan, profile);
        if (estimate.memory.stages.empty() || !(estimate.time.total().value() > 0)) continue;
        const Band band = band_for(run.plan, time_band(estimate.time), profile, residuals, SameConfiguration::excluded);
        for (const std::string& group : groups_of(run)) {
            groups[group].family.add(run.step_time->value(), estimate.time.low.value(), estimate.time.high.value());
            groups[group].near.add(run.step_time->value(), band.low.value(), band.high.value());
        }
        groups["source " + run.source].near.add(run.step_time->value(), band.low.value(), band.high.value());
        groups["source " + run.source].family.add(run.step_time->value(), estimate.time.low.value(), estimate.time.high.value());
    }
    return groups;
}

} // namespace

Table band_table(const Study& study) {
    Table table{"bands", "80 % bands of step time: measured runs inside, in percent",
                "Each run is judged by the errors of runs of other configurations; kept back: only by runs that took part in the fit. Width: half of ln(high / low) in percent.",
                {"runs", "n", "inside", "faster", "slower", "width", "n kept back", "inside", "family band inside"}, {}};
    const auto all = covers(study, study.catalogue.profiles, false), kept = covers(study, study.catalogue.profiles, true);
    const auto row = [&](const std::string& group) {
        const auto found = all.find(group);
        if (found == all.end()) return;
        const Cover& c = found->second.near;
        const auto held = kept.find(group);
        const auto share = [&](std::size_t part) { return percent(100 * static_cast<double>(part) / static_cast<double>(c.n)); };
        table.rows.push_back({group, std::to_string(c.n), percent(c.covered()), share(c.below), share(c.above), percent(50 * c.width / static_cast<double>(c.n)),
                              held == kept.end() ? "0" : std::to_string(held->second.near.n), held == kept.end() ? "-" : percent(held->second.near.covered()),
                              percent(found->second.family.covered())});
    };
    for (const std::string& group : group_order()) row(group);
    for (const auto& [name, cover] : all)
        if (name.starts_with("source ") && cover.near.n >= 20) row(name);
    return table;
}

// A run that states something, judged as if it did not.
void hide(Plan& plan, OpenState state) {
    Training& training = plan.training;
    switch (state) {
    case OpenState::attention: training.attention = AttentionKernel::unknown; break;
    case OpenState::loss: training.loss = LossKind::unknown; break;
    case OpenState::fused_norm: training.fused_norm = Switch::unknown; break;
    case OpenState::torch_compile: training.torch_compile = Switch::unknown; break;
    case OpenState::cuda_graphs: training.cuda_graphs = CudaGraphs::unknown; break;
    case OpenState::dispatcher: training.dispatcher = Dispatcher::unknown; break;
    case OpenState::routing: training.routing = TokenRouting::unknown; break;
    case OpenState::count_: break;
    }
}

Table hidden_table(const Study& study) {
    Table table{"hidden", "80 % bands of runs whose stated state is hidden: measured runs inside, in percent",
                "Runs that state the property, predicted and judged without it. Without widening: the band of a plan that leaves nothing open.",
                {"hidden", "n", "stated", "hidden, not widened", "share 0.25", "share 0.5", "share 0.75", "share 1"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    const std::vector<RunResidual> residuals = run_residuals(study.runs, profiles);
    for (std::size_t i = 0; i < kOpenStates; ++i) {
        const auto state = static_cast<OpenState>(i);
        Cover stated;
        std::vector<Cover> hidden(5);
        for (const MeasuredRun& run : study.runs) {
            if (!counts(run) || stated_choice(run.plan.training, state) == 0) continue;
            Plan plan = run.plan;
            hide(plan, state);
            Profile profile = profiles(plan);
            const Estimate known = estimate(run.plan, profile), blind = estimate(plan, profile);
            if (!(known.time.total().value() > 0) || !(blind.time.total().value() > 0)) continue;
            profile.band.unknown_share.value = 1;
            const Band all = band_for(plan, time_band(blind.time), profile, residuals, SameConfiguration::excluded);
            if (std::none_of(all.open.begin(), all.open.end(), [&](const Band::Open& open) { return open.state == state; })) continue; // makes no difference to it
            const double measured = run.step_time->value();
            profile.band.unknown_share.value = study.catalogue.profiles.band.unknown_share;
            const Band before = band_for(run.plan, time_band(known.time), profile, residuals, SameConfiguration::excluded);
            stated.add(measured, before.low.value(), before.high.value());
            for (std::size_t step = 0; step < hidden.size(); ++step) {
                profile.band.unknown_share.value = 0.25 * static_cast<double>(step);
                const Band band = band_for(plan, time_band(blind.time), profile, residuals, SameConfiguration::excluded);
                hidden[step].add(measured, band.low.value(), band.high.value());
            }
        }
        if (stated.n == 0) continue;
        std::vector<std::string> row = {open_state_name(state), std::to_string(stated.n), percent(stated.covered())};
        for (const Cover& cover : hidden) row.push_back(percent(cover.covered()));
        table.rows.push_back(row);
    }
    return table;
}

Table band_scan_table(const Study& study) {
    Table table{"band-scan", "Band constants tried", "Interval score: lower is better.", {"reach", "prior runs", "width", "inside", "kept back", "score", "groups off"}, {}};
    for (const double reach : {0.5, 1.0, 1.5, 2.0, 3.0})
        for (const double prior : {0.3, 1.0, 3.0, 10.0})
            for (const double width : {1.2, 1.3, 1.4, 1.5, 1.6}) {
                ProfileLibrary library = study.catalogue.profiles;
                library.band.reach.value = reach;
                library.band.prior_runs.value = prior;
                library.band.width.value = width;
                const auto all = covers(study, library, false);
                double off = 0;
                for (const auto& [name, cover] : all)
                    if (cover.near.n >= 20 && name.starts_with("source ") == false) off += std::abs(cover.near.covered() - 80);
                const Cover& c = all.at("all").near;
                table.rows.push_back({percent(reach), percent(prior), percent(width), percent(c.covered()), "", percent(100 * c.score / static_cast<double>(c.n), 2), percent(off)});
            }
    return table;
}

} // namespace fivefold::accuracy
