// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/value_table.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>

#include <algorithm>
#include <set>

namespace fivefold {

using namespace Qt::StringLiterals;

ValueCell textCell(const QString& text, const QString& tip) {
    ValueCell cell;
    cell.text = text;
    cell.tip = tip;
    return cell;
}

ValueCell numberCell(const QString& text, double full, const QString& tip) {
    ValueCell cell;
    cell.text = text;
    cell.copy = QString::number(full, 'g', 12);
    cell.tip = tip.isEmpty() ? format::full(full) : tip;
    cell.number = true;
    return cell;
}

void ValueTableModel::setColumns(std::vector<Column> columns) {
    if (columns == columns_) return;
    if (columns.size() == columns_.size()) {
        columns_ = std::move(columns);
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(columns_.size()) - 1);
        return;
    }
    beginResetModel();
    columns_ = std::move(columns);
    rows_.clear();
    endResetModel();
}

void ValueTableModel::setRows(std::vector<Row> rows, bool with_total) {
    const QString point = QLocale().decimalPoint();
    fractions_.assign(columns_.size(), QString());
    for (const Row& row : rows) {
        Q_ASSERT(row.size() == columns_.size());
        for (std::size_t column = 0; column < row.size(); ++column) {
            const qsizetype at = row[column].number ? row[column].text.lastIndexOf(point) : -1;
            if (at >= 0 && row[column].text.size() - at > fractions_[column].size()) fractions_[column] = row[column].text.mid(at);
        }
    }
    const int before = static_cast<int>(rows_.size());
    const int after = static_cast<int>(rows.size());
    const int shared = std::min(before, after);
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        rows_.resize(static_cast<std::size_t>(after));
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        rows_.insert(rows_.end(), rows.begin() + before, rows.end());
        endInsertRows();
    }
    rows_ = std::move(rows);
    with_total_ = with_total;
    if (shared > 0) Q_EMIT dataChanged(index(0, 0), index(shared - 1, columnCount() - 1));
}

int ValueTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }

int ValueTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(columns_.size()); }

QVariant ValueTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const auto column = static_cast<std::size_t>(index.column());
    const ValueCell& cell = rows_[static_cast<std::size_t>(index.row())][column];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return cell.text;
    case Qt::ToolTipRole: return cell.tip.isEmpty() ? QVariant() : QVariant(cell.tip);
    case Qt::TextAlignmentRole: return QVariant(cell.number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole: {
        if (!with_total_ || index.row() + 1 != rowCount()) return {};
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return font;
    }
    case CopyRole: return cell.copy.isEmpty() ? cell.text : cell.copy;
    case SwatchColorRole: return cell.swatch ? QVariant(cell.swatch->color) : QVariant();
    case SwatchHatchedRole: return cell.swatch && cell.swatch->hatched;
    case NumberRole: return cell.number;
    case Qt::CheckStateRole: return cell.checked ? QVariant(*cell.checked ? Qt::Checked : Qt::Unchecked) : QVariant();
    case FractionRole: return fractions_[column];
    default: return {};
    }
}

Qt::ItemFlags ValueTableModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())].checked ? flags | Qt::ItemIsUserCheckable : flags;
}

bool ValueTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return false;
    std::optional<bool>& checked = rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())].checked;
    const bool wanted = value.toInt() == Qt::Checked;
    if (!checked || *checked == wanted) return false;
    checked = wanted;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT checkToggled(index.row(), wanted);
    return true;
}

QVariant ValueTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const Column& column = columns_[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return column.title;
    case Qt::ToolTipRole: return column.tip.isEmpty() ? column.title : column.tip;
    case Qt::TextAlignmentRole: {
        const bool number = !rows_.empty() && rows_.front()[static_cast<std::size_t>(section)].number;
        return QVariant(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    default: return {};
    }
}

QString ValueTableModel::tsv(const std::vector<int>& rows) const {
    QStringList titles;
    for (const Column& column : columns_) titles << column.title;
    QStringList lines{titles.join(u'\t')};
    const auto add = [&](std::size_t row) {
        QStringList cells;
        for (const ValueCell& cell : rows_[row]) cells << (cell.copy.isEmpty() ? cell.text : cell.copy);
        lines << cells.join(u'\t');
    };
    if (rows.empty())
        for (std::size_t row = 0; row < rows_.size(); ++row) add(row);
    else
        for (const int row : rows) add(static_cast<std::size_t>(row));
    return lines.join(u'\n') + u'\n';
}

DataTable ValueTableModel::dataTable() const {
    DataTable table;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        const bool number = !rows_.empty() && rows_.front()[column].number;
        table.columns.push_back({columns_[column].title.toStdString(), {}, number ? DataTable::Align::right : DataTable::Align::left});
    }
    for (const Row& row : rows_) {
        DataTable::Row& cells = table.rows.emplace_back();
        for (const ValueCell& cell : row) {
            const QString& text = cell.copy.isEmpty() ? cell.text : cell.copy;
            bool number = false;
            const double value = text.toDouble(&number);
            cells.push_back(cell.number && number ? DataCell(value) : DataCell(text.toStdString()));
        }
    }
    return table;
}

ValueTable::ValueTable(QWidget* parent) : QTableView(parent), model_(new ValueTableModel(this)) {
    setHorizontalHeader(new ValueHeader(this));
    setModel(model_);
    setItemDelegate(new ValueDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab goes to the next control
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    viewport()->setAutoFillBackground(false); // space instead of frames
    horizontalHeader()->viewport()->setAutoFillBackground(false);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { Q_EMIT rowActivated(index.row()); });
    connect(model_, &QAbstractItemModel::dataChanged, this, &ValueTable::growColumns);
    connect(model_, &QAbstractItemModel::rowsInserted, this, &ValueTable::growColumns);
    connect(model_, &QAbstractItemModel::modelReset, this, &ValueTable::fitColumns);
    connect(model_, &QAbstractItemModel::headerDataChanged, this, &ValueTable::fitColumns);
    fitColumns();
}

QSize ValueTable::minimumSizeHint() const {
    return {240, horizontalHeader()->sizeHint().height() + 4 * verticalHeader()->defaultSectionSize()};
}

QSize ValueTable::sizeHint() const { return {480, horizontalHeader()->sizeHint().height() + 8 * verticalHeader()->defaultSectionSize()}; }

void ValueTable::fitColumns() {
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    for (int column = 0; column < model_->columnCount(); ++column)
        horizontalHeader()->resizeSection(column, horizontalHeader()->minimumSectionSize());
    growColumns();
}

void ValueTable::growColumns() {
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int column = 0; column < model_->columnCount(); ++column) {
        int width = horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < model_->rowCount(); ++row)
            width = std::max(width, itemDelegate()->sizeHint(option, model_->index(row, column)).width());
        if (width > columnWidth(column)) horizontalHeader()->resizeSection(column, width);
    }
}

void ValueTable::copySelection() {
    std::set<int> rows;
    const QModelIndexList selected = selectionModel()->selectedRows();
    for (const QModelIndex& index : selected) rows.insert(index.row());
    QGuiApplication::clipboard()->setText(model_->tsv({rows.begin(), rows.end()}));
}

void ValueTable::copyAll() { QGuiApplication::clipboard()->setText(model_->tsv()); }

void ValueTable::copyMarkdown() { QGuiApplication::clipboard()->setText(QString::fromStdString(table_markdown(model_->dataTable()))); }

void ValueTable::copyCsv() { QGuiApplication::clipboard()->setText(QString::fromStdString(table_csv(model_->dataTable()))); }

void ValueTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copySelection();
    else if (const QModelIndex box = currentIndex().siblingAtColumn(0); event->key() == Qt::Key_Space && box.data(Qt::CheckStateRole).isValid())
        model_->setData(box, model_->isChecked(box.row()) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        Q_EMIT rowActivated(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void ValueTable::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* rows = menu.addAction(lineIcon(u"copy"_s), tr("Copy &Rows"), QKeySequence::Copy, this, &ValueTable::copySelection);
    rows->setEnabled(selectionModel()->hasSelection());
    menu.addAction(lineIcon(u"table"_s), tr("Copy &Table"), this, &ValueTable::copyAll);
    menu.addAction(tr("Copy Table as &Markdown"), this, &ValueTable::copyMarkdown);
    menu.addAction(tr("Copy Table as &CSV"), this, &ValueTable::copyCsv);
    menu.exec(event->globalPos());
}

void ValueTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitColumns();
}

} // namespace fivefold
