// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/search/layout_table_model.h"

#include <QTableView>

#include <optional>
#include <vector>

class QAction;

namespace fivefold {

/// Titles that sort when clicked, with an arrow on the sorted one.
class SortHeader : public ValueHeader {
    Q_OBJECT

public:
    explicit SortHeader(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

/// Found layouts on screen: sorted by their titles, used by a double click or Return, copied, pinned and written to a file. Columns that
/// are the same in every row are left out.
class LayoutTable : public QTableView {
    Q_OBJECT

public:
    explicit LayoutTable(QWidget* parent = nullptr);

    [[nodiscard]] LayoutTableModel& layouts() { return *model_; }
    [[nodiscard]] std::optional<std::uint32_t> currentId() const;
    [[nodiscard]] std::vector<std::uint32_t> selectedIds() const; ///< in the order of the rows
    /// Chooses one row and brings it into sight; nothing when it is filtered out.
    void choose(std::uint32_t id);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void retranslate();

    enum class Format { tsv, csv, markdown };
    /// The chosen rows, or all when none is chosen. Many are put together on a worker.
    void copyAs(Format format);
    void askExport();
    void exportTo(const QString& path); ///< all rows as CSV; written() follows

public Q_SLOTS:
    void copy() { copyAs(Format::tsv); } ///< what the window's Copy calls

Q_SIGNALS:
    void idChosen(quint32 id);
    void used(quint32 id);
    void pinned(quint32 id);
    void copied(int rows);
    void written(const QString& path, const QString& error); ///< error empty: done

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitColumns();
    void restoreChoice();
    [[nodiscard]] static QByteArray text(const FoundLayouts& found, const std::vector<std::uint32_t>& ids, Format format, const std::stop_token& stop);

    LayoutTableModel* model_;
    QAction *use_, *pin_, *copy_tsv_, *copy_csv_, *copy_markdown_, *export_;
    std::optional<std::uint32_t> chosen_;
    FoundPtr fitted_; ///< whose columns have been fitted
    LatestTask copy_task_, export_task_;
};

} // namespace fivefold
