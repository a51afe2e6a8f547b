// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document.h"

#include <QUndoCommand>

namespace fivefold {

/// One step of history: the measured values in use before and after.
class HardwareCommand : public QUndoCommand {
public:
    /// `plan`: the present one with the memory that was measured.
    HardwareCommand(Document& document, UsedHardwarePtr after, Plan plan, const QString& what)
        : QUndoCommand(what), document_(document), before_(document.hardware()), after_(std::move(after)), planBefore_(document.plan()), planAfter_(std::move(plan)) {}

    void undo() override { document_.showHardware(before_, planBefore_); }
    void redo() override { document_.showHardware(after_, planAfter_); }

private:
    Document& document_;
    UsedHardwarePtr before_, after_;
    Plan planBefore_, planAfter_;
};

} // namespace fivefold
