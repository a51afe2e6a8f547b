// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the timeline page and their texts.
#include "app/desktop/charts/gantt_view.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/timeline_page.h"
#include "app/desktop/theme/icons.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kMoments = 1000, kMomentWidth = 96, kMostMicroBatches = 999'999;

} // namespace

void TimelinePage::makeControls() {
    orders_->setObjectName("timelineOrder"_L1);
    others_->setObjectName("timelineCompared"_L1);
    follow_->setObjectName("timelineFollow"_L1);
    critical_->setObjectName("timelineCritical"_L1);
    streams_->setObjectName("timelineStreams"_L1);
    moment_->setObjectName("timelineMoment"_L1);
    play_->setObjectName("timelinePlay"_L1);
    export_->setObjectName("timelineExport"_L1);
    order_label_->setBuddy(orders_);
    compared_label_->setBuddy(others_);
    follow_label_->setBuddy(follow_);
    moment_label_->setBuddy(moment_);
    for (ChoiceBox* box : {orders_, others_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    follow_->setRange(-1, kMostMicroBatches);
    follow_->setValue(-1);
    follow_->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the page
    moment_->setRange(0, kMoments);
    moment_->setFixedWidth(kMomentWidth);
    play_->setCheckable(true);
    play_->setAutoDefault(false);
    export_->setAutoDefault(false);
    export_->setIcon(lineIcon(u"export"_s));

    auto* flow = new FlowLayout(16, controls_);
    const auto group = [flow](std::initializer_list<QWidget*> widgets) {
        auto* together = new QWidget;
        auto* row = new QHBoxLayout(together);
        row->setContentsMargins(0, 0, 0, 0);
        for (QWidget* widget : widgets) row->addWidget(widget);
        flow->addWidget(together);
    };
    group({order_label_, orders_});
    group({compared_label_, others_});
    group({export_}); // here it fits in the line
    group({follow_label_, follow_});
    group({critical_});
    group({streams_});
    group({moment_label_, moment_, play_});

    const auto kind = [](qint64 value) { return value < 0 ? std::nullopt : std::optional(static_cast<PipelineOrderKind>(value)); };
    connect(orders_, &ChoiceBox::chosen, this, [this, kind](qint64 value) { setOrder(kind(value)); });
    connect(others_, &ChoiceBox::chosen, this, [this, kind](qint64 value) { setCompared(kind(value)); });
    connect(follow_, &QSpinBox::valueChanged, this, [this](int value) {
        follow(value < 0 ? std::nullopt : std::optional(MicroBatch{followed_ ? followed_->pipe : 0, value}));
    });
    connect(critical_, &QCheckBox::toggled, this, &TimelinePage::draw);
    connect(streams_, &QCheckBox::toggled, this, &TimelinePage::draw);
    connect(moment_, &QSlider::valueChanged, this, [this](int value) { gantt_->setPlayHead(gantt_->extent() * value / kMoments); });
    connect(play_, &QPushButton::toggled, this, &TimelinePage::play);
    connect(export_, &QPushButton::clicked, this, &TimelinePage::askExport);
}

void TimelinePage::retranslate() {
    order_label_->setText(tr("Schedule"));
    orders_->setAccessibleName(tr("Schedule shown"));
    orders_->setToolTip(tr("The same plan under another pipeline schedule. The plan stays as it is."));
    compared_label_->setText(tr("Compare with"));
    others_->setAccessibleName(tr("Schedule below, to compare with"));
    others_->setToolTip(tr("A second schedule below, on the same axis of time."));
    follow_label_->setText(tr("Follow micro-batch"));
    follow_->setAccessibleName(tr("Micro-batch to follow"));
    follow_->setToolTip(tr("Its passes keep their colours, everything else turns pale, and lines show its way from stage to stage. A click "
                           "on a pass does the same."));
    follow_->setSpecialValueText(tr("all"));
    critical_->setText(tr("Critical path"));
    critical_->setToolTip(
        tr("A line through the passes that the end of the pipeline waits for: only shorter ones among these shorten the step."));
    streams_->setText(tr("Streams"));
    streams_->setToolTip(tr("What one GPU of the stage whose memory is shown does side by side: compute, TP, CP, EP, pipeline and DP communication. "
                            "A click on a pass or a row of the table chooses the stage."));
    moment_label_->setText(tr("Moment"));
    moment_->setAccessibleName(tr("Moment of the step"));
    moment_->setToolTip(tr("Moves a line through all stages and the memory below."));
    export_->setText(tr("Export trace…"));
    export_->setToolTip(
        tr("The schedule as a JSON trace that Perfetto and chrome://tracing open, with the streams of the stage whose memory is shown."));
    gantt_->setAccessibleName(tr("Passes of every stage over time"));
    stages_->setAccessibleName(tr("Stages"));
    choices_->setAccessibleName(tr("Schedules that pay"));
    tables_->setTabText(0, tr("Stages"));
    tables_->setTabText(1, tr("Schedules that pay"));
    tables_->setTabToolTip(1, tr("Schedules, virtual stages and micro-batch sizes of which none has both less bubble and less memory."));
    play(false);
}

} // namespace fivefold
