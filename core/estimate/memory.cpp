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
/// Chunks that start earlier when pipeline messages overlap in the warm-up: one receive posted ahead in each direction.
constexpr std::int64_t kWarmupAhead = 2;
/// GEMM streams of Transformer Engine's grouped linear layer, each with a workspace.
constexpr double kGroupedStreams = 4;

/// The part of an optimizer's state that the first update allocates: moments without the master copy.
double moment_bytes(Optimizer optimizer) { return optimizer_state_bytes(optimizer) - 4; }

class StageBuilder {
public:
    StageBuilder(const Plan& plan, const Profile& profile, const StageMap& map)
        : plan_(plan), profile_(profile), map_(map), layout_(plan.layout), software_(profile.software), t_(to_double(layout_.tp)),
          tokens_(to_double(layout_.micro_batch) * to_double(plan.training.seq_len) / to_double(layout_.cp)),
          sp_(layout_.sequence_parallel ? t_ : 1), hidden_(to_double(plan.model.hidden)), vocab_(padded_vocabulary(plan.model.vocab, layout_.tp)),
          element_(plan.training.precision == Precision::fp32 ? 4 : 2), state_(state_bytes(plan.training, software_)),
          zero_(software_.resharding_optional && layout_.zero == 2 ? 3 : layout_.zero), engine_(is_on(plan.training.transformer_engine, true) && software_.transformer_engine),
          dense_ranks_(dense_shard_ranks(layout_)), expert_ranks_(expert_shard_ranks(layout_)), reduced_(reduced_gradient_bytes(plan.training, software_)),
          dense_(layer_activations(plan, profile, false)), moe_(plan.model.moe ? layer_activations(plan, profile, true) : StageMemory{}),
          dense_again_(again(false)), moe_again_(plan.model.moe ? again(true) : Bytes()) {}

    void build(std::int64_t rank, StageMemory& stage) {
        const RankStage& held = map_.ranks[static_cast<std::size_t>(rank)];
        if (!(held.content == content_) || rank == 0) set_content(held);
        stage = between_;
        add_activations(stage, rank, content_);
        add_peak(stage);
        add_process(stage);
    }

private:
    /// Working memory of one moment, by line.
    struct Working {
        Bytes logits, backward, ring, again, gathered, optimizer;
        [[nodiscard]] Bytes total() const { return logits + backward + ring + again + gathered + optimizer; }
    };

    /// What neighbouring ranks with the same content share: all but their micro-batches in flight.
    void set_content(const RankStage& held) {
        content_ = held.content;
        const RankParameters& parameters = held.parameters;
        between_ = StageMemory();
        between_.layers = content_.dense_layers + content_.moe_layers;
        add_states(between_, content_, parameters);
        idle_ = between_.total();
        loss_ = at_loss(content_, parameters);
        const Working head = at_head_backward(content_, parameters);
        if (head.total() > loss_.total()) loss_ = head;
        backward_ = at_layer_backward(between_, content_, parameters);
        between_.update_leaves = sharded(parameters, 1, state_.gradient_copies);
        update_ = Working();
        update_.optimizer = between_.update_leaves + sharded(parameters, 1, software_.optimizer_extra) + update_temporaries(content_);
        between_.moments[static_cast<std::size_t>(MemoryMoment::load)] = idle_ + sharded(parameters, 1, software_.load_copies);
        between_.moments[static_cast<std::size_t>(MemoryMoment::optimizer)] = idle_ + update_.total();
    }

    /// Bytes of a state kept `bytes` per parameter, sharded from ZeRO stage `from` on.
    [[nodiscard]] Bytes sharded(const RankParameters& parameters, int from, double bytes) const {
        const bool split = zero_ >= from;
        return Bytes(bytes * (parameters.dense / (split ? dense_ranks_ : 1) + parameters.expert / (split ? expert_ranks_ : 1)));
    }

    void add_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
        const double copies = layout_.schedule == Schedule::dual_pipe ? 2 : 1; // both directions hold the stage's weights
        stage[MemoryTerm::weights] = copies * sharded(parameters, 3, state_.weights);
        stage[MemoryTerm::gradients] = copies * sharded(parameters, 2, state_.gradients);
        stage[MemoryTerm::optimizer] = sharded(parameters, 1, state_.optimizer);
        stage.first_step_lacks = sharded(parameters, 1, moment_bytes(plan_.training.optimizer)) * (1 - std::clamp(plan_.training.offload_optimizer, 0.0, 1.0));
        add_stated_states(stage, content, parameters);
        if (zero_ >= 1 && zero_ < 3) // (3.16) bucket ends are padded to lcm(n, 128) elements, half of that on average
            stage[MemoryTerm::gradient_buckets] = Bytes(std::ceil(parameters.dense / software_.ddp_bucket) *
                                                        to_double(std::lcm(static_cast<std::int64_t>(dense_ranks_), std::int64_t{128})) / 2 * (state_.weights + state_.gradients));
        if (zero_ == 1) stage[MemoryTerm::gradient_buckets] += Bytes(software_.gather_buffers * parameters.total());
        stage[MemoryTerm::workspace] = Bytes(profile_.hardware.workspace - (plan_.training.deterministic == Switch::off ? profile_.hardware.deterministic_workspace.value : 0));
        if (!engine_) return;
        stage[MemoryTerm::dummy_weight_gradients] = dummy_gradients(content);
        if (content.moe_layers > 0) stage[MemoryTerm::workspace] += Bytes(kGroupedStreams * profile_.hardware.gemm_workspace);
    }

    /// What a plan states beyond the profile: cached copies in low precision, Adam for embeddings beside Muon, state on the host.
    void add_stated_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
        const Training& training = plan_.training;
        const double cached = cached_weight_bytes(plan_, software_), more = embedding_state_bytes(training.optimizer) - optimizer_state_bytes(training.optimizer);
        if (cached != 0 || more != 0) {
            const RankParameters decoder = decoder_parameters(plan_.model, content, map_.layer);
            stage[MemoryTerm::weights] += Bytes((layout_.schedule == Schedule::dual_pipe ? 2 : 1) * cached * decoder.total());
            stage[MemoryTerm::optimizer] += Bytes(more * std::max(0.0, parameters.dense - decoder.dense) / (zero_ >= 1 ? dense_ranks_ : 1));
        }
        if (training.offload_optimizer > 0) { // (3.19); sharded gradients go where their optimizer is
            const double here = 1 - std::min(1.0, training.offload_optimizer);
            stage[MemoryTerm::optimizer] *= here;
            if (zero_ >= 2) stage[MemoryTerm::gradients] *= here;
        }
        if (training.offload_weights > 0 && zero_ >= 3) stage[MemoryTerm::weights] *= 1 - std::min(1.0, training.offload_weights);
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

    /// (3.16) Transformer Engine: 2 B for every distinct weight shape of the stage when weight gradients accumulate in the GEMM.
    [[nodiscard]] Bytes dummy_gradients(const StageContent& content) const {
        if (content.dense_layers + content.moe_layers == 0) return {};
        const Transformer& m = plan_.model;
        double shapes = 0;
        if (m.latent) {
            const double a = to_double(m.heads), q = to_double(m.latent->q_rank), kv = to_double(m.latent->kv_rank);
            shapes = (q > 0 ? hidden_ * q : 0) + hidden_ * (kv + to_double(m.latent->qk_rope_dim)) + (q > 0 ? q : hidden_) * a * to_double(qk_dim(m)) / t_ +
                     kv * a * to_double(m.latent->qk_nope_dim + m.latent->v_dim) / t_ + a * to_double(v_dim(m)) * hidden_ / t_;
        } else {
            shapes = hidden_ * to_double(m.head_dim) * to_double(2 * m.heads + 2 * m.kv_heads) / t_;
        }
        // Feed-forward blocks: dense, expert and shared expert, once where two have the same width.
        const double dense = content.dense_layers > 0 ? to_double(m.ffn) / t_ : 0;
        const double expert = content.moe_layers > 0 ? to_double(m.moe->ffn) / to_double(layout_.etp) : 0;
        const double shared = content.moe_layers > 0 ? to_double(m.moe->shared_ffn) / t_ : 0;
        const double widths = dense + (expert != dense ? expert : 0) + (shared != dense && shared != expert ? shared : 0);
        return Bytes(2 * (shapes + mlp_matrices(m) * hidden_ * widths));
    }

    void add_activations(StageMemory& stage, std::int64_t rank, const StageContent& content) const {
        const std::int64_t p = layout_.pp, v = layout_.vpp, m = layout_.accumulation;
        const ChunksInFlight chunks(p, rank, m, v, plan_.training.warmup_overlap ? kWarmupAhead : 0);
        const double whole = v > 1 ? 0 : micro_batches_in_flight(layout_.schedule, p, rank, m);
        const auto alive = [&](std::int64_t j) { return v > 1 ? to_double(chunks[j]) : whole; };
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

    /// The loss, the output layer's backward pass, the backward pass of a layer, the optimizer's update: the terms become those of the
    /// largest.
    void add_peak(StageMemory& stage) const {
        const Bytes alive = stage.total();
        const auto moment = [&stage](MemoryMoment which) -> Bytes& { return stage.moments[static_cast<std::size_t>(which)]; };
        moment(MemoryMoment::loss) = content_.head ? alive + loss_.total() : Bytes();
        moment(MemoryMoment::backward) = alive + backward_.total();
        stage.peak = MemoryMoment::backward;
        if (moment(MemoryMoment::loss) > moment(stage.peak)) stage.peak = MemoryMoment::loss;
        if (moment(MemoryMoment::optimizer) > moment(stage.peak)) {
            stage.peak = MemoryMoment::optimizer;
            stage.terms = between_.terms;
        }
        const Working& most = stage.peak == MemoryMoment::loss ? loss_ : stage.peak == MemoryMoment::backward ? backward_ : update_;
        stage[MemoryTerm::logits] = most.logits;
        stage[MemoryTerm::backward_working_set] = most.backward;
        stage[MemoryTerm::cp_buffers] = most.ring;
        stage[MemoryTerm::recompute_working_set] = most.again;
        stage[MemoryTerm::gathered_weights] = most.gathered;
        stage[MemoryTerm::optimizer_working_set] = most.optimizer;
    }

    /// Buffers of the whole sequence with tensor parallelism.
    [[nodiscard]] Bytes whole_sequence() const { return Bytes(layout_.tp > 1 ? software_.full_hidden * tokens_ * hidden_ * element_ / 2 : 0); }

    /// Weights that stay whole between micro-batches: with a pipeline and gradients, or without resharding.
    [[nodiscard]] Bytes kept_whole(const RankParameters& parameters) const {
        if (zero_ < 3) return {};
        return Bytes(((layout_.pp > 1 || layout_.zero < 3 ? 2 : 0) + (layout_.pp > 1 ? 2 : 0)) * parameters.total());
    }

    /// (3.14) bytes held per logit and rank.
    [[nodiscard]] Bytes logits(double bytes) const {
        const double held = plan_.training.loss == LossKind::chunked ? std::min(tokens_, chunk_tokens()) : tokens_;
        return Bytes(bytes * held * to_double(vocab_) / (software_.loss_gathered ? 1 : t_));
    }

    [[nodiscard]] Working at_loss(const StageContent& content, const RankParameters& parameters) const {
        Working working;
        if (!content.head) return working;
        working.logits = logits(loss_bytes(plan_.training, software_) * (1 + plan_.model.mtp_layers)) +
                         Bytes(2 * element_ * tokens_ * hidden_ / sp_ + (sp_ > 1 ? element_ * tokens_ * hidden_ : 0));
        working.backward = whole_sequence();
        if (zero_ >= 3) // (3.2) two prefetched units, or the output layer
            working.gathered = Bytes(2 * std::max(2 * largest_unit(content), to_double(vocab_) * hidden_ / t_)) + kept_whole(parameters);
        return working;
    }

    /// The gradient of the logits beside that of the output layer's weights; with ZeRO-3 those weights, whole, and the copy that is reduced.
    [[nodiscard]] Working at_head_backward(const StageContent& content, const RankParameters& parameters) const {
        Working working;
        if (!content.head) return working;
        const double held = loss_bytes(plan_.training, software_);
        const double share = plan_.training.loss == LossKind::chunked ? held / software_.loss_bytes_unfused : 1;
        working.logits = logits(std::min(held, software_.loss_gradient_bytes * share)) + Bytes(2 * element_ * tokens_ * hidden_ / sp_);
        const double weights = to_double(vocab_) * hidden_ / t_;
        working.backward = whole_sequence() + Bytes(element_ * weights + (sp_ > 1 ? 2 : 1) * element_ * tokens_ * hidden_);
        if (zero_ >= 3) working.gathered = Bytes((2 + reduced_) * weights) + kept_whole(parameters);
        return working;
    }

    [[nodiscard]] Working at_layer_backward(const StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
        Working working;
        working.backward = whole_sequence();
        if (zero_ >= 3) { // (3.2) the unit, its gradient and the copy that is reduced
            const double bytes = software_.unit_bytes > 0 ? software_.unit_bytes.value : 4 + 2 + reduced_;
            working.gathered = Bytes(bytes * largest_unit(content)) + kept_whole(parameters);
        }
        if (stage.layers + content.mtp_layers == 0) return working;
        const double wide = element_ / 2, gates = plan_.model.gated_mlp ? 2 : 1; // counts below are for 16-bit elements
        const double base = software_.work_hidden * hidden_ + software_.work_hidden_sharded * hidden_ / t_;
        double per_token = content.dense_layers > 0 ? software_.work_ffn * gates * to_double(plan_.model.ffn) / t_ : 0;
        if (content.moe_layers > 0) { // gradients of the routed rows on both sides of the experts, and of their first product
            const MixtureOfExperts& moe = *plan_.model.moe;
            const double rows = routed_rows(plan_, software_) / tokens_;
            per_token = std::max(per_token, software_.work_ffn > 0 ? rows * (4 * hidden_ + software_.work_ffn * gates * to_double(moe.ffn) / to_double(layout_.etp)) : 0);
        }
        if (keeps_scores(plan_.training.attention)) // gradients of the scores
            per_token += software_.work_scores * to_double(plan_.model.heads) * to_double(plan_.training.seq_len) / t_;
        working.backward += Bytes(wide * tokens_ * (base + per_token)); // (3.16)
        if (layout_.cp > 1) working.ring = Bytes(context_buffer_bytes(plan_, software_)); // (3.11)
        if (content.moe_layers > 0 && layout_.ep * layout_.etp > 1 && plan_.training.dispatcher == Dispatcher::all_gather) // the tokens of all expert ranks
            working.backward += Bytes(2 * tokens_ / sp_ * hidden_ * to_double(layout_.ep) * to_double(layout_.etp));
        if (content.dense_layers > 0) working.again = dense_again_;
        if (content.moe_layers > 0) working.again = std::max(working.again, moe_again_);
        return working;
    }

    /// Muon orthogonalises one whole matrix at a time in 16 bits: the momentum, its iterate, two products and the update.
    [[nodiscard]] Bytes update_temporaries(const StageContent& content) const {
        if (plan_.training.optimizer != Optimizer::muon || content.dense_layers + content.moe_layers == 0) return {};
        const auto largest = [&](bool moe) { return muon_layer_flops(plan_.model, moe, 1).largest_matrix; };
        return Bytes(10 * std::max(content.dense_layers > 0 ? largest(false) : 0, content.moe_layers > 0 ? largest(true) : 0));
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
        const Bytes live = stage.total(); // nothing of the process yet
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
    int zero_;    ///< as the framework shards
    bool engine_; ///< layers of Transformer Engine
    double dense_ranks_, expert_ranks_, reduced_;
    StageMemory dense_, moe_;
    Bytes dense_again_, moe_again_; ///< of one layer
    // of the ranks at hand
    StageContent content_;
    StageMemory between_; ///< of two steps
    Bytes idle_;
    Working loss_, backward_, update_;
};

} // namespace

StateBytes state_bytes(const Training& training, const SoftwareProfile& software) {
    StateBytes bytes{software.weight_bytes, software.gradient_bytes, optimizer_state_bytes(training.optimizer)};
    if (training.precision == Precision::fp16) { // fp16 gradients, and an fp32 copy with the optimizer's shard
        bytes.gradients = software.gradient_bytes_fp16;
        (software.gradient_copies_freed ? bytes.gradient_copies : bytes.optimizer) += 4;
    }
    if (training.precision == Precision::fp32) bytes = {4, 4, optimizer_state_bytes(training.optimizer) - 4}; // the weights are the master copy
    if (training.grad_bytes > 0 && software.gradients_follow_reduction) bytes.gradients = training.grad_bytes;
    return bytes;
}

double sharded_state(const StateBytes& bytes, double parameters, double ranks, int zero) {
    return parameters * (bytes.weights / (zero >= 3 ? ranks : 1) + bytes.gradients / (zero >= 2 ? ranks : 1) + bytes.optimizer / (zero >= 1 ? ranks : 1));
}

double loss_bytes(const Training& training, const SoftwareProfile& software) {
    // Only where the release is stated: the larger of the two is the safe guess.
    const bool compiled = is_on(training.torch_compile, software.compiled) && software.loss_compiled_release > 0 && training.release >= software.loss_compiled_release;
    if (training.loss == LossKind::unknown && compiled) return software.loss_bytes_fused;
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
    StageBuilder builder(plan, profile, map);
    memory.stages.resize(static_cast<std::size_t>(plan.layout.pp));
    for (std::int64_t rank = 0; rank < plan.layout.pp; ++rank) builder.build(rank, memory.stages[static_cast<std::size_t>(rank)]);
    Bytes most;
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const Bytes total = memory.stages[i].total();
        if (i > 0 && !(total > most)) continue;
        most = total;
        memory.worst_stage = i;
    }
    const double wider = plan.model.moe ? std::max(1.0, profile.software.memory_band_moe.value) : 1;
    memory.low = most * std::max(0.3, 1 - wider * (1 - profile.memory_band_low));
    memory.high = most * (1 + wider * (profile.memory_band_high - 1));
    memory.band_basis = profile.memory_band_basis;
    const double scale = profile.software.verdict_scale > 0 ? profile.software.verdict_scale.value : 1;
    const double share = memory.capacity > Bytes(0) ? most / memory.capacity / scale : 2;
    memory.fit_probability = fit_probability(profile.verdict, share);
    memory.verdict = verdict_for(profile.verdict, share);
    return memory;
}

void add_run_ahead(MemoryEstimate& memory, const Plan& plan, const SoftwareProfile& software, const StepTime& time) {
    if (!(software.run_ahead > 0) || plan.layout.tp <= 1 || !(time.layer_host.value() > 0)) return;
    const double ahead = std::clamp(time.layer_device / time.layer_host - 1, 0.0, 1.0);
    const double tokens = to_double(plan.layout.micro_batch) * to_double(plan.training.seq_len) / to_double(plan.layout.cp);
    for (StageMemory& stage : memory.stages) { // both gathers of a layer, forward and backward, in 16 bits
        const Bytes gathered(8 * tokens * to_double(plan.model.hidden) * to_double(stage.layers));
        stage.run_ahead = std::max(Bytes(), std::min(software.run_ahead * ahead * gathered, memory.capacity - stage.total()));
    }
}

} // namespace fivefold
