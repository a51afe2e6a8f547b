// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document.h"

#include <QUndoCommand>

namespace fivefold {

/// One step of history: the measured values in use before and after.
class HardwareCommand : public QUndoCommand {
public:
    HardwareCommand(Document& document, UsedHardwarePtr after, const QString& what)
        : QUndoCommand(what), document_(document), before_(document.hardware()), after_(std::move(after)) {}

    void undo() override { document_.showHardware(before_); }
    void redo() override { document_.showHardware(after_); }

private:
    Document& document_;
    UsedHardwarePtr before_, after_;
};

} // namespace fivefold
