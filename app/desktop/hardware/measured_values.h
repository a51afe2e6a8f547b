// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/value_table.h"
#include "core/plan/plan.h"
#include "core/profile/measured_hardware.h"
#include "core/profile/profile.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace fivefold {

using MeasuredPtr = std::shared_ptr<const MeasuredHardware>;

/// One quantity of a GPU or its links as the catalogue says it and as it was measured, in one unit.
struct HardwareValue {
    QString name, unit;
    double catalogue = 0, measured = 0; ///< 0: not known, or the part has no such thing
    QString source;                     ///< of the catalogue's value
    QString tip;                        ///< how the measured value was got
    bool whole = false, money = false;  ///< how numbers are written
    bool comparable = true; ///< the two are meant to be the same
    /// Measured over catalogue; 0: there is none.
    [[nodiscard]] double ratio() const;
};

/// What a measured value must at least reach of the catalogue's to pass without remark.
inline constexpr double kLowRatio = 0.6;

class HardwareValues {
    Q_DECLARE_TR_FUNCTIONS(HardwareValues)

public:
    /// What the catalogue says of `gpu`, and of the plan's network and price where it is the plan's; beside it what was measured (or null).
    [[nodiscard]] static std::vector<HardwareValue> list(const Gpu& gpu, const Plan& plan, const HardwareProfile& constants, const MeasuredHardware* measured);
    static void fill(ValueTableModel& table, const std::vector<HardwareValue>& values, bool measured, const QPalette& palette);

    [[nodiscard]] static QString typeName(MeasuredType type);
    [[nodiscard]] static QString kindName(CollectiveKind kind);
    [[nodiscard]] static QString sizeText(double bytes); ///< "64 KiB", "1 GiB"
};

/// The middle of values that were measured; 0 without any.
[[nodiscard]] double medianOf(std::vector<double> values);

} // namespace fivefold
