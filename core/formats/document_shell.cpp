// SPDX-License-Identifier: Apache-2.0
// The options of a script's commands as members of a map.
#include "core/formats/document.h"
#include "core/formats/shell_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace fivefold::doc {
namespace {

using shell::Text;
using shell::Word;

bool is_option(std::string_view word) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return (word.size() > 2 && word.starts_with("--") && letter(word[2])) || (word.size() > 1 && word[0] == '-' && letter(word[1]));
}

/// Option names with dashes, whichever the script writes: torchrun takes both.
std::string option_name(std::string_view word) {
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    std::string name(word.substr(0, word.find('=')));
    for (char& c : name)
        if (c == '_') c = '-';
    return name;
}

class Options {
public:
    explicit Options(std::string_view text) : lines_(text) {}

    Node root;

    void add_words(const std::vector<Word>& words) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!is_option(words[i].text.chars)) continue;
            if (words[i].text.chars.starts_with("-") && !words[i].text.chars.starts_with("--")) continue;
            Member member = named(words[i]);
            const std::size_t equals = words[i].text.chars.find('=');
            if (equals != std::string::npos) {
                member.value = scalar(words[i], words[i].text.part(equals + 1, words[i].text.chars.size()));
            } else {
                std::vector<Node> values;
                for (std::size_t next = i + 1; next < words.size() && !is_option(words[next].text.chars); ++next)
                    values.push_back(scalar(words[next], words[next].text));
                if (values.size() == 1) {
                    member.value = std::move(values.front());
                } else if (values.empty()) {
                    member.value.kind = Node::Kind::plain; // a switch
                    member.value.scalar = "true";
                } else {
                    member.value.kind = Node::Kind::list;
                    member.value.items = std::move(values);
                }
            }
            member.value.line = member.line;
            set(root, std::move(member));
        }
    }
    void add_environment(const std::map<std::string, Word, std::less<>>& exported) {
        Node map = empty_map();
        for (const auto& [name, word] : exported) {
            Member member;
            member.key = name;
            member.value = scalar(word, word.text);
            member.line = member.value.line;
            map.members.push_back(std::move(member));
        }
        root.members.push_back({"env", 0, 0, 0, std::move(map)});
    }
    /// "#SBATCH --nodes=4", "#SBATCH -N 4"
    void add_sbatch(const std::vector<Text>& comments) {
        Node map = empty_map();
        for (const Text& comment : comments) {
            if (!comment.chars.starts_with("#SBATCH")) continue;
            std::size_t begin = comment.chars.find_first_not_of(" \t", 7);
            if (begin == std::string::npos) continue;
            std::size_t end = comment.chars.find_first_of("= \t\r", begin);
            if (end == std::string::npos) continue;
            Member member;
            const std::string_view option = std::string_view(comment.chars).substr(begin, end - begin);
            member.key = option == "-N" ? "nodes" : option_name(option);
            constexpr std::string_view kKnown[] = {"nodes", "gpus-per-node", "gpus", "gres", "ntasks-per-node"};
            if (std::find(std::begin(kKnown), std::end(kKnown), member.key) == std::end(kKnown)) continue;
            const std::size_t value = comment.chars.find_first_not_of("= \t", end);
            if (value == std::string::npos) continue;
            const std::size_t stop = std::min(comment.chars.find_first_of(" \t\r#", value), comment.chars.size());
            Word word;
            word.text = comment.part(value, stop);
            word.use = word.text.range();
            member.value = scalar(word, word.text);
            member.line = member.value.line;
            set(map, std::move(member));
        }
        root.members.push_back({"sbatch", 0, 0, 0, std::move(map)});
    }

private:
    static Node empty_map() {
        Node map;
        map.kind = Node::Kind::map;
        return map;
    }
    Member named(const Word& word) const {
        Member member;
        member.key = option_name(word.text.chars);
        member.begin = word.use.begin;
        member.end = word.use.end;
        const std::size_t place = word.use.end > 0 ? word.use.begin : first_place(word.text);
        member.line = lines_.line(place);
        return member;
    }
    static std::size_t first_place(const Text& text) {
        for (const std::uint32_t place : text.from)
            if (place != Text::kNowhere) return place;
        return 0;
    }
    Node scalar(const Word& word, const Text& text) const {
        Node node;
        node.kind = Node::Kind::plain;
        node.unknown = word.unknown;
        node.scalar = text.chars;
        const Text::Range range = word.unknown ? Text::Range{} : text.range();
        node.begin = range.begin;
        node.end = range.end;
        node.use_begin = word.use.begin;
        node.use_end = word.use.end;
        node.line = lines_.line(range.end > 0 ? range.begin : first_place(text));
        return node;
    }
    /// The last of several counts, as in Python's argparse.
    void set(Node& map, Member member) {
        if (&map != &root) {
            for (Member& known : map.members)
                if (known.key == member.key) {
                    known = std::move(member);
                    return;
                }
            map.members.push_back(std::move(member));
            return;
        }
        const auto [known, fresh] = index_.try_emplace(member.key, root.members.size());
        if (!fresh) {
            root.members[known->second] = std::move(member);
            return;
        }
        if (root.members.size() >= kMaxNodes)
            throw FormatError(fmt::format("line {}", member.line),
                              fmt::format("the script has more than {} options; a launch script has a few hundred", kMaxNodes));
        root.members.push_back(std::move(member));
    }

    Lines lines_;
    std::unordered_map<std::string, std::size_t> index_;
};

} // namespace

Node parse_shell(std::string_view text) {
    check_text(text, "a launch script");
    const shell::Script script = shell::read_script(text);
    Options options(text);
    options.root.kind = Node::Kind::map;
    for (const std::vector<Word>& words : script.commands) options.add_words(words);
    if (options.root.members.empty())
        for (const std::vector<Word>& words : script.lists) options.add_words(words);
    options.add_environment(script.exported);
    options.add_sbatch(script.comments);
    return std::move(options.root);
}

} // namespace fivefold::doc
