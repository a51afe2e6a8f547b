// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys_dialog.h"

#include "app/desktop/language.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fivefold {

namespace {

/// Every entry that has keys, in the order of the menus.
template <class Add>
void addMenus(const QList<QAction*>& actions, const Add& add) {
    for (const QAction* action : actions) {
        if (const QMenu* menu = action->menu()) addMenus(menu->actions(), add);
        if (action->shortcut().isEmpty()) continue;
        add(withoutAccessKey(action->text()), QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
    }
}

} // namespace

KeysDialog::KeysDialog(QWidget& window) : QDialog(&window) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    resize(520, 560);
    auto* list = new QTreeWidget(this);
    list->setObjectName(QStringLiteral("keys.list"));
    list->setAccessibleName(tr("Keys"));
    list->setColumnCount(2);
    list->setHeaderLabels({tr("Does"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    const auto add = [list](const QString& what, const QString& keys) { list->addTopLevelItem(new QTreeWidgetItem({what, keys})); };
    if (const auto* bar = window.findChild<QMenuBar*>()) addMenus(bar->actions(), add);
    add(tr("A knob by its underlined letter"), tr("Alt+letter"));
    add(tr("Next or previous value of a slider"), tr("Right, Left"));
    add(tr("Two values further"), tr("Page Up, Page Down"));
    add(tr("Largest or smallest value"), tr("End, Home"));
    add(tr("Chart: copy its picture, its data"), tr("Ctrl+C, Ctrl+Shift+C"));
    add(tr("Table: copy the chosen rows"), tr("Ctrl+C"));
    // In the order of the pages.
    add(tr("Memory: stage before or after, how it is computed"), tr("Up and Down, Return"));
    add(tr("Step: part before or after, how it is computed"), tr("Up and Down, Return"));
    add(tr("Timeline: pass before or after, same moment on another stage"), tr("Left and Right, Up and Down"));
    add(tr("Timeline: nearer, further away, everything, the chosen pass"), tr("+, -, 0, Return"));
    add(tr("Timeline: earlier or later"), tr("Ctrl+Left, Ctrl+Right"));
    add(tr("Search: end a search"), tr("Esc"));
    add(tr("Search: use the chosen layout, pin it"), tr("Return, Ctrl+P"));
    add(tr("Search: along the Pareto front"), tr("Right, Left"));
    add(tr("Search: nearer, further away, everything"), tr("+, -, 0"));
    add(tr("Heatmap: use the plan of the chosen cell"), tr("Return"));
    add(tr("Scaling: next size of the cluster, same size on another curve"), tr("Left and Right, Up and Down"));
    add(tr("Scaling: use the chosen plan"), tr("Return"));
    add(tr("Placement: neighbouring GPU, same GPU of the next node"), tr("Left and Right, Up and Down"));
    add(tr("Placement: next rank of the same group"), tr("Ctrl+Right, Ctrl+Left"));
    add(tr("Placement: nearer, further away, everything"), tr("+, -, 0"));
    add(tr("Compare: use, rename, unpin the chosen plan"), tr("Return, F2, Delete"));
    add(tr("Compare: move the chosen plan to the left or right"), tr("Alt+Left, Alt+Right"));
    add(tr("Measured: next run by measured time, by prediction or error"), tr("Left and Right, Up and Down"));
    add(tr("Measured: load the chosen run's plan"), tr("Return"));
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(list);
    column->addWidget(buttons);
}

} // namespace fivefold
