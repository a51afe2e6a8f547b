// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fivefold {

KeysDialog::KeysDialog(QWidget& window) : QDialog(&window) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    resize(460, 520);
    auto* list = new QTreeWidget(this);
    list->setObjectName(QStringLiteral("keys.list"));
    list->setAccessibleName(tr("Keys"));
    list->setColumnCount(2);
    list->setHeaderLabels({tr("Does"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    const auto add = [list](const QString& what, const QString& keys) { list->addTopLevelItem(new QTreeWidgetItem({what, keys})); };
    for (const QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcut().isEmpty()) continue;
        QString what = action->text();
        what.remove(QLatin1Char('&'));
        add(what, action->shortcut().toString(QKeySequence::NativeText));
    }
    add(tr("Next or previous value of a slider"), tr("Right, Left"));
    add(tr("Two values further"), tr("Page Up, Page Down"));
    add(tr("Largest or smallest value"), tr("End, Home"));
    add(tr("Placement: neighbouring GPU, same GPU of the next node"), tr("Left and Right, Up and Down"));
    add(tr("Placement: next rank of the same group"), tr("Ctrl+Right, Ctrl+Left"));
    add(tr("Placement: nearer, further away, everything"), tr("+, -, 0"));
    add(tr("Search: end a search"), tr("Esc"));
    add(tr("Search: use the chosen layout, pin it"), tr("Return, Ctrl+P"));
    add(tr("Search: along the Pareto front"), tr("Right, Left"));
    add(tr("Search: nearer, further away, everything"), tr("+, -, 0"));
    add(tr("Timeline: pass before or after, same moment on another stage"), tr("Left and Right, Up and Down"));
    add(tr("Timeline: nearer, further away, everything, the chosen pass"), tr("+, -, 0, Return"));
    add(tr("Timeline: earlier or later"), tr("Ctrl+Left, Ctrl+Right"));
    add(tr("Measured: next run by measured time, by prediction or error"), tr("Left and Right, Up and Down"));
    add(tr("Measured: load the chosen run's plan"), tr("Return"));
    add(tr("A knob by its underlined letter"), tr("Alt+letter"));
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
