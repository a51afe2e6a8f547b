// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/measured_values.h"
#include "app/desktop/hardware/used_hardware.h"
#include "core/formats/catalogue.h"
#include "probes/protocol/record.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace fivefold {

/// A measurement with what belongs to it, or a profile that was refitted to runs.
struct Measurement {
    quint64 id = 0;
    QString name;
    QString file; ///< where it is kept, without its folder; empty: it is not
    MeasuredPtr measured; ///< null for a refitted profile
    std::shared_ptr<const ProfileLibrary> refitted; ///< constants that are taken as a whole; null for a measurement
    std::shared_ptr<const ProbeRecord> record;   ///< of the run; null where it is not at hand
    bool addition = false; ///< a part that belongs to a whole measurement: curves of nccl-tests, links of nvbandwidth
    std::optional<std::set<std::string>> chosen; ///< keys of the values that estimates take; nothing: as proposed
};

/// What was measured in a run so far, in the terms of the estimates; null where nothing was.
[[nodiscard]] MeasuredPtr measuredFromRecord(const ProbeRecord& record, const Catalogue& catalogue);
/// Whether the text is a run of the probe, a profile with measured values, or output of nccl-tests or nvbandwidth.
[[nodiscard]] bool isMeasurement(const QByteArray& text);
/// Reads such a file. Throws FormatError.
[[nodiscard]] Measurement readMeasurement(const QString& path, const Catalogue& catalogue);
/// The GPU whose values it holds: the catalogue's, else that of the plan.
[[nodiscard]] const Gpu& measuredGpu(const MeasuredHardware& measured, const Catalogue& catalogue, const Plan& plan);
/// What estimates take from it: the built-in constants with the measured values in `chosen` (or as proposed), or the refitted ones.
[[nodiscard]] UsedHardwarePtr usedHardware(const Measurement& measurement, const Catalogue& builtIn, const Plan& plan);
/// A profile file that the program and its command line read.
[[nodiscard]] QByteArray profileFile(const UsedHardware& hardware);

} // namespace fivefold
