// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search_benchmark.h"

#include "app/desktop/charts/scatter_view.h"
#include "app/desktop/main_window.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/search/layout_table.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QTabWidget>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

namespace fivefold {
namespace {

constexpr int kBeatMs = 1, kRounds = 9, kFrames = 120, kAfterMs = 500;
constexpr std::size_t kFewPoints = 10'000;

double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

} // namespace

SearchBenchmark::SearchBenchmark(MainWindow& window, std::function<void()> done) : QObject(&window), window_(window), page_(window.findChild<SearchPage*>()), done_(std::move(done)) {
    heart_.setInterval(kBeatMs);
    heart_.setTimerType(Qt::PreciseTimer);
    connect(&heart_, &QTimer::timeout, this, &SearchBenchmark::beat);
    connect(page_, &SearchPage::finished, this, [this] { QTimer::singleShot(kAfterMs, this, &SearchBenchmark::arrived); }, Qt::SingleShotConnection);
    connect(page_, &SearchPage::finished, this, [this] { largest_before_ = largest_; }, Qt::DirectConnection);
    QTimer::singleShot(0, this, &SearchBenchmark::start);
}

void SearchBenchmark::start() {
    window_.findChild<QTabWidget*>(QStringLiteral("pages"))->setCurrentWidget(page_);
    page_->findChild<QCheckBox*>(QStringLiteral("searchFramework"))->setChecked(false);
    page_->run();
    since_.start();
    heart_.start();
}

void SearchBenchmark::beat() {
    largest_ = std::max(largest_, static_cast<double>(since_.nsecsElapsed()) / 1e6);
    since_.start();
}

void SearchBenchmark::arrived() {
    heart_.stop();
    const FoundLayouts& found = *page_->found();
    std::printf("search: %.0f layouts in %.2f s, %zu rows; largest gap of the event loop %.1f ms (%.1f ms before the rows)\n", static_cast<double>(found.result.space), found.seconds,
                found.rows.size(), largest_, largest_before_);
    measureSorting();
    measurePanning();
    done_();
}

void SearchBenchmark::measureSorting() {
    const FoundLayouts& found = *page_->found();
    for (const LayoutColumn column : {LayoutColumn::memory, LayoutColumn::recompute, LayoutColumn::tp}) {
        std::vector<double> times;
        for (int i = 0; i < kRounds; ++i) {
            QElapsedTimer timer;
            timer.start();
            const auto order = arrangeLayouts(found, {}, column, i % 2 == 0, Seconds(1));
            times.push_back(order.empty() ? 0 : static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        std::printf("sorting %zu rows by %s: median %.1f ms of %d\n", found.rows.size(), layoutColumnText(column).key, median(times), kRounds);
    }
    for (const char* text : {"tp=8 pp<=4 mem<70", "interleaved -full"}) {
        QElapsedTimer timer;
        timer.start();
        const auto rows = parseFilter(QLatin1String(text)).filter.matching(found, Seconds(1));
        std::printf("filtering them by '%s': %.1f ms, %zu left\n", text, static_cast<double>(timer.nsecsElapsed()) / 1e6, rows.size());
    }
}

void SearchBenchmark::measurePanning() {
    auto* tabs = page_->findChild<QTabWidget*>(QStringLiteral("searchTabs"));
    tabs->setCurrentIndex(1);
    auto* scatter = page_->findChild<ScatterView*>(QStringLiteral("searchScatter"));
    const ScatterData all = scatter->data();
    for (const bool few : {true, false}) {
        ScatterData shown = all;
        if (few) { // spread over the whole list
            const std::size_t step = std::max<std::size_t>(1, all.points.size() / kFewPoints);
            shown.points.clear();
            shown.front.clear();
            for (std::size_t i = 0; i < all.points.size() && shown.points.size() < kFewPoints; i += step) shown.points.push_back(all.points[i]);
        }
        scatter->setData(shown);
        scatter->fit();
        scatter->zoom(2, scatter->rect().center());
        scatter->repaint();
        QElapsedTimer timer;
        timer.start();
        for (int frame = 0; frame < kFrames; ++frame) {
            scatter->pan({frame < kFrames / 2 ? 3.0 : -3.0, frame % 2 == 0 ? 2.0 : -2.0});
            scatter->repaint();
        }
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        std::printf("panning %zu points: %.0f frames/s\n", shown.points.size(), kFrames / seconds);
    }
    scatter->setData(all);
}

} // namespace fivefold
