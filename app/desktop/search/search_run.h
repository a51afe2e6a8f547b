// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/search/found_layouts.h"

#include <QElapsedTimer>
#include <QString>

#include <memory>
#include <optional>
#include <stop_token>

namespace fivefold {

/// How far a search has come.
struct SearchState {
    double share = 0;  ///< of the work, 0..1
    double layouts = 0, feasible = 0, seconds = 0;
    std::optional<Candidate> best;
};

/// A search in the background, on all cores but one. It can be stopped and then answers with what it has; a new one replaces it.
class SearchRun : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~SearchRun() override;

    void start(SearchRequest request, const Profile& profile);
    void stop();
    [[nodiscard]] bool isRunning() const { return running_; }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(const fivefold::SearchState& state); ///< at most ten times a second
    void found(const fivefold::FoundPtr& layouts);
    void failed(const QString& why);

private:
    struct Outcome {
        FoundPtr layouts;
        QString error;
    };
    void setRunning(bool running);

    std::stop_source stop_;
    bool running_ = false;
    LatestTask task_; ///< ends first: its work speaks to this object
};

} // namespace fivefold
