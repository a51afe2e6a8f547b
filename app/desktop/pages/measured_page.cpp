// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/measured_page.h"

#include "app/desktop/document.h"
#include "app/desktop/pages/check_view.h"
#include "app/desktop/pages/nearest_view.h"
#include "app/desktop/pages/residuals_view.h"
#include "app/desktop/plan_text.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <cmath>

namespace fivefold {

namespace {

/// As high as there is room for: plots and tables shrink before the page scrolls.
class ShrinkingTabs : public QTabWidget {
public:
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace

using namespace Qt::StringLiterals;

MeasuredPage::MeasuredPage(Document& document, QWidget* parent)
    : Page(parent), document_(document), sentence_(new QLabel), tabs_(new ShrinkingTabs), runs_(new ResidualsView(document.evaluator())),
      nearest_(new NearestView(document.evaluator())), check_(new CheckView(document.evaluator())) {
    setObjectName("measuredPage"_L1);
    sentence_->setObjectName("measuredSentence"_L1);
    sentence_->setWordWrap(true);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    tabs_->setObjectName("measuredTabs"_L1);
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    for (QWidget* part : {static_cast<QWidget*>(runs_), static_cast<QWidget*>(nearest_), static_cast<QWidget*>(check_)}) tabs_->addTab(part, QString());
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addWidget(tabs_, 1);
    connect(tabs_, &QTabWidget::currentChanged, this, &MeasuredPage::showPart);
    connect(runs_, &ResidualsView::planWanted, this, &MeasuredPage::usePlan);
    connect(nearest_, &NearestView::planWanted, this, &MeasuredPage::usePlan);
    MeasuredPage::retranslate();
}

MeasuredPage::~MeasuredPage() {
    tabs_->disconnect(this); // it announces the end of its tabs
}

QString MeasuredPage::title() const { return tr("Measured"); }
QIcon MeasuredPage::icon() const { return lineIcon(u"measured"_s); }

QString MeasuredPage::summary() const {
    const MeasuredRunsPtr measured = document_.evaluator().runs();
    if (!measured) return tr("How far predictions are from published runs will be shown here; the runs are being read.");
    if (counted_ != measured) {
        std::vector<double> errors;
        for (const RunResidual& residual : measured->residuals) errors.push_back(std::exp(-residual.log_ratio) - 1);
        figures_ = error_figures(std::move(errors));
        counted_ = measured;
    }
    const auto percent = [](double value) { return format::percent(value / 100).text(); };
    return tr("Of %1 published runs half are predicted within %2 and nine of ten within %3.")
        .arg(format::whole(static_cast<double>(figures_.n)), percent(figures_.median), percent(figures_.p90));
}

void MeasuredPage::showTab(Tab tab) { tabs_->setCurrentIndex(static_cast<int>(tab)); }

void MeasuredPage::readOwn(const QString& path) { runs_->readOwn(path); }

void MeasuredPage::refresh() {
    sentence_->setText(summary());
    showPart();
}

void MeasuredPage::showPart() {
    if (!isVisible()) return;
    switch (static_cast<Tab>(tabs_->currentIndex())) { // only what is in sight works
    case Tab::runs: runs_->refresh(); break;
    case Tab::nearest: nearest_->showResult(result()); break;
    case Tab::check: check_->showResult(result()); break;
    }
}

void MeasuredPage::usePlan(const MeasuredRun& run) {
    Plan plan = run.plan; // a copy: the run may go with the runs that hold it
    if (plan.model.name.empty()) plan.model.name = run.model;
    if (plan.name.empty()) plan.name = run.run_id;
    document_.use(tr("Plan of a Measured Run"), plan);
}

void MeasuredPage::retranslate() {
    tabs_->setTabText(0, tr("All Runs"));
    tabs_->setTabText(1, tr("Nearest to This Plan"));
    tabs_->setTabText(2, tr("Check Your Run"));
    tabs_->setAccessibleName(tr("Views of measured runs"));
}

} // namespace fivefold
