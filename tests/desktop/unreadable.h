// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace fivefold::test {

/// Every visible text of a label, button, box, tab or column heading under `root` that is cut, elided or beyond the edge of what holds it.
[[nodiscard]] QStringList unreadableTexts(const QWidget& root);

} // namespace fivefold::test
