// SPDX-License-Identifier: Apache-2.0
#include "tests/accuracy/study.h"

#include <array>
#include <map>

namespace fivefold::accuracy {
namespace {

using Runs = std::vector<const MeasuredRun*>;

std::map<std::string, Runs> by_group(const Study& study, const std::function<bool(const MeasuredRun&)>& test) {
    std::map<std::string, Runs> groups;
    for (const MeasuredRun& run : study.runs)
        if (counts(run) && test(run))
            for (const std::string& group : groups_of(run)) groups[group].push_back(&run);
    return groups;
}

} // namespace

Table step_time_table(const Study& study) {
    Table table{"step-time", "Step time: predicted over measured, errors in percent",
                "Median / mean / 90th percentile of |predicted / measured - 1|; bias: mean of the signed error. Runs of quality A and B with healthy software; profile chosen by framework and GPU only. "
                "Fitted and kept back: a fifth of the configurations took no part in the fit of the constants.",
                {"runs", "n", "all", "bias", "n fitted", "fitted", "n kept back", "kept back"}, {}};
    const auto all = by_group(study, [](const MeasuredRun&) { return true; });
    const auto kept = by_group(study, [&](const MeasuredRun& run) { return study.held_back(run); });
    const auto fitted = by_group(study, [&](const MeasuredRun& run) { return !study.held_back(run); });
    const auto figures = [&](const std::map<std::string, Runs>& groups, const std::string& group) {
        const auto found = groups.find(group);
        return found == groups.end() ? ErrorFigures{} : error_figures(errors(study, study.catalogue.profiles, found->second));
    };
    for (const std::string& group : group_order()) {
        if (!all.contains(group)) continue;
        const ErrorFigures whole = figures(all, group), part = figures(fitted, group), held = figures(kept, group);
        table.rows.push_back({group, std::to_string(whole.n), three(whole), percent(whole.bias), std::to_string(part.n), three(part), std::to_string(held.n), three(held)});
    }
    return table;
}

Table memory_table(const Study& study) {
    Table table{"memory", "Memory of one GPU: predicted over measured, errors in percent",
                "Median / mean / 90th percentile, by framework and by what was read: live tensors (allocated), the caching allocator (reserved), nvidia-smi, or resident between steps (steady).",
                {"framework", "kind", "n", "errors", "bias"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    std::map<std::pair<std::string, std::size_t>, std::vector<double>> groups;
    for (const MeasuredRun& run : study.runs) {
        const Prediction prediction = predict(run, profiles);
        if (!prediction.skipped.empty()) continue;
        for (std::size_t kind = 0; kind < kMemoryKindCount; ++kind) {
            if (!run.memory[kind]) continue;
            const double error = prediction.memory[kind] / *run.memory[kind] - 1;
            groups[{"all", kind}].push_back(error);
            groups[{profiles(run.plan).software.title + (run.plan.model.moe ? ", MoE" : ""), kind}].push_back(error);
        }
    }
    for (auto& [key, all] : groups) {
        const ErrorFigures figures = error_figures(all);
        if (figures.n >= 5) table.rows.push_back({key.first, memory_kind_name(kMemoryKinds[key.second]), std::to_string(figures.n), three(figures), percent(figures.bias)});
    }
    return table;
}

Table verdict_table(const Study& study) {
    Table table{"verdict", "Does it fit: verdict against what happened",
                "Right: ran and called fits or tight, or out of memory and called at risk or out of memory. Runs that crashed for unknown reasons stand apart.",
                {"framework", "ran", "of them called fits or tight", "out of memory", "of them called at risk or out of memory", "right, %"}, {}};
    const ProfileSource profiles = study.profiles(study.catalogue.profiles);
    std::map<std::string, std::array<std::size_t, 4>> groups; // ran, ran and fits, out of memory, called so
    for (const MeasuredRun& run : study.runs) {
        const Prediction prediction = predict(run, profiles);
        if (!prediction.skipped.empty() || run.outcome == Outcome::crashed) continue;
        for (const std::string& group : {std::string("all"), profiles(run.plan).software.title}) {
            auto& counts = groups[group];
            const bool ran = run.outcome == Outcome::ran;
            ++counts[ran ? 0 : 2];
            if (prediction.fits == ran) ++counts[ran ? 1 : 3];
        }
    }
    for (const auto& [group, n] : groups) {
        if (n[2] == 0) continue; // nothing to tell apart
        table.rows.push_back({group, std::to_string(n[0]), std::to_string(n[1]), std::to_string(n[2]), std::to_string(n[3]),
                              percent(100 * static_cast<double>(n[1] + n[3]) / static_cast<double>(n[0] + n[2]))});
    }
    return table;
}

} // namespace fivefold::accuracy
