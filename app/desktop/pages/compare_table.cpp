// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/compare_table.h"

#include "app/desktop/pages/value_table.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kMargin = ValueTable::kCellMargin, kSwatch = 10, kSwatchGap = 6, kSign = 8, kGap = 4, kRowPadding = 6;

/// Room for a sign and the widest difference, the same in every cell so that numbers stay in line.
double differenceWidth(const QFontMetricsF& metrics) { return kGap + kSign + kGap + std::ceil(metrics.horizontalAdvance(u"\u2212100.0\u00a0%"_s)); }

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

void CompareModel::setPlans(std::vector<PlanColumn> plans, std::vector<CompareRow> rows, std::size_t base) {
    const bool same = plans.size() == plans_.size() && rows.size() == rows_.size();
    if (!same) beginResetModel();
    plans_ = std::move(plans);
    rows_ = std::move(rows);
    base_ = std::min(base, plans_.empty() ? 0 : plans_.size() - 1);
    if (!same) {
        endResetModel();
        return;
    }
    if (rows_.empty() || plans_.empty()) return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int CompareModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(rows_.size()); }
int CompareModel::columnCount(const QModelIndex& parent) const { return parent.isValid() || plans_.empty() ? 0 : static_cast<int>(plans_.size()) + 1; }

QString CompareModel::spoken(const CompareRow& row, std::size_t plan) const {
    QString text = row.cells[plan].text;
    if (const QString difference = row.difference(plan, base_); !difference.isEmpty()) text += u", "_s + difference;
    const int judged = row.judged(plan, base_);
    if (judged != 0) text += u", "_s + (judged > 0 ? tr("better") : tr("worse"));
    return text;
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const CompareRow& row = rows_[static_cast<std::size_t>(index.row())];
    const bool name = index.column() == 0;
    if (role == HeadingRole) return row.heading;
    if (name) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole: return row.label;
        case Qt::ToolTipRole: return row.tip.isEmpty() ? QVariant() : QVariant(row.tip);
        case SwatchColorRole: return row.swatch ? QVariant(row.swatch->color) : QVariant();
        case SwatchHatchedRole: return row.swatch && row.swatch->hatched;
        default: return {};
        }
    }
    const auto plan = static_cast<std::size_t>(index.column() - 1);
    const CompareCell& cell = row.cells[plan];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::AccessibleTextRole: return spoken(row, plan);
    case Qt::ToolTipRole: return cell.tip.isEmpty() ? QVariant() : QVariant(cell.tip);
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: return cell.text != row.cells[base_].text ? QVariant(bold(QApplication::font())) : QVariant();
    case DifferenceRole: return row.difference(plan, base_);
    case JudgedRole: return row.judged(plan, base_);
    case NumberRole: return cell.value.has_value();
    default: return {};
    }
}

Qt::ItemFlags CompareModel::flags(const QModelIndex& index) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return Qt::NoItemFlags;
    return rows_[static_cast<std::size_t>(index.row())].heading ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (section == 0) return role == Qt::DisplayRole ? QVariant(tr("Quantity")) : role == Qt::TextAlignmentRole ? QVariant(Qt::AlignLeft | Qt::AlignVCenter) : QVariant();
    const auto plan = static_cast<std::size_t>(section - 1);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return plan == base_ && plans_.size() > 1 ? tr("%1 (base)").arg(plans_[plan].name) : plans_[plan].name;
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
    }
}

QColor CompareDelegate::signColor(int judged, const QPalette& palette) {
    return judged > 0 ? Theme::textColor(Verdict::fits, palette) : Theme::textColor(Verdict::at_risk, palette);
}

void CompareDelegate::paintSign(QPainter& painter, QPointF centre, int judged, const QColor& color) {
    const double r = kSign / 2.0, tip = judged > 0 ? -r * 0.8 : r * 0.8;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.4));
    painter.setBrush(judged > 0 ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPolygon(QPolygonF{QPointF(centre.x() - r, centre.y() - tip), QPointF(centre.x() + r, centre.y() - tip), QPointF(centre.x(), centre.y() + tip)});
    painter.restore();
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString text = item.text;
    item.text.clear();
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const auto group = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ink = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    QRectF area = QRectF(item.rect).adjusted(kMargin, 0, -kMargin, 0);
    painter->setPen(ink);
    if (index.data(CompareModel::HeadingRole).toBool()) {
        painter->setFont(bold(option.font));
        painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom, text);
    } else if (index.column() == 0) {
        if (const auto color = index.data(CompareModel::SwatchColorRole).value<QColor>(); color.isValid()) {
            const Swatch swatch{color, index.data(CompareModel::SwatchHatchedRole).toBool()};
            const QRectF box(area.left() + 0.5, std::floor(area.center().y() - kSwatch / 2.0) + 0.5, kSwatch - 1, kSwatch - 1);
            painter->fillRect(box, item.palette.color(QPalette::Base));
            painter->setPen(Theme::outline(swatch, item.palette));
            painter->setBrush(Theme::brush(swatch));
            painter->drawRect(box);
            painter->setPen(ink);
            area.setLeft(area.left() + kSwatch + kSwatchGap);
        }
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, text);
    } else {
        const double beside = differenceWidth(QFontMetricsF(option.font));
        painter->setFont(item.font);
        const bool number = index.data(CompareModel::NumberRole).toBool(); // words end below the title; they have no difference
        painter->drawText(number ? area.adjusted(0, 0, -beside, 0) : area, Qt::AlignRight | Qt::AlignVCenter, text);
        const int judged = index.data(CompareModel::JudgedRole).toInt();
        const QColor color = selected || judged == 0 ? (selected ? ink : Theme::mutedText(item.palette)) : signColor(judged, item.palette);
        const QRectF difference(area.right() - beside + kGap, area.top(), beside - kGap, area.height());
        if (judged != 0) paintSign(*painter, QPointF(difference.left() + kSign / 2.0, difference.center().y()), judged, color);
        painter->setFont(option.font);
        painter->setPen(color);
        painter->drawText(difference.adjusted(kSign + kGap, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter, index.data(CompareModel::DifferenceRole).toString());
    }
    painter->restore();
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetricsF metrics(bold(option.font)); // whatever becomes bold later has room already
    double width = metrics.horizontalAdvance(index.data().toString()) + 2 * kMargin + 1;
    if (index.data(CompareModel::NumberRole).toBool()) width += differenceWidth(QFontMetricsF(option.font));
    if (index.data(CompareModel::SwatchColorRole).isValid()) width += kSwatch + kSwatchGap;
    return {static_cast<int>(std::ceil(width)), static_cast<int>(metrics.height()) + kRowPadding};
}

CompareTable::CompareTable(QWidget* parent) : QTableView(parent), model_(new CompareModel(this)) {
    setHorizontalHeader(new ValueHeader(this));
    setModel(model_);
    setItemDelegate(new CompareDelegate(this));
    setSelectionBehavior(SelectItems);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab goes to the next control
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    viewport()->setAutoFillBackground(false);
    horizontalHeader()->viewport()->setAutoFillBackground(false);
    connect(model_, &QAbstractItemModel::modelReset, this, &CompareTable::fitColumns);
    connect(model_, &QAbstractItemModel::dataChanged, this, &CompareTable::fitColumns);
    fitColumns();
}

int CompareTable::plan() const { return currentIndex().isValid() ? std::max(0, currentIndex().column() - 1) : -1; }

void CompareTable::choosePlan(int plan) {
    if (plan < 0 || plan >= static_cast<int>(model_->plans().size()) || model_->rowCount() == 0) return;
    int row = std::clamp(currentIndex().row(), 0, model_->rowCount() - 1);
    while (row + 1 < model_->rowCount() && model_->rows()[static_cast<std::size_t>(row)].heading) ++row;
    setCurrentIndex(model_->index(row, plan + 1));
}

QSize CompareTable::minimumSizeHint() const { return {240, horizontalHeader()->sizeHint().height() + 6 * verticalHeader()->defaultSectionSize()}; }
QSize CompareTable::sizeHint() const { return {480, horizontalHeader()->sizeHint().height() + 16 * verticalHeader()->defaultSectionSize()}; }

void CompareTable::fitColumns() {
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    int widest = 0; // plans get equal columns, names as much as they need
    std::vector<int> widths;
    for (int column = 0; column < model_->columnCount(); ++column) {
        int width = horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < model_->rowCount(); ++row) width = std::max(width, itemDelegate()->sizeHint(option, model_->index(row, column)).width());
        if (column > 0) widest = std::max(widest, width);
        widths.push_back(width);
    }
    for (int column = 0; column < model_->columnCount(); ++column) {
        const int width = column == 0 ? widths.front() : widest;
        if (width > columnWidth(column) || column == 0) horizontalHeader()->resizeSection(column, width);
    }
}

void CompareTable::copyTable() { QGuiApplication::clipboard()->setText(QString::fromStdString(table_tsv(model_->dataTable()))); }
void CompareTable::copyMarkdown() { QGuiApplication::clipboard()->setText(QString::fromStdString(table_markdown(model_->dataTable(), Digits::readable))); }
void CompareTable::copyCsv() { QGuiApplication::clipboard()->setText(QString::fromStdString(table_csv(model_->dataTable()))); }

void CompareTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    Q_EMIT planChosen();
}

void CompareTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copyTable();
    else
        QTableView::keyPressEvent(event);
}

void CompareTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitColumns();
}

} // namespace fivefold
