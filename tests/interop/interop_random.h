// SPDX-License-Identifier: Apache-2.0
// Random plans for the frameworks' own configuration code.
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/export.h"

#include <cstdint>
#include <initializer_list>
#include <random>

namespace fivefold::interop {

/// Numbers that are the same on every platform: the standard's distributions are not.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::int64_t below(std::int64_t n) { return static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(n)); }
    template <class T>
    T of(std::initializer_list<T> values) {
        return *(values.begin() + below(static_cast<std::int64_t>(values.size())));
    }
    bool one_in(std::int64_t n) { return below(n) == 0; }

private:
    std::mt19937_64 engine_;
};

/// A plan of this target's framework on whole nodes; its rules may refuse it. DP is 0 where the degrees do not divide the GPUs.
[[nodiscard]] Plan random_plan(Dice& dice, const Catalogue& catalogue, ExportTarget target);
/// One that no rule refuses, its own or the target's.
[[nodiscard]] Plan allowed_plan(Dice& dice, const Catalogue& catalogue, ExportTarget target);

} // namespace fivefold::interop
