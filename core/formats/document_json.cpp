// SPDX-License-Identifier: Apache-2.0
// JSON with places. The parser of json_reader.h has the last word on syntax; this walks text that it accepted.
#include "core/formats/document.h"
#include "core/formats/json_reader.h"

#include <fmt/format.h>

namespace fivefold::doc {
namespace {

class Walker {
public:
    explicit Walker(std::string_view text) : text_(text), lines_(text) {}

    Node value() {
        if (++nodes_ > kMaxNodes)
            throw FormatError(lines_.place(at_),
                              fmt::format("the file has more than {} values; a launch file has a few hundred", kMaxNodes));
        skip();
        Node node;
        node.begin = at_;
        node.line = lines_.line(at_);
        const char c = text_[at_];
        if (c == '{') {
            node.kind = Node::Kind::map;
            walk('}', [&] {
                Member member;
                skip();
                member.begin = at_;
                member.line = lines_.line(at_);
                member.key = string();
                member.end = at_;
                skip();
                ++at_; // the colon
                member.value = value();
                node.members.push_back(std::move(member));
            });
        } else if (c == '[') {
            node.kind = Node::Kind::list;
            walk(']', [&] { node.items.push_back(value()); });
        } else if (c == '"') {
            node.kind = Node::Kind::text;
            node.scalar = string();
        } else {
            const std::size_t end = text_.find_first_of(",]} \t\r\n", at_);
            node.scalar = std::string(text_.substr(at_, end - at_));
            node.kind = node.scalar == "null" ? Node::Kind::null : Node::Kind::plain;
            at_ = std::min(end, text_.size());
        }
        node.end = at_;
        return node;
    }

private:
    void skip() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
    template <class Entry>
    void walk(char closing, Entry entry) {
        ++at_;
        skip();
        while (text_[at_] != closing) {
            if (text_[at_] == ',') ++at_;
            entry();
            skip();
        }
        ++at_;
    }
    std::string string() {
        const std::size_t begin = at_;
        for (++at_; text_[at_] != '"'; ++at_)
            if (text_[at_] == '\\') ++at_;
        ++at_;
        const std::string_view token = text_.substr(begin, at_ - begin);
        if (token.find('\\') == std::string_view::npos) return std::string(token.substr(1, token.size() - 2));
        const boost::json::value decoded = json::parse_json(token);
        return {decoded.get_string().data(), decoded.get_string().size()};
    }

    std::string_view text_;
    Lines lines_;
    std::size_t at_ = 0, nodes_ = 0;
};

} // namespace

Node parse_json(std::string_view text) {
    if (text.size() > kMaxBytes) check_text(text, "a JSON file");
    (void)json::parse_json(text);
    std::string marked; // a byte order mark counts as space, so that offsets stay those of the file
    if (text.starts_with("\xEF\xBB\xBF")) {
        marked = "   " + std::string(text.substr(3));
        text = marked;
    }
    return Walker(text).value();
}

} // namespace fivefold::doc
