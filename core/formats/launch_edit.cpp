// SPDX-License-Identifier: Apache-2.0
#include "core/formats/launch_edit.h"

#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {
namespace {

using doc::Member;
using doc::Node;
using doc::Syntax;
using Kind = LaunchValue::Kind;

struct Path {
    std::string parent, key;
};

Path split(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? Path{"", path} : Path{path.substr(0, slash), path.substr(slash + 1)};
}

/// One key's edit in a text that is parsed.
class Edit {
public:
    Edit(std::string_view text, Syntax syntax, const Node& root, const LaunchKey& key)
        : text_(text), syntax_(syntax), root_(root), key_(key), path_(split(key.path)) {}

    /// `careful`: in a script the value is written where it is used, not where its variable is set.
    EditResult apply(bool careful) const {
        const Node* parent = doc::find_path(root_, path_.parent);
        const Member* member = parent == nullptr ? nullptr : parent->find(path_.key);
        if (key_.value.kind == Kind::absent) return member == nullptr ? refuse("it is not there") : remove(*member);
        if (member != nullptr) return syntax_ == Syntax::shell ? replace_option(*member, careful) : replace(*parent, *member);
        if (syntax_ == Syntax::shell) return insert_option();
        return parent == nullptr ? insert_section() : insert(*parent);
    }

private:
    static EditResult refuse(std::string problem) { return {std::nullopt, std::move(problem)}; }
    EditResult changed(std::size_t begin, std::size_t end, const std::string& with) const {
        std::string result(text_);
        result.replace(begin, end - begin, with);
        return {std::move(result), {}};
    }
    [[nodiscard]] std::size_t line_start(std::size_t at) const {
        const std::size_t newline = at == 0 ? std::string_view::npos : text_.rfind('\n', at - 1);
        return newline == std::string_view::npos ? 0 : newline + 1;
    }
    [[nodiscard]] std::size_t line_end(std::size_t at) const {
        return std::min(text_.find('\n', at), text_.size());
    } ///< of the text before the newline
    [[nodiscard]] std::string newline() const { return text_.find("\r\n") != std::string_view::npos ? "\r\n" : "\n"; }
    [[nodiscard]] bool blank(std::size_t begin, std::size_t end) const {
        return text_.substr(begin, end - begin).find_first_not_of(" \t\r") == std::string_view::npos;
    }

    // ---- values

    [[nodiscard]] std::string quoted(const std::string& text, char quote) const { return quote + text + quote; }
    [[nodiscard]] std::string scalar(const std::string& text, bool is_word, char quote) const {
        if (!is_word) return quote != '\0' && syntax_ == Syntax::yaml ? quoted(text, quote) : text;
        switch (syntax_) {
        case Syntax::yaml: return quote != '\0' ? quoted(text, quote) : yaml_string(text);
        case Syntax::toml: return quoted(text, quote != '\0' ? quote : '"');
        case Syntax::json: return quoted(text, '"');
        case Syntax::shell: break;
        }
        return bash_word(text);
    }
    [[nodiscard]] std::string spelled(char quote, bool as_list) const {
        if (key_.value.kind != Kind::words) return scalar(key_.value.text, key_.value.kind == Kind::word, quote);
        if (!as_list)
            return syntax_ == Syntax::shell ? fmt::format("{}", fmt::join(key_.value.words, " ")) : scalar(key_.value.shown(), true, quote);
        std::string list;
        for (const std::string& word : key_.value.words)
            list += (list.empty() ? "" : ", ") + scalar(word, doc::number(word) == std::nullopt, '\0');
        return "[" + list + "]";
    }

    // ---- YAML, TOML, JSON

    EditResult replace(const Node& parent, const Member& member) const {
        const Node& value = member.value;
        const bool list = value.kind == Node::Kind::list;
        if (value.kind == Node::Kind::null && value.begin > 0 && !value.has_place())
            return changed(value.begin, value.begin, " " + spelled('\0', key_.path.find("MODEL_ARGS") != 0)); // "key:"
        if (list && !value.has_place()) {
            const std::size_t end = value.flow && value.begin < text_.size() && text_[value.begin] == '[' ? text_.find(']', value.begin)
                                                                                                          : std::string_view::npos;
            if (end == std::string_view::npos) return refuse("its list stands over several lines");
            return changed(value.begin, end + 1, spelled('\0', true));
        }
        if (!value.has_place())
            return refuse(value.begin == 0 && parent.flow == false ? "its value comes from an alias or an anchor elsewhere"
                                                                   : "its value stands over several lines");
        const char first = text_[value.begin];
        const bool as_list = list || (key_.value.kind == Kind::words && syntax_ != Syntax::yaml) || key_.path.starts_with("model/");
        return changed(value.begin, value.end, spelled(first == '"' || first == '\'' ? first : '\0', as_list));
    }
    [[nodiscard]] std::string member_text(const std::string& indent) const {
        const std::string value = spelled('\0', !key_.path.starts_with("MODEL_ARGS"));
        switch (syntax_) {
        case Syntax::toml: return indent + path_.key + " = " + value;
        case Syntax::json: return indent + "\"" + path_.key + "\": " + value;
        case Syntax::yaml:
        case Syntax::shell: break;
        }
        return indent + path_.key + ": " + value;
    }
    /// Behind the last member of the map that stands on a line of its own with its value.
    EditResult insert(const Node& parent) const {
        if (!parent.is_map()) return refuse("the section is not a map");
        const Member* neighbour = nullptr;
        for (const Member& member : parent.members) {
            const bool one_line = member.value.is_scalar() && line_start(member.begin) == line_start(member.value.begin);
            if (member.end > member.begin && member.value.has_place() && (syntax_ == Syntax::json || one_line)) neighbour = &member;
        }
        if (syntax_ == Syntax::json) return insert_json(parent, neighbour);
        if (neighbour == nullptr) {
            if (syntax_ == Syntax::toml && !parent.flow) return insert_behind_header(parent);
            return refuse("its section has no neighbour on a line of its own");
        }
        if (parent.flow) return changed(neighbour->value.end, neighbour->value.end, ", " + member_text(""));
        const std::size_t start = line_start(neighbour->begin);
        if (!blank(start, neighbour->begin)) return refuse("its neighbours do not stand on lines of their own");
        return insert_line(neighbour->value.end, member_text(std::string(text_.substr(start, neighbour->begin - start))));
    }
    EditResult insert_line(std::size_t behind, const std::string& line) const {
        const std::size_t end = line_end(behind);
        if (end == text_.size()) return changed(end, end, newline() + line); // the last line has no end; nor has the new one
        return changed(end + 1, end + 1, line + newline());
    }
    EditResult insert_behind_header(const Node&) const {
        const Member* header = nullptr;
        const Node* node = &root_;
        for (std::string rest = path_.parent; !rest.empty();) {
            const std::string key = rest.substr(0, rest.find('/'));
            rest.erase(0, std::min(rest.size(), key.size() + 1));
            header = node->find(key);
            if (header == nullptr) return refuse("its section is missing");
            node = &header->value;
        }
        if (header == nullptr || header->end == header->begin) return refuse("its section is missing");
        return insert_line(header->begin, member_text(""));
    }
    EditResult insert_json(const Node& parent, const Member* neighbour) const {
        if (neighbour == nullptr)
            return parent.members.empty() && parent.has_place() ? changed(parent.begin + 1, parent.begin + 1, member_text(""))
                                                                : refuse("its section has no neighbour");
        const std::size_t start = line_start(neighbour->begin);
        const bool own_line = blank(start, neighbour->begin);
        return changed(neighbour->value.end, neighbour->value.end,
                       own_line ? "," + newline() + member_text(std::string(text_.substr(start, neighbour->begin - start)))
                                : ", " + member_text(""));
    }
    /// A section that is not there yet, at the end of the file.
    EditResult insert_section() const {
        if (path_.parent.find('/') != std::string::npos) return insert_deep();
        const std::string end = text_.ends_with('\n') ? "" : newline();
        if (syntax_ == Syntax::toml)
            return changed(text_.size(), text_.size(),
                           end + newline() + "[" + path_.parent + "]" + newline() + member_text("") + newline());
        if (syntax_ == Syntax::json) {
            if (root_.members.empty()) return refuse("the file is empty");
            const Member& last = root_.members.back();
            const std::size_t start = line_start(last.begin);
            const bool own_line = blank(start, last.begin);
            const std::string lead = own_line ? "," + newline() + std::string(text_.substr(start, last.begin - start)) : ", ";
            return changed(last.value.end, last.value.end, lead + "\"" + path_.parent + "\": { " + member_text("") + " }");
        }
        if (root_.flow) return refuse("the file is one line in brackets");
        return changed(text_.size(), text_.size(), end + path_.parent + ":" + newline() + member_text("  ") + newline());
    }
    /// "zero_optimization/offload_optimizer/device" where only the outermost part is there.
    EditResult insert_deep() const {
        const Path outer = split(path_.parent);
        const Node* parent = doc::find_path(root_, outer.parent);
        if (parent == nullptr || syntax_ != Syntax::json) return refuse("its section is missing");
        const Member* neighbour = parent->members.empty() ? nullptr : &parent->members.back();
        if (neighbour == nullptr) return refuse("its section has no neighbour");
        const std::size_t start = line_start(neighbour->begin);
        const bool own_line = blank(start, neighbour->begin);
        const std::string lead = own_line ? "," + newline() + std::string(text_.substr(start, neighbour->begin - start)) : ", ";
        return changed(neighbour->value.end, neighbour->value.end, lead + "\"" + outer.key + "\": { " + member_text("") + " }");
    }
    EditResult remove(const Member& member) const {
        if (syntax_ == Syntax::shell) return remove_option(member);
        if (syntax_ == Syntax::json || member.end == member.begin) return refuse("it cannot be taken out");
        const std::size_t start = line_start(member.begin), end = line_end(std::max(member.value.end, member.end));
        const bool bracketed = syntax_ == Syntax::toml && member.value.kind == Node::Kind::list && member.value.has_place(); // may take several lines
        if (!blank(start, member.begin) || (!bracketed && line_start(std::max(member.value.end, member.end)) != start))
            return refuse("it does not stand on a line of its own");
        if (key_.path.starts_with("model/") && member.value.has_place() && syntax_ == Syntax::yaml)
            return changed(member.value.begin, member.value.end, "null"); // a ConfigContainer's "not set"
        return changed(start, std::min(end + 1, text_.size()), "");
    }

    // ---- options of a script

    struct Span {
        std::size_t begin = 0, end = 0;
    };
    /// Of an option with its values.
    [[nodiscard]] static Span span(const Member& member) {
        Span whole{member.begin, member.end};
        if (member.value.use_end > whole.end) whole.end = member.value.use_end;
        for (const Node& item : member.value.items) whole.end = std::max(whole.end, item.use_end);
        return whole;
    }
    EditResult replace_option(const Member& member, bool careful) const {
        const Node& value = member.value;
        if (key_.value.kind == Kind::boolean) return refuse("it takes a value");
        if (key_.value.kind == Kind::words || value.kind == Node::Kind::list) {
            const Node& first = value.kind == Node::Kind::list ? value.items.front() : value;
            const Node& last = value.kind == Node::Kind::list && key_.value.kind == Kind::words ? value.items.back() : first;
            if (first.use_end == 0 || last.use_end < first.use_begin) return refuse("its values come from several places");
            return changed(first.use_begin, last.use_end, spelled('\0', false));
        }
        if (!careful && value.has_place()) return changed(value.begin, value.end, spelled('\0', false));
        if (value.use_end == 0) return refuse("its value is put together from several variables");
        const std::string_view use = text_.substr(value.use_begin, value.use_end - value.use_begin);
        const std::size_t equals = use.starts_with("--") ? use.find('=') : std::string_view::npos;
        return changed(value.use_begin + (equals == std::string_view::npos ? 0 : equals + 1), value.use_end, spelled('\0', false));
    }
    EditResult insert_option() const {
        const Member* anchor = nullptr;
        for (const char* name : {"pipeline-model-parallel-size", "tensor-model-parallel-size", "global-batch-size", "micro-batch-size",
                                 "seq-length", "num-layers"})
            if (const Member* member = root_.find(name);
                anchor == nullptr && member != nullptr && span(*member).end > span(*member).begin && member->end > 0)
                anchor = member;
        if (anchor == nullptr) return refuse("no place for a new option was found");
        const bool alone = key_.value.kind == Kind::boolean;
        const std::string option = "--" + path_.key + (alone ? "" : " " + spelled('\0', false));
        const std::size_t end = span(*anchor).end, start = line_start(anchor->begin), stop = line_end(end);
        std::size_t indent = start;
        while (indent < text_.size() && (text_[indent] == ' ' || text_[indent] == '\t')) ++indent;
        const std::string lead(text_.substr(start, indent - start));
        std::string_view rest = text_.substr(end, stop - end);
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (indent == anchor->begin && rest.starts_with('\\'))
            return changed(end, end, " \\" + newline() + lead + option); // continued lines
        const std::size_t next = std::min(text_.find_first_not_of(" \t\r\n", stop), text_.size());
        const bool list = text_.substr(next).starts_with("--") || text_.substr(next).starts_with(')');
        if (indent == anchor->begin && (rest.empty() || rest.starts_with('#') || rest == "\r") && list && stop < text_.size())
            return changed(stop + 1, stop + 1, lead + option + newline());
        return changed(end, end, " " + option);
    }
    EditResult remove_option(const Member& member) const {
        const Span whole = span(member);
        if (whole.end <= whole.begin || member.end == 0) return refuse("it comes from a variable");
        std::size_t begin = whole.begin;
        while (begin > 0 && (text_[begin - 1] == ' ' || text_[begin - 1] == '\t')) --begin;
        const std::size_t start = line_start(whole.begin), stop = line_end(whole.end);
        if (begin != start) return changed(begin, whole.end, "");
        std::string_view rest = text_.substr(whole.end, stop - whole.end);
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r"), rest.size()));
        if (rest.empty() && start > 0) { // the last of continued lines: the one before must not be continued any more
            std::size_t before = start - 1;
            while (before > 0 && (text_[before - 1] == '\r' || text_[before - 1] == ' ')) --before;
            if (before > 0 && text_[before - 1] == '\\') {
                for (--before; before > 0 && (text_[before - 1] == ' ' || text_[before - 1] == '\t');) --before;
                return changed(before, whole.end, "");
            }
        }
        if (rest.empty() || rest == "\\" || rest == "\\\r") return changed(start, std::min(stop + 1, text_.size()), "");
        std::size_t after = whole.end;
        while (after < stop && (text_[after] == ' ' || text_[after] == '\t')) ++after;
        return changed(whole.begin, after, "");
    }

    std::string_view text_;
    Syntax syntax_;
    const Node& root_;
    const LaunchKey& key_;
    Path path_;
};

/// Whether two trees say the same except for one path.
bool same_but(const Node& a, const Node& b, std::string_view path) {
    if (path.empty()) return true;
    if (!a.is_map() || !b.is_map()) {
        const auto same = [](const Node& x, const Node& y) { return same_but(x, y, "?"); };
        return a.kind == b.kind && a.scalar == b.scalar && a.unknown == b.unknown &&
               std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same);
    }
    const std::string_view key = path.substr(0, path.find('/'));
    const std::string_view rest = key.size() == path.size() ? std::string_view() : path.substr(key.size() + 1);
    for (const Node* side : {&a, &b})
        for (const Member& member : side->members) {
            const Member *left = a.find(member.key), *right = b.find(member.key);
            if (member.key == key) {
                if (rest.empty()) continue;
                static const Node empty = [] {
                    Node node;
                    node.kind = Node::Kind::map;
                    return node;
                }();
                if (!same_but(left != nullptr ? left->value : empty, right != nullptr ? right->value : empty, rest)) return false;
            } else if (left == nullptr || right == nullptr || !same_but(left->value, right->value, "?")) {
                return false;
            }
        }
    return true;
}

EditResult attempt(std::string_view text, Syntax syntax, const Node& root, const LaunchKey& key, bool careful) {
    EditResult result = Edit(text, syntax, root, key).apply(careful);
    if (!result.text) return result;
    try {
        const Node after = doc::parse(*result.text, syntax);
        const Node* value = doc::find_path(after, key.path);
        const bool removed = key.value.kind == Kind::absent && value != nullptr && value->kind == Node::Kind::null;
        if (!removed && !means(value, key.value)) return {std::nullopt, "the change would not be read back"};
        if (!same_but(root, after, key.path)) return {std::nullopt, "another key shares its value"};
    } catch (const FormatError& error) {
        return {std::nullopt, fmt::format("the changed file could not be read ({})", error.problem())};
    }
    return result;
}

} // namespace

EditResult edit_key(std::string_view text, doc::Syntax syntax, const LaunchKey& key) {
    const Node root = doc::parse(text, syntax);
    EditResult result = attempt(text, syntax, root, key, false);
    if (!result.text && syntax == Syntax::shell) { // a variable that others use too: write the value where it is used
        EditResult careful = attempt(text, syntax, root, key, true);
        if (careful.text) return careful;
    }
    return result;
}

} // namespace fivefold
