// SPDX-License-Identifier: Apache-2.0
#include "probes/measure.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace fivefold {

void Crew::run(const std::function<void(std::size_t)>& work)
{
    std::vector<std::thread> threads;
    threads.reserve(size_);
    for (std::size_t member = 0; member < size_; ++member) {
        threads.emplace_back([&, member] {
            try {
                work(member);
            } catch (const Stopped&) {
                const std::lock_guard lock(mutex_);
                if (!failure_) failure_ = std::current_exception(); // kept unless a real failure is found
            } catch (const ProbeFailure& failure) {
                {
                    const std::lock_guard lock(mutex_);
                    failure_ = std::current_exception();
                }
                control_.abandon(failure);
            } catch (const std::exception& problem) {
                const ProbeFailure failure(probe::kInternal, problem.what());
                {
                    const std::lock_guard lock(mutex_);
                    failure_ = std::make_exception_ptr(failure);
                }
                control_.abandon(failure);
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    if (failure_) std::rethrow_exception(failure_);
}

void Crew::meet()
{
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    const std::size_t round = round_;
    if (++waiting_ == size_) {
        waiting_ = 0;
        ++round_;
        everyone_.notify_all();
        return;
    }
    while (!everyone_.wait_for(lock, 10ms, [&] { return round_ != round; })) control_.check();
}

const GpuEvent& Stopwatch::event(std::size_t index)
{
    events_.reserve(512);
    while (events_.size() <= index) events_.emplace_back(gpu_);
    return events_[index];
}

Timing Stopwatch::measure(const std::function<void(int)>& enqueue, double budget_us, bool gated)
{
    int next = 0;
    enqueue(next++);
    event(0).record(stream_);
    enqueue(next++);
    event(1).record(stream_);
    gpu_.wait(event(1));
    const Repetition plan = plan_repetition(budget_us, elapsed_us(gpu_, event(0), event(1)));
    meet();
    if (gated) gate_.close(stream_);
    event(0).record(stream_);
    for (int batch = 1; batch <= plan.batches; ++batch) {
        for (int i = 0; i < plan.inner; ++i) enqueue(next++);
        event(static_cast<std::size_t>(batch)).record(stream_);
    }
    meet();
    gate_.open();
    gpu_.wait(event(static_cast<std::size_t>(plan.batches)));
    std::vector<double> times;
    for (int batch = 1; batch <= plan.batches; ++batch)
        times.push_back(elapsed_us(gpu_, event(static_cast<std::size_t>(batch) - 1), event(static_cast<std::size_t>(batch))) / plan.inner);
    return summarise(std::move(times), plan.inner);
}

Stopwatch::Sustained Stopwatch::sustain(const std::function<void(int)>& enqueue, double seconds, const std::function<void()>& at_work)
{
    constexpr double kBatchUs = 25'000; // long enough that marks and waiting do not count
    int next = 0;
    enqueue(next++);
    event(0).record(stream_);
    enqueue(next++);
    event(1).record(stream_);
    gpu_.wait(event(1));
    const double one_us = std::max(elapsed_us(gpu_, event(0), event(1)), 1.0);
    const int inner = static_cast<int>(std::clamp(kBatchUs / one_us, 1.0, 300.0));
    const auto batches = static_cast<std::size_t>(std::clamp(seconds * 1e6 / (one_us * inner), 4.0, 500.0));
    meet();
    std::vector<double> times;
    event(0).record(stream_);
    double total_us = 0;
    bool told = false;
    for (std::size_t batch = 1; batch <= batches && total_us < seconds * 1e6; ++batch) {
        for (int i = 0; i < inner; ++i) enqueue(next++);
        event(batch % 3).record(stream_);
        if (batch < 2) continue;
        gpu_.wait(event((batch - 1) % 3)); // one batch always waits in the stream, so the GPU never rests
        times.push_back(elapsed_us(gpu_, event((batch - 2) % 3), event((batch - 1) % 3)) / inner);
        total_us += times.back() * inner;
        if (!told && (total_us > 0.8e6 * seconds || batch + 1 >= batches)) {
            at_work();
            told = true;
        }
    }
    gpu_.wait(stream_);
    return {summarise(std::vector<double>(times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end()), inner), total_us / 1e6};
}

} // namespace fivefold
