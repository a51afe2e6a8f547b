// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace fivefold {

/// Holds all layouts in a scroll area while its contents change, and lays them out at its end, outermost first. Left to themselves they
/// follow one level a turn of the event loop, innermost first: rows are squeezed, and seen so, until the outermost has grown.
class LayoutHold {
public:
    explicit LayoutHold(QScrollArea& area);
    ~LayoutHold();
    LayoutHold(const LayoutHold&) = delete;
    LayoutHold& operator=(const LayoutHold&) = delete;

private:
    QScrollArea& area_;
};

} // namespace fivefold
