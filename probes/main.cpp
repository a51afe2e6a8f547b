// SPDX-License-Identifier: Apache-2.0
// fivefold-probe: measures the GPUs of this machine, and says what it finds as JSON lines.
#include "probes/session.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <optional>
#include <sys/prctl.h>
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

/// The descriptor for the JSON lines. Standard output is moved aside and replaced by standard error: driver libraries and NCCL print there.
int open_channel(int wanted)
{
    if (wanted >= 0) {
        if (::fcntl(wanted, F_GETFD) == -1) throw UsageError("--fd: file descriptor " + std::to_string(wanted) + " is not open");
        if (wanted > STDERR_FILENO) {
            ::fcntl(wanted, F_SETFD, FD_CLOEXEC);
            ::dup2(STDERR_FILENO, STDOUT_FILENO);
            return wanted;
        }
    }
    const int channel = ::fcntl(wanted < 0 ? STDOUT_FILENO : wanted, F_DUPFD_CLOEXEC, 3);
    if (channel == -1) throw UsageError("standard output is not open");
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return channel;
}

/// What the libraries shall do, where the person has not said otherwise: GPUs in the order of their PCI addresses, and NCCL without network
/// and plugins.
void set_environment()
{
    constexpr std::array<std::array<const char*, 2>, 7> settings = {{{"CUDA_DEVICE_ORDER", "PCI_BUS_ID"},
                                                                     {"CUDA_MODULE_LOADING", "LAZY"},
                                                                     {"NCCL_SOCKET_IFNAME", "lo"},
                                                                     {"NCCL_IB_DISABLE", "1"},
                                                                     {"NCCL_NET_PLUGIN", "none"},
                                                                     {"NCCL_TUNER_PLUGIN", "none"},
                                                                     {"NCCL_DEBUG", "WARN"}}};
    for (const auto& [name, value] : settings) ::setenv(name, value, 0);
    // What training sets for its own order of kernels, or for debugging, would hold one stream up behind another, and the host behind both
    for (const char* name : {"CUDA_LAUNCH_BLOCKING", "CUDA_DEVICE_MAX_CONNECTIONS", "NCCL_COMM_BLOCKING"}) ::unsetenv(name);
}

void run_stage(const Session& session, const std::string& stage)
{
    if (stage == "inventory") return run_inventory(session);
#ifdef FIVEFOLD_PROBE_CUDA
    if (stage == "gpu") return run_gpu(session);
    if (stage == "p2p") return run_p2p(session);
    if (stage == "nccl") return run_nccl(session);
    if (stage == "overlap") return run_overlap(session);
#endif
}

ProbeExit run(const ProbeOptions& options, ProbeWriter& out)
{
    out.send(ProbeHello{FIVEFOLD_VERSION, options.stage, ::getpid(), kCudaBuild});
    if (!kCudaBuild && options.stage != "inventory")
        return report_failure(ProbeFailure(probe::kBuiltWithoutCuda, "this fivefold-probe was built with FIVEFOLD_CUDA=OFF: it has only the stage inventory"),
                              out);
    StageControl control(out, STDIN_FILENO, {std::chrono::seconds(stage_seconds(options))});
    const std::int64_t before = out.results();
    std::optional<Session> session; // outlives the report of a failure: a driver that has failed may hang when it is left
    try {
        session.emplace(options, out, control);
        run_stage(*session, options.stage);
        control.check();
    } catch (const ProbeFailure& failure) {
        if (control.stop() != StageControl::Stop::none) return report_stop(control.stop(), out.results() > before, out);
        return report_failure(failure, out);
    } catch (const Stopped&) {
        return report_stop(control.stop(), out.results() > before, out);
    } catch (const std::exception& problem) {
        (void)report_failure(ProbeFailure(probe::kInternal, problem.what()), out);
        return ProbeExit::failed;
    }
    const bool partial = out.errors() > 0;
    return out.send(ProbeDone{std::string(partial ? probe::kPartial : probe::kOk), out.elapsed_ms()}) ? ProbeExit::ok : ProbeExit::failed;
}

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an answer of write(), not a reason to die
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // what libraries print must not be lost by _exit
    try {
        const ProbeOptions options = parse_options(std::span<const char* const>(argv, static_cast<std::size_t>(argc)).subspan(argc > 0 ? 1 : 0));
        if (options.action == ProbeOptions::Action::help) {
            std::cout << help_text();
            return status(ProbeExit::ok);
        }
        if (options.action == ProbeOptions::Action::version) {
            std::cout << "fivefold-probe " FIVEFOLD_VERSION << (kCudaBuild ? "" : ", built without CUDA: only the stage inventory") << '\n';
            return status(ProbeExit::ok);
        }
        set_environment();
        ProbeWriter out(open_channel(options.descriptor));
        const ProbeExit result = run(options, out);
        std::cerr.flush();
        std::fflush(nullptr);
        ::_exit(status(result)); // exit handlers of the driver and of NCCL can hang, above all after a failure
    } catch (const UsageError& error) {
        std::cerr << "fivefold-probe: " << error.what() << '\n';
        return status(ProbeExit::usage);
    } catch (const std::exception& error) {
        std::cerr << "fivefold-probe: " << error.what() << '\n';
        return status(ProbeExit::failed);
    }
}
