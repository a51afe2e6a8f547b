// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/outline_style.h"

#include "app/desktop/theme/theme.h"

#include <QStyleFactory>
#include <QStyleOption>

namespace fivefold {
namespace {

constexpr int kFusionDarker = 140; // Fusion's outline is the window's colour so much darker

template <class Option>
Option outlined(const Option& option) {
    Option seen(option);
    const QColor wanted = Theme::mark(option.palette.color(QPalette::Active, QPalette::Mid), option.palette);
    seen.palette.setColor(QPalette::Window, wanted.lighter(kFusionDarker));
    return seen;
}

} // namespace

OutlineStyle::OutlineStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) { setObjectName(QStringLiteral("fusion")); }

void OutlineStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            const QStyleOptionButton seen = outlined(*button);
            return QProxyStyle::drawPrimitive(element, &seen, painter, widget);
        }
        break;
    case PE_IndicatorItemViewItemCheck:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            const QStyleOptionViewItem seen = outlined(*item);
            return QProxyStyle::drawPrimitive(element, &seen, painter, widget);
        }
        break;
    case PE_FrameLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
            const QStyleOptionFrame seen = outlined(*frame);
            return QProxyStyle::drawPrimitive(element, &seen, painter, widget);
        }
        break;
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace fivefold
