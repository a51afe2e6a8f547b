// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace fivefold {

/// Writes a picture of `window` once everything in it is drawn, then ends the application with 0, or 3 when it cannot be written.
void grabAndQuit(QWidget& window, const QString& file);

} // namespace fivefold
