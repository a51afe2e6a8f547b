// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: the words of a shell script with variables filled in.
#pragma once

#include "core/formats/document.h"
#include "core/formats/shell_script.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fivefold::shell {

struct Variable {
    bool array = false;
    Word value;
    std::vector<Word> items;
};
using Variables = std::map<std::string, Variable, std::less<>>;

/// Reads one word after the other from a text.
class WordReader {
public:
    WordReader(const Text& text, const doc::Lines& lines, const Variables& variables, std::size_t& budget)
        : text_(text), lines_(lines), variables_(variables), budget_(budget) {}

    std::size_t at = 0;

    [[nodiscard]] bool done() const { return at >= text_.chars.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const { return at + ahead < text_.chars.size() ? text_.chars[at + ahead] : '\0'; }
    /// Skips blanks and continued line ends.
    void skip_blanks();
    /// The words that the next one expands to: none for an empty variable, several for an array. Stops before blanks and operators.
    [[nodiscard]] std::vector<Word> words();
    /// The rest of an assignment: one word, never split.
    [[nodiscard]] Word value();
    [[noreturn]] void fail(std::size_t place, const std::string& problem) const;

private:
    struct Building {
        std::vector<Word> done;
        Word word;
        bool started = false;
    };
    void read(Building& building, bool stop, bool split);
    void read_double(Building& building, bool split);
    void expand(Building& building, bool quoted, bool split);
    void expand_braces(Building& building, bool quoted, bool split);
    void insert(Building& building, const Word& value, bool quoted, bool split);
    void insert_array(Building& building, const std::vector<Word>& items);
    void put(Building& building, std::size_t place);
    void unknown(Building& building, std::size_t begin);
    void spend(std::size_t characters);
    [[nodiscard]] const Variable* find(std::string_view name) const;
    [[nodiscard]] std::size_t closing(std::size_t open, char opening, char close) const;

    const Text& text_;
    const doc::Lines& lines_;
    const Variables& variables_;
    std::size_t& budget_;
    int depth_ = 0; ///< of defaults inside defaults
};

/// The value of a sum of whole numbers and variables: + - * / % and brackets. Nothing when it is anything else.
[[nodiscard]] std::optional<std::int64_t> arithmetic(std::string_view expression, const Variables& variables);

[[nodiscard]] bool is_name_start(char c);
[[nodiscard]] bool is_name(char c);

} // namespace fivefold::shell
