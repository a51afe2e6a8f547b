// SPDX-License-Identifier: Apache-2.0
#include "core/formats/shell_script.h"

#include "core/formats/shell_words.h"

#include <cstdint>

namespace fivefold::shell {
namespace {

constexpr std::size_t kMaxExpanded = std::size_t{8} << 20U; ///< characters that all variables may fill in to
constexpr int kMaxScripts = 4;                              ///< bash -c inside bash -c

bool is_declaration(std::string_view word) {
    for (const std::string_view known : {"export", "declare", "local", "readonly", "typeset"})
        if (word == known) return true;
    return false;
}

bool is_control(std::string_view word) {
    for (const std::string_view known :
         {"if", "then", "else", "elif", "fi", "for", "do", "done", "while", "until", "case", "esac", "{", "}", "!", "time", "exec", "eval"})
        if (word == known) return true;
    return false;
}

class Reader {
public:
    Reader(std::string_view source, Script& script) : lines_(source), script_(script) {}

    void read(const Text& text, int depth) {
        WordReader words(text, lines_, variables_, budget_);
        while (!words.done()) {
            const char c = words.peek();
            if (c == '#') {
                comment(words, text);
            } else if (std::string_view("\n\r;|&()<> \t").find(c) != std::string_view::npos) {
                ++words.at;
            } else if (c == '\\' && words.peek(1) == '\n') {
                words.at += 2;
            } else {
                command(words, text, depth);
            }
        }
    }
    void collect_lists() {
        for (const std::string& name : order_) {
            const Variable& variable = variables_.at(name);
            if (variable.array) {
                script_.lists.push_back(variable.items);
                continue;
            }
            if (variable.value.text.chars.find("--") == std::string::npos) continue;
            const Text call = splitting(name);
            WordReader words(call, lines_, variables_, budget_);
            script_.lists.push_back(words.words());
        }
    }

private:
    static Text splitting(const std::string& name) {
        Text call;
        for (const char c : "$" + name) call.add(c, Text::kNowhere);
        return call;
    }
    void comment(WordReader& words, const Text& text) {
        const std::size_t begin = words.at;
        while (!words.done() && words.peek() != '\n') ++words.at;
        script_.comments.push_back(text.part(begin, words.at));
    }
    /// Length of "NAME" in "NAME=" or "NAME+="; 0 when an assignment does not begin here.
    static std::size_t assignment(const WordReader& words) {
        std::size_t length = 0;
        while (is_name(words.peek(length))) ++length;
        if (length == 0 || !is_name_start(words.peek())) return 0;
        return words.peek(length) == '=' || (words.peek(length) == '+' && words.peek(length + 1) == '=') ? length : 0;
    }
    void assign(WordReader& words, const Text& text, std::size_t length, bool exported) {
        const std::string name = text.chars.substr(words.at, length);
        const bool append = words.peek(length) == '+';
        words.at += length + (append ? 2 : 1);
        const auto [known, fresh] = variables_.try_emplace(name);
        Variable& variable = known->second;
        if (fresh) order_.push_back(name);
        if (order_.size() > 10'000) words.fail(words.at, "the script has more than 10000 variables; a launch script has a few dozen");
        if (words.peek() == '(') {
            std::vector<Word> items = array(words, text);
            if (!append || !variable.array) variable = {};
            variable.array = true;
            variable.items.insert(variable.items.end(), std::make_move_iterator(items.begin()), std::make_move_iterator(items.end()));
            return;
        }
        Word value = words.value();
        if (append && !variable.array) {
            Word joined = variable.value;
            joined.text.add(value.text);
            joined.unknown = joined.unknown || value.unknown;
            value = std::move(joined);
        }
        variable = {};
        variable.value = std::move(value);
        if (exported) script_.exported[name] = variable.value;
    }
    std::vector<Word> array(WordReader& words, const Text& text) {
        const std::size_t open = words.at++;
        std::vector<Word> items;
        for (;;) {
            words.skip_blanks();
            if (words.done()) words.fail(open, "this bracket is never closed");
            const char c = words.peek();
            if (c == ')') {
                ++words.at;
                return items;
            }
            if (c == '#')
                comment(words, text);
            else if (std::string_view("\n\r;|&(<>").find(c) != std::string_view::npos)
                ++words.at;
            else
                for (Word& word : words.words()) items.push_back(std::move(word));
        }
    }
    void command(WordReader& words, const Text& text, int depth) {
        std::vector<Word> all;
        bool declaring = false;
        for (;;) {
            words.skip_blanks();
            const char c = words.peek();
            if (words.done() || std::string_view("\n\r;|&()").find(c) != std::string_view::npos) break;
            if (c == '#') {
                comment(words, text);
                break;
            }
            if (c == '<' && words.peek(1) == '<') {
                here_document(words, text);
                break;
            }
            if (c == '<' || c == '>') {
                ++words.at;
                continue;
            }
            if (const std::size_t length = all.empty() || declaring ? assignment(words) : 0; length > 0) {
                assign(words, text, length, declaring);
                continue;
            }
            const std::size_t before = words.at;
            std::vector<Word> next = words.words();
            if (words.at == before) ++words.at; // an operator that begins no word
            if (all.empty() && !next.empty() && is_control(next.front().text.chars)) continue;
            if (all.empty() && !next.empty() && is_declaration(next.front().text.chars)) declaring = true;
            for (Word& word : next) all.push_back(std::move(word));
        }
        if (declaring || all.empty()) return;
        for (std::size_t i = 0; i + 1 < all.size(); ++i) { // bash -c 'another script'
            if (all[i].text.chars != "-c" || all[i + 1].text.chars.find(' ') == std::string::npos) continue;
            if (depth >= kMaxScripts) words.fail(words.at, "scripts are nested too deep");
            read(all[i + 1].text, depth + 1);
        }
        script_.commands.push_back(std::move(all));
    }
    /// Skips to the line that ends it: it is a file's content, not options.
    static void here_document(WordReader& words, const Text& text) {
        words.at += 2;
        if (words.peek() == '<') { // here string
            ++words.at;
            return;
        }
        if (words.peek() == '-') ++words.at;
        words.skip_blanks();
        std::string end;
        while (!words.done() && std::string_view(" \t\r\n;|&").find(words.peek()) == std::string_view::npos) {
            if (words.peek() != '\'' && words.peek() != '"' && words.peek() != '\\') end += words.peek();
            ++words.at;
        }
        while (!words.done()) {
            std::size_t line = text.chars.find('\n', words.at);
            if (line == std::string::npos) line = text.chars.size();
            std::string_view content = std::string_view(text.chars).substr(words.at, line - words.at);
            content.remove_prefix(std::min(content.find_first_not_of(" \t"), content.size()));
            words.at = std::min(line + 1, text.chars.size());
            if (content == end) return;
        }
    }

    doc::Lines lines_;
    Script& script_;
    Variables variables_;
    std::vector<std::string> order_;
    std::size_t budget_ = kMaxExpanded;
};

} // namespace

Script read_script(std::string_view source) {
    Text text;
    text.chars = std::string(source);
    text.from.resize(source.size());
    for (std::size_t i = 0; i < source.size(); ++i) text.from[i] = static_cast<std::uint32_t>(i);
    Script script;
    Reader reader(source, script);
    reader.read(text, 0);
    reader.collect_lists();
    return script;
}

} // namespace fivefold::shell
