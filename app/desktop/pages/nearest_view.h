// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/nearest_runs.h"
#include "app/desktop/result.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace fivefold {

class ValueTable;

/// The measured runs nearest to the present plan: what differs, what was measured, what the model says.
class NearestView : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kRuns = 20;

    explicit NearestView(const Evaluator& evaluator, QWidget* parent = nullptr);
    ~NearestView() override;
    /// Looks for the runs anew, on a worker.
    void showResult(const ResultPtr& result);
    [[nodiscard]] const NearestRunsPtr& nearest() const { return finder_.answer(); }

Q_SIGNALS:
    void drawn();
    void planWanted(const fivefold::MeasuredRun& run);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();
    void showRun();
    void use();
    void retranslate();

    NearestFinder finder_;
    ResultPtr result_, asked_;
    QLabel* empty_;
    ValueTable* runs_;
    QLabel* run_;
    QPushButton* use_;
};

} // namespace fivefold
