// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/benchmark.h"

#include "app/desktop/main_window.h"
#include "app/desktop/search_benchmark.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

#ifdef Q_OS_LINUX
#include <ctime>
#include <unistd.h>
#endif

namespace fivefold {

namespace {

constexpr int kPresses = 300;
constexpr int kSettleMs = 1000; // the knobs' ranges arrive from the worker

QByteArray procFile(const char* name) {
    QFile file(QStringLiteral("/proc/self/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Milliseconds since the kernel made this process, in steps of a clock tick (10 ms); 0 where it does not tell.
double sinceStart() {
#ifdef Q_OS_LINUX
    const QByteArray stat = procFile("stat");
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' '); // from field 3 on
    timespec now{};
    if (fields.size() < 20 || clock_gettime(CLOCK_BOOTTIME, &now) != 0) return 0;
    const double born = fields[19].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9 - born) * 1e3;
#else
    return 0;
#endif
}

/// Resident memory in MiB; 0 where the system does not tell.
double residentMemory() {
    const QByteArray status = procFile("status");
    const qsizetype at = status.indexOf("VmRSS:");
    return at < 0 ? 0 : status.mid(at + 6, 24).simplified().split(' ').value(0).toDouble() / 1024;
}

} // namespace

Benchmark::Benchmark(MainWindow& window) : QObject(&window), window_(window) { window.installEventFilter(this); }

bool Benchmark::eventFilter(QObject* object, QEvent* event) {
    // Seen before it is handled; a call queued now comes after the picture is out.
    if (event->type() == QEvent::UpdateRequest || event->type() == QEvent::Expose || event->type() == QEvent::Paint) {
        if (paints_++ == 0) QMetaObject::invokeMethod(this, &Benchmark::firstPaint, Qt::QueuedConnection);
    }
    return QObject::eventFilter(object, event);
}

void Benchmark::firstPaint() {
    std::printf("first picture %.0f ms after the start of the process\n", sinceStart());
    QTimer::singleShot(kSettleMs, this, &Benchmark::pressKeys);
}

double Benchmark::press(QWidget& slider, int key) {
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    QElapsedTimer timer;
    timer.start();
    const int before = paints_;
    QCoreApplication::sendEvent(&slider, &event);
    while (paints_ == before && timer.elapsed() < 100) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    QCoreApplication::processEvents();
    return took;
}

void Benchmark::pressKeys() {
    std::printf("resident memory %.1f MiB\n", residentMemory());
    auto* slider = window_.findChild<QWidget*>(QStringLiteral("knob.tp.slider"));
    if (slider != nullptr) {
        std::vector<double> times;
        for (int i = 0; i < kPresses; ++i) times.push_back(press(*slider, i % 2 == 0 ? Qt::Key_Left : Qt::Key_Right));
        const double first = times.front(); // draws and shapes what no later press does again
        std::sort(times.begin() + 1, times.end());
        std::printf("slider key to repaint: median %.2f ms, worst %.2f ms of %d after the first of %.2f ms\n", times[times.size() / 2],
                    times.back(), kPresses - 1, first);
    }
    new SearchBenchmark(window_, [] { // owned by the window
        std::fflush(stdout);
        QCoreApplication::exit(0);
    });
}

} // namespace fivefold
