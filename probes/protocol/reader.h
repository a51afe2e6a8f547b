// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/messages.h"

#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Turns the bytes of a probe into messages, in whatever pieces they arrive. A line that cannot be read is noted and skipped:
/// a library that prints into the channel, or a probe that crashes in the middle of a line, must not lose the other lines.
/// Memory is bounded: a line is held up to kProbeMaxLineBytes, and only the first kMaxProblems explanations are kept.
class ProbeReader {
public:
    static constexpr std::size_t kMaxProblems = 16;

    /// The messages that these bytes complete.
    [[nodiscard]] std::vector<ProbeMessage> feed(std::string_view bytes);
    /// The stream has ended: a last line without its end counts as a line.
    [[nodiscard]] std::vector<ProbeMessage> finish();

    [[nodiscard]] const std::vector<std::string>& problems() const { return problems_; } ///< "line 3: not JSON (...)"
    [[nodiscard]] std::size_t skipped_lines() const { return skipped_lines_; }

private:
    void take_line(std::vector<ProbeMessage>& messages);
    void note(const std::string& problem);

    std::string line_;
    bool too_long_ = false; // the present line has passed the limit; drop bytes up to its end
    std::size_t line_number_ = 0;
    std::size_t skipped_lines_ = 0;
    std::vector<std::string> problems_;
};

} // namespace fivefold
