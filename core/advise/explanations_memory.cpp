// SPDX-License-Identifier: Apache-2.0
// Activations, logits, buffers and what stands outside the allocator.
#include "core/advise/explanations.h"
#include "core/advise/facts.h"
#include "core/estimate/stages.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

using Findings = std::vector<Finding>;

constexpr double kWorthSaying = 0.1; ///< share of the card or of the stage below which a part is not worth a sentence

bool calm(const PlanFacts& facts) { return facts.estimate.memory.verdict == Verdict::fits; }

void attention_scores(const PlanFacts& facts, Findings& out) {
    if (!keeps_scores(facts.plan.training.attention)) return;
    double bytes = facts.fullest[MemoryTerm::attention_scores].value();
    if (bytes <= 0) bytes = layer_activations_unrecomputed(facts.plan, facts.profile, false)[MemoryTerm::attention_scores].value(); // one layer's, while it is recomputed
    if (bytes < kWorthSaying / 2 * facts.capacity) return;
    add(out, "attention-scores", Severity::warning, {gibibytes("gib", bytes), percent("share", bytes / facts.total), count("seq_len", facts.plan.training.seq_len)});
}

void logits(const PlanFacts& facts, Findings& out) {
    const Training& training = facts.plan.training;
    const SoftwareProfile& software = facts.profile.software;
    if (training.loss == LossKind::chunked) return;
    const Layout& layout = facts.plan.layout;
    const double tokens = to_double(layout.micro_batch) * to_double(training.seq_len) / to_double(layout.cp);
    const double bytes = loss_bytes(training, software) * tokens * to_double(padded_vocabulary(facts.plan.model.vocab, layout.tp)) /
                         (software.loss_gathered ? 1 : to_double(layout.tp));
    const double share = bytes / facts.estimate.memory.stages.back().total().value();
    if (share < 1.5 * kWorthSaying) return; // of the stage that computes the loss
    const bool grave = bytes > 3 * kWorthSaying * facts.capacity || share > 4 * kWorthSaying || (!calm(facts) && facts.fullest.peak == MemoryMoment::loss);
    add(out, "logits-dominate", grave ? Severity::warning : Severity::info, {gibibytes("gib", bytes), percent("share", share), count("vocab", facts.plan.model.vocab)});
}

void activations_dominate(const PlanFacts& facts, Findings& out) {
    constexpr double kDominate = 0.3, kStatesFit = 0.85; // of the stage; of the card
    const double bytes = facts.activations();
    if (facts.estimate.memory.fits() || bytes < kDominate * facts.total || facts.states() > kStatesFit * facts.capacity) return;
    std::vector<SuggestedChange> fixes;
    SuggestedChange recompute = more_recomputation(facts.plan);
    if (!recompute.values.empty()) fixes.push_back(std::move(recompute));
    if (const std::int64_t micro_batch = facts.plan.layout.micro_batch; micro_batch > 1 && micro_batch % 2 == 0) fixes.push_back({Knob::micro_batch, {micro_batch / 2}});
    add(out, "activations-dominate", Severity::warning, {gibibytes("gib", bytes), gibibytes("states", facts.states())}, std::move(fixes));
}

void checkpoint_inputs(const PlanFacts& facts, Findings& out) {
    const double bytes = facts.fullest[MemoryTerm::checkpoints].value();
    if (bytes < 3 * kWorthSaying * facts.capacity) return;
    SuggestedChange cp{Knob::cp, {}};
    const Layout& layout = facts.plan.layout;
    for (std::int64_t factor = 2; factor <= 8; factor *= 2)
        if (layout.dp % factor == 0 && facts.plan.training.seq_len % (2 * layout.cp * factor) == 0) cp.values.push_back(layout.cp * factor);
    std::vector<SuggestedChange> fixes;
    if (!cp.values.empty()) fixes.push_back(std::move(cp));
    add(out, "checkpoint-inputs", Severity::warning, {gibibytes("gib", bytes), percent("share", bytes / facts.capacity)}, std::move(fixes));
}

void fp32_activations(const PlanFacts& facts, Findings& out) {
    if (facts.plan.training.precision != Precision::fp32) return;
    const double bytes = facts.activations();
    if (bytes < kWorthSaying * facts.capacity) return;
    add(out, "fp32-activations", Severity::warning, {gibibytes("gib", bytes)});
}

void fp8_memory(const PlanFacts& facts, Findings& out) {
    const Training& training = facts.plan.training;
    if (!is_low(training.precision)) return;
    if (!is_on(training.low_precision_weights, false))
        add(out, "fp8-memory", calm(facts) ? Severity::info : Severity::warning, {gibibytes("gib", 2 * facts.parameters.total())}); // for both passes, a byte each
    // torch.compile fuses the casts; eager mode saves them and the scales for backward.
    const bool torch = facts.framework_is({Framework::torchtitan, Framework::fsdp1});
    if (torch && !is_on(training.torch_compile, facts.profile.software.compiled)) add(out, "fp8-eager", Severity::warning, {});
}

void stage_imbalance(const PlanFacts& facts, Findings& out) {
    const auto& stages = facts.estimate.memory.stages;
    if (stages.size() < 2) return;
    std::size_t least = 0;
    for (std::size_t i = 1; i < stages.size(); ++i)
        if (stages[i].total() < stages[least].total()) least = i;
    const double lead = 1 - stages[least].total() / facts.fullest.total();
    // A fourth is more than 1F1B's in-flight micro-batches alone make of a deep pipeline; less matters where memory is short.
    if (lead < (calm(facts) ? 2.5 : 1) * kWorthSaying) return;
    add(out, "stage-imbalance", calm(facts) ? Severity::info : Severity::warning,
        {count("stage", static_cast<std::int64_t>(facts.estimate.memory.worst_stage)), gibibytes("most", facts.total), count("least_stage", static_cast<std::int64_t>(least)),
         gibibytes("least", stages[least].total().value()), number("in_flight", facts.fullest.micro_batches_in_flight)});
}

void fragmentation_zone(const PlanFacts& facts, Findings& out) {
    // Interleaved stages and routed tokens free and allocate blocks of many sizes; from two thirds of the card on that can end a run.
    constexpr double kZone = 0.66;
    const double share = facts.fullest.allocated().value() / facts.capacity;
    const bool balanced = facts.plan.training.routing == TokenRouting::balanced || facts.plan.training.routing == TokenRouting::dropping;
    const bool varied = facts.plan.layout.vpp > 1 || (facts.plan.model.moe && !balanced);
    if (!varied || share < kZone || facts.estimate.memory.verdict == Verdict::out_of_memory) return;
    add(out, "fragmentation-zone", Severity::warning, {gibibytes("allocated", facts.fullest.allocated().value()), percent("share", share)});
}

void non_torch_memory(const PlanFacts& facts, Findings& out) {
    const double nccl = facts.fullest[MemoryTerm::nccl].value(), context = facts.fullest[MemoryTerm::context].value();
    // What one group and the context take is what everybody sees; several groups, or a small card, surprise.
    if (nccl + context < std::min(2 * kGiB, kWorthSaying * facts.capacity)) return;
    add(out, "non-torch-memory", Severity::info, {gibibytes("gib", nccl + context), gibibytes("context", context), gibibytes("nccl", nccl)});
}

void stray_contexts(const PlanFacts& facts, Findings& out) {
    const double others = std::min<double>(facts.plan.cluster.gpus_per_node, to_double(gpu_count(facts.plan.cluster))) - 1;
    const double contexts = others * facts.profile.hardware.context, spare = facts.capacity - facts.total;
    if (spare < 0 || spare > contexts) return; // it does not fit anyway, or they would do no harm
    add(out, "stray-contexts", Severity::info, {number("others", others), gibibytes("gib", contexts), gibibytes("spare", spare)});
}

void estimator_omits(const PlanFacts& facts, Findings& out) {
    // DeepSpeed's own estimators count states and the largest layer only.
    if (!facts.framework_is({Framework::deepspeed, Framework::megatron_deepspeed}) || facts.plan.layout.zero < 2) return;
    const double rest = facts.total - facts.states();
    if (rest < 2 * kWorthSaying * facts.total) return;
    add(out, "estimator-omits", Severity::info, {gibibytes("states", facts.states()), gibibytes("rest", rest)});
}

constexpr Observation kExplanations[] = {
    {"attention-scores", "Unfused attention keeps sequence x sequence scores, (3.6).", attention_scores},
    {"logits-dominate", "Logits of the whole vocabulary exist several times at the loss, (3.14).", logits},
    {"activations-dominate", "What overflows is activations, so recomputation and batch help, not sharding.", activations_dominate},
    {"checkpoint-inputs", "Full recomputation keeps each layer's input, (3.10).", checkpoint_inputs},
    {"fp32-activations", "fp32 doubles every saved activation.", fp32_activations},
    {"fp8-memory", "FP8 adds copies of the weights.", fp8_memory},
    {"stage-imbalance", "Early stages hold more micro-batches, the ends the embedding and the loss.", stage_imbalance},
    {"fragmentation-zone", "Blocks of many sizes fragment the cache of the allocator.", fragmentation_zone},
    {"non-torch-memory", "nvidia-smi counts what PyTorch's allocator does not, (3.17).", non_torch_memory},
    {"stray-contexts", "A process that touches GPU 0 first leaves a context there.", stray_contexts},
    {"estimator-omits", "State calculators leave out activations, buffers and context.", estimator_omits},
};

} // namespace

std::span<const Observation> memory_explanations() { return kExplanations; }

} // namespace fivefold
