// SPDX-License-Identifier: Apache-2.0
// Speed, configuration, and how to read figures.
#include "core/advise/explanations.h"
#include "core/advise/facts.h"
#include "core/plan/knobs.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

using Findings = std::vector<Finding>;

void recompute_cost(const PlanFacts& facts, Findings& out) {
    constexpr double kWorthSaying = 0.15; // of the step; full recomputation is a fourth of it when nothing else is slow
    const StepTime& time = facts.estimate.time;
    const double share = time[TimeTerm::recompute] / time.total();
    if (facts.plan.layout.recompute.kind != RecomputeKind::full || share < kWorthSaying) return;
    double exposed = 0;
    for (const TimeTerm term : {TimeTerm::tensor_parallel, TimeTerm::context_parallel, TimeTerm::expert_parallel, TimeTerm::pipeline_parallel, TimeTerm::data_parallel})
        exposed += time[term] / time.total();
    SuggestedChange less{Knob::recompute, {}};
    for (const RecomputeKind kind : {RecomputeKind::selective, RecomputeKind::none}) {
        Plan candidate = facts.plan;
        set_knob(candidate, Knob::recompute, static_cast<std::int64_t>(kind));
        if (estimate(candidate, facts.profile).memory.fits()) less.values.push_back(static_cast<std::int64_t>(kind));
    }
    std::vector<SuggestedChange> fixes;
    if (!less.values.empty()) fixes.push_back(std::move(less));
    add(out, "recompute-cost", Severity::info,
        {percent("recompute", share), percent("bubble", facts.estimate.metrics.bubble_fraction), percent("communication", exposed)}, std::move(fixes));
}

void accumulation_reduces(const PlanFacts& facts, Findings& out) {
    constexpr double kWorthSaying = 0.1; // of the step
    const Layout& layout = facts.plan.layout;
    if (layout.zero < 2 || layout.accumulation < 2 || facts.plan.training.framework == Framework::fsdp1 || dense_shard_ranks(layout) < 2) return;
    const StepTime& time = facts.estimate.time;
    const double share = time[TimeTerm::data_parallel] / time.total();
    if (share < kWorthSaying) return;
    add(out, "accumulation-reduces", Severity::warning, {count("zero", layout.zero), count("accumulation", layout.accumulation), percent("share", share)});
}

void mfu_implausible(const PlanFacts& facts, Findings& out) {
    constexpr double kHighest = 0.75, kLowest = 0.05; // of the peak of the layers' precision: no public training run of a dense model lies outside
    const Gpu& card = facts.plan.cluster.gpu;
    const Precision precision = facts.plan.training.precision;
    const FlopsPerSecond layers = precision == Precision::nvfp4 ? card.fp4 : precision == Precision::fp8 || precision == Precision::mxfp8 ? card.fp8 : card.bf16;
    const double faster = card.bf16 > FlopsPerSecond(0) ? std::max(1.0, layers / card.bf16) : 1; // MFU is of the 16-bit peak
    const double mfu = facts.estimate.metrics.mfu / faster;
    if (!facts.plan.model.moe && (mfu > kHighest || (mfu > 0 && mfu < kLowest))) add(out, "mfu-implausible", Severity::warning, {percent("mfu", mfu)});
    // Matrix units run 8-bit floats twice as fast as 16-bit ones; equal peaks mean that one of them counts structured sparsity.
    constexpr double kDenseRatio = 0.75;
    const Gpu& gpu = facts.plan.cluster.gpu;
    if (gpu.fp8 > FlopsPerSecond(0) && gpu.bf16 > kDenseRatio * gpu.fp8)
        add(out, "peak-with-sparsity", Severity::warning, {{"gpu", 0, gpu.name}, number("peak", gpu.bf16.value() / 1e12), number("dense", gpu.fp8.value() / 2e12)});
}

void moe_parameters(const PlanFacts& facts, Findings& out) {
    constexpr double kSparse = 4; // total over active parameters
    if (!facts.plan.model.moe) return;
    const double total = to_double(total_parameters(facts.plan.model)), active = to_double(active_parameters(facts.plan.model));
    if (total < kSparse * active) return;
    add(out, "moe-total-parameters", Severity::info, {number("total", total / 1e9), number("active", active / 1e9)});
}

void vocabulary_padded(const PlanFacts& facts, Findings& out) {
    const std::int64_t vocab = facts.plan.model.vocab, tp = facts.plan.layout.tp;
    if (vocab % tp == 0) return;
    const std::int64_t padded = padded_vocabulary(vocab, tp);
    const double bytes = to_double(padded - vocab) * to_double(facts.plan.model.hidden) / to_double(tp) * facts.state.weights;
    add(out, "vocabulary-padded", Severity::warning, {count("vocab", vocab), count("tp", tp), count("padded", padded), number("mib", in_mib(Bytes(bytes)))});
}

void pp_loss_rank(const PlanFacts& facts, Findings& out) {
    if (facts.plan.training.framework == Framework::torchtitan && facts.plan.layout.pp > 1) add(out, "pp-loss-rank", Severity::info, {count("stage", facts.plan.layout.pp - 1)});
}

constexpr Observation kExplanations[] = {
    {"recompute-cost", "Where the time of a fully recomputed plan goes.", recompute_cost},
    {"accumulation-reduces", "From ZeRO-2 on each micro-batch communicates.", accumulation_reduces},
    {"mfu-implausible", "Utilisation is relative to the dense 16-bit peak, (2.8).", mfu_implausible},
    {"moe-total-parameters", "All experts take memory, the chosen ones compute.", moe_parameters},
    {"vocabulary-padded", "Tensor parallelism cuts the vocabulary, (1.1).", vocabulary_padded},
    {"pp-loss-rank", "The loss exists on the last stage.", pp_loss_rank},
};

} // namespace

std::span<const Observation> run_explanations() { return kExplanations; }

} // namespace fivefold
