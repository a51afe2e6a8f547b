// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/model_config.h"
#include "core/formats/plan_file.h"

#include <QByteArray>
#include <QString>

#include <variant>

namespace fivefold {

/// A file that a person opened or dropped, read in full: a plan, or a model from a Hugging Face config.json.
struct InputFile {
    QString path;
    std::variant<LoadedPlan, ImportedModel> content;
    [[nodiscard]] bool isPlan() const { return std::holds_alternative<LoadedPlan>(content); }
};

/// Reads it; its top-level keys tell a config.json from a plan. Throws FormatError.
[[nodiscard]] InputFile readInputFile(const QString& path, const Catalogue& catalogue);
/// The whole text of a file. Plans and model configs are a few kilobytes: what is far larger is refused before it is read,
/// so that the window never waits for it. Throws FormatError with a sentence in the interface's language.
[[nodiscard]] QByteArray readSmallFile(const QString& path);
/// Writes so that a failure leaves the old file as it was. Throws FormatError.
void writeOutputFile(const QString& path, const QByteArray& text);

} // namespace fivefold
