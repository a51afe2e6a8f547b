// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/texts/finding_sentence.h"
#include "core/advise/decision.h"

#include <algorithm>

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace fivefold::text {

/// The sentences of a decision rule in English: it is kept, it is not (or only informs), and what the cost model says against it.
/// `{name}` stands for the outcome's argument of that name.
struct AdviceText {
    std::string_view id;
    const char* kept;
    const char* broken;
    const char* model;
};

/// For rules that ask for another layout; the second where no such layout fits.
inline constexpr const char* kByEstimate = QT_TRANSLATE_NOOP("Advice", "By the estimate TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step and fits with a probability of {best_probability} %; this plan takes {step} s.");
inline constexpr const char* kNoneFits = QT_TRANSLATE_NOOP("Advice", "By the estimate no layout that the rule asks for fits.");

inline constexpr const char* kNoneKnown = QT_TRANSLATE_NOOP("Advice", "The rule knows no layout for this plan.");

inline constexpr AdviceText kAdviceTexts[] = {
    {"r-a-small-model", QT_TRANSLATE_NOOP("Advice", "A model of this size wants one dimension of parallelism; no such layout is faster."),
     QT_TRANSLATE_NOOP("Advice", "A model of this size wants one dimension of parallelism: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s."),
     kByEstimate},
    {"r-b-large-model", QT_TRANSLATE_NOOP("Advice", "The three usual layouts of this size (TP x PP, TP x ZeRO-3, ZeRO-3) are not faster."),
     QT_TRANSLATE_NOOP("Advice", "Of the three usual layouts of this size TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s."),
     kByEstimate},
    {"r-c-pure-data-parallel", QT_TRANSLATE_NOOP("Advice", "On this many GPUs the plan does not rely on data parallelism alone."),
     QT_TRANSLATE_NOOP("Advice", "Data parallelism alone over this many GPUs is bound by latency and by the network."),
     kByEstimate},
    {"r-d-frontier", QT_TRANSLATE_NOOP("Advice", "TP over a node, as few stages as fit, and ZeRO-1 are not faster."),
     QT_TRANSLATE_NOOP("Advice", "On so many GPUs TP over a node, as few stages as fit and ZeRO-1 are usual: TP {best_tp}, PP {best_pp}, DP {best_dp}, ZeRO-{best_zero} takes {best} s a step, this plan {step} s."),
     kByEstimate},
    {"r-d-zero-pipeline", QT_TRANSLATE_NOOP("Advice", "ZeRO and the pipeline go together."),
     QT_TRANSLATE_NOOP("Advice", "DeepSpeed refuses ZeRO-2 and ZeRO-3 together with pipeline parallelism."), ""},
    {"r-cp-context", QT_TRANSLATE_NOOP("Advice", "Context parallelism is used where it is needed or pays."),
     QT_TRANSLATE_NOOP("Advice", "Context parallelism is for what does not fit otherwise and for long sequences that gain; with CP {cp} this plan is on the wrong side of that."),
     QT_TRANSLATE_NOOP("Advice", "At this length the rule expects no gain from context parallelism. By the estimate CP {best_cp} takes {best} s a step; this plan, with CP {cp}, {step} s.")},
    {"r-cp-ring-hidden", QT_TRANSLATE_NOOP("Advice", "The pieces of the sequence are long enough to hide the exchange between nodes."),
     QT_TRANSLATE_NOOP("Advice", "With CP {cp} between nodes the pieces of the sequence are too short to hide the exchange."),
     QT_TRANSLATE_NOOP("Advice", "Exposed context-parallel communication takes {share} % of the step, contrary to what the length suggests.")},
    {"r-ep-in-domain", QT_TRANSLATE_NOOP("Advice", "The expert exchange of EP {ep} x ETP {etp} stays inside an NVLink domain."),
     QT_TRANSLATE_NOOP("Advice", "The expert exchange of EP {ep} x ETP {etp} leaves the NVLink domain; it wants overlap with another micro-batch."),
     QT_TRANSLATE_NOOP("Advice", "Exposed expert exchange takes {share} % of the step, contrary to what the placement suggests.")},
    {"r-b1-batch", QT_TRANSLATE_NOOP("Advice", "The layout makes the global batch."),
     QT_TRANSLATE_NOOP("Advice", "The layout makes {now} sequences a step instead of {batch}: accumulate more, or give GPUs from data parallelism to other dimensions."), ""},
    {"r-poor-selective", QT_TRANSLATE_NOOP("Advice", "Selective recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "Selective recomputation is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "A later step of this ladder alone would fit too and be {faster} % faster.")},
    {"r-poor-micro-batch", QT_TRANSLATE_NOOP("Advice", "A micro-batch of {micro_batch} makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "A micro-batch of {micro_batch} is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this ladder alone would fit too and be {faster} % faster.")},
    {"r-poor-zero", QT_TRANSLATE_NOOP("Advice", "ZeRO-{zero} makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "ZeRO-{zero} is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this ladder alone would fit too and be {faster} % faster.")},
    {"r-poor-full-recompute", QT_TRANSLATE_NOOP("Advice", "Full recomputation makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "Full recomputation is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this ladder alone would fit too and be {faster} % faster.")},
    {"r-poor-offload", QT_TRANSLATE_NOOP("Advice", "The optimizer on the host makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "The optimizer on the host is not enough: {gib} of {capacity} GiB. It wants more GPUs."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this ladder alone would fit too and be {faster} % faster.")},
    {"shard-zero-1", QT_TRANSLATE_NOOP("Advice", "ZeRO-1 makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "ZeRO-1 is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "A later step of this order alone would fit too and be {faster} % faster.")},
    {"shard-zero-2", QT_TRANSLATE_NOOP("Advice", "ZeRO-2 makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "ZeRO-2 is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this order alone would fit too and be {faster} % faster.")},
    {"shard-zero-3", QT_TRANSLATE_NOOP("Advice", "ZeRO-3 makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "ZeRO-3 is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this order alone would fit too and be {faster} % faster.")},
    {"shard-recompute", QT_TRANSLATE_NOOP("Advice", "Activation checkpointing makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "Activation checkpointing is not enough: {gib} of {capacity} GiB."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this order alone would fit too and be {faster} % faster.")},
    {"shard-tensor", QT_TRANSLATE_NOOP("Advice", "TP {tp} makes it fit: {gib} of {capacity} GiB, {step} s a step."),
     QT_TRANSLATE_NOOP("Advice", "TP {tp} is not enough: {gib} of {capacity} GiB. It wants more GPUs."),
     QT_TRANSLATE_NOOP("Advice", "Another step of this order alone would fit too and be {faster} % faster.")},
    {"r-p1-tensor-parallel", QT_TRANSLATE_NOOP("Advice", "Tensor parallelism is as wide as its communication allows."),
     QT_TRANSLATE_NOOP("Advice", "Compute and the communication of tensor parallelism, at TP {tp}, are out of balance."),
     kByEstimate},
    {"r-p2-data-parallel", QT_TRANSLATE_NOOP("Advice", "Data parallelism is as wide as it pays."),
     QT_TRANSLATE_NOOP("Advice", "Exposed data-parallel communication is {share} % of the step; it decides how wide data parallelism should be."),
     kByEstimate},
    {"r-p2-zero-3-tokens", QT_TRANSLATE_NOOP("Advice", "A micro-batch has enough tokens to hide the gathering of weights."),
     QT_TRANSLATE_NOOP("Advice", "A micro-batch has too few tokens to hide the gathering of weights of ZeRO-3."),
     QT_TRANSLATE_NOOP("Advice", "Exposed data-parallel communication takes {share} % of the step, contrary to what the tokens suggest.")},
    {"r-p3-pipeline", QT_TRANSLATE_NOOP("Advice", "The data-parallel exchange is shorter than a backward pass that can hide it."),
     QT_TRANSLATE_NOOP("Advice", "The data-parallel exchange outlasts a backward pass; pipeline stages would make it smaller."),
     kByEstimate},
    {"r-p4-micro-batch", QT_TRANSLATE_NOOP("Advice", "No other micro-batch is faster."),
     QT_TRANSLATE_NOOP("Advice", "A micro-batch of {best_micro_batch} takes {best} s a step, this plan with {micro_batch} {step} s."),
     ""},
    {"tree-layer-fits", QT_TRANSLATE_NOOP("Advice", "One layer takes {gib} of {capacity} GiB, and TP {tp} agrees with that."),
     QT_TRANSLATE_NOOP("Advice", "One layer takes {gib} of {capacity} GiB: tensor parallelism is for layers that do not fit, and TP is {tp}."),
     kByEstimate},
    {"tree-model-fits-in-node", QT_TRANSLATE_NOOP("Advice", "Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB, and PP {pp} agrees with that."),
     QT_TRANSLATE_NOOP("Advice", "Sharded over the {gpus} GPUs of one node the model takes {gib} of {capacity} GiB: a pipeline is for what does not fit there, and PP is {pp}."),
     kByEstimate},
    {"tree-data-parallel", QT_TRANSLATE_NOOP("Advice", "Data parallelism takes the remaining GPUs."), QT_TRANSLATE_NOOP("Advice", "Data parallelism does not take the remaining GPUs."), ""},
    {"tree-sharding-level", QT_TRANSLATE_NOOP("Advice", "Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{zero}."),
     QT_TRANSLATE_NOOP("Advice", "Starting at ZeRO-3 and stepping down while communication costs too much leads to ZeRO-{asked}, not ZeRO-{zero}."),
     kByEstimate},
    {"typical-configuration", QT_TRANSLATE_NOOP("Advice", "The layout is the typical one of {parameters} B parameters on {gpus} GPUs."),
     QT_TRANSLATE_NOOP("Advice", "Typical of {parameters} B parameters on {gpus} GPUs is TP {tp}, PP {pp}, FSDP; here it is TP {our_tp}, PP {our_pp}, DP {our_dp}, ZeRO-{our_zero}."),
     kByEstimate},
    {"k1-headroom", QT_TRANSLATE_NOOP("Advice", "The fullest GPU uses {gib} of {capacity} GiB."), QT_TRANSLATE_NOOP("Advice", "The fullest GPU uses {gib} of {capacity} GiB; that leaves too little."),
     QT_TRANSLATE_NOOP("Advice", "Runs this full fit all the same, with a probability of {probability} %.")},
    {"k2-batch-equation", QT_TRANSLATE_NOOP("Advice", "DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is the global batch."),
     QT_TRANSLATE_NOOP("Advice", "DP {dp} x accumulation {accumulation} x micro-batch {micro_batch} is not the global batch."), ""},
    {"k3-communication", QT_TRANSLATE_NOOP("Advice", "Exposed communication takes {exposed} % of compute, hidden parts included {raw} %."),
     QT_TRANSLATE_NOOP("Advice", "Exposed communication takes {exposed} % of compute, hidden parts included {raw} %: the plan is bound by communication."),
     QT_TRANSLATE_NOOP("Advice", "The rule counts all communication, {raw} %; but most of it is hidden.")},
    {"k4-bubble", QT_TRANSLATE_NOOP("Advice", "The pipeline bubble is small enough."), QT_TRANSLATE_NOOP("Advice", "The pipeline bubble is too large: more micro-batches, virtual stages or fewer stages."), ""},
    {"k5-learning-rate", "", QT_TRANSLATE_NOOP("Advice", "Set the learning rate for this batch: {batch} sequences, {tokens} M tokens a step."), ""},
    {"k6-checkpoint-interval", QT_TRANSLATE_NOOP("Advice", "A checkpoint every {interval} minutes suits a failure every {mtbf} hours."),
     QT_TRANSLATE_NOOP("Advice", "With a failure every {mtbf} hours a checkpoint every {best} minutes is best; every {interval} minutes loses {loss} % of the time."),
     QT_TRANSLATE_NOOP("Advice", "The loss against the best interval is small: {loss} % of the time.")},
    {"k7-gradient-clip", "", QT_TRANSLATE_NOOP("Advice", "Clip gradients; {clip} is usual for large models."), ""},
    {"k8-warm-up", "", QT_TRANSLATE_NOOP("Advice", "Of {steps} steps, {low} to {high} are usual for the warm-up."), ""},
    {"k9-typical-mfu", QT_TRANSLATE_NOOP("Advice", "An MFU of {mfu} % is typical."), QT_TRANSLATE_NOOP("Advice", "An MFU of {mfu} % is outside the typical {low} to {high} %."), ""},
    {"f1-wide-tensor", QT_TRANSLATE_NOOP("Advice", "TP {tp} stays within a node's usual size."), QT_TRANSLATE_NOOP("Advice", "TP {tp}: tensor parallelism between nodes is nearly always slower than a pipeline."),
     QT_TRANSLATE_NOOP("Advice", "What counts is the NVLink domain of {domain} GPUs; tensor parallelism takes {share} % of the step.")},
    {"f2-many-stages", QT_TRANSLATE_NOOP("Advice", "PP {pp} is not extreme."), QT_TRANSLATE_NOOP("Advice", "PP {pp}: the bubble of so many stages weighs even with many micro-batches."),
     QT_TRANSLATE_NOOP("Advice", "What counts is the bubble; it takes {bubble} % of the step.")},
    {"f3-large-batch", QT_TRANSLATE_NOOP("Advice", "{tokens} M tokens a step are not extreme."), QT_TRANSLATE_NOOP("Advice", "{tokens} M tokens a step: diminishing returns are usual beyond {limit} M, though Llama 3 trained with 16 M."), ""},
    {"f4-low-mfu", QT_TRANSLATE_NOOP("Advice", "An MFU of {mfu} % is no alarm."), QT_TRANSLATE_NOOP("Advice", "An MFU of {mfu} %: think about the layout again. Exposed communication takes {communication} % of the step, the bubble {bubble} %."),
     QT_TRANSLATE_NOOP("Advice", "It is not communication, which takes {communication} % of the step.")},
    {"f5-no-recompute", QT_TRANSLATE_NOOP("Advice", "A model of {parameters} B parameters recomputes activations."), QT_TRANSLATE_NOOP("Advice", "A model of {parameters} B parameters without activation recomputation usually runs out of memory."),
     QT_TRANSLATE_NOOP("Advice", "What counts is memory: it uses {gib} of {capacity} GiB, and fits without recomputation.")},
    {"f6-gradient-noise", QT_TRANSLATE_NOOP("Advice", "The batch is large enough, or accumulated."), QT_TRANSLATE_NOOP("Advice", "A small batch without accumulation makes gradients noisy."), ""},
    {"f7-memory-margin", QT_TRANSLATE_NOOP("Advice", "With fragmentation {share} % of the card are used."), QT_TRANSLATE_NOOP("Advice", "With fragmentation {share} % of the card are used."),
     QT_TRANSLATE_NOOP("Advice", "Judged by measured runs it fits with a probability of {probability} %.")},
    {"f8-zero-3-accumulates", QT_TRANSLATE_NOOP("Advice", "Weights are gathered once a step, or inside NVLink."), QT_TRANSLATE_NOOP("Advice", "ZeRO-3 between nodes gathers the weights for each of the {accumulation} micro-batches."),
     QT_TRANSLATE_NOOP("Advice", "It hides: exposed data-parallel communication takes {share} % of the step.")},
    {"f9-few-micro-batches", QT_TRANSLATE_NOOP("Advice", "There are at least as many micro-batches as stages."), QT_TRANSLATE_NOOP("Advice", "{accumulation} micro-batches are fewer than the {pp} stages: most of the pipeline waits."),
     QT_TRANSLATE_NOOP("Advice", "The schedule keeps the bubble at {bubble} % of the step.")},
};

inline constexpr const char* kNotApplicable = QT_TRANSLATE_NOOP("Advice", "Does not apply to this plan.");

[[nodiscard]] inline const AdviceText* advice_text(std::string_view id) {
    for (const AdviceText& entry : kAdviceTexts)
        if (entry.id == id) return &entry;
    return nullptr;
}

/// Whether a template names another layout, which the outcome does not have.
[[nodiscard]] inline bool lacks_layout(std::string_view pattern, const RuleOutcome& outcome) {
    return pattern.find("{best") != std::string_view::npos &&
           std::none_of(outcome.arguments.begin(), outcome.arguments.end(), [](const FindingArgument& argument) { return argument.name == "best"; });
}

/// What the rule says of the plan, before its arguments are filled in; its id when no text is known.
[[nodiscard]] inline const char* rule_template(const RuleOutcome& outcome) {
    if (outcome.state == RuleState::not_applicable) return kNotApplicable;
    const AdviceText* entry = advice_text(outcome.id);
    if (!entry) return outcome.id.c_str();
    const char* pattern = outcome.state == RuleState::pass ? entry->kept : entry->broken;
    return lacks_layout(pattern, outcome) ? kNoneKnown : pattern;
}
[[nodiscard]] inline std::string rule_sentence(const RuleOutcome& outcome) { return fill(rule_template(outcome), outcome.arguments); }

/// What the cost model says against it; empty where it agrees.
[[nodiscard]] inline const char* model_template(const RuleOutcome& outcome) {
    const AdviceText* entry = advice_text(outcome.id);
    if (!outcome.model_disagrees || !entry) return "";
    return lacks_layout(entry->model, outcome) ? kNoneFits : entry->model;
}
[[nodiscard]] inline std::string model_sentence(const RuleOutcome& outcome) { return fill(model_template(outcome), outcome.arguments); }

/// "Set tp to 4; or set ..." or, where the changes belong together, "Set tp to 4 and ..."; nothing when no change is known.
[[nodiscard]] inline std::string rule_fix_sentence(const RuleOutcome& outcome) {
    if (!fixes_belong_together(outcome.kind)) return fix_sentence({outcome.id, outcome.severity, {}, outcome.fixes});
    std::string sentence;
    for (const SuggestedChange& change : outcome.fixes)
        if (!change.values.empty()) sentence += (sentence.empty() ? "Set " : " and ") + std::string(knob_name(change.knob)) + " to " + knob_value_text(change.knob, change.values.front());
    return sentence.empty() ? sentence : sentence + ".";
}

} // namespace fivefold::text
