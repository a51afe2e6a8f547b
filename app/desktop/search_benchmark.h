// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace fivefold {

class MainWindow;
class SearchPage;

/// For developers: searches the present plan without the framework's limits, and prints the largest gap between two turns of the event
/// loop while the rows come, how long sorting them takes, and how fast a scatter is dragged.
class SearchBenchmark : public QObject {
    Q_OBJECT

public:
    SearchBenchmark(MainWindow& window, std::function<void()> done);

private:
    void start();
    void beat();
    void arrived();
    void measureSorting();
    void measurePanning();

    MainWindow& window_;
    SearchPage* page_;
    std::function<void()> done_;
    QTimer heart_;
    QElapsedTimer since_;
    double largest_ = 0, largest_before_ = 0; ///< ms; before: while searching, until the rows come
};

} // namespace fivefold
