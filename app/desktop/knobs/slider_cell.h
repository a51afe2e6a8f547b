// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/controls/burst.h"
#include "app/desktop/knobs/knob_cell.h"

class QLabel;

namespace fivefold {

class NumberBox;
class ValueScale;
class ValueSlider;

/// A parallel dimension: name, exact value, lock, and below them the slider over the values that work with its strip.
class SliderCell : public KnobCell {
    Q_OBJECT

public:
    SliderCell(Document& document, Knob knob, const QString& label, QWidget* parent);

    void showRange(const std::vector<std::int64_t>& values) override;
    void setNotApplicable(const QString& reason) override;

protected:
    void showPlanValue(std::int64_t value) override;

private:
    void describe(std::int64_t value);

    NumberBox* box_;
    ValueSlider* slider_;
    ValueScale* scale_;
    Burst burst_;
};

} // namespace fivefold
