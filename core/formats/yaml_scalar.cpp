// SPDX-License-Identifier: Apache-2.0
// Scalars of YAML. What must be quoted follows PyYAML's implicit resolvers (YAML 1.1), widened by the forms that YAML 1.2
// readers take for numbers.
#include "core/formats/yaml_writer.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fivefold {

namespace {

constexpr std::string_view kWords[] = {
    "y", "n", "yes", "no", "true", "false", "on", "off", "null", "~", "<<", "=", ".inf", "+.inf", "-.inf", ".nan", "inf", "nan",
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_reserved_word(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return std::find(std::begin(kWords), std::end(kWords), lower) != std::end(kWords);
}

// Numbers (with underscores, exponents, base 2, 8, 16 and 60) and dates consist of these characters and begin with a digit,
// a sign or a dot. Text like 1.2.3 is caught too; quoting it does no harm.
bool looks_like_number_or_date(std::string_view text) {
    std::size_t first = text.find_first_not_of("+-.");
    if (first == std::string_view::npos || first > 2 || !is_digit(text[first])) return false;
    if (text.substr(first).starts_with("0x") || text.substr(first).starts_with("0X"))
        return text.substr(first + 2).find_first_not_of("0123456789abcdefABCDEF_") == std::string_view::npos;
    return text.find_first_not_of("0123456789_.+-:eETtZzobO \t") == std::string_view::npos;
}

bool breaks_syntax(std::string_view text) {
    if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':') return true;
    const bool indicator_then_space = text.size() == 1 || text[1] == ' ';
    if (std::string_view(",[]{}#&*!|>'\"%@`").find(text.front()) != std::string_view::npos) return true;
    if (std::string_view("-?:").find(text.front()) != std::string_view::npos && indicator_then_space) return true;
    if ((text.starts_with("---") || text.starts_with("...")) && (text.size() == 3 || text[3] == ' ')) return true;
    return text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos;
}

struct CodePoint {
    char32_t value = 0xFFFD;
    std::size_t length = 1;
    bool valid = false;
};

CodePoint decode_utf8(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return {lead, 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {};
    char32_t value = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {};
        value = value << 6U | (byte(i) & 0x3FU);
    }
    const char32_t least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
    if (value < least || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return {};
    return {value, length, true};
}

// Characters that YAML allows unescaped and that no reader takes for a line break or a byte order mark.
bool is_plain_character(char32_t c) {
    return (c >= 0x20 && c < 0x7F) || (c > 0xA0 && c < 0x2028) || (c > 0x2029 && c < 0xFEFF) || (c > 0xFEFF && c < 0xFFFE) || c >= 0x10000;
}

void append_escape(std::string& out, char32_t c) {
    constexpr char kHex[] = "0123456789ABCDEF";
    switch (c) {
    case '\n':
        out += "\\n";
        return;
    case '\t':
        out += "\\t";
        return;
    case '\r':
        out += "\\r";
        return;
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    default:
        break;
    }
    const unsigned digits = c < 0x100 ? 2 : 4;
    out += c < 0x100 ? "\\x" : "\\u";
    for (unsigned i = digits; i-- > 0;) out += kHex[(c >> (4 * i)) & 0xFU];
}

} // namespace

std::string yaml_string(std::string_view text) {
    std::string body;
    bool quote = breaks_syntax(text) || is_reserved_word(text) || looks_like_number_or_date(text);
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint c = decode_utf8(text.substr(i));
        const bool plain = c.valid && is_plain_character(c.value);
        quote = quote || !plain;
        if (plain && c.value != '"' && c.value != '\\')
            body += text.substr(i, c.length);
        else
            append_escape(body, c.value);
        i += c.length;
    }
    return quote ? '"' + body + '"' : std::string(text);
}

std::string yaml_float(double value) {
    if (std::isnan(value)) return ".nan";
    if (std::isinf(value)) return value < 0 ? "-.inf" : ".inf";
    char buffer[64];
    const double size = std::fabs(value);
    const bool fixed = size == 0 || (size >= 1e-4 && size < 1e16); // where Python's repr switches
    const auto result =
        std::to_chars(std::begin(buffer), std::end(buffer), value, fixed ? std::chars_format::fixed : std::chars_format::scientific);
    std::string text(buffer, result.ptr);
    if (text.find('.') == std::string::npos) text.insert(std::min(text.find('e'), text.size()), ".0");
    return text;
}

std::string yaml_comment(std::string_view text, std::size_t indent) {
    std::string out;
    while (true) {
        const std::size_t end = text.find('\n');
        std::string line;
        for (std::string_view rest = text.substr(0, end); !rest.empty();) {
            const CodePoint c = decode_utf8(rest);
            if (c.valid && is_plain_character(c.value)) line += rest.substr(0, c.length);
            rest.remove_prefix(c.length);
        }
        out += std::string(indent, ' ') + (line.empty() ? "#" : "# ") + line + '\n';
        if (end == std::string_view::npos) return out;
        text.remove_prefix(end + 1);
    }
}

} // namespace fivefold
