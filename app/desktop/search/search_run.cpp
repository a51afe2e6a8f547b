// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/search_run.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace fivefold {
namespace {

/// A search of a large cluster takes a hundred megabytes for a second; the C library would keep them.
void giveBackMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kBetweenReports{100};

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

} // namespace

SearchRun::~SearchRun() { stop(); }

void SearchRun::stop() { stop_.request_stop(); }

void SearchRun::setRunning(bool running) {
    if (running == running_) return;
    running_ = running;
    Q_EMIT runningChanged(running);
}

void SearchRun::start(SearchRequest request, const Profile& profile) {
    stop_.request_stop(); // the one before
    stop_ = std::stop_source();
    request.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()) - 1); // the window has the last one
    request.threads = std::max(1, request.threads);
    request.keep_feasible = kMostListed;
    request.top = kBestListed;
    setRunning(true);
    task_.start(
        [this, request = std::move(request), profile, stop = stop_](const std::stop_token& overtaken) mutable -> Outcome {
            const std::stop_callback both(overtaken, [stop]() mutable { stop.request_stop(); });
            const Clock::time_point begin = Clock::now();
            Clock::time_point reported = begin;
            try {
                SearchResult result = search(request, profile, stop.get_token(), [&](const SearchProgress& progress) {
                    const Clock::time_point now = Clock::now();
                    if (now - reported < kBetweenReports) return;
                    reported = now;
                    SearchState state{progress.share, static_cast<double>(progress.space), static_cast<double>(progress.feasible), secondsSince(begin), std::nullopt};
                    if (!progress.best.empty()) state.best = progress.best.front();
                    QMetaObject::invokeMethod(
                        this,
                        [this, state = std::move(state), stop] {
                            if (running_ && stop == stop_) Q_EMIT progressed(state);
                        },
                        Qt::QueuedConnection);
                });
                const double seconds = secondsSince(begin);
                FoundPtr layouts = foundLayouts(std::move(request), std::move(result), seconds);
                giveBackMemory();
                return {std::move(layouts), {}};
            } catch (const std::exception& error) { // memory
                return {nullptr, QString::fromUtf8(error.what())};
            }
        },
        [this](const Outcome& outcome) {
            setRunning(false);
            if (outcome.layouts) Q_EMIT found(outcome.layouts);
            else Q_EMIT failed(outcome.error);
        });
}

} // namespace fivefold
