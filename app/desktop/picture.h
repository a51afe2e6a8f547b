// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace fivefold {

/// Writes what `widget` shows: as SVG where the file's name ends so, else as PNG at the screen's scale. Says what went wrong, or nothing.
[[nodiscard]] QString writePicture(QWidget& widget, const QString& path);

} // namespace fivefold
