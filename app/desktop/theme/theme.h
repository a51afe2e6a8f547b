// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/estimate.h"

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPen>

class QApplication;

namespace fivefold {

/// A colour with a meaning. `hatched` is the second sign beside colour, where two meanings share one.
struct Swatch {
    QColor color;
    bool hatched = false;
    bool operator==(const Swatch&) const = default;
};

/// Colours by meaning (Okabe-Ito, safe for colour-blind people), the same on every page, and what else makes the look.
/// Everything is derived from the palette at hand, so that a change from light to dark needs no more than a repaint.
class Theme {
public:
    Theme() = delete;

    /// Style, palette and font of the application: Fusion where the platform brings no style of its own.
    static void apply(QApplication& application);
    /// Our own dark or light palette in place of the system's: for the setting, and for tests.
    static void setDark(bool dark);
    /// "light", "dark", or empty for what the system asks for.
    static void applyAppearance(const QString& appearance);
    [[nodiscard]] static bool isDark(const QPalette& palette);

    [[nodiscard]] static Swatch swatch(MemoryGroup group, const QPalette& palette);
    [[nodiscard]] static Swatch swatch(TimeTerm term, const QPalette& palette);
    [[nodiscard]] static Swatch swatch(Traffic::Dimension dimension, const QPalette& palette);
    /// Colours of things that have no meaning of their own, such as numbered groups: kSeries of them, neighbours easy to tell apart.
    static constexpr int kSeries = 8;
    [[nodiscard]] static QColor series(int index, const QPalette& palette);
    /// Colours of a quantity from its least (0) to its most (1): cividis, dark blue to yellow, which reads the same without red or green.
    [[nodiscard]] static QColor ramp(double share);
    /// Black or white, whichever can be read on `ground`.
    [[nodiscard]] static QColor textOn(const QColor& ground);
    /// What `swatch` is filled with: the colour, or lines of it.
    [[nodiscard]] static QBrush brush(const Swatch& swatch);
    /// The edge of an area filled with `swatch`, darker or lighter so that pale colours stand out as well.
    [[nodiscard]] static QPen outline(const Swatch& swatch, const QPalette& palette);

    /// Text colours with a contrast of at least 4.5 : 1 to the palette's window and base.
    [[nodiscard]] static QColor textColor(Verdict verdict, const QPalette& palette);
    [[nodiscard]] static QColor textColor(Severity severity, const QPalette& palette);
    /// `color` for thin marks, such as lines, points and small bars without an edge: moved until 3 : 1 to window and base.
    [[nodiscard]] static QColor mark(const QColor& color, const QPalette& palette);
    [[nodiscard]] static QColor mutedText(const QPalette& palette); ///< units, axis labels, notes
    [[nodiscard]] static QColor rule(const QPalette& palette);      ///< grid lines and separators
    [[nodiscard]] static QColor accent(const QPalette& palette);

    /// Contrast ratio of WCAG 2.1 between two opaque colours, 1 to 21.
    [[nodiscard]] static double contrast(const QColor& a, const QColor& b);
    /// `font` with digits of equal width where the font and Qt offer them.
    [[nodiscard]] static QFont tabularFigures(QFont font);
    /// `font` larger or smaller by `factor`, whether its size is set in points or pixels.
    [[nodiscard]] static QFont scaled(QFont font, double factor);
};

} // namespace fivefold
