// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QPointF;
class QWidget;

namespace fivefold {

class MainWindow;

/// For developers: prints how long the window took to its first picture, what memory the process holds, and how long a
/// slider key takes until every visible part is repainted (median and worst of 300 presses, in ms); then what a frame takes while the
/// timeline is zoomed, panned and its play head moved, and while the placement is zoomed and hovered; then
/// what a search asks of the window; then quits.
class Benchmark : public QObject {
    Q_OBJECT

public:
    explicit Benchmark(MainWindow& window);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void firstPaint();
    void pressKeys();
    void timeline();
    void placement();
    /// Milliseconds from `act` until what it changed is on the screen; 0 where nothing was to be painted.
    [[nodiscard]] double frame(const std::function<void()>& act);
    /// Does `act(i)` for i from 0, and prints what a frame takes.
    void frames(const char* what, const std::function<void(int)>& act);

    MainWindow& window_;
    int paints_ = 0;
    double computed_ = 0; ///< milliseconds that the window's thread computed for the last frame
};

} // namespace fivefold
