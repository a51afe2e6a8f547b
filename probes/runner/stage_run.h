// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/reader.h"
#include "probes/runner/child_process.h"
#include "probes/runner/probe_run.h"

#include <optional>

namespace fivefold {

/// One stage: starts its process, reads what it says, and sees to it that it ends.
class StageRun {
public:
    using Clock = std::chrono::steady_clock;

    StageRun(const ProbeRunOptions& options, const ProbeObserver& observer, std::string stage, Clock::time_point whole_end);

    /// Blocks until the process has ended or cannot be ended. Called once.
    [[nodiscard]] ProbeStage run(const std::stop_token& stop);

    [[nodiscard]] bool stuck() const { return rung_ == Rung::left; }          ///< the process could not be killed
    [[nodiscard]] const std::string& probe_version() const { return probe_version_; }

private:
    enum class Rung { none, cancel, term, kill, left };

    [[nodiscard]] ChildProcess start() const;
    void watch(ChildProcess& child, const std::stop_token& stop);
    void read(ChildProcess& child);
    void take(const ProbeMessage& message);
    void take_body(const ProbeMessage& message);
    /// The limit that has been passed, as an incident; none = all is well.
    [[nodiscard]] std::optional<ProbeIncident> passed_limit(Clock::time_point now) const;
    void climb(ChildProcess& child, Clock::time_point now);
    void conclude(const std::optional<ChildExit>& exit);

    const ProbeRunOptions& options_;
    const ProbeObserver& observer_;
    Clock::time_point whole_end_;
    ProbeStage stage_;
    ProbeReader reader_;
    std::string probe_version_;

    Clock::time_point started_, last_line_, last_step_, next_rung_, killed_at_;
    std::int64_t last_seq_ = -1;
    std::int64_t odd_lines_ = 0; // readable, but out of order
    bool hello_ = false, stepped_ = false, init_ = false;
    std::string doing_;                // label of the last progress
    std::optional<ProbeDone> done_;
    Rung rung_ = Rung::none;
    std::optional<ProbeIncident> reason_; // why it is being ended; none = the person wants it, or it does not go after "done"
    bool stopped_ = false;                // by the person
};

} // namespace fivefold
