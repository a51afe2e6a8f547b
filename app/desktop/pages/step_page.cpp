// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/step_page.h"

#include "app/desktop/charts/waterfall.h"
#include "app/desktop/controls/text_label.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/time_unit.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

double share(const StepTime& time, std::initializer_list<TimeTerm> terms) {
    Seconds sum;
    for (const TimeTerm term : terms) sum += time[term];
    return time.total().value() > 0 ? sum / time.total() : 0;
}

TimeTerm largest(const StepTime& time, std::size_t first, std::size_t last) {
    const auto at =
        std::max_element(time.terms.begin() + static_cast<std::ptrdiff_t>(first), time.terms.begin() + static_cast<std::ptrdiff_t>(last));
    return static_cast<TimeTerm>(at - time.terms.begin());
}

QString bandText(const StepTime& time) {
    const TimeUnit unit(time.high);
    return StepPage::tr("%1 to %2 %3").arg(unit.number(time.low), unit.number(time.high), unit.name);
}

} // namespace

WaterfallData stepChart(const Result& result, const QPalette& palette) {
    const StepTime& time = result.estimate.time;
    const Seconds total = time.total();
    const TimeUnit unit(total);
    WaterfallData chart;
    for (std::size_t i = 0; i < kTimeTerms; ++i) {
        const auto term = static_cast<TimeTerm>(i);
        if (time[term].value() <= 0) continue;
        const double part = share(time, {term});
        WaterfallData::Item item;
        item.label = timeTermText(term);
        item.value = unit.in(time[term]);
        item.value_text = Measure{unit.number(time[term]), unit.name}.text();
        item.share_text = format::percent(part).text();
        item.swatch = Theme::swatch(term, palette);
        item.tip = u"<b>%1</b>: %2 (%3)<br/>%4"_s.arg(item.label, format::duration(time[term], Detail::full).text(), format::percent(part, Detail::full).text(), timeTermMeaning(term));
        chart.items.push_back(std::move(item));
    }
    chart.total_label = StepPage::tr("Step time");
    chart.total = unit.in(total);
    chart.total_text = Measure{unit.number(total), unit.name}.text();
    if (time.high > time.low) {
        chart.low = unit.in(time.low);
        chart.high = unit.in(time.high);
        chart.band_text = bandText(time);
    }
    chart.total_tip = u"<b>%1</b>: %2<br/>%3<br/>%4"_s.arg(chart.total_label, format::duration(total, Detail::full).text(), chart.band_text,
                                                           bandBasisText(result).toHtmlEscaped());
    chart.unit = unit.name;
    return chart;
}

StepPage::StepPage(QWidget* parent)
    : Page(parent), sentence_(new TextLabel), balance_(new TextLabel), waterfall_(new Waterfall), tables_(new QTabWidget),
      traffic_(new ValueTable), terms_(new ValueTable) {
    setObjectName("stepPage"_L1);
    sentence_->setObjectName("stepSentence"_L1);
    balance_->setObjectName("stepBalance"_L1);
    waterfall_->setObjectName("stepWaterfall"_L1);
    tables_->setObjectName("stepTables"_L1);
    traffic_->setObjectName("stepTraffic"_L1);
    terms_->setObjectName("stepTerms"_L1);
    tables_->setDocumentMode(true);
    tables_->tabBar()->setDrawBase(false);
    tables_->addTab(traffic_, QString());
    tables_->addTab(terms_, QString());
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addWidget(balance_);
    layout->addSpacing(layout->spacing());
    layout->addWidget(waterfall_);
    layout->addSpacing(layout->spacing());
    layout->addWidget(tables_, 1);
    const auto tell = [this](int row) {
        if (row >= 0 && row < keys_.size()) Q_EMIT explain(keys_.at(row));
    };
    connect(waterfall_, &Waterfall::activated, this, tell);
    connect(terms_, &ValueTable::rowActivated, this, tell);
    connect(traffic_, &ValueTable::rowActivated, this, [this](int row) {
        if (!hasStep() || row >= static_cast<int>(result()->estimate.traffic.size())) return;
        static constexpr const char* terms[] = {"tensor_parallel", "context_parallel", "expert_parallel", "pipeline_parallel", "data_parallel", "data_parallel"};
        Q_EMIT explain(u"time."_s + QLatin1String(terms[static_cast<std::size_t>(result()->estimate.traffic[static_cast<std::size_t>(row)].dimension)]));
    });
    StepPage::retranslate();
}

QString StepPage::title() const { return tr("Step"); }
QIcon StepPage::icon() const { return lineIcon(u"step"_s); }

bool StepPage::hasStep() const { return result() && result()->estimate.valid && result()->estimate.time.total().value() > 0; }

QString StepPage::summary() const {
    if (!result()) return tr("Where the time of a training step goes will be shown here.");
    if (!hasStep()) return tr("This plan cannot be computed; the verdict says why.");
    const StepTime& time = result()->estimate.time;
    const auto cost = largest(time, 0, kTimeTerms);
    // What a better layout could win back: everything that is neither computing nor the optimizer.
    const auto loss = largest(time, static_cast<std::size_t>(TimeTerm::recompute), kTimeTerms);
    const QString step = format::duration(time.total()).text();
    const QString most = tr("%1 (%2)").arg(timeTermText(cost), format::percent(share(time, {cost})).text());
    if (cost == loss || time[loss].value() <= 0) return tr("A step takes %1; the largest cost is: %2.").arg(step, most);
    return tr("A step takes %1; the largest cost is: %2; the largest loss is: %3.")
        .arg(step, most, tr("%1 (%2)").arg(timeTermText(loss), format::percent(share(time, {loss})).text()));
}

QString StepPage::balance() const {
    if (!hasStep()) return {};
    const StepTime& time = result()->estimate.time;
    const double computing =
        share(time, {TimeTerm::gemm, TimeTerm::attention, TimeTerm::memory_bound, TimeTerm::quantise, TimeTerm::recompute});
    const double waiting = share(time, {TimeTerm::tensor_parallel, TimeTerm::context_parallel, TimeTerm::expert_parallel,
                                        TimeTerm::pipeline_parallel, TimeTerm::data_parallel, TimeTerm::offload});
    const double idle = share(time, {TimeTerm::bubble, TimeTerm::imbalance, TimeTerm::straggler});
    return tr("%1 computing, %2 waiting for communication, %3 idle, %4 optimizer and launches.")
        .arg(format::percent(computing).text(), format::percent(waiting).text(), format::percent(idle).text(),
             format::percent(share(time, {TimeTerm::optimizer, TimeTerm::host})).text());
}

void StepPage::refresh() {
    sentence_->setText(summary());
    balance_->setText(balance());
    const bool shown = hasStep();
    for (QWidget* widget : {static_cast<QWidget*>(balance_), static_cast<QWidget*>(waterfall_), static_cast<QWidget*>(tables_)})
        widget->setVisible(shown);
    if (!shown) return;
    showTerms();
    showTraffic();
}

void StepPage::showTerms() {
    const StepTime& time = result()->estimate.time;
    const Seconds total = time.total();
    const TimeUnit unit(total);
    std::vector<ValueTableModel::Row> rows;
    keys_.clear();
    for (std::size_t i = 0; i < kTimeTerms; ++i) {
        const auto term = static_cast<TimeTerm>(i);
        if (time[term].value() <= 0) continue;
        const double part = share(time, {term});
        ValueCell name = textCell(timeTermText(term), timeTermMeaning(term));
        keys_ << u"time."_s + QLatin1String(time_term_name(term));
        name.swatch = Theme::swatch(term, palette());
        rows.push_back({name, numberCell(unit.number(time[term]), unit.in(time[term]), format::duration(time[term], Detail::full).text()),
                        numberCell(format::percent(part).number, 100 * part)});
    }
    keys_ << u"time.total"_s;
    rows.push_back({textCell(tr("Step time")), numberCell(unit.number(total), unit.in(total), format::duration(total, Detail::full).text()),
                    numberCell(format::percent(1).number, 100)});
    WaterfallData chart = stepChart(*result(), palette());
    chart.description = sentence_->text();
    waterfall_->setData(std::move(chart));
    terms_->table().setColumns({{tr("Part"), {}}, {tr("Time (%1)").arg(unit.name), {}}, {tr("Share (%)"), tr("Share of the step time")}});
    terms_->table().setRows(std::move(rows), true);
}

void StepPage::showTraffic() {
    const std::vector<Traffic>& traffic = result()->estimate.traffic;
    Seconds longest;
    for (const Traffic& line : traffic) longest = std::max(longest, std::max(line.time, line.exposed));
    const TimeUnit unit(longest);
    traffic_->table().setColumns({{tr("Dimension"), {}},
                                  {tr("Ranks"), tr("Ranks of one communication group")},
                                  {tr("Placement"), tr("Ranks in one NVLink domain × domains that the group spans")},
                                  {tr("Sent (GB)"), tr("Sent by the busiest rank in one step")},
                                  {tr("Rate (GB/s)"), tr("Bandwidth that the group gets, one direction")},
                                  {tr("Time (%1)").arg(unit.name), tr("Time on the wire in one step")},
                                  {tr("Exposed (%1)").arg(unit.name), tr("Part of the step time that nothing hides")}});
    std::vector<ValueTableModel::Row> rows;
    for (const Traffic& line : traffic) {
        ValueCell name = textCell(trafficText(line.dimension), trafficLongText(line.dimension));
        name.swatch = Theme::swatch(line.dimension, palette());
        const bool crosses = line.domains > 1;
        const QString place = tr("%1 × %2").arg(format::concise(line.ranks_per_domain), format::concise(line.domains));
        rows.push_back(
            {name, numberCell(format::whole(static_cast<double>(line.ranks)), static_cast<double>(line.ranks)),
             textCell(place, crosses ? tr("Crosses NVLink domains: %1 ranks in each of %2 domains.")
                                           .arg(format::concise(line.ranks_per_domain), format::concise(line.domains))
                                     : tr("Stays inside one NVLink domain.")),
             numberCell(format::volume(line.bytes).number, line.bytes.value() / 1e9, format::volume(line.bytes, Detail::full).text()),
             numberCell(format::bandwidth(line.bandwidth).number, line.bandwidth.value() / 1e9,
                        format::bandwidth(line.bandwidth, Detail::full).text()),
             numberCell(unit.number(line.time), unit.in(line.time), format::duration(line.time, Detail::full).text()),
             numberCell(unit.number(line.exposed), unit.in(line.exposed), format::duration(line.exposed, Detail::full).text())});
    }
    traffic_->table().setRows(std::move(rows));
}

void StepPage::retranslate() {
    tables_->setTabText(0, tr("Traffic"));
    tables_->setTabText(1, tr("Parts"));
    waterfall_->setAccessibleName(tr("Parts of the step time"));
    traffic_->setAccessibleName(tr("Traffic by dimension of parallelism"));
    terms_->setAccessibleName(tr("Parts of the step time as a table"));
}

} // namespace fivefold
