// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/failure.h"
#include "probes/protocol/writer.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace fivefold {

/// Sends the heartbeat, watches standard input and the stage's time, and ends the process where the stage does not: a call that hangs
/// inside a driver cannot be taken back.
class StageControl {
public:
    enum class Stop { none, cancel, parent_gone, timeout };

    struct Times {
        std::chrono::milliseconds budget{30'000};
        std::chrono::milliseconds grace{800}; ///< between the wish to stop and the end by force
    };

    /// Watches `input` for a line "cancel", and for its end where it is a pipe or socket (-1: not at all).
    StageControl(ProbeWriter& out, int input, Times times);
    ~StageControl();
    StageControl(const StageControl&) = delete;
    StageControl& operator=(const StageControl&) = delete;

    [[nodiscard]] Stop stop() const { return stop_.load(std::memory_order_relaxed); }
    /// Throws Stopped when the stage shall stop, or one of its threads has failed.
    void check() const;
    /// A thread of the stage has failed: the others shall end. Where they do not, the process ends with this failure (the first counts).
    void abandon(const ProbeFailure& failure);
    /// What is left of the stage's time, as a share from 1 to 0.
    [[nodiscard]] double time_left() const;

    /// Reports the beginning of a step; counts it as done when the next one begins.
    void step(const std::string& label);
    void expect_steps(std::int64_t total) { total_ = total; }

private:
    void watch_time();
    void watch_input(int input);
    void request(Stop reason);

    ProbeWriter& out_;
    Times times_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::atomic<Stop> stop_ = Stop::none;
    std::atomic<bool> abandoned_ = false;
    std::optional<ProbeFailure> failure_;
    std::int64_t done_ = 0;
    std::int64_t total_ = 0;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool ended_ = false;
    std::chrono::steady_clock::time_point stopped_at_;
    int wake_read_ = -1; // ends the watch of the input
    int wake_write_ = -1;
    std::thread timer_;
    std::thread listener_;
};

/// Last messages and exit status of a stage that was stopped, or that failed.
[[nodiscard]] ProbeExit report_stop(StageControl::Stop reason, bool had_results, ProbeWriter& out);
[[nodiscard]] ProbeExit report_failure(const ProbeFailure& failure, ProbeWriter& out);

} // namespace fivefold
