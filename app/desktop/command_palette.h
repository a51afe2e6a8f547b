// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace fivefold {

/// One thing that can be done, as it is found by typing.
struct Command {
    QString title; ///< "File › Open…", "TP 8"
    QString keys;  ///< its shortcut, for those who learn
    std::function<void()> run;
};

/// How well `query` finds `title`: every word of it must stand in the title, or its letters in this order; less is better, negative is no
/// hit. Beginnings of words count for more.
[[nodiscard]] int matchCost(const QString& title, const QString& query);

/// A line to type into and the commands that match, best first; Enter runs the chosen one.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// `more` gives commands that depend on what was typed, such as "tp 8".
    CommandPalette(std::vector<Command> commands, std::function<std::vector<Command>(const QString&)> more, QWidget* parent);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void fill();
    void runChosen();

    std::vector<Command> commands_, found_;
    std::function<std::vector<Command>(const QString&)> more_;
    QLineEdit* line_;
    QListWidget* list_;
};

} // namespace fivefold
