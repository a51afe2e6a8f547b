// SPDX-License-Identifier: Apache-2.0
#include "core/formats/export.h"

#include "core/formats/enum_names.h"
#include "core/formats/megatron_args.h"
#include "core/formats/plan_file.h"
#include "tests/formats/golden_plans.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace fivefold;

namespace {

QString data_path(const QString& name) { return QStringLiteral(FIVEFOLD_TEST_DATA "/") + name; }

QByteArray read_file(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList ids(const std::vector<Finding>& findings, Severity severity) {
    QStringList list;
    for (const Finding& finding : findings)
        if (finding.severity == severity) list << QString::fromStdString(finding.id);
    return list;
}

struct MegatronFlag {
    QByteArray type;
    QList<QByteArray> choices;
};

QMap<QByteArray, MegatronFlag> megatron_flags() {
    QMap<QByteArray, MegatronFlag> flags;
    const QList<QByteArray> lines = read_file(data_path(QStringLiteral("megatron_args.csv"))).split('\n');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> cells = line.trimmed().split(',');
        if (cells.size() == 3) flags[cells[0]] = {cells[1], cells[2].isEmpty() ? QList<QByteArray>() : cells[2].split('|')};
    }
    return flags;
}

// Every flag must exist in Megatron's parser and its words must be of the flag's type.
void check_flags(const MegatronArgs& args, const QMap<QByteArray, MegatronFlag>& known, QStringList& complaints) {
    for (const std::string& line : args.bash_lines()) {
        QList<QByteArray> words = QByteArray::fromStdString(line).split(' ');
        const QByteArray name = words.takeFirst();
        const auto flag = known.find(name);
        bool good = flag != known.end();
        if (good && flag->type == "flag")
            good = words.isEmpty();
        else if (good)
            good = !words.isEmpty();
        for (const QByteArray& word : std::as_const(words)) {
            bool number = true;
            if (good && flag->type == "int") word.toLongLong(&number);
            if (good && flag->type == "float") word.toDouble(&number);
            if (good && !flag->choices.isEmpty()) number = flag->choices.contains(word);
            good = good && number;
        }
        if (!good) complaints << QString::fromStdString(line);
    }
}

MegatronArgs arguments_of(const golden::Case& made) {
    MegatronArgs args;
    add_megatron_parallelism(args, made.plan, made.estimate.layers_per_stage);
    add_megatron_model(args, made.plan);
    add_megatron_training(args, made.plan);
    return args;
}

bool contains(const MegatronArgs& args, const std::string& line) {
    const std::vector<std::string> lines = args.bash_lines();
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

struct Golden {
    golden::Case (*make)();
    ExportTarget target;
    Launcher launcher;
};
constexpr Golden kGolden[] = {
    {[] { return golden::llama_8b_16(Framework::nanotron); }, ExportTarget::nanotron, Launcher::slurm},
    {[] { return golden::llama_8b_16(); }, ExportTarget::megatron, Launcher::slurm},
    {golden::llama_405b_16384, ExportTarget::megatron, Launcher::slurm},
    {golden::deepseek_v3_256, ExportTarget::megatron, Launcher::slurm},
    {golden::mixtral_64, ExportTarget::megatron, Launcher::slurm},
    {[] { return golden::llama_8b_16(Framework::nanotron); }, ExportTarget::nanotron, Launcher::skypilot},
    {[] { return golden::llama_8b_16(); }, ExportTarget::megatron, Launcher::kubeflow},
    {[] { return golden::llama_8b_16(); }, ExportTarget::bridge, Launcher::slurm},
    {golden::deepseek_v3_256, ExportTarget::bridge, Launcher::slurm},
    {golden::mixtral_64, ExportTarget::bridge, Launcher::skypilot},
    {[] { return golden::for_target(ExportTarget::torchtitan); }, ExportTarget::torchtitan, Launcher::slurm},
    {golden::deepseek_v3_titan, ExportTarget::torchtitan, Launcher::kubeflow},
    {[] { return golden::for_target(ExportTarget::torchtitan_toml); }, ExportTarget::torchtitan_toml, Launcher::slurm},
    {golden::deepseek_v3_titan, ExportTarget::torchtitan_toml, Launcher::skypilot},
    {[] { return golden::for_target(ExportTarget::accelerate); }, ExportTarget::accelerate, Launcher::slurm},
    {[] { return golden::for_target(ExportTarget::accelerate); }, ExportTarget::accelerate, Launcher::kubeflow},
    {[] { return golden::for_target(ExportTarget::deepspeed); }, ExportTarget::deepspeed, Launcher::slurm},
    {[] { return golden::for_target(ExportTarget::deepspeed); }, ExportTarget::deepspeed, Launcher::skypilot},
};

golden::Case changed(golden::Case made, const std::function<void(Plan&)>& change) {
    change(made.plan);
    return made;
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void golden_files_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(kGolden); ++i)
            QTest::addRow("%s-%s-%zu", export_target_name(kGolden[i].target), launcher_name(kGolden[i].launcher), i) << static_cast<int>(i);
    }
    void golden_files() {
        QFETCH(int, row);
        const Golden& golden = kGolden[row];
        const golden::Case made = golden.make();
        const ExportResult result = export_plan(made.plan, made.estimate, golden.target, golden.launcher);
        QCOMPARE(ids(result.findings, Severity::error), QStringList());
        QVERIFY(result.files.size() >= 2);
        for (const ExportedFile& file : result.files) {
            const QString path = data_path(QStringLiteral("golden/") + QString::fromStdString(file.name));
            QByteArray text = QByteArray::fromStdString(file.text);
            text.replace("Fivefold " FIVEFOLD_VERSION, "Fivefold @VERSION@");
            if (qEnvironmentVariableIsSet("FIVEFOLD_UPDATE_GOLDEN")) {
                QFile out(path);
                QVERIFY(out.open(QIODevice::WriteOnly));
                out.write(text);
            }
            QCOMPARE(text, read_file(path));
            QCOMPARE(file.executable, file.name.ends_with(".sbatch"));
        }
    }

    void every_launcher_for_every_target() {
        for (const ExportTarget target : kExportTargets) {
            const golden::Case made = golden::for_target(target);
            for (const Launcher launcher : kLaunchers) {
                const ExportResult result = export_plan(made.plan, made.estimate, target, launcher);
                QVERIFY2(result.files.size() >= 2, export_target_name(target));
                const std::string& script = result.files.back().text;
                QVERIFY(script.find("Written by Fivefold " FIVEFOLD_VERSION) != std::string::npos);
                QVERIFY(script.find("(hash " + plan_hash(made.plan) + ")") != std::string::npos);
                QVERIFY(script.find("Predicted memory: 32.5 of 79.2 GiB") != std::string::npos && script.find("Predicted step time: 4.250 s (4.000 to 4.750 s") != std::string::npos);
                const bool fsdp = target == ExportTarget::torchtitan || target == ExportTarget::torchtitan_toml || target == ExportTarget::accelerate;
                QCOMPARE(script.find("unset CUDA_DEVICE_MAX_CONNECTIONS") != std::string::npos, fsdp);
                QVERIFY(script.find(target == ExportTarget::accelerate ? "accelerate launch" : "torchrun") != std::string::npos);
            }
        }
    }

    void scripts_are_bash() {
        const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
        if (bash.isEmpty()) QSKIP("no bash on this machine");
        QTemporaryDir folder;
        golden::Case nasty = golden::llama_8b_16();
        nasty.plan.name = "it's \"$(rm -rf)\" `x` \n#; \xE4\xB8\xAD";
        for (const golden::Case& made :
             {golden::llama_8b_16(), golden::llama_405b_16384(), golden::deepseek_v3_256(), golden::mixtral_64(), nasty}) {
            const ExportResult result = export_plan(made.plan, made.estimate, ExportTarget::megatron, Launcher::slurm);
            const QString path = folder.filePath(QStringLiteral("job.sbatch"));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(result.files.size(), std::size_t{2});
            file.write(QByteArray::fromStdString(result.files.back().text));
            file.close();
            QProcess process;
            process.start(bash, {QStringLiteral("-n"), path});
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.readAllStandardError(), QByteArray());
            QCOMPARE(process.exitCode(), 0);
        }
    }

    void file_names_are_safe() {
        for (const ExportTarget target : kExportTargets) {
            golden::Case made = golden::for_target(target);
            for (const char* name : {"../../etc/passwd", "", "...", "\xE4\xB8\xAD\xE6\x96\x87", "a\nb", "-rf"}) {
                made.plan.model.name = name;
                const ExportResult result = export_plan(made.plan, made.estimate, target, Launcher::slurm);
                QVERIFY(!result.files.empty());
                for (const ExportedFile& file : result.files) {
                    QVERIFY2(file.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-_") == std::string::npos, file.name.c_str());
                    QVERIFY(file.name.front() != '.' && file.name.front() != '-');
                }
            }
        }
    }

    void every_megatron_flag_exists() {
        const auto known = megatron_flags();
        QVERIFY(known.size() > 800);
        QStringList complaints;
        std::vector<golden::Case> bases = {golden::llama_8b_16(), golden::llama_405b_16384(), golden::deepseek_v3_256(),
                                           golden::mixtral_64()};
        const std::function<void(Plan&)> changes[] = {
            [](Plan&) {},
            [](Plan& p) { p.model.positions = Positions::learned; },
            [](Plan& p) { p.model.positions = Positions::none; },
            [](Plan& p) { p.model.gated_mlp = false, p.model.activation = Activation::squared_relu; },
            [](Plan& p) { p.model.norm = NormKind::layer_with_bias; },
            [](Plan& p) { p.model.qkv_bias = true; },
            [](Plan& p) { p.model.qk_norm = QkNorm::per_head; },
            [](Plan& p) {
                p.model.window = {128, 2}, p.model.attention_sinks = true;
            },
            [](Plan& p) {
                p.model.indexer = SparseIndexer{64, 128, 2048};
            },
            [](Plan& p) { p.model.tied_embeddings = true; },
            [](Plan& p) { p.training.dropout = true; },
            [](Plan& p) { p.training.launch_blocking = true; },
            [](Plan& p) { p.layout.zero = 0; },
            [](Plan& p) { p.layout.zero = 2; },
            [](Plan& p) { p.layout.shard_group = 1; },
            [](Plan& p) { p.layout.cp = 2, p.training.cp_kind = CpKind::all_gather; },
            [](Plan& p) { p.layout.cp = 2, p.training.cp_kind = CpKind::ulysses; },
            [](Plan& p) { p.layout.cp = 8, p.training.cp_kind = CpKind::hierarchical, p.training.cp_inner = 2; },
            [](Plan& p) { p.training.precision = Precision::mxfp8, p.training.low_precision_weights = Switch::on; },
            [](Plan& p) { p.training.offload_optimizer = 0.5; },
            [](Plan& p) { p.training.offload_activations = 0.5; },
            [](Plan& p) { p.training.shared_expert_overlap = Switch::on; },
            [](Plan& p) { p.training.routing = TokenRouting::dropping, p.training.capacity_factor = 1.25; },
            [](Plan& p) {
                p.layout.recompute = {RecomputeKind::selective, 0x7F};
            },
            [](Plan& p) { p.training.grad_bytes = 2; },
            [](Plan& p) { p.training.grad_bytes = 4; },
            [](Plan& p) { p.training.ep_overlap = Switch::on; },
            [](Plan& p) { p.training.routing = TokenRouting::dropping; },
            [](Plan& p) { p.training.routing = TokenRouting::balanced; },
            [](Plan& p) {
                if (p.model.moe) p.model.moe->shared_gate = true, p.model.moe->top_k = 1;
            },
        };
        for (const golden::Case& base : bases) {
            for (const auto& change : changes) check_flags(arguments_of(changed(base, change)), known, complaints);
            const auto each = [&](auto names, auto set) {
                for (const auto& entry : names)
                    check_flags(arguments_of(changed(base, [&](Plan& plan) { set(plan, entry.value); })), known, complaints);
            };
            each(enum_names<Precision>(), [](Plan& p, Precision v) { p.training.precision = v; });
            each(enum_names<Optimizer>(), [](Plan& p, Optimizer v) { p.training.optimizer = v; });
            each(enum_names<AttentionKernel>(), [](Plan& p, AttentionKernel v) { p.training.attention = v; });
            each(enum_names<LossKind>(), [](Plan& p, LossKind v) { p.training.loss = v; });
            each(enum_names<CudaGraphs>(), [](Plan& p, CudaGraphs v) { p.training.cuda_graphs = v; });
            each(enum_names<Dispatcher>(), [](Plan& p, Dispatcher v) { p.training.dispatcher = v; });
            each(enum_names<Fp8Recipe>(), [](Plan& p, Fp8Recipe v) { p.training.precision = Precision::fp8, p.training.fp8_recipe = v; });
        }
        for (const std::vector<std::int64_t>& split : {std::vector<std::int64_t>{10, 22}, {9, 23}}) {
            golden::Case made = golden::llama_8b_16();
            made.estimate.layers_per_stage = split;
            check_flags(arguments_of(made), known, complaints);
        }
        QCOMPARE(complaints, QStringList());
    }

    void stated_inputs() {
        const auto lines = [](const std::function<void(Plan&)>& change) { return arguments_of(changed(golden::llama_405b_16384(), change)); };
        const MegatronArgs nested = lines([](Plan& p) { p.layout.cp = 8, p.training.cp_kind = CpKind::hierarchical, p.training.cp_inner = 2; });
        QVERIFY(contains(nested, "--cp-comm-type a2a+p2p") && contains(nested, "--hierarchical-context-parallel-sizes 2 4"));
        QVERIFY(contains(lines([](Plan& p) { p.layout.cp = 8, p.training.cp_kind = CpKind::hierarchical, p.training.cp_inner = 8; }), "--cp-comm-type a2a"));
        const MegatronArgs fp8 = lines([](Plan& p) { p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::blockwise, p.training.low_precision_weights = Switch::on; });
        QVERIFY(contains(fp8, "--fp8-recipe blockwise") && contains(fp8, "--fp8-format e4m3") && contains(fp8, "--fp8-param-gather"));
        QVERIFY(contains(lines([](Plan& p) { p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::delayed; }), "--fp8-recipe delayed"));
        const MegatronArgs host = lines([](Plan& p) { p.training.offload_optimizer = 0.5, p.training.offload_activations = 0.25; });
        QVERIFY(contains(host, "--optimizer-cpu-offload") && contains(host, "--optimizer-offload-fraction 0.5") && contains(host, "--use-precision-aware-optimizer"));
        QVERIFY(contains(host, "--cpu-offloading-num-layers 32")); // a quarter of 126, rounded
        const MegatronArgs dropping = arguments_of(changed(golden::mixtral_64(), [](Plan& p) { p.training.routing = TokenRouting::dropping, p.training.capacity_factor = 1.25; }));
        QVERIFY(contains(dropping, "--moe-expert-capacity-factor 1.25") && contains(dropping, "--moe-pad-expert-input-to-capacity"));
        QVERIFY(contains(arguments_of(changed(golden::deepseek_v3_256(), [](Plan& p) { p.training.shared_expert_overlap = Switch::on; })), "--moe-shared-expert-overlap"));
    }

    void stage_splits() {
        golden::Case made = golden::llama_8b_16();
        made.plan.layout.pp = 4;
        const auto with = [&](std::vector<std::int64_t> layers) {
            made.estimate.layers_per_stage = std::move(layers);
            return arguments_of(made);
        };
        QVERIFY(contains(with({7, 9, 9, 7}), "--decoder-first-pipeline-num-layers 7"));
        QVERIFY(contains(with({7, 9, 9, 7}), "--decoder-last-pipeline-num-layers 7"));
        QVERIFY(contains(with({8, 9, 9, 6}), "--decoder-last-pipeline-num-layers 6"));
        QVERIFY(contains(with({8, 9, 9, 9}), "--account-for-embedding-in-pipeline-split"));
        QVERIFY(contains(with({9, 9, 9, 8}), "--account-for-loss-in-pipeline-split"));
        QVERIFY(contains(with({9, 9, 8, 6}), "--pipeline-model-parallel-layout 'Et*9|t*9|t*8|t*6L'"));
        made.plan.layout.vpp = 2;
        QVERIFY(contains(with({3, 4, 4, 4, 4, 4, 4, 3}), "--num-virtual-stages-per-pipeline-rank 2"));
        QVERIFY(contains(with({1, 5, 5, 5, 5, 5, 5, 1}), "--pipeline-model-parallel-layout 'Et|(t*5|)*6tL'"));
    }

    void expressions() {
        QCOMPARE(megatron_layout(golden::deepseek_v3_256().estimate.layers_per_stage, 1), std::string("Et*2|(t*2|)*29t|mL"));
        QCOMPARE(megatron_layout(golden::llama_405b_16384().estimate.layers_per_stage, 0), std::string("E|(t|)*126L"));
        QCOMPARE(moe_layer_expression(golden::deepseek_v3()).value(), std::string("([0]*3+[1]*58)"));
        QVERIFY(!moe_layer_expression(golden::mixtral_8x7b()).has_value());
        Transformer model = golden::mixtral_8x7b();
        model.moe->step = 2;
        QCOMPARE(moe_layer_expression(model).value(), std::string("([0,1]*16)"));
        model.moe->step = 1;
        model.moe->dense_layers = {5};
        QCOMPARE(moe_layer_expression(model).value(), std::string("([1]*5+[0]*1+[1]*26)"));
    }

    void environment() {
        const auto script = [](const golden::Case& made) {
            return export_plan(made.plan, made.estimate, ExportTarget::megatron, Launcher::slurm).files.at(1).text;
        };
        QVERIFY(script(golden::llama_8b_16()).find("export CUDA_DEVICE_MAX_CONNECTIONS=1") != std::string::npos);
        QVERIFY(script(golden::mixtral_64()).find("unset CUDA_DEVICE_MAX_CONNECTIONS") != std::string::npos);
        golden::Case blackwell = golden::llama_8b_16();
        blackwell.plan.cluster.gpu.architecture = "Blackwell";
        QVERIFY(script(blackwell).find("CUDA_DEVICE_MAX_CONNECTIONS") == std::string::npos);
    }

    void names() {
        QCOMPARE(export_target_from_name("nanotron").value(), ExportTarget::nanotron);
        QCOMPARE(export_target_from_name("megatron").value(), ExportTarget::megatron);
        QVERIFY(!export_target_from_name("primus").has_value() && !launcher_from_name("mcli").has_value());
        for (const ExportTarget target : kExportTargets) QCOMPARE(export_target_from_name(export_target_name(target)).value(), target);
        for (const Launcher launcher : kLaunchers) QCOMPARE(launcher_from_name(launcher_name(launcher)).value(), launcher);
    }
};

QTEST_APPLESS_MAIN(ExportTest)
#include "export_test.moc"
