// SPDX-License-Identifier: Apache-2.0
#include "core/formats/format_error.h"
#include "core/formats/runs_csv.h"

#include <QTest>

#include <map>
#include <sstream>

using namespace fivefold;

namespace {

using Cells = std::map<std::string, std::string>;

// A small Llama on one H100 node; a test changes single cells.
Cells llama() {
    return {{"run_id", "a-1"},     {"source", "hand"},   {"quality", "A"},      {"model", "tiny"},       {"layers", "32"},
            {"hidden", "4096"},    {"ffn", "14336"},     {"heads", "32"},       {"kv_heads", "8"},       {"head_dim", "128"},
            {"vocab", "128256"},   {"gated_mlp", "1"},   {"pos_emb", "rope"},   {"tied_embeddings", "0"}, {"gpu", "H100-80GB"},
            {"gpus", "16"},        {"gpus_per_node", "8"}, {"inter_node", "RoCE 1600 Gb/s per node"}, {"tp", "2"}, {"sp", "1"},
            {"pp", "2"},           {"vpp", ""},          {"cp", "1"},           {"ep", ""},              {"etp", ""},
            {"dp", ""},            {"zero_stage", ""},   {"seq_len", "8192"},   {"micro_batch", "1"},    {"global_batch", "32"},
            {"microbatches", ""},  {"recompute", "none"}, {"precision", "bf16"}, {"grad_reduce_dtype", "bf16"}, {"attention", "flash"},
            {"framework", "Megatron-Bridge"}, {"framework_version", "25.09"}, {"step_time_s", ""}, {"tokens_per_s_per_gpu", "1000"},
            {"allocated_gib", "40"}, {"reserved_gib", ""}, {"smi_gib", ""}, {"memory_gb_unspecified", "50"}, {"memory_stage", "last"},
            {"outcome", "ran"},    {"notes", "steady_allocated_gib=12.5; bias=0"}};
}

MeasuredRun read(const Cells& cells) {
    static const Catalogue catalogue = load_catalogue();
    std::string header, row;
    for (const auto& [column, value] : cells) {
        header += (header.empty() ? "" : ",") + column;
        row += (&value == &cells.begin()->second ? "" : ",") + csv_field(value);
    }
    std::istringstream stream(header + "\n" + row + "\n");
    return read_runs(stream, catalogue).at(0);
}

MeasuredRun changed(const Cells& changes) {
    Cells cells = llama();
    for (const auto& [column, value] : changes) cells[column] = value;
    return read(cells);
}

} // namespace

class TestRunsCsv : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wholeRow() {
        const MeasuredRun run = read(llama());
        QCOMPARE(run.skip, std::string());
        QCOMPARE(run.line, 2u);
        const Plan& plan = run.plan;
        QCOMPARE(plan.model.kv_heads, 8);
        QVERIFY(plan.model.gated_mlp && !plan.model.qkv_bias);
        QCOMPARE(plan.cluster.gpu.id, std::string("h100-sxm5-80gb"));
        QCOMPARE(plan.cluster.nodes, 2);
        QCOMPARE(plan.cluster.network.bandwidth_per_gpu.value(), 25e9);
        QCOMPARE(plan.layout.dp, 4);
        QCOMPARE(plan.layout.accumulation, 8);
        QCOMPARE(plan.layout.vpp, 1);
        QCOMPARE(plan.layout.zero, 1);
        QCOMPARE(plan.training.grad_bytes, 2);
        QCOMPARE(plan.training.framework, Framework::megatron);
        QCOMPARE(plan.training.attention, AttentionKernel::flash);
        QVERIFY(plan.training.release > 2025.6 && plan.training.release < 2025.8);
        QCOMPARE(run.step_time->value(), 32.0 * 8192 / (1000 * 16)); // from tokens per second
        QCOMPARE(run.reading(MemoryKind::allocated)->value(), 40 * kGiB);
        QCOMPARE(run.reading(MemoryKind::unspecified)->value(), 50e9); // decimal
        QCOMPARE(run.reading(MemoryKind::steady)->value(), 12.5 * kGiB);
        QVERIFY(!run.reading(MemoryKind::reserved));
        QCOMPARE(run.stage.kind, StageRead::Kind::last);
    }
    // Predictions may not know who measured: two rows that differ in names alone give the same plan.
    void namesDoNotMatter() {
        const MeasuredRun run = read(llama());
        const MeasuredRun renamed = changed({{"run_id", "zz"}, {"source", "other"}, {"model", "GPT-9"}, {"quality", "C"}});
        QVERIFY(run.plan == renamed.plan);
        QCOMPARE(renamed.source, std::string("other"));
    }
    void skips_data() {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* column, const char* value, const char* reason) {
            QTest::addRow("%s=%s", column, value) << QString::fromLatin1(column) << QString::fromLatin1(value) << QString::fromLatin1(reason);
        };
        row("layers", "", "model dimensions not stated");
        row("hidden", "", "model dimensions not stated");
        row("gpu", "", "GPU not stated");
        row("gpu", "unstated", "GPU not stated");
        row("gpu", "abacus", "GPU not in the catalogue");
        row("gpus", "", "number of GPUs not stated");
        row("tp", "unstated", "layout not stated");
        row("tp", "3", "layout does not fill the GPUs");
        row("tp", "two", "tp is not a number");
        row("tp", "1.5", "tp is not a whole number");
        row("tp", "-2", "tp is not positive");
        row("tp", "1e308", "tp is not a number");
        row("seq_len", "", "sequence length not stated");
        row("micro_batch", "", "micro-batch not stated");
        row("recompute", "partial-full", "partial recomputation is not modelled");
        row("zero_stage", "7", "ZeRO stage is not 0 to 3");
        row("stage_layout", "Et*3|tL", "stage layout does not fit the layers");
        row("stage_layout", "what", "stage layout not understood");
    }
    void skips() {
        QFETCH(QString, column);
        QFETCH(QString, value);
        QFETCH(QString, reason);
        QCOMPARE(QString::fromStdString(changed({{column.toStdString(), value.toStdString()}}).skip), reason);
    }
    void batchMayBeMissing() {
        // memory alone needs no batch; a time on a pipeline does
        const Cells memory = {{"global_batch", ""}, {"tokens_per_s_per_gpu", ""}};
        QCOMPARE(changed(memory).skip, std::string());
        QVERIFY(changed(memory).plan.layout.accumulation >= 2);
        QCOMPARE(changed({{"global_batch", ""}}).skip, std::string("batch not stated"));
        QCOMPARE(changed({{"global_batch", ""}, {"microbatches", "4|8|32"}}).plan.layout.accumulation, 4);
        QCOMPARE(changed({{"micro_batch", ""}, {"microbatches", "4"}}).plan.layout.micro_batch, 2);
    }
    void hostIsStated() {
        QCOMPARE(read(llama()).plan.training.offload_optimizer, 0.0);
        QCOMPARE(changed({{"optimizer", "CPU Adam"}}).plan.training.offload_optimizer, 1.0);
        QCOMPARE(changed({{"recompute_detail", "activation CPU offload of 8 layers"}}).plan.training.offload_activations, 8.0 / 32);
        QCOMPARE(changed({{"notes", "Muon optimizer"}}).plan.training.optimizer, Optimizer::muon);
        QCOMPARE(changed({{"notes", ""}}).plan.training.tp_overlap, Switch::unknown);
    }
    void oldStack() {
        const Plan plan = changed({{"framework", "Megatron-DeepSpeed"}, {"attention", ""}, {"gated_mlp", "0"}, {"pos_emb", "learned"},
                                   {"kv_heads", ""}, {"sp", ""}, {"notes", ""}}).plan;
        QCOMPARE(plan.training.attention, AttentionKernel::fused_softmax);
        QCOMPARE(plan.layout.zero, 0);
        QCOMPARE(plan.model.kv_heads, 32);
        QCOMPARE(plan.model.positions, Positions::learned);
        QCOMPARE(plan.model.position_rows, 8192);
        QVERIFY(plan.model.qkv_bias && plan.training.dropout && !plan.layout.sequence_parallel);
    }
    void composerAndCompile() {
        const Cells composer = {{"framework", "llm-foundry/Composer FSDP"}, {"grad_reduce_dtype", ""}, {"tp", "1"}, {"pp", "1"}};
        const auto noted = [&](const char* notes) {
            Cells cells = composer;
            cells["notes"] = notes;
            return changed(cells).plan.training;
        };
        QCOMPARE(noted("MixedPrecision mode PURE; FSDP limit_all_gathers").grad_bytes, 2);
        QCOMPARE(noted("MixedPrecision mode DEFAULT; FSDP limit_all_gathers").grad_bytes, 4);
        QCOMPARE(noted("").grad_bytes, 0);
        QCOMPARE(noted("reading at iteration 90; no torch.compile").torch_compile, Switch::off);
        QCOMPARE(noted("local batch 1; no compile, bf16").torch_compile, Switch::off);
        QCOMPARE(noted("reading at iteration 90; torch.compile").torch_compile, Switch::on);
        QCOMPARE(noted("float8 tensorwise on nn.Linear; torch.compile").fp8_recipe, Fp8Recipe::current);
        QCOMPARE(noted("float8 tensorwise on nn.Linear; torch.compile; float8 rowwise").fp8_recipe, Fp8Recipe::rowwise);
        QCOMPARE(noted("torch.compile on or off not stated").torch_compile, Switch::unknown);
    }
    void experts() {
        const Plan plan = changed({{"experts", "64"}, {"top_k", "6"}, {"expert_ffn", "1408"}, {"shared_expert_ffn", "2816"}, {"ep", "4"},
                                   {"moe_layer_pattern", "([0]*2+[1]*30)"}, {"kv_lora_rank", "512"}, {"q_lora_rank", "1536"},
                                   {"stage_layout", "Et*8|t*8|t*8|t*8mL"}}).plan;
        QVERIFY(plan.model.moe && plan.model.latent);
        QCOMPARE(plan.model.moe->first_dense, 2);
        QCOMPARE(moe_layer_count(plan.model), 30);
        QCOMPARE(plan.model.latent->qk_rope_dim, 64);
        QCOMPARE(plan.layout.ep, 4);
        QCOMPARE(plan.layout.etp, 1);
        QCOMPARE(plan.layout.vpp, 2); // four stages on two ranks
        QCOMPARE(plan.layout.split, StageSplit::explicit_layers);
        QCOMPARE(plan.model.mtp_layers, 1);
    }
    // gpt-oss-120b's dimensions under any name: biases, sinks and expert biases come along
    void traitsOfTheSameDimensions() {
        const Cells dimensions = {{"layers", "12"}, {"hidden", "2880"}, {"ffn", "2880"}, {"heads", "64"}, {"kv_heads", "8"}, {"head_dim", "64"}, {"vocab", "201088"},
                                  {"experts", "128"}, {"top_k", "4"}, {"expert_ffn", "2880"}, {"notes", ""}, {"sliding_window", "128"}};
        const Transformer model = changed(dimensions).plan.model;
        QVERIFY(model.attention_sinks && model.qkv_bias && model.moe->expert_bias);
        QCOMPARE(model.layers, 12);
        Cells other = dimensions;
        other["expert_ffn"] = "2048";
        QVERIFY(!changed(other).plan.model.moe->expert_bias);
    }
    void notATable() {
        const auto fails = [](const std::string& text) {
            std::istringstream stream(text);
            try {
                (void)read_runs(stream, Catalogue{});
            } catch (const FormatError& error) {
                return std::string(error.what());
            }
            return std::string();
        };
        QVERIFY(fails("a,b\n1,2\n").starts_with("line 1: column 'layers' is missing"));
        QVERIFY(fails("").starts_with("line 1: the file is empty"));
    }
};

QTEST_APPLESS_MAIN(TestRunsCsv)
#include "test_runs_csv.moc"
