// SPDX-License-Identifier: Apache-2.0
// What a plan changes in launch files written by hand.
#include "core/formats/launch_diff.h"

#include "app/texts/finding_sentence.h"
#include "core/estimate/stages.h"
#include "core/formats/format_error.h"
#include "core/plan/rules.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <functional>
#include <random>
#include <set>

using namespace fivefold;

namespace {

const Catalogue& catalogue() {
    static const Catalogue catalogue = load_catalogue();
    return catalogue;
}

ImportFile file(const QByteArray& name) {
    QFile input(QStringLiteral(FIVEFOLD_TEST_DATA "/launch/") + QString::fromLatin1(name));
    return input.open(QIODevice::ReadOnly) ? ImportFile{name.toStdString(), input.readAll().toStdString()} : ImportFile{};
}

Plan plan_of(const ImportFile& input) { return import_files(std::vector<ImportFile>{input}, catalogue()).plan; }

/// "- old line" and "+ new line" for each line in which the texts differ.
QByteArray line_changes(const std::string& before, const std::string& after) {
    const QByteArrayList old_lines = QByteArray::fromStdString(before).split('\n'),
                         new_lines = QByteArray::fromStdString(after).split('\n');
    QByteArray out;
    qsizetype i = 0, j = 0;
    while (i < old_lines.size() || j < new_lines.size()) {
        if (i < old_lines.size() && j < new_lines.size() && old_lines[i] == new_lines[j]) {
            ++i, ++j;
            continue;
        }
        const qsizetype found = i < old_lines.size() ? new_lines.indexOf(old_lines[i], j) : new_lines.size();
        if (found >= 0 && j < new_lines.size() && (i >= old_lines.size() || found > j))
            out += "+" + new_lines[j++] + "\n";
        else
            out += "-" + old_lines[i++] + "\n";
    }
    return out;
}

std::string message(const WrittenBack& written) {
    std::string all;
    for (const Finding& finding : written.diff.findings) all += text::finding_sentence(finding) + " ";
    return all;
}

} // namespace

class LaunchDiffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void edits_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* option, const char* expected) {
            QTest::addRow("%s %s", name, option) << QByteArray(name) << QByteArray(option) << QByteArray(expected);
        };
        row("qwen-7b.nanotron.yaml", "same", "");
        row("qwen-7b.nanotron.yaml", "micro",
            "-  micro_batch_size: 2\n-  batch_accumulation_per_replica: 8\n+  micro_batch_size: 1\n+  batch_accumulation_per_replica: "
            "16\n");
        row("qwen-7b.nanotron.yaml", "gpipe", "-  pp_engine: '1f1b'\n+  pp_engine: 'afab'\n");
        row("qwen-7b.nanotron.yaml", "tp4",
            "-  dp:   4        # replicas\n+  dp:   2        # replicas\n-  tp: 2\n+  tp: 4\n-  batch_accumulation_per_replica: 8\n+  "
            "batch_accumulation_per_replica: 16\n");
        row("gpt-moe.megatron.sh", "same", "");
        row("gpt-moe.megatron.sh", "tp4", "-TP=${TP:-2}\n+TP=${TP:-4}\n");
        row("gpt-moe.megatron.sh", "micro", "-MBS=1\n+MBS=2\n");
        row("gpt-moe.megatron.sh", "full",
            "-    --recompute-granularity selective --recompute-modules core_attn moe_act)\n+    --recompute-granularity full)\n+    "
            "--recompute-method uniform \\\n+    --recompute-num-layers 1 \\\n");
        row("gpt-moe.megatron.sh", "zero0", "-TRAIN_ARGS+=(--use-distributed-optimizer)\n+TRAIN_ARGS+=()\n");
        row("mixtral.model_args.yaml", "same", "");
        row("mixtral.model_args.yaml", "zero3", "-  --use-distributed-optimizer: true\n+  --use-distributed-optimizer: true\n");
        row("llama.bridge.yaml", "same", "");
        row("llama.bridge.yaml", "seq4096",
            "-  seq_length: 8192\n+  seq_length: 4096\n-  seq_length: 8192   # the same\n+  seq_length: 4096   # the same\n");
        row("llama.bridge.yaml", "bf16", "-mixed_precision: bf16_with_fp8_current_scaling_mixed\n+mixed_precision: bf16_mixed\n");
        row("llama.torchtitan.toml", "same", "");
        row("llama.torchtitan.toml", "none", "-mode = \"full\"\n+mode = \"none\"\n");
        row("llama.torchtitan.toml", "zero2", "-fsdp_reshard_after_forward = \"always\"\n+fsdp_reshard_after_forward = \"never\"\n");
        row("fsdp.accelerate.yaml", "same", "");
        row("fsdp.accelerate.yaml", "zero2", "-  fsdp_reshard_after_forward: true\n+  fsdp_reshard_after_forward: false\n");
        row("zero2.deepspeed.json", "same", "");
        row("zero2.deepspeed.json", "zero3", "-    \"stage\": 2,\n+    \"stage\": 3,\n");
        row("zero2.deepspeed.json", "micro",
            "-  \"train_micro_batch_size_per_gpu\": 4,\n-  \"gradient_accumulation_steps\": 4,\n+  \"train_micro_batch_size_per_gpu\": "
            "2,\n+  \"gradient_accumulation_steps\": 8,\n");
    }
    void edits() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, expected);
        const ImportFile input = file(name);
        Plan plan = plan_of(input);
        Layout& layout = plan.layout;
        if (option == "micro") layout.micro_batch = layout.micro_batch > 1 ? layout.micro_batch / 2 : 2;
        if (option == "gpipe") layout.schedule = Schedule::gpipe;
        if (option == "tp4") layout.tp = 4;
        if (option == "full") layout.recompute.kind = RecomputeKind::full;
        if (option == "none") layout.recompute.kind = RecomputeKind::none;
        if (option.startsWith("zero")) layout.zero = option[4] - '0';
        if (option == "seq4096") plan.training.seq_len = 4096;
        if (option == "bf16") plan.training.precision = Precision::bf16;
        if (option != "same") complete(plan);
        const WrittenBack written = write_back(input, plan, catalogue());
        QVERIFY2(!written.text.empty(), message(written).c_str());
        if (name == "mixtral.model_args.yaml" && option == "zero3") { // new keys stand behind the last
            QVERIFY(written.text.starts_with(input.text));
            QVERIFY(written.text.find("  --use-megatron-fsdp: true\n  --data-parallel-sharding-strategy: optim_grads_params\n") !=
                    std::string::npos);
            return;
        }
        QCOMPARE(line_changes(input.text, written.text), expected);
        QCOMPARE(written.diff.changes.empty(), expected.isEmpty());
    }

    void random_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"qwen-7b.nanotron.yaml", "gpt-moe.megatron.sh", "mixtral.model_args.yaml", "llama.bridge.yaml",
                                 "llama.torchtitan.toml", "fsdp.accelerate.yaml", "zero2.deepspeed.json"})
            QTest::newRow(name) << QByteArray(name);
    }
    /// Any valid plan on the same machines: written back and read again it is the same, other lines stay, and so does the end of lines.
    void random() {
        QFETCH(QByteArray, name);
        std::mt19937 engine(20260505);
        const auto pick = [&](std::initializer_list<std::int64_t> values) {
            return *(values.begin() + static_cast<std::ptrdiff_t>(engine() % values.size()));
        };
        const ImportFile input = file(name);
        const Plan base = plan_of(input);
        int written_back = 0;
        for (int i = 0; i < 400; ++i) {
            Plan plan = base;
            Layout& layout = plan.layout;
            layout.tp = pick({1, 2, 4});
            layout.pp = pick({1, 2, 4});
            layout.cp = pick({1, 1, 2});
            layout.vpp = layout.pp > 1 ? pick({1, 1, 2}) : 1;
            if (plan.model.moe) layout.ep = pick({1, 2, 4, 8}), layout.etp = pick({1, layout.tp});
            layout.zero = static_cast<int>(pick({0, 1, 2, 3}));
            layout.shard_group = 0;
            layout.sequence_parallel = pick({0, 1, 1}) != 0;
            if (name.startsWith("qwen")) layout.sequence_parallel = true; // its mode stands behind an anchor
            layout.micro_batch = pick({1, 2, 4});
            layout.recompute = {static_cast<RecomputeKind>(pick({0, 1, 2})), recompute_core_attention};
            if (layout.split == StageSplit::explicit_layers) layout.split = StageSplit::slots, layout.layers_per_stage.clear();
            plan.training.seq_len = pick({2048, 4096, 8192});
            if (name.startsWith("fsdp") || name.startsWith("zero2")) plan.training.seq_len = base.training.seq_len;
            plan.training.cp_kind = static_cast<CpKind>(pick({0, 1, 2}));
            complete(plan);
            if (!is_valid(plan)) continue;
            const bool windows = i % 2 == 1; // line ends of the other world
            ImportFile source = input;
            if (windows && name.endsWith(".sh")) continue; // bash itself does not take them
            if (windows) source.text = QByteArray::fromStdString(input.text).replace("\n", "\r\n").toStdString();
            const WrittenBack written = write_back(source, plan, catalogue());
            if (written.text.empty()) {
                for (const Finding& finding : written.diff.findings) QVERIFY2(finding.id != "launch-key-refused", message(written).c_str());
                continue; // the framework has no words for it
            }
            ++written_back;
            QVERIFY(diff_launch_file({input.name, written.text}, plan, catalogue()).changes.empty());
            if (windows)
                QCOMPARE(std::count(written.text.begin(), written.text.end(), '\n'),
                         std::count(written.text.begin(), written.text.end(), '\r'));
            const Plan read = plan_of({input.name, written.text});
            QCOMPARE(read.layout.tp, layout.tp);
            QCOMPARE(read.layout.pp, layout.pp);
            QCOMPARE(read.layout.cp, layout.cp);
            QCOMPARE(read.layout.ep, layout.ep);
            QCOMPARE(read.layout.zero, layout.zero);
            if (!name.startsWith("fsdp")) QCOMPARE(read.layout.micro_batch, layout.micro_batch);
            QCOMPARE(read.training.seq_len, plan.training.seq_len);
            if (layout.tp > 1)
                QCOMPARE(read.layout.sequence_parallel, layout.sequence_parallel || name.startsWith("fsdp") || name.startsWith("zero2"));
            if (!name.startsWith("zero2") && !name.startsWith("fsdp") && !name.startsWith("qwen"))
                QCOMPARE(read.layout.recompute.kind, layout.recompute.kind);
            const std::vector<LaunchChange>& changes = written.diff.changes;
            for (QByteArray line : QByteArray::fromStdString(source.text).split('\n')) {
                if (line.endsWith('\r')) line.chop(1); // a new JSON member puts a comma before it
                const bool touched =
                    name.endsWith(".sh")
                        ? !line.trimmed().startsWith('#')
                        : std::any_of(changes.begin(), changes.end(), [&](const LaunchChange& change) {
                              return line.contains(QByteArray::fromStdString(change.key.substr(change.key.find_last_of('.') + 1)));
                          });
                QVERIFY2(touched || written.text.find(line.toStdString()) != std::string::npos, line.constData());
            }
        }
        QVERIFY2(written_back >= 8, QByteArray::number(written_back));
    }

    void whatCannotBeSaid() {
        const ImportFile titan = file("llama.torchtitan.toml");
        Plan plan = plan_of(titan);
        plan.layout.zero = 1;
        WrittenBack written = write_back(titan, plan, catalogue());
        QVERIFY(written.text.empty() && has_errors(written.diff.findings));
        QVERIFY(message(written).find("ZeRO-1") != std::string::npos);

        const ImportFile nanotron = file("qwen-7b.nanotron.yaml"); // its mode stands behind an anchor that others could share
        plan = plan_of(nanotron);
        plan.layout.sequence_parallel = false;
        written = write_back(nanotron, plan, catalogue());
        QVERIFY(written.text.empty());
        QVERIFY2(message(written).find("parallelism.tp_mode") != std::string::npos, message(written).c_str());

        QVERIFY_THROWS_EXCEPTION(FormatError, (void)write_back({"x.json", "{\"model_type\": \"llama\"}"}, plan, catalogue()));
    }
    void sharedVariable() { // TP also sets the number of micro-batches here: it stays, and its use changes
        const ImportFile script{
            "run.sh", "#!/bin/bash\nTP=2\ntorchrun --nproc_per_node 8 --nnodes 1 x.py --num-layers 32 --hidden-size 4096 --ffn-hidden-size "
                      "11008 --num-attention-heads 32 "
                      "--vocab-size 32000 --swiglu --disable-bias-linear --position-embedding-type rope --normalization RMSNorm "
                      "--seq-length 2048 --attention-dropout 0 "
                      "--hidden-dropout 0 --bf16 --micro-batch-size $TP --global-batch-size 32 --tensor-model-parallel-size $TP\n"};
        Plan plan = plan_of(script);
        plan.layout.tp = 4;
        plan.layout.sequence_parallel = false;
        complete(plan);
        const WrittenBack written = write_back(script, plan, catalogue());
        QVERIFY2(!written.text.empty(), message(written).c_str());
        QVERIFY(written.text.find("TP=2\n") != std::string::npos &&
                written.text.find("--tensor-model-parallel-size 4") != std::string::npos &&
                written.text.find("--micro-batch-size $TP") != std::string::npos);
    }
    void findingsHaveSentences() {
        for (const char* id :
             {"launch-inexpressible", "launch-key-refused", "launch-model-differs", "launch-gpus-differ", "launch-not-written"})
            QVERIFY(text::finding_sentence({id, Severity::error, {}, {}}) != id);
    }
};

QTEST_APPLESS_MAIN(LaunchDiffTest)
#include "launch_diff_test.moc"
