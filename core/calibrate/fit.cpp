// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/fit.h"

#include "core/calibrate/linear_solve.h"
#include "core/estimate/estimate.h"
#include "core/estimate/step_time.h"
#include "core/plan/names.h"
#include "core/profile/fields.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fivefold {
namespace {

/// Share of prior variance below which a constant counts as untouched by the rows.
constexpr double kTouched = 1e-6;

/// A run with the parts of the library that predict it.
struct Row {
    const MeasuredRun* run = nullptr;
    std::size_t hardware = 0, software = 0;
    bool held_back = false;
    double log_measured = 0, log_predicted = 0;
};

struct FreeConstant {
    bool hardware = false;
    std::size_t part = 0;
    Constant HardwareProfile::*hardware_member = nullptr;
    Constant SoftwareProfile::*software_member = nullptr;
    FitParameter report;
    double prior_sd = 0; ///< of the logarithm
};

Constant& constant_of(ProfileLibrary& library, const FreeConstant& free) {
    return free.hardware ? library.hardware[free.part].*free.hardware_member : library.software[free.part].*free.software_member;
}

/// Layout, model, hardware and batch: releases and repeats of a configuration share it.
std::size_t configuration(const MeasuredRun& run) {
    const Plan& p = run.plan;
    const Layout& l = p.layout;
    std::size_t hash = 1469598103934665603ull;
    const auto mix = [&hash](std::int64_t value) { hash = (hash ^ static_cast<std::size_t>(value)) * 1099511628211ull; };
    for (const std::int64_t value : {p.model.layers, p.model.hidden, p.model.ffn, p.model.heads, p.model.vocab, l.tp, l.pp, l.vpp, l.cp, l.ep, l.etp, l.dp, l.micro_batch,
                                     l.accumulation, p.training.seq_len, static_cast<std::int64_t>(p.training.precision), static_cast<std::int64_t>(l.recompute.kind)})
        mix(value);
    for (const char c : p.cluster.gpu.id) mix(c);
    return hash;
}

FitErrors errors(const std::vector<Row>& rows, bool held_back) {
    std::vector<double> all;
    for (const Row& row : rows)
        if (row.held_back == held_back && std::isfinite(row.log_predicted)) all.push_back(std::abs(std::expm1(row.log_predicted - row.log_measured)));
    FitErrors figures;
    figures.n = all.size();
    if (all.empty()) return figures;
    std::sort(all.begin(), all.end());
    figures.median = all[all.size() / 2];
    figures.p90 = all[(all.size() - 1) * 9 / 10];
    for (const double error : all) figures.mean += error / static_cast<double>(all.size());
    return figures;
}

class Fitter {
public:
    Fitter(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options) : library_(library), options_(options) {
        collect_rows(runs);
        if (options.hardware)
            for (std::size_t part = 0; part < library.hardware.size(); ++part)
                for (const auto& field : kHardwareFields) add_free(true, part, field.key, field.member, nullptr);
        if (options.software)
            for (std::size_t part = 0; part < library.software.size(); ++part)
                for (const auto& field : kSoftwareFields) add_free(false, part, field.key, nullptr, field.member);
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
        for (const FreeConstant& free : free_)
            if (free.report.learned > kTouched) result.parameters.push_back(free.report); // others do not touch these rows
        result.library = library_;
        return result;
    }

private:
    void collect_rows(std::span<const MeasuredRun> runs) {
        for (const MeasuredRun& run : runs) {
            if (!run.timed_and_healthy() || !(run.step_time->value() > 0)) continue; // runs in a broken state teach nothing
            const Gpu& gpu = run.plan.cluster.gpu;
            const std::string family = framework_name(run.plan.training.framework);
            const Profile chosen = library_.select(gpu.id, gpu.architecture, family);
            if (!estimate(run.plan, chosen).valid) continue; // a row whose numbers cannot be evaluated
            Row row;
            row.run = &run;
            row.hardware = index_of(library_.hardware, [&](const HardwareProfile& part) { return part.gpu == chosen.hardware.gpu; });
            row.software = index_of(library_.software, [&](const SoftwareProfile& part) { return part.family == chosen.software.family; });
            row.log_measured = std::log(run.step_time->value());
            row.held_back = static_cast<double>((configuration(run) * 2654435761u + options_.seed * 40503u) % 1000) < 1000 * options_.hold_back;
            maps_.push_back(map_stages(run.plan));
            rows_.push_back(row);
        }
    }
    template <class Parts, class Test>
    static std::size_t index_of(const Parts& parts, Test test) {
        return static_cast<std::size_t>(std::find_if(parts.begin(), parts.end(), test) - parts.begin());
    }

    void add_free(bool hardware, std::size_t part, const char* key, Constant HardwareProfile::*h, Constant SoftwareProfile::*s) {
        const bool used = std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) { return !row.held_back && (hardware ? row.hardware : row.software) == part; });
        if (!used) return;
        FreeConstant free;
        free.hardware = hardware;
        free.part = part;
        free.hardware_member = h;
        free.software_member = s;
        const Constant& constant = constant_of(library_, free);
        if (constant.provenance != Provenance::fitted || !(constant.value > 0)) return;
        const double low = constant.low > 0 ? constant.low : constant.value / 2, high = constant.high > 0 ? constant.high : constant.value * 2;
        free.prior_sd = options_.prior_scale * std::max(0.05, std::log(high / low) / 2);
        free.report = {hardware ? library_.hardware[part].gpu : library_.software[part].family, key, constant.value, constant.value, constant.value, constant.value, 0};
        free_.push_back(free);
    }

    [[nodiscard]] double predict(std::size_t index) const {
        const Row& row = rows_[index];
        Profile profile;
        profile.hardware = library_.hardware[row.hardware];
        profile.software = library_.software[row.software];
        const double seconds = estimate_step_time(row.run->plan, profile, maps_[index]).time.total().value();
        return seconds > 0 && std::isfinite(seconds) ? std::log(seconds) : std::numeric_limits<double>::quiet_NaN();
    }
    void predict_all() {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i].log_predicted = predict(i);
    }

    [[nodiscard]] double residual(const Row& row) const { return (row.log_predicted - row.log_measured) / options_.noise; }
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
        for (const FreeConstant& free : free_) {
            const double distance = std::log(library_value(free) / free.report.start) / free.prior_sd;
            loss += distance * distance / 2;
        }
        return loss;
    }
    [[nodiscard]] double library_value(const FreeConstant& free) const {
        return free.hardware ? library_.hardware[free.part].*free.hardware_member : library_.software[free.part].*free.software_member;
    }

    /// Jacobian by forward differences in the logarithm; normal equations with re-weighted rows.
    void linearise() {
        constexpr double kStep = 1e-3;
        const std::size_t n = free_.size();
        std::vector<std::vector<double>> jacobian(n, std::vector<double>(rows_.size(), 0.0));
        for (std::size_t k = 0; k < n; ++k) {
            Constant& constant = constant_of(library_, free_[k]);
            const double value = constant.value;
            constant.value = value * std::exp(kStep);
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                const Row& row = rows_[i];
                if (!counts(row) || (free_[k].hardware ? row.hardware : row.software) != free_[k].part) continue;
                const double moved = predict(i);
                if (std::isfinite(moved)) jacobian[k][i] = (moved - row.log_predicted) / kStep / options_.noise;
            }
            constant.value = value;
        }
        normal_.assign(n, std::vector<double>(n, 0.0));
        gradient_.assign(n, 0.0);
        const double knee = options_.knee / options_.noise;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (!counts(rows_[i])) continue;
            const double r = residual(rows_[i]), weight = std::abs(r) <= knee ? 1 : knee / std::abs(r);
            for (std::size_t a = 0; a < n; ++a) {
                if (jacobian[a][i] == 0) continue;
                gradient_[a] += weight * jacobian[a][i] * r;
                for (std::size_t b = 0; b <= a; ++b) normal_[a][b] += weight * jacobian[a][i] * jacobian[b][i];
            }
        }
        for (std::size_t a = 0; a < n; ++a) {
            const double precision = 1 / (free_[a].prior_sd * free_[a].prior_sd);
            normal_[a][a] += precision;
            gradient_[a] += precision * std::log(library_value(free_[a]) / free_[a].report.start);
            for (std::size_t b = 0; b < a; ++b) normal_[b][a] = normal_[a][b];
        }
    }

    /// One damped step; a constant moves by at most a third at a time.
    void step(double damping) {
        std::vector<std::vector<double>> damped = normal_;
        for (std::size_t a = 0; a < damped.size(); ++a) damped[a][a] *= 1 + damping;
        const std::vector<double> move = solve_positive(damped, gradient_);
        for (std::size_t a = 0; a < free_.size(); ++a) constant_of(library_, free_[a]).value *= std::exp(-std::clamp(move[a], -0.3, 0.3));
    }

    void report_posterior() {
        const std::vector<std::vector<double>> covariance = inverse_positive(normal_);
        for (std::size_t a = 0; a < free_.size(); ++a) {
            FreeConstant& free = free_[a];
            const double variance = covariance[a][a], prior = free.prior_sd * free.prior_sd;
            Constant& constant = constant_of(library_, free);
            free.report.fitted = constant.value;
            free.report.learned = std::clamp(1 - variance / prior, 0.0, 1.0);
            const double sd = std::sqrt(variance);
            free.report.low = constant.low = constant.value * std::exp(-sd);
            free.report.high = constant.high = constant.value * std::exp(sd);
        }
    }

    ProfileLibrary library_;
    FitOptions options_;
    std::vector<Row> rows_;
    std::vector<StageMap> maps_;
    std::vector<FreeConstant> free_;
    std::vector<std::vector<double>> normal_;
    std::vector<double> gradient_;
};

} // namespace

FitResult fit_profiles(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options, std::stop_token stop,
                       const std::function<void(int, double)>& progress) {
    return Fitter(library, runs, options).run(stop, progress);
}

} // namespace fivefold
