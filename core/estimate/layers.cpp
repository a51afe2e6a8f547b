// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/layers.h"

#include "core/estimate/context_parallel.h"
#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

/// TP collectives around column (gather before) and row (scatter after) linears, (4.8), (6.1).
class TensorParallel {
public:
    explicit TensorParallel(const LayerContext& context) : context_(context), active_(context.plan.layout.tp > 1) {}

    /// Exposed time of a ring-overlapped collective beside `compute`.
    [[nodiscard]] double ring(double compute, double transfer) const {
        return std::max(compute, transfer) + context_.tp_exposed * std::min(compute, transfer) - compute;
    }
    /// Exposed time of a collective that runs beside an independent GEMM.
    [[nodiscard]] double bulk(double compute, double transfer) const {
        if (!context_.overlap) return transfer;
        return std::max(compute + context_.profile.software.bulk_contention * transfer, transfer) - compute;
    }
    /// A column linear followed by a row linear.
    [[nodiscard]] Block pair(const LinearTime& column, const LinearTime& row) const {
        Block block;
        block.forward.gemm = column.forward + row.forward;
        block.backward.gemm = row.input_gradient + row.weight_gradient + column.input_gradient + column.weight_gradient;
        if (!active_) return block;
        const double x = context_.tp_gather, low = context_.tp_gather_low, t = to_double(context_.plan.layout.tp);
        const TpMode mode = context_.profile.software.tp_mode;
        if (mode == TpMode::async_shards) {
            block.forward.tensor = bulk(column.forward / t, x) + x;
            block.backward.tensor = bulk(row.input_gradient / t, x) + bulk(column.input_gradient, x) + bulk(column.weight_gradient, x);
        } else if (mode == TpMode::plain) {
            const double both = context_.plan.layout.sequence_parallel ? 2 * x : all_reduce_time();
            block.forward.tensor = block.backward.tensor = context_.tp_exposed * both;
        } else if (context_.plan.layout.sequence_parallel) {
            block.forward.tensor = ring(column.forward, low) + ring(row.forward, context_.profile.software.low_precision_exchange ? low : x);
            block.backward.tensor = ring(row.input_gradient, low) + bulk(column.input_gradient, low) + bulk(column.weight_gradient, x);
        } else {
            const double all_reduce = all_reduce_time();
            block.forward.tensor = all_reduce;
            block.backward.tensor = context_.overlap ? std::max(column.weight_gradient, all_reduce) - column.weight_gradient : all_reduce;
        }
        return block;
    }

private:
    [[nodiscard]] double all_reduce_time() const {
        return hierarchical_ring(context_.links, 1, to_double(context_.plan.layout.tp), 2 * context_.tokens * to_double(context_.plan.model.hidden), 2);
    }
    const LayerContext& context_;
    bool active_;
};

/// Builds the parts of one layer.
class LayerModel {
public:
    LayerModel(const LayerContext& context, bool windowed)
        : c_(context), m_(context.plan.model), l_(context.plan.layout), training_(context.plan.training), machine_(context.machine),
          software_(context.profile.software), windowed_(windowed), tp_(context), t_(to_double(context.plan.layout.tp)),
          h_(to_double(m_.hidden)), a_(to_double(m_.heads)), k_(to_double(m_.kv_heads)), T_(context.tokens), u_(context.sp),
          qk_(to_double(qk_dim(m_))), vd_(to_double(v_dim(m_))), g_(mlp_matrices(m_)),
          quantise_(software_.quantise * machine_.quantise_factor * 4 / machine_.hbm_kernels),
          weights_cast_(software_.weight_casts_kept ? 1 / to_double(context.plan.layout.accumulation) : 1),
          cast_h_(software_.low_precision_exchange ? h_ / u_ : h_), traffic_(context.traffic) {}

    [[nodiscard]] Block attention() const {
        Block block = projections();
        const PassTime core = attention_core();
        block.forward.attention = core.forward;
        block.backward.attention = core.backward;
        const PassTime exchange = context_parallel_time(c_, core);
        block.forward.context = exchange.forward;
        block.backward.context = exchange.backward;
        add_norm(block);
        const double heads = head_traffic();
        block.forward.memory_bound += (traffic_.projections_forward * T_ * h_ / t_ + heads) / machine_.hbm_kernels + traffic_.launches_forward * 5 / 9 * machine_.launch;
        block.backward.memory_bound += (traffic_.projections_backward * T_ * h_ / t_ + heads) / machine_.hbm_kernels + traffic_.launches_backward * 6 / 11 * machine_.launch;
        quantise_attention(block);
        return block;
    }

    [[nodiscard]] Block dense_mlp() const {
        const double f = to_double(m_.ffn);
        Block block = tp_.pair(linear("fc1", T_, (g_ - 1) * f / t_, h_), linear("fc2", T_, h_, f / t_));
        add_norm(block);
        add_activation(block, T_ * f / t_, traffic_.launches_forward * 4 / 9, traffic_.launches_backward * 5 / 11);
        block.forward.quantise += quantise_ * (T_ * (cast_h_ + f / t_) + weights_cast_ * g_ * h_ * f / t_);
        block.backward.quantise += quantise_ * T_ * (cast_h_ + (g_ - 1) * f / t_);
        return block;
    }

    [[nodiscard]] Block moe() const;
    void recompute(Block& all, const Block& attention, const Block& mlp, bool moe_layer) const;
    [[nodiscard]] PassCost finish(const Block& block, bool moe_layer) const;

private:
    [[nodiscard]] bool unfused() const { return keeps_scores(training_.attention); }
    [[nodiscard]] bool nccl_dispatcher() const {
        return training_.dispatcher != Dispatcher::deep_ep && training_.dispatcher != Dispatcher::hybrid_ep;
    }
    [[nodiscard]] LinearTime linear(const char* name, double tokens, double out, double in) const { return logged_linear(c_, name, machine_.layers, tokens, out, in); }

    /// Linear layers of the attention block.
    [[nodiscard]] Block projections() const {
        if (!m_.latent) return tp_.pair(linear("qkv_projection", T_, to_double(m_.head_dim) * (a_ / t_ + 2 * std::max(1.0, k_ / t_)), h_), linear("output_projection", T_, h_, a_ * vd_ / t_)); // a key-value head is never cut
        const LatentAttention& latent = *m_.latent;
        const double rq = to_double(latent.q_rank), rkv = to_double(latent.kv_rank), dr = to_double(latent.qk_rope_dim);
        const double dn = to_double(latent.qk_nope_dim);
        LinearTime up = linear("query_up", T_, a_ * qk_ / t_, rq > 0 ? rq : h_);
        const LinearTime kv_up = linear("kv_up", T_, a_ * (dn + vd_) / t_, rkv);
        up.forward += kv_up.forward;
        up.input_gradient += kv_up.input_gradient;
        up.weight_gradient += kv_up.weight_gradient;
        Block block = tp_.pair(up, linear("output_projection", T_, h_, a_ * vd_ / t_));
        const auto add_down = [&](const char* name, double width) { // replicated over TP, on the sequence-parallel tokens
            const LinearTime down = linear(name, T_ / u_, width, h_);
            block.forward.gemm += down.forward;
            block.backward.gemm += down.input_gradient + down.weight_gradient;
        };
        if (rq > 0) add_down("query_down", rq);
        add_down("kv_down", rkv + dr);
        if (m_.indexer) { // its keys and weights from the hidden state, its queries from the query latent; replicated
            const double heads = to_double(m_.indexer->heads), dim = to_double(m_.indexer->head_dim);
            add_down("indexer", dim + heads + heads * dim * (rq > 0 ? rq : h_) / h_);
        }
        return block;
    }

    [[nodiscard]] AttentionShape attention_shape() const {
        const double s = to_double(training_.seq_len);
        AttentionShape shape;
        shape.batch = to_double(l_.micro_batch);
        shape.heads = a_ / t_;
        shape.queries = s / to_double(l_.cp);
        shape.keys = s;
        shape.attended = attended_tokens(m_, s, true, windowed_);
        shape.qk_dim = qk_;
        shape.v_dim = vd_;
        shape.latent = m_.latent.has_value();
        return shape;
    }
    [[nodiscard]] PassTime attention_core() const {
        if (!unfused()) return flash_attention_time(machine_, attention_shape());
        // A fused softmax reads and writes the scores once; plain torch makes a pass for scale, mask, softmax and dropout each.
        const double passes = training_.attention == AttentionKernel::unfused ? kTorchSoftmax : 1;
        return unfused_attention_time(machine_, attention_shape(), passes * software_.score_bytes_forward, passes * software_.score_bytes_backward);
    }

    /// The last linear of a dense layer with its reduction: nothing in the backward pass needs what they return.
    [[nodiscard]] double last_linear() const {
        const double reduction = t_ > 1 ? c_.tp_exposed * c_.tp_gather * (l_.sequence_parallel ? 1 : 2) : 0;
        const double last = linear_time(machine_, machine_.layers, T_, h_, to_double(m_.ffn) / t_, c_.gradient_bytes).forward + reduction;
        if (c_.log != nullptr) c_.log->last_linear = last;
        return last;
    }
    [[nodiscard]] double head_traffic() const { return fivefold::head_traffic(c_); }
    /// Norms and residuals of half a layer.
    void add_norm(Block& block) const {
        const double half = to_double(m_.norms_per_layer) / 2 * T_ * h_ / u_ / 2 / machine_.hbm_kernels;
        block.forward.memory_bound += traffic_.hidden_forward * half;
        block.backward.memory_bound += traffic_.hidden_backward * half;
    }
    [[nodiscard]] double activation_forward(double elements) const {
        return (traffic_.ffn_forward + (m_.activation == Activation::squared_relu ? 4 : 0)) * elements / machine_.hbm_kernels;
    }
    void add_activation(Block& block, double elements, double forward_launches, double backward_launches) const { // (5.12)
        block.forward.memory_bound += activation_forward(elements) + forward_launches * machine_.launch;
        block.backward.memory_bound += (traffic_.ffn_backward + (m_.activation == Activation::squared_relu ? 6 : 0)) * elements / machine_.hbm_kernels +
                                       backward_launches * machine_.launch;
    }

    void quantise_attention(Block& block) const;
    [[nodiscard]] double expert_exchange() const;
    /// What of `exchange` stays exposed beside a shared expert of `work` seconds.
    [[nodiscard]] double beside_shared(double exchange, double work) const {
        if (!c_.overlap || l_.ep <= 1 || !is_on(training_.shared_expert_overlap, false)) return exchange;
        return std::max(0.0, exchange - work) + software_.expert_overlap_exposed * std::min(exchange, work);
    }

    const LayerContext& c_;
    const Transformer& m_;
    const Layout& l_;
    const Training& training_;
    const Machine& machine_;
    const SoftwareProfile& software_;
    bool windowed_;
    TensorParallel tp_;
    double t_, h_, a_, k_, T_, u_, qk_, vd_, g_;
    double quantise_; ///< seconds per element cast
    double weights_cast_; ///< how often a micro-batch casts the weights
    double cast_h_; ///< hidden elements per token that this rank casts
    const LayerTraffic& traffic_;
};

void LayerModel::quantise_attention(Block& block) const {
    if (quantise_ <= 0) return;
    double in = cast_h_, parameters = to_double(m_.head_dim) * h_ * (2 * a_ + 2 * k_) / t_, back = to_double(m_.head_dim) * (a_ + 2 * k_) / t_;
    if (m_.latent) {
        const LatentAttention& latent = *m_.latent;
        const double rq = to_double(latent.q_rank), rkv = to_double(latent.kv_rank), dn = to_double(latent.qk_nope_dim);
        in = h_ / u_ + rq + rkv;
        parameters = h_ * rq + h_ * (rkv + to_double(latent.qk_rope_dim)) + ((rq > 0 ? rq : h_) * a_ * qk_ + rkv * a_ * (dn + vd_) + a_ * vd_ * h_) / t_;
        back = a_ * (qk_ + dn + vd_) / t_;
    }
    block.forward.quantise += quantise_ * (T_ * (in + a_ * vd_ / t_) + weights_cast_ * parameters);
    block.backward.quantise += quantise_ * T_ * (cast_h_ + back);
}

/// Dispatch and combine of one direction, with the gather over expert-tensor ranks, (4.11). Seconds.
double LayerModel::expert_exchange() const {
    const MixtureOfExperts& moe = *m_.moe;
    const double ep = to_double(l_.ep), etp = to_double(l_.etp);
    const RankStrides strides = c_.strides();
    if (training_.dispatcher == Dispatcher::all_gather) // every rank sees the tokens of all, whatever they chose
        return 2 * hierarchical_ring(c_.links, joined(strides.etp, etp, strides.ep, ep), 2 * (T_ / u_) * ep * etp * h_);
    const double routed = T_ / u_ * to_double(moe.top_k) * expert_capacity(training_);
    AllToAll kind;
    const GroupPlacement placement = place_group(strides.ep, ep, machine_.domain);
    kind.inside_share = nccl_dispatcher() && placement.ranks_per_domain > 8 ? software_.all_to_all_wide : software_.all_to_all;
    kind.network_share = std::min(0.9, 1.2 * software_.all_to_all); // the network is easier to fill than NVLink
    kind.node_limited = !nccl_dispatcher();
    kind.top_k = to_double(moe.top_k);
    if (c_.log != nullptr) {
        c_.log->all_to_all = kind;
        c_.log->all_to_all_bytes = 2 * routed * h_;
    }
    return 2 * expert_all_to_all(machine_, strides.ep, ep, 2 * routed * h_, kind) + 2 * hierarchical_ring(c_.links, strides.etp, etp, 2 * routed * etp * h_);
}

Block LayerModel::moe() const {
    const MixtureOfExperts& moe = *m_.moe;
    const double E = to_double(moe.experts), K = to_double(moe.top_k), fe = to_double(moe.ffn), te = to_double(l_.etp);
    const double routed = T_ / u_, rows = routed * K * te * expert_capacity(training_), local = E / to_double(l_.ep), per_expert = rows / local; // (5.3)
    const double grouped = software_.grouped_gemm;
    const LinearTime router = logged_linear(c_, "router", machine_.base, routed, E, h_);
    const LinearTime fc1 = logged_linear(c_, "expert_fc1", machine_.layers, per_expert, (g_ - 1) * fe / te, h_, local, grouped);
    const LinearTime fc2 = logged_linear(c_, "expert_fc2", machine_.layers, per_expert, h_, fe / te, local, grouped);
    Block block;
    block.forward.gemm = router.forward + fc1.forward + fc2.forward;
    block.backward.gemm = router.input_gradient + router.weight_gradient + fc1.input_gradient + fc1.weight_gradient + fc2.input_gradient + fc2.weight_gradient;
    const double sort_again = local > 1 && nccl_dispatcher() ? 8 * rows * h_ : 0; // by expert, after the exchange
    double permute = software_.permute * (8 * routed * K * h_ + sort_again + 8 * routed * E);
    if (moe.expert_bias) permute += software_.expert_bias_passes * 4 * rows * (2 * fe + h_);
    add_norm(block);
    add_activation(block, rows * fe / te, 0, 0);
    block.forward.memory_bound += permute / machine_.hbm_kernels + 20 * machine_.launch;
    block.backward.memory_bound += permute / machine_.hbm_kernels + 20 * machine_.launch;
    block.forward.quantise = quantise_ * (rows * (h_ + fe / te) + weights_cast_ * local * g_ * h_ * fe / te);
    block.backward.quantise = quantise_ * rows * (h_ + (g_ - 1) * fe / te);
    block.forward.expert = block.backward.expert = expert_exchange();
    if (c_.log != nullptr) c_.log->exchange = {block.forward.expert, block.backward.expert};
    if (moe.shared_ffn > 0) {
        const double fs = to_double(moe.shared_ffn);
        Block shared = tp_.pair(linear("shared_fc1", T_, (g_ - 1) * fs / t_, h_), linear("shared_fc2", T_, h_, fs / t_));
        add_activation(shared, T_ * fs / t_, 3, 4);
        shared.forward.quantise = quantise_ * (T_ * (cast_h_ + fs / t_) + weights_cast_ * g_ * h_ * fs / t_);
        shared.backward.quantise = quantise_ * T_ * (cast_h_ + (g_ - 1) * fs / t_);
        if (c_.log != nullptr) c_.log->shared = {shared.forward.total(), shared.backward.total()};
        block.forward.expert = beside_shared(block.forward.expert, shared.forward.total());
        block.backward.expert = beside_shared(block.backward.expert, shared.backward.total());
        block += shared;
    }
    return block;
}

void LayerModel::recompute(Block& all, const Block& attention, const Block& mlp, bool moe_layer) const {
    const Recompute& recompute = l_.recompute;
    if (recompute.kind == RecomputeKind::none) return;
    if (recompute.kind == RecomputeKind::full) {
        all.backward.recompute += all.forward.total() - (software_.recompute_stops_early && !moe_layer ? last_linear() : 0);
        return;
    }
    if (software_.selective_share > 0) {
        // Op-level policy: every second GEMM and the scattered sums are kept; the other GEMMs, gathers and element-wise kernels run again.
        all.backward.recompute += second_linears_share(m_, moe_layer) * (all.forward.gemm + all.forward.quantise) + all.forward.tensor / 2 + all.forward.memory_bound;
        return;
    }
    const auto has = [&](RecomputeModule module) { return (recompute.modules & module) != 0; };
    double again = 0;
    if (has(recompute_core_attention)) again += attention.forward.attention + attention.forward.context;
    if (has(recompute_layernorm)) again += 8 * T_ * h_ / u_ / machine_.hbm_kernels;
    if (has(recompute_mla_up_projection) && m_.latent) {
        const LatentAttention& latent = *m_.latent;
        const auto forward = [&](double out, double in) { return gemm_time(machine_, machine_.layers, {T_, out, in}); };
        again += forward(a_ * qk_ / t_, latent.q_rank > 0 ? to_double(latent.q_rank) : h_) +
                 forward(a_ * (to_double(latent.qk_nope_dim) + vd_) / t_, to_double(latent.kv_rank)) + head_traffic() / machine_.hbm_kernels;
    }
    if (moe_layer) {
        const double rows = T_ / u_ * to_double(m_.moe->top_k) * to_double(l_.etp);
        if (has(recompute_moe)) again += mlp.forward.total();
        else if (has(recompute_moe_activation)) again += activation_forward(rows * to_double(m_.moe->ffn) / to_double(l_.etp));
    } else if (has(recompute_mlp)) {
        again += mlp.forward.total();
    }
    all.backward.recompute += again;
}

PassCost LayerModel::finish(const Block& block, bool moe_layer) const {
    const double host = layer_host(c_, moe_layer);
    const double again = l_.recompute.kind == RecomputeKind::full ? kHostForward : 0;
    const bool hide_experts = moe_layer && c_.overlap && (overlaps_experts(training_) || l_.schedule == Schedule::dual_pipe);
    const auto pass = [&](Pass parts, double host_share) {
        if (hide_experts) { // behind another micro-batch's compute
            const double exchange = parts.expert, work = parts.total() - exchange;
            parts.expert = std::min(exchange, std::max(0.0, exchange - software_.expert_overlap_window * work) + software_.expert_overlap_exposed * exchange);
        }
        TermSeconds terms{};
        terms[at(TimeTerm::gemm)] = parts.gemm;
        terms[at(TimeTerm::attention)] = parts.attention;
        terms[at(TimeTerm::memory_bound)] = parts.memory_bound;
        terms[at(TimeTerm::quantise)] = parts.quantise;
        terms[at(TimeTerm::tensor_parallel)] = parts.tensor;
        terms[at(TimeTerm::context_parallel)] = parts.context;
        terms[at(TimeTerm::expert_parallel)] = parts.expert;
        terms[at(TimeTerm::recompute)] = parts.recompute;
        const double gpu = parts.total(), floor = host_share * host;
        if (training_.launch_blocking) { // each kernel is launched, then waited for: nothing of the host's time is hidden
            terms[at(TimeTerm::host)] = floor + software_.blocking_slowdown * gpu;
            return terms;
        }
        // (5.1) a smooth maximum of GPU and host time
        const double larger = std::max(gpu, floor);
        const double both = larger > 0 ? larger * std::pow(std::pow(gpu / larger, kHostNorm) + std::pow(floor / larger, kHostNorm), 1 / kHostNorm) : 0;
        terms[at(TimeTerm::host)] = std::max(0.0, both - gpu);
        return terms;
    };
    PassCost cost{pass(block.forward, kHostForward), pass(block.backward, kHostBackward + again)};
    if (training_.launch_blocking) { // the GPU waits for the host between kernels
        cost.forward[at(TimeTerm::host)] += software_.blocking_gap * kBlockingKernelsForward;
        cost.backward[at(TimeTerm::host)] += software_.blocking_gap * kBlockingKernelsBackward;
    }
    return cost;
}

} // namespace

Pass& Pass::operator+=(const Pass& other) {
    gemm += other.gemm;
    attention += other.attention;
    memory_bound += other.memory_bound;
    quantise += other.quantise;
    tensor += other.tensor;
    context += other.context;
    expert += other.expert;
    recompute += other.recompute;
    return *this;
}

LayerBlocks layer_blocks(const LayerContext& context, bool windowed, bool dense, bool moe) {
    const LayerModel model(context, windowed);
    return {windowed, dense, moe, model.attention(), dense ? model.dense_mlp() : Block{}, moe ? model.moe() : Block{}};
}

LayerKinds layer_costs(const LayerContext& context, const LayerBlocks& blocks) {
    const LayerModel model(context, blocks.windowed);
    const auto with = [&](const Block& mlp, bool moe_layer) {
        Block all = blocks.attention;
        all += mlp;
        model.recompute(all, blocks.attention, mlp, moe_layer);
        all.backward.memory_bound += context.profile.software.accumulate_bytes * context.layer.of(moe_layer).total() / context.machine.hbm_gemm;
        return model.finish(all, moe_layer);
    };
    return {blocks.has_dense ? with(blocks.dense, false) : PassCost{}, blocks.has_moe ? with(blocks.moe, true) : PassCost{}};
}

} // namespace fivefold
