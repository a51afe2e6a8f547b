// SPDX-License-Identifier: Apache-2.0
#include <QTest> // first: moc of Qt 6.4 cannot read libstdc++'s <compare> as the first standard header

#include "core/formats/run_words.h"


using namespace fivefold;

class TestRunWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void families() {
        QCOMPARE(framework_family("NeMo-Launcher (Megatron-Core)", 1), Framework::megatron);
        QCOMPARE(framework_family("NeMo 2 performance scripts", 1), Framework::megatron);
        QCOMPARE(framework_family("MegaScale", 1), Framework::megatron);
        QCOMPARE(framework_family("Megatron-DeepSpeed", 0), Framework::megatron_deepspeed);
        QCOMPARE(framework_family("Megatron + DeepSpeed", 1), Framework::megatron_deepspeed);
        QCOMPARE(framework_family("ms-swift DeepSpeed ZeRO-3", 3), Framework::deepspeed);
        QCOMPARE(framework_family("ms-swift Megatron", 1), Framework::megatron);
        QCOMPARE(framework_family("llm-foundry/Composer FSDP", 3), Framework::fsdp1);
        QCOMPARE(framework_family("torchtitan FSDP2", 3), Framework::torchtitan);
        QCOMPARE(framework_family("AA-Scaling (Aleph Alpha)", 1), Framework::aleph_alpha);
        QCOMPARE(framework_family("InternEvo", 1), Framework::internevo);
        QCOMPARE(framework_family("nanotron", 1), Framework::nanotron);
        QCOMPARE(framework_family("never heard of", 3), Framework::fsdp1);
        QCOMPARE(framework_family("never heard of", 1), Framework::megatron);
    }
    void releases_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("year"); // the published calendar, to a month
        QTest::newRow("NeMo 24.03") << QStringLiteral("nvcr nemo 24.03") << 2024.20;
        QTest::newRow("NeMo 24.07") << QStringLiteral("nvcr nemo 24.07") << 2024.55;
        QTest::newRow("NeMo 24.09") << QStringLiteral("NeMo 24.09") << 2024.75;
        QTest::newRow("NeMo 24.12") << QStringLiteral("NeMo 24.12") << 2024.95;
        QTest::newRow("NeMo 25.02.01") << QStringLiteral("NeMo 25.02.01") << 2025.15;
        QTest::newRow("25.09") << QStringLiteral("25.09 NeMo container / v0.1.0rc4") << 2025.70;
        QTest::newRow("26.02.01") << QStringLiteral("26.02.01 NeMo container / v0.3.1") << 2026.17;
        QTest::newRow("26.08") << QStringLiteral("26.08 NeMo container / v0.6.0") << 2026.62;
        QTest::newRow("long year") << QStringLiteral("2026.02") << 2026.12;
        QTest::newRow("fraction") << QStringLiteral("2025.85") << 2025.85;
        QTest::newRow("date") << QStringLiteral("torch 2.6 nightly 2024-12-23, torchtitan 9dec370") << 2024.98;
        QTest::newRow("month word") << QStringLiteral("Feb 2022") << 2022.125;
        QTest::newRow("months") << QStringLiteral("Oct-Nov 2025, TE 2.9 + patches") << 2025.87;
        QTest::newRow("year") << QStringLiteral("2021") << 2021.5;
        QTest::newRow("years") << QStringLiteral("early 2024-2025 torchtitan") << 2024.5;
        QTest::newRow("NGC") << QStringLiteral("torch 2.8.0a0 (NGC 25.05), torchtitan e7c0cae") << 2025.38;
        QTest::newRow("none") << QStringLiteral("TransformerEngine 2.11") << 0.0;
        QTest::newRow("commit") << QStringLiteral("Megatron-LM commit 285068c8 (from memory)") << 0.0;
        QTest::newRow("empty") << QString() << 0.0;
    }
    void releases() {
        QFETCH(QString, text);
        QFETCH(double, year);
        const double found = release_year(text.toStdString());
        QVERIFY2(qAbs(found - year) < 0.045, qPrintable(QString::number(found)));
    }
    void networks() {
        const auto share = [](const char* text, int gpus) { return network_share(text, gpus).value_or(BytesPerSecond(0)).value() / 1e9; };
        QCOMPARE(share("8x400 Gb/s per node (EFA)", 8), 50.0);
        QCOMPARE(share("RoCE 1600 Gb/s per node", 8), 25.0);
        QCOMPARE(share("4x100 Gb/s Omni-Path per node", 8), 6.25);
        QCOMPARE(share("RoCE/IB 400 Gb/s per GPU", 8), 50.0);
        QCOMPARE(share("8x400 Gb/s per node (8x50 GB/s)", 8), 50.0);
        QCOMPARE(share("32x100 Gb/s EFA per node", 8), 50.0);
        QCOMPARE(share("25 GB/s per GPU", 8), 25.0);
        for (const char* none : {"", "n/a (one node)", "not stated", "fast Gb/s", "8xGb/s", "0 Gb/s"}) QVERIFY(!network_share(none, 8));
        QVERIFY(!network_share("8x400 Gb/s", 0));
    }
    void stages() {
        using Kind = StageRead::Kind;
        QCOMPARE(stage_read("first").kind, Kind::first);
        QCOMPARE(stage_read("rank 0 / first stage (inferred)").kind, Kind::first);
        QCOMPARE(stage_read("last global rank = last pipeline stage").kind, Kind::last);
        QCOMPARE(stage_read("max over GPUs or rank 0").kind, Kind::worst);
        QCOMPARE(stage_read("max on first/last node (embedding stages)").kind, Kind::first_or_last);
        QVERIFY((stage_read("pp stage 1 of 2") == StageRead{Kind::number, 1}));
        QCOMPARE(stage_read("").kind, Kind::worst);
        QCOMPARE(stage_read("unstated (max)").kind, Kind::worst);
    }
    void pipelineLayouts() {
        const auto layout = pipeline_layout("Et*3|(tt|)*6mL");
        QVERIFY(layout);
        QVERIFY((layout->layers == std::vector<std::int64_t>{3, 2, 2, 2, 2, 2, 2, 0}));
        QCOMPARE(layout->mtp_layers, 1);
        QVERIFY((pipeline_layout("Et*4|(t*4|)*14tmL")->layers.size() == 16));
        for (const char* bad : {"", "EL", "E(t", "Et)", "Et*0L", "Et*99999999999L", "E(((((((((((t)))))))))))L", "Exyz", "t*"})
            QVERIFY2(!pipeline_layout(bad), bad);
    }
    void layerPatterns() {
        const auto pattern = moe_layer_pattern("([0]*3+[1]*12)");
        QVERIFY(pattern);
        QCOMPARE(pattern->size(), 15u);
        QVERIFY(!(*pattern)[2] && (*pattern)[3]);
        QVERIFY((*moe_layer_pattern("[0,1]*2") == std::vector<bool>{false, true, false, true}));
        for (const char* bad : {"", "[0", "[2]", "1*3", "[0]*x"}) QVERIFY2(!moe_layer_pattern(bad), bad);
    }
    void recomputeWords() {
        QCOMPARE(recompute_modules("modules: layernorm+moe_act"), unsigned(recompute_layernorm | recompute_moe_activation));
        QCOMPARE(recompute_modules("[layernorm mla_up_proj mlp moe_act]"),
                 unsigned(recompute_layernorm | recompute_mla_up_projection | recompute_mlp | recompute_moe_activation));
        QCOMPARE(recompute_modules("layernorm, moe"), unsigned(recompute_layernorm | recompute_moe));
        QCOMPARE(recompute_modules("op-level selective AC (preset)"), 0u);
    }
    void statedValues() {
        QCOMPARE(std::string(stated_value("steady_allocated_gib=0.68; mtp=1; bias=0", "mtp")), std::string("1"));
        QCOMPARE(std::string(stated_value("mtp=; bias=0", "mtp")), std::string());
        QCOMPARE(std::string(stated_value("nobias=1", "bias")), std::string());
        QCOMPARE(std::string(stated_value("x", "bias")), std::string());
    }
    void softwareWords() {
        Training training;
        apply_software_words(training, "", "MoE dispatcher hybridep; EP a2a overlap; cuda graph full_iteration/[]; router force-balanced; "
                                           "dropless (except rows labelled tokendrop)");
        QCOMPARE(training.dispatcher, Dispatcher::hybrid_ep);
        QCOMPARE(training.cuda_graphs, CudaGraphs::full_iteration);
        QCOMPARE(training.routing, TokenRouting::balanced);
        QVERIFY(training.ep_overlap == Switch::on && !training.launch_blocking);

        Training other;
        apply_software_words(other, "CUDA_LAUNCH_BLOCKING=1 (no async overlap)",
                             "cuda graph transformer_engine/['attn', 'moe_router']; (tokendrop); router force-balanced");
        QVERIFY(other.launch_blocking);
        QCOMPARE(other.cuda_graphs, CudaGraphs::partial_with_attention);
        QCOMPARE(other.routing, TokenRouting::dropping);

        Training plain;
        plain.tp_overlap = Switch::on;
        apply_software_words(plain, "TP overlap off; grad-reduce overlap off", "cuda graph none/full_iteration");
        QVERIFY(plain.tp_overlap == Switch::off);
        QCOMPARE(plain.cuda_graphs, CudaGraphs::none);
        QCOMPARE(plain.routing, TokenRouting::unknown);
    }
    void statedInputs() {
        const auto said = [](const char* notes) {
            Training training;
            apply_software_words(training, "", notes);
            return training;
        };
        QCOMPARE(said("fp8 delayed scaling (TE hybrid)").fp8_recipe, Fp8Recipe::delayed);
        QCOMPARE(said("recipe LLAMA3_70B_PRETRAIN_CONFIG_H100_FP8_CS_V2@v0.4.2 matches row").fp8_recipe, Fp8Recipe::current);
        QCOMPARE(said("recipe X_FP8_SC_V1").fp8_recipe, Fp8Recipe::blockwise);
        QCOMPARE(said("recipe X_FP8_MX_V1").fp8_recipe, Fp8Recipe::unknown);
        QCOMPARE(said("float8 tensorwise on nn.Linear (dynamic scaling, float8 all-gather)").low_precision_weights, Switch::on);
        QCOMPARE(said("CP uses all-to-all (Ulysses-type) communication").cp_kind, CpKind::ulysses);
        QCOMPARE(said("vocab padded; CP method a2a").cp_kind, CpKind::ulysses);
        QCOMPARE(said("MoE: capacity factor 1.25 with padding (token drop)").capacity_factor, 1.25);
        QCOMPARE(said("").ep_overlap, Switch::unknown);
        QCOMPARE(offloaded_layers("activation CPU offload of 40 layers"), std::int64_t{40});
        QCOMPARE(offloaded_layers("modules: moe_act"), std::int64_t{0});
    }
};

QTEST_APPLESS_MAIN(TestRunWords)
#include "test_run_words.moc"
