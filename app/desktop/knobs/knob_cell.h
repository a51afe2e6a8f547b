// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document.h"

#include "core/search/strip.h"

#include <QVariantAnimation>
#include <QWidget>

#include <memory>

namespace fivefold {

class LockButton;
class WhatIfStrip;

/// What all knobs of the panel share: a name, a lock, a tip that says which values work and why others do not, and the flash that
/// shows a re-balanced value. Derived classes bring the control.
class KnobCell : public QWidget {
    Q_OBJECT

public:
    KnobCell(Document& document, Knob knob, QWidget* parent);

    [[nodiscard]] Knob knob() const { return knob_; }
    /// Brings the cell in line with the document's plan and locks.
    void refresh();
    /// New values that work.
    virtual void showRange(const std::vector<std::int64_t>& values) { range_ = values; }
    void showStrip(std::shared_ptr<const std::vector<StripPoint>> points);
    /// A short brightening, unless the desktop asks for no motion.
    void flash();
    /// Disabled, with a dash and this reason in the tip; empty: in use.
    virtual void setNotApplicable(const QString& reason);

protected:
    virtual void showPlanValue(std::int64_t value) = 0;
    /// Moves the knob in the document; a refusal puts the control back and says why beside it.
    void move(std::int64_t value, int group, QWidget* control);
    /// "knob.tp.slider" for the part "slider".
    void name(QWidget* part, const char* suffix) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    Document& document_;
    const Knob knob_;
    LockButton* lock_;
    WhatIfStrip* strip_;
    std::vector<std::int64_t> range_;
    QString notApplicable_;

private:
    [[nodiscard]] QString tip() const;

    QVariantAnimation flash_;
};

} // namespace fivefold
