// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/nearest_view.h"

#include "app/desktop/pages/value_table.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/plan_text.h"
#include "app/desktop/theme/number_format.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>


namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

constexpr int kSpacing = 8;

} // namespace

NearestView::NearestView(const Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), finder_(evaluator, kRuns), empty_(new QLabel), runs_(new ValueTable), run_(new QLabel), use_(new QPushButton) {
    setObjectName("measuredNearestView"_L1);
    empty_->setObjectName("measuredNearestEmpty"_L1);
    runs_->setObjectName("measuredNearest"_L1);
    run_->setObjectName("measuredNearestRun"_L1);
    use_->setObjectName("measuredNearestUse"_L1);
    for (QLabel* label : {empty_, run_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    runs_->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* line = new QHBoxLayout;
    line->addWidget(run_, 1);
    line->addWidget(use_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpacing, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(empty_);
    column->addWidget(runs_, 1);
    column->addLayout(line);
    connect(&finder_, &NearestFinder::found, this, [this] {
        draw();
        Q_EMIT drawn();
    });
    connect(runs_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &NearestView::showRun);
    connect(runs_, &QTableView::doubleClicked, this, &NearestView::use);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, runs_, nullptr, nullptr, Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &NearestView::use);
    }
    connect(use_, &QPushButton::clicked, this, &NearestView::use);
    retranslate();
    draw();
}

NearestView::~NearestView() {
    runs_->selectionModel()->disconnect(this); // rows end after the runs do
}

void NearestView::showResult(const ResultPtr& result) {
    if (result == asked_) return;
    result_ = asked_ = result;
    if (result && result->estimate.valid) finder_.ask(result->plan);
    draw();
}

void NearestView::draw() {
    const NearestRunsPtr& nearest = finder_.answer();
    const bool valid = result_ && result_->estimate.valid;
    const bool any = valid && nearest && !nearest->runs.empty();
    empty_->setVisible(!any);
    empty_->setText(!valid ? tr("This plan cannot be computed; the verdict says why.") : tr("The published runs are being read; those nearest to this plan will be listed here."));
    for (QWidget* widget : {static_cast<QWidget*>(runs_), static_cast<QWidget*>(run_), static_cast<QWidget*>(use_)}) widget->setVisible(any);
    if (!any) return;
    std::vector<ValueTableModel::Row> rows;
    for (std::size_t i = 0; i < nearest->runs.size(); ++i) {
        const NearRun& near = nearest->runs[i];
        const MeasuredRun& run = nearest->run(i);
        const QStringList differs = planDifferences(result_->plan, run.plan);
        const auto seconds = [](Seconds time) { return numberCell(format::significant(time.value()), time.value(), format::duration(time, Detail::full).text()); };
        ValueCell error = numberCell(signedPercent(near.error()), 100 * near.error());
        rows.push_back({textCell(QString::fromStdString(run.model.empty() ? run.run_id : run.model), runText(run)), textCell(QString::fromStdString(run.gpu)),
                        textCell(degreesText(run.plan.layout)), seconds(near.measured), seconds(near.predicted), error,
                        textCell(differs.isEmpty() ? tr("nothing that counts") : differs.join(u", "_s)),
                        numberCell(format::significant(near.distance, 2), near.distance)});
    }
    runs_->table().setRows(std::move(rows));
    if (!runs_->currentIndex().isValid()) runs_->selectRow(0);
    showRun();
}

void NearestView::showRun() {
    const NearestRunsPtr& nearest = finder_.answer();
    const int row = runs_->currentIndex().row();
    if (!nearest || !result_ || row < 0 || row >= static_cast<int>(nearest->runs.size())) return;
    const MeasuredRun& run = nearest->run(static_cast<std::size_t>(row));
    const QStringList differs = planDifferences(result_->plan, run.plan);
    const QString source = QString::fromStdString(run.source);
    run_->setText(differs.isEmpty() ? tr("%1 (%2). It differs from this plan in nothing that counts.").arg(runText(run), source)
                                    : tr("%1 (%2). From this plan to that run: %3.").arg(runText(run), source, differs.join(u", "_s)));
}

void NearestView::use() {
    const NearestRunsPtr& nearest = finder_.answer();
    const int row = runs_->currentIndex().row();
    if (nearest && row >= 0 && row < static_cast<int>(nearest->runs.size())) Q_EMIT planWanted(nearest->run(static_cast<std::size_t>(row)));
}

void NearestView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    draw();
}

void NearestView::retranslate() {
    use_->setText(tr("Load Its Plan"));
    runs_->setAccessibleName(tr("Measured runs nearest to the plan"));
    runs_->table().setColumns({{tr("Model"), {}},
                               {tr("GPU"), {}},
                               {tr("Layout"), {}},
                               {tr("Measured (s)"), tr("Step time of the run")},
                               {tr("Predicted (s)"), tr("Step time by the model, for the run's own plan")},
                               {tr("Error"), tr("Predicted over measured")},
                               {tr("Differs in"), tr("From the present plan to the run")},
                               {tr("Distance"), tr("How unlike the plans are: 0 alike, about 1 for one parallel degree doubled")}});
}

} // namespace fivefold
