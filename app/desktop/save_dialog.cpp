// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/save_dialog.h"

#include <QRegularExpression>

namespace fivefold {

namespace {

/// "pdf" of "PDF (*.pdf)".
QString suffixOf(const QString& filter) {
    static const QRegularExpression kSuffix(QStringLiteral("\\*\\.(\\w+)"));
    return kSuffix.match(filter).captured(1);
}

} // namespace

QFileDialog* makeSaveDialog(QWidget* parent, const QString& title, const QString& folder, const QString& file, const QString& filters) {
    auto* dialog = new QFileDialog(parent, title, folder, filters);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave); // asks before it replaces a file
    dialog->setDefaultSuffix(suffixOf(filters));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
    dialog->selectFile(file);
    return dialog;
}

} // namespace fivefold
