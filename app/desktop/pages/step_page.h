// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/waterfall.h"
#include "app/desktop/pages/page.h"

class QLabel;
class QTabWidget;

namespace fivefold {

class ValueTable;

/// The parts of a result's step time, without a description; the colours suit the palette.
[[nodiscard]] WaterfallData stepChart(const Result& result, const QPalette& palette);

/// Where the time of a step goes: a waterfall of its parts, their table, and the traffic of each dimension of parallelism.
class StepPage : public Page {
    Q_OBJECT

public:
    explicit StepPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    /// "78.2 % computing, 9.1 % waiting for communication, 8.3 % idle": the second line of the page.
    [[nodiscard]] QString balance() const;

protected:
    void refresh() override;
    void retranslate() override;

private:
    [[nodiscard]] bool hasStep() const;
    void showTerms();
    void showTraffic();

    QLabel* sentence_;
    QLabel* balance_;
    Waterfall* waterfall_;
    QTabWidget* tables_;
    ValueTable* traffic_;
    ValueTable* terms_;
    QStringList keys_; ///< of the parts' rows, for explanations
};

} // namespace fivefold
