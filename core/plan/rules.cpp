// SPDX-License-Identifier: Apache-2.0
#include "core/plan/rules.h"

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <utility>

namespace fivefold {
namespace {

using Findings = std::vector<Finding>;
using Arguments = std::vector<FindingArgument>;

FindingArgument arg(const char* name, std::int64_t value) { return {name, static_cast<double>(value), {}}; }
FindingArgument arg(const char* name, std::string text) { return {name, 0, std::move(text)}; }

Finding finding(const char* id, Severity severity, Arguments arguments, std::vector<SuggestedChange> fixes = {}) {
    return {id, severity, std::move(arguments), std::move(fixes)};
}

/// Larger than any machine; products of two stay inside 63 bits.
constexpr std::int64_t kLargestDegree = std::int64_t{1} << 24, kLargestBatch = std::int64_t{1} << 40;

/// Product of positive counts, saturating far above anything real instead of overflowing.
std::int64_t product_of(std::initializer_list<std::int64_t> factors) {
    constexpr std::int64_t limit = 1'000'000'000'000'000'000;
    std::int64_t product = 1;
    for (const std::int64_t factor : factors) product = factor > limit / product ? limit : product * factor;
    return product;
}

std::int64_t largest_divisor(std::int64_t value, std::int64_t at_most) {
    std::int64_t divisor = std::max<std::int64_t>(1, std::min(value, at_most));
    while (value % divisor != 0) --divisor;
    return divisor;
}

/// Divisors of `value` nearest to `wanted`, at most three, nearest first.
SuggestedChange nearest_divisors(Knob knob, std::int64_t value, std::int64_t wanted) {
    SuggestedChange change{knob, {}};
    constexpr std::int64_t largest = 4096;
    for (std::int64_t divisor = 1; divisor <= largest && divisor <= value / divisor; ++divisor) {
        if (value % divisor != 0) continue;
        change.values.push_back(divisor);
        if (const std::int64_t other = value / divisor; other != divisor && other <= largest) change.values.push_back(other);
    }
    std::sort(change.values.begin(), change.values.end());
    std::stable_sort(change.values.begin(), change.values.end(),
                     [wanted](std::int64_t a, std::int64_t b) { return std::abs(a - wanted) < std::abs(b - wanted); });
    if (change.values.size() > 3) change.values.resize(3);
    return change;
}

void degrees_are_positive(const Plan& plan, Findings& out) {
    const Layout& l = plan.layout;
    const std::pair<Knob, std::int64_t> degrees[] = {
        {Knob::tp, l.tp}, {Knob::pp, l.pp}, {Knob::dp, l.dp}, {Knob::cp, l.cp}, {Knob::ep, l.ep}, {Knob::etp, l.etp}, {Knob::vpp, l.vpp},
        {Knob::micro_batch, l.micro_batch}, {Knob::accumulation, l.accumulation}, {Knob::nodes, plan.cluster.nodes}};
    const auto check = [&out](const char* name, Knob knob, std::int64_t value, std::int64_t largest) {
        if (value >= 1 && value <= largest) return;
        out.push_back(finding("degree-positive", Severity::error, {arg("knob", std::string(name)), arg("value", value), arg("largest", largest)},
                              {{knob, {std::clamp<std::int64_t>(value, 1, largest)}}}));
    };
    for (const auto& [knob, value] : degrees) check(knob_name(knob), knob, value, kLargestDegree);
    check("gpus_per_node", Knob::nodes, plan.cluster.gpus_per_node, kLargestDegree);
    check(knob_name(Knob::global_batch), Knob::global_batch, plan.training.global_batch, kLargestBatch);
    check(knob_name(Knob::seq_len), Knob::seq_len, plan.training.seq_len, kLargestBatch);
    if (l.shard_group < 0 || l.shard_group > kLargestDegree)
        out.push_back(finding("degree-positive", Severity::error, {arg("knob", std::string(knob_name(Knob::shard_group))), arg("value", l.shard_group), arg("largest", kLargestDegree)},
                              {{Knob::shard_group, {0}}}));
}

void zero_stage_exists(const Plan& plan, Findings& out) {
    if (plan.layout.zero < 0 || plan.layout.zero > 3)
        out.push_back(finding("zero-range", Severity::error, {arg("zero", plan.layout.zero)}, {{Knob::zero, {1}}}));
}

void model_is_well_formed(const Plan& plan, Findings& out) {
    if (const auto problem = malformed(plan.model)) out.push_back(finding("malformed-model", Severity::error, {arg("problem", *problem)}));
}

void gpus_multiply_out(const Plan& plan, Findings& out) { // (0.1)
    const Layout& l = plan.layout;
    const std::int64_t gpus = gpu_count(plan.cluster), model_parallel = product_of({l.tp, l.pp, l.cp});
    const std::int64_t product = product_of({model_parallel, l.dp});
    if (product == gpus) return;
    std::vector<SuggestedChange> fixes;
    if (gpus % model_parallel == 0) fixes.push_back({Knob::dp, {gpus / model_parallel}});
    out.push_back(finding("gpus-product", Severity::error,
                          {arg("dp", l.dp), arg("tp", l.tp), arg("pp", l.pp), arg("cp", l.cp), arg("product", product), arg("gpus", gpus)},
                          std::move(fixes)));
}

void experts_multiply_out(const Plan& plan, Findings& out) { // (0.2)
    const Layout& l = plan.layout;
    const std::int64_t ranks = product_of({l.tp, l.cp, l.dp});
    if (plan.model.moe && ranks % product_of({l.ep, l.etp}) != 0)
        out.push_back(finding("expert-grid", Severity::error, {arg("ep", l.ep), arg("etp", l.etp), arg("product", ranks)},
                              {nearest_divisors(Knob::ep, std::gcd(ranks, plan.model.moe->experts), l.ep)}));
}

/// Megatron's assert that both grids have the same pipeline groups.
void stages_have_their_experts(const Plan& plan, Findings& out) {
    const Layout& l = plan.layout;
    if (!plan.model.moe || l.pp <= 1) return;
    const auto real = [](std::int64_t degree) { return static_cast<double>(degree); };
    const RankStrides strides = rank_strides(l.rank_order, {real(l.tp), real(l.cp), real(l.dp), real(l.pp), real(l.ep), real(l.etp), expert_data_parallel(l)});
    if (strides.pp != strides.expert_pp)
        out.push_back(finding("rank-order-experts", Severity::error, {arg("order", rank_order_text(l.rank_order)), arg("usual", rank_order_text({}))}));
}

void batch_multiplies_out(const Plan& plan, Findings& out) { // (0.3)
    const Layout& l = plan.layout;
    const std::int64_t batch = plan.training.global_batch, product = product_of({l.dp, l.accumulation, l.micro_batch});
    if (product == batch) return;
    std::vector<SuggestedChange> fixes;
    const std::int64_t per_round = product_of({l.dp, l.micro_batch});
    SuggestedChange batches{Knob::global_batch, {}};
    if (batch % per_round == 0) {
        fixes.push_back({Knob::accumulation, {batch / per_round}});
        batches.values = {product};
    } else { // the whole rounds on either side
        if (batch > per_round) batches.values.push_back(batch / per_round * per_round);
        if (per_round < kLargestBatch) batches.values.push_back((batch / per_round + 1) * per_round);
        std::stable_sort(batches.values.begin(), batches.values.end(), [batch](std::int64_t a, std::int64_t b) { return std::abs(a - batch) < std::abs(b - batch); });
    }
    fixes.push_back(std::move(batches));
    out.push_back(finding("batch-product", Severity::error,
                          {arg("dp", l.dp), arg("accumulation", l.accumulation), arg("micro_batch", l.micro_batch), arg("product", product), arg("batch", batch)},
                          std::move(fixes)));
}

void tp_divides_model(const Plan& plan, Findings& out) { // (0.4)
    const Transformer& m = plan.model;
    const std::int64_t tp = plan.layout.tp;
    if (m.heads % tp != 0)
        out.push_back(finding("tp-divides-heads", Severity::error, {arg("tp", tp), arg("heads", m.heads)}, {nearest_divisors(Knob::tp, m.heads, tp)}));
    if (!m.latent && m.kv_heads % tp != 0) {
        const bool replicates = plan.training.framework != Framework::torchtitan; // it reshapes by kv_heads / tp
        if (tp % m.kv_heads == 0 && replicates)
            out.push_back(finding("kv-heads-replicated", Severity::info, {arg("tp", tp), arg("kv_heads", m.kv_heads), arg("copies", tp / m.kv_heads)}));
        else
            out.push_back(finding("tp-divides-kv-heads", Severity::error, {arg("tp", tp), arg("kv_heads", m.kv_heads)}, {nearest_divisors(Knob::tp, m.kv_heads, tp)}));
    }
    if (m.hidden % tp != 0)
        out.push_back(finding("tp-divides-hidden", Severity::error, {arg("tp", tp), arg("hidden", m.hidden)}, {nearest_divisors(Knob::tp, m.hidden, tp)}));
    if (m.ffn > 0 && m.ffn % tp != 0)
        out.push_back(finding("tp-divides-ffn", Severity::error, {arg("tp", tp), arg("ffn", m.ffn)}, {nearest_divisors(Knob::tp, m.ffn, tp)}));
}

void experts_divide(const Plan& plan, Findings& out) { // (0.4)
    const Layout& l = plan.layout;
    if (!plan.model.moe) {
        if (l.ep > 1 || l.etp > 1)
            out.push_back(finding("ep-needs-experts", Severity::error, {arg("ep", l.ep), arg("etp", l.etp)}, {{l.ep > 1 ? Knob::ep : Knob::etp, {1}}}));
        return;
    }
    const MixtureOfExperts& moe = *plan.model.moe;
    if (moe.experts % l.ep != 0)
        out.push_back(finding("ep-divides-experts", Severity::error, {arg("ep", l.ep), arg("experts", moe.experts)}, {nearest_divisors(Knob::ep, moe.experts, l.ep)}));
    if (moe.ffn % l.etp != 0)
        out.push_back(finding("etp-divides-expert-ffn", Severity::error, {arg("etp", l.etp), arg("ffn", moe.ffn)}, {nearest_divisors(Knob::etp, moe.ffn, l.etp)}));
    if (l.ep > 1 && l.tp > 1 && !l.sequence_parallel)
        out.push_back(finding("ep-needs-sequence-parallel", Severity::error, {arg("ep", l.ep), arg("tp", l.tp)}, {{Knob::sequence_parallel, {1}}}));
}

/// The next sequence length that context and sequence parallelism can cut.
SuggestedChange padded_sequence(const Layout& l, std::int64_t seq) {
    const std::int64_t step = product_of({l.cp, std::lcm(l.cp > 1 ? std::int64_t{2} : std::int64_t{1}, l.sequence_parallel ? l.tp : std::int64_t{1})});
    SuggestedChange change{Knob::seq_len, {}};
    if (step < kLargestBatch && seq < kLargestBatch) change.values.push_back((seq + step - 1) / step * step);
    return change;
}

void sequence_divides(const Plan& plan, Findings& out) { // (0.4)
    const Layout& l = plan.layout;
    const std::int64_t seq = plan.training.seq_len;
    if (l.cp > 1 && seq % product_of({2, l.cp}) != 0)
        out.push_back(finding("cp-divides-sequence", Severity::error, {arg("seq_len", seq), arg("pieces", product_of({2, l.cp}))},
                              {nearest_divisors(Knob::cp, std::max<std::int64_t>(1, seq / 2), l.cp), padded_sequence(l, seq)}));
    const std::int64_t tokens = seq / l.cp;
    if (l.sequence_parallel && l.tp > 1 && (seq % l.cp != 0 || tokens % l.tp != 0))
        out.push_back(finding("sp-divides-sequence", Severity::error, {arg("tokens", tokens), arg("tp", l.tp)},
                              {nearest_divisors(Knob::tp, std::max<std::int64_t>(1, tokens), l.tp), {Knob::sequence_parallel, {0}}, padded_sequence(l, seq)}));
    if (l.cp <= 1) return;
    const std::int64_t inner = inner_context_ranks(plan);
    if (l.cp % inner != 0)
        out.push_back(finding("cp-inner-divides", Severity::error, {arg("inner", inner), arg("cp", l.cp)}));
    if (inner > 1 && plan.model.heads % product_of({l.tp, inner}) != 0)
        out.push_back(finding("ulysses-heads", Severity::error, {arg("product", product_of({l.tp, inner})), arg("heads", plan.model.heads)}));
}

void stages_hold_layers(const Plan& plan, Findings& out) { // (0.4)
    const Layout& l = plan.layout;
    const std::int64_t stages = product_of({l.pp, l.vpp});
    // Embedding and loss may take a slot each, so a stage may hold one of them and no layer.
    if (stages > plan.model.layers + 2)
        out.push_back(finding("pp-exceeds-layers", Severity::error,
                              {arg("pp", l.pp), arg("vpp", l.vpp), arg("stages", stages), arg("layers", plan.model.layers)},
                              {nearest_divisors(l.vpp > 1 ? Knob::vpp : Knob::pp, std::max<std::int64_t>(1, plan.model.layers / (l.vpp > 1 ? l.pp : 1)),
                                                l.vpp > 1 ? l.vpp : l.pp)}));
    if (l.split == StageSplit::even && plan.model.layers % stages != 0)
        out.push_back(finding("stages-divide-layers", Severity::error, {arg("layers", plan.model.layers), arg("stages", stages)},
                              {nearest_divisors(Knob::pp, plan.model.layers, l.pp)}));
    if (l.split != StageSplit::explicit_layers) return;
    std::int64_t sum = 0;
    bool outside = false;
    for (const std::int64_t n : l.layers_per_stage) {
        outside = outside || n < 0 || n > plan.model.layers;
        sum += std::clamp<std::int64_t>(n, -kLargestDegree, kLargestDegree);
    }
    if (static_cast<std::int64_t>(l.layers_per_stage.size()) != stages || sum != plan.model.layers || outside)
        out.push_back(finding("layers-per-stage-sum", Severity::error,
                              {arg("stages", stages), arg("layers", plan.model.layers), arg("count", static_cast<std::int64_t>(l.layers_per_stage.size())), arg("sum", sum)}));
}

void schedule_fits(const Plan& plan, Findings& out) { // (0.4)
    const Layout& l = plan.layout;
    static constexpr const char* names[] = {"1F1B", "GPipe", "ZB-H1", "ZB-V", "DualPipe"};
    if (l.vpp > 1) {
        if (l.pp < 2) out.push_back(finding("vpp-needs-pp", Severity::error, {arg("vpp", l.vpp)}, {{Knob::vpp, {1}}}));
        if (l.schedule != Schedule::one_f_one_b)
            out.push_back(finding("vpp-schedule", Severity::error, {arg("schedule", std::string(names[static_cast<int>(l.schedule)]))}, {{Knob::vpp, {1}}}));
        const std::int64_t rest = l.accumulation % l.pp;
        if (l.pp > 1 && rest != 0)
            out.push_back(finding("vpp-micro-batches", Severity::error, {arg("accumulation", l.accumulation), arg("pp", l.pp)}, {{Knob::vpp, {1}}}));
    }
    if (l.schedule == Schedule::dual_pipe && (l.pp % 2 != 0 || l.accumulation % 2 != 0 || l.accumulation / 2 < l.pp))
        out.push_back(finding("dualpipe-shape", Severity::error, {arg("pp", l.pp), arg("accumulation", l.accumulation)}, {{Knob::schedule, {0}}}));
}

void sharding_is_sound(const Plan& plan, Findings& out) {
    const Layout& l = plan.layout;
    if (l.zero >= 2 && l.pp > 1)
        out.push_back(finding("zero-pipeline", Severity::warning, {arg("zero", l.zero), arg("pp", l.pp)}, {{Knob::zero, {1}}}));
    const std::int64_t ranks = product_of({l.dp, l.cp});
    if (l.shard_group > 0 && ranks % l.shard_group != 0)
        out.push_back(finding("shard-group", Severity::error, {arg("group", l.shard_group), arg("ranks", ranks)}, {nearest_divisors(Knob::shard_group, ranks, l.shard_group)}));
}

void offload_has_something_to_move(const Plan& plan, Findings& out) {
    if (plan.training.offload_weights > 0 && plan.layout.zero < 3)
        out.push_back(finding("offload-weights-zero", Severity::warning, {arg("zero", plan.layout.zero)}, {{Knob::zero, {3}}}));
    const bool any = plan.training.offload_optimizer > 0 || plan.training.offload_activations > 0 || plan.training.offload_weights > 0;
    if (any && plan.cluster.gpu.pcie <= BytesPerSecond(0)) out.push_back(finding("host-link-unknown", Severity::warning, {arg("gpu", plan.cluster.gpu.name)}));
}

void tp_stays_in_domain(const Plan& plan, Findings& out) {
    const int domain = nvlink_domain(plan.cluster);
    if (plan.layout.tp > domain)
        out.push_back(finding("tp-beyond-domain", Severity::warning, {arg("tp", plan.layout.tp), arg("domain", domain)},
                              {{Knob::tp, {largest_divisor(plan.model.heads, domain)}}}));
    if (plan.cluster.nodes > 1 && gpu_count(plan.cluster) > domain && plan.cluster.network.bandwidth_per_gpu <= BytesPerSecond(0))
        out.push_back(finding("network-unknown", Severity::warning, {arg("network", plan.cluster.network.name)}));
}

/// 8-bit GEMMs want all dimensions in multiples of 16 elements, block-scaled ones of 32 (Transformer Engine's checks).
void eight_bit_shapes(const Plan& plan, Findings& out) {
    const Precision precision = plan.training.precision;
    if (!is_low(precision)) return;
    const Layout& l = plan.layout;
    const std::int64_t multiple = precision == Precision::fp8 ? 16 : 32;
    const std::int64_t ranks = product_of({l.cp, l.sequence_parallel ? l.tp : std::int64_t{1}});
    const std::int64_t tokens = product_of({l.micro_batch, plan.training.seq_len}) / ranks; // of a rank
    if (tokens % multiple != 0) {
        const std::int64_t step = product_of({ranks, multiple});
        SuggestedChange longer{Knob::seq_len, {}};
        if (step < kLargestBatch) longer.values.push_back((plan.training.seq_len + step - 1) / step * step);
        out.push_back(finding("fp8-multiple", Severity::error, {arg("what", std::string("tokens of a rank")), arg("value", tokens), arg("multiple", multiple)}, {std::move(longer)}));
    }
    if (plan.model.hidden % multiple != 0)
        out.push_back(finding("fp8-multiple", Severity::error, {arg("what", std::string("hidden size")), arg("value", plan.model.hidden), arg("multiple", multiple)}));
}

void precision_is_supported(const Plan& plan, Findings& out) {
    const Gpu& gpu = plan.cluster.gpu;
    const FlopsPerSecond none(0);
    const auto report = [&](const char* name) {
        out.push_back(finding("precision-unsupported", Severity::warning, {arg("gpu", gpu.name), arg("precision", std::string(name))}));
    };
    switch (plan.training.precision) {
    case Precision::fp8: if (gpu.fp8 <= none) report("fp8"); break;
    case Precision::mxfp8: if (gpu.fp8 <= none) report("mxfp8"); break;
    case Precision::nvfp4: if (gpu.fp4 <= none) report("nvfp4"); break;
    case Precision::bf16: if (gpu.bf16 <= none) report("bf16"); break;
    case Precision::fp16: case Precision::fp32: break;
    }
}

// Rules before the mark assume nothing; the rest divide by degrees and need those to be positive.
constexpr PlanRule kRules[] = {
    {"degree-positive", "Degrees, batch, sequence and nodes are counts.", degrees_are_positive},
    {"zero-range", "ZeRO shards optimizer (1), gradients (2) and weights (3).", zero_stage_exists},
    {"malformed-model", "Dimensions must describe a transformer.", model_is_well_formed},
    {"gpus-product", "Every GPU has one place in the dense grid, (0.1).", gpus_multiply_out},
    {"expert-grid", "Experts fold into the ranks of one pipeline stage, (0.2).", experts_multiply_out},
    {"rank-order-experts", "Experts of a pipeline stage sit on the ranks of that stage.", stages_have_their_experts},
    {"batch-product", "The global batch is data parallel x accumulation x micro-batch, (0.3).", batch_multiplies_out},
    {"tp-divides-model", "Tensor parallelism cuts heads, hidden and feed-forward evenly, (0.4).", tp_divides_model},
    {"experts-divide", "Expert parallelism deals whole experts, (0.4).", experts_divide},
    {"sequence-divides", "Context and sequence parallelism cut the sequence evenly, (0.4).", sequence_divides},
    {"stages-hold-layers", "Each virtual stage needs something to hold, (0.4).", stages_hold_layers},
    {"schedule-fits", "Schedules have their own needs, (0.4).", schedule_fits},
    {"sharding-is-sound", "ZeRO and hybrid sharding.", sharding_is_sound},
    {"offload", "Offload moves what a rank holds over the link to its host.", offload_has_something_to_move},
    {"tp-beyond-domain", "Tensor-parallel collectives are on the critical path.", tp_stays_in_domain},
    {"fp8-multiple", "8-bit GEMMs have a smallest granularity.", eight_bit_shapes},
    {"precision-unsupported", "The GPU must have matrix units for the precision.", precision_is_supported},
};
constexpr std::size_t kRulesWithoutDivision = 3;

} // namespace

std::span<const PlanRule> plan_rules() { return kRules; }

std::vector<Finding> check_plan(const Plan& plan) {
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < std::size(kRules); ++i) {
        if (i == kRulesWithoutDivision && !findings.empty()) return findings;
        kRules[i].check(plan, findings);
    }
    return findings;
}

const char* first_error(const Plan& plan) {
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < std::size(kRules); ++i) {
        findings.clear();
        kRules[i].check(plan, findings);
        if (has_errors(findings)) return kRules[i].id;
    }
    return nullptr;
}

bool is_valid(const Plan& plan) { return !has_errors(check_plan(plan)); }

} // namespace fivefold
