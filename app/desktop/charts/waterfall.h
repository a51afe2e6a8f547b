// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"
#include "app/desktop/theme/theme.h"

#include <QRectF>

#include <vector>

namespace fivefold {

/// What Waterfall draws: parts that add up to a total, all in one unit.
struct WaterfallData {
    struct Item {
        QString label;
        double value = 0;
        QString value_text; ///< "6.21 s"
        QString share_text; ///< "63.0 %"
        Swatch swatch;
        QString tip;
    };
    std::vector<Item> items;
    QString total_label;
    double total = 0;
    QString total_text;
    double low = 0, high = 0; ///< band around the total; high = 0: none
    QString band_text;        ///< drawn after the total: "9.31 – 10.5 s"
    QString total_tip;
    QString unit;
    QString description; ///< for screen readers, while no row is selected
};

/// Each part starts where the one above it ends; the last row is the total with its band. Labels stand beside the bars.
class Waterfall : public Chart {
    Q_OBJECT

public:
    explicit Waterfall(QWidget* parent = nullptr);

    void setData(WaterfallData data);
    [[nodiscard]] const WaterfallData& data() const { return data_; }

    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    // What is drawn and where, in widget coordinates. Row items.size() is the total.
    [[nodiscard]] int rowCount() const { return data_.items.empty() ? 0 : static_cast<int>(data_.items.size()) + 1; }
    [[nodiscard]] QRectF barRect(int row) const;
    [[nodiscard]] QRectF bandRect() const;
    [[nodiscard]] int rowAt(QPointF position) const; ///< -1 where there is none
    [[nodiscard]] int selected() const { return selected_; }

Q_SIGNALS:
    void activated(int row); ///< clicked, or Enter; row items.size() is the total

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void choose(int row);
    void describe();
    [[nodiscard]] double xOf(double value) const;
    void paintRow(QPainter& painter, int row) const;
    void paintAxis(QPainter& painter) const;

    WaterfallData data_;
    int selected_ = -1;
    QRectF plot_;
    double row_height_ = 0;
    double value_width_ = 0;
    double share_width_ = 0;
    double maximum_ = 1;
};

} // namespace fivefold
