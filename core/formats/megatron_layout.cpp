// SPDX-License-Identifier: Apache-2.0
// The two small languages in which Megatron-LM takes per-layer choices.
#include "core/formats/megatron_args.h"

#include <fmt/format.h>

namespace fivefold {

namespace {

std::string repeated(char what, std::int64_t count) {
    if (count <= 0) return {};
    return count == 1 ? std::string(1, what) : fmt::format("{}*{}", what, count);
}

} // namespace

std::string megatron_layout(std::span<const std::int64_t> stage_layers, int mtp_layers) {
    std::vector<std::string> stages;
    for (const std::int64_t layers : stage_layers) stages.push_back((stages.empty() ? "E" : "") + repeated('t', layers));
    if (stages.empty()) return {};
    stages.back() += repeated('m', mtp_layers) + 'L';

    std::string layout;
    for (std::size_t i = 0; i + 1 < stages.size();) {
        std::size_t run = 1;
        while (i + run + 1 < stages.size() && stages[i + run] == stages[i]) ++run;
        layout += run == 1 ? stages[i] + '|' : fmt::format("({}|)*{}", stages[i], run);
        i += run;
    }
    return layout + stages.back();
}

std::optional<std::string> moe_layer_expression(const Transformer& model) {
    const auto bit = [&](std::int64_t layer) { return is_moe_layer(model, layer) ? 1 : 0; };
    if (moe_layer_count(model) == model.layers) return std::nullopt;

    for (std::int64_t period = 2; period <= 8; ++period) { // "([0,1]*24)" for layers that alternate
        if (model.layers % period != 0 || model.layers == period) continue;
        bool repeats = true;
        for (std::int64_t layer = period; layer < model.layers && repeats; ++layer) repeats = bit(layer) == bit(layer % period);
        if (!repeats) continue;
        std::string list;
        for (std::int64_t layer = 0; layer < period; ++layer) list += fmt::format("{}{}", layer == 0 ? "" : ",", bit(layer));
        return fmt::format("([{}]*{})", list, model.layers / period);
    }
    std::string sum;
    for (std::int64_t layer = 0; layer < model.layers;) {
        std::int64_t end = layer;
        while (end < model.layers && bit(end) == bit(layer)) ++end;
        sum += fmt::format("{}[{}]*{}", sum.empty() ? "" : "+", bit(layer), end - layer);
        layer = end;
    }
    return fmt::format("({})", sum);
}

} // namespace fivefold
