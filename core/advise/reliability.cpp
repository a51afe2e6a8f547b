// SPDX-License-Identifier: Apache-2.0
#include "core/advise/reliability.h"

#include <cmath>

namespace fivefold {

Seconds young_interval(Seconds checkpoint, Seconds mtbf) { return Seconds(std::sqrt(2 * checkpoint.value() * mtbf.value())); }

Seconds daly_interval(Seconds checkpoint, Seconds mtbf) {
    if (checkpoint >= 2 * mtbf) return mtbf;
    const double x = checkpoint / (2 * mtbf);
    return Seconds(young_interval(checkpoint, mtbf).value() * (1 + std::sqrt(x) / 3 + x / 9)) - checkpoint;
}

double goodput(Seconds interval, Seconds checkpoint, Seconds mtbf, Seconds restart) {
    return interval / (mtbf * std::exp(restart / mtbf) * std::expm1((interval + checkpoint) / mtbf));
}

} // namespace fivefold
