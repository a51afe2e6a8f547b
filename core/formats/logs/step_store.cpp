// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/step_store.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fivefold::logs {
namespace {

void fill(double& figure, double other) {
    if (!(figure > 0) && other > 0) figure = other;
}
void fill_stated(double& figure, double other) {
    if (std::isnan(figure)) figure = other;
}

// What another line says of a step that is known already.
void fill_gaps(LogStep& step, const LogStep& other) {
    fill(step.seconds, other.seconds);
    fill(step.tokens_per_gpu, other.tokens_per_gpu);
    fill(step.tokens_all, other.tokens_all);
    fill(step.samples_all, other.samples_all);
    fill(step.tflops_per_gpu, other.tflops_per_gpu);
    fill(step.clock, other.clock);
    fill_stated(step.loss, other.loss);
    fill_stated(step.grad_norm, other.grad_norm);
    if (step.global_batch == 0) step.global_batch = other.global_batch;
}

std::int64_t sum(std::int64_t a, std::int64_t b) { return std::min(a, std::numeric_limits<std::int64_t>::max() / 4) + b; }

} // namespace

StepStore::StepStore(std::size_t most_steps) : most_(std::max<std::size_t>(most_steps, 64)), head_(std::min(kHead, most_ / 2)) {}

void StepStore::keep(const LogStep& step) {
    ++committed_;
    if (committed_ > head_ && (committed_ - head_) % stride_ != 0) return;
    steps_.push_back(step);
    if (steps_.size() < most_) return;
    std::size_t place = head_; // every second of those behind the head
    for (std::size_t i = head_ + 1; i < steps_.size(); i += 2) steps_[place++] = steps_[i];
    steps_.resize(place);
    stride_ *= 2;
}

void StepStore::add(const StepLine& line, std::int32_t rank) {
    const LogStep& step = line.figures;
    planned_ = std::max(planned_, line.planned);
    const auto same = std::ranges::find(recent_, step.iteration, &LogStep::iteration);
    if (line.skipped_so_far) skipped_ = std::max(skipped_, line.skipped);
    if (same != recent_.end()) {
        fill_gaps(*same, step);
        return;
    }
    if (printed_ > 0 && (step.iteration < last_ || (step.iteration == last_ && attempt_is_new_))) {
        if (rank != last_rank_ && !attempt_is_new_) return; // a rank that lags behind
        ++rewound_;
    }
    if (!line.skipped_so_far) skipped_ = sum(skipped_, line.skipped);
    nan_ = sum(nan_, line.nan);
    attempt_is_new_ = false;
    if (printed_ == 0) first_ = step.iteration;
    ++printed_;
    last_ = step.iteration;
    last_rank_ = rank;
    if (recent_.size() == kRecent) {
        keep(recent_.front());
        recent_.erase(recent_.begin());
    }
    recent_.push_back(step);
}

void StepStore::new_attempt() {
    for (const LogStep& step : recent_) keep(step);
    recent_.clear();
    attempt_is_new_ = true;
}

void StepStore::add_memory(const StepLine& line, std::int32_t rank, std::int32_t pipeline_rank) {
    for (const MemoryReading& reading : line.memory) {
        const auto key = std::pair(rank, reading.kind);
        auto known = memory_.find(key);
        if (known == memory_.end()) {
            if (memory_.size() >= kMostReadings) return;
            known = memory_.emplace(key, LogMemory{reading.kind, rank, pipeline_rank, Bytes(0), 0, 0}).first;
        }
        LogMemory& largest = known->second;
        ++largest.readings;
        if (reading.bytes <= largest.bytes.value()) continue;
        largest.bytes = Bytes(reading.bytes);
        largest.pipeline_rank = pipeline_rank;
        largest.iteration = line.figures.iteration > 0 ? line.figures.iteration : last_;
    }
}

void StepStore::take(RunLog& log) {
    for (const LogStep& step : recent_) keep(step);
    if (!recent_.empty() && (steps_.empty() || steps_.back().line != recent_.back().line)) steps_.push_back(recent_.back());
    log.steps = std::move(steps_);
    log.step_lines = printed_;
    log.thinned = stride_;
    log.rewound = rewound_;
    log.first_iteration = first_;
    log.last_iteration = last_;
    log.planned_iterations = std::max(log.planned_iterations, planned_);
    log.skipped_iterations = skipped_;
    log.nan_iterations = nan_;
    for (const auto& [key, reading] : memory_) log.memory.push_back(reading);
}

} // namespace fivefold::logs
