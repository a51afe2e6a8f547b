// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/probe_controls.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/hardware/probe_notices.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kSpacing = 8, kBetween = 12, kBarWidth = 160, kTickMs = 200, kSteps = 1000;
constexpr qint64 kFull = 0, kQuick = 1;

} // namespace

QString deviceList(const std::set<int>& devices) {
    QStringList parts;
    for (auto at = devices.begin(); at != devices.end();) {
        const int first = *at;
        int last = first;
        for (++at; at != devices.end() && *at == last + 1; ++at) ++last;
        parts << (first == last ? QString::number(first) : u"%1-%2"_s.arg(first).arg(last));
    }
    return parts.join(u',');
}

ProbeControls::ProbeControls(ProbeSession& session, const std::vector<QWidget*>& further, QWidget* parent)
    : QWidget(parent), session_(session), run_(new QPushButton), extentLabel_(new QLabel), extent_(new ChoiceBox), gpus_(new QToolButton), menu_(new QMenu(gpus_)), line_(new QWidget), stage_(new QLabel),
      bar_(new QProgressBar), elapsed_(new QLabel) {
    run_->setObjectName("hardwareRun"_L1);
    run_->setAutoDefault(false);
    extent_->setObjectName("hardwareExtent"_L1);
    extent_->addChoice(QString(), kFull);
    extent_->addChoice(QString(), kQuick);
    extent_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    extentLabel_->setBuddy(extent_);
    gpus_->setObjectName("hardwareGpus"_L1);
    gpus_->setPopupMode(QToolButton::InstantPopup);
    gpus_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    gpus_->setFocusPolicy(Qt::StrongFocus);
    gpus_->setMenu(menu_);
    menu_->setObjectName("hardwareGpuMenu"_L1);
    menu_->setToolTipsVisible(true);
    stage_->setObjectName("hardwareStage"_L1);
    stage_->setWordWrap(true);
    bar_->setObjectName("hardwareProgress"_L1);
    bar_->setRange(0, kSteps);
    bar_->setFixedWidth(kBarWidth);
    bar_->setTextVisible(false);
    elapsed_->setObjectName("hardwareElapsed"_L1);
    elapsed_->setMinimumWidth(elapsed_->fontMetrics().horizontalAdvance(u"000.0 s"_s));
    auto* choices = new QWidget;
    auto* flow = new FlowLayout(kBetween, choices);
    flow->addWidget(run_);
    auto* extent = new QWidget;
    auto* pair = new QHBoxLayout(extent);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->addWidget(extentLabel_);
    pair->addWidget(extent_);
    flow->addWidget(extent);
    flow->addWidget(gpus_);
    for (QWidget* widget : further) flow->addWidget(widget);
    auto* line = new QHBoxLayout(line_);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpacing);
    line->addWidget(bar_);
    line->addWidget(elapsed_);
    line->addWidget(stage_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(choices);
    column->addWidget(line_);
    tick_.setInterval(kTickMs);
    connect(&tick_, &QTimer::timeout, this, &ProbeControls::showProgress);
    connect(run_, &QPushButton::clicked, this, [this] {
        if (session_.activity() == ProbeSession::Activity::measuring)
            session_.stop();
        else
            Q_EMIT measureWanted();
    });
    connect(&session_, &ProbeSession::activityChanged, this, &ProbeControls::showActivity);
    connect(&session_, &ProbeSession::progressed, this, &ProbeControls::showProgress);
    retranslate();
}

std::set<int> ProbeControls::chosen() const {
    std::set<int> devices;
    for (const QAction* action : menu_->actions())
        if (action->isCheckable() && action->isChecked()) devices.insert(action->data().toInt());
    return devices;
}

ProbeRequest ProbeControls::request() const {
    const std::set<int> devices = chosen();
    const bool all = devices.empty() || devices.size() == devices_.size();
    return {extent_->value() == kQuick, all ? QString() : deviceList(devices)};
}

void ProbeControls::showDevices(const std::vector<ProbeDevice>& devices) {
    if (devices != devices_) {
        devices_ = devices;
        menu_->clear();
        for (const ProbeDevice& device : devices_) {
            QAction* action = menu_->addAction(tr("%1: %2, %3", "number of a GPU, its name and memory").arg(device.index).arg(device.name, format::memory(Bytes(device.memory)).text()));
            action->setCheckable(true);
            action->setChecked(true);
            action->setData(device.index);
            connect(action, &QAction::toggled, this, [this, action](bool on) {
                if (!on && chosen().empty()) { // one at least
                    const QSignalBlocker quiet(action);
                    action->setChecked(true);
                }
                showChosen();
            });
        }
    }
    showChosen();
}

void ProbeControls::showChosen() {
    const std::set<int> devices = chosen();
    gpus_->setVisible(devices_.size() > 1);
    gpus_->setText(devices.size() == devices_.size() ? tr("All %n GPU(s)", nullptr, static_cast<int>(devices.size())) : tr("GPU %1", "one or more numbers", static_cast<int>(devices.size())).arg(deviceList(devices)));
}

void ProbeControls::showActivity() {
    const bool measuring = session_.activity() == ProbeSession::Activity::measuring, looking = session_.activity() == ProbeSession::Activity::looking;
    run_->setText(measuring ? tr("Stop") : tr("Measure"));
    run_->setIcon(lineIcon(measuring ? u"stop"_s : u"play"_s));
    run_->setToolTip(measuring ? tr("Ends the measurement and keeps what it has brought so far") : tr("Measures this machine's GPUs and their links; best while nothing else runs on them"));
    run_->setEnabled(!session_.isStopping());
    for (QWidget* widget : {static_cast<QWidget*>(extent_), static_cast<QWidget*>(gpus_)}) widget->setEnabled(!measuring);
    line_->setVisible(measuring || looking);
    if (measuring || looking)
        tick_.start();
    else
        tick_.stop();
    showProgress();
}

void ProbeControls::showProgress() {
    const ProbeProgressState& progress = session_.progress();
    bar_->setValue(static_cast<int>(progress.share * kSteps));
    elapsed_->setText(format::duration(Seconds(session_.seconds())).text());
    if (session_.activity() == ProbeSession::Activity::looking) return stage_->setText(tr("Looking for GPUs"));
    if (session_.isStopping()) return stage_->setText(tr("Stopping"));
    if (progress.stage.isEmpty()) return stage_->setText(tr("Starting"));
    const QString stage = tr("Part %1 of %2, %3").arg(progress.index + 1).arg(progress.count).arg(ProbeNotices::stageText(progress.stage));
    stage_->setText(progress.label.isEmpty() ? stage : tr("%1: %2", "a part of the run, what it does").arg(stage, progress.label));
}

void ProbeControls::retranslate() {
    extentLabel_->setText(tr("Extent"));
    extent_->setItemText(static_cast<int>(kFull), tr("Full, about a minute"));
    extent_->setItemText(static_cast<int>(kQuick), tr("Quick, 15 seconds"));
    extent_->setAccessibleName(tr("Extent of the measurement"));
    extent_->setToolTip(tr("The quick one measures fewer shapes and sizes"));
    gpus_->setAccessibleName(tr("GPUs to measure"));
    gpus_->setToolTip(tr("Which GPUs are measured"));
    bar_->setAccessibleName(tr("Progress of the measurement"));
    showChosen();
    showActivity();
}

} // namespace fivefold
