// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/explain_panel.h"

#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"
#include "app/texts/explanation_texts.h"
#include "core/explain/explain.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

constexpr int kMargin = 8;

QString translated(const char* text) { return QCoreApplication::translate("Explanation", text); }

QString metricText(ExplainedMetric metric) {
    switch (metric) {
    case ExplainedMetric::step_time: return ExplainPanel::tr("Step time");
    case ExplainedMetric::tokens_per_second_per_gpu: return ExplainPanel::tr("Tokens per second and GPU");
    case ExplainedMetric::model_tflops_per_gpu: return ExplainPanel::tr("Model FLOPs per GPU");
    case ExplainedMetric::mfu: return ExplainPanel::tr("MFU, causal attention counted half");
    case ExplainedMetric::mfu_full_attention: return ExplainPanel::tr("MFU, attention counted in full");
    case ExplainedMetric::hfu: return ExplainPanel::tr("HFU, recomputation counted");
    case ExplainedMetric::bubble_fraction: return ExplainPanel::tr("Bubble");
    case ExplainedMetric::days: return ExplainPanel::tr("Training time");
    case ExplainedMetric::gpu_hours: return ExplainPanel::tr("GPU-hours");
    case ExplainedMetric::cost: return ExplainPanel::tr("Cost");
    case ExplainedMetric::parameters: return ExplainPanel::tr("Parameters");
    case ExplainedMetric::active_parameters: return ExplainPanel::tr("Active parameters");
    case ExplainedMetric::capacity: return ExplainPanel::tr("Usable memory of the GPU");
    case ExplainedMetric::headroom: return ExplainPanel::tr("Headroom");
    case ExplainedMetric::fit_probability: return ExplainPanel::tr("Chance to fit");
    case ExplainedMetric::memory_low: return ExplainPanel::tr("Memory, low end of the band");
    case ExplainedMetric::memory_high: return ExplainPanel::tr("Memory, high end of the band");
    case ExplainedMetric::step_time_low: return ExplainPanel::tr("Step time, low end of the band");
    case ExplainedMetric::step_time_high: return ExplainPanel::tr("Step time, high end of the band");
    case ExplainedMetric::count_: break;
    }
    return {};
}

/// A line of the estimate by its key, "gemm".
QString lineText(const std::string& name, bool memory) {
    for (std::size_t i = 0; memory && i < kMemoryTerms; ++i)
        if (name == memory_term_name(static_cast<MemoryTerm>(i))) return memoryTermText(static_cast<MemoryTerm>(i));
    for (std::size_t i = 0; memory && i < kMemoryGroups; ++i)
        if (name == memory_group_name(static_cast<MemoryGroup>(i))) return memoryGroupText(static_cast<MemoryGroup>(i));
    for (std::size_t i = 0; !memory && i < kTimeTerms; ++i)
        if (name == time_term_name(static_cast<TimeTerm>(i))) return timeTermText(static_cast<TimeTerm>(i));
    return {};
}

QString amount(double value, ExplainedUnit unit, Detail detail) {
    const auto number = [detail](double of) { return detail == Detail::full ? format::full(of) : of == std::floor(of) && std::abs(of) < 1e6 ? format::whole(of) : format::concise(of); };
    const auto scaled = [&](double of, const QString& name) { return Measure{number(of), name}.text(); };
    switch (unit) {
    case ExplainedUnit::bytes:
        if (std::abs(value) >= kGiB / 10) return format::memory(Bytes(value), detail).text();
        return std::abs(value) >= kMiB / 10 ? scaled(value / kMiB, u"MiB"_s) : scaled(value, u"B"_s);
    case ExplainedUnit::bytes_each: return scaled(value, u"B"_s);
    case ExplainedUnit::seconds: return format::duration(Seconds(value), detail).text();
    case ExplainedUnit::bytes_per_second: return format::bandwidth(BytesPerSecond(value), detail).text();
    case ExplainedUnit::flop: return scaled(value / 1e9, u"GFLOP"_s);
    case ExplainedUnit::flop_per_second: return format::tflops(value / 1e12, detail).text();
    case ExplainedUnit::teraflop_per_second: return format::tflops(value, detail).text();
    case ExplainedUnit::tokens_per_second: return format::tokenRate(value, detail).text();
    case ExplainedUnit::days: return format::days(value, detail).text();
    case ExplainedUnit::hours: return format::gpuHours(value, detail).text();
    case ExplainedUnit::dollars: return format::dollars(Dollars(value), detail);
    case ExplainedUnit::parameters:
        if (std::abs(value) >= 1e6 && detail == Detail::screen) return ExplainPanel::tr("%1 million").arg(number(value / 1e6));
        break;
    case ExplainedUnit::number:
    case ExplainedUnit::ratio:
    case ExplainedUnit::tokens: break;
    }
    return number(value);
}

QString withValues(const Explanation& explanation, Detail detail) {
    return QString::fromStdString(formula_with(explanation, [detail](double value, ExplainedUnit unit) { return amount(value, unit, detail).toStdString(); }));
}

/// Of a summand.
QString shareText(const Explanation& part, const Explanation& whole) {
    if (whole.formula.find_first_of("*/^(-") != std::string::npos) return {};
    return part.unit == whole.unit && whole.value > 0 && part.value <= whole.value ? format::percent(part.value / whole.value).text() : QString();
}

} // namespace

QString explanationName(const std::string& id) {
    const std::size_t dot = id.rfind('.');
    if (dot == std::string::npos) {
        for (std::size_t i = 0; i < kExplainedMetrics; ++i)
            if (id == explained_metric_name(static_cast<ExplainedMetric>(i))) return metricText(static_cast<ExplainedMetric>(i));
        if (const char* known = explanation_text(id); *known != '\0') return translated(known);
        const QString memory = lineText(id, true);
        return memory.isEmpty() ? lineText(id, false) : memory;
    }
    const std::string name = id.substr(dot + 1);
    if (id.starts_with("time.")) return name == "total" ? ExplainPanel::tr("Step time") : lineText(name, false);
    const QString stage = QString::fromStdString(id.substr(7, dot > 7 ? dot - 7 : 0));
    return ExplainPanel::tr("%1, stage %2").arg(name == "total" ? ExplainPanel::tr("Memory") : lineText(name, true), stage);
}

ExplainPanel::ExplainPanel(QWidget* parent)
    : QWidget(parent), key_("time.total"_L1), back_(new QPushButton), copy_(new QPushButton), title_(new QLabel), body_(new QTextBrowser) {
    setObjectName("explainPanel"_L1);
    back_->setObjectName("explain.back"_L1);
    copy_->setObjectName("explain.copy"_L1);
    title_->setObjectName("explain.title"_L1);
    body_->setObjectName("explain.text"_L1);
    copy_->setIcon(lineIcon(u"copy"_s));
    title_->setWordWrap(true);
    title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body_->setOpenLinks(false); // a link goes into a part
    body_->setFrameShape(QFrame::NoFrame);
    auto* top = new QHBoxLayout;
    top->addWidget(back_);
    top->addWidget(title_, 1);
    top->addWidget(copy_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addLayout(top);
    column->addWidget(body_, 1);
    connect(back_, &QPushButton::clicked, this, &ExplainPanel::back);
    connect(copy_, &QPushButton::clicked, this, &ExplainPanel::copy);
    connect(body_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { enter(link.path()); });
    retranslate();
    refresh();
}

void ExplainPanel::retranslate() {
    back_->setText(tr("Back"));
    back_->setToolTip(tr("Back to the figure that this is a part of"));
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("Copy all of this as text"));
    body_->setAccessibleName(tr("How the figure is computed"));
}

void ExplainPanel::showResult(const ResultPtr& result) {
    result_ = result;
    if (isVisible()) refresh();
}

void ExplainPanel::explain(const QString& key) {
    key_ = key;
    path_.clear();
    if (isVisible()) refresh();
}

void ExplainPanel::enter(const QString& part) {
    path_ << part;
    refresh();
    body_->verticalScrollBar()->setValue(0);
}

void ExplainPanel::back() {
    if (path_.isEmpty()) return;
    path_.removeLast();
    refresh();
}

void ExplainPanel::copy() { QGuiApplication::clipboard()->setText(text()); }

const Explanation* ExplainPanel::shown() const {
    if (root_.id.empty()) return nullptr;
    const Explanation* at = &root_;
    for (const QString& id : path_) {
        const Explanation* inner = nullptr;
        for (const Explanation& part : at->parts)
            if (part.id == id.toStdString()) inner = &part;
        if (inner == nullptr) return nullptr;
        at = inner;
    }
    return at;
}

void ExplainPanel::refresh() {
    root_ = {};
    if (result_ && result_->estimate.valid && result_->profile)
        if (auto found = fivefold::explain(result_->plan, *result_->profile, result_->estimate, key_.toStdString())) root_ = std::move(*found);
    while (!path_.isEmpty() && shown() == nullptr) path_.removeLast(); // the plan has no such part any more
    const Explanation* explanation = shown();
    back_->setEnabled(!path_.isEmpty());
    copy_->setEnabled(explanation != nullptr);
    if (explanation == nullptr) {
        title_->setText(tr("Click a number of a table, a bar or the verdict to see how it is computed."));
        body_->clear();
        body_->setAccessibleDescription(title_->text());
        return;
    }
    QStringList names{explanationName(root_.id)};
    for (const QString& id : path_) names << explanationName(id.toStdString());
    title_->setText(u"<b>%1</b>: %2"_s.arg(names.join(u" \u203a "_s).toHtmlEscaped(), amount(explanation->value, explanation->unit, Detail::screen).toHtmlEscaped()));
    title_->setToolTip(amount(explanation->value, explanation->unit, Detail::full));
    const int scrolled = body_->verticalScrollBar()->value();
    body_->setHtml(html(*explanation));
    body_->verticalScrollBar()->setValue(scrolled); // it stays where it was while a slider moves
    body_->setAccessibleDescription(tr("%1 = %2").arg(explanationName(explanation->id), QString::fromStdString(explanation->formula)));
}

QString ExplainPanel::html(const Explanation& of) const {
    const QString mono = QFontDatabase::systemFont(QFontDatabase::FixedFont).family(), muted = Theme::mutedText(palette()).name();
    const auto formula = [&](const QString& text) { return u"<p style=\"font-family:'%1'; margin:2px 0\">= %2</p>"_s.arg(mono, text.toHtmlEscaped()); };
    const auto row = [&](const QString& first, const QString& value, const QString& last, const QString& share = {}) {
        return u"<tr><td>%1</td><td align=\"right\" style=\"padding-left:12px\">%2</td><td align=\"right\" style=\"padding-left:12px\">%3</td><td style=\"padding-left:12px\">%4</td></tr>"_s.arg(first, value.toHtmlEscaped(), share.toHtmlEscaped(), last.toHtmlEscaped());
    };
    QString text;
    if (of.formula == "0") return u"<p>%1</p>"_s.arg(tr("This plan has none of it at the fullest moment.").toHtmlEscaped());
    text += formula(QString::fromStdString(of.formula)) + formula(withValues(of, Detail::screen));
    text += u"<table cellspacing=\"0\" cellpadding=\"1\">"_s;
    for (const Explanation& part : of.parts)
        text += row(u"<a href=\"%1\">%1</a>"_s.arg(QString::fromStdString(part.id)), amount(part.value, part.unit, Detail::screen), explanationName(part.id), shareText(part, of));
    for (const ExplainedValue& value : of.values)
        text += row(QString::fromStdString(value.symbol), amount(value.value, value.unit, Detail::screen), explanationName(value.symbol));
    for (const ExplainedValue& note : of.notes)
        text += row({}, note.unit == ExplainedUnit::ratio ? format::percent(note.value).text() : amount(note.value, note.unit, Detail::screen), explanationName(note.symbol));
    text += u"</table>"_s;
    if (!of.equation.empty())
        text += u"<p style=\"color:%1\">%2</p>"_s.arg(muted, tr("Equation (%1). Source: %2").arg(QString::fromStdString(of.equation), QString::fromStdString(of.source)).toHtmlEscaped());
    if (!of.leaves_out.empty()) {
        text += u"<p>%1</p><ul>"_s.arg(tr("Left out:").toHtmlEscaped());
        for (const std::string& id : of.leaves_out) text += u"<li>%1</li>"_s.arg(translated(left_out_text(id)).toHtmlEscaped());
        text += u"</ul>"_s;
    }
    return text;
}

QString ExplainPanel::text() const {
    const Explanation* of = shown();
    if (of == nullptr) return {};
    QStringList lines{u"%1: %2"_s.arg(explanationName(of->id), amount(of->value, of->unit, Detail::full))};
    lines << u"= "_s + QString::fromStdString(of->formula) << u"= "_s + withValues(*of, Detail::full);
    for (const Explanation& part : of->parts) lines << u"%1\t%2\t%3"_s.arg(QString::fromStdString(part.id), amount(part.value, part.unit, Detail::full), explanationName(part.id));
    for (const auto* list : {&of->values, &of->notes})
        for (const ExplainedValue& value : *list) lines << u"%1\t%2\t%3"_s.arg(QString::fromStdString(value.symbol), amount(value.value, value.unit, Detail::full), explanationName(value.symbol));
    if (!of->equation.empty()) lines << tr("Equation (%1). Source: %2").arg(QString::fromStdString(of->equation), QString::fromStdString(of->source));
    for (const std::string& id : of->leaves_out) lines << tr("Left out: %1").arg(translated(left_out_text(id)));
    return lines.join(u'\n') + u'\n';
}

void ExplainPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ExplainPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const bool language = event->type() == QEvent::LanguageChange;
    if (language) retranslate();
    if ((language || event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && isVisible()) refresh();
}

} // namespace fivefold
