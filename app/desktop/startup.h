// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace fivefold {

/// What the command line asks for.
struct StartOptions {
    QString file;       ///< plan or config.json to open
    QString language;   ///< locale name in place of the system's
    QString screenshot; ///< PNG to write, then quit: for documentation and tests
    QSize size;         ///< of the window; empty: as it was left
    int page = -1;      ///< shown at first; -1: as it was left
    bool benchmark = false;
    bool dark = false;
};

enum ExitCode : int { kDone = 0, kWrongUse = 2, kBadInput = 3, kNoEnvironment = 4 };

/// Reads the arguments; prints why and gives nothing when they are wrong.
[[nodiscard]] std::optional<StartOptions> readOptions(const QStringList& arguments);
/// True when `--help` or `--version` is asked for; answers it without a window system.
[[nodiscard]] bool answersWithoutWindow(int argc, char** argv);
/// A sentence where no window can be opened because there is no display at all; empty otherwise.
[[nodiscard]] std::string missingDisplay(int argc, char** argv);
/// Turns Qt's abort, where a display is named but cannot be reached, into a sentence and exit code 4.
void catchDisplayFailure();
void releaseDisplayFailure();

} // namespace fivefold
