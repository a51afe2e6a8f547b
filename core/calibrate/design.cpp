// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/design.h"

#include "core/calibrate/slopes.h"
#include "core/estimate/estimate.h"
#include "core/measured/nearest.h"
#include "core/plan/names.h"
#include "core/plan/rules.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace fivefold {
namespace {

constexpr std::size_t kBases = 4, kCandidates = 600, kTargets = 300;
constexpr double kWorthwhile = 0.01; // of the error: less is not worth a run
constexpr double kAsGood = 0.95;     // of the best gain: the smaller machine is chosen
constexpr double kLesson = 0.03;     // rise of `learned` that is worth a word
constexpr std::size_t kLessons = 4;

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

struct Candidate {
    Plan plan;
    Seconds step_time;
    Vector slopes; // d ln(time) / d ln(constant)
    std::size_t index = 0; // where it came from
};

double dot(const Vector& a, const Vector& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}
Vector times(const Matrix& matrix, const Vector& vector) {
    Vector product;
    product.reserve(matrix.size());
    for (const Vector& row : matrix) product.push_back(dot(row, vector));
    return product;
}

// What is trained on which machine by which software; of the plans that share it, one.
std::vector<Plan> bases_of(std::span<const MeasuredRun> runs) {
    std::vector<std::pair<std::size_t, const Plan*>> bases;
    for (const MeasuredRun& run : runs) {
        if (!run.timed_and_healthy()) continue;
        const auto same = std::find_if(bases.begin(), bases.end(), [&](const auto& base) {
            const Plan& plan = *base.second;
            return plan.model.layers == run.plan.model.layers && plan.model.hidden == run.plan.model.hidden && plan.cluster == run.plan.cluster &&
                   plan.training.framework == run.plan.training.framework && plan.training.precision == run.plan.training.precision;
        });
        if (same == bases.end()) bases.emplace_back(1, &run.plan);
        else ++same->first;
    }
    std::stable_sort(bases.begin(), bases.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Plan> plans;
    for (std::size_t i = 0; i < std::min(bases.size(), kBases); ++i) plans.push_back(*bases[i].second);
    return plans;
}

class Candidates {
public:
    Candidates(const FitResult& fit, std::stop_token stop) : fit_(fit), stop_(std::move(stop)), profiles_(fit.library) {}

    void add_around(const Plan& base) {
        seen_.clear(); // another base differs in more than the key
        std::set<int> nodes = {base.cluster.nodes, std::max(1, base.cluster.nodes / 4), 1};
        for (const int count : nodes) {
            Plan plan = base;
            plan.cluster.nodes = count;
            // As many sequences a GPU as before, so that small machines do not take all day.
            plan.training.global_batch = std::max<std::int64_t>(1, base.training.global_batch * count / base.cluster.nodes);
            if (plan.layout.split == StageSplit::explicit_layers) plan.layout.split = StageSplit::automatic;
            plan.layout.layers_per_stage.clear();
            vary_degrees(plan, base.layout.tp * 2);
        }
    }
    // Spread evenly over what was found, so that no corner is lost.
    [[nodiscard]] std::vector<Candidate> thinned() {
        std::vector<Candidate> kept;
        const std::size_t n = found_.size();
        for (std::size_t i = 0; i < std::min(n, kCandidates); ++i) {
            if (stop_.stop_requested()) break;
            kept.push_back(std::move(found_[i * n / std::min(n, kCandidates)]));
            kept.back().slopes = time_slopes(kept.back().plan, profiles_.of(kept.back().plan), fit_.parameters);
        }
        return kept;
    }

private:
    void vary_degrees(Plan plan, std::int64_t widest_tp) {
        const std::int64_t domain = std::max<std::int64_t>({plan.cluster.gpus_per_node, widest_tp / 2, 1});
        const std::int64_t widest_ep = plan.model.moe ? std::min<std::int64_t>(64, plan.model.moe->experts) : 1;
        const std::int64_t usual_seq = plan.training.seq_len, usual_micro = plan.layout.micro_batch;
        plan.layout.vpp = 1;
        for (std::int64_t tp = 1; tp <= domain; tp *= 2)
            for (std::int64_t pp = 1; pp <= std::min<std::int64_t>(16, plan.model.layers); pp *= 2)
                for (std::int64_t cp = 1; cp <= 4; cp *= 2)
                    for (std::int64_t ep = 1; ep <= widest_ep; ep *= 4) {
                        plan.layout.tp = tp;
                        plan.layout.pp = pp;
                        plan.layout.cp = cp;
                        plan.layout.ep = ep;
                        plan.layout.etp = ep > 1 || !plan.model.moe ? 1 : tp;
                        for (const std::int64_t seq : {usual_seq, usual_seq * 2, usual_seq / 2})
                            for (const std::int64_t micro : {usual_micro, usual_micro * 2, usual_micro * 4, std::int64_t{1}}) vary_batch(plan, seq, micro);
                    }
    }
    void vary_batch(Plan& plan, std::int64_t seq_len, std::int64_t micro_batch) {
        if (stop_.stop_requested() || seq_len < 128) return;
        plan.training.seq_len = seq_len;
        plan.layout.micro_batch = micro_batch;
        const std::int64_t model_parallel = plan.layout.tp * plan.layout.pp * plan.layout.cp, gpus = gpu_count(plan.cluster);
        if (gpus % model_parallel != 0 || plan.training.global_batch % (gpus / model_parallel * micro_batch) != 0) return;
        complete(plan);
        for (const RecomputeKind recompute : {RecomputeKind::none, RecomputeKind::full}) {
            plan.layout.recompute.kind = recompute;
            if (!is_valid(plan) || !seen_.insert(configuration_key(plan)).second) continue;
            const Estimate answer = estimate(plan, profiles_.of(plan));
            if (answer.valid && answer.memory.fits()) found_.push_back({plan, answer.time.total(), {}, found_.size()});
        }
    }

    const FitResult& fit_;
    std::stop_token stop_;
    LibraryProfiles profiles_;
    std::set<std::size_t> seen_;
    std::vector<Candidate> found_;
};

double prediction_error(const Matrix& covariance, const std::vector<Candidate>& candidates, std::size_t stride) {
    double sum = 0, n = 0;
    for (std::size_t i = 0; i < candidates.size(); i += stride) {
        sum += std::max(0.0, dot(candidates[i].slopes, times(covariance, candidates[i].slopes)));
        ++n;
    }
    return std::sqrt(sum / std::max(1.0, n));
}

std::vector<DesignedRun::Lesson> lessons(const FitResult& fit, const Matrix& before, const Matrix& after) {
    std::vector<DesignedRun::Lesson> all;
    for (std::size_t a = 0; a < fit.parameters.size(); ++a) {
        const double prior = fit.parameters[a].prior_sd * fit.parameters[a].prior_sd;
        const DesignedRun::Lesson lesson = {a, std::clamp(1 - before[a][a] / prior, 0.0, 1.0), std::clamp(1 - after[a][a] / prior, 0.0, 1.0)};
        if (lesson.learned_after - lesson.learned_before >= kLesson) all.push_back(lesson);
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.learned_after - a.learned_before > b.learned_after - b.learned_before; });
    if (all.size() > kLessons) all.resize(kLessons);
    return all;
}

std::vector<DesignedRun> design(const FitResult& fit, const std::vector<Candidate>& candidates, bool once, std::size_t count, const std::stop_token& stop) {
    std::vector<DesignedRun> design;
    if (candidates.empty() || fit.parameters.empty()) return design;

    const std::size_t stride = std::max<std::size_t>(1, candidates.size() / kTargets);
    const double noise = fit.noise * fit.noise;
    std::vector<bool> taken(candidates.size());
    Matrix covariance = fit.covariance;
    double error = prediction_error(covariance, candidates, stride);
    while (design.size() < count && !stop.stop_requested()) {
        Vector gains;
        gains.reserve(candidates.size());
        for (const Candidate& candidate : candidates) { // sum over targets of the variance that this run takes away
            const Vector moved = times(covariance, candidate.slopes);
            double gain = 0;
            for (std::size_t i = 0; i < candidates.size(); i += stride) {
                const double shared = dot(candidates[i].slopes, moved);
                gain += shared * shared;
            }
            gains.push_back(taken[gains.size()] ? 0 : gain / (noise + dot(candidate.slopes, moved)));
        }
        const double best_gain = *std::max_element(gains.begin(), gains.end());
        if (!(best_gain > 0)) break;
        std::size_t best = candidates.size();
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (gains[i] < kAsGood * best_gain) continue;
            if (best == candidates.size() || gpu_count(candidates[i].plan.cluster) < gpu_count(candidates[best].plan.cluster)) best = i;
        }
        const Candidate& chosen = candidates[best];
        const Vector moved = times(covariance, chosen.slopes);
        const double scale = noise + dot(chosen.slopes, moved);
        Matrix after = covariance;
        for (std::size_t a = 0; a < after.size(); ++a)
            for (std::size_t b = 0; b < after.size(); ++b) after[a][b] -= moved[a] * moved[b] / scale;
        const double error_after = prediction_error(after, candidates, stride);
        if (error - error_after < kWorthwhile * error) break;
        design.push_back({chosen.plan, chosen.step_time, lessons(fit, covariance, after), error, error_after, chosen.index});
        taken[best] = once;
        covariance = std::move(after);
        error = error_after;
    }
    return design;
}

} // namespace

std::vector<DesignedRun> design_runs(const FitResult& fit, std::span<const MeasuredRun> runs, std::size_t count, std::stop_token stop) {
    Candidates space(fit, stop);
    for (const Plan& base : bases_of(runs)) space.add_around(base);
    return design(fit, space.thinned(), false, count, stop);
}

std::vector<DesignedRun> choose_runs(const FitResult& fit, std::span<const Plan> plans, std::size_t count, std::stop_token stop) {
    LibraryProfiles profiles(fit.library);
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < plans.size() && !stop.stop_requested(); ++i) {
        const Profile& profile = profiles.of(plans[i]);
        const Estimate answer = estimate(plans[i], profile);
        if (answer.valid) candidates.push_back({plans[i], answer.time.total(), time_slopes(plans[i], profile, fit.parameters), i});
    }
    return design(fit, candidates, true, count, stop);
}

} // namespace fivefold
