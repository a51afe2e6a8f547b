// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/search_controls.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/pages/flow_layout.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr Objective kObjectives[] = {Objective::tokens_per_second, Objective::time_to_train, Objective::dollars, Objective::memory, Objective::mfu};
constexpr qint64 kAsPlan = 0, kRange = 1;
constexpr int kMostNodes = 1'000'000, kUsualRange = 4, kBoxFrame = 40; // of a combo box around its text
constexpr double kMostHeadroom = 90, kMostDays = 1e6, kMostDollars = 1e12;

void widen(ChoiceBox& box) {
    int widest = 0;
    for (int i = 0; i < box.count(); ++i) widest = std::max(widest, box.fontMetrics().horizontalAdvance(box.itemText(i)));
    box.setMinimumWidth(widest + kBoxFrame);
}

} // namespace

SearchControls::SearchControls(QWidget* parent)
    : QWidget(parent), objective_label_(new QLabel), headroom_label_(new QLabel), nodes_label_(new QLabel), to_label_(new QLabel), days_label_(new QLabel), dollars_label_(new QLabel),
      objective_(new ChoiceBox), nodes_(new ChoiceBox), headroom_(new RealBox), days_(new RealBox), dollars_(new RealBox), fewest_(new NumberBox), most_(new NumberBox),
      framework_(new QCheckBox) {
    objective_->setObjectName("searchObjective"_L1);
    headroom_->setObjectName("searchHeadroom"_L1);
    nodes_->setObjectName("searchNodes"_L1);
    fewest_->setObjectName("searchFewestNodes"_L1);
    most_->setObjectName("searchMostNodes"_L1);
    days_->setObjectName("searchDays"_L1);
    dollars_->setObjectName("searchDollars"_L1);
    framework_->setObjectName("searchFramework"_L1);
    for (std::size_t i = 0; i < std::size(kObjectives); ++i) objective_->addChoice(QString(), static_cast<std::int64_t>(kObjectives[i]));
    nodes_->addChoice(QString(), kAsPlan);
    nodes_->addChoice(QString(), kRange);
    headroom_->setRange(0, kMostHeadroom);
    headroom_->setDecimals(1);
    headroom_->showValue(100 * settings_.headroom);
    days_->setRange(0, kMostDays);
    days_->setDecimals(2);
    dollars_->setRange(0, kMostDollars);
    dollars_->setDecimals(0);
    dollars_->setGroupSeparatorShown(true);
    dollars_->setSingleStep(10'000);
    for (RealBox* box : {days_, dollars_}) box->setFixedWidth(box->fontMetrics().horizontalAdvance(u"00,000,000"_s) + kBoxFrame);
    for (NumberBox* box : {fewest_, most_}) {
        box->setRange(1, kMostNodes);
        box->setSteps(NumberBox::Steps::doubling);
        box->setWidest(9999);
    }
    framework_->setChecked(true);
    objective_label_->setBuddy(objective_);
    headroom_label_->setBuddy(headroom_);
    nodes_label_->setBuddy(nodes_);
    days_label_->setBuddy(days_);
    dollars_label_->setBuddy(dollars_);

    auto* flow = new FlowLayout(12, this);
    const auto group = [flow](std::initializer_list<QWidget*> widgets) {
        auto* together = new QWidget;
        auto* row = new QHBoxLayout(together);
        row->setContentsMargins(0, 0, 0, 0);
        for (QWidget* widget : widgets) row->addWidget(widget);
        flow->addWidget(together);
    };
    group({objective_label_, objective_});
    group({headroom_label_, headroom_});
    group({nodes_label_, nodes_, fewest_, to_label_, most_});
    group({days_label_, days_});
    group({dollars_label_, dollars_});
    group({framework_});

    connect(objective_, &ChoiceBox::chosen, this, &SearchControls::take);
    connect(nodes_, &ChoiceBox::chosen, this, [this](qint64 choice) {
        if (choice == kRange && !settings_.search_nodes) { // around the plan's own
            fewest_->showValue(std::max(1, plan_nodes_ / kUsualRange));
            most_->showValue(plan_nodes_ * kUsualRange);
        }
        take();
    });
    for (NumberBox* box : {fewest_, most_}) connect(box, &NumberBox::entered, this, &SearchControls::take);
    for (RealBox* box : {headroom_, days_, dollars_}) connect(box, &RealBox::entered, this, &SearchControls::take);
    connect(framework_, &QCheckBox::toggled, this, &SearchControls::take);
    retranslate();
    showNodes();
}

void SearchControls::take() {
    SearchSettings now;
    now.objective = static_cast<Objective>(objective_->value());
    now.headroom = headroom_->value() / 100;
    now.search_nodes = nodes_->value() == kRange;
    if (most_->value() < fewest_->value()) most_->showValue(fewest_->value());
    now.fewest_nodes = fewest_->value();
    now.most_nodes = most_->value();
    now.max_days = days_->value();
    now.max_dollars = dollars_->value();
    now.any_framework = !framework_->isChecked();
    settings_ = now;
    showNodes();
    Q_EMIT changed();
}

void SearchControls::showNodes() {
    for (QWidget* part : {static_cast<QWidget*>(fewest_), static_cast<QWidget*>(to_label_), static_cast<QWidget*>(most_)}) part->setVisible(settings_.search_nodes);
}

void SearchControls::showPlan(const Plan& plan) {
    plan_nodes_ = plan.cluster.nodes;
    framework_->setToolTip(tr("Schedules, ZeRO stages and ways to deal layers that the plan's framework has. Without it also what other frameworks have."));
}

void SearchControls::retranslate() {
    objective_label_->setText(tr("Find"));
    objective_->setAccessibleName(tr("What the best layout has most or least of"));
    for (std::size_t i = 0; i < std::size(kObjectives); ++i) objective_->setItemText(static_cast<int>(i), objectiveText(kObjectives[i]));
    widen(*objective_);
    headroom_label_->setText(tr("Headroom"));
    headroom_->setAccessibleName(tr("Memory that must stay free, percent"));
    headroom_->setToolTip(tr("Share of a GPU's usable memory that must stay free."));
    headroom_->setSuffix(tr(" %"));
    nodes_label_->setText(tr("Nodes"));
    nodes_->setAccessibleName(tr("Numbers of nodes to search"));
    nodes_->setToolTip(tr("Other numbers of nodes are doubled from the first one on: 2, 4, 8 ... The global batch stays as it is."));
    nodes_->setItemText(0, tr("as in the plan"));
    nodes_->setItemText(1, tr("from"));
    widen(*nodes_);
    to_label_->setText(tr("to"));
    fewest_->setAccessibleName(tr("Fewest nodes"));
    most_->setAccessibleName(tr("Most nodes"));
    days_label_->setText(tr("Deadline"));
    days_->setAccessibleName(tr("Longest training, days"));
    days_->setToolTip(tr("Longest wall-clock time for the plan's tokens. Zero: any."));
    days_->setSpecialValueText(tr("any"));
    days_->setSuffix(tr(" days"));
    dollars_label_->setText(tr("Budget"));
    dollars_->setAccessibleName(tr("Most dollars for the training"));
    dollars_->setToolTip(tr("Most dollars for the plan's tokens at the price per GPU-hour. Zero: any."));
    dollars_->setSpecialValueText(tr("any"));
    dollars_->setPrefix(tr("$", "before an amount"));
    framework_->setText(tr("Only what the framework can run"));
}

} // namespace fivefold
