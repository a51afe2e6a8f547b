// SPDX-License-Identifier: Apache-2.0
#include "app/cli/json_text.h"

#include "app/texts/number_text.h"

#include <cmath>

namespace fivefold::cli {
namespace {

// Length of the valid UTF-8 sequence at the front, 0 when there is none (RFC 3629).
std::size_t sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const unsigned char second = byte(1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool outside = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
    return overlong || outside ? 0 : length;
}

} // namespace

void JsonText::new_line() { text_.append("\n").append(2 * empty_.size(), ' '); }

void JsonText::before_value() {
    if (after_key_) {
        after_key_ = false;
        return;
    }
    if (empty_.empty()) return;
    if (!empty_.back()) text_ += ',';
    empty_.back() = false;
    new_line();
}

JsonText& JsonText::open(char bracket) {
    before_value();
    text_ += bracket;
    empty_.push_back(true);
    return *this;
}

JsonText& JsonText::close(char bracket) {
    const bool nothing = empty_.back();
    empty_.pop_back();
    if (!nothing) new_line();
    text_ += bracket;
    return *this;
}

JsonText& JsonText::key(std::string_view name) {
    before_value();
    quote(name);
    text_ += ": ";
    after_key_ = true;
    return *this;
}

JsonText& JsonText::value(double number) { return raw(std::isfinite(number) ? text::plain(number) : "null"); }
JsonText& JsonText::value(std::int64_t number) { return raw(std::to_string(number)); }
JsonText& JsonText::value(bool truth) { return raw(truth ? "true" : "false"); }

JsonText& JsonText::value(std::string_view text) {
    before_value();
    quote(text);
    return *this;
}

JsonText& JsonText::raw(std::string_view json) {
    before_value();
    while (!json.empty() && json.back() == '\n') json.remove_suffix(1);
    for (const char c : json) {
        text_ += c;
        if (c == '\n') text_.append(2 * empty_.size(), ' '); // JSON holds line ends only between values
    }
    return *this;
}

void JsonText::quote(std::string_view text) {
    constexpr char hex[] = "0123456789abcdef";
    text_ += '"';
    while (!text.empty()) {
        const std::size_t length = sequence_length(text);
        const char c = text.front();
        const auto byte = static_cast<unsigned char>(c);
        if (length == 0) text_ += "\\ufffd"; // names come from files of any encoding
        else if (length > 1) text_.append(text.substr(0, length));
        else if (c == '"' || c == '\\') text_.append({'\\', c});
        else if (c == '\n') text_ += "\\n";
        else if (byte < 0x20 || byte == 0x7F) text_.append("\\u00").append({hex[byte >> 4], hex[byte & 15]});
        else text_ += c;
        text.remove_prefix(length == 0 ? 1 : length);
    }
    text_ += '"';
}

} // namespace fivefold::cli
