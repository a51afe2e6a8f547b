// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/fit.h"

#include "core/calibrate/linear_solve.h"
#include "core/estimate/estimate.h"
#include "core/estimate/step_time.h"
#include "core/measured/nearest.h"
#include "core/plan/names.h"
#include "core/profile/fields.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fivefold {
namespace {

/// Standard deviation of a logarithm before any row: at least, at most, and where the library has one part only.
constexpr double kTightestPrior = 0.05, kWidestPrior = 0.7, kLonePrior = 0.35;

/// A run with the parts of the library that predict it.
struct Row {
    const MeasuredRun* run = nullptr;
    std::size_t hardware = 0, software = 0;
    bool held_back = false;
    double log_measured = 0, log_predicted = 0;
};

FitErrors figures_of(std::vector<double> all) {
    FitErrors figures;
    figures.n = all.size();
    if (all.empty()) return figures;
    std::sort(all.begin(), all.end());
    figures.median = all[all.size() / 2];
    figures.p90 = all[(all.size() - 1) * 9 / 10];
    for (const double error : all) figures.mean += error / static_cast<double>(all.size());
    return figures;
}

FitErrors errors(const std::vector<Row>& rows, bool held_back) {
    std::vector<double> all;
    for (const Row& row : rows)
        if (row.held_back == held_back && std::isfinite(row.log_predicted)) all.push_back(std::abs(std::expm1(row.log_predicted - row.log_measured)));
    return figures_of(std::move(all));
}

/// What a library's parts say about a constant: whether runs could ever tell it, and the standard deviation of its logarithm over them.
struct Habit {
    bool fitted = false;
    double spread = kLonePrior;
};
template <class Part>
Habit habit_of(const std::vector<Part>& parts, Constant Part::*member) {
    Habit habit;
    double n = 0, sum = 0, squares = 0;
    for (const Part& part : parts) {
        const Constant& constant = part.*member;
        habit.fitted = habit.fitted || constant.provenance == Provenance::fitted;
        if (!(constant.value > 0)) continue;
        const double log = std::log(constant.value);
        ++n;
        sum += log;
        squares += log * log;
    }
    if (n > 1) habit.spread = std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1)));
    return habit;
}

class Fitter {
public:
    Fitter(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options) : library_(library), options_(options) {
        for (const MeasuredRun& run : runs)
            if (usable(run)) adopt(run.plan);
        collect_rows(runs);
        if (options.hardware)
            for (std::size_t part = 0; part < library_.hardware.size(); ++part)
                for (const auto& field : kHardwareFields)
                    add_free({part, field.member, nullptr}, library_.hardware[part].gpu, field.key, habit_of(library.hardware, field.member));
        if (options.software)
            for (std::size_t part = 0; part < library_.software.size(); ++part)
                for (const auto& field : kSoftwareFields)
                    add_free({part, nullptr, field.member}, library_.software[part].family, field.key, habit_of(library.software, field.member));
    }

    [[nodiscard]] FitResult run(std::stop_token stop, const std::function<void(int, double)>& progress) {
        FitResult result;
        predict_all();
        result.fitted_before = errors(rows_, false);
        result.held_back_before = errors(rows_, true);
        double loss = total_loss(), damping = 1e-3;
        for (int iteration = 0; iteration < options_.iterations && !free_.empty(); ++iteration) {
            if (stop.stop_requested()) {
                result.stopped = true;
                break;
            }
            linearise();
            const ProfileLibrary before = library_;
            bool better = false;
            for (int attempt = 0; attempt < 6 && !better; ++attempt) {
                step(damping);
                predict_all();
                const double now = total_loss();
                if (now < loss) {
                    better = true;
                    damping = std::max(damping / 5, 1e-6);
                    const bool converged = loss - now < 1e-5 * loss;
                    loss = now;
                    if (converged) iteration = options_.iterations;
                } else {
                    library_ = before;
                    damping *= 8;
                }
            }
            ++result.iterations;
            if (progress) progress(result.iterations, loss);
            if (!better) break;
        }
        predict_all();
        linearise();
        report_posterior();
        result.fitted_after = errors(rows_, false);
        result.held_back_after = errors(rows_, true);
        result.left_out = left_out();
        result.parameters = std::move(free_);
        result.covariance = std::move(covariance_);
        result.noise = options_.noise;
        result.library = std::move(library_);
        return result;
    }

private:
    static bool usable(const MeasuredRun& run) { return run.timed_and_healthy() && run.step_time->value() > 0; } // runs in a broken state teach nothing

    /// Own parts for a GPU and a family that the library does not have, as copies of what it would borrow.
    void adopt(const Plan& plan) {
        const std::string family = framework_name(plan.training.framework);
        const Profile chosen = library_.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, family);
        if (chosen.hardware.gpu != plan.cluster.gpu.id && options_.hardware) {
            library_.hardware.push_back(chosen.hardware);
            library_.hardware.back().gpu = plan.cluster.gpu.id;
        }
        if (chosen.software.family != family && options_.software) {
            library_.software.push_back(chosen.software);
            library_.software.back().family = library_.software.back().title = family;
        }
    }

    void collect_rows(std::span<const MeasuredRun> runs) {
        for (const MeasuredRun& run : runs) {
            if (!usable(run)) continue;
            const Gpu& gpu = run.plan.cluster.gpu;
            const std::string family = framework_name(run.plan.training.framework);
            const Profile chosen = library_.select(gpu.id, gpu.architecture, family);
            if (!estimate(run.plan, chosen).valid) continue; // a row whose numbers cannot be evaluated
            Row row;
            row.run = &run;
            row.hardware = index_of(library_.hardware, [&](const HardwareProfile& part) { return part.gpu == chosen.hardware.gpu; });
            row.software = index_of(library_.software, [&](const SoftwareProfile& part) { return part.family == chosen.software.family; });
            row.log_measured = std::log(run.step_time->value());
            row.held_back = is_held_back(run.plan, options_.hold_back, options_.seed);
            maps_.push_back(map_stages(run.plan));
            rows_.push_back(row);
        }
    }
    template <class Parts, class Test>
    static std::size_t index_of(const Parts& parts, Test test) {
        return static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), test) - parts.begin());
    }
    /// Whether a row's time is made with the part that holds a constant.
    [[nodiscard]] static bool uses(const Row& row, const ConstantPlace& place) { return (place.hardware ? row.hardware : row.software) == place.part; }

    void add_free(const ConstantPlace& place, const std::string& part, const char* key, const Habit& habit) {
        if (std::none_of(rows_.begin(), rows_.end(), [&](const Row& row) { return !row.held_back && uses(row, place); })) return;
        const Constant& constant = place.in(library_);
        const bool borrowed = options_.prior == Prior::spread && constant.provenance == Provenance::defaulted && habit.fitted;
        if ((constant.provenance != Provenance::fitted && !borrowed) || !(constant.value > 0)) return;
        const double low = constant.low > 0 ? constant.low : constant.value / 2, high = constant.high > 0 ? constant.high : constant.value * 2;
        const double own = std::log(high / low) / 2;
        FitParameter free;
        free.part = part;
        free.key = key;
        free.place = place;
        free.start = free.fitted = free.low = free.high = constant.value;
        free.prior_sd = options_.prior_scale * std::clamp(options_.prior == Prior::spread ? std::max(own, habit.spread) : own, kTightestPrior, kWidestPrior);
        free_.push_back(free);
    }

    /// The library has changed.
    void forget_profiles() { profiles_.assign(library_.hardware.size() * library_.software.size(), {}); }
    [[nodiscard]] double predict(std::size_t index) {
        const Row& row = rows_[index];
        std::optional<Profile>& profile = profiles_[row.hardware * library_.software.size() + row.software];
        if (!profile) {
            profile.emplace();
            profile->hardware = library_.hardware[row.hardware];
            profile->software = library_.software[row.software];
        }
        const double seconds = estimate_step_time(row.run->plan, *profile, maps_[index]).time.total().value();
        return seconds > 0 && std::isfinite(seconds) ? std::log(seconds) : std::numeric_limits<double>::quiet_NaN();
    }
    void predict_all() {
        forget_profiles();
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i].log_predicted = predict(i);
    }

    [[nodiscard]] double residual(const Row& row) const { return (row.log_predicted - row.log_measured) / options_.noise; }
    [[nodiscard]] double weight_of(double residual) const {
        const double knee = options_.knee / options_.noise;
        return std::abs(residual) <= knee ? 1 : knee / std::abs(residual);
    }
    [[nodiscard]] bool counts(const Row& row) const { return !row.held_back && std::isfinite(row.log_predicted); }

    /// Huber loss of the rows plus the priors.
    [[nodiscard]] double total_loss() const {
        const double knee = options_.knee / options_.noise;
        double loss = 0;
        for (const Row& row : rows_) {
            if (!counts(row)) continue;
            const double r = std::abs(residual(row));
            loss += r <= knee ? r * r / 2 : knee * (r - knee / 2);
        }
        for (const FitParameter& free : free_) {
            const double distance = std::log(free.place.value(library_) / free.start) / free.prior_sd;
            loss += distance * distance / 2;
        }
        return loss;
    }

    /// Jacobian by forward differences in the logarithm; normal equations with re-weighted rows.
    void linearise() {
        constexpr double kStep = 1e-3;
        const std::size_t n = free_.size();
        jacobian_.assign(n, std::vector<double>(rows_.size(), 0.0));
        std::vector<std::vector<double>>& jacobian = jacobian_;
        for (std::size_t k = 0; k < n; ++k) {
            Constant& constant = free_[k].place.in(library_);
            const double value = constant.value;
            constant.value = value * std::exp(kStep);
            forget_profiles();
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                const Row& row = rows_[i];
                if (!counts(row) || !uses(row, free_[k].place)) continue;
                const double moved = predict(i);
                if (std::isfinite(moved)) jacobian[k][i] = (moved - row.log_predicted) / kStep / options_.noise;
            }
            constant.value = value;
        }
        forget_profiles();
        normal_.assign(n, std::vector<double>(n, 0.0));
        gradient_.assign(n, 0.0);
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (!counts(rows_[i])) continue;
            const double r = residual(rows_[i]), weight = weight_of(r);
            for (std::size_t a = 0; a < n; ++a) {
                if (jacobian[a][i] == 0) continue;
                gradient_[a] += weight * jacobian[a][i] * r;
                for (std::size_t b = 0; b <= a; ++b) normal_[a][b] += weight * jacobian[a][i] * jacobian[b][i];
            }
        }
        for (std::size_t a = 0; a < n; ++a) {
            const double precision = 1 / (free_[a].prior_sd * free_[a].prior_sd);
            normal_[a][a] += precision;
            gradient_[a] += precision * std::log(free_[a].place.value(library_) / free_[a].start);
            for (std::size_t b = 0; b < a; ++b) normal_[b][a] = normal_[a][b];
        }
    }

    /// One damped step; a constant moves by at most a third at a time.
    void step(double damping) {
        std::vector<std::vector<double>> damped = normal_;
        for (std::size_t a = 0; a < damped.size(); ++a) damped[a][a] *= 1 + damping;
        const std::vector<double> move = solve_positive(damped, gradient_);
        for (std::size_t a = 0; a < free_.size(); ++a) free_[a].place.in(library_).value *= std::exp(-std::clamp(move[a], -0.3, 0.3));
    }

    void report_posterior() {
        covariance_ = inverse_positive(normal_);
        for (std::size_t a = 0; a < free_.size(); ++a) {
            FitParameter& free = free_[a];
            const double variance = covariance_[a][a];
            Constant& constant = free.place.in(library_);
            free.fitted = constant.value;
            free.learned = std::clamp(1 - variance / (free.prior_sd * free.prior_sd), 0.0, 1.0);
            const double sd = std::sqrt(variance);
            free.low = constant.low = constant.value * std::exp(-sd);
            free.high = constant.high = constant.value * std::exp(sd);
        }
    }

    /// r / (1 - h): what a row's residual would be without its own pull, h = w j' C j.
    [[nodiscard]] FitErrors left_out() const {
        std::vector<double> all;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (!counts(rows_[i])) continue;
            double leverage = 0;
            for (std::size_t a = 0; a < free_.size(); ++a) {
                if (jacobian_[a][i] == 0) continue;
                for (std::size_t b = 0; b < free_.size(); ++b) leverage += jacobian_[a][i] * covariance_[a][b] * jacobian_[b][i];
            }
            const double r = residual(rows_[i]), held = std::min(0.99, leverage * weight_of(r));
            all.push_back(std::abs(std::expm1(r * options_.noise / (1 - held))));
        }
        return figures_of(std::move(all));
    }

    ProfileLibrary library_;
    FitOptions options_;
    std::vector<Row> rows_;
    std::vector<StageMap> maps_;
    std::vector<std::optional<Profile>> profiles_; ///< by hardware and software part, made when needed
    std::vector<FitParameter> free_;
    std::vector<std::vector<double>> jacobian_, normal_, covariance_;
    std::vector<double> gradient_;
};

} // namespace

bool is_held_back(const Plan& plan, double share, std::uint32_t seed) {
    return static_cast<double>((configuration_key(plan) * 2654435761u + seed * 40503u) % 1000) < 1000 * share;
}

FitResult fit_profiles(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options, std::stop_token stop,
                       const std::function<void(int, double)>& progress) {
    return Fitter(library, runs, options).run(stop, progress);
}

} // namespace fivefold
