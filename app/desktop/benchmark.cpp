// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/benchmark.h"

#include "app/desktop/charts/gantt_view.h"
#include "app/desktop/charts/placement_map.h"
#include "app/desktop/main_window.h"
#include "app/desktop/pages/placement_page.h"
#include "app/desktop/pages/timeline_page.h"
#include "app/desktop/search_benchmark.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSlider>
#include <QTabWidget>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <vector>

#ifdef Q_OS_LINUX
#include <ctime>
#include <unistd.h>
#endif

namespace fivefold {

namespace {

constexpr int kPresses = 300, kFrames = 160;
constexpr int kTurn = 16;     // frames in one direction
constexpr int kNotch = 120;   // of a wheel
constexpr double kPanZoom = 8;
constexpr int kLongestWaitMs = 100, kLookMs = 10, kLongestAnswerMs = 20'000;
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

void wheel(QWidget& widget, QPointF at, int turned, Qt::KeyboardModifiers keys) {
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, turned}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

void hover(QWidget& widget, QPointF at) {
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

/// Until the signal that `listen` connects to a loop has come; false when it does not.
bool waitFor(const std::function<void(QEventLoop& loop)>& listen) {
    QEventLoop loop;
    listen(loop);
    bool late = false;
    QTimer::singleShot(kLongestAnswerMs, &loop, [&] {
        late = true;
        loop.quit();
    });
    loop.exec();
    return !late;
}

/// Brings a page to the front, where it asks its worker.
bool show(QWidget* page) {
    for (QWidget* above = page; above != nullptr; above = above->parentWidget())
        if (auto* tabs = qobject_cast<QTabWidget*>(above); tabs != nullptr && tabs->indexOf(page) >= 0) {
            tabs->setCurrentWidget(page);
            return true;
        }
    return false;
}

/// Milliseconds that this thread has computed, whatever else the machine does; 0 where the system does not tell.
double computing() {
#ifdef Q_OS_LINUX
    timespec now{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0) return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#endif
    return 0;
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

double Benchmark::frame(const std::function<void()>& act) {
    QElapsedTimer timer;
    timer.start();
    const double computed = computing();
    const int before = paints_;
    act();
    while (paints_ == before && timer.elapsed() < kLongestWaitMs) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, kLookMs);
    const double took = paints_ == before ? 0 : static_cast<double>(timer.nsecsElapsed()) / 1e6;
    computed_ = computing() - computed;
    QCoreApplication::processEvents();
    return took;
}

void Benchmark::frames(const char* what, const std::function<void(int)>& act) {
    std::vector<double> times, own;
    for (int i = 0; i < kFrames; ++i)
        if (const double took = frame([&] { act(i); }); took > 0) {
            times.push_back(took);
            own.push_back(computed_);
        }
    if (times.empty()) return;
    std::sort(times.begin(), times.end());
    std::sort(own.begin(), own.end());
    std::printf("%s: median %.2f ms, worst %.2f ms of %zu frames; computing %.2f ms, worst %.2f ms\n", what, times[times.size() / 2], times.back(),
                times.size(), own[own.size() / 2], own.back());
}

void Benchmark::pressKeys() {
    std::printf("resident memory %.1f MiB\n", residentMemory());
    const Plan plan = window_.document().plan();
    if (auto* slider = window_.findChild<QWidget*>(QStringLiteral("knob.tp.slider"))) {
        std::vector<double> times, own;
        for (int i = 0; i < kPresses; ++i) {
            times.push_back(frame([&] {
                QKeyEvent event(QEvent::KeyPress, i % 2 == 0 ? Qt::Key_Left : Qt::Key_Right, Qt::NoModifier);
                QCoreApplication::sendEvent(slider, &event);
            }));
            own.push_back(computed_);
        }
        const double first = times.front(); // draws and shapes what no later press does again
        std::sort(times.begin() + 1, times.end());
        std::sort(own.begin(), own.end());
        std::printf("slider key to repaint: median %.2f ms, worst %.2f ms of %d after the first of %.2f ms; computing %.2f ms\n", times[times.size() / 2],
                    times.back(), kPresses - 1, first, own[own.size() / 2]);
    }
    if (window_.document().plan() != plan) { // what gave way to the slider's knob does not come back with it
        Document& document = window_.document();
        document.use({}, plan);
        waitFor([&document](QEventLoop& loop) { QObject::connect(&document, &Document::resultChanged, &loop, &QEventLoop::quit); });
    }
    timeline();
    placement();
    new SearchBenchmark(window_, [] { // owned by the window
        std::fflush(stdout);
        QCoreApplication::exit(0);
    });
}

void Benchmark::timeline() {
    auto* page = window_.findChild<TimelinePage*>();
    auto* gantt = window_.findChild<GanttView*>();
    auto* moment = window_.findChild<QSlider*>(QStringLiteral("timelineMoment"));
    auto* streams = window_.findChild<QCheckBox*>(QStringLiteral("timelineStreams"));
    if (page == nullptr || !show(page) || gantt == nullptr || moment == nullptr || streams == nullptr) return;
    page->showResult(page->result()); // asks again where it was in front already
    if (!waitFor([page](QEventLoop& loop) { QObject::connect(page, &TimelinePage::simulated, &loop, &QEventLoop::quit); })) return;
    const auto table = [gantt] { return gantt->tsv().count(QLatin1Char('\n')) - 1; };
    gantt->fit();
    std::printf("timeline: %lld bars, %d x %d pixels\n", static_cast<long long>(table()), gantt->width(), gantt->height());
    const QPointF middle(gantt->rect().center());
    const auto zoomed = [&](int i) { wheel(*gantt, middle, i / kTurn % 2 == 0 ? kNotch : -kNotch, Qt::NoModifier); };
    frames("timeline, zoom", zoomed);
    gantt->fit();
    gantt->zoom(kPanZoom, gantt->extent() / 2);
    frames("timeline, pan", [&](int i) { wheel(*gantt, middle, i / kTurn % 2 == 0 ? kNotch : -kNotch, Qt::ShiftModifier); });
    gantt->fit();
    frames("timeline, play head", [&](int i) { moment->setValue((i + 1) * moment->maximum() / kFrames); });
    frames("timeline, hover", [&](int i) { hover(*gantt, QPointF(gantt->width() * (0.2 + 0.6 * i / kFrames), gantt->height() * 0.3)); });
    streams->setChecked(true);
    if (!waitFor([page](QEventLoop& loop) { QObject::connect(page, &TimelinePage::streamsDrawn, &loop, &QEventLoop::quit); })) return;
    gantt->fit();
    std::printf("timeline with streams: %lld bars\n", static_cast<long long>(table()));
    frames("timeline with streams, zoom", zoomed);
}

void Benchmark::placement() {
    auto* page = window_.findChild<PlacementPage*>();
    auto* map = window_.findChild<PlacementMap*>();
    if (page == nullptr || !show(page) || map == nullptr) return;
    page->showResult(page->result()); // asks again where it was in front already
    if (!waitFor([page](QEventLoop& loop) { QObject::connect(page, &PlacementPage::placed, &loop, &QEventLoop::quit); })) return;
    std::printf("placement: %lld GPUs, %d x %d pixels\n", static_cast<long long>(map->ranks()), map->width(), map->height());
    const auto along = [map](int i) { return QPointF(map->width() * (0.1 + 0.8 * i / kFrames), map->height() * (0.2 + 0.6 * (i % 7) / 7)); };
    frames("placement, hover", [&](int i) { hover(*map, along(i)); });
    frames("placement, zoom", [&](int i) { wheel(*map, QPointF(map->rect().center()), i / kTurn % 2 == 0 ? kNotch : -kNotch, Qt::NoModifier); });
    map->setZoom(kPanZoom, QPointF(map->rect().center()));
    frames("placement, hover when near", [&](int i) { hover(*map, along(i)); });
}

} // namespace fivefold
