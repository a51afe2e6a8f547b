// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/memory_page.h"

#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/controls/text_label.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

MemoryGroup largestGroup(const StageMemory& stage) {
    MemoryGroup largest = MemoryGroup::weights;
    for (std::size_t i = 0; i < kMemoryGroups; ++i)
        if (const auto group = static_cast<MemoryGroup>(i); stage.group(group) > stage.group(largest)) largest = group;
    return largest;
}

QString inFlight(double micro_batches) {
    if (micro_batches == 1) return MemoryPage::tr("one micro-batch in flight");
    return MemoryPage::tr("%1 micro-batches in flight").arg(format::concise(micro_batches));
}

} // namespace

StackedBarsData memoryChart(const Result& result, const QPalette& palette) {
    const MemoryEstimate& memory = result.estimate.memory;
    StackedBarsData chart;
    for (std::size_t i = 0; i < kMemoryGroups; ++i) {
        const auto group = static_cast<MemoryGroup>(i);
        chart.parts.push_back({memoryGroupText(group), Theme::swatch(group, palette)});
    }
    chart.unit = format::memory(memory.capacity).unit;
    chart.limit = in_gib(memory.capacity);
    chart.limit_text = MemoryPage::tr("usable %1").arg(format::memory(memory.capacity).text());
    for (std::size_t stage = 0; stage < memory.stages.size(); ++stage) {
        StackedBarsData::Bar bar;
        bar.label = MemoryPage::tr("Stage %1").arg(stage);
        bar.value_text = format::significant(in_gib(memory.stages[stage].total()));
        bar.description = MemoryPage::tr("Stage %1: %2").arg(QString::number(stage), format::memoryOf(memory.stages[stage].total(), memory.capacity));
        for (std::size_t i = 0; i < kMemoryGroups; ++i)
            bar.values.push_back(in_gib(memory.stages[stage].group(static_cast<MemoryGroup>(i))));
        chart.bars.push_back(std::move(bar));
    }
    if (memory.stages.size() > 1) {
        chart.marked = static_cast<int>(memory.worst_stage);
        chart.mark_text = MemoryPage::tr("fullest");
    }
    return chart;
}

MemoryPage::MemoryPage(QWidget* parent)
    : Page(parent), sentence_(new TextLabel), bars_(new StackedBars), heading_(new QLabel), terms_(new ValueTable) {
    setObjectName("memoryPage"_L1);
    sentence_->setObjectName("memorySentence"_L1);
    bars_->setObjectName("memoryBars"_L1);
    heading_->setObjectName("memoryStageHeading"_L1);
    heading_->setWordWrap(true);
    terms_->setObjectName("memoryTerms"_L1);
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addSpacing(layout->spacing());
    layout->addWidget(bars_);
    layout->addSpacing(layout->spacing());
    layout->addWidget(heading_);
    layout->addWidget(terms_, 1);
    connect(bars_, &StackedBars::barSelected, this, &MemoryPage::showStage);
    connect(bars_, &StackedBars::activated, this, [this](int bar, int part) {
        const QString name = part < 0 ? u"total"_s : QString::fromLatin1(memory_group_name(static_cast<MemoryGroup>(part)));
        Q_EMIT explain(u"memory.%1.%2"_s.arg(QString::number(bar), name));
    });
    connect(terms_, &ValueTable::rowActivated, this, [this](int row) {
        if (row < keys_.size()) Q_EMIT explain(keys_.at(row));
    });
    MemoryPage::retranslate();
}

QString MemoryPage::title() const { return tr("Memory"); }
QIcon MemoryPage::icon() const { return lineIcon(u"memory"_s); }

int MemoryPage::stage() const {
    if (!result() || !result()->estimate.valid || result()->estimate.memory.stages.empty()) return -1;
    return bars_->selected() >= 0 ? bars_->selected() : static_cast<int>(result()->estimate.memory.worst_stage);
}

QString MemoryPage::summary() const {
    if (!result()) return tr("The memory of every pipeline stage will be shown here.");
    const MemoryEstimate& memory = result()->estimate.memory;
    if (!result()->estimate.valid || memory.stages.empty()) return tr("This plan cannot be computed; the verdict says why.");
    const StageMemory& worst = memory.stages.at(memory.worst_stage);
    QString mostly;
    switch (largestGroup(worst)) {
    case MemoryGroup::weights: mostly = tr("weights"); break;
    case MemoryGroup::gradients: mostly = tr("gradients"); break;
    case MemoryGroup::optimizer: mostly = tr("optimizer states"); break;
    case MemoryGroup::activations: mostly = tr("activations of %1").arg(inFlight(worst.micro_batches_in_flight)); break;
    case MemoryGroup::logits: mostly = tr("logits"); break;
    case MemoryGroup::buffers: mostly = tr("buffers"); break;
    case MemoryGroup::nccl: mostly = tr("NCCL's buffers"); break;
    case MemoryGroup::context: mostly = tr("the CUDA context"); break;
    case MemoryGroup::fragmentation:
    case MemoryGroup::count_: mostly = tr("fragmentation"); break;
    }
    const QString used = format::memoryOf(worst.total(), memory.capacity);
    QString band;
    if (memory.high > Bytes(0)) {
        band = tr("Eight of ten runs lie between %1 and %2.").arg(format::memory(memory.low).text(), format::memory(memory.high).text());
        const bool wide = band.endsWith(QChar(0x3002)); // the full stop of Chinese and Japanese, which sets no spaces
        const QString basis = bandBasisText(memory.band_basis);
        band.insert(band.size() - 1, wide ? QChar(0xff08) + basis + QChar(0xff09) : QStringLiteral(" (%1)").arg(basis));
        if (!wide) band.prepend(u' ');
    }
    const QString most = memory.stages.size() == 1 ? tr("Each GPU holds %1, mostly %2.").arg(used, mostly)
                                                   : tr("Stage %1 is the fullest: %2, mostly %3.").arg(QString::number(memory.worst_stage), used, mostly);
    return most + band;
}

QString MemoryPage::stageHeading(int stage) const {
    const StageMemory& memory = result()->estimate.memory.stages.at(static_cast<std::size_t>(stage));
    const QString layers = tr("%n layers", nullptr, static_cast<int>(memory.layers));
    return tr("<b>Stage %1</b>: %2, %3; fullest %4.")
        .arg(QString::number(stage), layers, inFlight(memory.micro_batches_in_flight), momentText(memory.peak));
}

QString MemoryPage::stageTip(int stage) const {
    const MemoryEstimate& estimate = result()->estimate.memory;
    const StageMemory& memory = estimate.stages.at(static_cast<std::size_t>(stage));
    QString rows;
    const auto row = [&rows](const QString& name, Bytes amount) {
        rows += u"<tr><td>%1</td><td align=\"right\" style=\"padding-left:16px\">%2</td></tr>"_s.arg(
            name.toHtmlEscaped(), format::memory(amount, Detail::full).text());
    };
    for (std::size_t i = 0; i < kMemoryTerms; ++i)
        if (const auto term = static_cast<MemoryTerm>(i); memory[term].value() > 0) row(memoryTermText(term), memory[term]);
    row(tr("Total"), memory.total());
    row(tr("Usable"), estimate.capacity);
    row(tr("Live between two steps"), memory.steady());
    for (std::size_t i = 0; i < kMemoryMoments; ++i)
        if (memory.moments[i].value() > 0) row(tr("Live %1").arg(momentText(static_cast<MemoryMoment>(i))), memory.moments[i]);
    return u"<p style=\"white-space:nowrap\">%1</p><table>%2</table>"_s.arg(stageHeading(stage), rows);
}

void MemoryPage::refresh() {
    sentence_->setText(summary());
    const bool shown = result() && result()->estimate.valid && !result()->estimate.memory.stages.empty();
    bars_->setVisible(shown);
    heading_->setVisible(shown);
    terms_->setVisible(shown);
    if (!shown) return;
    StackedBarsData chart = memoryChart(*result(), palette());
    chart.tip = [this](int stage) { return stageTip(stage); };
    bars_->setData(std::move(chart));
    showStage();
}

void MemoryPage::showStage() {
    const int shown = stage();
    if (shown < 0) return;
    const StageMemory& memory = result()->estimate.memory.stages.at(static_cast<std::size_t>(shown));
    heading_->setText(stageHeading(shown));
    const Bytes total = memory.total();
    std::vector<ValueTableModel::Row> rows;
    keys_.clear();
    const auto key = [&](const char* name) { keys_ << u"memory.%1.%2"_s.arg(QString::number(shown), QString::fromLatin1(name)); };
    const auto share = [total](Bytes part) { return total.value() > 0 ? part / total : 0; };
    for (std::size_t i = 0; i < kMemoryTerms; ++i) {
        const auto term = static_cast<MemoryTerm>(i);
        if (memory[term].value() <= 0) continue;
        const MemoryGroup group = memory_group(term);
        ValueCell name = textCell(memoryTermText(term));
        name.swatch = Theme::swatch(group, palette());
        key(memory_term_name(term));
        rows.push_back(
            {name, textCell(memoryGroupText(group)),
             numberCell(format::significant(in_gib(memory[term])), in_gib(memory[term]), format::memory(memory[term], Detail::full).text()),
             numberCell(format::percent(share(memory[term])).number, 100 * share(memory[term]))});
    }
    key("total");
    rows.push_back({textCell(tr("Total")), textCell({}),
                    numberCell(format::significant(in_gib(total)), in_gib(total), format::memory(total, Detail::full).text()),
                    numberCell(format::percent(share(total)).number, 100 * share(total))});
    terms_->table().setRows(std::move(rows), true);
}

void MemoryPage::retranslate() {
    bars_->setAccessibleName(tr("Memory per pipeline stage"));
    terms_->setAccessibleName(tr("Memory of the selected stage by term"));
    terms_->table().setColumns(
        {{tr("Held for"), {}}, {tr("Kind"), {}}, {tr("Memory (GiB)"), {}}, {tr("Share (%)"), tr("Share of the stage's total")}});
}

} // namespace fivefold
