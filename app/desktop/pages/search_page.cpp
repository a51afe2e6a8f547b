// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/search_page.h"

#include "app/desktop/charts/reason_bars.h"
#include "app/desktop/charts/scatter_view.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/search/layout_table.h"
#include "app/desktop/search/search_controls.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "core/plan/tokens.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kBarSteps = 1000, kBarWidth = 120;
constexpr int kTableTab = 0, kScatterTab = 1, kRejectedTab = 2;
constexpr qint64 kStepTime = 1; // of the scatter's vertical axis

QLabel* textLabel(QLatin1String name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

SearchPage::SearchPage(Document& document, QWidget* parent)
    : Page(parent), document_(document), sentence_(textLabel("searchSentence"_L1)), controls_(new SearchControls), locked_(textLabel("searchLocked"_L1)), button_(new QPushButton),
      bar_(new QProgressBar), progress_(textLabel("searchProgress"_L1)), stale_(new QFrame), stale_text_(textLabel("searchStaleText"_L1)), again_(new QPushButton),
      empty_(textLabel("searchEmpty"_L1)), tabs_(new QTabWidget), filter_(new QLineEdit), shown_(new QLabel), filter_error_(textLabel("searchFilterError"_L1)), table_(new LayoutTable),
      axis_(new ChoiceBox), axis_label_(new QLabel), scatter_(new ScatterView), reasons_(new ReasonBars), explanation_(textLabel("searchExplanation"_L1)) {
    setObjectName("searchPage"_L1);
    button_->setObjectName("searchRun"_L1);
    again_->setObjectName("searchAgain"_L1);
    bar_->setObjectName("searchBar"_L1);
    stale_->setObjectName("searchStale"_L1);
    bar_->setRange(0, kBarSteps);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(kBarWidth);
    button_->setAutoDefault(false);
    again_->setAutoDefault(false);
    makeTabs();

    QVBoxLayout* column = makeColumn();
    column->addWidget(sentence_);
    column->addWidget(controls_);
    column->addWidget(locked_);
    auto* row = new QHBoxLayout;
    row->addWidget(button_);
    row->addWidget(bar_);
    row->addWidget(progress_, 1);
    column->addLayout(row);
    auto* stale = new QHBoxLayout(stale_);
    stale->setContentsMargins(0, 0, 0, 0);
    stale->addWidget(stale_text_, 1);
    stale->addWidget(again_);
    column->addWidget(stale_);
    column->addWidget(empty_, 1);
    column->addWidget(tabs_, 1);
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    connect(button_, &QPushButton::clicked, this, [this] { run_.isRunning() ? stop() : run(); });
    connect(again_, &QPushButton::clicked, this, &SearchPage::run);
    connect(controls_, &SearchControls::changed, this, &SearchPage::showPresent);
    connect(&document_, &Document::locksChanged, this, &SearchPage::showPresent);
    connect(&run_, &SearchRun::runningChanged, this, &SearchPage::showRunning);
    connect(&run_, &SearchRun::progressed, this, &SearchPage::showProgress);
    connect(&run_, &SearchRun::found, this, &SearchPage::take);
    connect(&run_, &SearchRun::failed, this, [this](const QString& why) { Q_EMIT failed(tr("The search ended early: %1").arg(why)); });
    connect(filter_, &QLineEdit::textChanged, this, &SearchPage::applyFilter);
    connect(&table_->layouts(), &LayoutTableModel::arranged, this, &SearchPage::arranged);
    connect(table_, &LayoutTable::idChosen, this, [this](quint32 id) { scatter_->select(id); });
    connect(table_, &LayoutTable::used, this, &SearchPage::use);
    connect(table_, &LayoutTable::pinned, this, &SearchPage::pin);
    connect(table_, &LayoutTable::copied, this, [this](int rows) { Q_EMIT said(tr("%n row(s) copied", nullptr, rows)); });
    connect(table_, &LayoutTable::written, this, [this](const QString& path, const QString& error) {
        if (error.isEmpty()) Q_EMIT said(tr("Table written to %1").arg(path));
        else Q_EMIT failed(tr("The table was not written to %1: %2").arg(path, error));
    });
    connect(scatter_, &ScatterView::pointSelected, table_, &LayoutTable::choose);
    connect(scatter_, &ScatterView::activated, this, &SearchPage::use);
    connect(axis_, &ChoiceBox::chosen, this, &SearchPage::showScatter);
    connect(reasons_, &ReasonBars::chosen, this, &SearchPage::explainReason);
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    escape->setEnabled(false); // elsewhere the key has other uses
    connect(escape, &QShortcut::activated, this, &SearchPage::stop);
    connect(&run_, &SearchRun::runningChanged, escape, &QShortcut::setEnabled);
    SearchPage::retranslate();
    showRunning(false);
}

void SearchPage::run() {
    const SearchRequest request = searchRequest(controls_->settings(), document_.plan(), document_.locks());
    if (const QString problem = settingsProblem(request); !problem.isEmpty()) {
        progress_->setText(problem);
        Q_EMIT failed(problem);
        return;
    }
    asked_ = controls_->settings();
    locks_ = document_.locks();
    hardware_ = document_.hardware();
    run_.start(request, document_.sharedCatalogue()->profile_for(request.plan));
    showProgress({});
}

void SearchPage::findBest() {
    best_wanted_ = true;
    setFocus(); // away from the knobs, whose keys would change the plan
    run();
}

void SearchPage::stop() { run_.stop(); }

void SearchPage::take(const FoundPtr& found) {
    found_ = found;
    waiting_ = true;
    table_->layouts().setFound(found);
}

/// The rows have come, or their order or filter has changed.
void SearchPage::arranged() {
    const FoundPtr& rows = table_->layouts().found();
    if (waiting_ && rows == found_) {
        waiting_ = false;
        showScatter();
        showReasons();
        refresh();
        progress_->setText(foundText());
        const QWidget* focus = QApplication::focusWidget();
        if (std::exchange(best_wanted_, false) && isVisible() && (focus == nullptr || focus == this || isAncestorOf(focus))) {
            table_->setFocus();
            if (table_->model()->rowCount() > 0) table_->selectRow(0);
        }
        Q_EMIT finished();
    }
    if (!found_) return;
    const std::vector<std::uint32_t>& order = table_->layouts().order();
    scatter_->setHighlighted(&order);
    shown_->setText(order.size() == found_->rows.size() ? tr("%1 layouts").arg(format::whole(static_cast<double>(order.size())))
                                                        : tr("%1 of %2").arg(format::whole(static_cast<double>(order.size())), format::whole(static_cast<double>(found_->rows.size()))));
}

void SearchPage::applyFilter() {
    const ParsedFilter parsed = parseFilter(filter_->text());
    filter_error_->setText(parsed.error);
    filter_error_->setVisible(!parsed.error.isEmpty());
    if (parsed.error.isEmpty()) table_->layouts().setFilter(parsed.filter);
}

bool SearchPage::stale() const {
    return found_ && (!(controls_->settings() == asked_) || locks_ != document_.locks() || hardware_ != document_.hardware() || !sameQuestion(found_->request.plan, document_.plan(), asked_.search_nodes) ||
                      std::ranges::any_of(locks_, [&](Knob knob) { return knob_value(found_->request.plan, knob) != knob_value(document_.plan(), knob); }));
}

std::optional<SearchPage::Present> SearchPage::present() const {
    const ResultPtr& now = document_.result();
    if (!found_ || !now || !now->estimate.valid || now->estimate.memory.stages.empty()) return std::nullopt;
    const Bytes memory = now->estimate.memory.stages[now->estimate.memory.worst_stage].total();
    Present present{now->estimate.metrics.step_time, memory, figure_of(found_->request.objective, now->plan, now->estimate.metrics.step_time, memory), false, {}};
    present.within = now->estimate.memory.fits() && memory.value() < (1 - found_->request.headroom) * now->plan.cluster.gpu.usable_memory.value();
    if (!sameQuestion(found_->request.plan, now->plan, asked_.search_nodes)) return present;
    const std::size_t row = found_->find(now->plan, present.figure);
    if (row < found_->rows.size()) present.id = static_cast<std::uint32_t>(row);
    return present;
}

void SearchPage::refresh() {
    controls_->showPlan(document_.plan());
    showPresent();
}

/// What depends on the present plan and settings, beside results that stay.
void SearchPage::showPresent() {
    QStringList locked;
    for (const Knob knob : document_.locks()) locked << knobText(knob);
    locked_->setText(tr("Locked, so the search leaves them as they are: %1.").arg(locked.join(", "_L1)));
    locked_->setVisible(!locked.isEmpty());
    sentence_->setText(summary());
    stale_text_->setText(staleText());
    stale_->setVisible(stale() && !run_.isRunning());
    empty_->setVisible(!found_ || found_->rows.empty());
    empty_->setText(nothingText());
    tabs_->setVisible(found_ != nullptr && (!found_->rows.empty() || !found_->result.rejected.empty()));
    if (const bool any = found_ && !found_->rows.empty(); found_ && tabs_->isTabEnabled(kTableTab) != any) { // empty axes say nothing
        for (const int tab : {kTableTab, kScatterTab}) tabs_->setTabEnabled(tab, any);
        tabs_->setCurrentIndex(any ? kTableTab : kRejectedTab);
    }
    const std::optional<Present> now = present();
    table_->layouts().setNow(now ? now->step : Seconds(), now ? now->id : std::nullopt);
    if (!now || !found_) return scatter_->setReference(std::nullopt);
    const bool time = axis_->value() == kStepTime;
    const double tokens = tokens_per_step(document_.plan().training);
    scatter_->setReference(ScatterData::Point{in_gib(now->memory), time ? now->step.value() : tokens / now->step.value(), now->id.value_or(~0U)});
}

void SearchPage::showScatter() {
    if (!found_) return;
    const bool time = axis_->value() == kStepTime;
    const FoundPtr found = found_;
    const auto height = [&](const FoundLayout& row) { return time ? row.candidate.step_time.value() : row.tokens_per_second; };
    ScatterData scatter;
    scatter.smaller_is_better = time;
    scatter.x = {tr("Memory of the fullest stage"), format::memory(Bytes(1)).unit};
    scatter.y = time ? ScatterData::Axis{tr("Step time"), u"s"_s} : ScatterData::Axis{tr("Tokens per second"), QString()};
    scatter.points.reserve(found->rows.size());
    for (std::size_t row = 0; row < found->rows.size(); ++row) {
        scatter.points.push_back({in_gib(found->rows[row].candidate.memory), height(found->rows[row]), static_cast<std::uint32_t>(row)});
        if (found->rows[row].front) scatter.front.push_back(static_cast<std::uint32_t>(row));
    }
    // Of the front of three quantities, the part that is one in memory and speed alone.
    std::stable_sort(scatter.front.begin(), scatter.front.end(), [&](std::uint32_t a, std::uint32_t b) { return scatter.points[a].x < scatter.points[b].x; });
    double best = 0;
    std::erase_if(scatter.front, [&](std::uint32_t id) {
        const double speed = found->rows[id].tokens_per_second;
        if (speed <= best) return true;
        best = speed;
        return false;
    });
    const double capacity = in_gib(found->request.plan.cluster.gpu.usable_memory);
    scatter.limits.push_back({capacity, tr("usable %1").arg(format::memory(found->request.plan.cluster.gpu.usable_memory).text())});
    if (found->request.headroom > 0) scatter.limits.push_back({(1 - found->request.headroom) * capacity, tr("with %1 headroom").arg(format::percent(found->request.headroom).text())});
    scatter.front_label = tr("Pareto front");
    scatter.reference_label = tr("present plan");
    scatter.tip = [this, found](std::uint32_t id) { return tipText(*found, id, document_.result()->estimate.metrics.step_time, true); };
    scatter.description = [this, found](std::uint32_t id) { return tipText(*found, id, document_.result()->estimate.metrics.step_time, false); };
    const std::size_t on_front = scatter.front.size();
    scatter_->setData(std::move(scatter));
    scatter_->setSummary(tr("%1 layouts by memory and speed; %2 are on the Pareto front. Left and Right walk along it.")
                             .arg(format::whole(static_cast<double>(found->rows.size())), format::whole(static_cast<double>(on_front))));
    scatter_->setHighlighted(&table_->layouts().order());
    showPresent();
}

void SearchPage::use(std::uint32_t id) {
    if (!found_ || id >= found_->rows.size()) return;
    const Plan& present = document_.plan();
    const bool same = sameQuestion(found_->request.plan, present, asked_.search_nodes);
    Plan plan = plan_of(same ? present : found_->request.plan, found_->rows[id].candidate);
    plan.name = present.name;
    if (plan == present) return Q_EMIT said(tr("This is the present layout."));
    document_.use(tr("Layout %1 of the search").arg(format::whole(static_cast<double>(id) + 1)), plan);
    Q_EMIT said(tr("Layout %1 is in the knobs; Undo brings the old one back.").arg(format::whole(static_cast<double>(id) + 1)));
}

void SearchPage::pin(std::uint32_t id) {
    if (!found_ || id >= found_->rows.size()) return;
    const Candidate& candidate = found_->rows[id].candidate;
    const QString name = layoutShortText(candidate, candidate.nodes != found_->request.plan.cluster.nodes);
    const bool added = document_.pins().add(name, plan_of(found_->request.plan, candidate));
    Q_EMIT said(added ? tr("Pinned: %1").arg(name) : tr("Pinned already: %1").arg(name));
}

} // namespace fivefold
