// SPDX-License-Identifier: Apache-2.0
// One file of each kind: what is taken, guessed and ignored.
#include "core/formats/catalogue.h"
#include "core/formats/format_error.h"
#include "core/formats/import.h"
#include "core/plan/rules.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace fivefold;

namespace {

const Catalogue& catalogue() {
    static const Catalogue catalogue = load_catalogue();
    return catalogue;
}

ImportFile file(const char* name) {
    QFile input(QStringLiteral(FIVEFOLD_TEST_DATA "/launch/") + QLatin1String(name));
    return input.open(QIODevice::ReadOnly) ? ImportFile{name, input.readAll().toStdString()} : ImportFile{};
}

ImportedPlan import(std::vector<ImportFile> files) { return import_files(files, catalogue()); }

const ImportNote* find(const ImportedPlan& imported, ImportNote::Kind kind, const std::string& name) {
    const auto found = std::find_if(imported.notes.begin(), imported.notes.end(),
                                    [&](const ImportNote& note) { return note.kind == kind && (note.field == name || note.key == name); });
    return found == imported.notes.end() ? nullptr : &*found;
}

QByteArray errors(const Plan& plan) {
    QByteArray ids;
    for (const Finding& finding : check_plan(plan))
        if (finding.severity == Severity::error) ids += finding.id.c_str() + QByteArray(" ");
    return ids;
}

} // namespace

class ImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kinds_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, FileKind kind) { QTest::newRow(name) << QByteArray(name) << static_cast<int>(kind); };
        row("qwen-7b.nanotron.yaml", FileKind::nanotron);
        row("gpt-moe.megatron.sh", FileKind::megatron_script);
        row("mixtral.model_args.yaml", FileKind::megatron_yaml);
        row("llama.bridge.yaml", FileKind::megatron_bridge);
        row("llama.torchtitan.toml", FileKind::torchtitan);
        row("fsdp.accelerate.yaml", FileKind::accelerate);
        row("zero2.deepspeed.json", FileKind::deepspeed);
        row("moe.simumax-model.json", FileKind::simumax_model);
        row("ep8.simumax-strategy.json", FileKind::simumax_strategy);
        row("gpt.calculon-model.json", FileKind::calculon_model);
        row("full.calculon-execution.json", FileKind::calculon_execution);
        row("seven.llm-analysis-model.json", FileKind::llm_analysis_model);
    }
    void kinds() {
        QFETCH(QByteArray, name);
        QFETCH(int, kind);
        const ImportFile input = file(name.constData());
        QVERIFY(!input.text.empty());
        QCOMPARE(static_cast<int>(file_kind(input.text)), kind);
        QCOMPARE(static_cast<int>(file_kind("\xEF\xBB\xBF" + input.text)), kind);
        QVERIFY(!import({input}).notes.empty());
    }
    void otherKinds() {
        QCOMPARE(file_kind("{\"model_type\": \"llama\", \"hidden_size\": 64}"), FileKind::model_config);
        QCOMPARE(file_kind("{\"fivefold_plan\": 1}"), FileKind::plan);
        QCOMPARE(file_kind("num_nodes: 2\nresources:\n  accelerators: H100:8\n"), FileKind::launcher);
        QCOMPARE(file_kind("apiVersion: trainer.kubeflow.org/v1alpha1\nkind: TrainJob\n"), FileKind::launcher);
        for (const char* text : {"", "hello world", "a: 1\n", "x = 1\n", "{}", "[1, 2]", "import torch\n"})
            QCOMPARE(file_kind(text), FileKind::unknown);
    }

    void nanotron() {
        const ImportedPlan imported = import({file("qwen-7b.nanotron.yaml")});
        const Plan& plan = imported.plan;
        QCOMPARE(errors(plan), QByteArray());
        QCOMPARE(plan.model.hidden, 3584);
        QCOMPARE(plan.model.kv_heads, 4);
        QVERIFY(plan.model.qkv_bias && plan.layout.sequence_parallel && plan.training.framework == Framework::nanotron);
        QCOMPARE(plan.layout.dp, 4);
        QCOMPARE(plan.cluster.nodes * plan.cluster.gpus_per_node, 16);
        QCOMPARE(plan.training.global_batch, 64);
        QCOMPARE(plan.training.total_tokens, 500.0 * 64 * 4096);
        QVERIFY(plan.layout.split == StageSplit::by_cost && plan.layout.schedule == Schedule::one_f_one_b);
        const ImportNote* taken = find(imported, ImportNote::Kind::taken, "layout.dp");
        QVERIFY(taken != nullptr);
        QCOMPARE(note_sentence(*taken), std::string("taken: qwen-7b.nanotron.yaml, line 9: parallelism.dp = 4 -> layout.dp"));
        QVERIFY(find(imported, ImportNote::Kind::ignored, "general.project") != nullptr);
        QVERIFY(find(imported, ImportNote::Kind::guessed, "cluster.gpu") != nullptr);
    }
    void megatronScript() {
        const ImportedPlan imported = import({file("gpt-moe.megatron.sh")});
        const Plan& plan = imported.plan;
        QCOMPARE(errors(plan), QByteArray());
        QCOMPARE(plan.layout.tp, 2);
        QCOMPARE(plan.layout.pp, 4);
        QCOMPARE(plan.layout.ep, 8);
        QCOMPARE(plan.layout.etp, 1);
        QCOMPARE(plan.layout.dp, 8);
        QCOMPARE(plan.training.global_batch, 256);
        QCOMPARE(plan.cluster.nodes, 8);
        QCOMPARE(plan.cluster.gpu.id, std::string("h100-sxm5-80gb"));
        QVERIFY(plan.model.moe && plan.model.moe->experts == 8 && plan.model.ffn == 0);
        QVERIFY(plan.layout.sequence_parallel && plan.layout.zero == 1);
        QCOMPARE(plan.layout.recompute.modules, unsigned{recompute_core_attention} | recompute_moe_activation);
        QCOMPARE(plan.model.name, std::string("Mixtral-8x7B"));
        const ImportNote* save = find(imported, ImportNote::Kind::ignored, "--save");
        QVERIFY(save != nullptr && save->why.find("running the script") != std::string::npos);
    }
    void megatronYaml() {
        const Plan plan = import({file("mixtral.model_args.yaml")}).plan;
        QCOMPARE(errors(plan), QByteArray());
        QVERIFY(plan.layout.split == StageSplit::explicit_layers);
        QVERIFY((plan.layout.layers_per_stage == std::vector<std::int64_t>{7, 9, 9, 7}));
    }
    void bridge() {
        const Plan plan = import({file("llama.bridge.yaml")}).plan;
        QCOMPARE(errors(plan), QByteArray());
        QCOMPARE(plan.layout.vpp, 2);
        QVERIFY(plan.training.precision == Precision::fp8 && plan.training.fp8_recipe == Fp8Recipe::current);
        QCOMPARE(plan.training.grad_bytes, 4);
        QCOMPARE(plan.layout.recompute.modules, unsigned{recompute_core_attention} | recompute_layernorm);
    }
    void torchtitan() {
        const Plan plan = import({file("llama.torchtitan.toml")}).plan;
        QCOMPARE(errors(plan), QByteArray());
        QCOMPARE(plan.model.name, std::string("Llama-3.1-8B"));
        QCOMPARE(plan.layout.dp, 8);
        QCOMPARE(plan.layout.shard_group, 4);
        QCOMPARE(plan.layout.zero, 3);
        QCOMPARE(plan.layout.micro_batch, 1);
        QCOMPARE(plan.layout.accumulation, 8);
        QVERIFY(plan.training.torch_compile == Switch::on && plan.training.loss == LossKind::fused &&
                plan.layout.recompute.kind == RecomputeKind::full);
    }
    void accelerateAndDeepSpeed() {
        const Plan fsdp =
            import({file("fsdp.accelerate.yaml"),
                    {"config.json",
                     R"({"model_type":"llama","hidden_size":4096,"num_hidden_layers":32,"num_attention_heads":32,"vocab_size":32000})"}})
                .plan;
        QCOMPARE(errors(fsdp), QByteArray());
        QCOMPARE(fsdp.layout.tp, 4);
        QCOMPARE(fsdp.layout.dp, 8);
        QCOMPARE(fsdp.layout.shard_group, 4);
        QCOMPARE(fsdp.cluster.nodes, 4);
        QCOMPARE(fsdp.model.layers, 32);
        const ImportedPlan zero = import({file("zero2.deepspeed.json")});
        QCOMPARE(zero.plan.layout.zero, 2);
        QCOMPARE(zero.plan.layout.dp, 16);
        QCOMPARE(zero.plan.training.offload_optimizer, 1.0);
        QVERIFY(find(zero, ImportNote::Kind::guessed, "model") != nullptr);
        const char* plugin = "distributed_type: DEEPSPEED\nnum_processes: 16\nnum_machines: 2\ndeepspeed_config:\n  deepspeed_config_file: "
                             "zero2.deepspeed.json\n";
        const Plan both = import({{"accelerate.yaml", plugin}, file("zero2.deepspeed.json")}).plan;
        QCOMPARE(both.layout.zero, 2);
        QCOMPARE(both.cluster.nodes, 2);
    }
    void otherPlanners() {
        const Plan simumax = import({file("ep8.simumax-strategy.json"), file("moe.simumax-model.json")}).plan;
        QCOMPARE(errors(simumax), QByteArray());
        QVERIFY(simumax.model.latent && simumax.model.moe && simumax.model.moe->first_dense == 1);
        QCOMPARE(simumax.layout.dp, 16);
        QCOMPARE(simumax.training.global_batch, 256);
        const Plan calculon = import({file("gpt.calculon-model.json"), file("full.calculon-execution.json")}).plan;
        QCOMPARE(errors(calculon), QByteArray());
        QVERIFY(!calculon.model.gated_mlp && calculon.training.precision == Precision::fp16 && !calculon.layout.sequence_parallel);
        QCOMPARE(calculon.training.seq_len, 2048);
        const Plan model = import({file("seven.llm-analysis-model.json")}).plan;
        QCOMPARE(model.model.kv_heads, 8);
        QVERIFY(model.model.gated_mlp);
        QCOMPARE(errors(model), QByteArray());
    }
    void machinesFromAnotherFile() {
        const ImportFile slurm{"job.sbatch", "#!/bin/bash\n#SBATCH --nodes=4\n#SBATCH --gpus-per-node=8\nsrun train --config x.yaml\n"};
        QCOMPARE(import({slurm, file("mixtral.model_args.yaml")}).plan.cluster.nodes, 4);
        const ImportFile sky{"sky.yaml", "num_nodes: 8\nresources:\n  accelerators: B200:8\nrun: x\n"};
        const Plan plan = import({file("mixtral.model_args.yaml"), sky}).plan;
        QCOMPARE(plan.cluster.nodes, 8);
        QVERIFY(plan.cluster.gpu.id.starts_with("b200"));
    }
    void contradictions_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("two of a kind") << QByteArray("qwen-7b.nanotron.yaml") << QByteArray("qwen-7b.nanotron.yaml")
                                       << QByteArray("give one of them");
        QTest::newRow("two frameworks") << QByteArray("qwen-7b.nanotron.yaml") << QByteArray("mixtral.model_args.yaml")
                                        << QByteArray("one framework");
    }
    void contradictions() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(QByteArray, words);
        try {
            (void)import({file(first.constData()), file(second.constData())});
            QFAIL("it was taken");
        } catch (const FormatError& error) {
            QVERIFY2(QByteArray(error.what()).contains(words), error.what());
        }
    }
    void unknownFilesBesideKnownOnes() {
        const ImportedPlan imported = import({{"notes.json", "{\"a\": 1}"}, file("qwen-7b.nanotron.yaml")});
        QCOMPARE(imported.plan.layout.pp, 2);
        QVERIFY(std::any_of(imported.notes.begin(), imported.notes.end(),
                            [](const ImportNote& note) { return note.file == "notes.json" && note.kind == ImportNote::Kind::ignored; }));
    }
};

QTEST_APPLESS_MAIN(ImportTest)
#include "import_test.moc"
