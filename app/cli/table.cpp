// SPDX-License-Identifier: Apache-2.0
#include "app/cli/table.h"

#include <algorithm>
#include <utility>

namespace fivefold::cli {
namespace {

// Characters on the screen: continuation bytes of UTF-8 take no room.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

} // namespace

Table::Table(std::vector<std::string> header, std::string align) : align_(std::move(align)) { rows_.push_back(std::move(header)); }

void Table::add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

std::string Table::text(int indent) const {
    std::vector<std::size_t> widths(align_.size(), 0);
    for (const auto& row : rows_)
        for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));

    std::string out;
    const auto line = [&](const std::vector<std::string>& row) {
        std::string text(static_cast<std::size_t>(std::max(indent, 0)), ' ');
        for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) {
            if (i > 0) text += "  ";
            const std::string gap(widths[i] - width(row[i]), ' ');
            text += align_[i] == 'r' ? gap + row[i] : row[i] + gap;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        out += text + '\n';
    };
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        line(rows_[r]);
        if (r > 0) continue;
        std::vector<std::string> rule;
        for (const std::size_t w : widths) rule.emplace_back(w, '-');
        line(rule);
    }
    return out;
}

std::string spaced(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

} // namespace fivefold::cli
