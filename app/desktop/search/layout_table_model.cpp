// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/layout_table_model.h"

#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/number_format.h"
#include "core/formats/result_tables.h"

#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

/// What layouts of one model on one cluster may have in common; the rest is always shown.
constexpr LayoutColumn kOptional[] = {LayoutColumn::vpp, LayoutColumn::cp, LayoutColumn::ep, LayoutColumn::etp, LayoutColumn::shard_group, LayoutColumn::sequence_parallel, LayoutColumn::cp_kind,
                                      LayoutColumn::split, LayoutColumn::nodes, LayoutColumn::schedule, LayoutColumn::recompute, LayoutColumn::cost, LayoutColumn::days};

} // namespace

std::array<bool, kLayoutColumns> usefulColumns(const FoundLayouts& found) {
    std::array<bool, kLayoutColumns> useful{};
    useful.fill(true);
    useful[static_cast<std::size_t>(LayoutColumn::tokens_per_second)] = false; // the step in other words
    if (found.rows.empty()) return useful;
    for (const LayoutColumn column : kOptional) {
        const double first = layoutNumber(found, 0, column, Seconds());
        std::size_t row = 1;
        while (row < found.rows.size() && layoutNumber(found, row, column, Seconds()) == first) ++row;
        const bool said = column == LayoutColumn::cost || column == LayoutColumn::days; // worth showing though the same
        useful[static_cast<std::size_t>(column)] = said ? first > 0 : row < found.rows.size();
    }
    return useful;
}

std::vector<std::uint32_t> arrangeLayouts(const FoundLayouts& found, const LayoutFilter& filter, LayoutColumn column, bool descending, Seconds now, const std::stop_token& stop) {
    std::vector<std::uint32_t> order = filter.matching(found, now, stop);
    if (column == LayoutColumn::place) {
        if (descending) std::reverse(order.begin(), order.end());
        return order;
    }
    std::vector<double> keys(found.rows.size());
    for (const std::uint32_t row : order) keys[row] = layoutNumber(found, row, column, now);
    const auto less = [&keys](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; };
    const auto more = [&keys](std::uint32_t a, std::uint32_t b) { return keys[a] > keys[b]; };
    if (descending) std::stable_sort(order.begin(), order.end(), more);
    else std::stable_sort(order.begin(), order.end(), less);
    return order;
}

void LayoutTableModel::setFound(const FoundPtr& found) {
    wanted_ = found;
    now_id_.reset(); // of other rows
    arrange();
}

void LayoutTableModel::setNow(Seconds step, std::optional<std::uint32_t> id) {
    if (step == now_ && id == now_id_) return;
    now_ = step;
    now_id_ = id;
    if (!order_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void LayoutTableModel::setFilter(const LayoutFilter& filter) {
    filter_ = filter;
    arrange();
}

void LayoutTableModel::sort(int column, Qt::SortOrder order) {
    const LayoutColumn wanted = column < 0 ? LayoutColumn::place : static_cast<LayoutColumn>(column);
    const bool descending = order == Qt::DescendingOrder;
    if (wanted == column_ && descending == descending_) return;
    column_ = wanted;
    descending_ = descending;
    arrange();
}

void LayoutTableModel::arrange() {
    if (!wanted_) {
        task_.cancel();
        beginResetModel();
        found_.reset();
        order_.clear();
        endResetModel();
        Q_EMIT arranged();
        return;
    }
    struct Answer {
        FoundPtr found;
        std::vector<std::uint32_t> order;
        std::array<bool, kLayoutColumns> useful;
    };
    task_.start(
        [found = wanted_, filter = filter_, column = column_, descending = descending_, now = now_](const std::stop_token& stop) {
            return Answer{found, arrangeLayouts(*found, filter, column, descending, now, stop), usefulColumns(*found)};
        },
        [this](Answer answer) {
            const bool fresh = answer.found != found_;
            beginResetModel();
            found_ = std::move(answer.found);
            order_ = std::move(answer.order);
            useful_ = answer.useful;
            if (fresh) learnFractions();
            endResetModel();
            Q_EMIT arranged();
        });
}

void LayoutTableModel::learnFractions() {
    fractions_.fill(QString());
    if (found_->rows.empty()) return;
    const QString point = QLocale().decimalPoint();
    for (int column = 0; column < kLayoutColumns; ++column)
        for (const std::size_t row : {std::size_t{0}, found_->rows.size() / 2, found_->rows.size() - 1}) {
            const QString text = layoutText(*found_, row, static_cast<LayoutColumn>(column), now_);
            const qsizetype at = isName(static_cast<LayoutColumn>(column)) ? -1 : text.lastIndexOf(point);
            const auto place = static_cast<std::size_t>(column);
            if (at >= 0 && text.size() - at > fractions_[place].size() && static_cast<LayoutColumn>(column) != LayoutColumn::cost) fractions_[place] = text.mid(at);
        }
}

int LayoutTableModel::rowOf(std::uint32_t id) const {
    if (column_ == LayoutColumn::place && !descending_) { // ascending ids
        const auto at = std::lower_bound(order_.begin(), order_.end(), id);
        return at != order_.end() && *at == id ? static_cast<int>(at - order_.begin()) : -1;
    }
    const auto at = std::find(order_.begin(), order_.end(), id);
    return at == order_.end() ? -1 : static_cast<int>(at - order_.begin());
}

int LayoutTableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(order_.size()); }
int LayoutTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kLayoutColumns; }

QVariant LayoutTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const std::uint32_t id = order_[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<LayoutColumn>(index.column());
    const bool name = isName(column);
    switch (role) {
    case Qt::DisplayRole: return layoutText(*found_, id, column, now_);
    case Qt::AccessibleTextRole:
        if (column == LayoutColumn::front) return found_->rows[id].front ? tr("on the Pareto front") : QString();
        return layoutText(*found_, id, column, now_);
    case Qt::ToolTipRole: {
        if (name) return column == LayoutColumn::front ? QVariant() : layoutText(*found_, id, column, now_);
        const QString number = format::full(layoutNumber(*found_, id, column, now_));
        return now_id_ == id ? tr("%1 (the present layout)").arg(number) : number;
    }
    case Qt::FontRole: {
        if (now_id_ != id) return {};
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return font;
    }
    case Qt::TextAlignmentRole: return QVariant(name ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    case ValueTableModel::NumberRole: return !name;
    case ValueTableModel::FractionRole: return fractions_[static_cast<std::size_t>(column)];
    default: return {};
    }
}

QVariant LayoutTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kLayoutColumns) return {};
    const auto column = static_cast<LayoutColumn>(section);
    const LayoutColumnText text = layoutColumnText(column);
    switch (role) {
    case Qt::DisplayRole: return text.title;
    case Qt::ToolTipRole:
        return column == LayoutColumn::front ? text.tip : tr("%1. In the filter: %2").arg(text.tip, QLatin1String(text.key));
    case Qt::TextAlignmentRole: return QVariant(isName(column) ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

DataTable LayoutTableModel::table(const FoundLayouts& found, std::span<const std::uint32_t> ids) {
    std::vector<Candidate> candidates;
    candidates.reserve(ids.size());
    for (const std::uint32_t id : ids) candidates.push_back(found.rows[id].candidate);
    DataTable table = candidates_table("layouts", found.request.plan, candidates);
    for (DataTable::Column column : {DataTable::Column{"MFU", "%"}, {"headroom", "%"}, {"time to train", "days"}, {"cost", "$"}, {"Pareto front", "", DataTable::Align::left}})
        table.columns.push_back(std::move(column));
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const FoundLayout row = found.rows[ids[i]];
        DataTable::Row& cells = table.rows[i];
        cells.front() = static_cast<double>(ids[i] + 1); // the place in the search, not in this list
        cells.insert(cells.end(), {100 * row.mfu, 100 * row.headroom, row.days});
        cells.push_back(row.cost > Dollars() ? DataCell(row.cost.value()) : DataCell(std::string()));
        cells.emplace_back(std::string(row.front ? "yes" : "no"));
    }
    return table;
}

} // namespace fivefold
