// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quantity.h"

#include <QLocale>
#include <QString>

namespace fivefold {

/// A number and its unit as text, apart so that the unit can be drawn lighter and numbers can be aligned.
struct Measure {
    QString number;
    QString unit;
    [[nodiscard]] QString text() const;                     ///< "61.2 GiB", with a space that does not break
    [[nodiscard]] QString rich(const QString& color) const; ///< the same with the unit in `color` (a CSS colour)
};

/// Text for numbers on screen in the default QLocale. `screen` has 3 significant digits, `full` what tips and copies need.
namespace format {
enum class Detail { screen, full };

[[nodiscard]] QString significant(double value, int digits = 3, const QLocale& locale = QLocale());
[[nodiscard]] QString concise(double value, const QLocale& locale = QLocale()); ///< the same without trailing zeros: 4, 10.3
[[nodiscard]] QString whole(double value, const QLocale& locale = QLocale());   ///< grouped, no decimals
[[nodiscard]] QString full(double value, const QLocale& locale = QLocale());    ///< 9 significant digits, no trailing zeros

[[nodiscard]] Measure memory(Bytes amount, Detail detail = Detail::screen);           ///< GiB, always
[[nodiscard]] Measure duration(Seconds time, Detail detail = Detail::screen);         ///< s, ms or µs
[[nodiscard]] Measure bandwidth(BytesPerSecond rate, Detail detail = Detail::screen); ///< GB/s
[[nodiscard]] Measure volume(Bytes amount, Detail detail = Detail::screen);           ///< GB (decimal), for traffic
[[nodiscard]] Measure tflops(double tflops_per_second, Detail detail = Detail::screen);
[[nodiscard]] Measure percent(double fraction, Detail detail = Detail::screen); ///< 0.43 -> "43 %"
[[nodiscard]] Measure tokenRate(double tokens_per_second_per_gpu, Detail detail = Detail::screen);
[[nodiscard]] Measure days(double days, Detail detail = Detail::screen);
[[nodiscard]] Measure gpuHours(double hours, Detail detail = Detail::screen);
[[nodiscard]] QString dollars(Dollars amount, Detail detail = Detail::screen); ///< "$440 k", "$1.24 M"
/// A difference: "+1.5", "\u22121.5" with a sign as wide as the plus, "0.0".
[[nodiscard]] QString difference(double value, int decimals);
/// "61.2 of 79.1 GiB": the unit once.
[[nodiscard]] QString memoryOf(Bytes part, Bytes whole_amount);
} // namespace format

} // namespace fivefold
