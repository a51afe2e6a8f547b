// SPDX-License-Identifier: Apache-2.0
#include "core/measured/residuals.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

bool usable(double value) { return std::isfinite(value) && value > 0; }

std::size_t stage_of(const StageRead& read, const MemoryEstimate& memory) {
    const std::size_t last = memory.stages.size() - 1;
    switch (read.kind) {
    case StageRead::Kind::first: return 0;
    case StageRead::Kind::last: return last;
    case StageRead::Kind::number: return std::min(read.number, last);
    case StageRead::Kind::first_or_last: return memory.stages[last].total() > memory.stages[0].total() ? last : 0;
    case StageRead::Kind::worst: break;
    }
    return std::min(memory.worst_stage, last);
}

std::string first_error(const Estimate& estimate) {
    for (const Finding& finding : estimate.findings)
        if (finding.severity == Severity::error) return "rule " + finding.id;
    return "no estimate";
}

// Errors of one group while it is being filled.
struct Collector {
    ValidationGroup group;
    std::vector<double> step_time, step_time_normal;
    std::array<std::vector<double>, kMemoryKindCount> memory;

    void add(const MeasuredRun& run, const Prediction& prediction) {
        ++group.rows;
        if (!prediction.skipped.empty()) {
            ++group.skipped[prediction.skipped];
            return;
        }
        ++group.evaluated;
        if (run.step_time) {
            const double error = prediction.step_time / *run.step_time - 1;
            step_time.push_back(error);
            if (run.healthy_software()) step_time_normal.push_back(error);
        }
        for (std::size_t kind = 0; kind < kMemoryKindCount; ++kind)
            if (run.memory[kind]) memory[kind].push_back(prediction.memory[kind] / *run.memory[kind] - 1);
        VerdictCounts& counts = group.verdict;
        switch (run.outcome) {
        case Outcome::ran: ++(prediction.fits ? counts.ran_fits : counts.ran_oom); break;
        case Outcome::out_of_memory: ++(prediction.fits ? counts.oom_fits : counts.oom_oom); break;
        case Outcome::crashed: ++(prediction.fits ? counts.crashed_fits : counts.crashed_oom); break;
        }
    }

    ValidationGroup finish() {
        group.step_time = error_figures(std::move(step_time));
        group.step_time_normal = error_figures(std::move(step_time_normal));
        for (std::size_t kind = 0; kind < kMemoryKindCount; ++kind) group.memory[kind] = error_figures(std::move(memory[kind]));
        return std::move(group);
    }
};

} // namespace

Prediction predict(const MeasuredRun& run, const ProfileSource& profiles) {
    Prediction prediction;
    prediction.skipped = run.skip;
    if (!run.skip.empty()) return prediction;
    if (!run.plan.training.not_modelled.empty()) {
        prediction.skipped = "not modelled: " + run.plan.training.not_modelled.front();
        return prediction;
    }
    const Estimate estimate = fivefold::estimate(run.plan, profiles(run.plan));
    const MemoryEstimate& memory = estimate.memory;
    // A layout that a rule forbids has run all the same; it counts as far as the model has figures for it.
    if (memory.stages.empty() || !usable(estimate.time.total().value())) {
        prediction.skipped = first_error(estimate);
        return prediction;
    }
    prediction.step_time = estimate.time.total();
    prediction.low = estimate.time.low;
    prediction.high = estimate.time.high;
    prediction.stage = stage_of(run.stage, memory);
    const StageMemory& stage = memory.stages[prediction.stage];
    // A host that is held up does not run ahead of its GPU.
    const Bytes ahead = run.healthy_software() ? stage.run_ahead : Bytes(), smi = stage.total() + ahead;
    prediction.memory = {stage.steady(), stage.allocated(), stage.reserved() - stage.run_ahead + ahead, smi, smi};
    for (const Bytes amount : prediction.memory)
        if (!usable(amount.value())) prediction.skipped = first_error(estimate);
    prediction.fit_probability = memory.fit_probability;
    prediction.verdict = memory.verdict;
    prediction.fits = memory.fits();
    return prediction;
}

ErrorFigures error_figures(std::vector<double> errors) {
    ErrorFigures figures;
    figures.n = errors.size();
    if (errors.empty()) return figures;
    const double n = static_cast<double>(errors.size());
    figures.bias = 100 * std::accumulate(errors.begin(), errors.end(), 0.0) / n;
    for (double& error : errors) error = std::abs(error);
    std::sort(errors.begin(), errors.end());
    figures.mape = 100 * std::accumulate(errors.begin(), errors.end(), 0.0) / n;
    const auto quantile = [&](double share) {
        const double rank = share * (n - 1);
        const auto below = static_cast<std::size_t>(rank);
        const std::size_t above = std::min(below + 1, errors.size() - 1);
        return 100 * (errors[below] + (rank - std::floor(rank)) * (errors[above] - errors[below]));
    };
    figures.median = quantile(0.5);
    figures.p90 = quantile(0.9);
    return figures;
}

Validation validate(std::span<const MeasuredRun> runs, const ProfileSource& profiles) {
    Validation validation;
    Collector all;
    all.group.by = all.group.name = "all";
    struct Division {
        const char* by;
        std::string MeasuredRun::*name;
        std::map<std::string, Collector> groups;
    };
    Division divisions[] = {{"source", &MeasuredRun::source, {}}, {"gpu", &MeasuredRun::gpu, {}}, {"framework", &MeasuredRun::framework, {}}};

    validation.predictions.reserve(runs.size());
    for (const MeasuredRun& run : runs) {
        const Prediction& prediction = validation.predictions.emplace_back(predict(run, profiles));
        all.add(run, prediction);
        for (Division& division : divisions) division.groups[run.*division.name].add(run, prediction);
    }
    validation.groups.push_back(all.finish());
    for (Division& division : divisions) {
        for (auto& [name, collector] : division.groups) {
            collector.group.by = division.by;
            collector.group.name = name;
            validation.groups.push_back(collector.finish());
        }
    }
    return validation;
}

} // namespace fivefold
