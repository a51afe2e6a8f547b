// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

namespace fivefold {

/// A line icon of our own set in the palette's text colour: `name` is a file of resources/icons/line without its ending, such as
/// "open". It follows a change of palette and stays sharp at any size and scale. An unknown name gives a null icon.
[[nodiscard]] QIcon lineIcon(const QString& name);
/// The same in one fixed colour, for verdicts and severities.
[[nodiscard]] QIcon lineIcon(const QString& name, const QColor& color);
/// Names of the whole set.
[[nodiscard]] QStringList lineIconNames();
/// The application's icon.
[[nodiscard]] QIcon applicationIcon();

} // namespace fivefold
