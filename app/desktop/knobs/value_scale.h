// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fivefold {

class ValueSlider;

/// The strip under a slider: one cell per stop with its value, the present one marked.
class ValueScale : public QWidget {
    Q_OBJECT

public:
    ValueScale(ValueSlider& slider, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ValueSlider& slider_;
};

} // namespace fivefold
