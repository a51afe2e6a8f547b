// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/setup_section.h"

#include "app/desktop/theme/theme.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace fivefold {

void styleForm(QFormLayout& form) {
    form.setContentsMargins(0, 0, 0, 0);
    form.setHorizontalSpacing(8);
    form.setVerticalSpacing(4);
    form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form.setLabelAlignment(Qt::AlignLeft);
}

void addFormRow(QFormLayout& form, const QString& label, QWidget* control) {
    auto* text = new QLabel(label);
    text->setWordWrap(true); // a long language takes a second line, not a wider dock
    text->setBuddy(control);
    form.addRow(text, control);
}

QString plainLabel(QString label) {
    label.remove(QLatin1Char('&'));
    return label;
}

SetupSection::SetupSection(Document& document, const QString& title, QWidget* parent)
    : QWidget(parent), document_(document), form_(new QFormLayout) {
    auto* heading = new QLabel(title, this);
    QFont bold = Theme::scaled(heading->font(), 1.1);
    bold.setBold(true);
    heading->setFont(bold);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(heading);
    styleForm(*form_);
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

void SetupSection::addRow(const QString& label, QWidget* control, const QString& suffix) {
    name(control, suffix, label);
    addFormRow(*form_, label, control);
}

} // namespace fivefold
