// SPDX-License-Identifier: Apache-2.0
#include "core/cluster/rank_grid.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace fivefold {
namespace {

constexpr RankGroup kKinds[kRankGroups] = {RankGroup::tp, RankGroup::cp,  RankGroup::dp,  RankGroup::gradient,
                                           RankGroup::ep, RankGroup::etp, RankGroup::edp, RankGroup::pp};

bool whole(double degree) { return degree >= 1 && degree <= static_cast<double>(RankGrid::kMostRanks) && degree == std::floor(degree); }

bool of_experts(RankGroup kind) { return kind == RankGroup::ep || kind == RankGroup::etp || kind == RankGroup::edp; }

bool spans(RankGroup kind, RankAxis axis) {
    switch (kind) {
    case RankGroup::tp:
    case RankGroup::etp: return axis == RankAxis::tp;
    case RankGroup::cp: return axis == RankAxis::cp;
    case RankGroup::dp:
    case RankGroup::edp: return axis == RankAxis::dp;
    case RankGroup::gradient: return axis == RankAxis::dp || axis == RankAxis::cp;
    case RankGroup::ep: return axis == RankAxis::ep;
    case RankGroup::pp: break;
    }
    return axis == RankAxis::pp;
}

} // namespace

std::optional<RankGrid> RankGrid::make(const RankOrder& order, const Degrees& all_degrees, bool experts) {
    Degrees degrees = all_degrees;
    if (!experts) degrees.ep = degrees.etp = degrees.edp = 1;
    for (const double degree : {degrees.tp, degrees.cp, degrees.dp, degrees.pp, degrees.ep, degrees.etp, degrees.edp})
        if (!whole(degree)) return std::nullopt;
    const double dense = degrees.tp * degrees.cp * degrees.dp * degrees.pp, expert = degrees.etp * degrees.ep * degrees.edp * degrees.pp;
    if ((experts && dense != expert) || dense > static_cast<double>(kMostRanks)) return std::nullopt;

    const RankStrides strides = rank_strides(order, degrees);
    const auto axis = [](double size, double stride) { return Axis{static_cast<std::int64_t>(size), static_cast<std::int64_t>(stride)}; };
    RankGrid grid;
    grid.ranks_ = static_cast<std::int64_t>(dense);
    grid.stages_agree_ = !experts || degrees.pp <= 1 || strides.pp == strides.expert_pp;
    grid.tp_ = axis(degrees.tp, strides.tp);
    grid.cp_ = axis(degrees.cp, strides.cp);
    grid.dp_ = axis(degrees.dp, strides.dp);
    grid.pp_ = axis(degrees.pp, strides.pp);
    grid.ep_ = axis(degrees.ep, strides.ep);
    grid.etp_ = axis(degrees.etp, strides.etp);
    grid.edp_ = axis(degrees.edp, strides.edp);
    const Axis expert_pp = axis(degrees.pp, strides.expert_pp);
    for (const RankGroup kind : kKinds) {
        const bool of_expert = of_experts(kind);
        if (of_expert && !experts) {
            grid.shapes_[static_cast<std::size_t>(kind)].others.push_back({grid.ranks_, 1});
            continue;
        }
        Shape& shape = grid.shapes_[static_cast<std::size_t>(kind)];
        for (const RankAxis next : order.axes) {
            if (next == (of_expert ? RankAxis::cp : RankAxis::ep)) continue;
            const Axis axes[kRankAxes] = {of_expert ? grid.etp_ : grid.tp_, grid.cp_, grid.ep_, of_expert ? grid.edp_ : grid.dp_,
                                          of_expert ? expert_pp : grid.pp_};
            const Axis& present = axes[static_cast<std::size_t>(next)];
            (spans(kind, next) ? shape.spanned : shape.others).push_back(present);
            if (spans(kind, next)) shape.inside *= present.size;
        }
    }
    return grid;
}

RankCoordinates RankGrid::coordinates(std::int64_t rank) const {
    const auto along = [rank](const Axis& axis) { return rank / axis.stride % axis.size; };
    return {along(tp_), along(cp_), along(dp_), along(pp_), along(ep_), along(etp_), along(edp_)};
}

std::int64_t RankGrid::group_of(RankGroup kind, std::int64_t rank) const {
    std::int64_t group = 0, product = 1;
    for (const Axis& axis : shape(kind).others) {
        group += product * (rank / axis.stride % axis.size);
        product *= axis.size;
    }
    return group;
}

void RankGrid::members(RankGroup kind, std::int64_t group, std::vector<std::int64_t>& members) const {
    const Shape& of = shape(kind);
    std::int64_t first = 0;
    for (const Axis& axis : of.others) {
        first += axis.stride * (group % axis.size);
        group /= axis.size;
    }
    members.assign(1, first);
    members.reserve(static_cast<std::size_t>(of.inside));
    for (const Axis& axis : of.spanned) {
        const std::size_t before = members.size();
        for (std::int64_t step = 1; step < axis.size; ++step)
            for (std::size_t i = 0; i < before; ++i) members.push_back(members[i] + step * axis.stride);
    }
}

} // namespace fivefold
