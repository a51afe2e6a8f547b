// SPDX-License-Identifier: Apache-2.0
// TOML by toml++.
#include "core/formats/document.h"
#include "core/formats/json_reader.h"

#include <fmt/format.h>

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wnull-dereference"
#endif
#include <toml++/toml.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include <algorithm>

namespace fivefold::doc {
namespace {

class Converter {
public:
    explicit Converter(std::string_view text) : text_(text), lines_(text) {}

    Node convert(const toml::node& source, int depth) {
        if (++nodes_ > kMaxNodes)
            throw FormatError(fmt::format("line {}", source.source().begin.line),
                              fmt::format("the file has more than {} values; a launch file has a few hundred", kMaxNodes));
        if (depth > kMaxDepth)
            throw FormatError(fmt::format("line {}", source.source().begin.line),
                              fmt::format("values are nested too deep; at most {} levels were expected", kMaxDepth));
        Node node;
        const toml::source_region& region = source.source();
        node.line = region.begin.line;
        node.begin = region.begin ? lines_.offset(region.begin.line, region.begin.column) : 0;
        node.end = region.end ? lines_.offset(region.end.line, region.end.column) : node.begin;
        if (const toml::table* table = source.as_table()) {
            node.kind = Node::Kind::map;
            node.flow = table->is_inline();
            for (const auto& [key, value] : *table) {
                Member member;
                member.key = std::string(key.str());
                member.line = key.source().begin.line;
                member.begin = key.source().begin ? lines_.offset(key.source().begin.line, key.source().begin.column) : 0;
                member.end = member.begin + member.key.size();
                member.value = convert(value, depth + 1);
                node.members.push_back(std::move(member));
            }
            std::stable_sort(node.members.begin(), node.members.end(), [](const Member& a, const Member& b) { return a.begin < b.begin; });
        } else if (const toml::array* array = source.as_array()) {
            node.kind = Node::Kind::list;
            node.flow = true;
            for (const toml::node& item : *array) node.items.push_back(convert(item, depth + 1));
        } else {
            scalar(source, node);
        }
        return node;
    }

private:
    void scalar(const toml::node& source, Node& node) {
        node.kind = Node::Kind::plain;
        if (const auto* text = source.as_string()) {
            node.kind = Node::Kind::text;
            node.scalar = text->get();
        } else if (const auto* integer = source.as_integer()) {
            node.scalar = fmt::format("{}", integer->get());
        } else if (const auto* real = source.as_floating_point()) {
            node.scalar = fmt::format("{}", real->get());
        } else if (const auto* boolean = source.as_boolean()) {
            node.scalar = boolean->get() ? "true" : "false";
        } else {
            node.scalar = std::string(text_.substr(std::min(node.begin, text_.size()), node.end - node.begin)); // a date
        }
    }

    std::string_view text_;
    Lines lines_;
    std::size_t nodes_ = 0;
};

/// toml++ follows dotted keys and brackets by calling itself: what is far too deep is refused before it can end the stack.
void check_depth(std::string_view text) {
    constexpr int kMostDots = 200;
    int dots = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool key = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                         std::string_view("_-\"' \t").find(c) != std::string_view::npos;
        if (c == '.' && ++dots > kMostDots)
            throw FormatError(Lines(text).place(i),
                              fmt::format("a key has more than {} parts; at most {} levels were expected", kMostDots, kMaxDepth));
        if (c != '.' && !key) dots = 0;
    }
}

} // namespace

Node parse_toml(std::string_view text) {
    check_text(text, "a TOML file");
    std::string input(text);
    if (input.starts_with("\xEF\xBB\xBF")) input.replace(0, 3, 3, ' ');
    check_depth(input);
    try {
        const toml::table table = toml::parse(std::string_view(input));
        return Converter(input).convert(table, 0);
    } catch (const toml::parse_error& error) {
        const auto at = error.source().begin;
        throw FormatError(fmt::format("line {}, column {}", at.line, at.column),
                          fmt::format("this is not valid TOML ({}); a TOML document was expected", error.description()));
    }
}

} // namespace fivefold::doc
