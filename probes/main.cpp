// SPDX-License-Identifier: Apache-2.0
// fivefold-probe: looks at the GPUs of this machine, and says what it finds as JSON lines.
#include "probes/cuda_driver.h"
#include "probes/options.h"

#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace {

using namespace fivefold;

#ifdef FIVEFOLD_PROBE_CUDA
constexpr bool kCudaBuild = true;
#else
constexpr bool kCudaBuild = false;
#endif

int status(ProbeExit code)
{
    return static_cast<int>(code);
}

/// The descriptor for the JSON lines. Standard output is moved aside and replaced by standard error: driver libraries print there.
int open_channel(int wanted)
{
    if (wanted >= 0) {
        if (::fcntl(wanted, F_GETFD) == -1) throw UsageError("--fd: file descriptor " + std::to_string(wanted) + " is not open");
        if (wanted > STDERR_FILENO) return wanted;
    }
    const int channel = ::fcntl(wanted < 0 ? STDOUT_FILENO : wanted, F_DUPFD_CLOEXEC, 3);
    if (channel == -1) throw UsageError("standard output is not open");
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return channel;
}

/// Ends the whole process when the stage takes too long: a call that hangs inside the driver cannot be taken back.
class Watchdog {
public:
    Watchdog(int seconds, ProbeWriter& out)
        : thread_([this, seconds, &out] {
              std::unique_lock lock(mutex_);
              if (finished_.wait_for(lock, std::chrono::seconds(seconds), [this] { return done_; })) return;
              out.send(ProbeError{"timeout", "the driver did not answer within " + std::to_string(seconds) + " s"});
              out.send(ProbeDone{"failed", out.elapsed_ms()});
              std::cerr << "fivefold-probe: the driver did not answer within " << seconds << " s" << std::endl;
              ::_exit(status(ProbeExit::environment));
          })
    {
    }
    ~Watchdog()
    {
        {
            const std::lock_guard lock(mutex_);
            done_ = true;
        }
        finished_.notify_one();
        thread_.join();
    }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

private:
    std::mutex mutex_;
    std::condition_variable finished_;
    bool done_ = false;
    std::thread thread_;
};

ProbeExit run_stage(const ProbeOptions& options, ProbeWriter& out)
{
    out.send(ProbeHello{FIVEFOLD_VERSION, options.stage, ::getpid(), kCudaBuild});
    try {
        const Watchdog watchdog(options.budget_seconds, out);
        run_inventory(options.libraries, out);
    } catch (const ProbeFailure& failure) {
        out.send(ProbeError{failure.code(), failure.what()});
        out.send(ProbeDone{"failed", out.elapsed_ms()});
        std::cerr << "fivefold-probe: " << failure.what() << '\n';
        return ProbeExit::environment;
    }
    return out.send(ProbeDone{"ok", out.elapsed_ms()}) ? ProbeExit::ok : ProbeExit::failed;
}

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an answer of write(), not a reason to die
    try {
        const ProbeOptions options = parse_options(std::span<const char* const>(argv, static_cast<std::size_t>(argc)).subspan(argc > 0 ? 1 : 0));
        if (options.action == ProbeOptions::Action::help) {
            std::cout << help_text();
            return status(ProbeExit::ok);
        }
        if (options.action == ProbeOptions::Action::version) {
            std::cout << "fivefold-probe " FIVEFOLD_VERSION << (kCudaBuild ? ", built with the CUDA Toolkit" : ", built without the CUDA Toolkit: only stages without GPU kernels") << '\n';
            return status(ProbeExit::ok);
        }
        ProbeWriter out(open_channel(options.descriptor));
        return status(run_stage(options, out));
    } catch (const UsageError& error) {
        std::cerr << "fivefold-probe: " << error.what() << '\n';
        return status(ProbeExit::usage);
    } catch (const std::exception& error) {
        std::cerr << "fivefold-probe: " << error.what() << '\n';
        return status(ProbeExit::failed);
    }
}
