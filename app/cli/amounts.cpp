// SPDX-License-Identifier: Apache-2.0
#include "app/cli/amounts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace fivefold::cli {
namespace {

std::optional<double> factor_of(std::string_view suffix) {
    constexpr std::pair<std::string_view, double> kFactors[] = {{"", 1},   {"k", 1e3}, {"M", 1e6}, {"G", 1e9}, {"B", 1e9}, {"T", 1e12}, {"Ki", 0x1p10},
                                                                {"Mi", 0x1p20}, {"Gi", 0x1p30}, {"Ti", 0x1p40}};
    for (const auto& [name, factor] : kFactors)
        if (suffix == name) return factor;
    return std::nullopt;
}

} // namespace

std::optional<double> parse_amount(std::string_view text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest == text.data()) return std::nullopt;
    const auto factor = factor_of(std::string_view(rest, static_cast<std::size_t>(end - rest)));
    if (!factor || !std::isfinite(number * *factor) || !(number > 0)) return std::nullopt;
    return number * *factor;
}

std::optional<std::vector<ScheduleStep>> parse_schedule(std::string_view text) {
    std::vector<ScheduleStep> steps;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const std::string_view part = text.substr(start, comma - start);
        const std::size_t at = part.find('@');
        const auto value = parse_amount(part.substr(0, at));
        double from = 0;
        if (at != std::string_view::npos && part.substr(at + 1) != "0") {
            const auto tokens = parse_amount(part.substr(at + 1));
            if (!tokens) return std::nullopt;
            from = *tokens;
        }
        if (!value || (at == std::string_view::npos && !steps.empty()) || (!steps.empty() && from <= steps.back().from_tokens)) return std::nullopt;
        steps.push_back({from, *value});
        start = comma + 1;
    }
    return steps;
}

} // namespace fivefold::cli
