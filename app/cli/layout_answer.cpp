// SPDX-License-Identifier: Apache-2.0
#include "app/cli/layout_answer.h"

#include "core/formats/enum_names.h"

namespace fivefold::cli {

void add_layout(JsonText& json, const Layout& layout, CpKind cp_kind) {
    json.key("layout").open_object();
    json.member("tp", layout.tp).member("pp", layout.pp).member("dp", layout.dp).member("cp", layout.cp).member("ep", layout.ep).member("etp", layout.etp);
    json.member("vpp", layout.vpp).member("sequence_parallel", layout.sequence_parallel).member("zero", layout.zero).member("shard_group", layout.shard_group);
    json.member("micro_batch", layout.micro_batch).member("accumulation", layout.accumulation);
    json.member("recompute", enum_name(layout.recompute.kind)).key("recompute_modules").open_array();
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((layout.recompute.modules & module) != 0) json.value(name);
    json.close_array();
    json.member("schedule", enum_name(layout.schedule)).member("split", enum_name(layout.split));
    if (layout.split == StageSplit::explicit_layers) {
        json.key("layers_per_stage").open_array();
        for (const std::int64_t layers : layout.layers_per_stage) json.value(layers);
        json.close_array();
    }
    if (layout.rank_order != RankOrder{}) json.member("rank_order", rank_order_text(layout.rank_order));
    json.close_object();
    if (layout.cp > 1) json.member("cp_kind", enum_name(cp_kind));
}

std::string recompute_text(const Recompute& recompute) {
    std::string text = enum_name(recompute.kind);
    if (recompute.kind != RecomputeKind::selective) return text;
    std::string modules;
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((recompute.modules & module) != 0) modules += (modules.empty() ? "" : ", ") + std::string(name);
    return text + " (" + modules + ")";
}

std::string degrees_text(const Layout& layout) {
    std::string text;
    const auto degree = [&text](const char* name, std::int64_t value) {
        if (value > 1) text += (text.empty() ? "" : ", ") + std::string(name) + ' ' + std::to_string(value);
    };
    degree("TP", layout.tp);
    if (layout.tp > 1 && layout.sequence_parallel) text += " +SP";
    degree("PP", layout.pp);
    if (layout.vpp > 1) text += " x VPP " + std::to_string(layout.vpp);
    degree("CP", layout.cp);
    degree("EP", layout.ep);
    degree("ETP", layout.etp);
    degree("DP", layout.dp);
    text += (text.empty() ? "ZeRO-" : ", ZeRO-") + std::to_string(layout.zero);
    if (layout.shard_group > 0) text += " over " + std::to_string(layout.shard_group);
    if (layout.pp > 1 && layout.schedule != Schedule::one_f_one_b) text += std::string(", ") + enum_name(layout.schedule);
    if (layout.pp > 1 && layout.split != StageSplit::automatic) text += std::string(", ") + enum_name(layout.split);
    if (layout.rank_order != RankOrder{}) text += ", ranks " + rank_order_text(layout.rank_order);
    return text;
}

std::string layout_text(const Layout& layout) {
    const std::string text = degrees_text(layout) + ", " + std::to_string(layout.accumulation) + " x " + std::to_string(layout.micro_batch);
    return layout.recompute.kind == RecomputeKind::none ? text : text + ", " + enum_name(layout.recompute.kind) + " recompute";
}

std::string layers_text(std::span<const std::int64_t> layers_per_stage) {
    std::string text;
    for (std::size_t i = 0; i < layers_per_stage.size();) {
        std::size_t end = i;
        while (end < layers_per_stage.size() && layers_per_stage[end] == layers_per_stage[i]) ++end;
        text += (text.empty() ? "" : ", ") + std::to_string(layers_per_stage[i]);
        if (end - i > 1) text += " x " + std::to_string(end - i);
        i = end;
    }
    return text;
}

} // namespace fivefold::cli
