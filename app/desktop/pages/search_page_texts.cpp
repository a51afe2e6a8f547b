// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of the search page, and what it says.
#include "app/desktop/charts/reason_bars.h"
#include "app/desktop/charts/scatter_view.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/search/layout_table.h"
#include "app/desktop/search/rejection_texts.h"
#include "app/desktop/search/search_controls.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <numeric>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kBarSteps = 1000, kBoxFrame = 40;
constexpr qint64 kSpeed = 0, kStepTime = 1;

QString countText(double count) { return format::whole(count); }
QString countText(std::uint64_t count) { return format::whole(static_cast<double>(count)); }

/// "31 M/s": what a second brings.
QString rateText(double rate) {
    if (rate >= 1e6) return SearchPage::tr("%1 M/s").arg(format::significant(rate / 1e6));
    if (rate >= 1e3) return SearchPage::tr("%1 k/s").arg(format::significant(rate / 1e3));
    return SearchPage::tr("%1/s").arg(format::significant(rate));
}

} // namespace

void SearchPage::makeTabs() {
    tabs_->setObjectName("searchTabs"_L1);
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    table_->setObjectName("searchTable"_L1);
    filter_->setObjectName("searchFilter"_L1);
    filter_->setClearButtonEnabled(true);
    if (auto* clear = filter_->findChild<QToolButton*>()) clear->setObjectName("searchFilterClear"_L1);
    shown_->setObjectName("searchShown"_L1);
    filter_error_->hide();
    const auto tab = [this] {
        auto* widget = new QWidget;
        auto* column = new QVBoxLayout(widget);
        column->setContentsMargins(0, 8, 0, 0);
        tabs_->addTab(widget, QString());
        return column;
    };
    QVBoxLayout* list = tab();
    auto* row = new QHBoxLayout;
    row->addWidget(filter_, 1);
    row->addWidget(shown_);
    list->addLayout(row);
    list->addWidget(filter_error_);
    list->addWidget(table_, 1);

    QVBoxLayout* chart = tab();
    axis_->setObjectName("searchAxis"_L1);
    axis_->addChoice(QString(), kSpeed);
    axis_->addChoice(QString(), kStepTime);
    axis_label_->setBuddy(axis_);
    scatter_->setObjectName("searchScatter"_L1);
    auto* choices = new QHBoxLayout;
    choices->addWidget(axis_label_);
    choices->addWidget(axis_);
    choices->addStretch(1);
    chart->addLayout(choices);
    chart->addWidget(scatter_, 1);

    QVBoxLayout* why = tab();
    reasons_->setObjectName("searchReasons"_L1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(reasons_);
    scroll->viewport()->setAutoFillBackground(false);
    reasons_->setAutoFillBackground(false);
    why->addWidget(explanation_);
    why->addWidget(scroll, 1);
}

QString SearchPage::title() const { return tr("Search"); }
QIcon SearchPage::icon() const { return lineIcon(u"search"_s); }

QString SearchPage::summary() const {
    if (run_.isRunning()) return tr("Trying every layout of this model on this cluster.");
    if (!found_) return tr("No search has run yet: which layout of this model on this cluster is best is still open.");
    if (found_->rows.empty())
        return tr("None of %1 layouts meets the limits.").arg(countText(found_->result.space));
    const FoundLayout best = found_->rows.front();
    const QString layout = layoutShortText(best.candidate, asked_.search_nodes), step = format::duration(best.candidate.step_time).text();
    QString sentence;
    switch (found_->request.objective) {
    case Objective::memory: sentence = tr("Least memory: %1, %2 on the fullest stage, in %3.").arg(layout, format::memory(best.candidate.memory).text(), step); break;
    case Objective::dollars: sentence = tr("Cheapest: %1, %2 for the plan's tokens.").arg(layout, best.cost > Dollars() ? format::dollars(best.cost) : step); break;
    case Objective::mfu: sentence = tr("Highest MFU: %1, %2, in %3.").arg(layout, format::percent(best.mfu).text(), step); break;
    default: sentence = tr("Fastest: %1 in %2.").arg(layout, step); break;
    }
    const QString place = presentText();
    return place.isEmpty() ? sentence : tr("%1 %2", "two sentences").arg(sentence, place);
}

QString SearchPage::presentText() const {
    const std::optional<Present> now = present();
    if (!now || !sameQuestion(found_->request.plan, document_.plan(), asked_.search_nodes)) return {};
    const std::size_t place = found_->placeOf(now->figure);
    if (!now->within) return tr("The present layout does not meet the limits.");
    if (place == 1 && now->id) return tr("The present layout is the best.");
    if (found_->result.complete) return tr("The present layout is number %1 of %2.").arg(countText(static_cast<double>(place)), countText(static_cast<double>(found_->rows.size())));
    if (place <= found_->result.best.size()) return tr("The present layout is number %1 of those that fit.").arg(countText(static_cast<double>(place)));
    return tr("The present layout is not among the best %1.").arg(countText(static_cast<double>(found_->result.best.size())));
}

QString SearchPage::nothingText() const {
    if (!found_)
        return tr("Here will be every layout that obeys the rules and fits, in a table and as memory against speed, and why the others were rejected. "
                  "Run starts the search; the plan stays as it is until you choose a layout.");
    if (found_->result.space == 0) return tr("There is no layout to try: GPUs and batch do not multiply out with what is locked.");
    return tr("Nothing meets the limits. The bars show what was in the way; less headroom, more nodes or fewer locks leave more.");
}

QString SearchPage::foundText() const {
    const SearchResult& result = found_->result;
    const QString count = tr("%1 layouts in %2", "layouts, seconds").arg(countText(result.space), format::duration(Seconds(found_->seconds)).text());
    if (found_->rows.empty() && !result.stopped) return count; // the line below says what was in the way
    const QString all = tr("all %1 that meet the limits are listed").arg(countText(static_cast<double>(found_->rows.size())));
    const QString part = tr("%1 fit; the best %2 and the Pareto front are listed").arg(countText(result.feasible), countText(static_cast<double>(result.best.size())));
    if (result.stopped) return tr("Stopped: %1; %2.").arg(count, part);
    return tr("%1; %2.", "counts of a search").arg(count, result.complete ? all : part);
}

QString SearchPage::staleText() const {
    if (!found_) return {};
    if (!sameQuestion(found_->request.plan, document_.plan(), asked_.search_nodes))
        return tr("The model, cluster or training has changed since. These layouts belong to the plan as it was; using one brings that back.");
    if (hardware_ != document_.hardware()) return tr("The measured values in use have changed since this search.");
    return tr("What is searched or locked has changed since this search.");
}

void SearchPage::showRunning(bool running) {
    button_->setText(running ? tr("Stop") : tr("Run"));
    button_->setIcon(lineIcon(running ? u"stop"_s : u"play"_s));
    button_->setToolTip(running ? tr("Ends the search with what it has found so far (Esc)") : tr("Tries every layout (F5)"));
    bar_->setVisible(running);
    if (!running && !found_) progress_->clear();
    showPresent();
}

void SearchPage::showProgress(const SearchState& state) {
    bar_->setValue(static_cast<int>(state.share * kBarSteps));
    const QString count = tr("%1 layouts").arg(countText(state.layouts));
    if (!(state.seconds > 0)) return progress_->setText(count);
    const QString rate = rateText(state.layouts / state.seconds);
    progress_->setText(state.best ? tr("%1, %2, best %3").arg(count, rate, format::duration(state.best->step_time).text()) : tr("%1, %2").arg(count, rate));
}

void SearchPage::showReasons() {
    const SearchResult& result = found_->result;
    ReasonBarsData reasons;
    reasons.whole = static_cast<double>(result.space);
    for (const Rejection& rejection : result.rejected) {
        reasons.rows.push_back({rejectionText(rejection.id), static_cast<double>(rejection.count), false});
        if (rejection.id != "out-of-memory") continue;
        for (int bucket = 0; bucket < MemoryExcess::buckets_; ++bucket)
            reasons.rows.push_back({excessText(static_cast<MemoryExcess::Bucket>(bucket)),
                                 static_cast<double>(std::accumulate(std::begin(result.excess.count[bucket]), std::end(result.excess.count[bucket]), std::uint64_t{0})), true});
        for (int stage = 0; stage < MemoryExcess::stages_; ++stage) {
            std::uint64_t count = 0;
            for (const auto& bucket : result.excess.count) count += bucket[stage];
            reasons.rows.push_back({tr("fullest: %1").arg(stageText(static_cast<MemoryExcess::Stage>(stage))), static_cast<double>(count), true});
        }
    }
    const double kept = static_cast<double>(found_->rows.size());
    reasons.description = tr("%1 of %2 layouts were rejected, for %n reason(s).", nullptr, static_cast<int>(result.rejected.size()))
                           .arg(countText(std::max(0.0, reasons.whole - kept)), countText(reasons.whole));
    reasons_->setData(std::move(reasons));
    explainReason(reasons_->selected());
}

void SearchPage::explainReason(int row) {
    if (!found_) return;
    if (row < 0) return explanation_->setText(tr("Of %1 layouts these were not kept. A click on a bar explains it.").arg(countText(found_->result.space)));
    // The rows are the reasons, with the parts of one of them below it.
    for (const Rejection& rejection : found_->result.rejected) {
        if (row-- == 0) return explanation_->setText(rejectionExplanation(rejection.id, found_->request));
        if (rejection.id != "out-of-memory") continue;
        constexpr int parts = static_cast<int>(MemoryExcess::buckets_) + static_cast<int>(MemoryExcess::stages_);
        if (row < static_cast<int>(MemoryExcess::buckets_)) {
            const std::uint64_t(&stages)[MemoryExcess::stages_] = found_->result.excess.count[row];
            return explanation_->setText(tr("%1: the fullest stage is the first in %2, a middle one in %3, the last in %4. Those within the GPU's memory but not within the headroom count too.")
                                             .arg(excessText(static_cast<MemoryExcess::Bucket>(row)), countText(stages[0]), countText(stages[1]), countText(stages[2])));
        }
        if (row < parts)
            return explanation_->setText(tr("The stage that needs most. Early stages hold the activations of more micro-batches; the first has the embedding, the last the head and the loss."));
        row -= parts;
    }
}

QString SearchPage::tipText(const FoundLayouts& found, std::uint32_t id, Seconds now, bool rich) {
    const FoundLayout row = found.rows[id];
    const QString layout = layoutShortText(row.candidate, row.candidate.nodes != found.request.plan.cluster.nodes);
    const QString against = now > Seconds() ? layoutText(found, id, LayoutColumn::against_now, now) : QString();
    const QString figures = tr("step %1, MFU %2, memory %3")
                                .arg(format::duration(row.candidate.step_time, format::Detail::full).text(), format::percent(row.mfu).text(),
                                     format::memory(row.candidate.memory, format::Detail::full).text());
    const QString all = against.isEmpty() ? figures : tr("%1; %2 % against now").arg(figures, against);
    if (rich) return u"<b>%1</b><br>%2"_s.arg(tr("%1: %2", "place, layout").arg(format::whole(static_cast<double>(id) + 1), layout).toHtmlEscaped(), all.toHtmlEscaped());
    return tr("%1: %2; %3", "place, layout, figures").arg(format::whole(static_cast<double>(id) + 1), layout, all);
}

void SearchPage::retranslate() {
    controls_->retranslate();
    table_->retranslate();
    again_->setText(tr("Run again"));
    tabs_->setTabText(0, tr("Layouts"));
    tabs_->setTabText(1, tr("Memory and speed"));
    tabs_->setTabText(2, tr("Rejected"));
    filter_->setPlaceholderText(tr("Filter: tp=8 pp<=4 mem<70 selective"));
    filter_->setAccessibleName(tr("Filter"));
    if (auto* clear = filter_->findChild<QToolButton*>()) clear->setAccessibleName(tr("Clear the filter"));
    filter_->setToolTip(tr("Conditions with spaces between them, all of which must hold: tp=8, ga=16,32, mem<70, now<-5, recompute=full. A word alone must be part of a name, as "
                           "in “interleaved” or “front”; with a minus before it, of none."));
    bar_->setAccessibleName(tr("Progress of the search"));
    axis_label_->setText(tr("Memory against"));
    axis_->setItemText(0, tr("tokens per second"));
    axis_->setItemText(1, tr("step time"));
    int widest = 0;
    for (int i = 0; i < axis_->count(); ++i) widest = std::max(widest, axis_->fontMetrics().horizontalAdvance(axis_->itemText(i)));
    axis_->setMinimumWidth(widest + kBoxFrame);
    axis_->setAccessibleName(tr("What memory is shown against"));
    scatter_->setAccessibleName(tr("Layouts by memory and speed"));
    reasons_->setAccessibleName(tr("Why layouts were rejected"));
    if (!found_) return;
    showScatter();
    showReasons();
}

} // namespace fivefold
