// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace fivefold {

/// Fusion with outlines of boxes, radio buttons and fields that can be seen: its own are darker than the window, which on a dark ground is
/// next to nothing.
class OutlineStyle : public QProxyStyle {
    Q_OBJECT

public:
    OutlineStyle();
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
};

} // namespace fivefold
