// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/memory.h"

#include "core/estimate/context_parallel.h"
#include "core/estimate/layers.h"
#include "core/estimate/low_precision.h"
#include "core/estimate/optimizers.h"
#include "core/estimate/pipeline.h"
#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

/// (3.17) buffers of one NCCL channel and connection: LL 0.5 + LL128 4.69 + Simple 4 MiB.
constexpr double kChannelBytes = 9.19 * kMiB;

class StageBuilder {
public:
    StageBuilder(const Plan& plan, const Profile& profile, const StageMap& map)
        : plan_(plan), profile_(profile), map_(map), layout_(plan.layout), software_(profile.software), t_(to_double(layout_.tp)),
          tokens_(to_double(layout_.micro_batch) * to_double(plan.training.seq_len) / to_double(layout_.cp)),
          sp_(layout_.sequence_parallel ? t_ : 1), hidden_(to_double(plan.model.hidden)), vocab_(padded_vocabulary(plan.model.vocab, layout_.tp)),
          element_(plan.training.precision == Precision::fp32 ? 4 : 2), state_(state_bytes(plan.training, software_)),
          dense_(layer_activations(plan, profile, false)), moe_(plan.model.moe ? layer_activations(plan, profile, true) : StageMemory{}),
          dense_again_(again(false)), moe_again_(plan.model.moe ? again(true) : Bytes()) {}

    [[nodiscard]] StageMemory build(std::int64_t rank) const {
        StageMemory stage;
        const auto& [content, parameters] = map_.ranks[static_cast<std::size_t>(rank)];
        stage.layers = content.dense_layers + content.moe_layers;
        add_states(stage, content, parameters);
        add_activations(stage, rank, content);
        add_peak(stage, content, parameters);
        add_process(stage);
        return stage;
    }

private:
    void add_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
        const double copies = layout_.schedule == Schedule::dual_pipe ? 2 : 1; // both directions hold the stage's weights
        const double n = dense_shard_ranks(layout_), ne = expert_shard_ranks(layout_);
        const auto sharded = [&](int from, double bytes) {
            const bool split = layout_.zero >= from;
            return Bytes(bytes * (parameters.dense / (split ? n : 1) + parameters.expert / (split ? ne : 1)));
        };
        stage[MemoryTerm::weights] = copies * sharded(3, state_.weights);
        stage[MemoryTerm::gradients] = copies * sharded(2, state_.gradients);
        stage[MemoryTerm::optimizer] = sharded(1, state_.optimizer + software_.optimizer_extra);
        add_stated_states(stage, content, parameters);
        if (layout_.zero >= 1 && layout_.zero < 3) // (3.16) bucket ends are padded to lcm(n, 128) elements, half of that on average
            stage[MemoryTerm::gradient_buckets] = Bytes(std::ceil(parameters.dense / software_.ddp_bucket) *
                                                        to_double(std::lcm(static_cast<std::int64_t>(n), std::int64_t{128})) / 2 * (state_.weights + state_.gradients));
        if (layout_.zero == 1) stage[MemoryTerm::gradient_buckets] += Bytes(software_.gather_buffers * parameters.total());
        if (software_.dummy_weight_gradients) stage[MemoryTerm::dummy_weight_gradients] = dummy_gradients(stage);
        stage[MemoryTerm::workspace] = Bytes(profile_.hardware.workspace);
    }

    /// What a plan states beyond the profile: cached copies in low precision, Adam for embeddings beside Muon, state on the host.
    void add_stated_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
        const Training& training = plan_.training;
        const double cached = cached_weight_bytes(plan_, software_), more = embedding_state_bytes(training.optimizer) - optimizer_state_bytes(training.optimizer);
        if (cached != 0 || more != 0) {
            const RankParameters decoder = decoder_parameters(plan_.model, content, map_.layer);
            stage[MemoryTerm::weights] += Bytes((layout_.schedule == Schedule::dual_pipe ? 2 : 1) * cached * decoder.total());
            stage[MemoryTerm::optimizer] += Bytes(more * std::max(0.0, parameters.dense - decoder.dense) / (layout_.zero >= 1 ? dense_shard_ranks(layout_) : 1));
        }
        if (training.offload_optimizer > 0) { // (3.19); sharded gradients go where their optimizer is
            const double here = 1 - std::min(1.0, training.offload_optimizer);
            stage[MemoryTerm::optimizer] *= here;
            if (layout_.zero >= 2) stage[MemoryTerm::gradients] *= here;
        }
        if (training.offload_weights > 0 && layout_.zero >= 3) stage[MemoryTerm::weights] *= 1 - std::min(1.0, training.offload_weights);
    }

    /// (3.20) What is kept beyond the layers in transit waits on the host; two layers are on their way at a time.
    void move_activations(StageMemory& stage) const {
        const double share = std::min(1.0, plan_.training.offload_activations);
        if (share <= 0) return;
        Bytes moved;
        for (std::size_t i = static_cast<std::size_t>(MemoryTerm::norm_inputs); i <= static_cast<std::size_t>(MemoryTerm::checkpoints); ++i) {
            moved += share * stage.terms[i];
            stage.terms[i] *= 1 - share;
        }
        stage[MemoryTerm::offload_buffers] = std::min(moved, 2 * share * std::max(dense_.total(), moe_.total()));
    }

    /// (3.16) Transformer Engine: 2 B for every distinct weight shape when weight gradients accumulate in the GEMM.
    [[nodiscard]] Bytes dummy_gradients(const StageMemory& stage) const {
        if (stage.layers == 0) return {};
        const Transformer& m = plan_.model;
        double shapes = 0;
        if (m.latent) {
            const double a = to_double(m.heads), q = to_double(m.latent->q_rank), kv = to_double(m.latent->kv_rank);
            shapes = (q > 0 ? hidden_ * q : 0) + hidden_ * (kv + to_double(m.latent->qk_rope_dim)) + (q > 0 ? q : hidden_) * a * to_double(qk_dim(m)) / t_ +
                     kv * a * to_double(m.latent->qk_nope_dim + m.latent->v_dim) / t_ + a * to_double(v_dim(m)) * hidden_ / t_;
        } else {
            shapes = hidden_ * to_double(m.head_dim) * to_double(2 * m.heads + 2 * m.kv_heads) / t_;
        }
        const double f = m.moe && model_has_moe_ ? to_double(m.moe->ffn) / to_double(layout_.etp) : to_double(m.ffn) / t_;
        shapes += mlp_matrices(m) * hidden_ * f;
        return Bytes(2 * shapes);
    }

    void add_activations(StageMemory& stage, std::int64_t rank, const StageContent& content) const {
        const std::int64_t p = layout_.pp, v = layout_.vpp, m = layout_.accumulation;
        const auto alive = [&, whole = micro_batches_in_flight(layout_.schedule, p, rank, m)](std::int64_t j) {
            return v > 1 ? to_double(chunk_in_flight(p, rank, m, v, j)) : whole;
        };
        double dense = 0, moe = 0; // layers times micro-batches
        for (std::int64_t j = 0; j < v; ++j) {
            const Chunk& chunk = map_.chunks[static_cast<std::size_t>(j * p + rank)];
            dense += alive(j) * to_double(chunk.dense());
            moe += alive(j) * to_double(chunk.moe());
        }
        const double layer_batches = dense + moe, mtp = alive(v - 1) * content.mtp_layers, first_chunk = alive(0);
        (mtp > 0 && is_moe_layer(plan_.model, plan_.model.layers - 1) ? moe : dense) += mtp;
        add(stage, dense_, dense);
        add(stage, moe_, moe);
        move_activations(stage);
        stage.micro_batches_in_flight = stage.layers > 0 ? layer_batches / to_double(stage.layers) : first_chunk;
        if (content.embedding) {
            stage[MemoryTerm::embedding_ids] = Bytes(8 * tokens_ * first_chunk);
            if (plan_.training.dropout) stage[MemoryTerm::dropout_masks] += Bytes(tokens_ * hidden_ / sp_ * first_chunk);
        }
    }

    static void add(StageMemory& to, const StageMemory& layer, double times) {
        if (times <= 0) return;
        for (std::size_t i = 0; i < kMemoryTerms; ++i) to.terms[i] += times * layer.terms[i];
    }

    /// The larger of the two moments: the loss, or the backward pass of one layer.
    void add_peak(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
        const bool has_layers = stage.layers + content.mtp_layers > 0, tensor = layout_.tp > 1;
        const double wide = element_ / 2; // counts below are for 16-bit elements
        const Bytes full(tensor ? software_.full_hidden * tokens_ * hidden_ * wide : 0);
        Bytes working, ring, again;
        if (has_layers) {
            const double f = content.dense_layers > 0 ? to_double(plan_.model.ffn) : 0, gates = plan_.model.gated_mlp ? 2 : 1;
            working = Bytes(wide * tokens_ * (software_.work_hidden * hidden_ + (software_.work_hidden_sharded * hidden_ + software_.work_ffn * gates * f) / t_)); // (3.16)
            if (layout_.cp > 1) ring = Bytes(context_buffer_bytes(plan_, software_)); // (3.11)
            if (content.moe_layers > 0 && layout_.ep * layout_.etp > 1 && plan_.training.dispatcher == Dispatcher::all_gather) // the tokens of all expert ranks
                working += Bytes(2 * tokens_ / sp_ * hidden_ * to_double(layout_.ep) * to_double(layout_.etp));
            if (content.dense_layers > 0) again = dense_again_;
            if (content.moe_layers > 0) again = std::max(again, moe_again_);
        }
        Bytes logits;
        if (content.head) { // (3.14)
            const double y = loss_bytes(plan_.training, software_) * (1 + plan_.model.mtp_layers);
            const double held = plan_.training.loss == LossKind::chunked ? std::min(tokens_, chunk_tokens()) : tokens_;
            logits = Bytes(y * held * to_double(vocab_) / (software_.loss_gathered ? 1 : t_) + 2 * element_ * tokens_ * hidden_ / sp_ +
                           (sp_ > 1 ? element_ * tokens_ * hidden_ : 0));
        }
        Bytes gathered_forward, gathered_backward;
        if (layout_.zero >= 3) { // (3.2) two prefetched units; in backward also the unit's gradient and its reduction copy
            const double unit = largest_unit(content), head = content.head ? to_double(vocab_) * hidden_ / t_ : 0;
            gathered_forward = Bytes(2 * std::max(2 * unit, head));
            gathered_backward = Bytes(unit * (software_.unit_bytes > 0 ? software_.unit_bytes.value : 4 + 2 + reduced_gradient_bytes(plan_.training, software_)));
            if (layout_.pp > 1) { // between micro-batches the stage stays gathered, with its gradients
                const Bytes stage_whole = Bytes((2 + 2) * parameters.total());
                gathered_forward += stage_whole;
                gathered_backward += stage_whole;
            }
        }
        working += full;
        const Bytes at_loss = logits + (content.head ? full : Bytes(0)) + gathered_forward, at_backward = working + ring + again + gathered_backward;
        if (at_loss > at_backward) {
            stage.peak = MemoryMoment::loss;
            stage[MemoryTerm::logits] = logits;
            stage[MemoryTerm::backward_working_set] = full;
            stage[MemoryTerm::gathered_weights] = gathered_forward;
        } else {
            stage.peak = MemoryMoment::backward;
            stage[MemoryTerm::backward_working_set] = working;
            stage[MemoryTerm::cp_buffers] = ring;
            stage[MemoryTerm::recompute_working_set] = again;
            stage[MemoryTerm::gathered_weights] = gathered_backward;
        }
    }

    /// (3.10) one layer alive again in its backward pass, or the share of it that this pass adds.
    [[nodiscard]] Bytes again(bool moe) const {
        const RecomputeKind kind = layout_.recompute.kind;
        const bool whole = kind == RecomputeKind::full || (kind == RecomputeKind::selective && software_.selective_share > 0);
        const double share = (whole ? 1.0 : software_.work_layer.value) * (moe ? software_.work_moe.value : 1.0);
        return share > 0 ? share * layer_activations_unrecomputed(plan_, profile_, moe).total() : Bytes();
    }
    /// Tokens whose logits a chunked loss holds at once.
    [[nodiscard]] double chunk_tokens() const {
        const double chunks = to_double(plan_.training.loss_chunks);
        return chunks > 0 ? std::ceil(tokens_ / chunks) : software_.loss_chunk_tokens.value;
    }

    /// Parameters of the largest FSDP unit on this rank: one layer.
    [[nodiscard]] double largest_unit(const StageContent& content) const {
        return std::max(content.dense_layers > 0 ? map_.layer.dense.total() : 0, content.moe_layers > 0 ? map_.layer.moe.total() : 0);
    }

    void add_process(StageMemory& stage) const {
        const Bytes live = stage.allocated();
        stage[MemoryTerm::fragmentation] = software_.fragmentation * live + Bytes(software_.reserved_fixed); // (3.15)
        const int communicators = (layout_.tp > 1 ? 1 : 0) + (layout_.cp > 1 ? 1 : 0) + (layout_.pp > 1 ? 1 : 0) + (layout_.dp * layout_.cp > 1 ? 1 : 0) +
                                  (layout_.ep > 1 ? 1 : 0) + (layout_.etp > 1 ? 1 : 0);
        stage[MemoryTerm::nccl] = Bytes(communicators * software_.nccl_channels * kChannelBytes); // (3.17)
        stage[MemoryTerm::context] = Bytes(profile_.hardware.context + software_.outside);        // (3.17)
    }

    const Plan& plan_;
    const Profile& profile_;
    const StageMap& map_;
    const Layout& layout_;
    const SoftwareProfile& software_;
    double t_, tokens_, sp_, hidden_;
    std::int64_t vocab_;
    double element_;
    StateBytes state_;
    StageMemory dense_, moe_;
    Bytes dense_again_, moe_again_; ///< of one layer
    bool model_has_moe_ = moe_layer_count(plan_.model) > 0;
};

} // namespace

StateBytes state_bytes(const Training& training, const SoftwareProfile& software) {
    StateBytes bytes{software.weight_bytes, software.gradient_bytes, optimizer_state_bytes(training.optimizer)};
    if (training.precision == Precision::fp16) { // fp16 gradients, and an fp32 copy with the optimizer's shard
        bytes.gradients = software.gradient_bytes_fp16;
        bytes.optimizer += 4;
    }
    if (training.precision == Precision::fp32) bytes = {4, 4, optimizer_state_bytes(training.optimizer) - 4}; // the weights are the master copy
    if (training.grad_bytes > 0 && software.gradients_follow_reduction) bytes.gradients = training.grad_bytes;
    return bytes;
}

double sharded_state(const StateBytes& bytes, double parameters, double ranks, int zero) {
    return parameters * (bytes.weights / (zero >= 3 ? ranks : 1) + bytes.gradients / (zero >= 2 ? ranks : 1) + bytes.optimizer / (zero >= 1 ? ranks : 1));
}

double loss_bytes(const Training& training, const SoftwareProfile& software) {
    switch (training.loss) {
    case LossKind::native_fused: return software.loss_bytes_native_fused;
    case LossKind::fused: return software.loss_bytes_fused;
    case LossKind::chunked: return software.loss_bytes_chunked;
    case LossKind::unknown:
    case LossKind::unfused: break;
    }
    return software.loss_bytes_unfused;
}

double fit_probability(const VerdictProfile& profile, double share) {
    if (!(share > 0)) return 1;
    return 1 - 1 / (1 + std::pow(share / profile.midpoint, -profile.steepness));
}

Verdict verdict_for(const VerdictProfile& profile, double share) {
    if (share >= profile.over) return Verdict::out_of_memory;
    if (share >= profile.at_risk) return Verdict::at_risk;
    return share >= profile.tight ? Verdict::tight : Verdict::fits;
}

MemoryEstimate estimate_memory(const Plan& plan, const Profile& profile, const StageMap& map) {
    MemoryEstimate memory;
    memory.capacity = plan.cluster.gpu.usable_memory;
    const StageBuilder builder(plan, profile, map);
    memory.stages.reserve(static_cast<std::size_t>(plan.layout.pp));
    for (std::int64_t rank = 0; rank < plan.layout.pp; ++rank) memory.stages.push_back(builder.build(rank));
    Bytes most;
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const Bytes total = memory.stages[i].total();
        if (i > 0 && !(total > most)) continue;
        most = total;
        memory.worst_stage = i;
    }
    const double share = memory.capacity > Bytes(0) ? most / memory.capacity : 2;
    memory.fit_probability = fit_probability(profile.verdict, share);
    memory.verdict = verdict_for(profile.verdict, share);
    return memory;
}

} // namespace fivefold
