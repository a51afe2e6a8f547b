// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/scaling_page.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/heatmap_data.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "core/search/search.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kTwice = 2; // of memory, as of everything else in the table
constexpr int kTableRows = static_cast<int>(kResources) + 1, kTableMargin = 8, kProgressWidth = 120;

} // namespace

ScalingPage::ScalingPage(Document& document, QWidget* parent)
    : Page(parent), document_(document), sentence_(new QLabel), controls_(new QWidget), kind_label_(new QLabel), value_label_(new QLabel), nodes_label_(new QLabel),
      kinds_(new ChoiceBox), values_(new ChoiceBox), nodes_(new QLineEdit), search_(new QPushButton), stop_(new QPushButton), progress_(new QProgressBar), note_(new QLabel),
      chart_(new LineChart), point_(new QLabel), use_(new QPushButton), pin_(new QPushButton), tables_(new QTabWidget), purchases_(new ValueTable), points_(new ValueTable) {
    setObjectName("scalingPage"_L1);
    makeControls();
    QVBoxLayout* column = makeColumn();
    auto* top = new QHBoxLayout;
    top->addWidget(sentence_, 1);
    top->addWidget(progress_, 0, Qt::AlignTop); // among the controls it would push them about
    column->addLayout(top);
    column->addWidget(controls_);
    column->addWidget(note_);
    column->addWidget(chart_, 1);
    auto* point = new QHBoxLayout;
    point->addWidget(point_, 1);
    point->addWidget(use_, 0, Qt::AlignTop);
    point->addWidget(pin_, 0, Qt::AlignTop);
    column->addLayout(point);
    column->addWidget(tables_);
    ScalingPage::retranslate();
    setShown(false);
}

void ScalingPage::makeControls() {
    const std::pair<QWidget*, const char*> names[] = {{sentence_, "scalingSentence"}, {kinds_, "scalingKind"},     {values_, "scalingValue"}, {nodes_, "scalingNodes"},
                                                      {search_, "scalingSearch"},     {stop_, "scalingStop"},      {progress_, "scalingProgress"}, {note_, "scalingNote"},
                                                      {chart_, "scalingChart"},       {point_, "scalingPoint"},    {use_, "scalingUse"},      {pin_, "scalingPin"},
                                                      {tables_, "scalingTables"},     {purchases_, "scalingPurchases"}, {points_, "scalingPoints"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    for (QLabel* label : {sentence_, note_, point_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (ChoiceBox* box : {kinds_, values_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QPushButton* button : {search_, stop_, use_, pin_}) button->setAutoDefault(false);
    search_->setIcon(lineIcon(u"play"_s));
    stop_->setIcon(lineIcon(u"stop"_s));
    pin_->setIcon(lineIcon(u"pin"_s));
    stop_->setEnabled(false);
    progress_->setFixedWidth(kProgressWidth);
    progress_->setVisible(false);
    kind_label_->setBuddy(kinds_);
    value_label_->setBuddy(values_);
    nodes_label_->setBuddy(nodes_);
    tables_->setDocumentMode(true);
    tables_->tabBar()->setDrawBase(false);
    tables_->addTab(purchases_, QString());
    tables_->addTab(points_, QString());
    for (ValueTable* table : {purchases_, points_}) table->setSelectionMode(QAbstractItemView::SingleSelection);

    auto* flow = new FlowLayout(12, controls_);
    const auto group = [flow](std::initializer_list<QWidget*> widgets) {
        auto* together = new QWidget;
        auto* row = new QHBoxLayout(together);
        row->setContentsMargins(0, 0, 0, 0);
        for (QWidget* widget : widgets) row->addWidget(widget);
        flow->addWidget(together);
    };
    group({value_label_, values_});
    group({kind_label_, kinds_});
    group({nodes_label_, nodes_});
    group({search_, stop_});

    connect(values_, &ChoiceBox::chosen, this, [this] { draw(); });
    connect(kinds_, &ChoiceBox::chosen, this, [this] {
        stop();
        refresh();
    });
    connect(nodes_, &QLineEdit::textEdited, this, [this] { own_nodes_ = true; });
    connect(nodes_, &QLineEdit::editingFinished, this, [this] {
        if (nodes_->text().trimmed().isEmpty()) own_nodes_ = false; // back to those around the plan's
        if (answer_ && nodes() == answer_->nodes) return;
        stop();
        refresh();
    });
    connect(search_, &QPushButton::clicked, this, &ScalingPage::search);
    connect(stop_, &QPushButton::clicked, this, &ScalingPage::stop);
    connect(chart_, &LineChart::pointSelected, this, &ScalingPage::choose);
    connect(chart_, &LineChart::pointActivated, this, [this] {
        if (const ScalingPoint* point = selected()) usePlan(point->outcome->plan);
    });
    connect(use_, &QPushButton::clicked, this, [this] {
        if (const ScalingPoint* point = selected()) usePlan(point->outcome->plan);
    });
    connect(pin_, &QPushButton::clicked, this, [this] {
        if (const ScalingPoint* point = selected())
            document_.pins().add(tr("%1: %2").arg(HeatmapTexts::nodeCount(point->nodes), degreesText(point->outcome->plan.layout)), point->outcome->plan);
    });
    connect(points_, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const auto row = static_cast<std::size_t>(index.row());
        if (row < rows_.size()) usePlan(Plan(rows_[row])); // a copy: using it fills the table anew
    });
}

QString ScalingPage::title() const { return tr("Scaling"); }
QIcon ScalingPage::icon() const { return lineIcon(u"scaling"_s); }

QString ScalingPage::summary() const {
    if (!result()) return tr("The plan on other numbers of nodes, and what more hardware would buy, will be shown here.");
    if (!result()->estimate.valid) return tr("This plan cannot be computed; the verdict says why.");
    const Metrics& m = result()->estimate.metrics;
    const QString here = tr("On %1 this plan reaches an MFU of %2 and takes %3 days.")
                             .arg(HeatmapTexts::nodeCount(result()->plan.cluster.nodes), format::percent(m.mfu).text(), format::significant(m.days));
    if (!answer_ || answer_->result != result()) return here;
    return here + u' ' + ScalingTexts::purchaseSentence(answer_->purchases);
}

std::vector<int> ScalingPage::nodes() const { return HeatmapTexts::parseNodes(nodes_->text()).value_or(std::vector<int>()); }

void ScalingPage::refresh() {
    if (answer_ && result() && answer_->result->plan != result()->plan) stop();
    if (!result() || !result()->estimate.valid || !result()->profile) {
        task_.cancel();
        stop();
        answer_.reset();
        setShown(false);
        showTexts();
        return;
    }
    if (!own_nodes_) nodes_->setText(HeatmapTexts::nodesText(usual_node_counts(result()->plan.cluster.nodes)));
    showTexts();
    if (nodes().empty()) return;
    task_.start(
        [result = result(), counts = nodes(), kind = static_cast<ScalingKind>(kinds_->value())](const std::stop_token& stop) {
            auto answer = std::make_shared<ScalingAnswer>();
            answer->result = result;
            answer->kind = kind;
            answer->nodes = counts;
            answer->purchases.resources = sensitivities(result->plan, *result->profile);
            answer->present = scaling_curve(result->plan, *result->profile, counts, kind, {}, stop);
            if (!stop.stop_requested()) answer->purchases.memory = memory_purchase(result->plan, *result->profile, kTwice, stop);
            return answer;
        },
        [this](const std::shared_ptr<ScalingAnswer>& answer) { take(answer); });
}

void ScalingPage::take(const std::shared_ptr<ScalingAnswer>& answer) {
    // What was searched stays for the same plan and question.
    if (answer_ && answer_->result->plan == answer->result->plan && answer_->kind == answer->kind && answer_->nodes == answer->nodes) answer->best = std::move(answer_->best);
    answer_ = answer;
    setShown(true);
    ScalingTexts::fillPurchases(purchases_->table(), answer->purchases);
    const int rows = kTableRows * purchases_->verticalHeader()->defaultSectionSize();
    tables_->setFixedHeight(tables_->tabBar()->sizeHint().height() + purchases_->horizontalHeader()->sizeHint().height() + rows + 2 * purchases_->frameWidth() + kTableMargin);
    draw();
    Q_EMIT computed();
}

void ScalingPage::search() {
    if (running_ || !answer_) return;
    running_ = true;
    answer_->best.clear();
    const quint64 serial = ++serial_;
    progress_->setRange(0, static_cast<int>(answer_->nodes.size()));
    progress_->setValue(0);
    search_task_.start(
        [this, serial, result = answer_->result, counts = answer_->nodes, kind = answer_->kind](const std::stop_token& stop) {
            const Reoptimise best = [&](const Plan& plan) { return best_plan(plan, *result->profile, stop); };
            return scaling_curve(result->plan, *result->profile, counts, kind, best, stop,
                                 [this, serial](const ScalingPoint& point) {
                                     QMetaObject::invokeMethod(
                                         this,
                                         [this, serial, point] {
                                             if (serial == serial_) takePoint(point);
                                         },
                                         Qt::QueuedConnection);
                                 })
                .size();
        },
        [this](std::size_t) { endSearch(); });
    draw();
}

void ScalingPage::takePoint(const ScalingPoint& point) {
    if (!answer_) return;
    answer_->best.push_back(point);
    progress_->setValue(static_cast<int>(answer_->best.size()));
    draw();
}

void ScalingPage::stop() {
    if (!running_) return;
    search_task_.cancel();
    ++serial_;
    endSearch();
}

void ScalingPage::endSearch() {
    running_ = false;
    showTexts();
    Q_EMIT finished();
}

void ScalingPage::draw() {
    if (!answer_) return;
    chart_->setData(ScalingTexts::chart(*answer_, static_cast<ScalingValue>(values_->value()), palette()));
    rows_ = ScalingTexts::fillPoints(points_->table(), *answer_);
    showTexts();
}

const ScalingPoint* ScalingPage::selected() const {
    const LineChart::Place place = chart_->selected();
    if (!answer_ || place.series < 0) return nullptr;
    const std::vector<const ScalingPoint*> points = place.series == 0 ? ScalingTexts::drawnPresent(*answer_) : ScalingTexts::drawnBest(*answer_);
    return place.point >= 0 && place.point < static_cast<int>(points.size()) ? points[static_cast<std::size_t>(place.point)] : nullptr;
}

void ScalingPage::choose(int, int) { showTexts(); }

void ScalingPage::usePlan(const Plan& plan) { document_.use(tr("Plan on %1").arg(HeatmapTexts::nodeCount(plan.cluster.nodes)), plan); }

void ScalingPage::showTexts() {
    sentence_->setText(summary());
    search_->setEnabled(!running_ && answer_ != nullptr);
    stop_->setEnabled(running_);
    progress_->setVisible(running_);
    QString note;
    if (answer_) note = ScalingTexts::missingText(*answer_);
    if (result() && nodes().empty()) note = tr("Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.");
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    const ScalingPoint* point = selected();
    point_->setText(point != nullptr ? ScalingTexts::pointText(*point) : tr("Choose a point to read all about it."));
    use_->setEnabled(point != nullptr);
    pin_->setEnabled(point != nullptr);
}

void ScalingPage::setShown(bool shown) {
    for (QWidget* widget : {controls_, static_cast<QWidget*>(chart_), static_cast<QWidget*>(point_), static_cast<QWidget*>(use_), static_cast<QWidget*>(pin_), static_cast<QWidget*>(tables_)})
        widget->setVisible(shown);
}

void ScalingPage::retranslate() {
    const auto refill = [](ChoiceBox& box, const auto& values, const auto& text) {
        const QSignalBlocker quiet(box);
        const qint64 present = box.count() > 0 ? box.value() : 0;
        box.clear();
        for (const auto value : values) box.addChoice(text(value), static_cast<std::int64_t>(value));
        box.showValue(present);
    };
    refill(*values_, kScalingValues, &ScalingTexts::valueName);
    refill(*kinds_, std::initializer_list<ScalingKind>{ScalingKind::strong, ScalingKind::weak}, &ScalingTexts::kindText);
    value_label_->setText(tr("Show"));
    values_->setAccessibleName(tr("What the lines show"));
    kind_label_->setText(tr("Batch"));
    kinds_->setAccessibleName(tr("Whether the batch grows with the nodes"));
    nodes_label_->setText(tr("Nodes"));
    nodes_->setAccessibleName(tr("Numbers of nodes to look at"));
    nodes_->setToolTip(tr("Numbers of nodes with spaces or commas between them; empty for those around the plan's."));
    search_->setText(tr("Find Best Layouts"));
    search_->setToolTip(tr("Searches the fastest layout on each number of nodes, with a tenth of the memory free."));
    stop_->setText(tr("Stop"));
    stop_->setToolTip(tr("Points that are found stay."));
    progress_->setAccessibleName(tr("Numbers of nodes searched"));
    chart_->setAccessibleName(tr("The plan on other numbers of nodes"));
    use_->setText(tr("Use This Plan"));
    use_->setToolTip(tr("Takes nodes and layout of the chosen point into the plan; Enter or a double click does the same."));
    pin_->setText(tr("Pin"));
    pin_->setToolTip(tr("Puts the plan of the chosen point aside to compare."));
    purchases_->setAccessibleName(tr("What more hardware would buy"));
    points_->setAccessibleName(tr("Plans by number of nodes"));
    tables_->setTabText(0, tr("What more hardware would buy"));
    tables_->setTabText(1, tr("Numbers of nodes"));
    if (answer_) {
        ScalingTexts::fillPurchases(purchases_->table(), answer_->purchases);
        draw();
    }
    showTexts();
}

} // namespace fivefold
