// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace fivefold {

/// Numbers the changes of a control so that one drag, one held key or one spin of the wheel gets one number: what the undo history
/// merges. Changes that follow each other within the pause belong together unless begin() comes between.
class Burst {
public:
    void begin() {
        ++group_;
        held_ = false;
    }
    /// Until release() everything belongs together, however slow.
    void hold() {
        begin();
        held_ = true;
    }
    void release() {
        held_ = false;
        since_.start();
    }

    int group() {
        constexpr qint64 kPauseMs = 600;
        if (!held_ && (!since_.isValid() || since_.elapsed() > kPauseMs)) ++group_;
        since_.start();
        return group_;
    }

private:
    QElapsedTimer since_;
    int group_ = 0;
    bool held_ = false;
};

} // namespace fivefold
