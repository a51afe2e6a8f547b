// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/theme.h"
#include "core/formats/tables.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QHeaderView>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QTableView>

#include <optional>
#include <vector>

namespace fivefold {

/// One cell of a small table of results.
struct ValueCell {
    QString text; ///< on screen
    QString copy; ///< in copies and files: full precision, '.' as decimal sign; empty = text
    QString tip;
    bool number = false;          ///< aligned on the decimal sign
    std::optional<Swatch> swatch; ///< drawn before the text
    std::optional<bool> checked;  ///< a box to tick before the text; in the first column only
    bool operator==(const ValueCell&) const = default;
};
[[nodiscard]] ValueCell textCell(const QString& text, const QString& tip = {});
/// `full` is the exact value in the column's unit, for copies; `tip` says it in words or, when empty, is the full number.
[[nodiscard]] ValueCell numberCell(const QString& text, double full, const QString& tip = {});

/// A table of cells that is replaced as a whole, read-only but for boxes to tick; rows that stay are updated in place so that a selection stays.
class ValueTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        CopyRole = Qt::UserRole + 1, ///< text for copies
        SwatchColorRole,             ///< QColor, invalid where there is none
        SwatchHatchedRole,           ///< bool
        NumberRole,                  ///< bool
        FractionRole,                ///< QString: the longest decimal part of the column, with its sign: ".123"
    };
    struct Column {
        QString title;
        QString tip;
        bool operator==(const Column&) const = default;
    };
    using Row = std::vector<ValueCell>;

    using QAbstractTableModel::QAbstractTableModel;

    void setColumns(std::vector<Column> columns);
    /// Every row needs as many cells as there are columns. `with_total`: the last row is drawn bold.
    void setRows(std::vector<Row> rows, bool with_total = false);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// The given rows with a line of titles, or all rows when none are given.
    [[nodiscard]] QString tsv(const std::vector<int>& rows = {}) const;
    /// All rows with the numbers that copies hold.
    [[nodiscard]] DataTable dataTable() const;
    [[nodiscard]] bool isChecked(int row) const { return rows_[static_cast<std::size_t>(row)].front().checked.value_or(false); }

Q_SIGNALS:
    void checkToggled(int row, bool checked); ///< by a person

private:
    std::vector<Column> columns_;
    std::vector<Row> rows_;
    std::vector<QString> fractions_;
    bool with_total_ = false;
};

/// Draws boxes to tick, swatches, and numbers aligned on the decimal sign.
class ValueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Width of the decimal part that the column's longest number, in the `plain` font, has beyond this one, in its `own` font.
    [[nodiscard]] double missingFraction(const QFont& plain, const QFont& own, const QString& text, const QString& longest) const;
    [[nodiscard]] double advance(const QFont& font, const QString& text) const;

    struct Measured {
        QFont font;
        QHash<QString, double> advances;
    };
    mutable std::vector<Measured> measured_; // a moving slider asks for the same words, and for numbers of the same shape, at every step
};

/// Column titles as plain text over a line, aligned like the cells below.
class ValueHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ValueHeader(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;
};

/// The table on screen: whole rows selected, copied as TSV by Ctrl+C or the context menu; Space ticks the row's box.
class ValueTable : public QTableView {
    Q_OBJECT

public:
    static constexpr int kCellMargin = 6;

    explicit ValueTable(QWidget* parent = nullptr);
    [[nodiscard]] ValueTableModel& table() { return *model_; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// Widths from the contents. As contents change columns only grow, so that they do not dance under a moving slider.
    void fitColumns();

Q_SIGNALS:
    void rowActivated(int row); ///< clicked, or Enter

public Q_SLOTS:
    void copy() { copySelection(); } ///< what the window's Copy calls
    void copySelection();
    void copyAll();
    void copyMarkdown();
    void copyCsv();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void growColumns();
    ValueTableModel* model_;
};

} // namespace fivefold
