// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/verdict_panel.h"

#include "app/desktop/controls/layout_hold.h"
#include "app/desktop/pages/finding_list.h"
#include "app/desktop/pages/metric_grid.h"
#include "app/desktop/pages/next_changes_list.h"
#include "app/desktop/pages/rule_list.h"
#include "app/desktop/pages/verdict_banner.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kMargin = 6, kSpacing = 12, kPreferredWidth = 288, kMinimumWidth = 220;

} // namespace

VerdictPanel::VerdictPanel(QWidget* parent)
    : QWidget(parent), scroll_(new QScrollArea), content_(new QWidget), banner_(new VerdictBanner), metrics_(new MetricGrid), nextHeading_(new QLabel), next_(new NextChangesList), heading_(new QLabel), findings_(new FindingList),
      rules_(new RuleList) {
    setObjectName("verdictPanel"_L1);
    heading_->setObjectName("findingsHeading"_L1);
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(kMargin, kSpacing, kMargin, kSpacing);
    column->setSpacing(kSpacing);
    column->addWidget(banner_);
    column->addWidget(metrics_);
    nextHeading_->setObjectName("nextHeading"_L1);
    nextHeading_->hide();
    next_->hide();
    rules_->hide();
    column->addWidget(nextHeading_);
    column->addWidget(next_);
    column->addWidget(heading_);
    column->addWidget(findings_);
    column->addWidget(rules_);
    column->addStretch(1);
    scroll_->setObjectName("verdictScroll"_L1);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setWidget(content_);
    scroll_->viewport()->setAutoFillBackground(false); // the dock's own ground shows
    content_->setAutoFillBackground(false);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll_);
    connect(metrics_, &MetricGrid::explain, this, &VerdictPanel::explain);
    connect(findings_, &FindingList::suggestionActivated, this, &VerdictPanel::suggestionActivated);
    connect(next_, &NextChangesList::chosen, this, &VerdictPanel::changeChosen);
    refresh();
}

QSize VerdictPanel::sizeHint() const { return {kPreferredWidth, 560}; }

void VerdictPanel::showResult(const ResultPtr& result) {
    result_ = result;
    next_->setStale();
    rules_->setStale();
    metrics_->setStale();
    refresh();
}

void VerdictPanel::showAdvice(const AdvicePtr& advice) {
    const LayoutHold hold(*scroll_);
    const bool valid = advice->of && advice->of->estimate.valid;
    nextHeading_->setVisible(valid);
    next_->setVisible(valid);
    if (valid) next_->setChanges(advice->changes, advice->of->estimate.memory.fits());
    rules_->setRules(advice->rules);
    metrics_->showCost(valid ? &advice->cost : nullptr);
}

QString VerdictPanel::summary() const {
    if (!result_ || !result_->estimate.valid || result_->estimate.memory.stages.empty()) return banner_->word();
    const MemoryEstimate& memory = result_->estimate.memory;
    return tr("%1: %2, %3 per step")
        .arg(banner_->word(), format::memoryOf(memory.stages.at(memory.worst_stage).total(), memory.capacity),
             format::duration(result_->estimate.metrics.step_time).text());
}

void VerdictPanel::refresh() {
    {
        const LayoutHold hold(*scroll_);
        banner_->showResult(result_);
        metrics_->showResult(result_);
        QFont bold = font();
        bold.setBold(true);
        for (QLabel* heading : {heading_, nextHeading_}) heading->setFont(bold);
        nextHeading_->setText(tr("Next best"));
        heading_->setText(tr("Checks"));
        heading_->setVisible(result_ != nullptr);
        findings_->setVisible(result_ != nullptr);
        if (result_) findings_->setFindings(result_->estimate.findings);
    }
    // Nothing may be cut off at the right; grows only, so that the window does not dance under a moving slider.
    int needed = kMinimumWidth;
    for (const QWidget* part : {static_cast<QWidget*>(banner_), static_cast<QWidget*>(metrics_), static_cast<QWidget*>(findings_)})
        needed = std::max(needed, part->minimumSizeHint().width() + 2 * kMargin + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    setMinimumWidth(std::max(minimumWidth(), needed));
    setAccessibleName(tr("Verdict"));
    setAccessibleDescription(summary());
}

void VerdictPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::LanguageChange && type != QEvent::PaletteChange && type != QEvent::FontChange) return;
    setMinimumWidth(kMinimumWidth);
    refresh();
    const LayoutHold hold(*scroll_);
    findings_->rebuild();
    rules_->rebuild();
}

} // namespace fivefold
