// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/record.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace fivefold {

/// How long the parent waits. Where the probe passes a limit it is told "cancel", one `grace` later gets SIGTERM, one more later SIGKILL.
struct ProbeLimits {
    using Time = std::chrono::milliseconds;
    Time hello{5'000};       ///< from the start to the first line
    Time beat{5'000};        ///< between two lines of any kind; a probe that misses it gets no "cancel", it cannot read
    Time step{10'000};       ///< between two lines that are progress
    Time init_step{30'000};  ///< the same before the first progress of nccl and overlap, and after progress labelled as the start of a communicator
    Time grace{1'000};       ///< between the rungs of the ladder, and from "done" to the end of the process
    Time whole{120'000};     ///< all stages together
};

struct ProbeRunOptions {
    std::string program;                                 ///< path of fivefold-probe, see find_probe()
    std::vector<std::string> stages = {"inventory", "gpu", "p2p", "nccl", "overlap"};
    std::string devices;                                 ///< "0-3,6"; "" = all
    bool quick = false;
    std::vector<std::string> arguments;                  ///< more arguments of the probe: --lib-cuda=..., --python-env=...
    std::vector<std::pair<std::string, std::string>> environment; ///< set on top of this process's own
    std::string date;                                    ///< for the record
    std::string note;                                    ///< for the record
    ProbeLimits limits;
};

/// What happens while the probe runs; called on the thread that runs it. Each may be empty. They must not throw.
struct ProbeObserver {
    std::function<void(const std::string& stage, std::size_t index, std::size_t count)> stage_started;
    std::function<void(const std::string& stage, const ProbeMessage& message)> message; ///< every readable line, beats left out
    std::function<void(const ProbeStage& stage)> stage_ended; ///< complete; also called for stages that are skipped
};

/// Runs the stages one after another, each in a process (and process group) of its own, and returns all that they said. Blocks until the
/// end; meant for a worker thread, which must live until the return (the probe dies with the thread that started it). A request of `stop`
/// ends it within three graces. What earlier stages said is kept whatever later ones do. Nothing is thrown for what the probe does: errors are in the
/// record, with these codes of the parent: no_probe (cannot be started), no_hello, no_beat, timeout, run_limit, crashed, incomplete
/// (ended without "done"), stuck (cannot be killed: inside the kernel; left behind), and the warning bad_lines.
/// A stage "inventory" that did not get through makes the others skipped; so does a stuck process, a stop, or the limit of the whole run.
[[nodiscard]] ProbeRecord run_probe(const ProbeRunOptions& options, const ProbeObserver& observer = {}, std::stop_token stop = {});

/// The probe program that belongs to the program in `directory`: there, or in ../libexec/fivefold beside it, or on PATH; "" = nowhere.
[[nodiscard]] std::string find_probe(const std::string& directory);
/// The directory of the running program; "" = unknown.
[[nodiscard]] std::string program_directory();

} // namespace fivefold
