// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/finding.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"
#include "core/quantity.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace fivefold {

/// Lines of a stage's memory; each is an equation of section 3. The sum is the stage's total.
enum class MemoryTerm {
    weights, gradients, optimizer,                                        // (3.1)
    norm_inputs, norm_outputs, qkv, attention_output, attention_scores,   // (3.3)-(3.6)
    latent, dropout_masks, mlp, router, experts, shared_expert,           // (3.7)-(3.9)
    checkpoints, recompute_working_set, embedding_ids,                    // (3.10), (3.14)
    logits, backward_working_set, cp_buffers, gathered_weights,           // (3.14), (3.16), (3.11), (3.2)
    optimizer_working_set,                                                // temporaries of the update
    gradient_buckets, dummy_weight_gradients, workspace,                  // (3.16)
    offload_buffers,                                                      // (3.20)
    fragmentation, nccl, context,                                         // (3.15), (3.17)
    count_
};
/// Lines of a step's time, (6.15). The sum is the step time.
enum class TimeTerm {
    gemm, attention, memory_bound, quantise, recompute, host,
    tensor_parallel, context_parallel, expert_parallel, pipeline_parallel, data_parallel,
    bubble, imbalance, optimizer, offload, straggler,
    count_
};
inline constexpr std::size_t kMemoryTerms = static_cast<std::size_t>(MemoryTerm::count_);
inline constexpr std::size_t kTimeTerms = static_cast<std::size_t>(TimeTerm::count_);
[[nodiscard]] const char* memory_term_name(MemoryTerm term); ///< snake_case key of the JSON answer
[[nodiscard]] const char* time_term_name(TimeTerm term);

/// Coarse groups for bars and colours.
enum class MemoryGroup { weights, gradients, optimizer, activations, logits, buffers, nccl, context, fragmentation, count_ };
inline constexpr std::size_t kMemoryGroups = static_cast<std::size_t>(MemoryGroup::count_);
[[nodiscard]] MemoryGroup memory_group(MemoryTerm term);
[[nodiscard]] const char* memory_group_name(MemoryGroup group);

/// Moments of a run at which a stage can hold most. `load`: a checkpoint is read beside the state that it will replace; it happens
/// once, or never, so that it is shown but never sets the peak.
enum class MemoryMoment { load, loss, backward, optimizer, count_ };
inline constexpr std::size_t kMemoryMoments = static_cast<std::size_t>(MemoryMoment::count_);
[[nodiscard]] const char* memory_moment_name(MemoryMoment moment);

struct StageMemory {
    std::array<Bytes, kMemoryTerms> terms{};
    std::int64_t layers = 0;          ///< decoder layers of all its chunks
    double micro_batches_in_flight = 0; ///< in units of the whole stage
    MemoryMoment peak = MemoryMoment::backward; ///< to which the terms belong
    std::array<Bytes, kMemoryMoments> moments{}; ///< live tensors at each; allocated() is that of the peak
    Bytes run_ahead; ///< freed blocks that the allocator holds while the host is ahead of the GPU; given back when memory runs short
    Bytes update_leaves; ///< what the update leaves behind until the next step begins
    Bytes first_step_lacks; ///< optimizer moments: allocated by the first update, so that a reading before it is lower by them

    [[nodiscard]] Bytes operator[](MemoryTerm term) const { return terms[static_cast<std::size_t>(term)]; }
    Bytes& operator[](MemoryTerm term) { return terms[static_cast<std::size_t>(term)]; }
    [[nodiscard]] Bytes total() const;     ///< as nvidia-smi would show: sum of all terms
    [[nodiscard]] Bytes steady() const;    ///< resident between steps: states, workspace, dummy gradients, what the update leaves
    [[nodiscard]] Bytes allocated() const; ///< peak of live tensors: without fragmentation, NCCL, context
    [[nodiscard]] Bytes reserved() const;  ///< allocated + fragmentation + run-ahead
    [[nodiscard]] Bytes group(MemoryGroup group) const;
};

enum class Verdict { fits, tight, at_risk, out_of_memory };
[[nodiscard]] const char* verdict_name(Verdict verdict);

struct MemoryEstimate {
    Bytes capacity; ///< usable bytes of the GPU
    std::vector<StageMemory> stages;
    std::size_t worst_stage = 0;
    Bytes low, high;        ///< band of the worst stage's total: 80 % of runs lie inside
    std::string band_basis;
    double fit_probability = 0;
    Verdict verdict = Verdict::fits;
    [[nodiscard]] bool fits() const { return verdict == Verdict::fits || verdict == Verdict::tight; }
    [[nodiscard]] double headroom() const; ///< 1 - worst total / capacity; negative when it does not fit
};

struct StepTime {
    std::array<Seconds, kTimeTerms> terms{};
    Seconds low, high;               ///< band
    std::string band_basis;
    bool simulated = false;          ///< bubble and pipeline messages are those of simulated events, else of the closed forms (6.5)-(6.9)
    std::vector<Seconds> stage_busy; ///< forward + backward of one micro-batch on each stage
    Seconds layer_forward_backward;  ///< one layer of the most frequent kind
    Seconds layer_device, layer_host; ///< what the GPU and the host each need for it: the longer one sets the pace
    [[nodiscard]] Seconds operator[](TimeTerm term) const { return terms[static_cast<std::size_t>(term)]; }
    Seconds& operator[](TimeTerm term) { return terms[static_cast<std::size_t>(term)]; }
    [[nodiscard]] Seconds total() const;
};

/// Bytes that one rank sends per step in one dimension of parallelism, and what they cost.
struct Traffic {
    enum class Dimension { tensor, context, expert, pipeline, data, expert_data };
    Dimension dimension = Dimension::tensor;
    std::int64_t ranks = 1;
    double ranks_per_domain = 1; ///< (4.5) g
    double domains = 1;          ///< (4.5) q
    Bytes bytes;                 ///< sent by the busiest rank per step
    Seconds time;                ///< on the wire
    Seconds exposed;             ///< part of the step time that nothing hides
    BytesPerSecond bandwidth;    ///< what the group gets, one direction
};
[[nodiscard]] const char* traffic_name(Traffic::Dimension dimension);

struct Metrics {
    Seconds step_time;
    double tokens_per_second_per_gpu = 0;
    double model_tflops_per_gpu = 0; ///< causal attention, padded vocabulary (Megatron's convention)
    double mfu = 0;                  ///< of the bf16 peak, the same convention
    double mfu_full_attention = 0;   ///< counting attention without the causal half
    double hfu = 0;                  ///< executed FLOPs, recomputation included
    double bubble_fraction = 0;      ///< bubble + imbalance over step time
    double days = 0;                 ///< to train total_tokens
    double gpu_hours = 0;
    Dollars cost;                    ///< 0 when no price is known
};

struct Estimate {
    bool valid = false; ///< false: a rule forbids evaluation; only findings are meaningful
    MemoryEstimate memory;
    StepTime time;
    std::vector<Traffic> traffic;
    Metrics metrics;
    std::vector<std::int64_t> layers_per_stage; ///< decoder layers of each virtual stage in pipeline order
    std::vector<Finding> findings;
};

/// Predicts memory and time of a plan. Pure: the same input gives the same bits. Never throws; a plan that breaks a rule with
/// severity error is still evaluated when its numbers allow, so that a person sees how far off it is.
[[nodiscard]] Estimate estimate(const Plan& plan, const Profile& profile);

} // namespace fivefold
