// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the heatmap page and their texts.
#include "app/desktop/charts/color_legend.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/model_picker.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/controls/search_box.h"
#include "app/desktop/document.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/heatmap_model.h"
#include "app/desktop/pages/heatmap_page.h"
#include "app/desktop/pages/heatmap_view.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "core/plan/tokens.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kLongestSequence = 16'777'216, kNodesWidth = 150, kGpuWidth = 190, kSpacing = 12;
constexpr double kMillion = 1e6;
constexpr Framework kFrameworks[] = {Framework::megatron, Framework::nanotron, Framework::torchtitan, Framework::fsdp1,
                                     Framework::megatron_deepspeed, Framework::deepspeed, Framework::internevo, Framework::aleph_alpha};
constexpr Objective kObjectives[] = {Objective::tokens_per_second, Objective::mfu, Objective::memory};

} // namespace

void HeatmapPage::makeControls() {
    setObjectName("heatmapPage"_L1);
    const std::pair<QWidget*, const char*> names[] = {{sentence_, "heatmapSentence"}, {models_, "heatmapModels"},       {nodes_, "heatmapNodes"},         {gpu_, "heatmapGpu"},
                                                      {sequence_, "heatmapSequence"}, {batch_, "heatmapBatch"},         {objective_, "heatmapObjective"}, {framework_, "heatmapFramework"},
                                                      {values_, "heatmapValue"},      {run_, "heatmapRun"},             {stop_, "heatmapStop"},           {as_plan_, "heatmapAsPlan"},
                                                      {as_published_, "heatmapAsPublished"}, {overlay_, "heatmapOverlay"}, {progress_, "heatmapProgress"},  {note_, "heatmapNote"},
                                                      {view_, "heatmapView"},         {legend_, "heatmapLegend"},       {cell_, "heatmapCell"},           {use_, "heatmapUse"},
                                                      {pin_, "heatmapPin"},           {source_, "heatmapSource"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    for (QLabel* label : {sentence_, note_, cell_, source_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    source_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    source_->setOpenExternalLinks(true);
    for (const Gpu& gpu : document_.catalogue().gpus)
        gpu_->addEntry(QString::fromStdString(gpu.name), QString::fromStdString(gpu.id), format::memory(gpu.usable_memory).text());
    gpu_->setFixedWidth(kGpuWidth);
    nodes_->setMinimumWidth(kNodesWidth);
    sequence_->setSteps(NumberBox::Steps::doubling);
    sequence_->setRange(1, kLongestSequence);
    batch_->setDecimals(4);
    batch_->setRange(0.0001, 1e6);
    batch_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    for (ChoiceBox* box : {objective_, framework_, values_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    run_->setIcon(lineIcon(u"play"_s));
    stop_->setIcon(lineIcon(u"stop"_s));
    pin_->setIcon(lineIcon(u"pin"_s));
    for (QPushButton* button : {run_, stop_, as_plan_, as_published_, use_, pin_}) button->setAutoDefault(false);

    auto* flow = new FlowLayout(kSpacing, controls_);
    const auto group = [flow](std::initializer_list<QWidget*> widgets) {
        auto* together = new QWidget;
        auto* row = new QHBoxLayout(together);
        row->setContentsMargins(0, 0, 0, 0);
        for (QWidget* widget : widgets) row->addWidget(widget);
        flow->addWidget(together);
    };
    const std::pair<QLabel*, QWidget*> pairs[] = {{nodes_label_, nodes_}, {gpu_label_, gpu_}, {sequence_label_, sequence_}, {batch_label_, batch_},
                                                  {objective_label_, objective_}, {framework_label_, framework_}, {value_label_, values_}};
    for (const auto& [label, control] : pairs) label->setBuddy(control);
    group({models_});
    for (const auto& [label, control] : pairs)
        if (control != values_) group({label, control});
    group({as_plan_});
    group({as_published_});
    group({run_, stop_});
    group({value_label_, values_});
    group({overlay_});

    connect(models_, &ModelPicker::changed, this, &HeatmapPage::edited);
    connect(nodes_, &QLineEdit::editingFinished, this, &HeatmapPage::edited);
    connect(nodes_, &QLineEdit::returnPressed, this, &HeatmapPage::run);
    connect(gpu_, &SearchBox::chosen, this, &HeatmapPage::chooseGpu);
    connect(sequence_, &NumberBox::entered, this, [this](qint64 value) {
        // The batch in tokens stays what it is.
        const double tokens = tokens_per_step(base_.training);
        base_.training.seq_len = value;
        base_.training.global_batch = std::max<std::int64_t>(1, std::llround(tokens / static_cast<double>(value)));
        own_settings_ = true;
        edited();
    });
    connect(batch_, &RealBox::entered, this, [this](double millions) {
        base_.training.global_batch = std::max<std::int64_t>(1, std::llround(millions * kMillion / static_cast<double>(base_.training.seq_len)));
        own_settings_ = true;
        edited();
    });
    connect(framework_, &ChoiceBox::chosen, this, [this](qint64 value) {
        base_.training.framework = static_cast<Framework>(value);
        own_settings_ = true;
        edited();
    });
    connect(objective_, &ChoiceBox::chosen, this, &HeatmapPage::edited);
    connect(values_, &ChoiceBox::chosen, this, [this](qint64 value) {
        model_->setValue(static_cast<HeatmapValue>(value));
        showTexts();
    });
    connect(run_, &QPushButton::clicked, this, &HeatmapPage::run);
    connect(stop_, &QPushButton::clicked, this, &HeatmapPage::stop);
    connect(as_plan_, &QPushButton::clicked, this, &HeatmapPage::followPlan);
    connect(as_published_, &QPushButton::clicked, this, &HeatmapPage::followPublished);
    connect(overlay_, &QCheckBox::toggled, this, &HeatmapPage::showPublished);
    connect(view_, &HeatmapView::cellSelected, this, &HeatmapPage::showCell);
    connect(view_, &HeatmapView::cellActivated, this, &HeatmapPage::useSelected);
    connect(use_, &QPushButton::clicked, this, &HeatmapPage::useSelected);
    connect(pin_, &QPushButton::clicked, this, &HeatmapPage::pinSelected);
}

void HeatmapPage::makeColumnOfPage() {
    QVBoxLayout* column = makeColumn();
    auto* top = new QHBoxLayout;
    top->addWidget(sentence_, 1);
    top->addWidget(progress_, 0, Qt::AlignTop); // among the controls it would push them about
    column->addLayout(top);
    column->addWidget(controls_);
    column->addWidget(note_);
    column->addWidget(view_, 1);
    column->addWidget(legend_);
    auto* cell = new QHBoxLayout;
    cell->addWidget(cell_, 1);
    cell->addWidget(use_, 0, Qt::AlignTop);
    cell->addWidget(pin_, 0, Qt::AlignTop);
    column->addLayout(cell);
    column->addWidget(source_);
}

void HeatmapPage::showSettings() {
    gpu_->showEntry(QString::fromStdString(base_.cluster.gpu.id), QString::fromStdString(base_.cluster.gpu.name));
    sequence_->showValue(base_.training.seq_len);
    batch_->showValue(tokens_per_step(base_.training) / kMillion);
    framework_->showValue(static_cast<std::int64_t>(base_.training.framework));
    as_plan_->setEnabled(own_settings_);
}

void HeatmapPage::retranslate() {
    nodes_label_->setText(tr("Nodes"));
    nodes_->setAccessibleName(tr("Numbers of nodes"));
    nodes_->setToolTip(tr("The columns: numbers of nodes with spaces or commas between them."));
    models_->setAccessibleName(tr("Models, the rows"));
    models_->setToolTip(tr("The rows: this plan's model and others of the catalogue."));
    gpu_label_->setText(tr("GPU"));
    gpu_->setAccessibleName(tr("GPU of the heatmap"));
    sequence_label_->setText(tr("Sequence"));
    sequence_->setAccessibleName(tr("Sequence length of the heatmap"));
    batch_label_->setText(tr("Batch"));
    batch_->setAccessibleName(tr("Global batch of the heatmap, millions of tokens"));
    batch_->setSuffix(tr(" M tokens", "millions of tokens"));
    objective_label_->setText(tr("Goal"));
    objective_->setAccessibleName(tr("What the best layout has most or least of"));
    framework_label_->setText(tr("Framework"));
    framework_->setAccessibleName(tr("Framework of the heatmap"));
    value_label_->setText(tr("Show"));
    values_->setAccessibleName(tr("What the cells show"));
    const auto refill = [](ChoiceBox& box, const auto& values, const auto& text) {
        const QSignalBlocker quiet(box);
        const qint64 present = box.count() > 0 ? box.value() : static_cast<qint64>(values[0]);
        box.clear();
        for (const auto value : values) box.addChoice(text(value), static_cast<std::int64_t>(value));
        box.showValue(present);
    };
    refill(*objective_, kObjectives, &HeatmapTexts::objectiveText);
    refill(*framework_, kFrameworks, &frameworkText);
    refill(*values_, kHeatmapValues, &HeatmapTexts::valueName);
    run_->setText(tr("Run"));
    run_->setToolTip(tr("Searches the best layout of every cell, one after the other."));
    stop_->setText(tr("Stop"));
    stop_->setToolTip(tr("Cells that are done stay."));
    as_plan_->setText(tr("Settings of this plan"));
    as_plan_->setToolTip(tr("GPU, sequence length, batch and framework as in the present plan."));
    as_published_->setText(tr("Same settings as the published benchmark"));
    as_published_->setToolTip(tr("The models, nodes, GPU, sequence length, batch and framework of the Ultra-Scale Playbook, which is then shown too."));
    overlay_->setText(tr("Published benchmark"));
    overlay_->setToolTip(tr("Shows below each prediction the best layout that was measured, and how our best differs from it."));
    progress_->setAccessibleName(tr("Cells searched"));
    view_->setAccessibleName(tr("Best layouts, models by numbers of nodes"));
    legend_->setAccessibleName(tr("Legend"));
    use_->setText(tr("Use This Plan"));
    use_->setToolTip(tr("Takes model, nodes and layout of the chosen cell into the plan; Enter or a double click does the same."));
    pin_->setText(tr("Pin"));
    pin_->setToolTip(tr("Puts the plan of the chosen cell aside to compare."));
    source_->setText(tr("Measured: the Ultra-Scale Playbook, Hugging Face nanotron team, 2025 (Apache-2.0), "
                        "<a href=\"https://huggingface.co/spaces/nanotron/ultrascale-playbook\">huggingface.co/spaces/nanotron/ultrascale-playbook</a>"));
    source_->setToolTip(tr("Its MFU is counted here as ours is, with causal attention; memory is what the allocator reserved on the first stage."));
    showTexts();
}

} // namespace fivefold
