// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/result.h"
#include "core/advise/decision.h"
#include "core/advise/money.h"
#include "core/advise/next_changes.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace fivefold {

/// What is worth saying of a plan beyond its estimate; each part needs many other estimates.
struct Advice {
    ResultPtr of;                    ///< the plan it is about
    std::vector<NextChange> changes; ///< fastest result first
    std::vector<RuleOutcome> rules;  ///< of the decision framework, in its order
    RunCost cost;
};
using AdvicePtr = std::shared_ptr<const Advice>;

/// Advice for the newest result, made on a worker once the sliders rest.
class Adviser : public QObject {
    Q_OBJECT

public:
    explicit Adviser(QObject* parent = nullptr);

    /// Answers with ready(), unless a newer request comes first.
    void request(const ResultPtr& result, const Locks& locks);
    /// The same at once, for callers that can wait.
    [[nodiscard]] static Advice advise(const ResultPtr& result, const Locks& locks, std::stop_token stop = {});

Q_SIGNALS:
    void ready(const fivefold::AdvicePtr& advice);

private:
    void start();

    QTimer rest_;
    ResultPtr result_;
    Locks locks_;
    LatestTask task_;
};

} // namespace fivefold
