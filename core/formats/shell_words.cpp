// SPDX-License-Identifier: Apache-2.0
#include "core/formats/shell_words.h"

#include <fmt/format.h>

#include <charconv>

namespace fivefold::shell {

bool is_name_start(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_name(char c) { return is_name_start(c) || (c >= '0' && c <= '9'); }

void Text::add(const Text& other) {
    chars += other.chars;
    from.insert(from.end(), other.from.begin(), other.from.end());
}

Text Text::part(std::size_t begin, std::size_t end) const {
    Text text;
    text.chars = chars.substr(begin, end - begin);
    text.from.assign(from.begin() + static_cast<std::ptrdiff_t>(begin), from.begin() + static_cast<std::ptrdiff_t>(end));
    return text;
}

Text::Range Text::range() const {
    if (from.empty() || from.front() == kNowhere) return {};
    for (std::size_t i = 1; i < from.size(); ++i)
        if (from[i] != from[i - 1] + 1) return {};
    return {from.front(), from.back() + std::size_t{1}};
}

namespace {

bool ends_word(char c) { return std::string_view(" \t\r\n;|&()<>").find(c) != std::string_view::npos; }

class Sum {
public:
    Sum(std::string_view text, const Variables& variables) : text_(text), variables_(variables) {}
    std::optional<std::int64_t> value() {
        const auto result = terms();
        skip();
        return at_ == text_.size() ? result : std::nullopt;
    }

private:
    static constexpr std::int64_t kLargest = std::int64_t{1} << 31;
    void skip() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n')) ++at_;
    }
    std::optional<std::int64_t> terms() {
        auto left = factors();
        for (skip(); left && at_ < text_.size() && (text_[at_] == '+' || text_[at_] == '-'); skip()) {
            const char sign = text_[at_++];
            const auto right = factors();
            if (!right) return std::nullopt;
            left = limited(sign == '+' ? *left + *right : *left - *right);
        }
        return left;
    }
    std::optional<std::int64_t> factors() {
        auto left = unit();
        for (skip(); left && at_ < text_.size() && (text_[at_] == '*' || text_[at_] == '/' || text_[at_] == '%'); skip()) {
            const char sign = text_[at_++];
            const auto right = unit();
            if (!right || (sign != '*' && *right == 0)) return std::nullopt;
            left = limited(sign == '*' ? *left * *right : sign == '/' ? *left / *right : *left % *right);
        }
        return left;
    }
    std::optional<std::int64_t> unit() {
        skip();
        if (at_ < text_.size() && text_[at_] == '(') {
            if (++depth_ > 32) return std::nullopt;
            ++at_;
            const auto inner = terms();
            skip();
            if (at_ >= text_.size() || text_[at_] != ')') return std::nullopt;
            ++at_;
            --depth_;
            return inner;
        }
        if (at_ < text_.size() && text_[at_] == '$') ++at_;
        const bool braces = at_ < text_.size() && text_[at_] == '{';
        if (braces) ++at_;
        std::size_t end = at_;
        while (end < text_.size() && is_name(text_[end])) ++end;
        std::string_view word = text_.substr(at_, end - at_);
        at_ = end + (braces ? 1 : 0);
        if (braces && (at_ > text_.size() || text_[end] != '}')) return std::nullopt;
        if (!word.empty() && is_name_start(word.front())) {
            const auto found = variables_.find(word);
            if (found == variables_.end() || found->second.array || found->second.value.unknown) return std::nullopt;
            word = found->second.value.text.chars;
        }
        std::int64_t number = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        return error == std::errc() && stop == word.data() + word.size() ? limited(number) : std::nullopt;
    }
    static std::optional<std::int64_t> limited(std::int64_t value) {
        return value > -kLargest && value < kLargest ? std::optional(value) : std::nullopt;
    }

    std::string_view text_;
    const Variables& variables_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

} // namespace

std::optional<std::int64_t> arithmetic(std::string_view expression, const Variables& variables) {
    return Sum(expression, variables).value();
}

void WordReader::fail(std::size_t place, const std::string& problem) const {
    const std::uint32_t from = place < text_.from.size() ? text_.from[place] : Text::kNowhere;
    throw FormatError(from == Text::kNowhere ? std::string() : lines_.place(from), problem);
}

void WordReader::spend(std::size_t characters) {
    if (characters > budget_)
        fail(at, "the variables of this script fill in to more than a launch script can hold; does a variable repeat itself?");
    budget_ -= characters;
}

void WordReader::skip_blanks() {
    while (!done()) {
        if (peek() == ' ' || peek() == '\t' || peek() == '\r')
            ++at;
        else if (peek() == '\\' && peek(1) == '\n')
            at += 2;
        else if (peek() == '\\' && peek(1) == '\r' && peek(2) == '\n')
            at += 3;
        else
            return;
    }
}

const Variable* WordReader::find(std::string_view name) const {
    const auto found = variables_.find(name);
    return found == variables_.end() ? nullptr : &found->second;
}

std::size_t WordReader::closing(std::size_t open, char opening, char close) const {
    int depth = 0;
    for (std::size_t i = open; i < text_.chars.size(); ++i) {
        const char c = text_.chars[i];
        if (c == '\\')
            ++i;
        else if (c == opening)
            ++depth;
        else if (c == close && --depth == 0)
            return i;
    }
    fail(open, fmt::format("the bracket '{}' is never closed", opening));
}

void WordReader::put(Building& building, std::size_t place) {
    spend(1);
    building.word.text.add(text_.chars[place], text_.from[place]);
    building.started = true;
}

void WordReader::unknown(Building& building, std::size_t begin) {
    building.word.unknown = true;
    for (std::size_t i = begin; i < at && i < begin + 60; ++i) put(building, i);
}

void WordReader::insert(Building& building, const Word& value, bool quoted, bool split) {
    spend(value.text.chars.size());
    building.word.unknown = building.word.unknown || value.unknown;
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n'; };
    const std::string& chars = value.text.chars;
    bool several = false;
    if (!quoted && split)
        for (const char c : chars) several = several || blank(c);
    if (!several) {
        building.word.text.add(value.text);
        building.started = building.started || quoted || !chars.empty();
        return;
    }
    for (std::size_t i = 0; i < chars.size();) { // unquoted: every stretch is a word of its own, used where it stands in the variable
        if (blank(chars[i])) {
            if (building.started) building.done.push_back(std::move(building.word));
            building.word = {};
            building.started = false;
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < chars.size() && !blank(chars[end])) ++end;
        const Text piece = value.text.part(i, end);
        building.word.text.add(piece);
        building.word.use = piece.range();
        building.word.unknown = value.unknown && piece.chars.find('$') != std::string::npos;
        building.started = true;
        i = end;
    }
}

void WordReader::insert_array(Building& building, const std::vector<Word>& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        spend(items[i].text.chars.size() + 1);
        if (i > 0) {
            building.done.push_back(std::move(building.word));
            building.word = {};
        }
        building.word.text.add(items[i].text);
        building.word.use = items[i].use;
        building.word.unknown = items[i].unknown;
        building.started = true;
    }
}

void WordReader::expand_braces(Building& building, bool quoted, bool split) {
    const std::size_t begin = at, end = closing(at + 1, '{', '}');
    const std::string_view inside = std::string_view(text_.chars).substr(at + 2, end - at - 2);
    std::size_t length = 0;
    while (length < inside.size() && is_name(inside[length])) ++length;
    const std::string_view name = inside.substr(0, length), rest = inside.substr(length);
    const Variable* variable = find(name);
    at = end + 1;
    if (rest == "[@]" || rest == "[*]") {
        if (variable == nullptr) return unknown(building, begin);
        if (variable->array) return insert_array(building, variable->items);
        return insert(building, variable->value, quoted, split);
    }
    if (rest.empty() && variable != nullptr) {
        if (!variable->array) return insert(building, variable->value, quoted, split);
        if (!variable->items.empty()) insert(building, variable->items.front(), quoted, split);
        return;
    }
    const bool fallback = rest.starts_with(":-") || rest.starts_with(":=") || rest.starts_with("-") || rest.starts_with("=");
    if (fallback && !name.empty()) { // a value from outside is not known, so the default stands
        if (variable != nullptr && !variable->array && !variable->value.unknown && !variable->value.text.chars.empty())
            return insert(building, variable->value, quoted, split);
        const std::size_t skip = rest.starts_with(":") ? 2 : 1;
        const Text text = text_.part(begin + 2 + length + skip, end);
        WordReader inner(text, lines_, variables_, budget_);
        Word value;
        if (text.chars.find_first_of("$'\"\\`") != std::string::npos) {
            if (++depth_ > 16) fail(begin, "defaults are nested too deep; at most 16 levels were expected");
            inner.depth_ = depth_;
            value = inner.value();
            --depth_;
        } else {
            value.text = text;
        }
        return insert(building, value, quoted, split);
    }
    unknown(building, begin);
}

void WordReader::expand(Building& building, bool quoted, bool split) {
    const std::size_t begin = at;
    if (peek(1) == '(' && peek(2) == '(') {
        const std::size_t end = closing(at + 1, '(', ')');
        const std::string_view inside = std::string_view(text_.chars).substr(at + 3, end - at - 4);
        at = end + 1;
        const auto number = arithmetic(inside, variables_);
        if (!number) return unknown(building, begin);
        for (const char c : fmt::format("{}", *number)) building.word.text.add(c, Text::kNowhere);
        building.started = true;
    } else if (peek(1) == '(') {
        at = closing(at + 1, '(', ')') + 1;
        unknown(building, begin);
    } else if (peek(1) == '{') {
        expand_braces(building, quoted, split);
    } else if (is_name_start(peek(1))) {
        for (++at; is_name(peek());) ++at;
        const Variable* variable = find(std::string_view(text_.chars).substr(begin + 1, at - begin - 1));
        if (variable == nullptr) return unknown(building, begin);
        if (!variable->array)
            insert(building, variable->value, quoted, split);
        else if (!variable->items.empty())
            insert(building, variable->items.front(), quoted, split);
    } else if (is_name(peek(1)) || std::string_view("@*#?!$-").find(peek(1)) != std::string_view::npos) {
        at = std::min(at + 2, text_.chars.size());
        unknown(building, begin);
    } else {
        put(building, at++);
    }
}

void WordReader::read_double(Building& building, bool split) {
    const std::size_t open = at++;
    building.started = true;
    while (!done() && peek() != '"') {
        if (peek() == '\\' && std::string_view("\"\\$`\n").find(peek(1)) != std::string_view::npos && peek(1) != '\0') {
            if (peek(1) != '\n') put(building, at + 1);
            at += 2;
        } else if (peek() == '$') {
            expand(building, true, split);
        } else {
            put(building, at++);
        }
    }
    if (done()) fail(open, "this double quote is never closed");
    ++at;
}

void WordReader::read(Building& building, bool stop, bool split) {
    while (!done() && !(stop && ends_word(peek()))) {
        const char c = peek();
        if (c == '\\') {
            if (peek(1) == '\n') {
                at += 2;
                continue;
            }
            if (at + 1 < text_.chars.size()) put(building, at + 1);
            at = std::min(at + 2, text_.chars.size());
        } else if (c == '\'') {
            const std::size_t open = at++;
            building.started = true;
            while (!done() && peek() != '\'') put(building, at++);
            if (done()) fail(open, "this single quote is never closed");
            ++at;
        } else if (c == '"') {
            read_double(building, split);
        } else if (c == '`') {
            const std::size_t begin = at, end = text_.chars.find('`', at + 1);
            if (end == std::string::npos) fail(begin, "this back quote is never closed");
            at = end + 1;
            unknown(building, begin);
        } else if (c == '$') {
            expand(building, false, split);
        } else {
            put(building, at++);
        }
    }
}

std::vector<Word> WordReader::words() {
    const std::size_t begin = at;
    Building building;
    read(building, true, true);
    if (building.started) building.done.push_back(std::move(building.word));
    // One word that came from no variable's stretch and no array is used where it stands.
    if (building.done.size() == 1 && building.done.front().use.end == 0) building.done.front().use = text_.part(begin, at).range();
    return std::move(building.done);
}

Word WordReader::value() {
    Building building;
    read(building, depth_ == 0, false); // the inside of a default has no end but its own
    Word value;
    for (const Word& word : building.done) { // an array in quotes: its words, with a blank between
        value.text.add(word.text);
        value.text.add(' ', Text::kNowhere);
        value.unknown = value.unknown || word.unknown;
    }
    value.text.add(building.word.text);
    value.unknown = value.unknown || building.word.unknown;
    return value;
}

} // namespace fivefold::shell
