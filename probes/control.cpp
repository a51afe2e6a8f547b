// SPDX-License-Identifier: Apache-2.0
#include "probes/control.h"

#include "probes/protocol/vocabulary.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <poll.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace fivefold {
namespace {

using std::chrono::milliseconds;

/// The end of a terminal or of /dev/null is no wish of a parent.
bool end_means_gone(int descriptor)
{
    struct stat facts {};
    return ::fstat(descriptor, &facts) == 0 && (S_ISFIFO(facts.st_mode) || S_ISSOCK(facts.st_mode));
}

} // namespace

StageControl::StageControl(ProbeWriter& out, int input, Times times) : out_(out), times_(times)
{
    std::array<int, 2> ends{-1, -1};
    if (input >= 0 && ::pipe(ends.data()) == 0) {
        wake_read_ = ends[0];
        wake_write_ = ends[1];
        listener_ = std::thread([this, input] { watch_input(input); });
    }
    timer_ = std::thread([this] { watch_time(); });
}

StageControl::~StageControl()
{
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
    if (wake_write_ >= 0) ::close(wake_write_);
    timer_.join();
    if (listener_.joinable()) listener_.join();
    if (wake_read_ >= 0) ::close(wake_read_);
}

void StageControl::check() const
{
    if (stop() != Stop::none || abandoned_.load(std::memory_order_relaxed)) throw Stopped();
}

void StageControl::abandon(const ProbeFailure& failure)
{
    {
        const std::lock_guard lock(mutex_);
        if (abandoned_ || stop_ != Stop::none) return;
        failure_ = failure;
        abandoned_ = true;
        stopped_at_ = std::chrono::steady_clock::now();
    }
    changed_.notify_all();
}

double StageControl::time_left() const
{
    const auto used = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_);
    return std::clamp(1.0 - used / std::chrono::duration<double>(times_.budget), 0.0, 1.0);
}

void StageControl::step(const std::string& label)
{
    check();
    total_ = std::max(total_, done_ + 1);
    out_.send(ProbeProgress{done_++, total_, label});
}

void StageControl::request(Stop reason)
{
    {
        const std::lock_guard lock(mutex_);
        if (stop_ != Stop::none) return;
        stop_ = reason;
        if (!abandoned_) stopped_at_ = std::chrono::steady_clock::now();
    }
    changed_.notify_all();
}

void StageControl::watch_time()
{
    auto next_beat = start_ + milliseconds(kBeatMilliseconds);
    std::unique_lock lock(mutex_);
    while (!ended_) {
        const bool stopping = stop_ != Stop::none || abandoned_;
        const auto limit = stopping ? stopped_at_ + times_.grace : start_ + times_.budget;
        changed_.wait_until(lock, std::min(next_beat, limit));
        if (ended_) return;
        const auto now = std::chrono::steady_clock::now();
        if (now >= next_beat) {
            next_beat = now + milliseconds(kBeatMilliseconds);
            lock.unlock();
            if (!out_.send(ProbeBeat{})) request(Stop::parent_gone);
            lock.lock();
        }
        if (now < limit || stopping != (stop_ != Stop::none || abandoned_)) continue;
        if (!stopping) {
            lock.unlock();
            request(Stop::timeout);
            lock.lock();
            continue;
        }
        const ProbeExit status = failure_ ? report_failure(*failure_, out_) : report_stop(stop_, false, out_);
        std::cerr.flush();
        ::_exit(static_cast<int>(status)); // the stage hangs: destructors and exit handlers of libraries would too
    }
}

void StageControl::watch_input(int input)
{
    const bool end_counts = end_means_gone(input);
    std::string line;
    while (true) {
        std::array<pollfd, 2> watched{pollfd{input, POLLIN, 0}, pollfd{wake_read_, POLLIN, 0}};
        if (::poll(watched.data(), watched.size(), -1) < 0) continue; // EINTR
        if (watched[1].revents != 0) return;
        std::array<char, 256> bytes{};
        const ssize_t count = ::read(input, bytes.data(), bytes.size());
        if (count <= 0) {
            if (end_counts) request(Stop::parent_gone);
            return;
        }
        for (const char c : std::string_view(bytes.data(), static_cast<std::size_t>(count))) {
            if (c == '\n') {
                if (line == "cancel") request(Stop::cancel);
                line.clear();
            } else if (c != '\r' && line.size() < 64) {
                line += c;
            }
        }
    }
}

ProbeExit report_stop(StageControl::Stop reason, bool had_results, ProbeWriter& out)
{
    if (reason == StageControl::Stop::timeout) {
        const std::string detail = had_results ? "the stage's time was over before all was measured" : "the driver did not answer within the stage's time";
        out.send(ProbeError{std::string(probe::kTimeout), detail});
        out.send(ProbeDone{std::string(had_results ? probe::kPartial : probe::kFailed), out.elapsed_ms()});
        std::cerr << "fivefold-probe: " << detail << '\n';
        return had_results ? ProbeExit::ok : ProbeExit::environment;
    }
    out.send(ProbeDone{std::string(probe::kCancelled), out.elapsed_ms()});
    return reason == StageControl::Stop::parent_gone ? ProbeExit::parent_gone : ProbeExit::cancelled;
}

ProbeExit report_failure(const ProbeFailure& failure, ProbeWriter& out)
{
    out.send(ProbeError{failure.code(), failure.what(), failure.device(), failure.peer()});
    out.send(ProbeDone{std::string(probe::kFailed), out.elapsed_ms()});
    std::cerr << "fivefold-probe: " << failure.what() << '\n';
    return ProbeExit::environment;
}

} // namespace fivefold
