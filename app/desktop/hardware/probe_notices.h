// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/measured_values.h"
#include "core/plan/finding.h"
#include "probes/protocol/record.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace fivefold {

/// Something that a person should know of a measurement: what happened, where, and what to do.
struct ProbeNotice {
    std::string code;
    Severity severity = Severity::warning;
    QString what;   ///< a sentence
    QString where;  ///< "GPUs 0, 3"; empty: no one GPU
    QString advice; ///< a sentence or two; empty: nothing to do
    QString detail; ///< the probe's own words
    bool operator==(const ProbeNotice&) const = default;
};

class ProbeNotices {
    Q_DECLARE_TR_FUNCTIONS(ProbeNotices)

public:
    /// Of a run, the gravest first; incidents of one code are one notice.
    [[nodiscard]] static std::vector<ProbeNotice> ofRecord(const ProbeRecord& record);
    /// Of a measurement whose run is not at hand.
    [[nodiscard]] static std::vector<ProbeNotice> ofCodes(const std::vector<std::string>& codes);
    /// Values far below the catalogue's; none when all are well.
    [[nodiscard]] static std::vector<ProbeNotice> ofValues(const std::vector<HardwareValue>& values);

    [[nodiscard]] static QString stageText(const QString& stage);
    [[nodiscard]] static QString statusText(ProbeStatus status);
    /// "Inventory: done. GPU to GPU: gave no answer." Empty without stages.
    [[nodiscard]] static QString stagesText(const ProbeRecord& record);
    /// What the probe and its libraries printed, stage by stage, with the lines that could not be read.
    [[nodiscard]] static QString log(const ProbeRecord& record);
};

} // namespace fivefold
