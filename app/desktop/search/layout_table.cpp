// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/layout_table.h"

#include "app/desktop/input_file.h"
#include "app/desktop/save_dialog.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStandardPaths>

#include <algorithm>
#include <numeric>
#include <span>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kArrow = 12;               // beside a title
constexpr std::size_t kAtOnce = 1000;    // rows that are copied without a worker
constexpr std::size_t kChunk = 4096;     // rows of a file that are in memory as a table at a time
constexpr int kSampledRows = 24;         // for the widths of columns

} // namespace

SortHeader::SortHeader(QWidget* parent) : ValueHeader(parent) {
    setSectionsClickable(true);
    setSortIndicatorShown(true);
}

QSize SortHeader::sectionSizeFromContents(int section) const { return ValueHeader::sectionSizeFromContents(section) + QSize(kArrow, 0); }

void SortHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const bool sorted = section == sortIndicatorSection();
    const bool right = (model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
    ValueHeader::paintSection(painter, right ? rect.adjusted(kArrow, 0, 0, 0) : rect.adjusted(0, 0, -kArrow, 0), section);
    if (!sorted) return;
    const double x = right ? rect.left() + ValueTable::kCellMargin + 4 : rect.right() - ValueTable::kCellMargin - 4, y = rect.center().y();
    const double tip = sortIndicatorOrder() == Qt::AscendingOrder ? -3 : 3;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(Theme::mutedText(palette()));
    painter->drawPolygon(QPolygonF({QPointF(x - 4, y - tip), QPointF(x + 4, y - tip), QPointF(x, y + tip)}));
    painter->restore();
}

LayoutTable::LayoutTable(QWidget* parent)
    : QTableView(parent), model_(new LayoutTableModel(this)), use_(new QAction(this)), pin_(new QAction(this)), copy_tsv_(new QAction(this)), copy_csv_(new QAction(this)),
      copy_markdown_(new QAction(this)), export_(new QAction(this)) {
    setHorizontalHeader(new SortHeader(this));
    horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    setModel(model_);
    setItemDelegate(new ValueDelegate(this));
    setSortingEnabled(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab goes to the next control
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    viewport()->setAutoFillBackground(false);
    horizontalHeader()->viewport()->setAutoFillBackground(false);
    use_->setObjectName("searchUse"_L1);
    pin_->setObjectName("searchPin"_L1);
    export_->setObjectName("searchExport"_L1);
    copy_csv_->setObjectName("searchCopyCsv"_L1);
    copy_markdown_->setObjectName("searchCopyMarkdown"_L1);
    use_->setIcon(lineIcon(u"check"_s));
    pin_->setIcon(lineIcon(u"pin"_s));
    pin_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    copy_tsv_->setIcon(lineIcon(u"copy"_s));
    export_->setIcon(lineIcon(u"export"_s));
    for (QAction* action : {use_, pin_, copy_tsv_, copy_csv_, copy_markdown_, export_}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    connect(use_, &QAction::triggered, this, [this] {
        if (const auto id = currentId()) Q_EMIT used(*id);
    });
    connect(pin_, &QAction::triggered, this, [this] {
        for (const std::uint32_t id : selectedIds()) Q_EMIT pinned(id);
    });
    connect(copy_tsv_, &QAction::triggered, this, [this] { copyAs(Format::tsv); });
    connect(copy_csv_, &QAction::triggered, this, [this] { copyAs(Format::csv); });
    connect(copy_markdown_, &QAction::triggered, this, [this] { copyAs(Format::markdown); });
    connect(export_, &QAction::triggered, this, &LayoutTable::askExport);
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) { Q_EMIT used(model_->idAt(index.row())); });
    connect(model_, &LayoutTableModel::arranged, this, &LayoutTable::restoreChoice);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid()) return; // the rows are being replaced
        chosen_ = model_->idAt(current.row());
        Q_EMIT idChosen(*chosen_);
    });
    retranslate();
}

void LayoutTable::retranslate() {
    setAccessibleName(tr("Layouts found"));
    use_->setText(tr("&Use this layout\tReturn"));
    pin_->setText(tr("&Pin to compare"));
    copy_tsv_->setText(tr("&Copy rows\tCtrl+C"));
    copy_csv_->setText(tr("Copy rows as C&SV"));
    copy_markdown_->setText(tr("Copy rows as &Markdown"));
    export_->setText(tr("&Export table as CSV…"));
}

QSize LayoutTable::minimumSizeHint() const { return {240, horizontalHeader()->sizeHint().height() + 4 * verticalHeader()->defaultSectionSize()}; }
QSize LayoutTable::sizeHint() const { return {480, horizontalHeader()->sizeHint().height() + 10 * verticalHeader()->defaultSectionSize()}; }

std::optional<std::uint32_t> LayoutTable::currentId() const {
    const QModelIndex current = currentIndex();
    return current.isValid() ? std::optional(model_->idAt(current.row())) : std::nullopt;
}

std::vector<std::uint32_t> LayoutTable::selectedIds() const {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<std::uint32_t> ids;
    ids.reserve(rows.size());
    for (const int row : rows) ids.push_back(model_->idAt(row));
    return ids;
}

void LayoutTable::choose(std::uint32_t id) {
    const int row = model_->rowOf(id);
    if (row < 0) return;
    int column = 0;
    while (column + 1 < kLayoutColumns && isColumnHidden(column)) ++column;
    setCurrentIndex(model_->index(row, column));
    selectRow(row);
    scrollTo(model_->index(row, column));
}

/// After the rows have changed: the one that was chosen is chosen again, wherever it is now.
void LayoutTable::restoreChoice() {
    if (model_->found() != fitted_) {
        chosen_.reset();
        fitColumns();
        scrollToTop();
    } else if (chosen_) {
        choose(*chosen_);
    }
}

void LayoutTable::fitColumns() {
    fitted_ = model_->found();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int column = 0; column < kLayoutColumns; ++column) {
        setColumnHidden(column, !model_->isUseful(static_cast<LayoutColumn>(column)));
        int width = horizontalHeader()->sectionSizeHint(column);
        if (isColumnHidden(column)) continue;
        const int count = model_->rowCount(), step = std::max(1, count / kSampledRows);
        for (int row = 0; row < count; row += row < kSampledRows ? 1 : step) width = std::max(width, itemDelegate()->sizeHint(option, model_->index(row, column)).width());
        horizontalHeader()->resizeSection(column, width + 2);
    }
}

QByteArray LayoutTable::text(const FoundLayouts& found, const std::vector<std::uint32_t>& ids, Format format, const std::stop_token& stop) {
    std::string whole;
    for (std::size_t begin = 0; begin < std::max<std::size_t>(1, ids.size()) && !stop.stop_requested(); begin += kChunk) {
        const auto chunk = std::span(ids).subspan(begin, std::min(kChunk, ids.size() - begin));
        const DataTable table = LayoutTableModel::table(found, chunk);
        const std::string part = format == Format::csv ? table_csv(table) : format == Format::tsv ? table_tsv(table) : table_markdown(table);
        std::size_t from = 0; // titles only once
        for (int line = 0; begin > 0 && line < (format == Format::markdown ? 2 : 1); ++line) from = part.find('\n', from) + 1;
        whole.append(part, from);
    }
    return QByteArray::fromStdString(whole);
}

void LayoutTable::copyAs(Format format) {
    const FoundPtr found = model_->found();
    if (!found) return;
    std::vector<std::uint32_t> ids = selectedIds();
    if (ids.empty()) ids = model_->order();
    const int count = static_cast<int>(ids.size());
    const auto deliver = [this, count](const QByteArray& copy) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(copy));
        Q_EMIT copied(count);
    };
    if (ids.size() <= kAtOnce) return deliver(text(*found, ids, format, {}));
    copy_task_.start([found, ids = std::move(ids), format](const std::stop_token& stop) { return text(*found, ids, format, stop); }, deliver);
}

void LayoutTable::askExport() {
    if (!model_->found()) return;
    QFileDialog* dialog = makeSaveDialog(this, tr("Export Table"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), u"layouts.csv"_s, tr("CSV (*.csv)"));
    dialog->setObjectName("searchExportDialog"_L1);
    connect(dialog, &QFileDialog::fileSelected, this, &LayoutTable::exportTo);
    dialog->open();
}

void LayoutTable::exportTo(const QString& path) {
    if (!model_->found()) return;
    export_task_.start(
        [found = model_->found(), ids = model_->order(), path](const std::stop_token& stop) -> QString {
            try {
                writeOutputFile(path, text(*found, ids, Format::csv, stop));
            } catch (const std::exception& error) {
                return QString::fromUtf8(error.what());
            }
            return {};
        },
        [this, path](const QString& error) { Q_EMIT written(path, error); });
}

void LayoutTable::contextMenuEvent(QContextMenuEvent* event) {
    const bool any = model_->rowCount() > 0, chosen = selectionModel()->hasSelection();
    use_->setEnabled(chosen);
    pin_->setEnabled(chosen);
    QMenu menu(this);
    menu.addActions({use_, pin_});
    menu.addSeparator();
    menu.addActions({copy_tsv_, copy_csv_, copy_markdown_});
    menu.addSeparator();
    menu.addAction(export_);
    for (QAction* action : {copy_tsv_, copy_csv_, copy_markdown_, export_}) action->setEnabled(any);
    menu.exec(event->globalPos());
    for (QAction* action : {use_, pin_, copy_tsv_, copy_csv_, copy_markdown_, export_}) action->setEnabled(true);
}

void LayoutTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copyAs(Format::tsv);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return use_->trigger();
    QTableView::keyPressEvent(event);
}

void LayoutTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitColumns();
}

} // namespace fivefold
