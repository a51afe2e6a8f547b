// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/quantity.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

namespace fivefold::text {

/// Numbers as text, with '.' whatever the locale. For people: three significant digits.

/// With a fixed number of decimals; "-" for what is not a number.
[[nodiscard]] inline std::string fixed(double value, int decimals) {
    if (!std::isfinite(value)) return "-";
    if (std::abs(value) < 0.5 * std::pow(10.0, -decimals)) value = 0; // no "-0.0"
    std::array<char, 64> buffer{};
    const bool huge = std::abs(value) >= 1e15;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                      huge ? std::chars_format::scientific : std::chars_format::fixed, huge ? 2 : decimals);
    return std::string(buffer.data(), result.ptr);
}

/// Three significant digits, without exponent from 0.001 on: 0.0123, 1.23, 12.3, 123, 12345.
[[nodiscard]] inline std::string significant(double value) {
    if (value == 0) return "0";
    if (!std::isfinite(value)) return "-";
    const double size = std::abs(value);
    if (size < 1e-4) {
        std::array<char, 32> buffer{};
        const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific, 2);
        return std::string(buffer.data(), result.ptr);
    }
    int decimals = 2 - static_cast<int>(std::floor(std::log10(size)));
    if (size * std::pow(10.0, decimals) >= 999.5) --decimals; // 9.999 becomes 10.0
    return fixed(value, decimals < 0 ? 0 : decimals);
}

/// Shortest text that reads back as the same number; whole numbers without decimals.
[[nodiscard]] inline std::string plain(double value) {
    std::array<char, 64> buffer{};
    const auto result = value == std::floor(value) && std::abs(value) < 1e15
                            ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int64_t>(value))
                            : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return std::string(buffer.data(), result.ptr);
}

/// GiB, MiB or bytes, with the unit.
[[nodiscard]] inline std::string bytes_text(Bytes amount) {
    const double size = std::abs(amount.value());
    if (size >= kGiB) return significant(in_gib(amount)) + " GiB";
    if (size >= kMiB) return significant(in_mib(amount)) + " MiB";
    return plain(std::round(amount.value())) + " B";
}

/// s, ms or us, with the unit.
[[nodiscard]] inline std::string seconds_text(Seconds time) {
    const double size = std::abs(time.value());
    if (size >= 1 || size == 0) return significant(time.value()) + " s";
    if (size >= 1e-3) return significant(time.value() * 1e3) + " ms";
    return significant(time.value() * 1e6) + " us";
}

[[nodiscard]] inline std::string percent_text(double share) { return fixed(100 * share, 1) + " %"; }

/// 70553706496 -> "70.6 B"; below a thousand as it is.
[[nodiscard]] inline std::string count_text(double count) {
    const double size = std::abs(count);
    if (size >= 1e12) return significant(count / 1e12) + " T";
    if (size >= 1e9) return significant(count / 1e9) + " B";
    if (size >= 1e6) return significant(count / 1e6) + " M";
    if (size >= 1e3) return significant(count / 1e3) + " k";
    return significant(count);
}

} // namespace fivefold::text
