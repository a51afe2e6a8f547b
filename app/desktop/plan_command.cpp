// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plan_command.h"

#include <utility>

namespace fivefold {

PlanCommand::PlanCommand(Document& document, Plan after, const QString& what, ChangeSource source)
    : QUndoCommand(what), document_(document), before_(document.plan()), after_(std::move(after)), source_(source) {}

void PlanCommand::undo() { document_.show(before_); }

void PlanCommand::redo() { document_.show(after_); }

bool PlanCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const PlanCommand*>(other); // the same id: Qt offers only commands of one kind
    if (next->source_.group != source_.group) return false;
    after_ = next->after_;
    setText(next->text());
    if (after_ == before_) setObsolete(true); // a drag that came back to where it began
    return true;
}

} // namespace fivefold
