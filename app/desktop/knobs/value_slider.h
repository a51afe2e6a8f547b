// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/controls/burst.h"

#include <QSlider>

#include <cstdint>
#include <vector>

namespace fivefold {

/// A slider whose stops are the values that work, evenly spaced whatever the numbers are.
class ValueSlider : public QSlider {
    Q_OBJECT

public:
    explicit ValueSlider(QWidget* parent = nullptr);

    /// New stops; during a drag of this slider they wait until it ends, so that the handle stays under the pointer.
    void setValues(std::vector<std::int64_t> values, std::int64_t current);
    void showValue(std::int64_t value);
    [[nodiscard]] const std::vector<std::int64_t>& values() const { return values_; }
    [[nodiscard]] std::int64_t currentValue() const;
    /// Centre of the handle at stop `index`, in pixels from the left edge.
    [[nodiscard]] int stopPosition(int index) const;

Q_SIGNALS:
    /// A person moved to `value`; moves of one `group` are one drag.
    void picked(qint64 value, int group);
    void stopsChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void apply(std::vector<std::int64_t> values, std::int64_t current);

    std::vector<std::int64_t> values_;
    std::vector<std::int64_t> waiting_;
    std::int64_t shown_ = 1;
    Burst burst_;
};

} // namespace fivefold
