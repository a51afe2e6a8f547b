// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cmath>
#include <vector>

namespace fivefold {

/// Round values for axis ticks: from 0 to at most `limit`, about `wanted` of them, steps of 1, 2 or 5 times a power of ten.
[[nodiscard]] std::vector<double> niceTicks(double limit, int wanted);

/// Middle of a device pixel, so that a line of one pixel is sharp.
[[nodiscard]] inline double sharp(double x) { return std::floor(x) + 0.5; }

/// What all charts share: copying as picture and as data by keys and context menu, a description that follows the data for
/// screen readers, and a repaint when the palette changes.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);

    /// What the chart shows as tab-separated values: full precision, '.' as decimal sign.
    [[nodiscard]] virtual QString tsv() const = 0;
    /// What the chart shows, sharp at the screen's scale.
    [[nodiscard]] QPixmap picture();

public Q_SLOTS:
    void copy() { copyPicture(); } ///< what the window's Copy calls
    void copyPicture();
    void copyData();

protected:
    void setDescription(const QString& description);
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace fivefold
