// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "app/desktop/theme/number_format.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;

namespace fivefold {

/// The plan's figures: name, number, unit, and a note where a number needs one to be read rightly.
class MetricGrid : public QWidget {
    Q_OBJECT

public:
    enum class Metric { step_time, tokens, tflops, mfu, bubble, days, gpu_hours, cost, count_ };

    explicit MetricGrid(QWidget* parent = nullptr);

    void showResult(const ResultPtr& result);
    [[nodiscard]] QString number(Metric metric) const;
    [[nodiscard]] QString note(Metric metric) const;

private:
    struct Line {
        QLabel* name;
        QLabel* number;
        QLabel* unit;
        QLabel* note;
    };
    void set(Metric metric, const QString& name, const Measure& value, const QString& tip, const QString& note = {});
    void showStep(const Result& result);
    void showMoney(const Result& result);

    std::array<Line, static_cast<std::size_t>(Metric::count_)> lines_{};
};

} // namespace fivefold
