// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/links_view.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/hardware/picture_parts.h"
#include "app/desktop/pages/heatmap_view.h"

#include <QLabel>

namespace fivefold {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLeastHeight = 120;

} // namespace

LinksView::LinksView(QWidget* parent)
    : QWidget(parent), label_(new QLabel), values_(new ChoiceBox), summary_(new QLabel), view_(new HeatmapView), cell_(new QLabel), model_(new MatrixModel(this)) {
    values_->setObjectName("hardwareLinkValue"_L1);
    summary_->setObjectName("hardwareLinkSummary"_L1);
    view_->setObjectName("hardwareLinks"_L1);
    cell_->setObjectName("hardwareLinkCell"_L1);
    for (const LinkValue value : kLinkValues) values_->addChoice(QString(), static_cast<int>(value));
    view_->setHeatmap(model_);
    view_->setMinimumHeight(kLeastHeight); // it scrolls before the page does
    layOutPicture(this, {{label_, values_}}, summary_, view_, cell_);
    connect(values_, &ChoiceBox::chosen, this, [this](qint64) { refresh(); });
    connect(view_, &HeatmapView::cellSelected, this, [this](int row, int column) { cell_->setText(model_->cell(row, column).sentence); });
    retranslate();
}

void LinksView::showMeasured(const MeasuredPtr& measured) {
    measured_ = measured;
    refresh();
}

void LinksView::refresh() {
    const auto value = static_cast<LinkValue>(values_->value());
    const bool any = measured_ && !measured_->pairs.empty();
    summary_->setText(any ? LinkMatrix::summary(*measured_, value) : tr("How fast each GPU of a node reaches each other one, with its data checked, will be shown here. It takes at least two GPUs."));
    model_->setData(any ? LinkMatrix::data(*measured_, value) : MatrixData{});
    for (QWidget* widget : {static_cast<QWidget*>(label_), static_cast<QWidget*>(values_), static_cast<QWidget*>(view_), static_cast<QWidget*>(cell_)}) widget->setVisible(any);
    const QModelIndex current = view_->currentIndex();
    cell_->setText(current.isValid() ? model_->cell(current.row(), current.column()).sentence : tr("Rows send, columns receive; arrow keys go from link to link."));
}

void LinksView::retranslate() {
    label_->setText(tr("Shown"));
    for (int i = 0; i < values_->count(); ++i) values_->setItemText(i, LinkMatrix::valueName(static_cast<LinkValue>(values_->itemData(i).toInt())));
    values_->setAccessibleName(tr("Quantity of the links"));
    view_->setAccessibleName(tr("Links between GPUs"));
    refresh();
}

} // namespace fivefold
