// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/quantity.h"

namespace fivefold {

/// (7.3) Young's interval between checkpoints that cost `checkpoint`, on a cluster that fails every `mtbf` on average.
[[nodiscard]] Seconds young_interval(Seconds checkpoint, Seconds mtbf);
/// (7.3) Daly's higher-order interval; mtbf itself when a checkpoint takes longer than twice the mtbf.
[[nodiscard]] Seconds daly_interval(Seconds checkpoint, Seconds mtbf);
/// (7.4) share of wall-clock time that trains, exact for exponential failures: `interval` between checkpoints, `restart` to detect
/// a failure and start again.
[[nodiscard]] double goodput(Seconds interval, Seconds checkpoint, Seconds mtbf, Seconds restart);

} // namespace fivefold
