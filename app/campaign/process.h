// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stop_token>
#include <string>
#include <vector>

namespace fivefold::campaign {

struct ProcessAnswer {
    bool started = false; ///< false: there is no such program, or it cannot be run
    int exit_code = -1;   ///< 128 + n for a signal
    bool timed_out = false;
    std::string output, errors; ///< at most 64 MiB and 1 MiB of each
    [[nodiscard]] bool good() const { return started && !timed_out && exit_code == 0; }
};

/// Runs programs. Blocks; meant for a worker thread.
class ProcessRunner {
public:
    virtual ~ProcessRunner() = default;
    /// `words`: the program, found by PATH, and its arguments. Standard input is empty. Ended when it takes longer than
    /// `seconds` or when asked to stop.
    [[nodiscard]] virtual ProcessAnswer run(const std::vector<std::string>& words, const std::string& folder, double seconds, std::stop_token stop) = 0;
};

class LocalProcesses : public ProcessRunner {
public:
    [[nodiscard]] ProcessAnswer run(const std::vector<std::string>& words, const std::string& folder, double seconds, std::stop_token stop) override;
};

} // namespace fivefold::campaign
