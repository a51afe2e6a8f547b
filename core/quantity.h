// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef> // before <compare>: moc of Qt 6.4 cannot parse that header when it comes first

#include <compare>

namespace fivefold {

/// A double with a unit in its type, so that bytes and bits, GiB and GB, or per-direction and bidirectional
/// bandwidths cannot be mixed up. All values are in SI base units: bytes, seconds, FLOP, US dollars, watts.
template <class Unit>
class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : value_(value) {}

    [[nodiscard]] constexpr double value() const { return value_; }

    constexpr auto operator<=>(const Quantity&) const = default;

    constexpr Quantity& operator+=(Quantity other) { value_ += other.value_; return *this; }
    constexpr Quantity& operator-=(Quantity other) { value_ -= other.value_; return *this; }
    constexpr Quantity& operator*=(double factor) { value_ *= factor; return *this; }
    constexpr Quantity& operator/=(double factor) { value_ /= factor; return *this; }

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.value_ + b.value_); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.value_ - b.value_); }
    friend constexpr Quantity operator-(Quantity a) { return Quantity(-a.value_); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.value_ * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return Quantity(a.value_ * factor); }
    friend constexpr Quantity operator/(Quantity a, double factor) { return Quantity(a.value_ / factor); }
    friend constexpr double operator/(Quantity a, Quantity b) { return a.value_ / b.value_; }

private:
    double value_ = 0;
};

using Bytes = Quantity<struct BytesUnit>;
using Seconds = Quantity<struct SecondsUnit>;
using Flops = Quantity<struct FlopsUnit>;                      ///< floating-point operations; 1 multiply-add = 2
using BytesPerSecond = Quantity<struct BytesPerSecondUnit>;    ///< always one direction
using FlopsPerSecond = Quantity<struct FlopsPerSecondUnit>;    ///< always dense, never with sparsity
using Dollars = Quantity<struct DollarsUnit>;
using Watts = Quantity<struct WattsUnit>;

constexpr Seconds operator/(Bytes amount, BytesPerSecond rate) { return Seconds(amount.value() / rate.value()); }
constexpr Seconds operator/(Flops amount, FlopsPerSecond rate) { return Seconds(amount.value() / rate.value()); }
constexpr Bytes operator*(BytesPerSecond rate, Seconds time) { return Bytes(rate.value() * time.value()); }
constexpr BytesPerSecond operator/(Bytes amount, Seconds time) { return BytesPerSecond(amount.value() / time.value()); }
constexpr FlopsPerSecond operator/(Flops amount, Seconds time) { return FlopsPerSecond(amount.value() / time.value()); }

inline constexpr double kMiB = 1024.0 * 1024.0;
inline constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

constexpr Bytes mib(double amount) { return Bytes(amount * kMiB); }
constexpr Bytes gib(double amount) { return Bytes(amount * kGiB); }
constexpr double in_gib(Bytes amount) { return amount.value() / kGiB; }
constexpr double in_mib(Bytes amount) { return amount.value() / kMiB; }

} // namespace fivefold
