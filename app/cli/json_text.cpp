// SPDX-License-Identifier: Apache-2.0
#include "app/cli/json_text.h"

#include "app/texts/number_text.h"

#include <cmath>

namespace fivefold::cli {

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
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') text_.append({'\\', c});
        else if (c == '\n') text_ += "\\n";
        else if (byte < 0x20 || byte == 0x7F) text_.append("\\u00").append({hex[byte >> 4], hex[byte & 15]});
        else text_ += c;
    }
    text_ += '"';
}

} // namespace fivefold::cli
