// SPDX-License-Identifier: Apache-2.0
// Megatron's two small languages: pipeline layouts and layer patterns.
#include "core/formats/run_words.h"

#include <charconv>

namespace fivefold {
namespace {

constexpr std::size_t kLongest = 100000; // expanded symbols; no model has so many layers

bool read_count(std::string_view text, std::size_t& at, std::size_t& count) {
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), count);
    if (error != std::errc() || count == 0 || count > kLongest) return false;
    at = static_cast<std::size_t>(end - text.data());
    return true;
}

// Expands "t*3" and "(tt|)*6" to plain symbols; nothing when the text is malformed. `at` stops behind a closing bracket.
std::optional<std::string> expand(std::string_view text, std::size_t& at, int depth) {
    std::string out;
    while (at < text.size() && text[at] != ')') {
        std::string unit;
        const char c = text[at++];
        if (c == '(') {
            if (depth > 8) return std::nullopt;
            auto inner = expand(text, at, depth + 1);
            if (!inner || at >= text.size()) return std::nullopt;
            ++at; // the bracket that closes it
            unit = *inner;
        } else if (std::string_view("EtmL|").find(c) != std::string_view::npos) {
            unit = std::string(1, c);
        } else if (c == ' ' || c == ',') {
            continue;
        } else {
            return std::nullopt;
        }
        std::size_t count = 1;
        if (at < text.size() && text[at] == '*' && !read_count(text, ++at, count)) return std::nullopt;
        if (out.size() + unit.size() * count > kLongest) return std::nullopt;
        for (std::size_t i = 0; i < count; ++i) out += unit;
    }
    return out;
}

} // namespace

std::optional<PipelineLayout> pipeline_layout(std::string_view text) {
    std::size_t at = 0;
    const auto symbols = expand(text, at, 0);
    if (!symbols || at != text.size() || symbols->find('t') == std::string::npos) return std::nullopt;
    PipelineLayout layout;
    layout.layers.push_back(0);
    for (const char c : *symbols) {
        if (c == '|') layout.layers.push_back(0);
        else if (c == 't') ++layout.layers.back();
        else if (c == 'm') ++layout.mtp_layers;
    }
    return layout;
}

std::optional<std::vector<bool>> moe_layer_pattern(std::string_view text) {
    std::vector<bool> layers;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '(' || c == ')' || c == '+' || c == ' ') {
            ++at;
            continue;
        }
        if (c != '[') return std::nullopt;
        std::vector<bool> unit;
        for (++at; at < text.size() && text[at] != ']'; ++at) {
            if (text[at] == '0' || text[at] == '1') unit.push_back(text[at] == '1');
            else if (text[at] != ',' && text[at] != ' ') return std::nullopt;
        }
        if (at >= text.size()) return std::nullopt;
        ++at;
        std::size_t count = 1;
        if (at < text.size() && text[at] == '*' && !read_count(text, ++at, count)) return std::nullopt;
        if (layers.size() + unit.size() * count > kLongest) return std::nullopt;
        for (std::size_t i = 0; i < count; ++i) layers.insert(layers.end(), unit.begin(), unit.end());
    }
    if (layers.empty()) return std::nullopt;
    return layers;
}

} // namespace fivefold
