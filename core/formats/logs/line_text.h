// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold::logs {

/// What a line holds besides printable ASCII.
struct LineBytes {
    bool control = false; ///< below 0x20
    bool high = false;    ///< above 0x7f
};
[[nodiscard]] LineBytes bytes_of(std::string_view line);

/// Copies a line without colours and other terminal sequences, and without control characters but tabs.
/// Returns whether there was a zero byte.
bool clean_line(std::string_view line, std::string& out);
[[nodiscard]] bool is_utf8(std::string_view text);
/// At most `limit` bytes, as UTF-8: what is not becomes U+FFFD, a tab a space.
[[nodiscard]] std::string shown_text(std::string_view text, std::size_t limit);

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
[[nodiscard]] constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Whether `text` begins with `word`, in lower case, whatever the case of `text`.
[[nodiscard]] bool begins_with(std::string_view text, std::string_view word);
/// Where `word`, in lower case and of two letters or more, stands in `text`, whatever its case; npos when nowhere.
[[nodiscard]] std::size_t find_word(std::string_view text, std::string_view word, std::size_t from = 0);

/// A number at the start of `text`, and what follows it.
struct NumberText {
    double value = 0;
    std::string_view rest;
};
/// Signs, decimals, exponents, commas between thousands, "nan" and "inf". Nothing when `text` does not start with one after spaces, or when
/// it is beyond every figure of a log (1e30).
[[nodiscard]] std::optional<NumberText> number_at(std::string_view text);
/// The same with a suffix K, M, G or B, T, P (powers of ten) right behind it.
[[nodiscard]] std::optional<double> human_number(std::string_view text);
/// A number and its unit: B, bytes, KiB, MiB, GiB, TiB; KB, MB, GB, TB count as the binary ones, as PyTorch and DeepSpeed mean them.
/// Without a unit `unit` counts (bytes). Nothing for negative amounts.
[[nodiscard]] std::optional<double> bytes_at(std::string_view text, double unit = 1);
/// A whole number at the start of `text` after spaces, of at most 15 digits; commas between thousands.
[[nodiscard]] std::optional<std::int64_t> integer_at(std::string_view text);

/// The rank that a line names at its start ("[rank3]:", "3: ", "[default3]:", "[1,3]<stdout>:", "[Rank 3]"), or inside ("[PG 0 Rank 3]").
[[nodiscard]] std::optional<std::int32_t> rank_of(std::string_view line);
/// "PP=1" of nanotron's prefix.
[[nodiscard]] std::optional<std::int32_t> pipeline_rank_of(std::string_view line);
/// Seconds since 1970 of the first date and time in the first 120 bytes: "2026-01-31 12:00:00.123", "2026-01-31T12:00:00", "01/31/2026 12:00:00",
/// "01/31 12:00:00" (of 1970). 0 without one.
[[nodiscard]] double clock_of(std::string_view line);

} // namespace fivefold::logs
