// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/collectives_view.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/hardware/picture_parts.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace fivefold {

using namespace Qt::StringLiterals;

CollectivesView::CollectivesView(QWidget* parent)
    : QWidget(parent), groupLabel_(new QLabel), valueLabel_(new QLabel), groups_(new ChoiceBox), values_(new ChoiceBox), summary_(new QLabel), chart_(new LineChart), point_(new QLabel) {
    groups_->setObjectName("hardwareCollectiveGroup"_L1);
    values_->setObjectName("hardwareCollectiveValue"_L1);
    summary_->setObjectName("hardwareCollectiveSummary"_L1);
    chart_->setObjectName("hardwareCollectives"_L1);
    point_->setObjectName("hardwareCollectivePoint"_L1);
    for (const CollectiveValue value : {CollectiveValue::bus_bandwidth, CollectiveValue::time}) values_->addChoice(QString(), static_cast<int>(value));
    layOutPicture(this, {{groupLabel_, groups_}, {valueLabel_, values_}}, summary_, chart_, point_);
    connect(groups_, &ChoiceBox::chosen, this, [this](qint64) { refresh(); });
    connect(values_, &ChoiceBox::chosen, this, [this](qint64) { refresh(); });
    connect(chart_, &LineChart::pointSelected, this, [this](int series, int point) {
        point_->setText(chart_->data().series[static_cast<std::size_t>(series)].points[static_cast<std::size_t>(point)].description);
    });
    retranslate();
}

CollectiveGroup CollectivesView::group() const {
    const auto index = static_cast<std::size_t>(std::max(0, groups_->currentIndex()));
    return index < listed_.size() ? listed_[index] : CollectiveGroup{};
}

void CollectivesView::showMeasured(const MeasuredPtr& measured, std::optional<ClosedForm> form) {
    measured_ = measured;
    form_ = std::move(form);
    std::vector<CollectiveGroup> groups = measured ? CollectiveLines::groups(*measured) : std::vector<CollectiveGroup>{};
    if (groups != listed_) {
        const bool last = listed_.empty() || groups_->currentIndex() + 1 == static_cast<int>(listed_.size()); // the widest group, as long as nobody chose another
        const CollectiveGroup chosen = group();
        listed_ = std::move(groups);
        groups_->clear();
        for (std::size_t i = 0; i < listed_.size(); ++i) groups_->addChoice(CollectiveLines::groupText(listed_[i]), static_cast<std::int64_t>(i));
        const auto kept = std::ranges::find(listed_, chosen);
        if (!listed_.empty()) groups_->setCurrentIndex(static_cast<int>(last || kept == listed_.end() ? listed_.size() - 1 : static_cast<std::size_t>(kept - listed_.begin())));
    }
    refresh();
}

void CollectivesView::refresh() {
    const bool any = measured_ && !listed_.empty();
    summary_->setText(any ? CollectiveLines::summary(*measured_, group())
                          : tr("How long collectives of NCCL take by size and number of GPUs, beside what is assumed without a measurement, will be shown here. Output of nccl-tests can be imported too, "
                               "also of several nodes."));
    chart_->setData(any ? CollectiveLines::chart(*measured_, group(), static_cast<CollectiveValue>(values_->value()), form_, palette()) : LineChartData{});
    for (QWidget* widget : {static_cast<QWidget*>(groupLabel_), static_cast<QWidget*>(groups_), static_cast<QWidget*>(valueLabel_), static_cast<QWidget*>(values_), static_cast<QWidget*>(chart_),
                            static_cast<QWidget*>(point_)})
        widget->setVisible(any);
    const LineChart::Place place = chart_->selected();
    point_->setText(place.series >= 0 ? chart_->data().series[static_cast<std::size_t>(place.series)].points[static_cast<std::size_t>(place.point)].description
                                      : tr("Left and right go along a line, up and down to another one."));
}

void CollectivesView::retranslate() {
    groupLabel_->setText(tr("Among"));
    valueLabel_->setText(tr("Shown"));
    for (int i = 0; i < values_->count(); ++i) values_->setItemText(i, CollectiveLines::valueName(static_cast<CollectiveValue>(values_->itemData(i).toInt())));
    for (std::size_t i = 0; i < listed_.size(); ++i) groups_->setItemText(static_cast<int>(i), CollectiveLines::groupText(listed_[i]));
    groups_->setAccessibleName(tr("GPUs of the collective"));
    values_->setAccessibleName(tr("Quantity of the collectives"));
    chart_->setAccessibleName(tr("Collectives by size"));
    refresh();
}

void CollectivesView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refresh();
}

} // namespace fivefold
