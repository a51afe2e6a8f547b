// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/measured_values.h"
#include "app/desktop/hardware/product_matrix.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace fivefold {

class ChoiceBox;
class HeatmapView;

/// Rates of matrix products by shape, one precision at a time.
class ProductsView : public QWidget {
    Q_OBJECT

public:
    explicit ProductsView(QWidget* parent = nullptr);
    /// `gpu`: whose peaks they are compared with.
    void showMeasured(const MeasuredPtr& measured, const std::optional<Gpu>& gpu);
    void retranslate();

private:
    void refresh();

    MeasuredPtr measured_;
    std::optional<Gpu> gpu_;
    QLabel* label_;
    ChoiceBox* types_;
    QLabel* summary_;
    HeatmapView* view_;
    QLabel* cell_;
    MatrixModel* model_;
};

} // namespace fivefold
