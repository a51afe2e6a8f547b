// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/choices_view.h"

#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/number_format.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kSpacing = 8;

struct KeyText {
    std::string_view key;
    const char* text;
    const char* tip;
};
constexpr KeyText kKeys[] = {
    {"gemm_table", QT_TRANSLATE_NOOP("Constant", "Matrix products by shape"), QT_TRANSLATE_NOOP("Constant", "Each product of a layer runs at the rate measured for its shape, or near it")},
    {"collective_tables", QT_TRANSLATE_NOOP("Constant", "Collectives by size and group"), QT_TRANSLATE_NOOP("Constant", "Collectives take the time measured for their size and number of GPUs, or between two that were")},
    {"usable_memory", QT_TRANSLATE_NOOP("Constant", "Usable memory of the GPU"), QT_TRANSLATE_NOOP("Constant", "What the driver reports as a whole")},
    {"context", QT_TRANSLATE_NOOP("Constant", "Memory of the CUDA context"), QT_TRANSLATE_NOOP("Constant", "Held by a process before it allocates anything")},
    {"workspace", QT_TRANSLATE_NOOP("Constant", "Workspace of libraries"), QT_TRANSLATE_NOOP("Constant", "Memory that libraries of products and attention hold")},
    {"gemm_workspace", QT_TRANSLATE_NOOP("Constant", "Workspace of matrix products"), QT_TRANSLATE_NOOP("Constant", "Memory that the library of products holds for a stream")},
    {"gemm_bf16", QT_TRANSLATE_NOOP("Constant", "Large products in bf16"), QT_TRANSLATE_NOOP("Constant", "Share of the dense peak that large matrix products sustain")},
    {"gemm_fp8", QT_TRANSLATE_NOOP("Constant", "Large products in fp8"), QT_TRANSLATE_NOOP("Constant", "Share of the dense peak that large matrix products sustain")},
    {"gemm_fp4", QT_TRANSLATE_NOOP("Constant", "Large products in fp4"), QT_TRANSLATE_NOOP("Constant", "Share of the dense peak that large matrix products sustain")},
    {"gemm_hbm", QT_TRANSLATE_NOOP("Constant", "Memory bandwidth of products"), QT_TRANSLATE_NOOP("Constant", "Share of the memory's bandwidth that products bound by it reach")},
    {"hbm_efficiency", QT_TRANSLATE_NOOP("Constant", "Memory bandwidth of other kernels"), QT_TRANSLATE_NOOP("Constant", "Share of the memory's bandwidth that norms, activations and the like reach")},
    {"kernel_launch", QT_TRANSLATE_NOOP("Constant", "Time between kernels"), QT_TRANSLATE_NOOP("Constant", "What each kernel costs on the GPU beyond its work")},
    {"scale_up_share", QT_TRANSLATE_NOOP("Constant", "NVLink bandwidth of collectives"), QT_TRANSLATE_NOOP("Constant", "Share of the data sheet's rate that collectives reach inside a node")},
    {"network_share", QT_TRANSLATE_NOOP("Constant", "Network bandwidth of collectives"), QT_TRANSLATE_NOOP("Constant", "Share of the data sheet's rate that collectives reach between nodes")},
    {"p2p_scale_up_share", QT_TRANSLATE_NOOP("Constant", "NVLink bandwidth of a pair"), QT_TRANSLATE_NOOP("Constant", "Share of the data sheet's rate that one pair of GPUs reaches")},
    {"p2p_base", QT_TRANSLATE_NOOP("Constant", "Start of a message"), QT_TRANSLATE_NOOP("Constant", "Time that each message between two GPUs costs before its first byte")},
    {"collective_base", QT_TRANSLATE_NOOP("Constant", "Start of a collective"), QT_TRANSLATE_NOOP("Constant", "Time before the first byte of a large collective")},
    {"collective_base_small", QT_TRANSLATE_NOOP("Constant", "Start of a small collective"), QT_TRANSLATE_NOOP("Constant", "Time before the first byte with the protocol for small messages")},
    {"scale_up_hop", QT_TRANSLATE_NOOP("Constant", "Step of a ring in a node"), QT_TRANSLATE_NOOP("Constant", "Time of each step from GPU to GPU beyond its bytes")},
    {"network_hop", QT_TRANSLATE_NOOP("Constant", "Step of a ring between nodes"), QT_TRANSLATE_NOOP("Constant", "Time of each step from node to node beyond its bytes")},
    {"dispatch_base", QT_TRANSLATE_NOOP("Constant", "Start of an expert exchange"), QT_TRANSLATE_NOOP("Constant", "Time before the first byte of an all-to-all between experts")},
    {"bulk_contention", QT_TRANSLATE_NOOP("Constant", "Slow-down beside tensor-parallel transfers"), QT_TRANSLATE_NOOP("Constant", "Share of a transfer by which it slows a product or attention beside it")},
    {"host_link_share", QT_TRANSLATE_NOOP("Constant", "Bandwidth to the host"), QT_TRANSLATE_NOOP("Constant", "Share of the data sheet's rate that copies to and from the host reach")},
    {"contention", QT_TRANSLATE_NOOP("Constant", "Slow-down beside data-parallel transfers"), QT_TRANSLATE_NOOP("Constant", "Share of hidden communication that slows the compute it hides behind")},
    {"gather_contention", QT_TRANSLATE_NOOP("Constant", "Slow-down beside gathered weights"), QT_TRANSLATE_NOOP("Constant", "The same of the collectives of each layer in ZeRO-3")},
    {"all_to_all", QT_TRANSLATE_NOOP("Constant", "Bandwidth of an expert exchange"), QT_TRANSLATE_NOOP("Constant", "Share of the links' rate that the exchange between experts reaches")},
};

const KeyText* textOf(std::string_view key) {
    const auto found = std::ranges::find(kKeys, key, &KeyText::key);
    return found == std::end(kKeys) ? nullptr : found;
}

/// A value in the unit of the screen.
Measure shown(const std::string& unit, double value) {
    if (unit == "share") return {format::significant(100 * value), u"%"_s};
    if (unit == "s") return {format::significant(value * 1e6), format::duration(Seconds(1e-6)).unit};
    if (unit == "bytes") return format::memory(Bytes(value));
    if (unit == "bytes/s") return format::bandwidth(BytesPerSecond(value));
    if (unit == "points") return {format::whole(value), ChoicesView::tr("points", "of a measured table")};
    return {format::significant(value), QString::fromStdString(unit)};
}

} // namespace

QString ChoicesView::keyText(const std::string& key) {
    const KeyText* text = textOf(key);
    return text != nullptr ? QCoreApplication::translate("Constant", text->text) : QString::fromStdString(key);
}

QString ChoicesView::keyTip(const std::string& key) {
    const KeyText* text = textOf(key);
    return text != nullptr ? QCoreApplication::translate("Constant", text->tip) : QString();
}

ChoicesView::ChoicesView(QWidget* parent) : QWidget(parent), about_(new QLabel), note_(new QLabel), proposed_(new QPushButton), all_(new QPushButton), none_(new QPushButton), table_(new ValueTable) {
    about_->setObjectName("hardwareAbout"_L1);
    note_->setObjectName("hardwareChoicesNote"_L1);
    proposed_->setObjectName("hardwareChooseProposed"_L1);
    all_->setObjectName("hardwareChooseAll"_L1);
    none_->setObjectName("hardwareChooseNone"_L1);
    table_->setObjectName("hardwareChoices"_L1);
    for (QLabel* label : {about_, note_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(note_, 1);
    for (QPushButton* button : {proposed_, all_, none_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button, 0, Qt::AlignTop);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpacing, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(about_);
    column->addLayout(buttons);
    column->addWidget(table_, 1);
    column->addStretch(0);
    connect(proposed_, &QPushButton::clicked, this, [this] { choose(proposed_keys(differences_)); });
    connect(all_, &QPushButton::clicked, this, [this] {
        std::set<std::string> keys;
        for (const MeasuredDifference& difference : differences_) keys.insert(difference.key);
        choose(std::move(keys));
    });
    connect(none_, &QPushButton::clicked, this, [this] { choose({}); });
    connect(&table_->table(), &ValueTableModel::checkToggled, this, [this](int row, bool checked) {
        const std::string& key = differences_[static_cast<std::size_t>(row)].key;
        if (checked)
            chosen_.insert(key);
        else
            chosen_.erase(key);
        Q_EMIT choiceChanged();
    });
    retranslate();
}

void ChoicesView::choose(std::set<std::string> chosen) {
    if (chosen == chosen_) return;
    chosen_ = std::move(chosen);
    fill();
    Q_EMIT choiceChanged();
}

void ChoicesView::showDifferences(const std::vector<MeasuredDifference>& differences, const std::set<std::string>& chosen, const QString& about) {
    about_->setText(about);
    differences_ = differences;
    chosen_ = chosen;
    fill();
}

void ChoicesView::fill() {
    const bool any = !differences_.empty();
    for (QWidget* widget : {static_cast<QWidget*>(note_), static_cast<QWidget*>(proposed_), static_cast<QWidget*>(all_), static_cast<QWidget*>(none_), static_cast<QWidget*>(table_)}) widget->setVisible(any);
    std::vector<ValueTableModel::Row> rows;
    for (const MeasuredDifference& each : differences_) {
        ValueCell name = textCell(keyText(each.key), keyTip(each.key));
        name.checked = chosen_.contains(each.key);
        const Measure present = shown(each.unit, each.present), measured = shown(each.unit, each.measured);
        const bool table = each.unit == "points";
        ValueCell ratio;
        ratio.number = true;
        if (!table && each.ratio() > 0) ratio = numberCell(format::percent(each.ratio()).text(), each.ratio());
        QString from = QString::fromStdString(each.basis);
        if (!each.proposed) from = tr("%1; not proposed: training runs tell it better", "what a value comes from").arg(from);
        const QString source = each.date.empty() ? QString::fromStdString(each.source) : tr("%1, %2", "a source, its date").arg(QString::fromStdString(each.source), QString::fromStdString(each.date));
        ValueCell was = numberCell(table && !(each.present > 0) ? u"–"_s : present.number, each.present);
        rows.push_back({std::move(name), std::move(was), numberCell(measured.number, each.measured), std::move(ratio), textCell(measured.unit), textCell(from, source)});
    }
    table_->table().setRows(std::move(rows));
}

void ChoicesView::retranslate() {
    note_->setText(tr("Estimates take what is ticked; the rest stays as it is built in."));
    proposed_->setText(tr("As Proposed"));
    all_->setText(tr("All"));
    none_->setText(tr("None"));
    proposed_->setToolTip(tr("Ticks what a measurement tells better than published training runs"));
    all_->setToolTip(tr("Ticks every value"));
    none_->setToolTip(tr("Keeps every built-in value"));
    table_->setAccessibleName(tr("Values that estimates take"));
    table_->table().setColumns({{tr("Quantity"), {}}, {tr("Built in"), {}}, {tr("Measured"), {}}, {tr("Ratio"), tr("Measured over built in")}, {tr("Unit"), {}}, {tr("Measured from"), {}}});
    fill();
}

} // namespace fivefold
