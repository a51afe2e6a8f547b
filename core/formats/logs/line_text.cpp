// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/line_text.h"

#include "core/quantity.h"

#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace fivefold::logs {
namespace {

constexpr double kLargest = 1e30;

// Length of the well-formed UTF-8 character at the start of `text`; 0 when there is none.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F)) return 0; // overlong, surrogates
    if ((first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)) return 0; // overlong, beyond U+10FFFF
    return length;
}

// Where the terminal sequence that starts at `at` (an escape) ends.
std::size_t after_sequence(std::string_view line, std::size_t at) {
    if (++at >= line.size()) return at;
    if (line[at] == '[') { // CSI: parameters, then a letter
        for (++at; at < line.size(); ++at) {
            if (line[at] >= 0x40 && line[at] <= 0x7E) return at + 1;
            if (line[at] < 0x20 || line[at] > 0x3F) return at; // broken off
        }
        return at;
    }
    if (line[at] == ']') { // OSC: ends with BEL, or with ESC and a backslash
        for (++at; at < line.size(); ++at) {
            if (line[at] == '\a') return at + 1;
            if (line[at] == '\x1b') return at + 1 < line.size() && line[at + 1] == '\\' ? at + 2 : at;
        }
        return at;
    }
    return at + 1;
}

std::optional<int> two_digits(std::string_view text, std::size_t at) {
    if (at + 2 > text.size() || !is_digit(text[at]) || !is_digit(text[at + 1])) return std::nullopt;
    return (text[at] - '0') * 10 + (text[at + 1] - '0');
}

// Days from 1970-01-01 in the Gregorian calendar.
std::int64_t days_from_epoch(std::int64_t year, int month, int day) {
    year -= month <= 2;
    const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
    const std::int64_t of_era = year - era * 400;
    const std::int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

// "hh:mm:ss" with decimals behind a point or a comma.
std::optional<double> time_of_day(std::string_view text, std::size_t at) {
    const auto hours = two_digits(text, at), minutes = two_digits(text, at + 3), seconds = two_digits(text, at + 6);
    if (!hours || !minutes || !seconds || text[at + 2] != ':' || text[at + 5] != ':' || *hours > 23 || *minutes > 59 || *seconds > 60) return std::nullopt;
    double value = *hours * 3600 + *minutes * 60 + *seconds;
    at += 8;
    if (at < text.size() && (text[at] == '.' || text[at] == ',')) {
        double unit = 0.1;
        for (++at; at < text.size() && is_digit(text[at]) && unit > 1e-10; ++at, unit /= 10) value += (text[at] - '0') * unit;
    }
    return value;
}

double date_clock(std::int64_t year, int month, int day, std::string_view text, std::size_t time_at) {
    if (month < 1 || month > 12 || day < 1 || day > 31) return 0;
    const auto time = time_of_day(text, time_at);
    return time ? static_cast<double>(days_from_epoch(year, month, day)) * 86400 + *time : 0;
}

// "5123.4" of at most 15 digits, without rounding twice: both the digits and the power of ten are exact. Nothing for other forms.
std::optional<NumberText> plain_number(std::string_view text) {
    constexpr double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    std::int64_t digits = 0;
    std::size_t at = 0, point = std::string_view::npos;
    for (; at < text.size() && at < 16; ++at) {
        if (is_digit(text[at])) digits = digits * 10 + (text[at] - '0');
        else if (text[at] == '.' && point == std::string_view::npos) point = at;
        else break;
    }
    if (at == 0 || at == 16 || (at < text.size() && (text[at] == ',' || text[at] == 'e' || text[at] == 'E' || text[at] == '.'))) return std::nullopt;
    if (point == std::string_view::npos) return at == 16 ? std::nullopt : std::optional(NumberText{static_cast<double>(digits), text.substr(at)});
    return NumberText{static_cast<double>(digits) / powers[at - point - 1], text.substr(at)};
}

} // namespace

LineBytes bytes_of(std::string_view line) {
    std::uint64_t high = 0, low = 0;
    const char* at = line.data();
    std::size_t left = line.size();
    for (; left >= 8; left -= 8, at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, 8);
        high |= word;
        low |= (word - 0x2020202020202020ull) & ~word;
    }
    for (; left > 0; --left, ++at) {
        const auto byte = static_cast<unsigned char>(*at);
        high |= byte;
        if (byte < 0x20) low |= 0x80;
    }
    return {(low & 0x8080808080808080ull) != 0, (high & 0x8080808080808080ull) != 0};
}

bool clean_line(std::string_view line, std::string& out) {
    out.clear();
    bool zero = false;
    for (std::size_t i = 0; i < line.size();) {
        std::size_t end = i;
        while (end < line.size() && static_cast<unsigned char>(line[end]) >= 0x20) ++end;
        out.append(line, i, end - i);
        if (end == line.size()) break;
        const char c = line[end];
        if (c == 0) zero = true;
        if (c == '\t') out.push_back(c);
        i = c == '\x1b' ? after_sequence(line, end) : end + 1;
    }
    return zero;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string shown_text(std::string_view text, std::size_t limit) {
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        const std::string_view piece = length == 0 ? std::string_view("\xEF\xBF\xBD") : text[0] == '\t' ? std::string_view(" ") : text.substr(0, length);
        if (out.size() + piece.size() > limit) break;
        out += piece;
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

bool begins_with(std::string_view text, std::string_view word) {
    if (text.size() < word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (lower(text[i]) != word[i]) return false;
    return true;
}

std::size_t find_word(std::string_view text, std::string_view word, std::size_t from) {
    if (word.size() < 2) return std::string_view::npos; // no word that anything looks for
    const char first = word[0], second = word[1];
    const char capital = first >= 'a' && first <= 'z' ? static_cast<char>(first - ('a' - 'A')) : first;
    for (std::size_t i = from; i + word.size() <= text.size(); ++i)
        if ((text[i] == first || text[i] == capital) && lower(text[i + 1]) == second && begins_with(text.substr(i), word)) return i;
    return std::string_view::npos;
}

std::optional<NumberText> number_at(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    bool negative = false;
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        negative = text.front() == '-';
        text.remove_prefix(1);
    }
    if (text.empty()) return std::nullopt;
    double value = 0;
    if (begins_with(text, "nan")) return NumberText{std::numeric_limits<double>::quiet_NaN(), text.substr(3)};
    if (begins_with(text, "inf")) return NumberText{negative ? -INFINITY : INFINITY, text.substr(begins_with(text, "infinity") ? 8 : 3)};
    if (!is_digit(text[0]) && !(text[0] == '.' && text.size() > 1 && is_digit(text[1]))) return std::nullopt;
    if (const auto plain = plain_number(text)) return NumberText{negative ? -plain->value : plain->value, plain->rest};
    char digits[64];
    std::size_t length = 0, at = 0;
    for (; at < text.size() && length < sizeof digits; ++at) {
        const char c = text[at];
        const bool thousands = c == ',' && at + 3 < text.size() && is_digit(text[at + 1]) && is_digit(text[at + 2]) && is_digit(text[at + 3]) &&
                               (at + 4 >= text.size() || !is_digit(text[at + 4]));
        if (thousands && std::memchr(digits, '.', length) == nullptr) continue;
        const bool exponent = (c == 'e' || c == 'E') && at + 1 < text.size() &&
                              (is_digit(text[at + 1]) || ((text[at + 1] == '-' || text[at + 1] == '+') && at + 2 < text.size() && is_digit(text[at + 2])));
        if (exponent) {
            digits[length++] = 'e';
            if (text[at + 1] == '-' && length < sizeof digits) digits[length++] = '-';
            if (!is_digit(text[at + 1])) ++at;
            for (++at; at < text.size() && length < sizeof digits && is_digit(text[at]); ++at) digits[length++] = text[at];
            break;
        }
        if (!is_digit(c) && (c != '.' || std::memchr(digits, '.', length) != nullptr)) break;
        digits[length++] = c;
    }
    const auto [end, error] = std::from_chars(digits, digits + length, value);
    if (error != std::errc() || !std::isfinite(value) || value > kLargest) return std::nullopt;
    return NumberText{negative ? -value : value, text.substr(at)};
}

std::optional<double> human_number(std::string_view text) {
    const auto number = number_at(text);
    if (!number) return std::nullopt;
    if (number->rest.empty() || (number->rest.size() > 1 && is_letter(number->rest[1]))) return number->value;
    switch (number->rest[0]) {
    case 'K': case 'k': return number->value * 1e3;
    case 'M': return number->value * 1e6;
    case 'G': case 'B': return number->value * 1e9;
    case 'T': return number->value * 1e12;
    case 'P': return number->value * 1e15;
    default: return number->value;
    }
}

std::optional<double> bytes_at(std::string_view text, double unit) {
    const auto number = number_at(text);
    if (!number || !(number->value >= 0) || !std::isfinite(number->value)) return std::nullopt;
    std::string_view rest = number->rest;
    if (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
    if (begins_with(rest, "kib") || begins_with(rest, "kb")) return number->value * 1024;
    if (begins_with(rest, "mib") || begins_with(rest, "mb")) return number->value * kMiB;
    if (begins_with(rest, "gib") || begins_with(rest, "gb")) return number->value * kGiB;
    if (begins_with(rest, "tib") || begins_with(rest, "tb")) return number->value * kGiB * 1024;
    if (begins_with(rest, "bytes") || (!rest.empty() && rest[0] == 'B' && (rest.size() == 1 || !is_letter(rest[1])))) return number->value;
    return number->value * unit;
}

std::optional<std::int64_t> integer_at(std::string_view text) {
    const auto number = number_at(text);
    if (!number || !(std::abs(number->value) < 1e15) || number->value != std::floor(number->value)) return std::nullopt;
    return static_cast<std::int64_t>(number->value);
}

std::optional<std::int32_t> rank_of(std::string_view line) {
    const auto digits = [](std::string_view text, std::size_t at, std::size_t& end) -> std::optional<std::int32_t> {
        std::int32_t value = 0;
        end = at;
        while (end < text.size() && is_digit(text[end]) && end - at < 7) value = value * 10 + (text[end++] - '0');
        if (end == at || (end < text.size() && is_digit(text[end]))) return std::nullopt;
        return value;
    };
    std::size_t end = 0;
    const std::string_view start = trimmed(line.substr(0, 64));
    for (const std::string_view prefix : {"[rank", "[default"})
        if (begins_with(start, prefix)) {
            const std::size_t space = prefix.size() < start.size() && start[prefix.size()] == ' ' ? 1 : 0;
            if (const auto rank = digits(start, prefix.size() + space, end); rank && end < start.size() && start[end] == ']') return rank;
        }
    if (begins_with(start, "[1,")) // Open MPI with tagged output
        if (const auto rank = digits(start, 3, end); rank && end < start.size() && start[end] == ']') return rank;
    if (const auto rank = digits(start, 0, end); rank && end + 1 < start.size() && start[end] == ':' && start[end + 1] == ' ') return rank; // srun --label
    const std::string_view head = line.substr(0, 512);
    for (std::size_t at = find_word(head, "rank"); at != std::string_view::npos; at = find_word(head, "rank", at + 4)) {
        std::size_t from = at + 4;
        if (from < head.size() && (head[from] == ' ' || head[from] == '=')) ++from;
        if (const auto rank = digits(head, from, end); rank && end < head.size() && head[end] == ']') return rank;
    }
    return std::nullopt;
}

std::optional<std::int32_t> pipeline_rank_of(std::string_view line) {
    const std::string_view head = line.substr(0, 160);
    const std::size_t at = head.find("|PP=");
    if (at == std::string_view::npos) return std::nullopt;
    const auto value = integer_at(head.substr(at + 4, 6));
    return value && *value >= 0 ? std::optional<std::int32_t>(static_cast<std::int32_t>(*value)) : std::nullopt;
}

double clock_of(std::string_view line) {
    const std::string_view head = line.substr(0, 120);
    for (std::size_t at = 0; at + 14 <= head.size(); ++at) {
        if (!is_digit(head[at]) || (at > 0 && is_digit(head[at - 1]))) continue;
        const auto first = two_digits(head, at);
        if (!first) continue;
        const auto second = two_digits(head, at + 2);
        if (second && at + 19 <= head.size() && head[at + 4] == '-' && head[at + 7] == '-' && (head[at + 10] == ' ' || head[at + 10] == 'T')) {
            const auto month = two_digits(head, at + 5), day = two_digits(head, at + 8);
            if (month && day)
                if (const double clock = date_clock(*first * 100 + *second, *month, *day, head, at + 11); clock > 0) return clock;
        }
        const auto day = two_digits(head, at + 3);
        if (!day || head[at + 2] != '/') continue;
        if (head[at + 5] == ' ') {
            if (const double clock = date_clock(1970, *first, *day, head, at + 6); clock > 0) return clock;
        } else if (at + 19 <= head.size() && head[at + 5] == '/' && head[at + 10] == ' ') {
            const auto century = two_digits(head, at + 6), year = two_digits(head, at + 8);
            if (century && year)
                if (const double clock = date_clock(*century * 100 + *year, *first, *day, head, at + 11); clock > 0) return clock;
        }
    }
    return 0;
}

} // namespace fivefold::logs
