// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document.h"

#include <QUndoCommand>

namespace fivefold {

/// One step of history: the whole plan before and after, a few kilobytes.
class PlanCommand : public QUndoCommand {
public:
    PlanCommand(Document& document, Plan after, const QString& what, ChangeSource source);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return source_.field; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    Document& document_;
    Plan before_;
    Plan after_;
    ChangeSource source_;
};

} // namespace fivefold
