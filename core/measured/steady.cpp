// SPDX-License-Identifier: Apache-2.0
#include "core/measured/steady.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kScaledMad = 1.4826;    // of a normal distribution: the standard deviation over the MAD
constexpr double kOutlierMads = 5;       // further from the median is no step like the others
constexpr double kSmallestBand = 0.05;   // of the median: closer is never an outlier, nor warm-up
constexpr double kDriftZ = 2.576;        // 1 % of runs without drift show more (Kendall's test)
constexpr double kSmallestDrift = 0.01;
constexpr double kModeShare = 0.2;       // of the steps that a second level needs
constexpr double kModeDistance = 4;      // sums of both levels' scaled MADs between their medians
constexpr double kSmallestModeStep = 0.04; // of the median
constexpr std::size_t kFewestForModes = 10, kFewestForDrift = 10;
constexpr std::size_t kDriftPoints = 200; // pairs are counted; more steps are thinned out

double median_of(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    if (values.size() % 2 == 1) return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

struct Spread {
    double median = 0, scaled_mad = 0;
    [[nodiscard]] double band() const { return std::max(kOutlierMads * scaled_mad, kSmallestBand * median); }
    [[nodiscard]] bool inside(double value) const { return std::abs(value - median) <= band(); }
};
Spread spread_of(std::span<const double> values) {
    Spread spread;
    spread.median = median_of({values.begin(), values.end()});
    std::vector<double> distances(values.size());
    std::ranges::transform(values, distances.begin(), [&](double value) { return std::abs(value - spread.median); });
    spread.scaled_mad = kScaledMad * median_of(std::move(distances));
    return spread;
}

// Steps until two in a row are like the second half of the run; at most half of all. One that is faster than the later ones is no warm-up.
std::size_t warm_up_of(std::span<const double> seconds) {
    const Spread later = spread_of(seconds.subspan(seconds.size() / 2));
    const auto settled = [&](std::size_t i) { return seconds[i] - later.median <= later.band(); };
    for (std::size_t i = 0; i < seconds.size() / 2; ++i)
        if (settled(i) && settled(i + 1)) return i;
    return seconds.size() / 2;
}

// The split of sorted values into two levels with the least scatter inside them; nothing where they are not clearly two.
struct Modes {
    bool two = false;
    double lower = 0, upper = 0;
};
Modes modes_of(std::vector<double> sorted) {
    Modes modes;
    const std::size_t n = sorted.size();
    if (n < kFewestForModes) return modes;
    const auto fewest = static_cast<std::size_t>(std::ceil(kModeShare * static_cast<double>(n)));
    double below = 0, above = 0;
    for (const double value : sorted) above += value;
    std::size_t split = 0;
    double most = -1;
    for (std::size_t i = 1; i < n; ++i) { // variance between both sides (Otsu 1979)
        below += sorted[i - 1];
        above -= sorted[i - 1];
        const auto left = static_cast<double>(i), right = static_cast<double>(n - i);
        const double distance = above / right - below / left;
        const double between = left * right * distance * distance;
        if (i >= fewest && n - i >= fewest && between > most) {
            most = between;
            split = i;
        }
    }
    if (split == 0) return modes;
    const std::span<const double> all(sorted);
    const Spread lower = spread_of(all.first(split)), upper = spread_of(all.subspan(split));
    modes.lower = lower.median;
    modes.upper = upper.median;
    const double gap = upper.median - lower.median;
    modes.two = gap > kModeDistance * (lower.scaled_mad + upper.scaled_mad) && gap > kSmallestModeStep * lower.median;
    return modes;
}

// Median of the slopes between all pairs, over the whole length, relative to the median (Theil 1950, Sen 1968); 0 where Kendall's test sees none.
double drift_of(std::span<const double> seconds, double median) {
    if (seconds.size() < kFewestForDrift || !(median > 0)) return 0;
    std::vector<double> points;
    const std::size_t every = (seconds.size() + kDriftPoints - 1) / kDriftPoints;
    for (std::size_t i = 0; i < seconds.size(); i += every) points.push_back(seconds[i]);
    const std::size_t n = points.size();
    if (n < kFewestForDrift) return 0;
    std::vector<double> slopes;
    slopes.reserve(n * (n - 1) / 2);
    double score = 0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j) {
            score += points[j] > points[i] ? 1 : points[j] < points[i] ? -1 : 0;
            slopes.push_back((points[j] - points[i]) / static_cast<double>(j - i));
        }
    const auto count = static_cast<double>(n);
    const double z = std::abs(score) / std::sqrt(count * (count - 1) * (2 * count + 5) / 18);
    const double drift = median_of(std::move(slopes)) * (count - 1) / median;
    return z > kDriftZ && std::abs(drift) >= kSmallestDrift ? drift : 0;
}

// Places of the order statistics that hold the median with 95 %.
void interval(std::vector<double> values, SteadyState& state) {
    std::ranges::sort(values);
    const auto n = static_cast<double>(values.size());
    const double half = 0.98 * std::sqrt(n); // 1.96 sqrt(n) / 2
    const auto low = static_cast<std::size_t>(std::max(0.0, std::floor(n / 2 - half)));
    const auto high = std::min(values.size() - 1, static_cast<std::size_t>(std::ceil(n / 2 + half)));
    state.low = Seconds(values[low]);
    state.high = Seconds(values[high]);
}

double step_seconds(const LogStep& step, const StepWork& work, std::int64_t batch) {
    const auto tokens = static_cast<double>(batch) * static_cast<double>(work.seq_len);
    if (step.tokens_per_gpu > 0 && tokens > 0 && work.gpus > 0) return tokens / (step.tokens_per_gpu * static_cast<double>(work.gpus));
    if (step.tokens_all > 0 && tokens > 0) return tokens / step.tokens_all;
    if (step.samples_all > 0 && batch > 0) return static_cast<double>(batch) / step.samples_all;
    return 0;
}

constexpr double kShortest = 1e-6, kLongest = 1e6; // seconds: beyond is no step

bool plausible(double seconds) { return seconds >= kShortest && seconds <= kLongest; }

} // namespace

const char* step_time_source_name(StepTimeSource source) {
    constexpr const char* names[] = {"none", "printed", "throughput", "time_stamps"};
    return names[static_cast<std::size_t>(source)];
}

StepTimes step_times(const RunLog& log, const StepWork& work) {
    StepTimes printed{StepTimeSource::printed, {}}, rated{StepTimeSource::throughput, {}}, stamped{StepTimeSource::time_stamps, {}};
    StepWork known = work;
    if (known.seq_len == 0) known.seq_len = log.seq_len;
    if (known.gpus == 0) known.gpus = log.world_size;
    const LogStep* before = nullptr;
    for (const LogStep& step : log.steps) {
        if (plausible(step.seconds)) printed.steps.push_back({step.iteration, step.seconds});
        const std::int64_t batch = step.global_batch > 0 ? step.global_batch : work.global_batch > 0 ? work.global_batch : log.global_batch;
        if (const double seconds = step_seconds(step, known, batch); plausible(seconds)) rated.steps.push_back({step.iteration, seconds});
        if (before != nullptr && before->clock > 0 && step.clock > before->clock && step.iteration > before->iteration) {
            const double seconds = (step.clock - before->clock) / static_cast<double>(step.iteration - before->iteration);
            if (plausible(seconds)) stamped.steps.push_back({step.iteration, seconds});
        }
        before = &step;
    }
    for (StepTimes* times : {&printed, &rated, &stamped})
        if (!times->steps.empty()) return std::move(*times);
    return {};
}

SteadyState steady_state(std::span<const double> seconds) {
    StepTimes times{StepTimeSource::printed, {}};
    for (const double value : seconds) times.steps.push_back({static_cast<std::int64_t>(times.steps.size()) + 1, value});
    return steady_state(times);
}

SteadyState steady_state(const StepTimes& times) {
    SteadyState state;
    std::vector<double> seconds;
    std::vector<std::int64_t> iterations;
    for (const TimedStep& step : times.steps)
        if (std::isfinite(step.seconds) && step.seconds > 0) {
            seconds.push_back(step.seconds);
            iterations.push_back(step.iteration);
        }
    if (seconds.empty()) return state;
    state.source = times.source;
    state.steps = seconds.size();
    state.warm_up = warm_up_of(seconds);
    const std::span<const double> rest = std::span<const double>(seconds).subspan(state.warm_up);
    state.from_iteration = iterations[state.warm_up];
    double sum = 0;
    for (const double value : rest) sum += value;
    state.mean = Seconds(sum / static_cast<double>(rest.size()));

    std::vector<double> sorted(rest.begin(), rest.end());
    std::ranges::sort(sorted);
    const Spread all = spread_of(rest);
    std::vector<double> inside;
    std::ranges::copy_if(rest, std::back_inserter(inside), [&](double value) { return all.inside(value); });
    Modes modes = modes_of(sorted);
    if (!modes.two) {
        std::ranges::sort(inside);
        if (inside.size() < sorted.size()) modes = modes_of(inside); // far outliers may hide two levels
    } else
        inside.assign(rest.begin(), rest.end()); // both levels count
    state.bimodal = modes.two;
    if (modes.two) {
        state.lower_mode = Seconds(modes.lower);
        state.upper_mode = Seconds(modes.upper);
    }
    state.outliers = rest.size() - inside.size();
    const Spread kept = spread_of(inside);
    state.median = Seconds(kept.median);
    state.variation = kept.median > 0 ? kept.scaled_mad / kept.median : 0;
    interval(inside, state);
    std::vector<double> in_order;
    std::ranges::copy_if(rest, std::back_inserter(in_order), [&](double value) { return modes.two || all.inside(value); });
    state.drift = drift_of(in_order, kept.median);
    state.enough = rest.size() >= kFewestSteadySteps;
    return state;
}

} // namespace fivefold
