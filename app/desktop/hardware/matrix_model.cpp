// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/matrix_model.h"

#include <algorithm>

namespace fivefold {

using namespace Qt::StringLiterals;

void MatrixModel::setData(MatrixData data) {
    if (data == data_) return;
    const bool same = data.rows == data_.rows && data.columns == data_.columns;
    if (!same) beginResetModel();
    data_ = std::move(data);
    data_.cells.resize(static_cast<std::size_t>(data_.rows.size()) * static_cast<std::size_t>(data_.columns.size()));
    best_ = data_.best;
    if (!(best_ > 0))
        for (const MatrixData::Cell& cell : data_.cells) {
            if (!(cell.value > 0) || cell.broken) continue;
            best_ = !(best_ > 0) ? cell.value : data_.less_is_better ? std::min(best_, cell.value) : std::max(best_, cell.value);
        }
    if (!same)
        endResetModel();
    else if (!data_.cells.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const MatrixData::Cell& MatrixModel::cell(int row, int column) const {
    return data_.cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(data_.columns.size()) + static_cast<std::size_t>(column)];
}

double MatrixModel::share(double value) const {
    return std::clamp(data_.less_is_better ? best_ / value : value / best_, 0.0, 1.0);
}

QString MatrixModel::tsv() const {
    QStringList head{data_.unit.isEmpty() ? data_.corner : u"%1 (%2)"_s.arg(data_.corner, data_.unit)};
    QStringList lines{(head + data_.columns).join(u'\t')};
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells{data_.rows[row]};
        for (int column = 0; column < columnCount(); ++column) {
            const MatrixData::Cell& each = cell(row, column);
            cells << (each.broken ? each.text : each.value > 0 ? QString::number(each.value, 'g', 12) : QString());
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

int MatrixModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(data_.rows.size()); }
int MatrixModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(data_.columns.size()); }

QVariant MatrixModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const MatrixData::Cell& each = cell(index.row(), index.column());
    const bool found = each.value > 0 && !each.broken;
    switch (role) {
    case LinesRole: {
        if (each.broken) return each.text.split(u' ');
        if (!found) return QStringList{each.text.isEmpty() ? u"–"_s : each.text};
        QStringList lines{each.text};
        if (!each.mark.isEmpty()) lines << each.mark;
        return lines;
    }
    case PublishedLinesRole: return QStringList();
    case Qt::DisplayRole: return data(index, LinesRole).toStringList().join(u' ');
    case ShareRole: return found ? share(each.value) : -1.0;
    case StateRole: return static_cast<int>(each.broken ? State::nothing : found ? State::found : State::waiting);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
    case Qt::AccessibleDescriptionRole: return each.sentence;
    default: return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool across = orientation == Qt::Horizontal;
    const QStringList& titles = across ? data_.columns : data_.rows;
    const QStringList& tips = across ? data_.column_tips : data_.row_tips;
    if (section < 0 || section >= titles.size()) return {};
    if (role == Qt::DisplayRole) return titles[section];
    if (role == Qt::ToolTipRole) return tips.value(section, titles[section]);
    return {};
}

} // namespace fivefold
