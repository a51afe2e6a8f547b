// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/measured_files.h"
#include "app/desktop/input_file.h"
#include "core/calibrate/measured_diff.h"
namespace fivefold {
MeasuredPtr sampleMeasured();
MeasuredPtr measuredFromRecord(const ProbeRecord& record, const Catalogue&) { return record.stages.size() > 1 ? sampleMeasured() : nullptr; }
bool isMeasurement(const QByteArray& text) { return text.startsWith("sample"); }
Measurement readMeasurement(const QString&, const Catalogue&) { Measurement m; m.measured = sampleMeasured(); m.name = QStringLiteral("Lab node, 8 × NVIDIA H100 80GB HBM3"); return m; }
const Gpu& measuredGpu(const MeasuredHardware& measured, const Catalogue& catalogue, const Plan& plan) {
    const Gpu* known = catalogue.find_gpu(measured.gpu);
    return known != nullptr ? *known : plan.cluster.gpu;
}
UsedHardwarePtr usedHardware(const Measurement& m, const Catalogue& builtIn, const Plan&) { auto u = std::make_shared<UsedHardware>(); u->name = m.name; u->file = m.file; u->measured = m.measured; u->profiles = builtIn.profiles; return u; }
QByteArray profileFile(const UsedHardware&) { return "sample"; }
}
