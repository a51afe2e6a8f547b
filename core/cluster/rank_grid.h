// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/rank_order.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fivefold {

/// Kinds of communication groups. `gradient`: data times context parallel, over which gradients of dense parameters are reduced.
enum class RankGroup { tp, cp, dp, gradient, ep, etp, edp, pp };
inline constexpr std::size_t kRankGroups = 8;

/// Place of one rank in both grids.
struct RankCoordinates {
    std::int64_t tp = 0, cp = 0, dp = 0, pp = 0, ep = 0, etp = 0, edp = 0;
    bool operator==(const RankCoordinates&) const = default;
};

/// Both grids over the ranks of a job: who talks to whom. Each kind of group deals every rank to exactly one group.
class RankGrid {
public:
    static constexpr std::int64_t kMostRanks = std::int64_t{1} << 22;

    /// Nothing where a degree is no whole number, the two grids differ in ranks (0.1), (0.2), or there are more than kMostRanks.
    /// Without `experts` there is no second grid: every rank is its own group in it.
    [[nodiscard]] static std::optional<RankGrid> make(const RankOrder& order, const Degrees& degrees, bool experts = true);

    [[nodiscard]] std::int64_t ranks() const { return ranks_; }
    /// False where a pipeline stage of the experts' grid would be other ranks than that of the dense one. Frameworks refuse such an order.
    [[nodiscard]] bool stages_agree() const { return stages_agree_; }
    [[nodiscard]] RankCoordinates coordinates(std::int64_t rank) const;

    [[nodiscard]] std::int64_t group_size(RankGroup kind) const { return shape(kind).inside; }
    [[nodiscard]] std::int64_t group_count(RankGroup kind) const { return ranks_ / group_size(kind); }
    /// Number of the group that `rank` is in, counted along the dimensions that the group does not span.
    [[nodiscard]] std::int64_t group_of(RankGroup kind, std::int64_t rank) const;
    /// The ranks of a group in the order of their numbers in it, into `members`.
    void members(RankGroup kind, std::int64_t group, std::vector<std::int64_t>& members) const;

private:
    struct Axis {
        std::int64_t size = 1, stride = 1;
    };
    /// The axes of a grid, by whether a kind of group spans them, fastest first.
    struct Shape {
        std::vector<Axis> spanned, others;
        std::int64_t inside = 1; ///< ranks of one group
    };
    [[nodiscard]] const Shape& shape(RankGroup kind) const { return shapes_[static_cast<std::size_t>(kind)]; }

    std::int64_t ranks_ = 1;
    bool stages_agree_ = true;
    Axis tp_, cp_, dp_, pp_, ep_, etp_, edp_;
    std::array<Shape, kRankGroups> shapes_;
};

} // namespace fivefold
