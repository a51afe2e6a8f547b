// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/heatmap_view.h"

#include "app/desktop/pages/ramp_model.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kMargin = 6, kGap = 3, kSmallestColumn = 64, kLeastHeight = 240;
constexpr double kSmall = 0.88;

QFont valueFont(QFont font) {
    font.setBold(true);
    return font;
}

QFont layoutFont(const QFont& font) { return Theme::scaled(font, kSmall); }

/// The first line is a value, unless they are `words` alone; the others are smaller.
QSize linesSize(const QFont& font, const QStringList& lines, bool words = false) {
    int width = 0, height = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QFontMetrics metrics(i == 0 && !words ? valueFont(font) : layoutFont(font));
        width = std::max(width, metrics.horizontalAdvance(lines[i]));
        height += metrics.height();
    }
    return {width, height};
}

void paintLines(QPainter& painter, QRect area, const QFont& font, const QStringList& lines, bool words = false) {
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 && !words ? valueFont(font) : layoutFont(font));
        const int height = painter.fontMetrics().height();
        painter.drawText(QRect(area.left(), area.top(), area.width(), height), Qt::AlignHCenter | Qt::AlignVCenter, lines[i]);
        area.setTop(area.top() + height);
    }
}

/// Titles as plain text: space instead of frames.
class PlainHeader : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override {
        return {fontMetrics().horizontalAdvance(title(section)) + 2 * kMargin, fontMetrics().height() + kMargin};
    }
    void paintEvent(QPaintEvent*) override { // without the base class, which would paint a ground of its own
        QPainter painter(viewport());
        painter.setPen(palette().color(QPalette::WindowText));
        const bool across = orientation() == Qt::Horizontal;
        for (int section = 0; section < count(); ++section) {
            const int at = sectionViewportPosition(section), size = sectionSize(section);
            const QRect area = across ? QRect(at, 0, size, viewport()->height()) : QRect(0, at, viewport()->width() - kMargin, size);
            painter.drawText(area, int{across ? Qt::AlignHCenter : Qt::AlignRight} | int{Qt::AlignVCenter}, title(section));
        }
    }

private:
    [[nodiscard]] QString title(int section) const { return model() != nullptr ? model()->headerData(section, orientation()).toString() : QString(); }
};

} // namespace

void HeatmapDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto state = static_cast<RampModel::State>(index.data(RampModel::StateRole).toInt());
    const QStringList lines = index.data(RampModel::LinesRole).toStringList(), theirs = index.data(RampModel::PublishedLinesRole).toStringList();
    const QPalette& palette = option.palette;
    const QRect cell = option.rect.adjusted(1, 1, -1, -1);
    painter->save();
    painter->setClipRect(option.rect);
    QColor text = Theme::mutedText(palette);
    const double share = index.data(RampModel::ShareRole).toDouble();
    if (state == RampModel::State::found && share >= 0) {
        const QColor ground = Theme::ramp(share);
        painter->fillRect(cell, ground);
        text = Theme::textOn(ground);
    } else {
        painter->fillRect(cell, palette.color(QPalette::Base));
        if (state == RampModel::State::found) text = palette.color(QPalette::Text);
        if (state == RampModel::State::nothing) painter->fillRect(cell, QBrush(Theme::rule(palette), Qt::BDiagPattern));
    }
    const bool words = state != RampModel::State::found;
    const int own = linesSize(option.font, lines, words).height(), below = theirs.isEmpty() ? 0 : linesSize(option.font, theirs).height() + 2 * kGap + 1;
    QRect area = cell;
    area.setTop(cell.top() + std::max(0, (cell.height() - own - below) / 2));
    if (state == RampModel::State::nothing) { // words stand clear of the hatching
        const QSize size = linesSize(option.font, lines, words);
        painter->fillRect(QRect(cell.center().x() - size.width() / 2 - kGap, area.top(), size.width() + 2 * kGap, size.height()), palette.color(QPalette::Base));
    }
    painter->setPen(text);
    paintLines(*painter, area, option.font, lines, words);
    if (!theirs.isEmpty()) {
        QRect published = area;
        published.setTop(area.top() + own + kGap);
        published.setBottom(cell.bottom());
        painter->fillRect(published, palette.color(QPalette::Base)); // measured numbers stand on the page's ground, ours on the ramp
        painter->setPen(palette.color(QPalette::Text));
        published.setTop(published.top() + kGap);
        paintLines(*painter, published, option.font, theirs);
        painter->setPen(Theme::rule(palette));
        painter->drawRect(cell.adjusted(0, 0, -1, -1));
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        for (const auto& [color, inset] : {std::pair(palette.color(QPalette::Highlight), 1), std::pair(palette.color(QPalette::Base), 3)}) {
            painter->setPen(QPen(color, inset == 1 ? 3 : 1));
            painter->drawRect(option.rect.adjusted(inset, inset, -inset - 1, -inset - 1));
        }
    }
    painter->restore();
}

QSize HeatmapDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool words = static_cast<RampModel::State>(index.data(RampModel::StateRole).toInt()) != RampModel::State::found;
    const QSize own = linesSize(option.font, index.data(RampModel::LinesRole).toStringList(), words);
    const QStringList published = index.data(RampModel::PublishedLinesRole).toStringList();
    const QSize theirs = linesSize(option.font, published);
    const int below = published.isEmpty() ? 0 : theirs.height() + 2 * kGap + 1;
    return {std::max({own.width(), theirs.width(), kSmallestColumn - 2 * kMargin}) + 2 * kMargin, own.height() + below + 2 * kMargin};
}

HeatmapView::HeatmapView(QWidget* parent) : QTableView(parent) {
    setHorizontalHeader(new PlainHeader(Qt::Horizontal, this));
    setVerticalHeader(new PlainHeader(Qt::Vertical, this));
    setItemDelegate(new HeatmapDelegate(this));
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false); // Tab goes to the next control
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    if (auto* corner = findChild<QAbstractButton*>()) corner->installEventFilter(this);
    viewport()->setAutoFillBackground(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setHighlightSections(false);
        header->setSectionsClickable(false);
        header->viewport()->setAutoFillBackground(false);
    }
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { Q_EMIT cellActivated(index.row(), index.column()); });
}

void HeatmapView::setHeatmap(RampModel* model) {
    heatmap_ = model;
    setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &HeatmapView::fit);
    connect(model, &QAbstractItemModel::dataChanged, this, &HeatmapView::fit);
    fit();
}

QSize HeatmapView::minimumSizeHint() const { return {240, std::min(sizeHint().height(), kLeastHeight)}; }

QSize HeatmapView::sizeHint() const { return {640, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2}; }

void HeatmapView::fit() {
    if (heatmap_ == nullptr) return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int width = kSmallestColumn;
    for (int column = 0; column < heatmap_->columnCount(); ++column) width = std::max(width, horizontalHeader()->sectionSizeHint(column));
    for (int row = 0; row < heatmap_->rowCount(); ++row) {
        int height = fontMetrics().height() + 2 * kMargin;
        for (int column = 0; column < heatmap_->columnCount(); ++column) {
            const QSize size = itemDelegate()->sizeHint(option, heatmap_->index(row, column));
            width = std::max(width, size.width());
            height = std::max(height, size.height());
        }
        if (rowHeight(row) != height) setRowHeight(row, height);
    }
    for (int column = 0; column < heatmap_->columnCount(); ++column)
        if (columnWidth(column) != width) setColumnWidth(column, width);
    updateGeometry();
}

QPixmap HeatmapView::picture() { return grab(); }

void HeatmapView::copyTable() {
    if (heatmap_ != nullptr) QGuiApplication::clipboard()->setText(heatmap_->tsv());
}

void HeatmapView::copyFigures() {
    if (heatmap_ == nullptr) return;
    const QString figures = heatmap_->figuresTsv();
    QGuiApplication::clipboard()->setText(figures.isEmpty() ? heatmap_->tsv() : figures);
}

void HeatmapView::copyPicture() { QGuiApplication::clipboard()->setPixmap(picture()); }

bool HeatmapView::eventFilter(QObject* object, QEvent* event) {
    // The corner is a raised button that does nothing, and cannot be hidden for good.
    if (event->type() == QEvent::Paint && qobject_cast<QAbstractButton*>(object) != nullptr) return true;
    return QTableView::eventFilter(object, event);
}

void HeatmapView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copyTable();
    if (event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) return copyFigures();
    QTableView::keyPressEvent(event);
}

void HeatmapView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(lineIcon(u"table"_s), tr("Copy &Table"), QKeySequence::Copy, this, &HeatmapView::copyTable);
    if (heatmap_ != nullptr && !heatmap_->figuresTsv().isEmpty())
        menu.addAction(tr("Copy All &Figures"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this, &HeatmapView::copyFigures);
    menu.addAction(lineIcon(u"picture"_s), tr("Copy &Picture"), this, &HeatmapView::copyPicture);
    menu.exec(event->globalPos());
}

void HeatmapView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (!current.isValid()) return;
    setAccessibleDescription(current.data(Qt::AccessibleTextRole).toString());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT cellSelected(current.row(), current.column());
}

void HeatmapView::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

} // namespace fivefold
