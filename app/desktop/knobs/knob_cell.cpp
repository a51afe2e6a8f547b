// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/knob_cell.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/knobs/lock_button.h"
#include "app/desktop/knobs/what_if_strip.h"
#include "app/desktop/knobs/why_not.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace fivefold {

namespace {

constexpr int kFlashMs = 150;
constexpr double kFlashOpacity = 0.55;

bool hasStops(Knob knob) { return knob != Knob::zero && knob != Knob::recompute && knob != Knob::schedule; }

/// "TP 8", "ZeRO 1: optimizer"
QString valueText(Knob knob, std::int64_t value) { return KnobCell::tr("%1 %2").arg(knobText(knob), knobValueText(knob, value)); }

} // namespace

KnobCell::KnobCell(Document& document, Knob knob, QWidget* parent)
    : QWidget(parent), document_(document), knob_(knob), lock_(new LockButton(knob, this)), strip_(new WhatIfStrip(this)) {
    name(strip_, "strip");
    strip_->setAccessibleName(tr("%1, what if").arg(knobLongText(knob)));
    strip_->setText([knob](std::int64_t value) { return valueText(knob, value); });
    connect(strip_, &WhatIfStrip::picked, this, [this](qint64 value) { move(value, document_.newGroup(), strip_); });
    name(lock_, "lock");
    name(this, "cell");
    flash_.setDuration(kFlashMs);
    flash_.setStartValue(kFlashOpacity);
    flash_.setEndValue(0.0);
    connect(&flash_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(lock_, &LockButton::locked, &document, &Document::setLocked);
}

void KnobCell::name(QWidget* part, const char* suffix) const {
    part->setObjectName(QStringLiteral("knob.%1.%2").arg(QLatin1String(knob_name(knob_)), QLatin1String(suffix)));
}

void KnobCell::showStrip(std::shared_ptr<const std::vector<StripPoint>> points) { strip_->setPoints(std::move(points)); }

void KnobCell::refresh() {
    const std::int64_t value = knob_value(document_.plan(), knob_);
    showPlanValue(value);
    strip_->setPresent(value);
    strip_->setStale();
    lock_->showLocked(document_.locks().contains(knob_));
}

void KnobCell::flash() {
    if (!isVisible() || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0) return;
    flash_.stop();
    flash_.start();
}

void KnobCell::setNotApplicable(const QString& reason) {
    notApplicable_ = reason;
    lock_->setEnabled(reason.isEmpty());
    strip_->setEnabled(reason.isEmpty());
}

void KnobCell::move(std::int64_t value, int group, QWidget* control) {
    if (document_.moveKnob(knob_, value, group)) return;
    refresh();
    QToolTip::showText(control->mapToGlobal(QPoint(0, control->height())), whyNot(document_.plan(), knob_, value), control);
}

QString KnobCell::tip() const {
    QStringList lines{QStringLiteral("<b>%1</b>").arg(knobLongText(knob_)), knobMeaning(knob_)};
    if (!notApplicable_.isEmpty())
        lines.append(notApplicable_);
    else if (!range_.empty() && hasStops(knob_)) {
        const QLocale locale;
        QStringList works;
        for (const std::int64_t value : range_) works.append(locale.toString(static_cast<qlonglong>(value)));
        constexpr int kMostListed = 24;
        if (works.size() > kMostListed) works = works.mid(0, kMostListed) << QStringLiteral("\u2026");
        lines.append(tr("Works: %1").arg(works.join(QStringLiteral(", "))));
        // The powers of two that a person would look for first, and why they are missing.
        int listed = 0;
        const std::int64_t last = range_.back() * 2;
        for (std::int64_t value = 1; value <= last && listed < 4; value *= 2) {
            if (std::binary_search(range_.begin(), range_.end(), value)) continue;
            lines.append(tr("Not %1: %2")
                             .arg(locale.toString(static_cast<qlonglong>(value)), whyNot(document_.plan(), knob_, value).toHtmlEscaped()));
            ++listed;
        }
    }
    return lines.join(QStringLiteral("<br>"));
}

bool KnobCell::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip(), this);
    return true;
}

void KnobCell::paintEvent(QPaintEvent*) {
    if (flash_.state() != QAbstractAnimation::Running) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor glow = palette().color(QPalette::Highlight);
    glow.setAlphaF(static_cast<float>(flash_.currentValue().toDouble()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawRoundedRect(rect(), 4, 4);
}

} // namespace fivefold
