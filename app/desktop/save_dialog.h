// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>

namespace fivefold {

/// A dialog, not yet open, that asks where to write; it deletes itself and asks before it replaces a file. The suffix follows the chosen
/// one of `filters`, which are "NAME (*.suffix)" joined by ";;"; the first counts at the start.
[[nodiscard]] QFileDialog* makeSaveDialog(QWidget* parent, const QString& title, const QString& folder, const QString& file, const QString& filters);

} // namespace fivefold
