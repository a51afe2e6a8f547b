// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

namespace fivefold {

/// Measured runs near one plan, nearest first, beside what the model says about them.
struct NearestRuns {
    MeasuredRunsPtr measured; ///< keeps the runs alive
    std::vector<NearRun> runs;
    [[nodiscard]] const MeasuredRun& run(std::size_t place) const { return measured->runs[runs[place].run]; }
};
using NearestRunsPtr = std::shared_ptr<const NearestRuns>;

/// Up to `count` of them. Takes no estimate, since the residuals hold the predictions.
[[nodiscard]] NearestRuns nearestRuns(const Plan& plan, const MeasuredRunsPtr& measured, std::size_t count, const std::stop_token& stop = {});
/// "Nearest measured: Megatron-Core, Llama 3 70B on 64 × H100-80GB, TP4 PP8: predicted +2.9 %".
[[nodiscard]] QString nearestText(const NearestRuns& nearest);

/// Finds them on a worker for the newest plan asked about.
class NearestFinder : public QObject {
    Q_OBJECT

public:
    explicit NearestFinder(const Evaluator& evaluator, std::size_t count, QObject* parent = nullptr);
    /// Answers with found() unless a newer question comes first, or the runs have not been read yet.
    void ask(const Plan& plan);
    [[nodiscard]] const NearestRunsPtr& answer() const { return answer_; } ///< null before the first

Q_SIGNALS:
    void found();

private:
    const Evaluator& evaluator_;
    std::size_t count_;
    NearestRunsPtr answer_;
    LatestTask task_;
};

} // namespace fivefold
