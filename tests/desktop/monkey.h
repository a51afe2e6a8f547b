// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop/window_fixture.h"

#include <QRandomGenerator>
#include <QStringList>
#include <QTimer>

namespace fivefold::test {

/// One that presses everything. Each step does one thing to the window; a step that changed the plan is sometimes undone and redone, and
/// must give back exactly the plans before and after.
class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(WindowFixture& fixture, quint32 seed);
    ~Monkey() override;

    /// What went wrong, or nothing.
    QString step();
    [[nodiscard]] QString history() const { return history_.join(QStringLiteral(" | ")); }
    [[nodiscard]] int checkedChanges() const { return checked_; }
    [[nodiscard]] static QString residentMemory();

private:
    void act();
    void triggerAction();
    void moveKnob();
    void editField();
    void keysInWidget();
    void mouseInWidget();
    void dropFile();
    void undoRedo();
    void answerDialogs();
    [[nodiscard]] QString checkUndo(const Plan& before, int index);

    template <class List>
    [[nodiscard]] auto* any(const List& list) { return list.isEmpty() ? nullptr : list[random_.bounded(list.size())]; }
    template <class Widget>
    [[nodiscard]] QList<Widget*> visible() const;
    void note(const QString& what);

    WindowFixture& fixture_;
    QRandomGenerator random_;
    QTimer dialogs_;
    QStringList files_, history_;
    int checked_ = 0;
};

} // namespace fivefold::test
