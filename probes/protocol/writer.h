// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/messages.h"

#include <atomic>
#include <chrono>
#include <mutex>

namespace fivefold {

/// Sends messages, numbered and timed, as whole lines to a file descriptor that it does not own. Safe to use from several threads.
/// The program must ignore SIGPIPE, so that a reader that went away is an answer (false) and not a signal.
class ProbeWriter {
public:
    explicit ProbeWriter(int descriptor) : descriptor_(descriptor) {}

    /// False when the descriptor takes no more.
    bool send(ProbeBody body);

    [[nodiscard]] std::int64_t elapsed_ms() const;
    [[nodiscard]] std::int64_t results() const { return results_.load(); } ///< how many were sent
    [[nodiscard]] std::int64_t errors() const { return errors_.load(); }

private:
    int descriptor_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::mutex mutex_; // one line at a time, in the order of their numbers
    std::int64_t next_seq_ = 0;
    std::atomic<std::int64_t> results_ = 0;
    std::atomic<std::int64_t> errors_ = 0;
};

} // namespace fivefold
