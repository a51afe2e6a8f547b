// SPDX-License-Identifier: Apache-2.0
#include "core/formats/yaml_writer.h"

namespace fivefold {

YamlNode& YamlNode::set(std::string key, YamlNode value) {
    return std::get<Map>(value_).emplace_back(std::move(key), std::move(value)).second;
}

YamlNode& YamlNode::add(YamlNode value) { return std::get<List>(value_).emplace_back(std::move(value)); }

YamlNode YamlNode::literal(std::string lines) {
    while (!lines.empty() && lines.back() == '\n') lines.pop_back();
    YamlNode node(std::move(lines) + '\n');
    node.literal_ = true;
    return node;
}

std::size_t YamlNode::size() const {
    if (const auto* map = std::get_if<Map>(&value_)) return map->size();
    if (const auto* list = std::get_if<List>(&value_)) return list->size();
    return 0;
}

YamlNode& YamlNode::comment(std::string text) {
    comment_ = std::move(text);
    return *this;
}

std::string YamlNode::scalar() const {
    if (const auto* flag = std::get_if<bool>(&value_)) return *flag ? "true" : "false";
    if (const auto* integer = std::get_if<std::int64_t>(&value_)) return std::to_string(*integer);
    if (const auto* number = std::get_if<double>(&value_)) return yaml_float(*number);
    if (const auto* text = std::get_if<std::string>(&value_)) return yaml_string(*text);
    if (std::holds_alternative<Map>(value_)) return "{}";
    if (std::holds_alternative<List>(value_)) return "[]";
    return "null";
}

// What follows "key:" or "-": a scalar on the same line, or a nested block on the next lines.
void YamlNode::write_entry(std::string& out, std::size_t indent) const {
    const auto* map = std::get_if<Map>(&value_);
    const auto* list = std::get_if<List>(&value_);
    if ((map != nullptr && !map->empty()) || (list != nullptr && !list->empty())) {
        out += '\n';
        write(out, indent);
    } else if (literal_) {
        out += " |\n";
        const std::string& text = std::get<std::string>(value_);
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = text.find('\n', begin) + 1;
            if (end - begin > 1) out += std::string(indent, ' ');
            out += text.substr(begin, end - begin);
            begin = end;
        }
    } else {
        out += ' ' + scalar() + '\n';
    }
}

void YamlNode::write(std::string& out, std::size_t indent) const {
    if (const auto* map = std::get_if<Map>(&value_)) {
        for (const auto& [key, value] : *map) {
            if (!value.comment_.empty()) out += yaml_comment(value.comment_, indent);
            out += std::string(indent, ' ') + yaml_string(key) + ':';
            value.write_entry(out, indent + 2);
        }
    } else if (const auto* list = std::get_if<List>(&value_)) {
        for (const YamlNode& value : *list) {
            if (!value.comment_.empty()) out += yaml_comment(value.comment_, indent);
            const auto* entries = std::get_if<Map>(&value.value_);
            if (entries != nullptr && !entries->empty() && entries->front().second.comment_.empty()) {
                std::string block; // "- first: 1" instead of a line that holds only the dash
                value.write(block, indent + 2);
                block[indent] = '-';
                out += block;
            } else {
                out += std::string(indent, ' ') + '-';
                value.write_entry(out, indent + 2);
            }
        }
    }
}

std::string YamlNode::to_yaml() const {
    std::string out = comment_.empty() ? std::string() : yaml_comment(comment_);
    const auto* map = std::get_if<Map>(&value_);
    const auto* list = std::get_if<List>(&value_);
    if ((map != nullptr && !map->empty()) || (list != nullptr && !list->empty()))
        write(out, 0);
    else
        out += scalar() + '\n';
    return out;
}

} // namespace fivefold
