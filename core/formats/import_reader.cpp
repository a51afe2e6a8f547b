// SPDX-License-Identifier: Apache-2.0
#include "core/formats/import_reader.h"

#include "core/formats/json_reader.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr std::size_t kMostIgnored = 200; ///< notes of one file; the rest is counted

std::string joined_keys(const std::vector<std::string_view>& path) {
    std::string name;
    for (const std::string_view key : path) name += (name.empty() ? "" : ".") + std::string(key);
    return name;
}

std::string shown(const doc::Node& node) {
    switch (node.kind) {
    case doc::Node::Kind::null: return {};
    case doc::Node::Kind::map: return "a map";
    case doc::Node::Kind::list: {
        std::string list;
        for (const doc::Node& item : node.items) {
            if (list.size() > 60) return list + " ...";
            list += (list.empty() ? "" : " ") + shown(item);
        }
        return list;
    }
    case doc::Node::Kind::plain:
    case doc::Node::Kind::text: break;
    }
    std::string text = json::quoted(node.scalar); // control characters escaped, long text cut
    return text.substr(1, text.size() - 2);
}

} // namespace

ImportReader::ImportReader(std::string file, const doc::Node& root, std::vector<ImportNote>& notes, const Naming& naming, bool options)
    : file_(std::move(file)), notes_(notes), options_(options) {
    std::vector<std::string_view> path;
    collect(root, path, root.line, naming ? naming : Naming(joined_keys));
}

void ImportReader::collect(const doc::Node& node, std::vector<std::string_view>& path, std::size_t line, const Naming& naming) {
    if (node.is_map() && !(node.members.empty() && !path.empty())) {
        for (const doc::Member& member : node.members) {
            path.push_back(member.key);
            collect(member.value, path, member.line, naming);
            path.pop_back();
        }
        return;
    }
    if (path.empty()) throw FormatError("", "the file holds no keys with values; a map was expected");
    const std::string name = naming(path);
    if (name.empty()) return;
    leaves_.push_back({(options_ && path.size() == 1 ? "--" : "") + joined_keys(path), &node, line, false});
    if (const auto [known, fresh] = index_.try_emplace(name, leaves_.size() - 1); !fresh) doubles_.emplace(name, leaves_.size() - 1);
}

const ImportReader::Leaf* ImportReader::find(std::string_view name) const {
    const auto found = index_.find(std::string(name));
    if (found == index_.end()) return nullptr;
    const Leaf& leaf = leaves_[found->second];
    const doc::Node* node = leaf.node;
    if (node->kind == doc::Node::Kind::list && !node->items.empty()) node = &node->items.front();
    return node->kind == doc::Node::Kind::null || node->unknown ? nullptr : &leaf;
}

bool ImportReader::has_prefix(std::string_view prefix) const {
    return std::any_of(index_.begin(), index_.end(), [&](const auto& entry) { return entry.first.starts_with(prefix); });
}

const doc::Node* ImportReader::value(std::string_view name) {
    const Leaf* leaf = find(name);
    if (leaf == nullptr) return nullptr;
    leaves_[index_.at(std::string(name))].used = true;
    const auto [first, last] = doubles_.equal_range(std::string(name));
    for (auto at = first; at != last; ++at) leaves_[at->second].used = true;
    const doc::Node* node = leaf->node;
    if (node->kind == doc::Node::Kind::list && !node->items.empty()) node = &node->items.front();
    return node;
}

std::string ImportReader::where(const Leaf& leaf) const { return leaf.line > 0 ? fmt::format("line {}", leaf.line) : std::string(); }

void ImportReader::fail(std::string_view name, const std::string& problem) const {
    const Leaf* leaf = find(name);
    if (leaf == nullptr) throw FormatError(file_, fmt::format("{} {}", name, problem));
    throw FormatError(leaf->line == 0 ? file_
                      : file_.empty() ? where(*leaf)
                                      : fmt::format("{}, {}", file_, where(*leaf)),
                      fmt::format("{} {}", leaf->key, problem));
}

void ImportReader::unknown(std::string_view name, const std::string& value, const std::string& known) const {
    fail(name, fmt::format("is {}; one of {} was expected", json::quoted(value), known));
}

std::optional<std::int64_t> ImportReader::integer(std::string_view name, std::int64_t low, std::int64_t high) {
    const auto value = number(name, -1e18, 1e18);
    if (!value) return std::nullopt;
    if (std::trunc(*value) != *value || *value < static_cast<double>(low) || *value > static_cast<double>(high))
        fail(name, fmt::format("is {}; a whole number from {} to {} was expected", *value, low, high));
    return static_cast<std::int64_t>(*value);
}

std::optional<double> ImportReader::number(std::string_view name, double low, double high) {
    const doc::Node* node = value(name);
    if (node == nullptr) return std::nullopt;
    const auto number =
        node->kind == doc::Node::Kind::plain || node->kind == doc::Node::Kind::text ? doc::number(node->scalar) : std::nullopt;
    if (!number) fail(name, fmt::format("is {}; a number was expected", "\"" + shown(*node) + "\""));
    if (*number < low || *number > high) fail(name, fmt::format("is {}; a number from {} to {} was expected", *number, low, high));
    return number;
}

std::optional<bool> ImportReader::flag(std::string_view name) {
    const doc::Node* node = value(name);
    if (node == nullptr) return std::nullopt;
    const std::string word = node->is_scalar() ? lower_case(node->scalar) : std::string();
    for (const std::string_view yes : {"true", "yes", "on", "1"})
        if (word == yes) return true;
    for (const std::string_view no : {"false", "no", "off", "0"})
        if (word == no) return false;
    fail(name, fmt::format("is {}; true or false was expected", "\"" + shown(*node) + "\""));
}

std::optional<std::string> ImportReader::text(std::string_view name) {
    const doc::Node* node = value(name);
    if (node == nullptr) return std::nullopt;
    if (!node->is_scalar()) fail(name, fmt::format("is {}; a word was expected", "\"" + shown(*node) + "\""));
    return node->scalar;
}

std::vector<std::vector<std::string>> ImportReader::lists(std::string_view name) {
    std::vector<std::vector<std::string>> lists;
    if (value(name) == nullptr) return lists;
    for (const doc::Node& list : find(name)->node->items) {
        if (list.kind != doc::Node::Kind::list) fail(name, "is not understood; a list of lists was expected");
        lists.emplace_back();
        for (const doc::Node& item : list.items) lists.back().push_back(item.scalar);
    }
    return lists;
}

std::vector<std::string> ImportReader::words(std::string_view name) {
    std::vector<std::string> list;
    if (value(name) == nullptr) return list;
    const doc::Node& node = *find(name)->node;
    const auto split = [&](const std::string& text) {
        std::string word;
        for (const char c : text + " ") {
            const bool separates = std::string_view(" \t\n,[]'\"").find(c) != std::string_view::npos;
            if (!separates)
                word += c;
            else if (!word.empty())
                list.push_back(std::move(word)), word.clear();
        }
    };
    if (node.is_scalar()) split(node.scalar);
    for (const doc::Node& item : node.items)
        if (item.is_scalar()) split(item.scalar);
    return list;
}

bool ImportReader::take(std::string_view name, const char* field, double& target, double low, double high) {
    const auto read = number(name, low, high);
    if (!read) return false;
    target = *read;
    taken(name, field, fmt::format("{}", *read));
    return true;
}

bool ImportReader::take(std::string_view name, const char* field, bool& target) {
    const auto read = flag(name);
    if (!read) return false;
    target = *read;
    taken(name, field, *read ? "true" : "false");
    return true;
}

void ImportReader::taken(std::string_view name, const char* field, std::string value, std::string why) {
    const Leaf* leaf = find(name);
    notes_.push_back({ImportNote::Kind::taken, file_, leaf != nullptr ? where(*leaf) : std::string(),
                      leaf != nullptr ? leaf->key : std::string(name), field, std::move(value), std::move(why)});
}

void ImportReader::ignored(std::string_view name, std::string why) {
    const doc::Node* node = value(name);
    if (node == nullptr) return;
    const Leaf& leaf = *find(name);
    notes_.push_back({ImportNote::Kind::ignored, file_, where(leaf), leaf.key, {}, shown(*leaf.node), std::move(why)});
}

void ImportReader::guessed(const char* field, std::string value, std::string why) {
    notes_.push_back({ImportNote::Kind::guessed, {}, {}, {}, field, std::move(value), std::move(why)});
}

void ImportReader::ignore_rest() {
    std::size_t ignored = 0;
    for (Leaf& leaf : leaves_) {
        if (leaf.used) continue;
        leaf.used = true;
        if (++ignored > kMostIgnored) continue;
        const bool unknown = leaf.node->unknown || (!leaf.node->items.empty() && leaf.node->items.front().unknown);
        notes_.push_back({ImportNote::Kind::ignored,
                          file_,
                          where(leaf),
                          leaf.key,
                          {},
                          shown(*leaf.node),
                          unknown ? "only running the script would tell" : ""});
    }
    if (ignored > kMostIgnored)
        notes_.push_back({ImportNote::Kind::ignored, file_, {}, fmt::format("{} further keys", ignored - kMostIgnored), {}, {}, {}});
}

} // namespace fivefold
