// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/matrix_model.h"
#include "core/profile/measured_hardware.h"

#include <QCoreApplication>

namespace fivefold {

enum class LinkValue { one_way, both_ways, latency };
inline constexpr LinkValue kLinkValues[] = {LinkValue::one_way, LinkValue::both_ways, LinkValue::latency};

/// The links between the GPUs of a node: sources down, targets across.
class LinkMatrix {
    Q_DECLARE_TR_FUNCTIONS(LinkMatrix)

public:
    [[nodiscard]] static QString valueName(LinkValue value);
    [[nodiscard]] static MatrixData data(const MeasuredHardware& measured, LinkValue value);
    /// What stands out: the range of the values, slow pairs, pairs without direct access, wrong data.
    [[nodiscard]] static QString summary(const MeasuredHardware& measured, LinkValue value);
    /// A pair this far below the middle of all pairs is marked.
    static constexpr double kSlow = 0.6;
};

} // namespace fivefold
