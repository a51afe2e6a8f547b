// SPDX-License-Identifier: Apache-2.0
// YAML by yaml-cpp's events: anchors, aliases and merge keys are filled in here, where their number can be limited.
#include "core/formats/document.h"
#include "core/formats/json_reader.h"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <sstream>
#include <unordered_map>
#include <unordered_set>

namespace fivefold::doc {
namespace {

std::size_t count(const Node& node) {
    std::size_t nodes = 1;
    for (const Node& item : node.items) nodes += count(item);
    for (const Member& member : node.members) nodes += count(member.value);
    return nodes;
}

/// Height of the tree below a node.
int height(const Node& node) {
    int tallest = 0;
    for (const Node& item : node.items) tallest = std::max(tallest, 1 + height(item));
    for (const Member& member : node.members) tallest = std::max(tallest, 1 + height(member.value));
    return tallest;
}

/// An alias repeats a value: its bytes stand elsewhere.
void forget_places(Node& node) {
    node.begin = node.end = 0;
    for (Node& item : node.items) forget_places(item);
    for (Member& member : node.members) {
        member.begin = member.end = 0;
        forget_places(member.value);
    }
}

class Builder : public YAML::EventHandler {
public:
    explicit Builder(std::string_view text) : text_(text), lines_(text) {}

    Node root;

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        Node node = at(mark);
        for (const std::string_view word : {"null", "Null", "NULL", "~"})
            if (text_.substr(std::min(node.begin, text_.size())).starts_with(word)) node.end = node.begin + word.size();
        add(std::move(node), anchor);
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const auto found = anchors_.find(anchor);
        if (found == anchors_.end()) fail(mark, "this alias stands inside the value that it names; a value cannot contain itself");
        spend(mark, found->second.nodes);
        if (static_cast<int>(open_.size()) + found->second.height > kMaxDepth) too_deep(mark);
        Node node = found->second.value;
        node.line = at(mark).line;
        add(std::move(node), 0);
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
        Node node = at(mark);
        node.scalar = value;
        const char first = node.begin < text_.size() ? text_[node.begin] : '\0';
        const bool quoted = first == '"' || first == '\'';
        node.kind = quoted || tag == "!" || tag == "tag:yaml.org,2002:str" ? Node::Kind::text : Node::Kind::plain;
        node.end = scalar_end(node.begin, quoted ? first : '\0', value);
        add(std::move(node), anchor);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override {
        open(mark, Node::Kind::list, anchor, style == YAML::EmitterStyle::Flow);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value style) override {
        open(mark, Node::Kind::map, anchor, style == YAML::EmitterStyle::Flow);
    }
    void OnMapEnd() override { close(); }

private:
    struct Open {
        Node node;
        YAML::anchor_t anchor = 0;
        bool has_key = false;
        Node key;
        std::unordered_set<std::string> keys; ///< that stand in the map itself
        std::vector<Node> merged;             ///< values of "<<", used when the map ends
    };
    struct Anchored {
        Node value;
        std::size_t nodes = 0;
        int height = 0;
    };

    [[noreturn]] void fail(const YAML::Mark& mark, const std::string& problem) const {
        throw FormatError(lines_.place(at(mark).begin), problem);
    }
    [[noreturn]] void too_deep(const YAML::Mark& mark) const {
        fail(mark, fmt::format("values are nested too deep; at most {} levels were expected", kMaxDepth));
    }
    [[nodiscard]] Node at(const YAML::Mark& mark) const {
        Node node;
        node.begin = node.end = mark.pos < 0 ? 0 : static_cast<std::size_t>(mark.pos);
        node.line = static_cast<std::size_t>(std::max(mark.line, 0)) + 1;
        return node;
    }
    void spend(const YAML::Mark& mark, std::size_t nodes) {
        spent_ += nodes;
        if (spent_ > kMaxNodes)
            fail(mark, fmt::format("the file has more than {} values, aliases filled in; a launch file has a few hundred", kMaxNodes));
    }
    /// End of a scalar that stands on one line; its begin where it cannot be told.
    [[nodiscard]] std::size_t scalar_end(std::size_t begin, char quote, const std::string& value) const {
        if (quote == '\0') return text_.substr(std::min(begin, text_.size())).starts_with(value) ? begin + value.size() : begin;
        for (std::size_t i = begin + 1; i < text_.size() && text_[i] != '\n'; ++i) {
            if (text_[i] == '\\' && quote == '"') {
                ++i;
            } else if (text_[i] == quote) {
                if (quote == '\'' && i + 1 < text_.size() && text_[i + 1] == '\'')
                    ++i;
                else
                    return i + 1;
            }
        }
        return begin;
    }
    void open(const YAML::Mark& mark, Node::Kind kind, YAML::anchor_t anchor, bool flow) {
        if (static_cast<int>(open_.size()) >= kMaxDepth) too_deep(mark);
        spend(mark, 1);
        Open opened;
        opened.node = at(mark);
        opened.node.kind = kind;
        opened.node.flow = flow;
        opened.anchor = anchor;
        open_.push_back(std::move(opened));
    }
    void close() {
        Open done = std::move(open_.back());
        open_.pop_back();
        for (const Node& merged : done.merged)
            for (const Member& member : merged.members)
                if (done.keys.insert(member.key).second) done.node.members.push_back(member);
        place(std::move(done.node), done.anchor);
    }
    void add(Node node, YAML::anchor_t anchor) {
        YAML::Mark mark;
        mark.pos = static_cast<int>(node.begin);
        spend(mark, 1);
        place(std::move(node), anchor);
    }
    void place(Node node, YAML::anchor_t anchor) {
        if (anchor != 0) {
            Anchored kept{node, count(node), height(node)};
            forget_places(kept.value);
            anchors_[anchor] = std::move(kept);
        }
        if (open_.empty()) {
            root = std::move(node);
            return;
        }
        Open& parent = open_.back();
        if (parent.node.kind == Node::Kind::list) {
            parent.node.items.push_back(std::move(node));
        } else if (!parent.has_key) {
            if (node.kind == Node::Kind::map || node.kind == Node::Kind::list)
                throw FormatError(lines_.place(node.begin), "a list or map stands as a key; a name was expected");
            parent.key = std::move(node);
            parent.has_key = true;
        } else {
            set_member(parent, std::move(node));
        }
    }
    void set_member(Open& parent, Node value) {
        parent.has_key = false;
        Node key = std::move(parent.key);
        if (key.kind == Node::Kind::plain && key.scalar == "<<") {
            merge(parent, key, std::move(value));
            return;
        }
        if (!parent.keys.insert(key.scalar).second)
            throw FormatError(lines_.place(key.begin),
                              fmt::format("the key {} stands twice in one map; each key may stand once", json::quoted(key.scalar)));
        if (value.kind == Node::Kind::null && !value.has_place()) { // "key:" with nothing behind it; a value goes behind the colon
            const std::size_t colon = text_.find(':', key.end);
            if (key.has_place() && colon != std::string_view::npos) value.begin = value.end = colon + 1;
        }
        parent.node.members.push_back({key.scalar, key.begin, key.end, key.line, std::move(value)});
    }
    void merge(Open& parent, const Node& key, Node value) {
        std::vector<Node> sources;
        if (value.kind == Node::Kind::list)
            sources = std::move(value.items);
        else
            sources.push_back(std::move(value));
        for (Node& source : sources) {
            if (!source.is_map()) throw FormatError(lines_.place(key.begin), "\"<<\" merges a map; a map or a list of maps was expected");
            forget_places(source);
            parent.merged.push_back(std::move(source));
        }
    }

    std::string_view text_;
    Lines lines_;
    std::vector<Open> open_;
    std::unordered_map<YAML::anchor_t, Anchored> anchors_;
    std::size_t spent_ = 0;
};

std::string syntax_problem(const YAML::ParserException& error, std::string_view line) {
    if (line.substr(0, line.find_first_not_of(" \t")).find('\t') != std::string_view::npos)
        return "a tab stands in the indentation; YAML is indented with spaces";
    return fmt::format("this is not valid YAML ({}); a YAML document was expected", error.msg);
}

} // namespace

Node parse_yaml(std::string_view text) {
    check_text(text, "a YAML file");
    const bool marked = text.starts_with("\xEF\xBB\xBF"); // replaced, so that offsets stay those of the file
    std::string input(text);
    if (marked) input.replace(0, 3, 3, ' ');
    if (marked && input.find_first_not_of(' ') == std::string::npos) throw FormatError("", "the input is empty; a YAML file was expected");
    if (marked) input[2] = '\n';
    Builder builder(input);
    std::istringstream stream(input);
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder)) throw FormatError("", "the input has no values, only comments; a YAML file was expected");
        Builder second(input);
        if (parser && parser.HandleNextDocument(second) && second.root.kind != Node::Kind::null)
            throw FormatError(fmt::format("line {}", second.root.line), "a second document begins; one document was expected");
    } catch (const YAML::ParserException& error) {
        const Lines lines(input);
        const std::size_t at = error.mark.is_null() ? 0 : std::min(input.size(), static_cast<std::size_t>(std::max(error.mark.pos, 0)));
        const std::size_t start = at == 0 ? 0 : input.rfind('\n', at - 1) == std::string::npos ? 0 : input.rfind('\n', at - 1) + 1;
        throw FormatError(lines.place(at), syntax_problem(error, std::string_view(input).substr(start, input.find('\n', start) - start)));
    } catch (const YAML::Exception& error) {
        throw FormatError("", fmt::format("this is not valid YAML ({}); a YAML document was expected", error.msg));
    }
    return std::move(builder.root);
}

} // namespace fivefold::doc
