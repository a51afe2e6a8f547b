// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/latest_task.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace fivefold {
namespace {

[[maybe_unused]] constexpr int kNiceness = 5; // a third of the window's share; threads that the work starts inherit it

} // namespace

LatestTask::LatestTask(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

LatestTask::~LatestTask() {
    stop_.request_stop();
    pool_.waitForDone();
}

void LatestTask::cancel() {
    stop_.request_stop();
    ++serial_;
}

void LatestTask::giveWay() {
#ifdef Q_OS_LINUX
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNiceness); // of this thread alone; where it fails nothing is lost
#endif
}

std::stop_token LatestTask::begin() {
    cancel();
    pool_.clear(); // what has not begun need not begin
    stop_ = std::stop_source();
    return stop_.get_token();
}

} // namespace fivefold
