// SPDX-License-Identifier: Apache-2.0
#include "core/cluster/rank_order.h"

#include <algorithm>

namespace fivefold {
namespace {

constexpr std::string_view kNames[kRankAxes] = {"tp", "cp", "ep", "dp", "pp"};

std::string_view name(RankAxis axis) { return kNames[static_cast<std::size_t>(axis)]; }

} // namespace

std::string rank_order_text(const RankOrder& order) {
    std::string text;
    for (const RankAxis axis : order.axes) {
        if (!text.empty()) text += '-';
        text += name(axis);
    }
    return text;
}

std::optional<RankOrder> parse_rank_order(std::string_view text) {
    RankOrder order;
    std::array<bool, kRankAxes> seen{};
    for (std::size_t i = 0; i < kRankAxes; ++i) {
        const std::size_t end = std::min(text.find('-'), text.size());
        const auto* const found = std::find(std::begin(kNames), std::end(kNames), text.substr(0, end));
        if (found == std::end(kNames)) return std::nullopt;
        const auto axis = static_cast<std::size_t>(found - std::begin(kNames));
        if (seen[axis]) return std::nullopt;
        seen[axis] = true;
        order.axes[i] = static_cast<RankAxis>(axis);
        const bool last = i + 1 == kRankAxes;
        if (last != (end == text.size())) return std::nullopt;
        text.remove_prefix(last ? end : end + 1);
    }
    return order;
}

RankOrder pipeline_first_order() { return {{RankAxis::tp, RankAxis::cp, RankAxis::ep, RankAxis::pp, RankAxis::dp}}; }

RankStrides rank_strides(const RankOrder& order, const Degrees& degrees) {
    RankStrides strides;
    double dense = 1, expert = 1; // products of the faster dimensions
    const auto take = [](double& stride, double degree, double& product) {
        stride = product;
        product *= degree;
    };
    for (const RankAxis axis : order.axes) {
        switch (axis) {
        case RankAxis::tp:
            take(strides.tp, degrees.tp, dense);
            take(strides.etp, degrees.etp, expert);
            break;
        case RankAxis::cp: take(strides.cp, degrees.cp, dense); break;
        case RankAxis::ep: take(strides.ep, degrees.ep, expert); break;
        case RankAxis::dp:
            take(strides.dp, degrees.dp, dense);
            take(strides.edp, degrees.edp, expert);
            break;
        case RankAxis::pp:
            take(strides.pp, degrees.pp, dense);
            take(strides.expert_pp, degrees.pp, expert);
            break;
        }
    }
    return strides;
}

GroupShape joined(double stride, double size, double other_stride, double other_size) {
    if (size <= 1) return {other_stride, other_size, 1, 1};
    if (other_size <= 1) return {stride, size, 1, 1};
    if (other_stride < stride) return joined(other_stride, other_size, stride, size);
    if (other_stride == stride * size) return {stride, size * other_size, 1, 1};
    return {stride, size, other_stride, other_size};
}

GroupShape gradient_group(const RankStrides& strides, const Degrees& degrees) { return joined(strides.cp, degrees.cp, strides.dp, degrees.dp); }

GroupShape part_of(const GroupShape& group, double step, double count) {
    if (group.outer_size <= 1) return {group.stride * step, count, 1, 1};
    if (step >= group.size) return {group.outer_stride * (step / group.size), count, 1, 1};
    const double inner = group.size / step; // ranks left of the inner run
    if (count <= inner) return {group.stride * step, count, 1, 1};
    return {group.stride * step, inner, group.outer_stride, count / inner};
}

GroupPlacement place_group(const GroupShape& group, double domain) {
    const GroupPlacement inner = place_group(group.stride, group.size, domain);
    if (group.outer_size <= 1) return inner;
    const GroupPlacement outer = place_group(group.outer_stride, group.outer_size, domain);
    return {inner.ranks_per_domain * outer.ranks_per_domain, inner.domains * outer.domains};
}

} // namespace fivefold
