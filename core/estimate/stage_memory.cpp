// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/stage_memory.h"

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

/// The part of an optimizer's state that the first update allocates: moments without the master copy.
double moment_bytes(Optimizer optimizer) { return optimizer_state_bytes(optimizer) - 4; }

/// (3.10) one layer alive again in its backward pass, or the share of it that this pass adds.
Bytes again(const Plan& plan, const Profile& profile, bool moe) {
    const double share = share_again(plan, profile.software, moe);
    return share > 0 ? share * layer_activations_unrecomputed(plan, profile, moe).total() : Bytes();
}

} // namespace

double share_again(const Plan& plan, const SoftwareProfile& software, bool moe_layer) {
    const RecomputeKind kind = plan.layout.recompute.kind;
    const bool whole = kind == RecomputeKind::full || (kind == RecomputeKind::selective && software.selective_share > 0);
    return (whole ? 1.0 : software.work_layer.value) * (moe_layer ? software.work_moe.value : 1.0);
}

KeptLayers kept_layers(const Plan& plan, const Profile& profile) {
    KeptLayers kept;
    kept.dense = layer_activations(plan, profile, false);
    kept.dense_again = again(plan, profile, false);
    if (!plan.model.moe) return kept;
    kept.moe = layer_activations(plan, profile, true);
    kept.moe_again = again(plan, profile, true);
    return kept;
}

Bytes KeptLayers::again(const StageContent& content) const {
    Bytes again;
    if (content.dense_layers > 0) again = dense_again;
    if (content.moe_layers > 0) again = std::max(again, moe_again);
    return again;
}

AliveLayers alive_layers(const Plan& plan, const std::vector<Chunk>& chunks, std::int64_t rank, const StageContent& content) {
    const Layout& layout = plan.layout;
    const std::int64_t p = layout.pp, v = layout.vpp, m = layout.accumulation;
    const ChunksInFlight interleaved(p, rank, m, v, plan.training.warmup_overlap ? kWarmupAhead : 0);
    const double whole = v > 1 ? 0 : micro_batches_in_flight(layout.schedule, p, rank, m);
    const auto in_flight = [&](std::int64_t j) { return v > 1 ? to_double(interleaved[j]) : whole; };
    AliveLayers alive;
    for (std::int64_t j = 0; j < v; ++j) {
        const Chunk& chunk = chunks[static_cast<std::size_t>(j * p + rank)];
        alive.dense += in_flight(j) * to_double(chunk.dense());
        alive.moe += in_flight(j) * to_double(chunk.moe());
    }
    alive.decoder = alive.dense + alive.moe;
    alive.first_chunk = in_flight(0);
    const double mtp = in_flight(v - 1) * content.mtp_layers;
    (mtp > 0 && is_moe_layer(plan.model, plan.model.layers - 1) ? alive.moe : alive.dense) += mtp;
    return alive;
}

StageStates::StageStates(const Plan& plan, const Profile& profile, const RankLayers& layer)
    : plan_(plan), profile_(profile), layout_(plan.layout), software_(profile.software), layer_(layer), t_(to_double(layout_.tp)),
      tokens_(to_double(layout_.micro_batch) * to_double(plan.training.seq_len) / to_double(layout_.cp)),
      sp_(layout_.sequence_parallel ? t_ : 1), hidden_(to_double(plan.model.hidden)), vocab_(padded_vocabulary(plan.model.vocab, layout_.tp)),
      element_(plan.training.precision == Precision::fp32 ? 4 : 2), state_(state_bytes(plan.training, software_)),
      reduced_(reduced_gradient_bytes(plan.training, software_)), engine_(is_on(plan.training.transformer_engine, true) && software_.transformer_engine) {
    read_sharding();
}

void StageStates::read_sharding() {
    zero_ = software_.resharding_optional && layout_.zero == 2 ? 3 : layout_.zero;
    dense_ranks_ = dense_shard_ranks(layout_);
    expert_ranks_ = expert_shard_ranks(layout_);
}

StageStates::Held StageStates::hold(const StageContent& content, const RankParameters& parameters) const {
    Held held;
    StageMemory& between = held.between;
    between.layers = content.dense_layers + content.moe_layers;
    add_states(between, content, parameters);
    held.idle = between.total();
    held.loss = at_loss(content, parameters);
    const Working head = at_head_backward(content, parameters);
    held.head_backward = head.total() > held.loss.total();
    if (held.head_backward) held.loss = head;
    held.backward = at_layer_backward(content, parameters);
    between.update_leaves = sharded(parameters, 1, state_.gradient_copies);
    held.update.optimizer = between.update_leaves + sharded(parameters, 1, software_.optimizer_extra) + update_temporaries(content);
    between.moments[static_cast<std::size_t>(MemoryMoment::load)] = held.idle + sharded(parameters, 1, software_.load_copies);
    between.moments[static_cast<std::size_t>(MemoryMoment::optimizer)] = held.idle + held.update.total();
    return held;
}

Bytes StageStates::embedding_masks(double micro_batches) const {
    return plan_.training.dropout ? Bytes(tokens_ * hidden_ / sp_ * micro_batches) : Bytes();
}

Bytes StageStates::offload_buffers(Bytes moved, const KeptLayers& kept) const {
    const double share = std::min(1.0, plan_.training.offload_activations);
    return std::min(moved, 2 * share * std::max(kept.dense.total(), kept.moe.total()));
}

Bytes StageStates::fragmentation(Bytes live) const { return software_.fragmentation * live + Bytes(software_.reserved_fixed); }

double StageStates::communicators() const {
    return (layout_.tp > 1 ? 1 : 0) + (layout_.cp > 1 ? 1 : 0) + (layout_.pp > 1 ? 1 : 0) + (layout_.dp * layout_.cp > 1 ? 1 : 0) +
           (layout_.ep > 1 ? 1 : 0) + (layout_.etp > 1 ? 1 : 0);
}

Bytes StageStates::nccl() const { return Bytes(communicators() * software_.nccl_channels * kChannelBytes); }

Bytes StageStates::context() const { return Bytes(profile_.hardware.context + software_.outside); }

/// Bytes of a state kept `bytes` per parameter, sharded from ZeRO stage `from` on.
Bytes StageStates::sharded(const RankParameters& parameters, int from, double bytes) const {
    const bool split = zero_ >= from;
    return Bytes(bytes * (parameters.dense / (split ? dense_ranks_ : 1) + parameters.expert / (split ? expert_ranks_ : 1)));
}

void StageStates::add_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
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
void StageStates::add_stated_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const {
    const Training& training = plan_.training;
    const double cached = cached_weight_bytes(plan_, software_), more = embedding_state_bytes(training.optimizer) - optimizer_state_bytes(training.optimizer);
    if (cached != 0 || more != 0) {
        const RankParameters decoder = decoder_parameters(plan_.model, content, layer_);
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

/// (3.16) Transformer Engine: 2 B for every distinct weight shape of the stage when weight gradients accumulate in the GEMM.
Bytes StageStates::dummy_gradients(const StageContent& content) const { return Bytes(2 * weight_shapes(content)); }

double StageStates::weight_shapes(const StageContent& content) const {
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
    return shapes + mlp_matrices(m) * hidden_ * widths;
}

/// Buffers of the whole sequence with tensor parallelism.
Bytes StageStates::whole_sequence() const { return Bytes(layout_.tp > 1 ? software_.full_hidden * tokens_ * hidden_ * element_ / 2 : 0); }

/// Weights that stay whole between micro-batches: with a pipeline and gradients, or without resharding.
Bytes StageStates::kept_whole(const RankParameters& parameters) const {
    if (zero_ < 3) return {};
    return Bytes(((layout_.pp > 1 || layout_.zero < 3 ? 2 : 0) + (layout_.pp > 1 ? 2 : 0)) * parameters.total());
}

double StageStates::tokens_at_loss() const { return plan_.training.loss == LossKind::chunked ? std::min(tokens_, chunk_tokens()) : tokens_; }

/// (3.14) bytes held per logit and rank.
Bytes StageStates::logits(double bytes) const {
    return Bytes(bytes * tokens_at_loss() * to_double(vocab_) / (software_.loss_gathered ? 1 : t_));
}

StageStates::Working StageStates::at_loss(const StageContent& content, const RankParameters& parameters) const {
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
StageStates::Working StageStates::at_head_backward(const StageContent& content, const RankParameters& parameters) const {
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

StageStates::Working StageStates::at_layer_backward(const StageContent& content, const RankParameters& parameters) const {
    Working working;
    working.backward = whole_sequence();
    if (zero_ >= 3) { // (3.2) the unit, its gradient and the copy that is reduced
        const double bytes = software_.unit_bytes > 0 ? software_.unit_bytes.value : 4 + 2 + reduced_;
        working.gathered = Bytes(bytes * largest_unit(content)) + kept_whole(parameters);
    }
    if (content.dense_layers + content.moe_layers + content.mtp_layers == 0) return working;
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
    return working;
}

/// Muon orthogonalises one whole matrix at a time in 16 bits: the momentum, its iterate, two products and the update.
Bytes StageStates::update_temporaries(const StageContent& content) const {
    if (plan_.training.optimizer != Optimizer::muon || content.dense_layers + content.moe_layers == 0) return {};
    const auto largest = [&](bool moe) { return muon_layer_flops(plan_.model, moe, 1).largest_matrix; };
    return Bytes(10 * std::max(content.dense_layers > 0 ? largest(false) : 0, content.moe_layers > 0 ? largest(true) : 0));
}

/// Tokens whose logits a chunked loss holds at once.
double StageStates::chunk_tokens() const {
    const double chunks = to_double(plan_.training.loss_chunks);
    return chunks > 0 ? std::ceil(tokens_ / chunks) : software_.loss_chunk_tokens.value;
}

/// Parameters of the largest FSDP unit on this rank: one layer.
double StageStates::largest_unit(const StageContent& content) const {
    return std::max(content.dense_layers > 0 ? layer_.dense.total() : 0, content.moe_layers > 0 ? layer_.moe.total() : 0);
}

} // namespace fivefold
