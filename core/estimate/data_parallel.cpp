// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/data_parallel.h"

#include "core/estimate/low_precision.h"
#include "core/estimate/stages.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

/// Bytes of one 16-bit parameter.
constexpr double kParameterBytes = 2;
/// Weights and norms of one layer.
constexpr double kTensorsPerLayer = 9;

/// (3.16) gradients per bucket: at least a million per rank where buckets are large at all.
double bucket_elements(const SoftwareProfile& software, double ranks) {
    const double usual = std::max(1.0, software.ddp_bucket.value);
    return usual >= 2e7 ? std::max(usual, 1e6 * ranks) : usual;
}

/// Collectives of one parameter group: sharded over `shard` ranks at `stride`, replicated over `replicas` of those.
struct Group {
    double parameters, stride, shard, replicas;
    bool sharded;    ///< ZeRO at all
    bool all_reduce; ///< the framework all-reduces gradients even when their state is sharded
    double buckets;  ///< pieces in which gradients are reduced
    double gathered; ///< bytes per parameter when gathered
};

class GroupCost {
public:
    GroupCost(const LayerContext& context, const Group& group) : links_(context.links), group_(group), gradient_bytes_(context.gradient_bytes) {}

    /// Reduce-scatter of `parts`-th of the gradients; the all-reduce over replicas (or of everything without ZeRO) included.
    [[nodiscard]] double reduce(double parts = 1) const {
        const double bytes = gradient_bytes_ * group_.parameters / parts, further = std::max(0.0, group_.buckets / parts - 1);
        const double ranks = group_.shard * group_.replicas;
        if (!group_.sharded || group_.all_reduce) return hierarchical_ring(links_, group_.stride, ranks, bytes, 2) + further * steps(group_.stride, ranks, 2);
        return hierarchical_ring(links_, group_.stride, group_.shard, bytes) + further * steps(group_.stride, group_.shard, 1) +
               hierarchical_ring(links_, group_.stride * group_.shard, group_.replicas, bytes / group_.shard, 2); // (6.12)
    }
    [[nodiscard]] double gather(double parts = 1) const {
        return group_.sharded ? hierarchical_ring(links_, group_.stride, group_.shard, group_.gathered * group_.parameters / parts) : 0;
    }
    [[nodiscard]] double reduce_bytes() const {
        const double all = group_.shard * group_.replicas, bytes = gradient_bytes_ * group_.parameters;
        if (!group_.sharded || group_.all_reduce) return 2 * share(all) * bytes;
        return share(group_.shard) * bytes + 2 * share(group_.replicas) * bytes / group_.shard;
    }
    [[nodiscard]] double gather_bytes() const { return group_.sharded ? share(group_.shard) * group_.gathered * group_.parameters : 0; }

private:
    /// Latency of the steps of one collective: each further bucket pays it again, while its start hides behind the one before.
    [[nodiscard]] double steps(double stride, double ranks, double passes) const {
        return std::max(0.0, hierarchical_ring(links_, stride, ranks, 0, passes) - links_.base);
    }
    [[nodiscard]] static double share(double ranks) { return ranks > 1 ? (ranks - 1) / ranks : 0; }
    const Links& links_;
    const Group& group_;
    double gradient_bytes_;
};

} // namespace

DataParallelCost data_parallel_cost(const LayerContext& context, const RankParameters& parameters, const StageContent& content, const OverlapWindow& window) {
    const Layout& layout = context.plan.layout;
    const SoftwareProfile& software = context.profile.software;
    const double all = to_double(layout.dp) * to_double(layout.cp), experts_all = std::max(1.0, expert_data_parallel(layout));
    DataParallelCost cost;
    if (all <= 1 && experts_all <= 1) return cost;
    const double n = dense_shard_ranks(layout), ne = expert_shard_ranks(layout), m = to_double(layout.accumulation);
    const bool sharded = layout.zero >= 1;
    const bool all_reduce = layout.zero < 3 && software.zero_flavour == ZeroFlavour::all_reduce_all_gather;
    const bool whole = all_reduce && sharded; // one reduction of the whole buffer after the last backward
    const auto buckets = [&](double count) { return whole || layout.zero >= 3 ? 1.0 : std::ceil(count / bucket_elements(software, to_double(layout.dp))); };
    // Embedding, head and norms stay in 16 bit where the decoder's weights are gathered in less.
    const double low = gathered_weight_bytes(context.plan.training), decoder = std::min(parameters.dense, decoder_parameters(context.plan.model, content, context.layer).dense);
    const double dense_bytes = low == kParameterBytes ? kParameterBytes : kParameterBytes + (low - kParameterBytes) * decoder / parameters.dense;
    const Group dense_group{parameters.dense, to_double(layout.tp), n, all / n, sharded, all_reduce, buckets(parameters.dense), dense_bytes};
    const Group expert_group{parameters.expert, to_double(layout.etp) * to_double(layout.ep), ne, experts_all / ne, sharded, all_reduce, buckets(parameters.expert), low};
    const GroupCost dense(context, dense_group), expert(context, expert_group);
    const bool has_experts = parameters.expert > 0;
    const double hide = context.overlap && !whole ? software.overlap_window.value : 0.0;

    if (layout.zero >= 3) { // (6.11) gathers and reductions layer by layer, every micro-batch
        const double gather = dense.gather(window.layers) + (has_experts ? expert.gather(window.layers) : 0);
        const double reduce = dense.reduce(window.layers) + (has_experts ? expert.reduce(window.layers) : 0);
        const double m_gather = layout.pp > 1 ? 1 : m; // in a pipeline the stage stays gathered between micro-batches
        const auto exposed = [&](double transfer, double compute) { return std::max(0.0, transfer - (context.overlap ? compute : 0)); };
        const double shared = m_gather / m; // of the gathers that a micro-batch pays
        const double per_layer = exposed(shared * gather, window.layer_forward) + exposed(shared * gather + reduce, window.layer_backward);
        cost.wire = window.layers * (2 * m_gather * gather + m * reduce);
        const double hidden = std::min(shared * gather, window.layer_forward) + std::min(shared * gather + reduce, window.layer_backward);
        cost.exposed = m * window.layers * (per_layer + software.gather_contention * hidden) + gather + reduce;
        cost.dense_bytes = 2 * m_gather * dense.gather_bytes() + m * dense.reduce_bytes();
        cost.expert_bytes = has_experts ? 2 * m_gather * expert.gather_bytes() + m * expert.reduce_bytes() : 0;
        return cost;
    }
    const double reduce = dense.reduce() + (has_experts ? expert.reduce() : 0);
    const double gather = dense.gather() + (has_experts ? expert.gather() : 0);
    // (6.10) once at the edges of the step; the last reduced and the first gathered bucket hide behind nothing.
    const double copies = whole ? software.shard_copy * n * kTensorsPerLayer * window.layers : 0; // the gather goes through one copy a shard and tensor
    const double last = std::max(reduce / window.layers, reduce - hide * window.backward);
    const double first = std::max(gather / window.layers, gather - hide * window.forward);
    const double contention = software.contention * (std::min(reduce, window.backward) + std::min(gather, window.forward));
    const double rounds = layout.zero == 2 ? m : 1; // ZeRO-2 reduces after every micro-batch
    cost.exposed = last + first + copies + contention + (rounds - 1) * (std::max(0.0, reduce - hide * window.micro_batch_backward) + software.contention * std::min(reduce, window.micro_batch_backward));
    cost.wire = rounds * reduce + gather;
    cost.dense_bytes = rounds * dense.reduce_bytes() + dense.gather_bytes();
    cost.expert_bytes = has_experts ? rounds * expert.reduce_bytes() + expert.gather_bytes() : 0;
    return cost;
}

} // namespace fivefold
