// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/campaign_lookahead.h"

#include "core/calibrate/linear_solve.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>
#include <random>

namespace fivefold {
namespace {

constexpr double kOpenChance = 1e-4; // of being faster: less is not drawn
constexpr std::size_t kDrawn = 150;  // prospects at most, the likeliest
constexpr int kDraws = 4000;

double spread(const Beliefs& beliefs, std::size_t point, double noise) { return std::sqrt(std::max(0.0, beliefs.covariance[point][point]) + noise * noise); }

/// The share of healthy runs is not known either: draws of it over its mean, Beta distributed.
struct StateShare {
    double healthy = 1, runs = 1;

    StateShare(const std::vector<Prospect>& prospects, bool pipeline) {
        double n = 0, sum = 0, all = 0;
        for (const Prospect& prospect : prospects) {
            if (prospect.pipeline != pipeline) continue;
            ++n;
            sum += prospect.healthy;
            all += prospect.state_runs;
        }
        if (n == 0) return;
        healthy = sum / n;
        runs = all / n;
    }
    [[nodiscard]] double draw(std::mt19937& random) const {
        if (!(healthy > 0) || healthy >= 1) return 1;
        std::gamma_distribution<double> good(healthy * runs), bad((1 - healthy) * runs);
        const double a = good(random), b = bad(random);
        return a + b > 0 ? a / (a + b) / healthy : 1;
    }
};

} // namespace

double normal_below(double z) { return 0.5 * std::erfc(-z / std::numbers::sqrt2); }

double expected_improvement(double log_best, double mean, double sd) {
    const double z = (log_best - mean) / sd;
    return std::max(0.0, normal_below(z) - std::exp(mean + sd * sd / 2 - log_best) * normal_below(z - sd));
}

double chance_any_beats(const Beliefs& beliefs, std::vector<Prospect> prospects, double to_beat, double noise, std::uint32_t seed) {
    const auto chance = [&](const Prospect& one) {
        return one.runs * one.healthy * normal_below((to_beat - beliefs.mean[one.candidate]) / spread(beliefs, one.candidate, noise));
    };
    std::erase_if(prospects, [&](const Prospect& one) { return chance(one) < kOpenChance; });
    std::stable_sort(prospects.begin(), prospects.end(), [&](const Prospect& a, const Prospect& b) { return chance(a) > chance(b); });
    if (prospects.size() > kDrawn) prospects.resize(kDrawn);
    const std::size_t n = prospects.size();
    if (n == 0) return 0;
    std::vector<std::vector<double>> covariance(n, std::vector<double>(n));
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = 0; b < n; ++b) covariance[a][b] = beliefs.covariance[prospects[a].candidate][prospects[b].candidate];
        covariance[a][a] += noise * noise;
    }
    const auto lower = lower_factor(std::move(covariance));
    std::mt19937 random(seed);
    std::normal_distribution<double> gauss;
    std::uniform_real_distribution<double> uniform;
    const StateShare plain(prospects, false), pipelined(prospects, true);
    std::vector<double> z(n);
    int better = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
        for (double& value : z) value = gauss(random);
        const double lift_plain = plain.draw(random), lift_pipelined = pipelined.draw(random);
        bool beaten = false;
        for (std::size_t a = 0; a < n && !beaten; ++a) {
            const Prospect& one = prospects[a];
            const double cost = beliefs.mean[one.candidate] + std::inner_product(z.begin(), z.begin() + static_cast<std::ptrdiff_t>(a) + 1, lower[a].begin(), 0.0);
            const double healthy = std::min(1.0, one.healthy * (one.pipeline ? lift_pipelined : lift_plain));
            beaten = cost < to_beat && uniform(random) < one.runs * healthy;
        }
        if (beaten) ++better;
    }
    return static_cast<double>(better) / kDraws;
}

std::vector<std::size_t> most_promising(Beliefs beliefs, std::span<const Prospect> prospects, double log_best, double noise, std::size_t count) {
    std::vector<std::size_t> chosen;
    while (chosen.size() < count) {
        std::optional<std::size_t> next;
        double most = 0;
        for (const Prospect& one : prospects) {
            if (std::find(chosen.begin(), chosen.end(), one.candidate) != chosen.end()) continue;
            const double gain = one.runs * one.healthy * expected_improvement(log_best, beliefs.mean[one.candidate], spread(beliefs, one.candidate, noise));
            if (gain / one.gpu_hours <= most) continue;
            most = gain / one.gpu_hours;
            next = one.candidate;
        }
        if (!next) break;
        chosen.push_back(*next);
        log_best = std::min(log_best, beliefs.mean[*next]);
        beliefs.observe(*next, beliefs.mean[*next], noise * noise);
    }
    return chosen;
}

} // namespace fivefold
