// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/compare_rows.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <vector>

namespace fivefold {

/// Quantities down, plans across; the first column holds the names of the quantities.
class CompareModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        DifferenceRole = Qt::UserRole + 1, ///< QString, "+3.1 %"
        JudgedRole,                        ///< int: 1 better, -1 worse, 0 neither
        HeadingRole,                       ///< bool
        SwatchColorRole,                   ///< QColor, invalid where there is none
        SwatchHatchedRole,                 ///< bool
        NumberRole,                        ///< bool: a difference may stand beside it
    };

    using QAbstractTableModel::QAbstractTableModel;
    /// `base` is the number of a plan.
    void setPlans(std::vector<PlanColumn> plans, std::vector<CompareRow> rows, std::size_t base);
    [[nodiscard]] const std::vector<PlanColumn>& plans() const { return plans_; }
    [[nodiscard]] const std::vector<CompareRow>& rows() const { return rows_; }
    [[nodiscard]] std::size_t base() const { return base_; }
    [[nodiscard]] DataTable dataTable() const { return compareTable(plans_, rows_); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override; ///< headings are walked over
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString spoken(const CompareRow& row, std::size_t plan) const;
    std::vector<PlanColumn> plans_;
    std::vector<CompareRow> rows_;
    std::size_t base_ = 0;
};

/// Draws a value, and beside it how it stands to the base: a full triangle upwards for better, an open one downwards for worse.
class CompareDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    static void paintSign(QPainter& painter, QPointF centre, int judged, const QColor& color);
    [[nodiscard]] static QColor signColor(int judged, const QPalette& palette);
};

/// The table on screen. Cells are walked through by the arrow keys; the plan of the present cell is the chosen one.
class CompareTable : public QTableView {
    Q_OBJECT

public:
    explicit CompareTable(QWidget* parent = nullptr);
    [[nodiscard]] CompareModel& table() { return *model_; }
    [[nodiscard]] const CompareModel& table() const { return *model_; }
    /// The number of the plan whose column is current; -1 without one.
    [[nodiscard]] int plan() const;
    void choosePlan(int plan);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    void copy() { copyTable(); } ///< what the window's Copy calls
    void copyTable();
    void copyMarkdown();
    void copyCsv();

Q_SIGNALS:
    void planChosen();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitColumns();
    CompareModel* model_;
};

} // namespace fivefold
