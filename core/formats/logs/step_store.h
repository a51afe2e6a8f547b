// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/logs/step_lines.h"
#include "core/measured/run_log.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace fivefold::logs {

/// The steps and memory readings of a log, in bounded memory. Several ranks, or several lines, that tell of the same step make one of it.
class StepStore {
public:
    explicit StepStore(std::size_t most_steps);

    /// A step line printed by `rank`, or kNoRank.
    void add(const StepLine& line, std::int32_t rank);
    /// The launcher starts the workers anew: what follows is no second line of a step that was printed before.
    void new_attempt();
    void add_memory(const StepLine& line, std::int32_t rank, std::int32_t pipeline_rank);
    /// All that were printed so far, each step once.
    [[nodiscard]] std::size_t printed() const { return printed_; }
    [[nodiscard]] std::int64_t last_iteration() const { return last_; }
    /// Moves everything into the log.
    void take(RunLog& log);

private:
    static constexpr std::size_t kRecent = 4, kHead = 1000, kMostReadings = 20000;
    void keep(const LogStep& step);

    std::size_t most_, head_;
    std::vector<LogStep> steps_;
    std::vector<LogStep> recent_; ///< the newest, that other ranks or lines may still add to
    std::size_t committed_ = 0, printed_ = 0, stride_ = 1, rewound_ = 0;
    std::int64_t first_ = 0, last_ = 0, planned_ = 0, skipped_ = 0, nan_ = 0;
    std::int32_t last_rank_ = kNoRank;
    bool attempt_is_new_ = false;
    std::map<std::pair<std::int32_t, LogMemoryKind>, LogMemory> memory_;
};

} // namespace fivefold::logs
