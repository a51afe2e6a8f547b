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

/// Collectives of one parameter group: sharded over the first `shard` ranks of a group, replicated over `replicas` of those.
struct Group {
    double parameters;
    GroupShape ranks;
    double shard, replicas;
    bool sharded;    ///< ZeRO at all
    bool all_reduce; ///< the framework all-reduces gradients even when their state is sharded
    double buckets;  ///< pieces in which gradients are reduced
    double gathered; ///< bytes per parameter when gathered
    CostLog::Group* log = nullptr;
};

class GroupCost {
public:
    GroupCost(const LayerContext& context, const Group& group) : links_(context.links), group_(group), gradient_bytes_(context.gradient_bytes) {}

    /// Reduce-scatter of `parts`-th of the gradients; the all-reduce over replicas (or of everything without ZeRO) included.
    [[nodiscard]] double reduce(double parts = 1) const {
        const double bytes = gradient_bytes_ * group_.parameters / parts, further = std::max(0.0, group_.buckets / parts - 1);
        if (!group_.sharded || group_.all_reduce) {
            const GroupShape all = part_of(group_.ranks, 1, group_.shard * group_.replicas);
            if (group_.log != nullptr) note_reduce(all, bytes, 2, further);
            return hierarchical_ring(links_, all, bytes, 2) + further * steps(all, 2);
        }
        const GroupShape replicas = part_of(group_.ranks, group_.shard, group_.replicas);
        if (group_.log != nullptr) {
            note_reduce(shard(), bytes, 1, further);
            group_.log->replicas = replicas;
            group_.log->replica_bytes = bytes / group_.shard;
        }
        return hierarchical_ring(links_, shard(), bytes) + further * steps(shard(), 1) + hierarchical_ring(links_, replicas, bytes / group_.shard, 2); // (6.12)
    }
    [[nodiscard]] double gather(double parts = 1) const {
        if (group_.log != nullptr && group_.sharded) {
            group_.log->gathered = shard();
            group_.log->gather_bytes = group_.gathered * group_.parameters / parts;
        }
        return group_.sharded ? hierarchical_ring(links_, shard(), group_.gathered * group_.parameters / parts) : 0;
    }
    [[nodiscard]] double reduce_bytes() const {
        const double all = group_.shard * group_.replicas, bytes = gradient_bytes_ * group_.parameters;
        if (!group_.sharded || group_.all_reduce) return 2 * share(all) * bytes;
        return share(group_.shard) * bytes + 2 * share(group_.replicas) * bytes / group_.shard;
    }
    [[nodiscard]] double gather_bytes() const { return group_.sharded ? share(group_.shard) * group_.gathered * group_.parameters : 0; }

private:
    void note_reduce(const GroupShape& ranks, double bytes, double passes, double further) const {
        group_.log->reduced = ranks;
        group_.log->reduce_bytes = bytes;
        group_.log->reduce_passes = passes;
        group_.log->further_buckets = further;
        group_.log->bucket_latency = steps(ranks, passes);
    }
    /// Latency of the steps of one collective: each further bucket pays it again, while its start hides behind the one before.
    [[nodiscard]] double steps(const GroupShape& ranks, double passes) const {
        return std::max(0.0, hierarchical_ring(links_, ranks, 0, passes) - links_.base);
    }
    [[nodiscard]] GroupShape shard() const { return part_of(group_.ranks, 1, group_.shard); }
    [[nodiscard]] static double share(double ranks) { return ranks > 1 ? (ranks - 1) / ranks : 0; }
    const Links& links_;
    const Group& group_;
    double gradient_bytes_;
};

} // namespace

DataParallelTransfers data_parallel_transfers(const LayerContext& context, const RankParameters& parameters, const StageContent& content, double layers) {
    const Layout& layout = context.plan.layout;
    const SoftwareProfile& software = context.profile.software;
    const double all = to_double(layout.dp) * to_double(layout.cp), experts_all = std::max(1.0, expert_data_parallel(layout));
    DataParallelTransfers transfers;
    if (all <= 1 && experts_all <= 1) return transfers;
    const double n = dense_shard_ranks(layout), ne = expert_shard_ranks(layout), m = to_double(layout.accumulation);
    const Degrees degrees = layout_degrees(layout);
    const RankStrides strides = rank_strides(context.plan.layout.rank_order, degrees);
    const bool sharded = layout.zero >= 1;
    const bool all_reduce = layout.zero < 3 && software.zero_flavour == ZeroFlavour::all_reduce_all_gather;
    transfers.at_once = all_reduce && sharded;
    transfers.by_layer = layout.zero >= 3;
    const auto buckets = [&](double count) { return transfers.at_once || transfers.by_layer ? 1.0 : std::ceil(count / bucket_elements(software, to_double(layout.dp))); };
    // Embedding, head and norms stay in 16 bit where the decoder's weights are gathered in less.
    const double low = gathered_weight_bytes(context.plan.training), decoder = std::min(parameters.dense, decoder_parameters(context.plan.model, content, context.layer).dense);
    const double dense_bytes = low == kParameterBytes ? kParameterBytes : kParameterBytes + (low - kParameterBytes) * decoder / parameters.dense;
    const Group dense_group{parameters.dense, gradient_group(strides, degrees), n, all / n, sharded, all_reduce, buckets(parameters.dense), dense_bytes,
                            context.log != nullptr ? &context.log->dense : nullptr};
    const Group expert_group{parameters.expert, {strides.edp, std::max(1.0, degrees.edp), 1, 1}, ne, experts_all / ne, sharded, all_reduce, buckets(parameters.expert), low, context.log != nullptr ? &context.log->expert : nullptr};
    const GroupCost dense(context, dense_group), expert(context, expert_group);
    const bool has_experts = parameters.expert > 0;
    const double parts = transfers.by_layer ? layers : 1;
    transfers.reduce = dense.reduce(parts) + (has_experts ? expert.reduce(parts) : 0);
    transfers.gather = dense.gather(parts) + (has_experts ? expert.gather(parts) : 0);
    if (context.log != nullptr) {
        context.log->expert.reduce = has_experts ? expert.reduce(parts) : 0;
        context.log->expert.gather = has_experts ? expert.gather(parts) : 0;
        context.log->dense.reduce = dense.reduce(parts);
        context.log->dense.gather = dense.gather(parts);
    }
    transfers.reduce_rounds = layout.zero >= 2 ? m : 1; // ZeRO-2 reduces after every micro-batch
    if (transfers.by_layer) transfers.gather_rounds = 2 * (layout.pp > 1 ? 1 : m); // in a pipeline the stage stays gathered between micro-batches
    if (transfers.at_once) transfers.copies = software.shard_copy * n * kTensorsPerLayer * layers; // the gather goes through one copy a shard and tensor
    transfers.dense_bytes = transfers.gather_rounds * dense.gather_bytes() + transfers.reduce_rounds * dense.reduce_bytes();
    if (has_experts) transfers.expert_bytes = transfers.gather_rounds * expert.gather_bytes() + transfers.reduce_rounds * expert.reduce_bytes();
    return transfers;
}

ExposedTransfers exposed_transfers(const LayerContext& context, const DataParallelTransfers& transfers, const OverlapWindow& window) {
    const SoftwareProfile& software = context.profile.software;
    const double m = to_double(context.plan.layout.accumulation), reduce = transfers.reduce, gather = transfers.gather;
    ExposedTransfers exposed;
    if (transfers.by_layer) { // (6.11) gathers and reductions layer by layer, every micro-batch
        const auto pass = [&](double transfer, double compute) {
            return window.layers * (std::max(0.0, transfer - (context.overlap ? compute : 0)) + software.gather_contention * std::min(transfer, compute));
        };
        const double shared = transfers.gather_rounds / 2 / m * gather; // what a micro-batch pays of the gathers
        exposed.forward = pass(shared, window.layer_forward);
        exposed.backward = pass(shared + reduce, window.layer_backward);
        exposed.first = gather;
        exposed.last = reduce;
        return exposed;
    }
    // (6.10) once at the edges of the step; the last reduced and the first gathered bucket hide behind nothing.
    const double hide = context.overlap && !transfers.at_once ? software.overlap_window.value : 0.0;
    exposed.first_slows = software.contention * std::min(gather, window.forward);
    exposed.last_slows = software.contention * std::min(reduce, window.backward);
    exposed.first = std::max(gather / window.layers, gather - hide * window.forward) + exposed.first_slows;
    exposed.last = std::max(reduce / window.layers, reduce - hide * window.backward) + transfers.copies + exposed.last_slows;
    const double again = std::max(0.0, reduce - hide * window.micro_batch_backward) + software.contention * std::min(reduce, window.micro_batch_backward);
    exposed.backward = (transfers.reduce_rounds - 1) / m * again;
    return exposed;
}

DataParallelCost data_parallel_cost(const LayerContext& context, const RankParameters& parameters, const StageContent& content, const OverlapWindow& window) {
    const DataParallelTransfers transfers = data_parallel_transfers(context, parameters, content, window.layers);
    const double pieces = transfers.by_layer ? window.layers : 1;
    const double micro_batches = to_double(context.plan.layout.accumulation);
    return {exposed_transfers(context, transfers, window).total(micro_batches), pieces * (transfers.gather_rounds * transfers.gather + transfers.reduce_rounds * transfers.reduce),
            transfers.dense_bytes, transfers.expert_bytes};
}

} // namespace fivefold
