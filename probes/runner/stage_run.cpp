// SPDX-License-Identifier: Apache-2.0
#include "probes/runner/stage_run.h"

#include "probes/protocol/vocabulary.h"
#include "probes/runner/host_facts.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <stdexcept>

namespace fivefold {
namespace {

constexpr std::size_t kLogBytes = std::size_t{64} << 10;
constexpr std::size_t kMostResults = 100'000; // a probe that sends more is out of its mind; memory stays bounded
constexpr std::size_t kMostIncidents = 1'000;

/// What each stage's process gets on top of the person's variables: NCCL stays on this node, and the driver numbers GPUs as nvidia-smi does.
const std::vector<std::pair<std::string, std::string>> kVariables = {
    {"NCCL_SOCKET_IFNAME", "lo"},        {"NCCL_IB_DISABLE", "1"},        {"NCCL_NET_PLUGIN", "none"}, {"NCCL_TUNER_PLUGIN", "none"},
    {"NCCL_DEBUG", "WARN"}, {"CUDA_MODULE_LOADING", "LAZY"}, {"CUDA_DEVICE_ORDER", "PCI_BUS_ID"},
};

std::string seconds(ProbeLimits::Time time)
{
    const auto tenths = (time.count() + 50) / 100;
    return std::to_string(tenths / 10) + (tenths % 10 != 0 ? "." + std::to_string(tenths % 10) : "") + " s";
}

bool starts_communicators(const std::string& stage) { return stage == "nccl" || stage == "overlap"; }

} // namespace

StageRun::StageRun(const ProbeRunOptions& options, const ProbeObserver& observer, std::string stage, Clock::time_point whole_end)
    : options_(options), observer_(observer), whole_end_(whole_end)
{
    stage_.name = std::move(stage);
}

ChildProcess StageRun::start() const
{
    std::vector<std::string> arguments = {"--stage", stage_.name, "--fd", std::to_string(ChildProcess::kChannel)};
    if (!options_.devices.empty()) arguments.insert(arguments.end(), {"--devices", options_.devices});
    if (options_.quick) arguments.emplace_back("--quick");
    arguments.insert(arguments.end(), options_.arguments.begin(), options_.arguments.end());
    std::vector<std::pair<std::string, std::string>> variables = kVariables;
    variables.insert(variables.end(), options_.environment.begin(), options_.environment.end());
    return {options_.program, arguments, environment_with(variables)};
}

ProbeStage StageRun::run(const std::stop_token& stop)
{
    started_ = last_line_ = last_step_ = Clock::now();
    try {
        ChildProcess child = start();
        watch(child, stop);
        if (rung_ == Rung::left) {
            child.leave();
            conclude(std::nullopt);
        } else {
            conclude(child.ended());
        }
    } catch (const std::runtime_error& problem) {
        stage_.status = ProbeStatus::failed;
        stage_.errors.push_back({"no_probe", problem.what()});
    }
    stage_.elapsed_s = std::chrono::duration<double>(Clock::now() - started_).count();
    return std::move(stage_);
}

void StageRun::watch(ChildProcess& child, const std::stop_token& stop)
{
    const int pause = static_cast<int>(std::clamp<ProbeLimits::Time::rep>(options_.limits.grace.count() / 20, 2, 50));
    while (!child.ended()) {
        child.wait(pause);
        read(child);
        const Clock::time_point now = Clock::now();
        if (rung_ != Rung::none) {
            climb(child, now);
        } else if (stop.stop_requested()) {
            stopped_ = true;
            next_rung_ = now;
            climb(child, now);
        } else if (std::optional<ProbeIncident> passed = passed_limit(now)) {
            reason_ = std::move(passed);
            if (reason_->code == "no_beat") rung_ = Rung::cancel; // it does not read: straight to the signals
            next_rung_ = now;
            climb(child, now);
        } else if (done_ && now > last_line_ + options_.limits.grace) {
            rung_ = Rung::cancel;
            next_rung_ = now;
            climb(child, now);
        }
        if (rung_ == Rung::left) return;
    }
    for (int i = 0; i < 64; ++i) read(child); // the rest, up to 16 MiB
    for (const ProbeMessage& message : reader_.finish()) take(message);
}

void StageRun::read(ChildProcess& child)
{
    std::string bytes;
    (void)child.read_channel(bytes);
    for (const ProbeMessage& message : reader_.feed(bytes)) take(message);
    std::string text;
    (void)child.read_text(text);
    stage_.log += text;
    if (stage_.log.size() > kLogBytes) stage_.log.erase(0, stage_.log.size() - kLogBytes);
}

void StageRun::take(const ProbeMessage& message)
{
    // Something that only looks like a line of this probe is no line of it: they are numbered, and the first one names the stage.
    const auto* hello = std::get_if<ProbeHello>(&message.body);
    const bool expected = hello_ ? hello == nullptr && message.seq > last_seq_ && !done_ : hello != nullptr && hello->stage == stage_.name;
    if (!expected) {
        ++odd_lines_;
        return;
    }
    last_seq_ = message.seq;
    last_line_ = Clock::now();
    if (std::holds_alternative<ProbeBeat>(message.body)) return;
    last_step_ = last_line_;
    take_body(message);
    if (observer_.message) observer_.message(stage_.name, message);
}

void StageRun::take_body(const ProbeMessage& message)
{
    if (const auto* hello = std::get_if<ProbeHello>(&message.body)) {
        hello_ = true;
        probe_version_ = hello->probe;
    } else if (const auto* progress = std::get_if<ProbeProgress>(&message.body)) {
        stepped_ = true;
        init_ = progress->label.starts_with(probe::kNcclInitLabel);
        doing_ = progress->label;
    } else if (const auto* result = std::get_if<ProbeResult>(&message.body)) {
        if (stage_.results.size() < kMostResults) stage_.results.push_back(*result);
    } else if (const auto* warning = std::get_if<ProbeWarning>(&message.body)) {
        if (stage_.warnings.size() < kMostIncidents) stage_.warnings.push_back({warning->code, warning->detail, warning->device, -1});
    } else if (const auto* error = std::get_if<ProbeError>(&message.body)) {
        if (stage_.errors.size() < kMostIncidents) stage_.errors.push_back({error->code, error->detail, error->device, error->peer});
    } else if (const auto* done = std::get_if<ProbeDone>(&message.body)) {
        done_ = *done;
    }
}

std::optional<ProbeIncident> StageRun::passed_limit(Clock::time_point now) const
{
    const ProbeLimits& limits = options_.limits;
    if (done_) return std::nullopt;
    if (now > whole_end_) return ProbeIncident{"run_limit", "the whole run has taken " + seconds(limits.whole)};
    if (!hello_) return now > started_ + limits.hello ? std::optional(ProbeIncident{"no_hello", "nothing from it in " + seconds(limits.hello)}) : std::nullopt;
    const std::string where = doing_.empty() ? "" : " (during: " + doing_ + ")";
    if (now > last_line_ + limits.beat) return ProbeIncident{"no_beat", "no sign of life in " + seconds(limits.beat) + where};
    const bool slow = init_ || (!stepped_ && starts_communicators(stage_.name));
    const ProbeLimits::Time step = slow ? limits.init_step : limits.step;
    if (now > last_step_ + step) return ProbeIncident{"timeout", "no progress in " + seconds(step) + where};
    return std::nullopt;
}

void StageRun::climb(ChildProcess& child, Clock::time_point now)
{
    if (now < next_rung_) return;
    next_rung_ = now + options_.limits.grace;
    switch (rung_) {
    case Rung::none:
        child.send("cancel\n");
        rung_ = Rung::cancel;
        break;
    case Rung::cancel:
        child.signal(SIGTERM);
        rung_ = Rung::term;
        break;
    case Rung::term:
        child.signal(SIGKILL);
        rung_ = Rung::kill;
        killed_at_ = now;
        break;
    case Rung::kill: // SIGKILL cannot be ignored: what is left after it sleeps in the kernel, or the machine is very slow
        if (child.uninterruptible() || now > killed_at_ + 10 * options_.limits.grace) rung_ = Rung::left;
        break;
    case Rung::left: break;
    }
}

void StageRun::conclude(const std::optional<ChildExit>& exit)
{
    stage_.skipped_lines = static_cast<std::int64_t>(reader_.skipped_lines()) + odd_lines_;
    stage_.problems = reader_.problems();
    if (odd_lines_ > 0) stage_.problems.push_back(std::to_string(odd_lines_) + " lines out of order");
    if (stage_.skipped_lines > 0) stage_.warnings.push_back({"bad_lines", std::to_string(stage_.skipped_lines) + " lines could not be read"});

    if (reason_) stage_.errors.push_back(*reason_);
    if (rung_ == Rung::left) stage_.errors.push_back({"stuck", "the process cannot be ended: it sleeps inside the kernel, in the driver"});
    if (stopped_) {
        stage_.status = ProbeStatus::cancelled;
    } else if (reason_ || rung_ == Rung::left) {
        stage_.status = ProbeStatus::timeout;
    } else if (done_) {
        stage_.status = done_->status == probe::kOk          ? ProbeStatus::ok
                        : done_->status == probe::kPartial   ? ProbeStatus::partial
                        : done_->status == probe::kCancelled ? ProbeStatus::cancelled
                                                             : ProbeStatus::failed;
    } else if (exit && exit->signal != 0) {
        stage_.status = ProbeStatus::crashed;
        const char* name = ::sigabbrev_np(exit->signal);
        stage_.errors.push_back({"crashed", "signal " + std::to_string(exit->signal) + (name != nullptr ? std::string(" (SIG") + name + ")" : "") +
                                                (doing_.empty() ? "" : " (during: " + doing_ + ")")});
    } else {
        stage_.status = ProbeStatus::failed;
        const std::size_t end = stage_.log.find_last_not_of(" \n");
        const std::string text = end == std::string::npos ? "" : stage_.log.substr(0, end + 1);
        stage_.errors.push_back({"incomplete", "exit status " + std::to_string(exit ? exit->status : 0) +
                                                   (text.empty() ? "" : ": " + text.substr(text.rfind('\n') + 1))});
    }
}

} // namespace fivefold
