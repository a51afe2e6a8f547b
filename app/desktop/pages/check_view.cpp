// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/check_view.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"
#include "core/plan/tokens.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kSpacing = 8, kSign = 20, kDecimals = 4;
constexpr double kMostSeconds = 1e6, kMostTokens = 1e8, kMostGiB = 1e4;

} // namespace

CheckView::CheckView(const Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), evaluator_(evaluator), intro_(new QLabel), stepLabel_(new QLabel), rateLabel_(new QLabel), memoryLabel_(new QLabel), kindLabel_(new QLabel),
      step_(new RealBox), rate_(new RealBox), memory_(new RealBox), kind_(new ChoiceBox), clear_(new QPushButton), sign_(new QLabel), verdict_(new QLabel), causes_(new QLabel) {
    setObjectName("measuredCheck"_L1);
    step_->setObjectName("measuredCheckStep"_L1);
    rate_->setObjectName("measuredCheckRate"_L1);
    memory_->setObjectName("measuredCheckMemory"_L1);
    kind_->setObjectName("measuredCheckKind"_L1);
    clear_->setObjectName("measuredCheckClear"_L1);
    verdict_->setObjectName("measuredCheckVerdict"_L1);
    causes_->setObjectName("measuredCheckCauses"_L1);
    for (QLabel* label : {intro_, verdict_, causes_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (RealBox* box : {step_, rate_, memory_}) {
        box->setDecimals(kDecimals);
        box->setSpecialValueText(u"\u2013"_s); // 0: not read
    }
    step_->setRange(0, kMostSeconds);
    rate_->setRange(0, kMostTokens);
    memory_->setRange(0, kMostGiB);
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const MemoryKind kind : kMemoryKinds) kind_->addChoice({}, static_cast<int>(kind));
    kind_->showValue(static_cast<int>(reading_.memory_kind));
    const std::pair<QLabel*, QWidget*> fields[] = {{stepLabel_, step_}, {rateLabel_, rate_}, {memoryLabel_, memory_}, {kindLabel_, kind_}};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(kSpacing);
    int row = 0;
    for (const auto& [label, field] : fields) {
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    }
    grid->addWidget(clear_, row, 1, Qt::AlignLeft);
    grid->setColumnStretch(2, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(sign_, 0, Qt::AlignTop);
    line->addWidget(verdict_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpacing, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(intro_);
    column->addLayout(grid);
    column->addSpacing(kSpacing);
    column->addLayout(line);
    column->addWidget(causes_);
    column->addStretch(1);
    connect(step_, &RealBox::entered, this, &CheckView::takeStep);
    connect(rate_, &RealBox::entered, this, &CheckView::takeRate);
    connect(memory_, &RealBox::entered, this, &CheckView::takeMemory);
    connect(kind_, &ChoiceBox::chosen, this, &CheckView::takeMemory);
    connect(clear_, &QPushButton::clicked, this, &CheckView::clear);
    retranslate();
    judge();
}

double CheckView::tokens() const {
    if (!result_) return 0;
    const Plan& plan = result_->plan;
    const double gpus = static_cast<double>(gpu_count(plan.cluster));
    return gpus > 0 ? tokens_per_step(plan.training) / gpus : 0;
}

void CheckView::showResult(const ResultPtr& result) {
    if (result == result_) return;
    result_ = result;
    showTimes(); // the same step time is another rate for another batch
    judge();
}

void CheckView::showTimes() {
    step_->showValue(reading_.step_time ? reading_.step_time->value() : 0);
    rate_->showValue(reading_.step_time && tokens() > 0 ? tokens() / reading_.step_time->value() : 0);
}

void CheckView::takeStep(double seconds) {
    reading_.step_time = seconds > 0 ? std::optional(Seconds(seconds)) : std::nullopt;
    showTimes();
    judge();
}

void CheckView::takeRate(double rate) {
    reading_.step_time = rate > 0 && tokens() > 0 ? std::optional(Seconds(tokens() / rate)) : std::nullopt;
    showTimes();
    judge();
}

void CheckView::takeMemory() {
    const double amount = memory_->value();
    reading_.memory = amount > 0 ? std::optional(Bytes(amount * kGiB)) : std::nullopt;
    reading_.memory_kind = static_cast<MemoryKind>(kind_->value());
    judge();
}

void CheckView::clear() {
    reading_ = {};
    memory_->showValue(0);
    kind_->showValue(static_cast<int>(reading_.memory_kind));
    showTimes();
    judge();
}

void CheckView::judge() {
    const bool valid = result_ && result_->estimate.valid;
    check_ = valid ? checkReading(*result_, evaluator_.profiles(), reading_) : RunCheck{};
    const bool read = reading_.step_time || reading_.memory;
    clear_->setEnabled(read);
    QString text = check_.verdict;
    if (!valid) text = tr("This plan cannot be computed; the verdict says why.");
    else if (!read) text = tr("Enter what a run of the present plan showed: its step time, its memory, or both.");
    else if (text.isEmpty()) text = tr("The model has no figures for this plan.");
    verdict_->setText(text);
    const bool judged = !check_.verdict.isEmpty();
    sign_->setVisible(judged);
    const bool good = check_.severity == Severity::info;
    const QColor color = good ? Theme::textColor(Verdict::fits, palette()) : Theme::textColor(check_.severity, palette());
    sign_->setPixmap(lineIcon(good ? u"check"_s : severityIcon(check_.severity), color).pixmap(kSign, kSign));
    sign_->setAccessibleName(severityText(check_.severity));
    QString list;
    for (const QString& cause : check_.causes) list += u"<li>"_s + cause.toHtmlEscaped() + u"</li>"_s;
    causes_->setText(list.isEmpty() ? QString() : tr("Likely causes, the likeliest first:") + u"<ul>"_s + list + u"</ul>"_s);
    causes_->setVisible(!list.isEmpty());
}

void CheckView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) judge();
}

void CheckView::retranslate() {
    intro_->setText(tr("Is a run as fast as it should be? Set the plan to what runs, then enter what was read."));
    stepLabel_->setText(tr("Step time"));
    rateLabel_->setText(tr("or tokens per second and GPU"));
    memoryLabel_->setText(tr("Memory of the fullest GPU"));
    kindLabel_->setText(tr("Memory read as"));
    step_->setSuffix(u'\u00a0' + format::duration(Seconds(1)).unit);
    rate_->setSuffix(u'\u00a0' + format::tokenRate(1).unit);
    memory_->setSuffix(u'\u00a0' + format::memory(Bytes(kGiB)).unit);
    clear_->setText(tr("Clear"));
    for (int i = 0; i < kind_->count(); ++i) kind_->setItemText(i, memoryKindText(static_cast<MemoryKind>(kind_->itemData(i).toInt())));
    step_->setAccessibleName(tr("Measured step time"));
    rate_->setAccessibleName(tr("Measured tokens per second and GPU"));
    memory_->setAccessibleName(tr("Measured memory of the fullest GPU"));
    kind_->setAccessibleName(tr("How the memory was read"));
}

} // namespace fivefold
