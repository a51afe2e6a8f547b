// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/link_matrix.h"
#include "app/desktop/hardware/measured_values.h"

#include <QWidget>

class QLabel;

namespace fivefold {

class ChoiceBox;
class HeatmapView;

/// The links between the GPUs of a node as a table on a colour ramp.
class LinksView : public QWidget {
    Q_OBJECT

public:
    explicit LinksView(QWidget* parent = nullptr);
    void showMeasured(const MeasuredPtr& measured);
    void retranslate();

private:
    void refresh();

    MeasuredPtr measured_;
    QLabel* label_;
    ChoiceBox* values_;
    QLabel* summary_;
    HeatmapView* view_;
    QLabel* cell_;
    MatrixModel* model_;
};

} // namespace fivefold
