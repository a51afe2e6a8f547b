// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/finding.h"

#include <QToolButton>

namespace fivefold {

/// Holds a knob against re-balancing.
class LockButton : public QToolButton {
    Q_OBJECT

public:
    explicit LockButton(Knob knob, QWidget* parent = nullptr);
    void showLocked(bool locked);

Q_SIGNALS:
    void locked(fivefold::Knob knob, bool on);

private:
    void describe();

    Knob knob_;
};

} // namespace fivefold
