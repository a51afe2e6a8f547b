// SPDX-License-Identifier: Apache-2.0
// Memory against closed forms, against what must always hold, and against published readings.
#include "core/estimate/memory.h"
#include "core/estimate/optimizers.h"
#include "core/real.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

namespace {

Layout layout(std::int64_t tp, std::int64_t pp = 1, std::int64_t vpp = 1, std::int64_t micro_batch = 1) {
    Layout l;
    l.tp = tp;
    l.pp = pp;
    l.vpp = vpp;
    l.micro_batch = micro_batch;
    return l;
}

MemoryEstimate memory_of(const Plan& plan) { return estimate_memory(plan, profile_of(plan), map_stages(plan)); }

double moment(const StageMemory& stage, MemoryMoment which) { return stage.moments[static_cast<std::size_t>(which)].value(); }

/// The 12-layer slice of Llama-3-70B whose memory SimuMax's authors published for eight B200.
Plan slice(std::int64_t tp) {
    Plan plan = plan_for("llama-3.1-70b", "b200", 1, layout(tp), 4096, 64);
    plan.model.layers = 12;
    return plan;
}

/// The 7B GPT of Megatron-LM's memory test on eight GPUs, TP 4.
Plan golden_7b(const char* gpu) {
    Plan plan = plan_for("gpt3-175b", gpu, 1, layout(4, 1, 1, 2), 8192, 8);
    Transformer& m = plan.model;
    m.layers = 32, m.hidden = 4096, m.ffn = 16384, m.heads = 32, m.kv_heads = 8, m.head_dim = 128, m.vocab = 131584;
    m.position_rows = 8192, m.tied_embeddings = false, m.norm = NormKind::layer_with_bias;
    plan.training.dropout = true;
    plan.training.attention = AttentionKernel::flash;
    plan.training.loss = LossKind::unfused;
    plan.training.grad_bytes = 4;
    plan.layout.sequence_parallel = false;
    return plan;
}

void near(double actual, double expected, double share, const char* what, int line) {
    QVERIFY2(std::abs(actual / expected - 1) <= share, qPrintable(QStringLiteral("%1 (line %2): %3, expected %4").arg(QString::fromUtf8(what)).arg(line).arg(actual).arg(expected)));
}
#define NEAR(actual, expected, share) near(actual, expected, share, #actual, __LINE__)

} // namespace

class TestMemory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // fp32 master copy 4 B; Adam 4 + 4, its 16-bit moments 2 + 2, 8-bit moments 1 + 1; SGD with momentum and Lion one fp32 moment.
    void optimizerBytes_data() {
        QTest::addColumn<int>("optimizer");
        QTest::addColumn<double>("bytes");
        QTest::newRow("adam") << static_cast<int>(Optimizer::adam) << 12.0;
        QTest::newRow("bf16 moments") << static_cast<int>(Optimizer::adam_bf16_moments) << 8.0;
        QTest::newRow("8-bit") << static_cast<int>(Optimizer::adam_8bit) << 6.0;
        QTest::newRow("sgd") << static_cast<int>(Optimizer::sgd_momentum) << 8.0;
        QTest::newRow("lion") << static_cast<int>(Optimizer::lion) << 8.0;
        QTest::newRow("adafactor") << static_cast<int>(Optimizer::adafactor) << 4.0;
    }
    void optimizerBytes() {
        QFETCH(int, optimizer);
        QFETCH(double, bytes);
        Plan plan = slice(8); // one data-parallel rank: nothing is sharded
        plan.training.optimizer = static_cast<Optimizer>(optimizer);
        const StageMemory stage = memory_of(plan).stages[0];
        const double parameters = stage[MemoryTerm::weights].value() / 2;
        NEAR(stage[MemoryTerm::optimizer].value(), bytes * parameters, 1e-12);
        QCOMPARE(stage.first_step_lacks.value(), (bytes - 4) * parameters);
    }

    // The peak is the largest moment of a step, and the terms are those of the peak.
    void theLargestMomentIsThePeak() {
        for (const char* model : {"llama-3.1-8b", "mixtral-8x7b", "deepseek-v3"})
            for (const std::int64_t pp : {1, 4})
                for (const RecomputeKind kind : {RecomputeKind::none, RecomputeKind::full}) {
                    Plan plan = plan_for(model, "h100", 16, layout(4, pp), 4096, 256);
                    plan.layout.recompute.kind = kind;
                    for (const StageMemory& stage : memory_of(plan).stages) {
                        NEAR(moment(stage, stage.peak), stage.allocated().value(), 1e-9);
                        for (const MemoryMoment other : {MemoryMoment::loss, MemoryMoment::backward, MemoryMoment::optimizer})
                            QVERIFY(moment(stage, other) <= moment(stage, stage.peak));
                        QVERIFY(stage.steady() <= stage.allocated());
                    }
                }
    }
    void theUpdateCanBeThePeak() {
        Plan plan = plan_for("llama-3.1-8b", "a100-80gb", 1, layout(1), 128, 8);
        plan.training.framework = Framework::internevo; // holds 13 B more per sharded parameter while it updates
        const StageMemory stage = memory_of(plan).stages[0];
        QCOMPARE(stage.peak, MemoryMoment::optimizer);
        QCOMPARE(stage[MemoryTerm::mlp].value(), 0.0); // no activations are left by then
        QVERIFY(stage[MemoryTerm::optimizer_working_set].value() > 0);
    }

    // Megatron in fp16 copies gradients to fp32 for the update: 20 B per parameter after it, 16 during the passes.
    void fp16GradientCopiesLiveFromUpdateToNextStep() {
        Plan plan = slice(8);
        plan.training.precision = Precision::fp16;
        plan.layout.zero = 0;
        const StageMemory stage = memory_of(plan).stages[0];
        const double parameters = stage[MemoryTerm::weights].value() / 2;
        const double resident = stage[MemoryTerm::weights].value() + stage[MemoryTerm::gradients].value() + stage[MemoryTerm::optimizer].value();
        NEAR(resident, 16 * parameters, 1e-12);
        QCOMPARE(stage.update_leaves.value(), 4 * parameters);
    }

    // A layout change between layer and flash kernel costs a copy of the attention output; with one sequence there is nothing to change.
    void attentionOutputIsKeptTwiceWhereLayoutsDiffer() {
        const auto kept = [](const char* gpu, std::int64_t micro_batch, bool dropout) {
            Plan plan = plan_for("llama-3.1-8b", gpu, 1, layout(2, 1, 1, micro_batch), 4096, 64);
            plan.training.dropout = dropout;
            return layer_activations(plan, profile_of(plan), false)[MemoryTerm::attention_output].value() / to_double(micro_batch);
        };
        const double copy = 2.0 * 4096 * 32 * 128 / 2;
        QCOMPARE(kept("a100-80gb", 2, false) - kept("a100-80gb", 1, false), copy);
        QCOMPARE(kept("h100", 2, true), kept("h100", 1, true));
        QCOMPARE(kept("b200", 2, false), kept("b200", 1, false));
        QCOMPARE(kept("b200", 2, true) - kept("b200", 1, true), copy);
    }
    void queryKeyNormsKeepTheirInputs() {
        Plan plan = plan_for("llama-3.1-8b", "h100", 1, layout(2), 4096, 64);
        const double without = layer_activations(plan, profile_of(plan), false)[MemoryTerm::qkv].value();
        plan.model.qk_norm = QkNorm::per_head;
        QCOMPARE(layer_activations(plan, profile_of(plan), false)[MemoryTerm::qkv].value() - without, 4.0 * 4096 * 128 * (32 / 2 + 8 / 2));
    }

    // Two chunks more are in flight when messages overlap in the warm-up too.
    void overlappedWarmUpHoldsTwoChunksMore() {
        Plan plan = plan_for("llama-3.1-70b", "h100", 8, layout(4, 4, 5), 8192, 256);
        const double before = memory_of(plan).stages[0].micro_batches_in_flight;
        plan.training.warmup_overlap = true;
        NEAR(memory_of(plan).stages[0].micro_batches_in_flight - before, 2.0 / 5, 1e-9);
    }

    // Muon holds one whole matrix five times in 16 bits: here gate and up projection together.
    void muonsUpdateHoldsTheLargestMatrix() {
        Plan plan = plan_for("llama-3.1-70b", "h100", 8, layout(4, 4), 8192, 256);
        const double largest = muon_layer_flops(plan.model, false, 0).largest_matrix;
        QCOMPARE(largest, 8192.0 * 2 * 28672);
        plan.training.optimizer = Optimizer::muon;
        const StageMemory stage = estimate(plan, profile_of(plan)).memory.stages[1];
        const Bytes idle = stage.moments[static_cast<std::size_t>(MemoryMoment::optimizer)] - stage.steady();
        QVERIFY(std::abs(idle.value() / (10 * largest) - 1) < 0.05);
    }

    // Llama-3.1-405B, TP 8: the output layer's weight gradient beside that of the logits outgrows the loss.
    void theOutputLayersBackwardCanOutgrowTheLoss() {
        Plan plan = plan_for("llama-3.1-405b", "b200", 8, layout(8), 4096, 64);
        const MemoryEstimate memory = memory_of(plan);
        const StageMemory& stage = memory.stages[0];
        QCOMPARE(stage.peak, MemoryMoment::loss);
        const double tokens = 4096, hidden = 16384, vocab = to_double(padded_vocabulary(plan.model.vocab, 8));
        // gradient of the logits 2 B, hidden states 2 x 2 B of the shard; weight gradient 2 B, its input and the input gradient whole
        QCOMPARE(stage[MemoryTerm::logits].value(), 2 * tokens * vocab / 8 + 4 * tokens * hidden / 8);
        QCOMPARE(stage[MemoryTerm::backward_working_set].value(), 2 * vocab * hidden / 8 + 4 * tokens * hidden);
    }
    void everyDistinctWeightShapeHasADummyGradient() {
        Plan plan = plan_for("deepseek-v3", "h100", 16, layout(1), 4096, 256);
        plan.layout.ep = 8;
        plan.model.layers = 4; // three dense ones and one with experts
        const Transformer& m = plan.model;
        const double h = 7168, a = 128, q = 1536, kv = 512;
        const double attention = h * q + h * (kv + 64) + q * a * 192 + kv * a * 256 + a * 128 * h;
        QCOMPARE(to_double(m.moe->shared_ffn), to_double(m.moe->ffn)); // one shape for both
        QCOMPARE(memory_of(plan).stages[0][MemoryTerm::dummy_weight_gradients].value(), 2 * (attention + 3 * h * (18432 + 2048)));
        plan.training.transformer_engine = Switch::off;
        QCOMPARE(memory_of(plan).stages[0][MemoryTerm::dummy_weight_gradients].value(), 0.0);
    }
    void workspaces() {
        const auto of = [](const char* model, const char* gpu, Switch deterministic) {
            Plan plan = plan_for(model, gpu, 1, layout(2), 4096, 64);
            plan.training.deterministic = deterministic;
            return memory_of(plan).stages[0][MemoryTerm::workspace].value();
        };
        const double mib = 1024 * 1024;
        QCOMPARE(of("mixtral-8x7b", "h100", Switch::unknown) - of("llama-3.1-8b", "h100", Switch::unknown), 4 * 32 * mib); // four GEMM streams
        QCOMPARE(of("mixtral-8x7b", "a100-80gb", Switch::unknown) - of("llama-3.1-8b", "a100-80gb", Switch::unknown), 4 * 4 * mib);
        QCOMPARE(of("llama-3.1-8b", "h100", Switch::off), of("llama-3.1-8b", "h100", Switch::unknown));
        QCOMPARE(of("llama-3.1-8b", "a100-80gb", Switch::unknown) - of("llama-3.1-8b", "a100-80gb", Switch::off), 2 * (32 - 8.125) * mib);
    }
    // FSDP with ZeRO-2 shards the weights as well, and keeps them whole through the step.
    void fsdpWithoutReshardingKeepsTheWeightsWhole() {
        Plan plan = plan_for("llama-3.1-8b", "h100", 2, layout(1), 4096, 64);
        plan.training.framework = Framework::torchtitan;
        plan.layout.zero = 3;
        const StageMemory sharded = memory_of(plan).stages[0];
        plan.layout.zero = 2;
        const StageMemory whole = memory_of(plan).stages[0];
        QCOMPARE(whole[MemoryTerm::weights].value(), sharded[MemoryTerm::weights].value());
        NEAR(whole[MemoryTerm::gathered_weights].value() - sharded[MemoryTerm::gathered_weights].value(), 2.0 * to_double(total_parameters(plan.model)), 0.01);
    }

    void runAheadIsBoundedAndOutsideTheVerdict() {
        Plan plan = plan_for("llama-3.1-8b", "h100", 1, layout(8, 1, 1, 8), 4096, 64);
        plan.training.framework = Framework::nanotron;
        const Profile profile = profile_of(plan);
        MemoryEstimate memory = memory_of(plan);
        const MemoryEstimate before = memory;
        StepTime time;
        time.layer_host = Seconds(1);
        time.layer_device = Seconds(10);
        add_run_ahead(memory, plan, profile.software, time);
        const StageMemory& stage = memory.stages[0];
        QVERIFY(stage.run_ahead.value() > 0);
        QVERIFY(stage.run_ahead + stage.total() <= memory.capacity);
        QCOMPARE(stage.total().value(), before.stages[0].total().value());
        QCOMPARE((stage.reserved() - before.stages[0].reserved()).value(), stage.run_ahead.value());
        time.layer_device = Seconds(0.5); // the host is behind
        MemoryEstimate behind = before;
        add_run_ahead(behind, plan, profile.software, time);
        QCOMPARE(behind.stages[0].run_ahead.value(), 0.0);
    }

    void theBandHoldsTheEstimateAndWidensWithoutAProfile() {
        const Plan plan = slice(4);
        const MemoryEstimate memory = memory_of(plan);
        const Bytes total = memory.stages[memory.worst_stage].total();
        QVERIFY(memory.low < total && total < memory.high);
        QVERIFY(!memory.band_basis.empty());
        const Profile known = profile_of(plan);
        const Profile unknown = catalogue().profiles.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, "never heard of");
        QVERIFY(unknown.memory_band_high - unknown.memory_band_low > 3 * (known.memory_band_high - known.memory_band_low));
    }
    void findingsNameMomentAndStage() {
        Plan plan = plan_for("llama-3.1-70b", "h100", 1, layout(8, 1, 1, 4), 8192, 64);
        plan.training.not_modelled = {"hybrid Mamba layers"};
        const Estimate result = estimate(plan, profile_of(plan));
        const auto has = [&](const char* id) {
            for (const Finding& finding : result.findings)
                if (finding.id == id) return true;
            return false;
        };
        QVERIFY(has("out-of-memory"));
        QVERIFY(has("not-modelled"));
        const StageMemory& stage = result.memory.stages[result.memory.worst_stage];
        QVERIFY(stage.first_step_lacks > 0.05 * result.memory.capacity && stage.first_step_lacks < stage[MemoryTerm::optimizer]); // moments, not the fp32 weights
    }

    // Published readings of allocated memory, GiB.
    void simuMaxReadings_data() {
        QTest::addColumn<int>("tp");
        QTest::addColumn<double>("allocated");
        QTest::newRow("TP2") << 2 << 60.68;
        QTest::newRow("TP4") << 4 << 39.07;
        QTest::newRow("TP8") << 8 << 28.29;
    }
    void simuMaxReadings() {
        QFETCH(int, tp);
        QFETCH(double, allocated);
        NEAR(in_gib(memory_of(slice(tp)).stages[0].allocated()), allocated, 0.005);
    }
    void megatronReadings() {
        NEAR(in_gib(memory_of(golden_7b("h100")).stages[0].allocated()), 53.2193, 0.005);
        NEAR(in_gib(memory_of(golden_7b("a100-80gb")).stages[0].allocated()), 54.19191, 0.005);
        NEAR(in_gib(memory_of(golden_7b("h100")).stages[0].steady()), 19.2444, 0.01);
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "test_memory.moc"
