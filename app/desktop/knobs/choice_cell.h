// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/controls/burst.h"
#include "app/desktop/knobs/knob_cell.h"

class QLabel;

namespace fivefold {

class ChoiceBox;
class NumberBox;

/// A smaller knob: name and lock above, below them a number (micro-batch, accumulation, VPP, ETP) ...
class NumberCell : public KnobCell {
    Q_OBJECT

public:
    NumberCell(Document& document, Knob knob, const QString& label, QWidget* parent);
    void showRange(const std::vector<std::int64_t>& values) override;
    void setNotApplicable(const QString& reason) override;

protected:
    void showPlanValue(std::int64_t value) override;

private:
    NumberBox* box_;
    Burst burst_;
};

/// ... or a list of choices (ZeRO, recompute, schedule). Choices that no valid plan has are grey and say why.
class ChoiceCell : public KnobCell {
    Q_OBJECT

public:
    ChoiceCell(Document& document, Knob knob, const QString& label, const std::vector<std::pair<QString, std::int64_t>>& choices,
               QWidget* parent);
    void showRange(const std::vector<std::int64_t>& values) override;

protected:
    void showPlanValue(std::int64_t value) override;

private:
    ChoiceBox* box_;
    Burst burst_;
};

} // namespace fivefold
