// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/campaign/place_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace fivefold {

using namespace Qt::StringLiterals;

PlaceDialog::PlaceDialog(const QString& host, const QString& path, QWidget* parent) : QDialog(parent), host_(new QLineEdit(host)), path_(new QLineEdit(path)) {
    setObjectName("placeDialog"_L1);
    setWindowTitle(tr("Where the Campaign Runs"));
    resize(460, sizeHint().height());
    host_->setObjectName("place.host"_L1);
    path_->setObjectName("place.path"_L1);
    host_->setAccessibleName(tr("Login node"));
    path_->setAccessibleName(tr("Folder there"));
    host_->setPlaceholderText(tr("this machine"));
    path_->setPlaceholderText(tr("a folder of the campaign's name"));
    auto* note = new QLabel(tr("The folder is copied there with rsync, through your own ssh and its keys; records come back the same way. Nothing else leaves this machine."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setObjectName("place.ok"_L1);
    auto* form = new QFormLayout;
    form->addRow(tr("&Login node"), host_);
    form->addRow(tr("&Folder there"), path_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(note);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT placed(host_->text().trimmed(), path_->text().trimmed());
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace fivefold
