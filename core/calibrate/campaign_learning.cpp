// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/campaign_learning.h"

#include "core/calibrate/campaign_failures.h"
#include "core/calibrate/campaign_lookahead.h"
#include "core/calibrate/fit_healthy.h"
#include "core/calibrate/slopes.h"
#include "core/calibrate/step_cost.h"
#include "core/estimate/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace fivefold {
namespace {

constexpr double kBandSd = 1.2816;     // standard deviations to either end of an 80 % band
constexpr double kOutlier = 2.5;       // standard deviations: a reading further off than this counts as one this far off
constexpr double kCut = 0.25;          // known residuals beyond this logarithm are cut to it
constexpr std::size_t kKnown = 300;    // known runs at most, the nearest
constexpr double kKnownReach = 2;      // times the model's reach: runs further off say nothing
constexpr double kNoChance = 1e-3;     // of beating the best measured: dominated
constexpr int kPasses = 3;             // of telling broken runs from healthy ones and fitting anew
// Usual shares of runs that fail for other reasons than memory, and of runs in a broken state; the runs that they count as.
constexpr double kOtherFailures = 0.03, kBroken = 0.1, kUsualRuns = 2, kUsualStates = 1, kFailureReach = 1, kBrokenReach = 3;

double square(double x) { return x * x; }

/// A candidate under some library.
struct Point {
    bool valid = false;
    double log_time = 0;
    double fits = 0; // chance by memory alone
    double steepness = 0;
    std::vector<double> slopes;
};

std::vector<Point> points_of(const std::vector<Plan>& candidates, const ProfileLibrary& library, const std::vector<FitParameter>& parameters) {
    LibraryProfiles profiles(library);
    std::vector<Point> points(candidates.size());
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Profile& profile = profiles.of(candidates[i]);
        const Estimate answer = estimate(candidates[i], profile);
        const double seconds = answer.time.total().value();
        Point& point = points[i];
        point.valid = !answer.memory.stages.empty() && std::isfinite(seconds) && seconds > 0;
        point.slopes.assign(parameters.size(), 0.0);
        if (!point.valid) continue;
        point.log_time = std::log(seconds);
        point.fits = answer.memory.fit_probability;
        point.steepness = profile.verdict.steepness;
        if (!parameters.empty()) point.slopes = time_slopes(candidates[i], profile, parameters);
    }
    return points;
}

class Learner {
public:
    Learner(const CampaignState& state, const ProfileLibrary& library, const LearningOptions& options, std::stop_token stop)
        : state_(state), start_(library), options_(options), stop_(std::move(stop)) {
        for (const Plan& plan : state.candidates) {
            places_.emplace_back(plan);
            log_costs_.push_back(std::log(step_cost(plan, Seconds(1))));
        }
        if (options.refit && !state.candidates.empty()) {
            FitResult free = unfitted(library, state.candidates, fit_options());
            parameters_ = std::move(free.parameters);
            adopted_ = std::move(free.library);
        } else {
            adopted_ = library;
        }
        for (std::size_t i = 0; i < state.results.size(); ++i) {
            const CampaignResult& result = state.results[i];
            if (result.candidate >= state.candidates.size() || !result.run.skip.empty()) continue;
            const bool ran = result.run.outcome == Outcome::ran && result.run.step_time && result.run.step_time->value() > 0;
            (ran ? timed_ : failed_).push_back(i);
        }
        learn_known();
    }

    [[nodiscard]] CampaignOutlook outlook() {
        CampaignOutlook out;
        out.library = start_;
        out.candidates.resize(state_.candidates.size());
        if (state_.candidates.empty()) {
            out.stop = true;
            out.chance_of_better = 0;
            return out;
        }
        learn_times(out);
        learn_failures(out);
        describe(out);
        look_ahead(out);
        return out;
    }

private:
    [[nodiscard]] const MeasuredRun& run(std::size_t result) const { return state_.results[result].run; }
    [[nodiscard]] std::size_t candidate(std::size_t result) const { return state_.results[result].candidate; }
    [[nodiscard]] double log_time(std::size_t result) const { return std::log(run(result).step_time->value()); }
    [[nodiscard]] double log_cost(std::size_t result) const { return log_time(result) + log_costs_[candidate(result)]; }

    [[nodiscard]] FitOptions fit_options() const {
        FitOptions options = few_runs_options();
        options.prior = options_.prior;
        return options;
    }

    /// Residuals of runs elsewhere, the nearest to any candidate.
    void learn_known() {
        LibraryProfiles profiles(start_);
        const ProfileSource source = [&](const Plan& plan) { return profiles.of(plan); };
        std::vector<std::pair<double, std::size_t>> order;
        const double reach = kKnownReach * options_.residuals.reach;
        for (std::size_t i = 0; i < state_.known.size(); ++i) {
            const MeasuredRun& known = state_.known[i];
            if (!known.timed_and_healthy()) continue;
            const FieldPlace place(known.plan);
            double nearest = reach;
            for (const FieldPlace& own : places_)
                if (own.place.framework == place.place.framework) nearest = std::min(nearest, field_distance(own, place));
            if (nearest < reach) order.emplace_back(nearest, i);
        }
        std::sort(order.begin(), order.end());
        for (const auto& [distance, i] : order) {
            if (known_values_.size() >= kKnown || stop_.stop_requested()) break;
            const Prediction prediction = predict(state_.known[i], source);
            const double residual = prediction.skipped.empty() ? std::log(*state_.known[i].step_time / prediction.step_time) : 0;
            if (!prediction.skipped.empty() || !std::isfinite(residual)) continue;
            known_places_.emplace_back(state_.known[i].plan);
            known_values_.push_back(std::clamp(residual, -kCut, kCut));
        }
    }

    /// Joint beliefs on logarithms of the candidates' step times before any result, linear in the constants around `points`.
    [[nodiscard]] Beliefs prior_beliefs(const std::vector<Point>& points, const std::vector<double>& moved) const {
        Beliefs beliefs = residual_beliefs(options_.residuals, places_, known_places_, known_values_);
        std::vector<double> variances;
        for (const FitParameter& parameter : parameters_) variances.push_back(square(parameter.prior_sd));
        for (std::size_t i = 0; i < points.size(); ++i) {
            beliefs.mean[i] += points[i].log_time - std::inner_product(moved.begin(), moved.end(), points[i].slopes.begin(), 0.0);
            std::vector<double> spread(variances.size());
            for (std::size_t k = 0; k < spread.size(); ++k) spread[k] = variances[k] * points[i].slopes[k];
            for (std::size_t j = 0; j <= i; ++j) {
                const double shared = std::inner_product(spread.begin(), spread.end(), points[j].slopes.begin(), 0.0);
                beliefs.covariance[i][j] += shared;
                if (j < i) beliefs.covariance[j][i] += shared;
            }
        }
        return beliefs;
    }

    [[nodiscard]] std::vector<Reading> readings(const std::vector<std::size_t>& results) const {
        std::vector<Reading> all;
        for (const std::size_t result : results) all.push_back({candidate(result), log_time(result)});
        return all;
    }
    [[nodiscard]] static Prediction band_of(const LeftOut& belief) {
        Prediction prediction;
        const double half = kBandSd * std::sqrt(belief.variance);
        prediction.step_time = Seconds(std::exp(belief.mean));
        prediction.low = Seconds(std::exp(belief.mean - half));
        prediction.high = Seconds(std::exp(belief.mean + half));
        return prediction;
    }

    /// Results in the order of how well those before explain them; what is out of health by then is broken. Broken runs that resemble one another
    /// so have nothing to stand on, unless the first of them is as expected.
    [[nodiscard]] std::vector<std::size_t> healthy_results(const Beliefs& prior, std::vector<std::pair<std::size_t, Prediction>>& broken) const {
        broken.clear();
        const double noise = square(options_.residuals.noise);
        Beliefs beliefs; // on the timed results only
        for (const std::size_t a : timed_) {
            beliefs.mean.push_back(prior.mean[candidate(a)]);
            std::vector<double>& row = beliefs.covariance.emplace_back();
            for (const std::size_t b : timed_) row.push_back(prior.covariance[candidate(a)][candidate(b)]);
        }
        const auto belief = [&](std::size_t i) { return LeftOut{beliefs.mean[i], beliefs.covariance[i][i] + noise}; };
        std::vector<std::size_t> healthy, left(timed_.size());
        std::iota(left.begin(), left.end(), std::size_t{0});
        while (!left.empty() && !stop_.stop_requested()) {
            std::optional<std::size_t> best;
            double least = std::numeric_limits<double>::infinity();
            for (const std::size_t i : left) {
                const MeasuredRun& one = run(timed_[i]);
                const LeftOut expected = belief(i);
                const double surprise = log_time(timed_[i]) - expected.mean, off = std::abs(surprise) / std::sqrt(expected.variance);
                const bool slow = surprise > 0 && out_of_health(state_.candidates[candidate(timed_[i])], *one.step_time, band_of(expected));
                if (off >= least || slow || !one.healthy_software()) continue;
                least = off;
                best = i;
            }
            if (!best) break;
            beliefs.observe(*best, log_time(timed_[*best]), noise);
            healthy.push_back(timed_[*best]);
            std::erase(left, *best);
        }
        for (const std::size_t i : left) broken.emplace_back(timed_[i], band_of(belief(i)));
        std::sort(healthy.begin(), healthy.end());
        return healthy;
    }

    void learn_times(CampaignOutlook& out) {
        std::vector<double> moved(parameters_.size(), 0.0);
        std::vector<std::pair<std::size_t, Prediction>> broken;
        std::vector<std::size_t> healthy;
        for (int pass = 0; pass < kPasses; ++pass) {
            points_ = points_of(state_.candidates, pass == 0 ? adopted_ : out.library, parameters_);
            prior_ = prior_beliefs(points_, moved);
            std::vector<std::size_t> now = healthy_results(prior_, broken);
            if (stop_.stop_requested() || parameters_.empty() || now.empty() || (pass > 0 && now == healthy) || pass + 1 == kPasses) {
                healthy = std::move(now);
                break;
            }
            healthy = std::move(now);
            std::vector<MeasuredRun> runs;
            for (const std::size_t result : healthy) {
                runs.push_back(run(result));
                runs.back().plan = state_.candidates[candidate(result)];
            }
            FitResult fitted = fit_profiles(start_, runs, fit_options(), stop_);
            for (std::size_t k = 0; k < parameters_.size(); ++k)
                for (const FitParameter& parameter : fitted.parameters)
                    if (parameter.part == parameters_[k].part && parameter.key == parameters_[k].key) moved[k] = std::log(parameter.fitted / parameter.start);
            out.library = std::move(fitted.library);
        }
        beliefs_ = prior_;
        const std::vector<Reading> all = readings(healthy);
        const std::vector<LeftOut> others = left_out(prior_, all, options_.residuals.noise);
        double slowdown = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double surprise = square((all[i].value - others[i].mean) / kOutlier);
            beliefs_.observe(all[i].point, all[i].value, square(options_.residuals.noise) + std::max(0.0, surprise - others[i].variance));
            slowdown += (all[i].value - prior_.mean[all[i].point]) / static_cast<double>(all.size());
        }
        out.slowdown = std::exp(slowdown);
        for (const std::size_t result : healthy) out.candidates[candidate(result)].state = CandidateState::measured;
        report_broken(out, broken);
    }

    void report_broken(CampaignOutlook& out, std::vector<std::pair<std::size_t, Prediction>>& broken) {
        LibraryProfiles profiles(out.library);
        const ProfileSource source = [&](const Plan& plan) { return profiles.of(plan); };
        std::sort(broken.begin(), broken.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [result, prediction] : broken) {
            MeasuredRun sick = run(result);
            sick.plan = state_.candidates[candidate(result)];
            std::vector<HealthFlag> flags = check_health(std::span(&sick, 1), std::span(&prediction, 1), source);
            if (flags.empty()) flags.push_back({0, *sick.step_time, prediction.step_time, {HealthCause::unknown}}); // stated to be broken
            flags.front().run = result;
            out.broken.push_back(flags.front());
            if (out.candidates[candidate(result)].state == CandidateState::open) out.candidates[candidate(result)].state = CandidateState::broken;
        }
    }

    void learn_failures(CampaignOutlook& out) {
        LibraryProfiles profiles(out.library);
        const ProfileSource source = [&](const Plan& plan) { return profiles.of(plan); };
        MemoryFactor memory;
        LocalShare failures(kOtherFailures, kUsualRuns, kFailureReach);
        for (const std::size_t result : timed_) {
            const Point& point = points_[candidate(result)];
            if (!point.valid) continue;
            memory.fitted(point.fits, point.steepness);
            failures.add(places_[candidate(result)], 0);
            MeasuredRun read = run(result);
            read.plan = state_.candidates[candidate(result)];
            const Prediction prediction = predict(read, source);
            for (const MemoryKind kind : {MemoryKind::smi, MemoryKind::reserved, MemoryKind::allocated}) { // one of them: they err together
                const auto& reading = read.reading(kind);
                if (!reading || !prediction.skipped.empty()) continue;
                memory.read(*reading / prediction.memory[static_cast<std::size_t>(kind)]);
                break;
            }
        }
        for (const std::size_t result : failed_) {
            const Point& point = points_[candidate(result)];
            if (point.valid) memory.failed(point.fits, point.steepness, run(result).outcome == Outcome::out_of_memory ? 0 : kOtherFailures);
            if (out.candidates[candidate(result)].state == CandidateState::open) out.candidates[candidate(result)].state = CandidateState::failed;
        }
        for (const std::size_t result : failed_) { // what memory does not explain
            const Point& point = points_[candidate(result)];
            if (!point.valid || run(result).outcome == Outcome::out_of_memory) continue;
            const double fits = memory.chance_to_fit(point.fits, point.steepness);
            failures.add(places_[candidate(result)], fits * kOtherFailures / (1 - fits + fits * kOtherFailures));
        }
        state_runs_.assign(out.candidates.size(), kUsualStates);
        LocalShare broken(kBroken, kUsualStates, kBrokenReach), broken_pipeline(kBroken, kUsualStates, kBrokenReach);
        for (const std::size_t result : timed_) {
            const bool is_broken = std::any_of(out.broken.begin(), out.broken.end(), [&](const HealthFlag& flag) { return flag.run == result; });
            (state_.candidates[candidate(result)].layout.pp > 1 ? broken_pipeline : broken).add(places_[candidate(result)], is_broken ? 1 : 0);
        }
        for (std::size_t i = 0; i < out.candidates.size(); ++i) {
            if (!points_[i].valid) continue;
            out.candidates[i].runs = memory.chance_to_fit(points_[i].fits, points_[i].steepness) * (1 - failures.at(places_[i]));
            const LocalShare& share = state_.candidates[i].layout.pp > 1 ? broken_pipeline : broken;
            out.candidates[i].healthy = 1 - share.at(places_[i]);
            state_runs_[i] = share.runs_at(places_[i]);
        }
        out.memory = memory.mean();
    }

    [[nodiscard]] double spread(std::size_t i) const { return std::sqrt(std::max(0.0, beliefs_.covariance[i][i]) + square(options_.residuals.noise)); }

    void describe(CampaignOutlook& out) const {
        for (const std::size_t result : timed_) {
            if (out.best && log_cost(result) >= log_costs_[*out.best] + std::log(out.best_time.value())) continue;
            out.best = candidate(result);
            out.best_time = *run(result).step_time;
        }
        for (std::size_t i = 0; i < out.candidates.size(); ++i) {
            CandidateOutlook& one = out.candidates[i];
            if (!points_[i].valid) continue;
            const double half = kBandSd * spread(i);
            one.predicted = Seconds(std::exp(points_[i].log_time));
            one.expected = Seconds(std::exp(beliefs_.mean[i]));
            one.low = Seconds(std::exp(beliefs_.mean[i] - half));
            one.high = Seconds(std::exp(beliefs_.mean[i] + half));
            const double hours = (options_.startup.value() + options_.steps * one.expected.value()) / 3600;
            one.gpu_hours = hours * static_cast<double>(gpu_count(state_.candidates[i].cluster));
        }
        std::map<std::size_t, double> measured;
        for (const std::size_t result : timed_) {
            const auto [place, fresh] = measured.emplace(candidate(result), log_cost(result));
            if (!fresh) place->second = std::min(place->second, log_cost(result));
        }
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t i = 0; i < out.candidates.size(); ++i) {
            if (out.candidates[i].state == CandidateState::failed || !points_[i].valid) continue;
            const auto found = measured.find(i);
            order.emplace_back(found != measured.end() ? found->second : beliefs_.mean[i] + log_costs_[i], i);
        }
        std::stable_sort(order.begin(), order.end());
        for (const auto& [cost, i] : order) out.ranking.push_back(i);
    }

    /// Logarithm of the cost of a token to improve on: the best measured, else what the surest fast candidate should reach. `costs`: beliefs about
    /// logarithms of costs.
    [[nodiscard]] double incumbent(const CampaignOutlook& out, const Beliefs& costs) const {
        if (out.best) return log_costs_[*out.best] + std::log(out.best_time.value());
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < out.candidates.size(); ++i)
            if (points_[i].valid && out.candidates[i].state == CandidateState::open)
                least = std::min(least, costs.mean[i] + kBandSd * spread(i) - std::log(std::max(0.01, out.candidates[i].runs * out.candidates[i].healthy)));
        return least;
    }

    void look_ahead(CampaignOutlook& out) const {
        Beliefs costs = beliefs_; // of a token in place of a step
        for (std::size_t i = 0; i < costs.mean.size(); ++i) costs.mean[i] += log_costs_[i];
        const double best = incumbent(out, costs), to_beat = best + std::log1p(-options_.worthwhile), noise = options_.residuals.noise;
        std::vector<Prospect> prospects;
        for (std::size_t i = 0; i < out.candidates.size(); ++i) {
            CandidateOutlook& one = out.candidates[i];
            if (one.state != CandidateState::open || !points_[i].valid) continue;
            const double chance = one.runs * one.healthy, faster = normal_below((to_beat - costs.mean[i]) / spread(i));
            one.beats = chance * faster;
            one.gain = chance * expected_improvement(best, costs.mean[i], spread(i));
            if (out.best && faster < kNoChance) one.state = CandidateState::dominated;
            else prospects.push_back({i, one.runs, one.healthy, state_runs_[i], state_.candidates[i].layout.pp > 1, one.gpu_hours});
        }
        if (out.best) out.chance_of_better = chance_any_beats(costs, prospects, to_beat, noise, options_.seed);
        else out.chance_of_better = prospects.empty() ? 0 : 1;
        out.stop = out.chance_of_better < options_.chance;
        if (!out.stop) out.next = most_promising(costs, prospects, best, noise, options_.runs);
    }

    const CampaignState& state_;
    const ProfileLibrary& start_;
    ProfileLibrary adopted_; ///< the same, with parts of their own for GPUs and families that it lacks
    LearningOptions options_;
    std::stop_token stop_;
    std::vector<FieldPlace> places_, known_places_;
    std::vector<double> log_costs_; ///< of a token, for each candidate with a step of one second
    std::vector<double> known_values_;
    std::vector<FitParameter> parameters_;
    std::vector<std::size_t> timed_, failed_; ///< results
    std::vector<Point> points_;
    std::vector<double> state_runs_; ///< that each candidate's chance of a healthy state rests on
    Beliefs prior_, beliefs_;
};

} // namespace

const char* candidate_state_name(CandidateState state) {
    constexpr const char* names[] = {"open", "measured", "broken", "failed", "dominated"};
    return names[static_cast<std::size_t>(state)];
}

CampaignOutlook campaign_outlook(const CampaignState& state, const ProfileLibrary& library, const LearningOptions& options, std::stop_token stop) {
    return Learner(state, library, options, std::move(stop)).outlook();
}

} // namespace fivefold
