// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "app/desktop/theme/number_format.h"
#include "core/advise/money.h"

#include <QWidget>

#include <array>

class QGridLayout;

namespace fivefold {

class TextLabel;

/// The plan's figures: name, number, unit, and a note where a number needs one to be read rightly.
class MetricGrid : public QWidget {
    Q_OBJECT

public:
    enum class Metric { step_time, tokens, tflops, mfu, bubble, days, goodput, gpu_hours, cost, energy, count_ };

    explicit MetricGrid(QWidget* parent = nullptr);

    void showResult(const ResultPtr& result);
    /// Failures, energy and what they cost; null: not known, or not for this plan.
    void showCost(const RunCost* cost);
    /// What `showCost` told belongs to an older plan: paler until it comes anew.
    void setStale();
    [[nodiscard]] QString number(Metric metric) const;
    [[nodiscard]] QString note(Metric metric) const;

Q_SIGNALS:
    void explain(const QString& term); ///< a figure was clicked, or Enter on it; its key

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Line {
        TextLabel* name;
        TextLabel* number;
        TextLabel* unit;
        TextLabel* note;
    };
    void set(Metric metric, const QString& name, const Measure& value, const QString& tip, const QString& note = {});
    void showStep(const Result& result);
    void showMoney(const Result& result);

    std::array<Line, static_cast<std::size_t>(Metric::count_)> lines_{};
};

} // namespace fivefold
