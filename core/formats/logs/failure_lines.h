// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/logs/keywords.h"
#include "core/measured/run_log.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fivefold::logs {

/// The sign that a keyword of a line stands for, with the Xid or signal it names. Nothing when the line means something else after all:
/// a warning, the source line of a traceback.
struct SignFound {
    Sign sign = Sign::crash;
    int code = 0;
};
[[nodiscard]] std::optional<SignFound> sign_of(const Keyword& keyword, std::size_t position, std::string_view line);
/// Which of two signs of one line tells more.
[[nodiscard]] bool tells_more(const SignFound& a, const SignFound& b);

/// Adds the figures that a line of an out-of-memory message has: PyTorch's of all versions since 1.0.
void read_memory_figures(std::string_view line, OutOfMemoryFigures& figures);

/// The lines by which a run failed: of each sign the first few and the last.
class Evidence {
public:
    /// A line with a sign; `steps` have been printed so far.
    void add(const SignFound& found, std::string_view line, std::size_t number, std::int64_t iteration, std::size_t steps, double clock);
    /// Another line of an out-of-memory message that began shortly before.
    void add_figures(std::string_view line, std::size_t number);
    /// All that were kept, by line.
    [[nodiscard]] std::vector<LogEvidence> take(std::size_t steps_in_all);

private:
    static constexpr std::size_t kFirst = 6, kLast = 2;
    struct Kept {
        std::vector<LogEvidence> first, last; ///< `last` is a ring
        std::size_t next = 0;
    };
    Kept kept_[kSignCount];
    LogEvidence* newest_memory_ = nullptr; ///< in `kept_`; only until the next out-of-memory line
};

} // namespace fivefold::logs
