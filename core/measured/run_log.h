// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/quantity.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Who wrote a log, as its lines tell. Megatron Bridge prints the lines of Megatron-LM.
enum class LogFramework { unknown, megatron, nanotron, torchtitan, deepspeed, generic };
[[nodiscard]] const char* log_framework_name(LogFramework framework);

/// How a log's memory reading was made. `smi` is what nvidia-smi shows, or the whole device as the driver counts it.
enum class LogMemoryKind { allocated, max_allocated, reserved, max_reserved, smi };
inline constexpr std::size_t kLogMemoryKindCount = 5;
[[nodiscard]] const char* log_memory_kind_name(LogMemoryKind kind);

inline constexpr std::int32_t kNoRank = -1; ///< the line does not say which rank printed it

/// One printed step. Frameworks print means over the steps since the last line; figures that the line lacks are empty.
struct LogStep {
    std::int64_t iteration = 0;
    double seconds = 0;             ///< a step; 0 when the line has none
    double tokens_per_gpu = 0;      ///< tokens a second and GPU; 0 when the line has none
    double tokens_all = 0;          ///< tokens a second of the whole job
    double samples_all = 0;         ///< sequences a second of the whole job
    double tflops_per_gpu = 0;      ///< as the framework counts FLOPs
    double loss = 0, grad_norm = 0; ///< NaN when not stated
    std::int64_t global_batch = 0;  ///< sequences; 0 when not stated
    double clock = 0;               ///< seconds since 1970 of the line's time stamp, in the log's own time zone; 0 without one
    std::size_t line = 0;           ///< from 1
};

/// The largest reading of a kind on a rank.
struct LogMemory {
    LogMemoryKind kind = LogMemoryKind::allocated;
    std::int32_t rank = kNoRank;
    std::int32_t pipeline_rank = kNoRank; ///< where the line names its place in the pipeline
    Bytes bytes;
    std::int64_t iteration = 0; ///< at the reading; 0 before the first step
    std::size_t readings = 0;
};

/// What a line shows when a run fails. Later ones of this list are consequences of earlier ones more often than causes.
enum class Sign {
    hardware,          ///< Xid that is not the program's, ECC, GPU off the bus
    node_failure,      ///< node lost, as Slurm or Kubernetes says
    preempted,
    cancelled,
    time_limit,
    host_out_of_memory,///< the kernel's or a cgroup's OOM killer
    leftover_process,  ///< memory or a port is held by somebody else
    out_of_memory,     ///< of the GPU
    refused,           ///< the framework's own check of its configuration
    collective_timeout,///< the NCCL watchdog's, or a barrier's
    nccl,              ///< an NCCL error
    application_fault, ///< Xid or CUDA error that a program's fault makes: illegal access, device assert
    crash,             ///< uncaught exception, abort, segmentation fault
    killed,            ///< SIGKILL or SIGTERM without a reason
    worker_failed,     ///< the launcher tells that a worker is gone
    recovered,         ///< restart of the workers by the launcher
};
inline constexpr std::size_t kSignCount = 16;
[[nodiscard]] const char* sign_name(Sign sign);

/// Figures of an out-of-memory message; what the message lacks is empty.
struct OutOfMemoryFigures {
    std::optional<Bytes> tried, total, free, in_use, allocated, reserved, unallocated; ///< in_use: of this process; unallocated: reserved, but not allocated
    std::optional<Bytes> others; ///< held by other processes, as the message lists them
};

/// A line that shows why a run failed.
struct LogEvidence {
    Sign sign = Sign::crash;
    std::size_t line = 0;        ///< from 1
    std::int32_t rank = kNoRank;
    std::string text;            ///< UTF-8, without colours, cut to 400 bytes
    std::int64_t iteration = 0;  ///< last iteration printed before it; 0 before the first
    std::size_t steps_after = 0; ///< printed after it, by the same attempt or a later one
    double clock = 0;            ///< see LogStep::clock
    std::optional<OutOfMemoryFigures> memory;
    int code = 0;                ///< Xid number or signal; 0 without one
};

/// What one or several files of a run say. Bounded: see RunLogReader.
struct RunLog {
    LogFramework framework = LogFramework::unknown;
    std::vector<LogStep> steps;     ///< in order of printing, thinned out evenly where there are too many
    std::size_t step_lines = 0;     ///< all that were printed by the rank whose steps are kept
    std::size_t thinned = 1;        ///< one of so many of the later steps is kept
    std::size_t rewound = 0;        ///< times that the iteration went back: restarts from a checkpoint
    std::int64_t first_iteration = 0, last_iteration = 0, planned_iterations = 0; ///< planned: 0 when not stated
    std::int64_t skipped_iterations = 0, nan_iterations = 0;
    std::int64_t global_batch = 0, seq_len = 0, world_size = 0; ///< 0 when not stated; global batch: the last
    std::vector<LogMemory> memory;  ///< by rank, then kind
    std::vector<LogEvidence> evidence; ///< by line; the first few and the last of each sign
    bool finished = false;          ///< the framework said that training is done, or the last planned iteration was printed
    double first_clock = 0, last_clock = 0; ///< of any line with a time stamp; 0 without one
    std::size_t lines = 0;
    std::uint64_t bytes = 0;
    std::size_t lines_cut = 0;      ///< longer than the limit; their rest was not read
    std::size_t lines_not_utf8 = 0, lines_with_nul = 0;
    bool truncated = false;         ///< the last line has no end
    std::vector<std::string> columns;  ///< of a generic table: those that stand for step, time, tokens ... as they were understood
};

} // namespace fivefold
