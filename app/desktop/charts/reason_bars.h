// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"

#include <QColor>
#include <QRectF>

#include <optional>
#include <vector>

namespace fivefold {

/// Counts by reason: a bar each with its text, count and share of a whole.
struct ReasonBarsData {
    struct Row {
        QString label;
        double count = 0;
        bool inner = false; ///< part of the row above: indented and hatched
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows;
    double whole = 0; ///< what shares are of
    QString description;
};

/// Horizontal bars, one below the other. A click, or Up and Down, chooses one.
class ReasonBars : public Chart {
    Q_OBJECT

public:
    explicit ReasonBars(QWidget* parent = nullptr);

    void setData(ReasonBarsData data);
    [[nodiscard]] const ReasonBarsData& data() const { return data_; }
    [[nodiscard]] int selected() const { return selected_; } ///< -1: none
    void select(int row); ///< with a signal when that is another

    [[nodiscard]] QRectF rowRect(int row) const;
    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] QString countText(const ReasonBarsData::Row& row) const;
    void describe();

    ReasonBarsData data_;
    int selected_ = -1;
};

} // namespace fivefold
