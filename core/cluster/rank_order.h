// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold {

/// Dimensions by which ranks are numbered. `ep` counts in the grid of the experts only, `cp` in that of everything else.
enum class RankAxis { tp, cp, ep, dp, pp };
inline constexpr std::size_t kRankAxes = 5;

/// How ranks are numbered: the dimension that changes fastest first. Two grids lie over the same ranks (0.1), (0.2): the dense one leaves
/// `ep` out; in the experts' grid `tp` is expert tensor parallel, `dp` is expert data parallel, and `cp` is left out. This is how
/// Megatron-LM reads its order string (parallel_state.py, RankGenerator); device meshes of other frameworks are cases of it.
struct RankOrder {
    std::array<RankAxis, kRankAxes> axes{RankAxis::tp, RankAxis::cp, RankAxis::ep, RankAxis::dp, RankAxis::pp};
    bool operator==(const RankOrder&) const = default;
};
/// "tp-cp-ep-dp-pp": each dimension once, in any order.
[[nodiscard]] std::string rank_order_text(const RankOrder& order);
[[nodiscard]] std::optional<RankOrder> parse_rank_order(std::string_view text);

/// Orders that frameworks offer: the usual one of Megatron-LM, nanotron, torchtitan, accelerate and DeepSpeed; and pipeline before data
/// parallel, Megatron-LM's --use-tp-pp-dp-mapping and the order of Llama 3.
[[nodiscard]] RankOrder pipeline_first_order();

/// Ranks in each dimension. Fractions appear only in layouts that do not divide.
struct Degrees {
    double tp = 1, cp = 1, dp = 1, pp = 1, ep = 1, etp = 1, edp = 1;
};
/// How far apart neighbours of each dimension are: the product of the faster dimensions of its grid.
struct RankStrides {
    double tp = 1, cp = 1, dp = 1, pp = 1, ep = 1, etp = 1, edp = 1;
    double expert_pp = 1; ///< in the experts' grid: must equal `pp`, or a stage would lack its experts
};
[[nodiscard]] RankStrides rank_strides(const RankOrder& order, const Degrees& degrees);

/// A group that spans two dimensions, such as data times context parallel: `size` ranks at `stride`, `outer_size` times at `outer_stride`.
struct GroupShape {
    double stride = 1, size = 1, outer_stride = 1, outer_size = 1;
    [[nodiscard]] double ranks() const { return size * outer_size; }
};
/// The group of two dimensions of one grid, the faster one inside; one run where nothing lies between them.
[[nodiscard]] GroupShape joined(double stride, double size, double other_stride, double other_size);
/// The ranks over which gradients of dense parameters are reduced: data times context parallel.
[[nodiscard]] GroupShape gradient_group(const RankStrides& strides, const Degrees& degrees);
/// Every `step`-th rank of a group from its first, `count` of them.
[[nodiscard]] GroupShape part_of(const GroupShape& group, double step, double count);
/// (4.5) for such a group.
[[nodiscard]] GroupPlacement place_group(const GroupShape& group, double domain);

} // namespace fivefold
