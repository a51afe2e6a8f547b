// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

enum class Collective { all_reduce, all_gather, reduce_scatter, all_to_all, send_recv };

struct CollectiveFacts {
    Collective kind;
    std::string_view id;   ///< of the result
    std::string_view name; ///< "all_reduce"
};
[[nodiscard]] const std::vector<CollectiveFacts>& collective_facts();
/// Bytes on the busiest link per byte of the operation's size, as nccl-tests counts: 2 (n-1)/n, (n-1)/n or 1.
[[nodiscard]] double bus_factor(Collective kind, int ranks);
/// Bytes of one rank's part, a multiple of 16: of an operation of `bytes` in all (see vocabulary.h on what counts).
[[nodiscard]] std::size_t part_bytes(Collective kind, int ranks, std::size_t bytes);
/// 1 KiB to 1 GiB in steps of 4, or of 16; none above `most`.
[[nodiscard]] std::vector<std::size_t> collective_sizes(bool quick, std::size_t most);
/// 2, 4, 8 and all; quick: only all.
[[nodiscard]] std::vector<int> group_sizes(int gpus, bool quick);
/// "64 MiB", "1 KiB"
[[nodiscard]] std::string size_text(std::size_t bytes);

} // namespace fivefold
