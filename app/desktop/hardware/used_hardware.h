// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/catalogue.h"
#include "core/profile/measured_hardware.h"

#include <QString>

#include <memory>
#include <string>

namespace fivefold {

/// A measurement or a refitted profile that the estimates use; immutable, shared by all threads.
struct UsedHardware {
    QString name; ///< given by the person
    QString file; ///< where it is kept, without its folder
    std::shared_ptr<const MeasuredHardware> measured; ///< null for a refitted profile
    std::shared_ptr<const ProfileLibrary> refitted;   ///< constants that follow from runs, taken as a whole; null for a measurement
    std::string memory_gpu; ///< the GPU whose usable memory was measured
    double memory = 0;      ///< that memory in bytes; 0: the catalogue's stays
    std::shared_ptr<const Catalogue> catalogue; ///< the tables with the constants in use
    /// Constants that a refit starts from, so that no run is learnt from twice: without those that earlier runs moved.
    std::shared_ptr<const ProfileLibrary> unfitted;
};
using UsedHardwarePtr = std::shared_ptr<const UsedHardware>;

} // namespace fivefold
