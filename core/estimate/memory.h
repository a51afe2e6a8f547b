// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/estimate/stages.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"

namespace fivefold {

/// (3.1) bytes of weights, gradients and optimizer state per parameter before sharding.
struct StateBytes {
    double weights = 2, gradients = 4, optimizer = 12;
    double gradient_copies = 0; ///< fp32 copies of 16-bit gradients, from the update to the start of the next step
};
[[nodiscard]] StateBytes state_bytes(const Training& training, const SoftwareProfile& software);
/// (3.1) bytes of one rank with `parameters`, sharded over `ranks` from ZeRO `stage` on.
[[nodiscard]] double sharded_state(const StateBytes& bytes, double parameters, double ranks, int zero);

/// Bytes that one layer keeps for backward per micro-batch on one rank, (3.3)-(3.11), by line; without recomputation's
/// working set. Other lines are zero.
[[nodiscard]] StageMemory layer_activations(const Plan& plan, const Profile& profile, bool moe_layer);
/// The same as if nothing were recomputed.
[[nodiscard]] StageMemory layer_activations_unrecomputed(const Plan& plan, const Profile& profile, bool moe_layer);

/// [e8] Bytes of an element that is only read again as the input of a GEMM: Transformer Engine keeps the cast copy.
[[nodiscard]] double gemm_input_bytes(Precision precision);
/// (3.8) Bytes per token and MLP width that a feed-forward block keeps: counted for 16-bit elements; the copy that is only a GEMM input
/// shrinks in fp8, all grow in fp32.
[[nodiscard]] double mlp_kept_bytes(const Plan& plan, const SoftwareProfile& software);

/// (3.6) Copies of the attention output that a layer keeps.
[[nodiscard]] double attention_output_copies(const Plan& plan, const Profile& profile);
/// Activations kept over those counted: the framework's own overhead.
[[nodiscard]] double activation_overhead(const Plan& plan, const SoftwareProfile& software);

/// (3.9) token rows that one rank's experts receive per micro-batch and MoE layer.
[[nodiscard]] double routed_rows(const Plan& plan, const SoftwareProfile& software);

/// (3.14) bytes per logit held at the loss.
[[nodiscard]] double loss_bytes(const Training& training, const SoftwareProfile& software);

/// Memory of every pipeline rank and the verdict.
[[nodiscard]] MemoryEstimate estimate_memory(const Plan& plan, const Profile& profile, const StageMap& map);

/// Adds what the allocator holds while the host is ahead of the GPU. It is given back when memory runs short: no part of the verdict.
void add_run_ahead(MemoryEstimate& memory, const Plan& plan, const SoftwareProfile& software, const StepTime& time);

/// P(fits) and the verdict for a use of `share` of the card.
[[nodiscard]] double fit_probability(const VerdictProfile& profile, double share);
[[nodiscard]] Verdict verdict_for(const VerdictProfile& profile, double share);

} // namespace fivefold
