// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/pages/page.h"

#include <QStringList>

class QLabel;

namespace fivefold {

class ValueTable;

/// Memory of a result's stages as bars, without tips; the colours suit the palette. The result must have stages.
[[nodiscard]] StackedBarsData memoryChart(const Result& result, const QPalette& palette);

/// Memory of every pipeline stage against the capacity, and the terms of the selected stage (the fullest, until another is chosen).
class MemoryPage : public Page {
    Q_OBJECT

public:
    explicit MemoryPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    /// The stage whose terms are shown; -1 without a result.
    [[nodiscard]] int stage() const;

protected:
    void refresh() override;
    void retranslate() override;

private:
    void showStage();
    [[nodiscard]] QString stageTip(int stage) const;
    [[nodiscard]] QString stageHeading(int stage) const;

    QLabel* sentence_;
    StackedBars* bars_;
    QLabel* heading_;
    ValueTable* terms_;
    QStringList keys_; ///< of the table's rows, for explanations
};

} // namespace fivefold
