// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget> // first: moc of Qt 6.4 stumbles over <compare> as the first header

#include "core/plan/plan.h"

namespace fivefold {

class TextLabel;

/// The products that a valid plan keeps, always on show: GPUs = DP x TP x PP x CP, batch = DP x accumulation x micro-batch, and for
/// mixture-of-experts models the same GPUs of a stage seen by the experts, TP x CP x DP = EDP x ETP x EP.
class ProductLines : public QWidget {
    Q_OBJECT

public:
    explicit ProductLines(QWidget* parent = nullptr);
    void showPlan(const Plan& plan);

private:
    TextLabel* gpus_;
    TextLabel* batch_;
    TextLabel* experts_;
};

} // namespace fivefold
