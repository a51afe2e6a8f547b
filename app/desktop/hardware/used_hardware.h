// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/profile/measured_hardware.h"
#include "core/profile/profile.h"

#include <QString>

#include <memory>

namespace fivefold {

/// A measurement whose values the estimates use; immutable, shared by all threads.
struct UsedHardware {
    QString name; ///< given by the person
    QString file; ///< where it is kept, without its folder
    std::shared_ptr<const MeasuredHardware> measured;
    double memory = 0; ///< usable memory of its GPU in bytes; 0: the catalogue's stays
    ProfileLibrary profiles; ///< the built-in constants with the values that were chosen
};
using UsedHardwarePtr = std::shared_ptr<const UsedHardware>;

} // namespace fivefold
