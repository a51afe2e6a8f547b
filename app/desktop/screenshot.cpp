// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screenshot.h"

#include "app/desktop/startup.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <cstdio>

namespace fivefold {

void grabAndQuit(QWidget& window, const QString& file) {
    constexpr int kSettleMs = 900; // ranges arrive from the worker, flashes end
    QTimer::singleShot(kSettleMs, &window, [&window, file] {
        const bool done = window.grab().save(file, "PNG");
        if (!done) std::fprintf(stderr, "fivefold: %s cannot be written\n", qPrintable(file));
        QCoreApplication::exit(done ? kDone : kBadInput);
    });
}

} // namespace fivefold
