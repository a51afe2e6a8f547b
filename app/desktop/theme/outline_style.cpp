// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/outline_style.h"

#include "app/desktop/theme/theme.h"

#include <QStyleFactory>
#include <QStyleOption>

namespace fivefold {
namespace {

constexpr int kFusionDarker = 140; // Fusion's outline is the window's colour so much darker

} // namespace

OutlineStyle::OutlineStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) { setObjectName(QStringLiteral("fusion")); }

void OutlineStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    const auto drawn = [&]<class Option>(const Option* own) {
        if (own == nullptr) return false;
        Option seen(*own);
        seen.palette.setColor(QPalette::Window, Theme::mark(own->palette.color(QPalette::Active, QPalette::Mid), own->palette).lighter(kFusionDarker));
        QProxyStyle::drawPrimitive(element, &seen, painter, widget);
        return true;
    };
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        if (drawn(qstyleoption_cast<const QStyleOptionButton*>(option))) return;
        break;
    case PE_IndicatorItemViewItemCheck:
        if (drawn(qstyleoption_cast<const QStyleOptionViewItem*>(option))) return;
        break;
    case PE_FrameLineEdit:
        if (drawn(qstyleoption_cast<const QStyleOptionFrame*>(option))) return;
        break;
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace fivefold
