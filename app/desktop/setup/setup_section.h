// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/controls/burst.h"
#include "app/desktop/document.h"

#include <QWidget>

namespace fivefold {

class FormGrid;

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
    /// A control too wide for a place beside its label: it has a line of its own.
    void addWideRow(const QString& label, QWidget* control, const QString& suffix);
    /// A labelled row of the form; the label carries the access key.
    void addRow(const QString& label, QWidget* control, const QString& suffix);
    [[nodiscard]] FormGrid* form() const { return form_; }

    Document& document_;

private:
    FormGrid* form_;
    Burst burst_;
    int lastField_ = -1;
};

/// A label's text without the mark of its access key.
[[nodiscard]] QString plainLabel(QString label);

} // namespace fivefold
