// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/what_if_strip.h"

#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fivefold {

namespace {

constexpr int kHeight = 17;
constexpr int kWidest = 22, kNarrowest = 3, kGap = 1;
/// A plan this many times as fast, or as slow, fills half the height; changes below `kSame` are no change.
constexpr double kFullScale = 2.0, kSame = 0.002;

/// -1 (half as fast or less) to 1 (twice as fast or more).
double lean(const StripPoint& point) {
    if (!(point.speed > 0)) return -1;
    const double octaves = std::clamp(std::log(point.speed) / std::log(kFullScale), -1.0, 1.0);
    return std::copysign(std::sqrt(std::abs(octaves)), octaves); // most moves are small: the root shows them

}

} // namespace

WhatIfStrip::WhatIfStrip(QWidget* parent) : QWidget(parent), points_(std::make_shared<const std::vector<StripPoint>>()) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    text_ = [](std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); };
}

QSize WhatIfStrip::sizeHint() const { return {60, kHeight}; }

void WhatIfStrip::setPoints(std::shared_ptr<const std::vector<StripPoint>> points) {
    points_ = std::move(points);
    for (const StripPoint& point : *points_)
        if (point.present) present_ = point.value;
    stale_ = false;
    describe();
    update();
}

void WhatIfStrip::setStale() {
    if (stale_) return;
    stale_ = true;
    update();
}

void WhatIfStrip::setPresent(std::int64_t value) {
    if (present_ == value) return;
    present_ = value;
    update();
}

QString WhatIfStrip::sentence(const StripPoint& point) const {
    const PlanOutcome& outcome = point.outcome;
    const QString memory = format::memory(outcome.memory).text();
    QString speed;
    if (point.value == present_)
        speed = tr("as it is now");
    else if (!(point.speed > 0))
        speed = tr("cannot be computed");
    else if (std::abs(point.speed - 1) < kSame)
        speed = tr("as fast as now");
    else if (point.speed > 1)
        speed = tr("%1 faster").arg(format::percent(point.speed - 1).text());
    else
        speed = tr("%1 slower").arg(format::percent(1 - point.speed).text());
    if (!outcome.valid) return tr("%1: %2, %3, breaks a rule").arg(text_(point.value), speed, memory);
    switch (outcome.verdict) {
    case Verdict::fits: return tr("%1: %2, %3, fits").arg(text_(point.value), speed, memory);
    case Verdict::tight: return tr("%1: %2, %3, tight").arg(text_(point.value), speed, memory);
    case Verdict::at_risk: return tr("%1: %2, %3, at risk of running out of memory").arg(text_(point.value), speed, memory);
    case Verdict::out_of_memory: break;
    }
    return tr("%1: %2, %3, does not fit").arg(text_(point.value), speed, memory);
}

void WhatIfStrip::describe() {
    QStringList cells;
    for (const StripPoint& point : *points_) cells.append(sentence(point));
    setAccessibleDescription(cells.join(QStringLiteral("; ")));
}

QRect WhatIfStrip::cell(std::size_t index) const {
    const int count = std::max(1, static_cast<int>(points_->size()));
    if (position_) {
        const std::optional<int> centre = position_((*points_)[index].value);
        if (!centre) return {};
        // As wide as the nearest neighbour leaves room for.
        int room = kWidest;
        for (const std::size_t other : {index - 1, index + 1})
            if (other < points_->size())
                if (const auto beside = position_((*points_)[other].value)) room = std::min(room, std::abs(*beside - *centre) - kGap);
        room = std::max(room, kNarrowest);
        return {*centre - room / 2, 0, room, height()};
    }
    const int room = std::clamp(width() / count, kNarrowest + kGap, kWidest + kGap);
    return {static_cast<int>(index) * room, 0, room - kGap, height()};
}

const StripPoint* WhatIfStrip::at(QPoint place) const {
    for (std::size_t index = 0; index < points_->size(); ++index)
        if (cell(index).adjusted(-1, 0, 1, 0).contains(place)) return &(*points_)[index];
    return nullptr;
}

bool WhatIfStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const StripPoint* point = at(help->pos())) {
            QToolTip::showText(help->globalPos(), sentence(*point), this);
            return true;
        }
    }
    return QWidget::event(event);
}

void WhatIfStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const StripPoint* point = at(event->position().toPoint()); point != nullptr && point->value != present_) Q_EMIT picked(point->value);
}

void WhatIfStrip::paintEvent(QPaintEvent*) {
    if (!isEnabled()) return;
    QPainter painter(this);
    if (stale_) painter.setOpacity(0.55);
    const int middle = height() / 2;
    const QColor line = Theme::rule(palette());
    const QColor faster = Theme::mark(Theme::swatch(MemoryGroup::optimizer, palette()).color, palette());   // bluish green
    const QColor slower = Theme::mark(Theme::swatch(MemoryGroup::activations, palette()).color, palette()); // orange
    const QColor bad = Theme::textColor(Verdict::out_of_memory, palette());
    for (std::size_t index = 0; index < points_->size(); ++index) {
        const StripPoint& point = (*points_)[index];
        const QRect place = cell(index);
        if (place.isEmpty()) continue;
        painter.fillRect(QRect(place.left(), middle, place.width(), 1), line);
        const bool fits = point.outcome.fits();
        const double leaning = lean(point);
        // At least two pixels, so that a change can be seen at all.
        const int length = std::abs(point.speed - 1) < kSame ? 0 : std::max(2, static_cast<int>(std::lround(std::abs(leaning) * middle)));
        const QRect bar = leaning >= 0 ? QRect(place.left(), middle - length, place.width(), length) : QRect(place.left(), middle + 1, place.width(), length);
        if (!fits) {
            if (place.width() < 7) {
                painter.fillRect(place, Theme::brush({bad, true}));
            } else { // a cross, for those who do not see the colour
                QColor pale = bad;
                pale.setAlphaF(0.12F);
                painter.fillRect(place, pale);
                painter.setPen(QPen(bad, 1.5));
                const QPoint centre = place.center();
                painter.setRenderHint(QPainter::Antialiasing);
                painter.drawLine(centre + QPoint(-3, -3), centre + QPoint(3, 3));
                painter.drawLine(centre + QPoint(-3, 3), centre + QPoint(3, -3));
                painter.setRenderHint(QPainter::Antialiasing, false);
            }
        } else if (length > 0) {
            painter.fillRect(bar, leaning >= 0 ? faster : slower);
        }
        if (point.value == present_) {
            painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(place.adjusted(0, 0, -1, -1));
            if (fits) painter.fillRect(QRect(place.center().x() - 1, middle - 1, 3, 3), palette().color(QPalette::WindowText));
        }
    }
}

} // namespace fivefold
