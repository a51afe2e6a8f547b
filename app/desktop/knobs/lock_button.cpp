// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/lock_button.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/theme/icons.h"

#include <QSignalBlocker>

namespace fivefold {

LockButton::LockButton(Knob knob, QWidget* parent) : QToolButton(parent), knob_(knob) {
    setCheckable(true);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setIconSize(QSize(14, 14));
    describe();
    connect(this, &QToolButton::toggled, this, [this](bool on) {
        describe();
        Q_EMIT locked(knob_, on);
    });
}

void LockButton::showLocked(bool locked) {
    if (isChecked() == locked) return;
    const QSignalBlocker quiet(this);
    setChecked(locked);
    describe();
}

void LockButton::describe() {
    setIcon(lineIcon(isChecked() ? QStringLiteral("lock") : QStringLiteral("unlock")));
    const QString name = knobText(knob_);
    setAccessibleName(tr("Lock %1").arg(name));
    setToolTip(isChecked() ? tr("%1 keeps its value when other knobs move").arg(name)
                           : tr("%1 may change when other knobs move").arg(name));
}

} // namespace fivefold
