// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace fivefold {

class MainWindow;

/// For developers: prints how long the window took to its first picture, what memory the process holds, and how long a
/// slider key takes until every visible part is repainted (median and worst of 300 presses, in ms); then what a search
/// asks of the window; then quits.
class Benchmark : public QObject {
    Q_OBJECT

public:
    explicit Benchmark(MainWindow& window);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void firstPaint();
    void pressKeys();
    [[nodiscard]] double press(QWidget& slider, int key);

    MainWindow& window_;
    int paints_ = 0;
};

} // namespace fivefold
