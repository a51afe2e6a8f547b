// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/import.h"
#include "core/formats/model_config.h"
#include "core/formats/plan_file.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <variant>

namespace fivefold {

/// What a person opened or dropped, read in full: a plan, a model from a Hugging Face config.json, or a plan put together from the
/// launch files of a run.
struct InputFile {
    QString path; ///< of the first file
    std::variant<LoadedPlan, ImportedModel, ImportedPlan> content;
    [[nodiscard]] bool isPlan() const { return !std::holds_alternative<ImportedModel>(content); }
};

/// Reads it; its content tells what it is. Throws FormatError.
[[nodiscard]] InputFile readInputFile(const QString& path, const Catalogue& catalogue);
/// Puts several files together into one plan, folders with the configuration files in them. Throws FormatError.
[[nodiscard]] InputFile readInputFiles(const QStringList& paths, const Catalogue& catalogue);
/// The whole text of a file. Plans and model configs are a few kilobytes: what is far larger is refused before it is read,
/// so that the window never waits for it. Throws FormatError with a sentence in the interface's language.
[[nodiscard]] QByteArray readSmallFile(const QString& path);
/// Writes so that a failure leaves the old file as it was. Throws FormatError.
void writeOutputFile(const QString& path, const QByteArray& text);

} // namespace fivefold
