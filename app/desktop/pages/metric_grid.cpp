// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/metric_grid.h"

#include "app/desktop/controls/text_label.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/theme.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

/// Name of a line's widgets, and its term in "How computed" where it has one.
struct Name {
    const char* name;
    const char* term = nullptr;
};
constexpr std::array kNames = {Name{"stepTime", "step_time"}, Name{"tokens", "tokens_per_second_per_gpu"}, Name{"tflops", "model_tflops_per_gpu"}, Name{"mfu", "mfu"}, Name{"bubble", "bubble_fraction"},
                               Name{"days", "days"}, Name{"goodput"}, Name{"gpuHours", "gpu_hours"}, Name{"cost", "cost"}, Name{"energy"}};
static_assert(kNames.size() == static_cast<std::size_t>(MetricGrid::Metric::count_));
constexpr int kNameColumn = 0, kNumberColumn = 1, kUnitColumn = 2;
constexpr int kShortName = 6; // in heights of the font

/// A price on screen needs its cents.
QString hourlyPrice(double dollars) { return format::dollars(Dollars(dollars), Detail::full); }

} // namespace

MetricGrid::MetricGrid(QWidget* parent) : QWidget(parent) {
    setObjectName("verdictMetrics"_L1);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(4);
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(kNameColumn, 1);
    int row = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        Line& line = lines_[i];
        const QString key = QString::fromLatin1(kNames[i].name);
        line = {new TextLabel, new TextLabel, new TextLabel, new TextLabel};
        line.name->setObjectName(u"metricName_"_s + key);
        line.number->setObjectName(u"metricNumber_"_s + key);
        line.unit->setObjectName(u"metricUnit_"_s + key);
        line.note->setObjectName(u"metricNote_"_s + key);
        line.number->setWordWrap(false);
        line.unit->setWordWrap(false);
        for (TextLabel* label : {line.name, line.unit}) label->setTextInteractionFlags(Qt::NoTextInteraction);
        line.number->setFocusPolicy(Qt::StrongFocus);
        for (TextLabel* label : {line.name, line.number, line.unit}) label->installEventFilter(this);
        layout->addWidget(line.name, row, kNameColumn, Qt::AlignTop);
        layout->addWidget(line.number, row, kNumberColumn, Qt::AlignRight | Qt::AlignTop);
        layout->addWidget(line.unit, row, kUnitColumn, Qt::AlignLeft | Qt::AlignTop);
        layout->addWidget(line.note, row + 1, kNameColumn, 1, 3);
        layout->setRowMinimumHeight(row + 2, 4);
        row += 3;
    }
}

bool MetricGrid::eventFilter(QObject* watched, QEvent* event) {
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    const bool enter = key != nullptr && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (enter || event->type() == QEvent::MouseButtonRelease)
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (const Line& line = lines_[i]; kNames[i].term != nullptr && (watched == line.name || watched == line.number || watched == line.unit)) Q_EMIT explain(QLatin1String(kNames[i].term));
    return enter || QWidget::eventFilter(watched, event);
}

QString MetricGrid::number(Metric metric) const { return lines_[static_cast<std::size_t>(metric)].number->text(); }
QString MetricGrid::note(Metric metric) const { return lines_[static_cast<std::size_t>(metric)].note->text(); }

void MetricGrid::setStale() {
    for (const Metric metric : {Metric::goodput, Metric::energy}) lines_[static_cast<std::size_t>(metric)].number->setForegroundRole(QPalette::PlaceholderText);
}

void MetricGrid::set(Metric metric, const QString& name, const Measure& value, const QString& tip, const QString& note) {
    const Line& line = lines_[static_cast<std::size_t>(metric)];
    auto* grid = static_cast<QGridLayout*>(layout());
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, Theme::mutedText(palette()));
    QFont strong = font();
    strong.setBold(true);
    if (line.name->text() != name) {
        line.name->setText(name);
        // A short name stays on one line, whatever its script; numbers and units leave the column no more than it asks for.
        if (const int width = fontMetrics().horizontalAdvance(name); width <= kShortName * fontMetrics().height())
            grid->setColumnMinimumWidth(kNameColumn, std::max(grid->columnMinimumWidth(kNameColumn), width));
    }
    line.number->setText(value.number);
    line.number->setForegroundRole(QPalette::WindowText);
    line.number->setFont(strong);
    line.unit->setText(value.unit);
    line.unit->setPalette(muted);
    line.note->setText(note);
    line.note->setPalette(muted);
    line.note->setFont(Theme::scaled(font(), 0.9));
    line.note->setVisible(!note.isEmpty());
    for (TextLabel* label : {line.name, line.number, line.unit}) label->setToolTip(tip);
    line.number->setAccessibleName(name);
    line.number->setAccessibleDescription(value.text());
}

void MetricGrid::showResult(const ResultPtr& result) {
    static const Result kNothing{};
    const bool valid = result && result->estimate.valid;
    showStep(valid ? *result : kNothing);
    showMoney(valid ? *result : kNothing);
}

void MetricGrid::showStep(const Result& result) {
    const Metrics& metrics = result.estimate.metrics;
    const StepTime& time = result.estimate.time;
    const bool known = metrics.step_time.value() > 0;
    const auto value = [known](Measure measure) { return known ? measure : Measure{u"–"_s, {}}; };
    QString band;
    if (known && time.high > time.low)
        band =
            tr("%1 to %2: %3").arg(format::duration(time.low).text(), format::duration(time.high).text(), bandBasisText(result));
    set(Metric::step_time, tr("Step time"), value(format::duration(metrics.step_time)),
        format::duration(metrics.step_time, Detail::full).text(), band);
    set(Metric::tokens, tr("Tokens per GPU"), value(format::tokenRate(metrics.tokens_per_second_per_gpu)),
        format::tokenRate(metrics.tokens_per_second_per_gpu, Detail::full).text());
    set(Metric::tflops, tr("Model FLOPs per GPU"), value(format::tflops(metrics.model_tflops_per_gpu)),
        format::tflops(metrics.model_tflops_per_gpu, Detail::full).text());
    const QString mfu_note = tr("of the bf16 peak, causal attention counted half. Counted in full: %1. With recomputation (HFU): %2.")
                                 .arg(format::percent(metrics.mfu_full_attention).text(), format::percent(metrics.hfu).text());
    set(Metric::mfu, tr("MFU (causal)"), value(format::percent(metrics.mfu)), format::percent(metrics.mfu, Detail::full).text(),
        known ? mfu_note : QString());
    set(Metric::bubble, tr("Bubble"), value(format::percent(metrics.bubble_fraction)),
        tr("Share of the step in which a stage is idle: %1").arg(format::percent(metrics.bubble_fraction, Detail::full).text()));
}

void MetricGrid::showMoney(const Result& result) {
    const Metrics& metrics = result.estimate.metrics;
    const Gpu& gpu = result.plan.cluster.gpu;
    const bool known = metrics.days > 0;
    const auto value = [known](Measure measure) { return known ? measure : Measure{u"–"_s, {}}; };
    const double tera_tokens = result.plan.training.total_tokens / 1e12;
    set(Metric::days, tr("Training time"), value(format::days(metrics.days)), format::days(metrics.days, Detail::full).text(),
        known ? tr("for %1 trillion tokens").arg(format::concise(tera_tokens)) : QString());
    if (!known) showCost(nullptr);
    set(Metric::gpu_hours, tr("GPU-hours"), value(format::gpuHours(metrics.gpu_hours)),
        format::gpuHours(metrics.gpu_hours, Detail::full).text());
    const bool priced = known && metrics.cost.value() > 0;
    QString note;
    if (known && !priced)
        note = tr("No price is known for this GPU; enter one under Cluster.");
    else if (priced && result.plan.training.price_per_gpu_hour > 0)
        note = tr("at %1 per GPU-hour, your own price").arg(hourlyPrice(result.plan.training.price_per_gpu_hour));
    else if (priced)
        note = tr("at %1 per GPU-hour, list price").arg(hourlyPrice(gpu.price_per_hour.value())); // the tip names its source and date
    QString tip = priced ? format::dollars(metrics.cost, Detail::full) : QString();
    if (priced && result.plan.training.price_per_gpu_hour <= 0) tip += u'\n' + QString::fromStdString(gpu.price_source);
    set(Metric::cost, tr("Cost"), priced ? Measure{format::dollars(metrics.cost), {}} : Measure{u"–"_s, {}}, tip, note);
}

void MetricGrid::showCost(const RunCost* cost) {
    if (cost == nullptr || !(cost->training > Seconds())) {
        set(Metric::goodput, tr("Goodput"), {u"–"_s, {}}, {});
        set(Metric::energy, tr("Energy"), {u"–"_s, {}}, {});
        return;
    }
    const ModeCost& paid = (*cost)[PriceMode::on_demand];
    const Reliability& run = paid.reliability;
    const QString days = format::days(paid.wall.value() / 86400).text();
    QString note;
    if (cost->goodput_from_plan)
        note = tr("%1 of wall-clock time; your own figure").arg(days);
    else if (run.mtbf > Seconds())
        note = tr("%1 of wall-clock time: a failure every %2 h, a checkpoint every %3 min")
                   .arg(days, format::significant(run.mtbf.value() / 3600), format::significant(run.interval.value() / 60));
    else
        note = tr("%1 of wall-clock time").arg(days);
    set(Metric::goodput, tr("Goodput"), format::percent(paid.goodput), format::percent(paid.goodput, Detail::full).text(), note);
    const double megawatt_hours = cost->energy_kwh / 1e3;
    set(Metric::energy, tr("Energy"), {format::significant(megawatt_hours), u"MWh"_s}, tr("%1 kWh").arg(format::full(cost->energy_kwh)),
        tr("%1 t of CO2").arg(format::significant(cost->co2_kg / 1e3)));
}

} // namespace fivefold
