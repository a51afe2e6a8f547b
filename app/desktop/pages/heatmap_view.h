// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTableView>

namespace fivefold {

class RampModel;

/// Draws a cell of a RampModel: the ramp's colour under the value and its further lines, hatching where there is nothing, and the value to
/// compare with below a line.
class HeatmapDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The heatmap on screen: arrows move from cell to cell, Enter or a double click activates one; copied as a table or as a picture.
class HeatmapView : public QTableView {
    Q_OBJECT

public:
    explicit HeatmapView(QWidget* parent = nullptr);
    void setHeatmap(RampModel* model);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QPixmap picture();
    /// Rows and columns as large as what they hold, columns alike, so that cells can be compared.
    void fit();

public Q_SLOTS:
    void copy() { copyTable(); } ///< what the window's Copy calls
    void copyTable();
    void copyFigures();
    void copyPicture();

Q_SIGNALS:
    void cellSelected(int row, int column);
    void cellActivated(int row, int column);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;

private:
    RampModel* heatmap_ = nullptr;
};

} // namespace fivefold
