// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/color_legend.h"

#include "app/desktop/theme/theme.h"

#include <QLinearGradient>
#include <QPainter>

namespace fivefold {
namespace {

constexpr int kRamp = 120, kStops = 9, kGap = 8, kBox = 24;

} // namespace

ColorLegend::ColorLegend(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

void ColorLegend::setTexts(const QString& title, const QString& worst, const QString& best, const QString& hatched) {
    if (title == title_ && worst == worst_ && best == best_ && hatched == hatched_) return;
    title_ = title;
    worst_ = worst;
    best_ = best;
    hatched_ = hatched;
    setAccessibleDescription(worst.isEmpty() ? hatched : tr("%1, from %2 to %3; hatched: %4").arg(title, worst, best, hatched));
    updateGeometry();
    update();
}

QSize ColorLegend::sizeHint() const {
    const QFontMetrics metrics(font());
    int width = kBox + kGap + metrics.horizontalAdvance(hatched_) + 2;
    if (!worst_.isEmpty()) width += kRamp + 5 * kGap + metrics.horizontalAdvance(title_) + metrics.horizontalAdvance(worst_) + metrics.horizontalAdvance(best_);
    return {width, metrics.height() + 4};
}

void ColorLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFontMetrics metrics(font());
    const int box = metrics.ascent(), top = (height() - box) / 2;
    int x = 0;
    const auto label = [&](const QString& text) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(x, 0, metrics.horizontalAdvance(text) + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text) + kGap;
    };
    const auto frame = [&](int width, const QBrush& brush) {
        const QRect area(x, top, width, box);
        painter.fillRect(area, palette().color(QPalette::Base));
        painter.fillRect(area, brush);
        painter.setPen(Theme::mutedText(palette()));
        painter.drawRect(area.adjusted(0, 0, -1, -1));
        x += width + kGap;
    };
    if (!worst_.isEmpty()) {
        label(title_);
        label(worst_);
        QLinearGradient ramp(x, 0, x + kRamp, 0);
        for (int stop = 0; stop < kStops; ++stop) ramp.setColorAt(static_cast<double>(stop) / (kStops - 1), Theme::ramp(static_cast<double>(stop) / (kStops - 1)));
        frame(kRamp, ramp);
        label(best_);
        x += kGap;
    }
    frame(kBox, QBrush(Theme::mutedText(palette()), Qt::BDiagPattern));
    label(hatched_);
}

} // namespace fivefold
