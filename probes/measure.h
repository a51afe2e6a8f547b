// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/gpu.h"
#include "probes/statistics.h"

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <vector>

namespace fivefold {

/// Threads that do the same, one per GPU, and meet. A thread that fails ends the stage: the others are told by StageControl.
class Crew {
public:
    Crew(std::size_t size, StageControl& control) : size_(size), control_(control) {}

    /// Runs work(0), ..., work(size - 1), each in a thread, and waits for all. Throws what the first that failed threw.
    void run(const std::function<void(std::size_t)>& work);
    /// To be called by every thread of the crew: returns when all have called it. Throws Stopped.
    void meet();
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    std::size_t size_;
    StageControl& control_;
    std::mutex mutex_;
    std::condition_variable everyone_;
    std::size_t waiting_ = 0;
    std::size_t round_ = 0;
    std::exception_ptr failure_;
};

/// Takes the time of operations on one stream of a GPU.
class Stopwatch {
public:
    Stopwatch(const Gpu& gpu, Crew* crew = nullptr) : gpu_(gpu), crew_(crew), stream_(gpu), gate_(gpu) {}

    /// enqueue(i) puts operation i (0, 1, ...) into `stream`. The first is discarded, the second gives the estimate; then as many as the
    /// budget takes wait in the stream before the first of them starts (`gated`; not for operations that the driver may carry out with
    /// the host's help). With a crew, all GPUs start together.
    [[nodiscard]] Timing measure(const std::function<void(int)>& enqueue, double budget_us, bool gated = true);
    /// Keeps the GPU at work for that long, and takes the time of one operation over the second half. Calls `at_work` once, near the end.
    struct Sustained {
        Timing timing;
        double seconds = 0;
    };
    [[nodiscard]] Sustained sustain(const std::function<void(int)>& enqueue, double seconds, const std::function<void()>& at_work);

    [[nodiscard]] cuda::Stream stream() const { return stream_; }
    [[nodiscard]] const Gpu& gpu() const { return gpu_; }

private:
    const GpuEvent& event(std::size_t index);
    void meet() const
    {
        if (crew_ != nullptr) crew_->meet();
    }

    const Gpu& gpu_;
    Crew* crew_;
    GpuStream stream_;
    Gate gate_;
    std::vector<GpuEvent> events_;
};

} // namespace fivefold
