// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/controls/burst.h"
#include "app/desktop/document.h"

#include <QWidget>

class QFormLayout;

namespace fivefold {

/// One part of the setup dock. It shows the document's plan and hands edited copies of it back.
class SetupSection : public QWidget {
    Q_OBJECT

public:
    SetupSection(Document& document, const QString& title, QWidget* parent);

protected:
    virtual void refresh() = 0;
    /// Takes over an edited copy of the plan. Quick changes of one `field` become one undo step.
    void commit(const QString& what, const Plan& plan, int field);
    /// "setup.nodes", with the row's label as its accessible name.
    static void name(QWidget* control, const QString& suffix, const QString& label);
    /// A labelled row of the form; the label carries the access key.
    void addRow(const QString& label, QWidget* control, const QString& suffix);
    [[nodiscard]] QFormLayout* form() const { return form_; }

    Document& document_;

private:
    QFormLayout* form_;
    Burst burst_;
    int lastField_ = -1;
};

/// Forms in the narrow dock: labels left, fields as wide as there is room.
void styleForm(QFormLayout& form);
/// A row whose label wraps where it is too long.
void addFormRow(QFormLayout& form, const QString& label, QWidget* control);
/// A label's text without the mark of its access key.
[[nodiscard]] QString plainLabel(QString label);

} // namespace fivefold
