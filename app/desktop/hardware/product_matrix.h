// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/matrix_model.h"
#include "core/cluster/cluster.h"
#include "core/profile/measured_hardware.h"

#include <QCoreApplication>

namespace fivefold {

/// Rate of matrix products by shape in one precision: weights (n × k) down, tokens (m) across.
class ProductMatrix {
    Q_DECLARE_TR_FUNCTIONS(ProductMatrix)

public:
    /// Precisions that were measured, in the catalogue's order.
    [[nodiscard]] static std::vector<MeasuredType> types(const MeasuredHardware& measured);
    /// `gpu`: whose dense peak is the end of the ramp; null where the catalogue has none.
    [[nodiscard]] static MatrixData data(const MeasuredHardware& measured, MeasuredType type, const Gpu* gpu);
    [[nodiscard]] static QString summary(const MeasuredHardware& measured, MeasuredType type, const Gpu* gpu);
};

} // namespace fivefold
