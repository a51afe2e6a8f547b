// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

class QLabel;
class QLayout;

namespace fivefold {

/// The icon at the head of a row; `accessible_name` says in words what it means.
[[nodiscard]] QLabel* iconLabel(const QString& name, const QColor& color, const QString& accessible_name);
/// The same in a label that is there.
void setIcon(QLabel* label, const QString& name, const QColor& color, const QString& accessible_name);
/// Removes all that the layout holds; widgets go once the present event is over.
void clearLayout(QLayout* layout);

} // namespace fivefold
