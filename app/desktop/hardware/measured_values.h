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
    double ratio = 0; ///< measured over catalogue; 0: there is none, or the two are not meant to be the same
    bool low = false; ///< the measured one is far below the catalogue's
};

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

} // namespace fivefold
