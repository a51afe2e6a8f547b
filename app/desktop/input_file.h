// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace fivefold {

/// What a file that a person opened or dropped turns out to be, judged by its top-level keys.
enum class InputKind { plan, model_config };

/// The whole text of a file. Plans and model configs are a few kilobytes: what is far larger is refused before it is read,
/// so that the window never waits for it. Throws FormatError with a sentence in the interface's language.
[[nodiscard]] QByteArray readInputFile(const QString& path);
/// Text that is no JSON object counts as a plan: its reader says what is wrong.
[[nodiscard]] InputKind inputKind(const QByteArray& json);
/// Writes so that a failure leaves the old file as it was. Throws FormatError.
void writeOutputFile(const QString& path, const QByteArray& text);

} // namespace fivefold
