// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/search/layout_filter.h"
#include "core/formats/tables.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace fivefold {

/// Which columns tell these layouts apart, or are worth showing though they do not.
[[nodiscard]] std::array<bool, kLayoutColumns> usefulColumns(const FoundLayouts& found);

/// Rows of found layouts that a filter accepts, in the order of a column; equals keep their place. `now`: the present step, 0 for none.
[[nodiscard]] std::vector<std::uint32_t> arrangeLayouts(const FoundLayouts& found, const LayoutFilter& filter, LayoutColumn column, bool descending, Seconds now,
                                                        const std::stop_token& stop = {});

/// Found layouts as a table, sorted and filtered on a worker over an index; tens of thousands of rows and more. A row of the search is
/// named by its index there, here called id.
class LayoutTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// New rows, brought into the present order and filter; arranged() follows. Null: none.
    void setFound(const FoundPtr& found);
    [[nodiscard]] const FoundPtr& found() const { return found_; }
    /// What is present: its step, and the id of its row if it is among them.
    void setNow(Seconds step, std::optional<std::uint32_t> id);
    void setFilter(const LayoutFilter& filter);
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return order_; }
    [[nodiscard]] std::uint32_t idAt(int row) const { return order_.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] int rowOf(std::uint32_t id) const; ///< -1: filtered out
    [[nodiscard]] bool isUseful(LayoutColumn column) const { return useful_[static_cast<std::size_t>(column)]; }
    /// Full numbers of these ids, all that is known of a layout in core's words.
    [[nodiscard]] static DataTable table(const FoundLayouts& found, std::span<const std::uint32_t> ids);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void arranged(); ///< rows, their order or the filter have changed

private:
    void arrange();
    void learnFractions();

    FoundPtr found_, wanted_; ///< shown, and being arranged
    LayoutFilter filter_;
    LayoutColumn column_ = LayoutColumn::place;
    bool descending_ = false;
    Seconds now_;
    std::optional<std::uint32_t> now_id_;
    std::vector<std::uint32_t> order_;
    std::array<bool, kLayoutColumns> useful_{};
    std::array<QString, kLayoutColumns> fractions_; ///< longest decimal part, roughly
    LatestTask task_;
};

} // namespace fivefold
