// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/input_file.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>

namespace fivefold {

/// What files that a person opened or dropped are, read as far as the window needs it.
struct OpenedFiles {
    enum class Kind { plan, measurements, campaign };
    QStringList paths;
    Kind kind = Kind::plan;
    std::optional<InputFile> file; ///< of plans; nothing where they cannot be read
    QString problem;               ///< why not
};
/// Reads files, so that it belongs on a worker.
[[nodiscard]] OpenedFiles lookAtFiles(const QStringList& paths, const Catalogue& catalogue, const std::stop_token& stop = {});

} // namespace fivefold
