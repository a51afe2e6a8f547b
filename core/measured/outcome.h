// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/run_log.h"
#include "core/plan/finding.h"
#include "core/quantity.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// How a run ended.
enum class RunEnd {
    completed, oom, nccl, hang, time_limit, host_oom, node_failure, preempted, cancelled, refused_configuration, hardware, leftover_process, crash,
    unknown
};
inline constexpr std::size_t kRunEndCount = 14;
[[nodiscard]] const char* run_end_name(RunEnd end); ///< "completed", "oom", "time_limit" ...
[[nodiscard]] std::optional<RunEnd> run_end_of(std::string_view name);

/// What the launching script knows of one attempt. What it does not know stays empty.
struct ExitRecord {
    std::optional<int> exit_code;     ///< of the program; 128 + n for a signal is understood
    std::optional<int> signal;        ///< that ended it
    std::optional<Seconds> wall;      ///< it ran
    std::optional<Seconds> limit;     ///< it was allowed
    std::optional<Seconds> silent;    ///< between its last output and its end
    bool timed_out = false;           ///< ended by the script's own time limit of the task
    bool silence_killed = false;      ///< ended by the script because it had printed nothing for too long
    std::optional<Bytes> in_use_before; ///< GPU memory held before the start, of the fullest GPU
    std::string node;                 ///< first node; empty when not known
    int restarts = 0;                 ///< attempts before this one
};

/// What Slurm says; empty state when it was not asked.
struct SlurmState {
    std::string state;  ///< "TIMEOUT", "NODE_FAIL", "CANCELLED by 1000", "FAILED" ...; "REQUEUED", "LOST": it speaks of another run by now, or of none
    std::string reason; ///< "NonZeroExitCode", "NodeDown" ...
    std::optional<int> exit_code, signal; ///< of "ExitCode=7:0"
};

/// Whether another try of the same task can help.
enum class Blame {
    none,           ///< it completed
    infrastructure, ///< try again
    configuration,  ///< the same again would fail again
    person,         ///< somebody stopped it
    unknown,
};
[[nodiscard]] const char* blame_name(Blame blame);

struct RunOutcome {
    RunEnd end = RunEnd::unknown;
    Blame blame = Blame::unknown;
    bool certain = true;                ///< false: the likeliest of several readings
    std::vector<LogEvidence> evidence;  ///< of the cause, the first lines first; then what else stands in the log
    std::optional<OutOfMemoryFigures> memory; ///< of an out-of-memory error
    bool fragmented = false;            ///< much was reserved by the allocator, but in no piece large enough
    std::int32_t rank = kNoRank;        ///< on which it began
    std::int64_t iteration = 0;         ///< last one printed before; 0 before the first step
    std::vector<Finding> advice;        ///< what happened and what to do; ids "run-..."
    [[nodiscard]] bool infrastructure_failure() const { return blame == Blame::infrastructure; }
};

/// How the run ended and why: the first cause wins over what it brings about on other ranks, and what a run survived does not count.
[[nodiscard]] RunOutcome classify(const RunLog& log, const ExitRecord& exit = {}, const SlurmState& slurm = {});

} // namespace fivefold
