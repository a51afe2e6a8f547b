// SPDX-License-Identifier: Apache-2.0
#include "core/formats/document.h"

#include "core/formats/json_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fivefold::doc {

const Member* Node::find(std::string_view key) const {
    const auto found = std::find_if(members.begin(), members.end(), [&](const Member& member) { return member.key == key; });
    return found == members.end() ? nullptr : &*found;
}

const Node* find_path(const Node& root, std::string_view path) {
    const Node* node = &root;
    while (!path.empty()) {
        const std::string_view key = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), key.size() + 1));
        const Member* member = node->find(key);
        if (member == nullptr) return nullptr;
        node = &member->value;
    }
    return node;
}

std::optional<double> number(std::string_view text) {
    std::string digits;
    for (const char c : text)
        if (c != '_') digits += c;
    const char* begin = digits.data() + (digits.starts_with('+') ? 1 : 0);
    double value = 0;
    const auto [end, error] = std::from_chars(begin, digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

Lines::Lines(std::string_view text) : text_(text), starts_{0} {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n') starts_.push_back(i + 1);
}

std::size_t Lines::line(std::size_t offset) const {
    return static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), offset) - starts_.begin());
}

std::string Lines::place(std::size_t offset) const {
    const std::size_t number = line(offset), start = starts_[number - 1];
    std::size_t column = 1;
    for (std::size_t i = start; i < std::min(offset, text_.size()); ++i)
        column += (static_cast<unsigned char>(text_[i]) & 0xC0U) != 0x80U ? 1U : 0U;
    return fmt::format("line {}, column {}", number, column);
}

std::size_t Lines::offset(std::size_t line, std::size_t column) const {
    if (line == 0 || line > starts_.size()) return text_.size();
    std::size_t at = starts_[line - 1];
    for (std::size_t passed = 1; passed < column && at < text_.size(); ++passed)
        for (++at; at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80U;) ++at;
    return at;
}

namespace {

/// Bytes of the UTF-8 character at `at`; 0 when it is none.
std::size_t character_bytes(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U; };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first < 0xF0) {
        const bool narrow = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0);
        return follows(1) && follows(2) && !narrow ? 3 : 0;
    }
    if (first >= 0xF0 && first < 0xF5) {
        const bool outside = (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90);
        return follows(1) && follows(2) && follows(3) && !outside ? 4 : 0;
    }
    return 0;
}

} // namespace

void check_text(std::string_view text, std::string_view what) {
    if (text.size() > kMaxBytes)
        throw FormatError(
            "", fmt::format("the input has {} bytes; {} is a few kB, at most {} MiB were expected", text.size(), what, kMaxBytes >> 20U));
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw FormatError("", fmt::format("the input is empty; {} was expected", what));
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t size = character_bytes(text, at);
        const bool control = (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7F;
        if (size == 0 || control)
            throw FormatError(Lines(text).place(at), fmt::format("the byte 0x{:02x} {}; text in UTF-8 was expected", byte,
                                                                 control ? "is a control character" : "is not UTF-8"));
        at += size;
    }
}

Node parse(std::string_view text, Syntax syntax) {
    switch (syntax) {
    case Syntax::yaml: return parse_yaml(text);
    case Syntax::toml: return parse_toml(text);
    case Syntax::json: return parse_json(text);
    case Syntax::shell: break;
    }
    return parse_shell(text);
}

} // namespace fivefold::doc
