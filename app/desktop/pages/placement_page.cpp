// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/placement_page.h"

#include "app/desktop/charts/placement_map.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/placement_tables.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kTableMargin = 8;

QString orderText(const RankOrder& order) { return QString::fromStdString(rank_order_text(order)); }

} // namespace

PlacementPage::PlacementPage(Document& document, QWidget* parent)
    : Page(parent), document_(document), sentence_(new QLabel), kind_label_(new QLabel), kinds_(new ChoiceBox), order_label_(new QLabel), orders_(new QComboBox), keep_(new QPushButton), note_(new QLabel),
      map_(new PlacementMap), tables_(new QTabWidget), groups_(new ValueTable), rank_(new ValueTable) {
    setObjectName("placementPage"_L1);
    sentence_->setObjectName("placementSentence"_L1);
    kinds_->setObjectName("placementKinds"_L1);
    orders_->setObjectName("placementOrder"_L1);
    keep_->setObjectName("placementKeep"_L1);
    keep_->setAutoDefault(false);
    note_->setObjectName("placementNote"_L1);
    map_->setObjectName("placementMap"_L1);
    tables_->setObjectName("placementTables"_L1);
    groups_->setObjectName("placementGroups"_L1);
    rank_->setObjectName("placementRank"_L1);
    for (QLabel* label : {sentence_, note_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    kind_label_->setBuddy(kinds_);
    order_label_->setBuddy(orders_);
    orders_->setEditable(true);
    orders_->setInsertPolicy(QComboBox::NoInsert);
    orders_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    orders_->addItem(orderText(RankOrder{}));
    orders_->addItem(orderText(pipeline_first_order()));
    orders_->lineEdit()->setObjectName("placementOrderText"_L1);
    tables_->setDocumentMode(true);
    tables_->tabBar()->setDrawBase(false);
    tables_->addTab(groups_, QString());
    tables_->addTab(rank_, QString());

    const auto pair = [](QLabel* label, QWidget* control, QWidget* third = nullptr) {
        auto* both = new QWidget;
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(control);
        if (third != nullptr) row->addWidget(third);
        return both;
    };
    auto* controls = new QWidget;
    auto* flow = new FlowLayout(16, controls);
    flow->addWidget(pair(kind_label_, kinds_));
    flow->addWidget(pair(order_label_, orders_, keep_));
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addWidget(controls);
    layout->addWidget(note_);
    layout->addWidget(map_, 1);
    layout->addWidget(tables_); // as high as its rows: the map takes what is left

    connect(kinds_, &ChoiceBox::chosen, this, [this](qint64 kind) { setKind(static_cast<RankGroup>(kind)); });
    connect(orders_, &QComboBox::textActivated, this, &PlacementPage::setOrder);
    connect(orders_->lineEdit(), &QLineEdit::editingFinished, this, [this] { setOrder(orders_->currentText()); });
    connect(keep_, &QPushButton::clicked, this, &PlacementPage::keepOrder);
    connect(map_, &PlacementMap::rankSelected, this, &PlacementPage::showRank);
    connect(map_, &PlacementMap::rankHovered, this, [this](qint64 rank) { showRank(rank >= 0 ? rank : map_->selected()); });
    PlacementPage::retranslate();
    setShown(false);
}

QString PlacementPage::title() const { return tr("Placement"); }
QIcon PlacementPage::icon() const { return lineIcon(u"placement"_s); }

bool PlacementPage::hasAnswer() const { return answer_ && answer_->result == result() && answer_->placement.order == order_; }

QString PlacementPage::summary() const {
    if (!result()) return tr("Which GPUs talk to each other, and over which links, will be shown here.");
    if (!result()->estimate.valid) return tr("This plan cannot be computed; the verdict says why.");
    // The result's own traffic holds for the usual order, before the worker has answered too.
    QStringList inside, crossing;
    const auto add = [&](const QString& name, double domains, std::int64_t ranks) {
        if (ranks > 1) (domains > 1 ? crossing : inside) << name;
    };
    if (hasAnswer()) {
        const PlacementTexts texts(answer_->placement, palette());
        for (const RankGroup kind : texts.kinds()) add(texts.name(kind), answer_->placement.find(kind)->crossing() > 0 ? 2 : 1, 2);
    } else {
        for (const Traffic& line : result()->estimate.traffic) add(trafficText(line.dimension), line.domains, line.ranks);
    }
    const QString ranks = format::whole(static_cast<double>(gpu_count(result()->plan.cluster)));
    const int nodes = result()->plan.cluster.nodes;
    const QString where = nodes == 1 ? tr("%1 ranks on one node").arg(ranks) : tr("%1 ranks on %2 nodes").arg(ranks, format::whole(nodes));
    if (inside.isEmpty() && crossing.isEmpty()) return tr("%1; no rank needs another.").arg(where);
    if (crossing.isEmpty()) return tr("%1; inside NVLink: %2; nothing crosses the network.").arg(where, inside.join(u", "_s));
    if (inside.isEmpty()) return tr("%1; across the network: %2.").arg(where, crossing.join(u", "_s));
    return tr("%1; inside NVLink: %2; across the network: %3.").arg(where, inside.join(u", "_s), crossing.join(u", "_s));
}

void PlacementPage::setOrder(const QString& text) {
    const std::optional<RankOrder> order = parse_rank_order(text.trimmed().toLower().toStdString());
    if (!order) {
        note_->setText(tr("\"%1\" is no order: it must name tp, cp, ep, dp and pp once each, the fastest first, such as %2.")
                           .arg(text.toHtmlEscaped(), orderText(RankOrder{})));
        const QSignalBlocker quiet(orders_);
        orders_->setEditText(orderText(order_));
        return;
    }
    if (*order == order_) return;
    order_ = *order;
    showKeep();
    const QSignalBlocker quiet(orders_);
    orders_->setEditText(orderText(order_));
    refresh();
}

void PlacementPage::keepOrder() {
    if (!hasAnswer() || !answer_->placement.valid()) return;
    Plan plan = document_.plan();
    plan.layout.rank_order = order_;
    document_.use(tr("Order of ranks %1").arg(orderText(order_)), plan);
}

/// Only an order that can be and is not yet the plan's can be kept.
void PlacementPage::showKeep() { keep_->setEnabled(hasAnswer() && answer_->placement.valid() && order_ != planned_); }

void PlacementPage::setKind(RankGroup kind) {
    if (kind == wanted_ && answer_ && answer_->kind == kind) return;
    wanted_ = kind;
    refresh();
}

PlacementPage::Answer PlacementPage::place(const ResultPtr& result, const RankOrder& order, RankGroup wanted, const std::stop_token& stop) {
    const bool estimated = result->estimate.valid && result->profile;
    Answer answer{result, place_ranks(result->plan, result->profile ? *result->profile : Profile{}, order, estimated, stop), wanted, {}};
    const Placement& placement = answer.placement;
    if (!placement.valid()) return answer;
    if (placement.find(wanted) == nullptr && !placement.groups.empty()) answer.kind = placement.groups.front().kind;
    answer.colors.resize(static_cast<std::size_t>(placement.grid->ranks()));
    const bool any = !placement.groups.empty();
    for (std::size_t rank = 0; rank < answer.colors.size() && any; ++rank) {
        std::int64_t color = 0; // sum of the group's digits: rows of any power of two differ from the one before
        for (std::int64_t group = placement.grid->group_of(answer.kind, static_cast<std::int64_t>(rank)); group > 0; group /= Theme::kSeries)
            color += group % Theme::kSeries;
        answer.colors[rank] = static_cast<std::uint8_t>(color % Theme::kSeries);
    }
    return answer;
}

void PlacementPage::refresh() {
    if (result() && result()->plan.layout.rank_order != planned_) { // the plan's own order was changed
        order_ = planned_ = result()->plan.layout.rank_order;
        const QSignalBlocker quiet(orders_);
        orders_->setEditText(orderText(order_));
    }
    sentence_->setText(summary());
    showKeep();
    if (!result() || !result()->estimate.valid) {
        task_.cancel();
        answer_.reset();
        setShown(false);
        return;
    }
    task_.start([result = result(), order = order_,
                 wanted = wanted_](const std::stop_token& stop) -> AnswerPtr { return std::make_shared<const Answer>(place(result, order, wanted, stop)); },
                [this](const AnswerPtr& answer) { take(answer); });
}

void PlacementPage::take(const AnswerPtr& answer) {
    answer_ = answer;
    const Placement& placement = answer->placement;
    setShown(placement.valid());
    sentence_->setText(summary());
    showNote();
    showKeep();
    if (placement.valid()) {
        const PlacementTexts texts(placement, palette());
        showKinds();
        PlacementMapData map;
        map.gpus_per_node = placement.topology.gpus_per_node;
        map.domain = placement.topology.domain;
        map.colors = answer->colors;
        map.block = map.domain > map.gpus_per_node ? tr("NVLink domain %1") : tr("node %1");
        map.group = [answer](std::int64_t rank, std::vector<std::int64_t>& members) {
            const RankGrid& grid = *answer->placement.grid;
            if (answer->placement.groups.empty())
                members.assign(1, rank);
            else
                grid.members(answer->kind, grid.group_of(answer->kind, rank), members);
        };
        map.description = [answer](std::int64_t rank) { return PlacementTexts(answer->placement, {}).rankText(rank); };
        map.tip = [answer](std::int64_t rank) { return PlacementTexts(answer->placement, {}).rankTip(rank); };
        map.table = [answer] { return PlacementTexts(answer->placement, {}).allRanks(); };
        map_->setData(std::move(map));
        texts.fillGroups(groups_->table());
        const int rows =
            groups_->horizontalHeader()->sizeHint().height() + static_cast<int>(texts.kinds().size()) * groups_->verticalHeader()->defaultSectionSize();
        tables_->setFixedHeight(tables_->tabBar()->sizeHint().height() + rows + 2 * groups_->frameWidth() + kTableMargin);
        showRank(map_->selected());
    }
    Q_EMIT placed();
}

void PlacementPage::showKinds() {
    const PlacementTexts texts(answer_->placement, palette());
    const std::vector<RankGroup> kinds = texts.kinds();
    QStringList present, wanted;
    for (int i = 0; i < kinds_->count(); ++i) present << kinds_->itemText(i);
    for (const RankGroup kind : kinds) wanted << texts.name(kind);
    const QSignalBlocker quiet(kinds_);
    if (present != wanted) kinds_->clear();
    for (const RankGroup kind : present != wanted ? kinds : std::vector<RankGroup>()) {
        kinds_->addChoice(texts.name(kind), static_cast<std::int64_t>(kind));
        kinds_->setItemData(kinds_->count() - 1, texts.longName(kind), Qt::ToolTipRole);
    }
    kinds_->showValue(static_cast<std::int64_t>(answer_->kind));
    kinds_->setEnabled(!kinds.empty());
}

void PlacementPage::showRank(qint64 rank) {
    if (!answer_ || !answer_->placement.valid() || rank < 0 || rank >= answer_->placement.grid->ranks()) return;
    const PlacementTexts texts(answer_->placement, palette());
    tables_->setTabText(1, tr("Rank %1").arg(rank));
    tables_->setTabToolTip(1, texts.rankText(rank));
    texts.fillRank(rank_->table(), rank);
}

void PlacementPage::showNote() {
    if (!answer_) return;
    const Placement& placement = answer_->placement;
    QStringList sentences;
    if (!placement.grid)
        sentences << tr("The ranks of this layout cannot be drawn: its degrees do not divide, or there are too many of them.");
    else if (!placement.grid->stages_agree())
        sentences << tr("In this order the experts of a pipeline stage would sit on other ranks than the rest of its layers; frameworks refuse it. With "
                        "pipeline parallelism not "
                        "last, expert data parallel must be as large as data parallel.");
    else if (order_ == RankOrder{})
        sentences << tr("The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed.");
    else {
        if (order_ == pipeline_first_order()) sentences << tr("Megatron-LM's --use-tp-pp-dp-mapping, and the order of Llama 3.");
        if (placement.step_time > Seconds(0)) {
            const Seconds change = placement.step_time - placement.usual_step_time;
            const QString step = format::duration(placement.step_time).text();
            const QString by = format::duration(Seconds(std::abs(change.value()))).text();
            const bool same = std::abs(change.value()) < 1e-3 * placement.usual_step_time.value();
            sentences << (same ? tr("In this order a step takes %1, as in the usual one.").arg(step)
                          : change > Seconds(0)
                              ? tr("In this order a step takes %1, %2 longer than in the usual one.").arg(step, by)
                              : tr("In this order a step takes %1, %2 less than in the usual one.").arg(step, by));
        }
    }
    if (placement.valid() && map_->ranksPerCell() > 1) sentences << tr("One square stands for %n GPUs.", nullptr, static_cast<int>(map_->ranksPerCell()));
    note_->setText(sentences.join(u' '));
}

void PlacementPage::setShown(bool shown) {
    map_->setVisible(shown);
    tables_->setVisible(shown);
    note_->setVisible(answer_ != nullptr);
    for (QWidget* control : {static_cast<QWidget*>(kind_label_), static_cast<QWidget*>(kinds_)}) control->setVisible(shown);
    for (QWidget* control : {static_cast<QWidget*>(order_label_), static_cast<QWidget*>(orders_), static_cast<QWidget*>(keep_)}) control->setVisible(answer_ != nullptr);
}

void PlacementPage::retranslate() {
    kind_label_->setText(tr("Colour by"));
    order_label_->setText(tr("Order of ranks"));
    kinds_->setAccessibleName(tr("Groups that share a colour"));
    kinds_->setToolTip(tr("Ranks of one colour that lie together in a pattern are one group; the group of the chosen rank is outlined."));
    orders_->setAccessibleName(tr("Order of ranks, fastest dimension first"));
    orders_->setToolTip(tr("The dimension whose neighbours get neighbouring ranks comes first. Any order of tp, cp, ep, dp and pp can be typed."));
    orders_->setItemData(0, tr("The usual order, of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed."), Qt::ToolTipRole);
    orders_->setItemData(1, tr("Megatron-LM's --use-tp-pp-dp-mapping, and the order of Llama 3."), Qt::ToolTipRole);
    keep_->setText(tr("Use"));
    keep_->setToolTip(tr("The plan takes this order of ranks; every page then counts with it."));
    keep_->setAccessibleName(tr("Use this order of ranks"));
    map_->setAccessibleName(tr("GPUs by node"));
    groups_->setAccessibleName(tr("Groups by link"));
    rank_->setAccessibleName(tr("Groups of the chosen rank"));
    tables_->setTabText(0, tr("Groups by link"));
    tables_->setTabText(1, tr("Rank"));
}

} // namespace fivefold
