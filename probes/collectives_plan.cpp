// SPDX-License-Identifier: Apache-2.0
#include "probes/collectives_plan.h"

#include "probes/protocol/vocabulary.h"

#include <algorithm>

namespace fivefold {

const std::vector<CollectiveFacts>& collective_facts()
{
    static const std::vector<CollectiveFacts> facts = {{Collective::all_reduce, probe::kAllReduce, "all_reduce"},
                                                       {Collective::all_gather, probe::kAllGather, "all_gather"},
                                                       {Collective::reduce_scatter, probe::kReduceScatter, "reduce_scatter"},
                                                       {Collective::all_to_all, probe::kAllToAll, "all_to_all"},
                                                       {Collective::send_recv, probe::kSendRecv, "send_recv"}};
    return facts;
}

double bus_factor(Collective kind, int ranks)
{
    const double n = ranks;
    if (kind == Collective::all_reduce) return 2 * (n - 1) / n;
    return kind == Collective::send_recv ? 1 : (n - 1) / n;
}

std::size_t part_bytes(Collective kind, int ranks, std::size_t bytes)
{
    const bool whole = kind == Collective::all_reduce || kind == Collective::send_recv;
    return std::max<std::size_t>((whole ? bytes : bytes / static_cast<std::size_t>(ranks)) / 16 * 16, 16);
}

std::vector<std::size_t> collective_sizes(bool quick, std::size_t most)
{
    std::vector<std::size_t> sizes;
    for (std::size_t bytes = 1024; bytes <= std::min<std::size_t>(most, std::size_t{1} << 30); bytes *= quick ? 16 : 4) sizes.push_back(bytes);
    return sizes;
}

std::vector<int> group_sizes(int gpus, bool quick)
{
    std::vector<int> sizes;
    for (int size = 2; size < gpus && size <= 8 && !quick; size *= 2) sizes.push_back(size);
    if (gpus >= 2) sizes.push_back(gpus);
    return sizes;
}

std::string size_text(std::size_t bytes)
{
    constexpr std::size_t k = 1024;
    if (bytes >= k * k * k) return std::to_string(bytes / (k * k * k)) + " GiB";
    if (bytes >= k * k) return std::to_string(bytes / (k * k)) + " MiB";
    return std::to_string(bytes / k) + " KiB";
}

} // namespace fivefold
