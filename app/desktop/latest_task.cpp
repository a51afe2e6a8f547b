// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/latest_task.h"

namespace fivefold {

LatestTask::LatestTask(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

LatestTask::~LatestTask() {
    stop_.request_stop();
    pool_.waitForDone();
}

void LatestTask::cancel() {
    stop_.request_stop();
    ++serial_;
}

std::stop_token LatestTask::begin() {
    cancel();
    pool_.clear(); // what has not begun need not begin
    stop_ = std::stop_source();
    return stop_.get_token();
}

} // namespace fivefold
