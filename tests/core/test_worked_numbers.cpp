// SPDX-License-Identifier: Apache-2.0
// Worked examples of sections 1 to 4, each from a published paper, a published count or a closed form.
#include "core/estimate/collectives.h"
#include "core/estimate/data_parallel.h"
#include "core/estimate/layers.h"
#include "core/estimate/memory.h"
#include "core/estimate/stages.h"
#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

namespace {

bool near(double value, double expected, double tolerance) { return std::abs(value - expected) <= tolerance; }
const Transformer& model(const char* id) { return catalogue().find_model(id)->model; }

/// Counts of the papers, without what calibration adds.
Profile textbook(const Plan& plan) {
    Profile profile = profile_of(plan);
    profile.hardware.attention_output_copies.value = 1;
    profile.software.router_bytes.value = 8;
    profile.software.combine_copies.value = 0;
    profile.software.routing_imbalance.value = 1;
    return profile;
}

RankParameters on_rank(const Transformer& model, const StageContent& content, double tp, double ep, double etp, std::int64_t vocab) {
    return rank_parameters(model, content, rank_layers(model, tp, ep, etp), tp, vocab);
}

} // namespace

#define NEAR(value, expected, tolerance) QVERIFY2(near(value, expected, tolerance), qPrintable(QString::number(value, 'g', 10)))

class TestWorkedNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parameters();
    void parametersPerRank();
    void gpt3Flops();
    void flopConventions();
    void korthikanti();
    void activations();
    void states();
    void collectives();
    void volumes();
    void stageSplits();
    void placement();
};

void TestWorkedNumbers::parameters() {
    QCOMPARE(total_parameters(model("llama-3.1-8b")), 8'030'261'248);
    QCOMPARE(total_parameters(model("llama-3.1-70b")), 70'553'706'496);
    QCOMPARE(total_parameters(model("llama-3.1-405b")), 405'853'388'800);
    QCOMPARE(total_parameters(model("mixtral-8x7b")), 46'702'792'704);
    QCOMPARE(active_parameters(model("mixtral-8x7b")), 12'879'925'248);
    QCOMPARE(total_parameters(model("gpt3-175b")), 174'615'846'912);
    QCOMPARE(total_parameters(model("deepseek-v3")), 671'026'419'200);
    QCOMPARE(active_parameters(model("deepseek-v3")), 37'552'297'472);
    QCOMPARE(padded_vocabulary(128256, 8), 129024);
    QCOMPARE(padded_vocabulary(128256, 4), 128512);
}

void TestWorkedNumbers::parametersPerRank() {
    const Transformer& llama = model("llama-3.1-70b");
    const auto stage = [&](bool first, bool last) {
        StageContent content;
        content.dense_layers = 20;
        content.embedding = first;
        content.head = last;
        return on_rank(llama, content, 8, 1, 1, 129024).dense / 1e9;
    };
    NEAR(stage(true, false), 2.2715, 5e-5);
    NEAR(stage(false, false), 2.1394, 5e-5);
    NEAR(stage(false, true), 2.2716, 5e-5);
    StageContent mixtral;
    mixtral.moe_layers = 32;
    mixtral.embedding = mixtral.head = true;
    const RankParameters of_mixtral = on_rank(model("mixtral-8x7b"), mixtral, 2, 8, 1, padded_vocabulary(32000, 2));
    NEAR(of_mixtral.dense / 1e9, 0.803, 1e-3);
    NEAR(of_mixtral.expert / 1e9, 5.637, 1e-3);
    StageContent deepseek;
    deepseek.moe_layers = 4;
    const RankParameters of_deepseek = on_rank(model("deepseek-v3"), deepseek, 1, 64, 1, 129280);
    NEAR(of_deepseek.dense / 1e9, 0.932, 1e-3);
    NEAR(of_deepseek.expert / 1e9, 0.705, 1e-3);
    StageContent layer; // beyond 8 key-value heads each of 16 ranks keeps a whole one
    layer.dense_layers = 1;
    const Transformer& grouped = model("llama-3.1-70b");
    const double cut = (static_cast<double>(layer_parameters(grouped, false).total()) - 2 * 8192) / 16 + 2 * 8192;
    NEAR(on_rank(grouped, layer, 16, 1, 1, 128256).dense, cut + 2 * 8192 * 128 * 0.5, 1);
    // A tied head on another stage is a second copy, (1.10).
    StageContent head;
    head.head = true;
    QVERIFY(on_rank(model("gpt3-175b"), head, 8, 1, 1, 51200).dense > 51200.0 * 12288 / 8);
}

void TestWorkedNumbers::gpt3Flops() { // Korthikanti appendix A, per sequence of 2048
    const Transformer& gpt3 = model("gpt3-175b");
    NEAR(model_flops_per_token(gpt3, 2048, false, 51200) * 2048 / 1e15, 2.205, 5e-4);
    NEAR(executed_flops_per_token(gpt3, 2048, false, 51200, RecomputeFlops::full, false) * 2048 / 1e15, 2.937, 2e-3);
}

void TestWorkedNumbers::flopConventions() { // relative to (2.5), causal
    const auto ratio = [](const char* id, double seq, FlopConvention convention) {
        const Transformer& m = model(id);
        return flops_per_token(m, seq, convention) / model_flops_per_token(m, seq, true, static_cast<double>(m.vocab));
    };
    NEAR(ratio("llama-3.1-8b", 8192, FlopConvention::six_n), 0.936, 1e-3);
    NEAR(ratio("llama-3.1-70b", 8192, FlopConvention::six_n), 0.942, 1e-3);
    NEAR(ratio("llama-3.1-405b", 131072, FlopConvention::six_n), 0.602, 1e-3);
    NEAR(ratio("deepseek-v3", 4096, FlopConvention::six_n), 0.900, 1e-3);
    NEAR(ratio("llama-3.1-8b", 8192, FlopConvention::palm), 1.186, 1e-3);
    NEAR(ratio("llama-3.1-405b", 8192, FlopConvention::torchtitan), 1.040, 1e-3);
    NEAR(ratio("deepseek-v3", 4096, FlopConvention::nanotron), 1.123, 1e-3);
    NEAR(ratio("llama-3.1-8b", 8192, FlopConvention::nemo_autoconf), 1.063, 1e-3);
    NEAR(ratio("llama-3.1-70b", 8192, FlopConvention::executed_full_recompute), 1.34, 6e-3);
    NEAR(ratio("llama-3.1-8b", 8192, FlopConvention::megatron), 1.000, 1e-3);
}

void TestWorkedNumbers::korthikanti() { // 34 s b h + 5 a s^2 b and its sharded forms, MiB per layer, GPT-3 at b = 1
    Layout layout;
    Plan plan = plan_for("gpt3-175b", "a100-80gb", 1, layout, 2048, 8);
    plan.training.dropout = true;
    plan.training.attention = AttentionKernel::unfused;
    const auto layer = [&] { return in_mib(layer_activations(plan, textbook(plan), false).total()); };
    NEAR(layer(), 2736, 0.8); // + 4 T a bytes of log-sum-exp, 0.75 MiB
    plan.layout.tp = 8;
    plan.layout.sequence_parallel = false;
    NEAR(layer(), 552, 0.1);
    plan.layout.sequence_parallel = true;
    NEAR(layer(), 342, 0.1);
    plan.layout.recompute = {RecomputeKind::selective, recompute_core_attention};
    NEAR(layer(), 102, 0.1);
    plan.layout.recompute.kind = RecomputeKind::full;
    plan.layout.tp = 1;
    NEAR(layer(), 48, 1e-9);
}

void TestWorkedNumbers::activations() {
    Layout layout;
    layout.tp = 8;
    Plan plan = plan_for("llama-3.1-70b", "h100", 8, layout, 8192, 64);
    plan.training.attention = AttentionKernel::flash;
    const StageMemory llama = layer_activations(plan, textbook(plan), false);
    NEAR(in_mib(llama.total()), 268.25, 0.01);
    NEAR(in_mib(llama[MemoryTerm::norm_inputs]), 32, 1e-9);
    NEAR(in_mib(llama[MemoryTerm::qkv]), 20, 1e-9);
    NEAR(in_mib(llama[MemoryTerm::attention_output]), 16.25, 1e-9);
    NEAR(in_mib(llama[MemoryTerm::mlp]), 168, 1e-9);
    plan.layout.recompute.kind = RecomputeKind::full;
    NEAR(in_mib(layer_activations(plan, textbook(plan), false).total()), 16, 1e-9);
    const Plan deepseek = plan_for("deepseek-v3", "h100", 8, {}, 4096, 64);
    NEAR(in_mib(layer_activations(deepseek, textbook(deepseek), true).total()), 1786.5, 0.1);
}

void TestWorkedNumbers::states() {
    const StateBytes adam{2, 4, 12};
    StageContent whole;
    whole.dense_layers = 80;
    whole.embedding = whole.head = true;
    const double parameters = on_rank(model("llama-3.1-70b"), whole, 8, 1, 1, 129024).dense;
    NEAR(sharded_state(adam, parameters, 1, 0) / 1e9, 158.9, 0.2);
    NEAR(sharded_state(adam, parameters, 8, 1) / 1e9, 66.2, 0.1);
    NEAR(sharded_state(adam, parameters, 64, 1) / 1e9, 54.6, 0.1);
    StageContent unit;
    unit.dense_layers = 1;
    NEAR(on_rank(model("llama-3.1-70b"), unit, 1, 1, 1, 128256).dense / 1e9, 0.856, 1e-3);
    NEAR(sharded_state({2, 2, 12}, 7e9, 8, 3) / 1e9, 14, 1e-9); // ZeRO paper: 7B over 8 GPUs
    const double logits = 8192.0 * 128256;
    NEAR(8 * logits / 1e9, 8.4, 0.01);
    NEAR(2 * logits / 1e9, 2.1, 0.01);
}

void TestWorkedNumbers::collectives() { // all-reduce of 1 GB at 370 and 45 GB/s
    Links links;
    links.inside = 370e9;
    links.nic = 45e9;
    links.domain = 8;
    links.nccl_latency = false;
    NEAR(hierarchical_ring(links, 1, 8, 1e9, 2) * 1e3, 4.8, 0.1);
    NEAR(hierarchical_ring(links, 1, 64, 1e9, 2) * 1e3, 5.3, 0.7);
    NEAR(hierarchical_ring(links, 8, 8, 1e9, 2) * 1e3, 39, 0.2); // the same size, eight times slower under TP 8
}

void TestWorkedNumbers::volumes() { // 70B, TP 8, n = 8, m = 8, fp32 reduction
    Layout layout;
    layout.tp = 8;
    layout.dp = 8;
    layout.accumulation = 8;
    Plan plan = plan_for("llama-3.1-70b", "h100", 8, layout, 8192, 64);
    plan.training.grad_bytes = 4;
    const Profile profile = profile_of(plan);
    RankParameters parameters;
    parameters.dense = 70'553'706'496.0 / 8;
    const auto sent = [&](int zero) {
        plan.layout.zero = zero;
        return data_parallel_cost(make_layer_context(plan, profile, map_stages(plan).layer), parameters, {}, {1, 1, 1, 1, 1, 80}).dense_bytes / 1e9;
    };
    NEAR(sent(0), 61.8, 0.1);
    NEAR(sent(1), 46.3, 0.1);
    NEAR(sent(2), 262, 0.5);
    NEAR(sent(3), 494, 0.5);
    Plan deepseek = plan_for("deepseek-v3", "h100", 8, {}, 4096, 64);
    deepseek.layout.ep = 64;
    const Profile of_deepseek = profile_of(deepseek);
    NEAR(expert_bytes(make_layer_context(deepseek, of_deepseek, {})) / 2 / 1e6, 925, 1); // per layer, forward
}

void TestWorkedNumbers::stageSplits() {
    Layout layout;
    layout.tp = 8;
    layout.pp = 16;
    layout.vpp = 8;
    Plan plan = plan_for("llama-3.1-405b", "h100", 2048, layout, 8192, 2048);
    std::vector<std::int64_t> split = layers_per_stage(plan);
    QCOMPARE(split.size(), std::size_t{128});
    QCOMPARE(split.front(), 0); // embedding and loss take a slot each
    QCOMPARE(split.back(), 0);
    QVERIFY(std::all_of(split.begin() + 1, split.end() - 1, [](std::int64_t n) { return n == 1; }));
    plan.layout.vpp = 4; // 64 slots of two
    split = layers_per_stage(plan);
    QCOMPARE(split.front(), 1);
    QCOMPARE(split.back(), 1);
    QCOMPARE(split[5], 2);
    Layout deepseek;
    deepseek.pp = 16; // 61 layers and multi-token prediction: Et*4|(t*4|)*14 tmL
    const Plan v3 = plan_for("deepseek-v3-mtp", "h100", 256, deepseek, 4096, 2048);
    split = layers_per_stage(v3);
    QCOMPARE(split.front(), 4);
    QCOMPARE(split.back(), 1);
    QCOMPARE(split[7], 4);
    for (std::int64_t layers = 1; layers < 90; ++layers) // every split adds up, whatever does not divide
        for (const std::int64_t pp : {2, 3, 4, 7, 12, 16}) {
            plan.model.layers = layers;
            plan.layout.pp = pp;
            plan.layout.vpp = 1;
            for (const StageSplit kind : {StageSplit::automatic, StageSplit::slots, StageSplit::by_cost}) {
                plan.layout.split = kind;
                std::int64_t all = 0;
                for (const std::int64_t n : layers_per_stage(plan)) {
                    QVERIFY(n >= 0);
                    all += n;
                }
                if (layers + 2 >= pp) QCOMPARE(all, layers);
            }
        }
}

void TestWorkedNumbers::placement() {
    QCOMPARE(place_group(1, 8, 8).ranks_per_domain, 8.0);
    QCOMPARE(place_group(1, 64, 8).domains, 8.0);
    QCOMPARE(place_group(8, 8, 8).ranks_per_domain, 1.0);
    QCOMPARE(place_group(8, 8, 8).domains, 8.0);
    QCOMPARE(place_group(2, 8, 8).ranks_per_domain, 4.0);
    QVERIFY(!place_group(4, 2, 8).crosses_domains());
}

QTEST_GUILESS_MAIN(TestWorkedNumbers)
#include "test_worked_numbers.moc"
