// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/setup_section.h"

#include "app/desktop/setup/form_grid.h"
#include "app/desktop/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fivefold {

QString plainLabel(QString label) {
    label.remove(QLatin1Char('&'));
    return label;
}

SetupSection::SetupSection(Document& document, const QString& title, QWidget* parent)
    : QWidget(parent), document_(document), form_(new FormGrid) {
    auto* heading = new QLabel(title, this);
    QFont bold = Theme::scaled(heading->font(), 1.1);
    bold.setBold(true);
    heading->setFont(bold);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(heading);
    column->addLayout(form_);
}

void SetupSection::commit(const QString& what, const Plan& plan, int field) {
    if (field != lastField_) burst_.begin();
    lastField_ = field;
    document_.changeSetup(plainLabel(what), plan, {field, burst_.group()});
    refresh(); // a value that was not taken over goes back to what is
}

void SetupSection::name(QWidget* control, const QString& suffix, const QString& label) {
    control->setObjectName(QStringLiteral("setup.") + suffix);
    control->setAccessibleName(plainLabel(label));
}

void SetupSection::addWideRow(const QString& label, QWidget* control, const QString& suffix) {
    name(control, suffix, label);
    form_->addWideRow(label, control);
}

void SetupSection::addRow(const QString& label, QWidget* control, const QString& suffix) {
    name(control, suffix, label);
    form_->addRow(label, control);
}

} // namespace fivefold
