// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/products_view.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/hardware/picture_parts.h"
#include "app/desktop/pages/heatmap_view.h"

#include <QLabel>

namespace fivefold {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLeastHeight = 120;

} // namespace

ProductsView::ProductsView(QWidget* parent)
    : QWidget(parent), label_(new QLabel), types_(new ChoiceBox), summary_(new QLabel), view_(new HeatmapView), cell_(new QLabel), model_(new MatrixModel(this)) {
    types_->setObjectName("hardwareProductType"_L1);
    summary_->setObjectName("hardwareProductSummary"_L1);
    view_->setObjectName("hardwareProducts"_L1);
    cell_->setObjectName("hardwareProductCell"_L1);
    view_->setHeatmap(model_);
    view_->setMinimumHeight(kLeastHeight); // it scrolls before the page does
    layOutPicture(this, {{label_, types_}}, summary_, view_, cell_);
    connect(types_, &ChoiceBox::chosen, this, [this](qint64) { refresh(); });
    connect(view_, &HeatmapView::cellSelected, this, [this](int row, int column) { cell_->setText(model_->cell(row, column).sentence); });
    retranslate();
}

void ProductsView::showMeasured(const MeasuredPtr& measured, const std::optional<Gpu>& gpu) {
    measured_ = measured;
    gpu_ = gpu;
    const std::vector<MeasuredType> types = measured ? ProductMatrix::types(*measured) : std::vector<MeasuredType>{};
    bool same = static_cast<int>(types.size()) == types_->count();
    for (int i = 0; same && i < types_->count(); ++i) same = types_->itemData(i).toLongLong() == static_cast<qint64>(types[static_cast<std::size_t>(i)]);
    if (!same) {
        const qint64 chosen = types_->count() > 0 ? types_->value() : 0;
        types_->clear();
        for (const MeasuredType type : types) types_->addChoice(HardwareValues::typeName(type), static_cast<std::int64_t>(type));
        types_->showValue(chosen);
        if (types_->currentIndex() < 0 && !types.empty()) types_->setCurrentIndex(0);
    }
    refresh();
}

void ProductsView::refresh() {
    const bool any = types_->count() > 0 && measured_;
    const auto type = static_cast<MeasuredType>(types_->value());
    const Gpu* gpu = gpu_ ? &*gpu_ : nullptr;
    summary_->setText(any ? ProductMatrix::summary(*measured_, type, gpu) : tr("How fast matrix products of training shapes run, by precision and beside the dense peak, will be shown here."));
    model_->setData(any ? ProductMatrix::data(*measured_, type, gpu) : MatrixData{});
    for (QWidget* widget : {static_cast<QWidget*>(label_), static_cast<QWidget*>(types_), static_cast<QWidget*>(view_), static_cast<QWidget*>(cell_)}) widget->setVisible(any);
    const QModelIndex current = view_->currentIndex();
    cell_->setText(current.isValid() ? model_->cell(current.row(), current.column()).sentence
                                     : tr("Rows are the weights (outputs n × inputs k), columns the tokens m; in the cells %1 and the share of the dense peak.").arg(model_->matrix().unit));
}

void ProductsView::retranslate() {
    label_->setText(tr("Precision"));
    types_->setAccessibleName(tr("Precision of the products"));
    view_->setAccessibleName(tr("Rate of matrix products by shape"));
    refresh();
}

} // namespace fivefold
