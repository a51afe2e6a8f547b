// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/benchmark.h"
#include "app/desktop/language.h"
#include "app/desktop/main_window.h"
#include "app/desktop/screenshot.h"
#include "app/desktop/session.h"
#include "app/desktop/startup.h"
#include "app/desktop/theme/theme.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>

#ifdef __GLIBC__
#include <malloc.h>
#endif

int main(int argc, char** argv) {
    using namespace fivefold;
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 2); // the window and its workers: an arena for each worker that ever ran would keep its peak
#endif
    QCoreApplication::setOrganizationName(QStringLiteral("Fivefold"));
    QCoreApplication::setApplicationName(QStringLiteral("fivefold"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FIVEFOLD_VERSION));
    if (answersWithoutWindow(argc, argv)) return kDone;
    if (const std::string problem = missingDisplay(argc, argv); !problem.empty()) {
        std::fprintf(stderr, "%s\n", problem.c_str());
        return kNoEnvironment;
    }

    catchDisplayFailure();
    QApplication application(argc, argv);
    releaseDisplayFailure();
    QApplication::setApplicationDisplayName(QStringLiteral("Fivefold"));
    QApplication::setDesktopFileName(QStringLiteral("fivefold"));
    const std::optional<StartOptions> options = readOptions(QApplication::arguments());
    if (!options) return kWrongUse;

    const Language language(options->language);
    Theme::apply(application);
    if (options->dark) Theme::setDark(true);
    MainWindow window(std::make_shared<const Catalogue>(load_catalogue()));
    if (!options->size.isEmpty()) window.resize(options->size);
    if (options->page >= 0) window.showPage(options->page);
    if (!options->screenshot.isEmpty()) {
        if (!options->file.isEmpty()) window.openFile(options->file);
        window.show();
        grabAndQuit(window, options->screenshot);
        return QApplication::exec();
    }

    if (options->benchmark) {
        if (!options->file.isEmpty()) window.openFile(options->file);
        new Benchmark(window); // owned by the window
        window.show();
        return QApplication::exec();
    }

    Session session(window.document(), QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    const bool restored = session.restore();
    if (restored) window.showMessage(Severity::info, MainWindow::tr("Your unsaved plan of the last session is back."));
    if (!options->file.isEmpty()) window.openFile(options->file);
    window.show();
    QTimer::singleShot(0, &session, &Session::restorePins); // the window need not wait for them
    const int code = QApplication::exec();
    session.end();
    return code;
}
