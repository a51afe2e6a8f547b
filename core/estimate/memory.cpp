// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/memory.h"

#include "core/estimate/optimizers.h"
#include "core/estimate/stage_memory.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

/// By line, rank after rank.
class StageBuilder {
public:
    StageBuilder(const Plan& plan, const Profile& profile, const StageMap& map)
        : plan_(plan), map_(map), states_(plan, profile, map.layer), kept_(kept_layers(plan, profile)) {}

    /// Returns the stage's total.
    Bytes build(std::int64_t rank, StageMemory& stage) {
        const RankStage& held = map_.ranks[static_cast<std::size_t>(rank)];
        if (!(held.content == content_) || rank == 0) { // neighbouring ranks share all but their micro-batches in flight
            content_ = held.content;
            held_ = states_.hold(held.content, held.parameters);
            held_.backward.again = kept_.again(held.content);
        }
        stage = held_.between;
        add_activations(stage, rank);
        add_peak(stage);
        return add_process(stage);
    }

private:
    /// (3.20) What is kept beyond the layers in transit waits on the host.
    void move_activations(StageMemory& stage) const {
        const double share = std::min(1.0, plan_.training.offload_activations);
        if (share <= 0) return;
        Bytes moved;
        for (std::size_t i = static_cast<std::size_t>(MemoryTerm::norm_inputs); i <= static_cast<std::size_t>(MemoryTerm::checkpoints); ++i) {
            moved += share * stage.terms[i];
            stage.terms[i] *= 1 - share;
        }
        stage[MemoryTerm::offload_buffers] = states_.offload_buffers(moved, kept_);
    }

    void add_activations(StageMemory& stage, std::int64_t rank) const {
        const AliveLayers alive = alive_layers(plan_, map_.chunks, rank, content_);
        add(stage, kept_.dense, alive.dense);
        add(stage, kept_.moe, alive.moe);
        move_activations(stage);
        stage.micro_batches_in_flight = stage.layers > 0 ? alive.decoder / to_double(stage.layers) : alive.first_chunk;
        if (content_.embedding) {
            stage[MemoryTerm::embedding_ids] = states_.embedding_ids(alive.first_chunk);
            stage[MemoryTerm::dropout_masks] += states_.embedding_masks(alive.first_chunk);
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
        moment(MemoryMoment::loss) = content_.head ? alive + held_.loss.total() : Bytes();
        moment(MemoryMoment::backward) = alive + held_.backward.total();
        stage.peak = MemoryMoment::backward;
        if (moment(MemoryMoment::loss) > moment(stage.peak)) stage.peak = MemoryMoment::loss;
        if (moment(MemoryMoment::optimizer) > moment(stage.peak)) {
            stage.peak = MemoryMoment::optimizer;
            stage.terms = held_.between.terms;
        }
        const StageStates::Working& most = stage.peak == MemoryMoment::loss ? held_.loss : stage.peak == MemoryMoment::backward ? held_.backward : held_.update;
        stage[MemoryTerm::logits] = most.logits;
        stage[MemoryTerm::backward_working_set] = most.backward;
        stage[MemoryTerm::cp_buffers] = most.ring;
        stage[MemoryTerm::recompute_working_set] = most.again;
        stage[MemoryTerm::gathered_weights] = most.gathered;
        stage[MemoryTerm::optimizer_working_set] = most.optimizer;
    }

    Bytes add_process(StageMemory& stage) const {
        const Bytes live = stage.total(); // nothing of the process yet
        stage[MemoryTerm::fragmentation] = states_.fragmentation(live);
        stage[MemoryTerm::nccl] = states_.nccl();
        stage[MemoryTerm::context] = states_.context();
        return live + stage[MemoryTerm::fragmentation] + stage[MemoryTerm::nccl] + stage[MemoryTerm::context];
    }

    const Plan& plan_;
    const StageMap& map_;
    StageStates states_;
    KeptLayers kept_;
    // of the ranks at hand
    StageContent content_;
    StageStates::Held held_;
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
    Bytes most;
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const Bytes total = builder.build(static_cast<std::int64_t>(i), memory.stages[i]);
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
