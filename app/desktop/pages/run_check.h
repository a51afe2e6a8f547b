// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "core/measured/health.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace fivefold {

/// What a person read from a run of the present plan.
struct OwnReading {
    std::optional<Seconds> step_time;
    std::optional<Bytes> memory;
    MemoryKind memory_kind = MemoryKind::reserved;
    bool operator==(const OwnReading&) const = default;
};

/// What to think of it, in the interface's language.
struct RunCheck {
    Severity severity = Severity::info;
    QString verdict;    ///< the step time in one sentence, then the memory in another; empty without a reading
    QStringList causes; ///< the likeliest first
};

[[nodiscard]] QString healthCauseText(HealthCause cause);
[[nodiscard]] QString memoryKindText(MemoryKind kind);

/// Holds a reading against a result, which must have an estimate. Takes less than a millisecond.
[[nodiscard]] RunCheck checkReading(const Result& result, const ProfileSource& profiles, const OwnReading& reading);

} // namespace fivefold
