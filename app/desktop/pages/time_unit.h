// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/number_format.h"

namespace fivefold {

/// One unit for a whole column: that of its largest number.
struct TimeUnit {
    double seconds;
    QString name;
    explicit TimeUnit(Seconds largest) : seconds(largest.value() >= 1 ? 1 : 1e-3), name(format::duration(Seconds(seconds * 1.001)).unit) {}
    [[nodiscard]] double in(Seconds time) const { return time.value() / seconds; }
    [[nodiscard]] QString number(Seconds time) const { return format::significant(in(time)); }
};

} // namespace fivefold
