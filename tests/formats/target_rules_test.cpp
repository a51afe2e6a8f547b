// SPDX-License-Identifier: Apache-2.0
// Each rule of each target fires on a plan that breaks it and not before; and every rule known of the frameworks is either one
// of ours or has a reason why it does not concern a plan.
#include "core/formats/target_rules.h"

#include "app/texts/finding_texts.h"
#include "core/formats/csv.h"
#include "core/formats/enum_names.h"
#include "core/plan/rules.h"
#include "tests/formats/golden_plans.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <utility>

using namespace fivefold;

namespace {

QStringList ids(const std::vector<Finding>& findings, Severity severity) {
    QStringList list;
    for (const Finding& finding : findings)
        if (finding.severity == severity) list << QString::fromStdString(finding.id);
    return list;
}

struct Fire {
    const char* id;
    ExportTarget target;
    Severity severity;
    golden::Case (*base)();
    void (*change)(Plan&);
};

constexpr auto N = ExportTarget::nanotron;
constexpr auto M = ExportTarget::megatron;
constexpr auto B = ExportTarget::bridge;
constexpr auto T = ExportTarget::torchtitan;
constexpr auto V = ExportTarget::torchtitan_toml;
constexpr auto A = ExportTarget::accelerate;
constexpr auto D = ExportTarget::deepspeed;
constexpr auto E = Severity::error;
constexpr auto W = Severity::warning;
constexpr auto I = Severity::info;

golden::Case dense() { return golden::llama_8b_16(); }
golden::Case nano() { return golden::for_target(N); }
golden::Case titan() { return golden::for_target(T); }
golden::Case accelerate() { return golden::for_target(A); }
golden::Case deepspeed() { return golden::for_target(D); }
golden::Case mixtral() { return golden::mixtral_64(); }
golden::Case deepseek() { return golden::deepseek_v3_256(); }
golden::Case deepseek_titan() { return golden::deepseek_v3_titan(); }
/// Qwen3's shape of experts over 64 GPUs.
golden::Case experts_titan() {
    golden::Case made = golden::mixtral_64();
    made.plan.training.framework = Framework::torchtitan;
    made.plan.model.qk_norm = QkNorm::per_head;
    return made;
}

const Fire kFires[] = {
    {"nanotron-no-expert-parallel", N, E, nano, [](Plan& p) { p.layout.ep = 2; }},
    {"nanotron-no-context-parallel", N, E, nano, [](Plan& p) { p.layout.cp = 2; }},
    {"nanotron-no-virtual-stages", N, E, nano, [](Plan& p) { p.layout.vpp = 2; }},
    {"nanotron-zero-stage", N, E, nano, [](Plan& p) { p.layout.zero = 3; }},
    {"nanotron-no-shard-group", N, E, nano, [](Plan& p) { p.layout.shard_group = 1; }},
    {"nanotron-schedule", N, E, nano, [](Plan& p) { p.layout.schedule = Schedule::dual_pipe; }},
    {"nanotron-micro-batches", N, E, nano, [](Plan& p) { p.layout.pp = 8, p.layout.accumulation = 2; }},
    {"nanotron-layer-placement", N, W, nano, [](Plan& p) { p.layout.split = StageSplit::slots; }},
    {"nanotron-recompute", N, E, nano, [](Plan& p) { p.layout.recompute = {RecomputeKind::selective, recompute_mlp}; }},
    {"nanotron-recompute-attention", N, I, nano, [](Plan& p) { p.layout.recompute = {RecomputeKind::selective, recompute_core_attention}; }},
    {"nanotron-head-dim", N, E, nano, [](Plan& p) { p.model.head_dim = 256; }},
    {"nanotron-kv-heads", N, E, nano, [](Plan& p) { p.layout.tp = 16; }},
    {"nanotron-head-groups", N, E, nano, [](Plan& p) { p.model.kv_heads = 12; }},
    {"nanotron-model", N, E, nano, [](Plan& p) { p.model.qk_norm = QkNorm::per_head; }},
    {"nanotron-model", N, E, nano, [](Plan& p) { p.model.positions = Positions::learned; }},
    {"nanotron-model", N, E, nano, [](Plan& p) { p.model = golden::mixtral_8x7b(); }},
    {"nanotron-model", N, E, nano, [](Plan& p) { p.model.latent = LatentAttention{0, 512, 128, 64, 128}; }},
    {"nanotron-model", N, E, nano, [](Plan& p) { p.model.activation = Activation::gelu; }},
    {"nanotron-vocabulary", N, I, nano, [](Plan& p) { p.model.vocab = 128255; }},
    {"nanotron-precision", N, E, nano, [](Plan& p) { p.training.precision = Precision::fp8; }},
    {"nanotron-optimizer", N, E, nano, [](Plan& p) { p.training.optimizer = Optimizer::muon; }},
    {"nanotron-offload", N, W, nano, [](Plan& p) { p.training.offload_optimizer = 1; }},
    {"megatron-schedule", M, E, dense, [](Plan& p) { p.layout.schedule = Schedule::zero_bubble_h1; }},
    {"megatron-model", M, E, dense, [](Plan& p) { p.model.positions = Positions::alibi; }},
    {"megatron-model", M, E, dense, [](Plan& p) { p.model.activation = Activation::gelu; }},
    {"megatron-model", M, E, dense, [](Plan& p) { p.model.norms_per_layer = 4; }},
    {"megatron-biases", M, W, dense, [](Plan& p) { p.model.attention_output_bias = true; }},
    {"megatron-position-table", M, E, dense, [](Plan& p) { p.model.positions = Positions::learned, p.model.position_rows = 1024; }},
    {"megatron-mtp-positions", M, E, deepseek, [](Plan& p) { p.model.positions = Positions::learned; }},
    {"megatron-rotary-base", M, W, dense, [](Plan& p) { p.model.rope_theta = 10000.5; }},
    {"megatron-vocabulary", M, I, deepseek, [](Plan& p) { p.model.vocab = 129281; }},
    {"megatron-expert-bias", M, E, mixtral,
     [](Plan& p) { p.model.qkv_bias = p.model.attention_output_bias = p.model.mlp_bias = p.model.moe->expert_bias = true, p.layout.etp = 2; }},
    {"megatron-grouped-gemm", M, E, mixtral, [](Plan& p) { p.cluster.gpu.architecture = "Volta"; }},
    {"megatron-moe-sequence-parallel", M, W, mixtral, [](Plan& p) { p.layout.ep = 1, p.layout.tp = 2, p.layout.sequence_parallel = false; }},
    {"megatron-ep-overlap", M, E, mixtral, [](Plan& p) { p.training.ep_overlap = Switch::on; }},
    {"megatron-shared-expert-overlap", M, E, deepseek, [](Plan& p) { p.training.shared_expert_overlap = p.training.ep_overlap = Switch::on; }},
    {"megatron-optimizer", M, E, dense, [](Plan& p) { p.training.optimizer = Optimizer::adafactor; }},
    {"megatron-moments-zero", M, E, dense, [](Plan& p) { p.training.optimizer = Optimizer::adam_8bit, p.layout.zero = 0; }},
    {"megatron-fsdp-optimizer", M, E, mixtral, [](Plan& p) { p.training.optimizer = Optimizer::muon; }},
    {"megatron-fsdp-connections", M, W, dense, [](Plan& p) { p.layout.zero = 3; }},
    {"megatron-recompute-module", M, W, dense, [](Plan& p) { p.layout.recompute = {RecomputeKind::selective, recompute_moe}; }},
    {"megatron-activation-offload", M, E, dense, [](Plan& p) { p.layout.pp = 2, p.training.offload_activations = 0.5; }},
    {"megatron-activation-offload", M, E, dense, [](Plan& p) { p.layout.recompute.kind = RecomputeKind::full, p.training.offload_activations = 0.5; }},
    {"megatron-optimizer-offload", M, E, dense, [](Plan& p) { p.layout.zero = 0, p.training.offload_optimizer = 1; }},
    {"megatron-optimizer-offload", M, E, dense, [](Plan& p) { p.training.optimizer = Optimizer::sgd_momentum, p.training.offload_optimizer = 1; }},
    {"megatron-weight-offload", M, W, dense, [](Plan& p) { p.layout.zero = 3, p.training.offload_weights = 1; }},
    {"megatron-ulysses-kv-heads", M, E, dense, [](Plan& p) { p.layout.cp = 16, p.training.cp_kind = CpKind::ulysses; }},
    {"megatron-shard-group", M, W, dense, [](Plan& p) { p.layout.zero = 0, p.layout.shard_group = 1; }},
    {"megatron-loss", M, W, dense, [](Plan& p) { p.training.loss = LossKind::chunked; }},
    {"megatron-indexer-context", M, E, dense, [](Plan& p) { p.layout.cp = 2, p.model.indexer = SparseIndexer{64, 128, 2048}; }},
    {"megatron-loss-fused", M, W, dense, [](Plan& p) { p.training.loss = LossKind::fused; }},
    {"megatron-graphs", M, E, dense, [](Plan& p) { p.training.cuda_graphs = CudaGraphs::partial, p.layout.recompute.kind = RecomputeKind::full; }},
    {"megatron-graphs", M, E, mixtral, [](Plan& p) { p.training.cuda_graphs = CudaGraphs::partial, p.layout.recompute = {RecomputeKind::selective, recompute_moe}; }},
    {"megatron-fp8-recipe", M, W, dense, [](Plan& p) { p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::rowwise; }},
    {"megatron-low-precision-weights", M, E, dense,
     [](Plan& p) { p.training.precision = Precision::fp8, p.training.low_precision_weights = Switch::on, p.layout.zero = 0; }},
    {"megatron-schedule", B, E, dense, [](Plan& p) { p.layout.schedule = Schedule::gpipe; }},
    {"bridge-gradients", B, W, dense, [](Plan& p) { p.training.grad_bytes = 2; }},
    {"bridge-optimizer", B, E, dense, [](Plan& p) { p.training.optimizer = Optimizer::muon; }},
    {"bridge-optimizer", B, E, dense, [](Plan& p) { p.training.optimizer = Optimizer::adam_8bit; }},
    {"bridge-model", B, E, dense, [](Plan& p) { p.model.indexer = SparseIndexer{64, 128, 2048}; }},
    {"torchtitan-model", T, E, titan, [](Plan& p) { p.model.qkv_bias = true; }},
    {"torchtitan-model", T, E, titan, [](Plan& p) { p.model = golden::mixtral_8x7b(); }}, // experts without norms of queries and keys
    {"torchtitan-model", T, E, deepseek_titan, [](Plan& p) { p.model.moe->step = 2; }},
    {"torchtitan-model", V, E, titan, [](Plan& p) { p.model.positions = Positions::alibi; }},
    {"torchtitan-mtp", T, W, titan, [](Plan& p) { p.model.mtp_layers = 1; }},
    {"torchtitan-zero-stage", T, E, titan, [](Plan& p) { p.layout.zero = 1; }},
    {"torchtitan-zero-stage", V, E, titan, [](Plan& p) { p.layout.zero = 0, p.layout.cp = 2; }},
    {"torchtitan-shard-group", T, E, titan, [](Plan& p) { p.layout.cp = 4, p.layout.shard_group = 2; }},
    {"torchtitan-kv-heads", T, E, titan, [](Plan& p) { p.layout.tp = 16; }},
    {"torchtitan-expert-grid", T, E, experts_titan, [](Plan& p) { p.layout.shard_group = 4; }},
    {"torchtitan-tied-embeddings", T, E, titan, [](Plan& p) { p.model.tied_embeddings = true; }},
    {"torchtitan-schedule", T, E, titan, [](Plan& p) { p.layout.schedule = Schedule::dual_pipe; }},
    {"torchtitan-optimizer", T, E, titan, [](Plan& p) { p.training.optimizer = Optimizer::adam_bf16_moments; }},
    {"torchtitan-precision", T, E, titan, [](Plan& p) { p.training.precision = Precision::fp16; }},
    {"torchtitan-precision", T, E, titan, [](Plan& p) { p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::current; }},
    {"torchtitan-precision", V, E, titan, [](Plan& p) { p.training.precision = Precision::nvfp4; }},
    {"torchtitan-precision-gpu", T, E, titan, [](Plan& p) { p.training.precision = Precision::fp8, p.cluster.gpu.fp8 = FlopsPerSecond(0); }},
    {"torchtitan-precision-gpu", V, E, titan, [](Plan& p) { p.training.precision = Precision::mxfp8; }},
    {"torchtitan-gradients", T, W, titan, [](Plan& p) { p.training.grad_bytes = 2; }},
    {"torchtitan-recompute", T, I, titan, [](Plan& p) { p.layout.recompute.kind = RecomputeKind::selective; }},
    {"torchtitan-context-exchange", T, E, titan, [](Plan& p) { p.layout.cp = 2, p.training.cp_kind = CpKind::ulysses; }},
    {"torchtitan-async-tp", T, E, titan, [](Plan& p) { p.training.tp_overlap = Switch::on, p.training.torch_compile = Switch::off; }},
    {"torchtitan-offload", T, W, titan, [](Plan& p) { p.training.offload_optimizer = 0.5; }},
    {"torchtitan-expert-tensor", T, E, experts_titan, [](Plan& p) { p.layout.etp = 2; }},
    {"torchtitan-tokens", T, E, titan, [](Plan& p) { p.training.seq_len = 8190; }},
    {"torchtitan-cuda-graphs", T, E, titan, [](Plan& p) { p.training.cuda_graphs = CudaGraphs::full_iteration; }},
    {"torchtitan-graphs-left-out", T, W, titan, [](Plan& p) { p.training.cuda_graphs = CudaGraphs::partial; }},
    {"torchtitan-graphs-left-out", V, W, titan, [](Plan& p) { p.training.cuda_graphs = CudaGraphs::full_iteration; }},
    {"torchtitan-context-gathers", T, W, titan, [](Plan& p) { p.layout.cp = 2; }},
    {"torchtitan-expert-tensor-toml", V, E, experts_titan, [](Plan& p) { p.layout.etp = 4, p.layout.tp = 2; }},
    {"torchtitan-expert-tensor-alone", V, E, experts_titan, [](Plan& p) { p.layout.etp = p.layout.ep = 1, p.layout.tp = 2; }},
    {"torchtitan-sequence", V, E, titan, [](Plan& p) { p.training.seq_len = 8196; }}, // 4 x 2 divides no half
    {"torchtitan-sequence-parallel", V, E, titan, [](Plan& p) { p.layout.sequence_parallel = false; }},
    {"torchtitan-ddp", V, E, titan, [](Plan& p) { p.layout.zero = 0; }},
    {"torchtitan-pipeline-model", V, E, titan, [](Plan& p) { p.model.qk_norm = QkNorm::per_head; }},
    {"transformers-hidden-heads", A, E, accelerate, [](Plan& p) { p.model.hidden = 4100; }},
    {"transformers-hidden-heads", D, E, deepspeed, [](Plan& p) { p.model.hidden = 4100; }},
    {"accelerate-no-pipeline", A, E, accelerate, [](Plan& p) { p.layout.pp = 2; }},
    {"accelerate-no-expert-parallel", A, E, accelerate, [](Plan& p) { p.layout.ep = 2; }},
    {"accelerate-zero-stage", A, E, accelerate, [](Plan& p) { p.layout.zero = 1; }},
    {"accelerate-data-parallel", A, E, accelerate, [](Plan& p) { p.layout.zero = 0; }},
    {"accelerate-data-parallel", A, E, accelerate, [](Plan& p) { p.layout.shard_group = 1; }},
    {"accelerate-shard-group", A, E, accelerate, [](Plan& p) { p.layout.shard_group = 3; }},
    {"accelerate-context-exchange", A, E, accelerate, [](Plan& p) { p.layout.cp = 2, p.training.cp_kind = CpKind::ulysses; }},
    {"accelerate-kv-heads", A, E, accelerate, [](Plan& p) { p.layout.tp = 16; }},
    {"accelerate-sequence-parallel", A, W, accelerate, [](Plan& p) { p.layout.sequence_parallel = true; }},
    {"accelerate-recompute", A, E, accelerate, [](Plan& p) { p.layout.recompute = {RecomputeKind::selective, recompute_mlp}; }},
    {"accelerate-precision", A, E, accelerate, [](Plan& p) { p.training.precision = Precision::fp8; }},
    {"accelerate-offload", A, W, accelerate, [](Plan& p) { p.training.offload_optimizer = 0.5; }},
    {"deepspeed-no-pipeline", D, E, deepspeed, [](Plan& p) { p.layout.pp = 2; }},
    {"deepspeed-no-expert-parallel", D, E, deepspeed, [](Plan& p) { p.layout.ep = 2; }},
    {"deepspeed-context-exchange", D, E, deepspeed, [](Plan& p) { p.layout.cp = 2; }},
    {"deepspeed-context-tensor", D, E, deepspeed, [](Plan& p) { p.layout.cp = 2, p.training.cp_kind = CpKind::ulysses; }},
    {"deepspeed-kv-heads", D, E, deepspeed, [](Plan& p) { p.layout.tp = 16; }},
    {"deepspeed-sequence-parallel", D, W, deepspeed, [](Plan& p) { p.layout.sequence_parallel = true; }},
    {"deepspeed-shard-group", D, E, deepspeed, [](Plan& p) { p.layout.zero = 2, p.layout.shard_group = 2; }},
    {"deepspeed-optimizer", D, E, deepspeed, [](Plan& p) { p.training.optimizer = Optimizer::adam_8bit; }},
    {"deepspeed-precision", D, E, deepspeed, [](Plan& p) { p.training.precision = Precision::mxfp8; }},
    {"deepspeed-recompute", D, E, deepspeed, [](Plan& p) { p.layout.recompute = {RecomputeKind::selective, recompute_mlp}; }},
    {"deepspeed-partial-offload", D, E, deepspeed, [](Plan& p) { p.layout.zero = 2, p.training.offload_optimizer = 0.5; }},
    {"deepspeed-offload", D, W, deepspeed, [](Plan& p) { p.training.offload_activations = 0.5; }},
    {"target-rank-order", N, E, nano, [](Plan& p) { p.layout.rank_order = pipeline_first_order(); }},
    {"target-rank-order", T, E, titan, [](Plan& p) { p.layout.rank_order = pipeline_first_order(); }},
    {"target-rank-order", A, E, accelerate, [](Plan& p) { p.layout.rank_order = pipeline_first_order(); }},
    {"target-rank-order", D, E, deepspeed, [](Plan& p) { p.layout.rank_order = pipeline_first_order(); }},
    {"target-rank-order", M, E, dense, [](Plan& p) { p.layout.rank_order = *parse_rank_order("dp-cp-ep-tp-pp"); }},
    {"target-framework", M, W, dense, [](Plan& p) { p.training.framework = Framework::torchtitan; }},
};

/// Said of every plan for these targets.
const std::set<std::string> kAlways = {"accelerate-script", "deepspeed-script"};

std::set<std::string> rule_ids() {
    std::set<std::string> all;
    for (const ExportTarget target : kExportTargets)
        for (const auto rules : target_rules(target))
            for (const TargetRule& rule : rules) all.insert(rule.id);
    return all;
}

} // namespace

class TargetRulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void each_fires_data() {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < std::size(kFires); ++i) QTest::addRow("%s-%s-%zu", export_target_name(kFires[i].target), kFires[i].id, i) << static_cast<int>(i);
    }
    void each_fires() {
        QFETCH(int, row);
        const Fire& fire = kFires[row];
        const QString id = QString::fromLatin1(fire.id);
        golden::Case made = fire.base();
        const auto before = check_target(made.plan, fire.target);
        for (const Severity severity : {E, W, I}) QVERIFY2(!ids(before, severity).contains(id), "fires without the change");
        fire.change(made.plan);
        const auto after = check_target(made.plan, fire.target);
        QVERIFY2(ids(after, fire.severity).contains(id), qPrintable(ids(after, fire.severity).join(QLatin1Char(' '))));
        for (const Finding& finding : after) {
            const std::string text = finding_text(finding.id);
            QVERIFY2(!text.empty(), finding.id.c_str());
            for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
                const std::string name = text.substr(open + 1, text.find('}', open) - open - 1);
                QVERIFY2(std::any_of(finding.arguments.begin(), finding.arguments.end(), [&](const auto& a) { return a.name == name; }), name.c_str());
            }
        }
        if (fire.severity == E) QVERIFY(export_plan(made.plan, made.estimate, fire.target, Launcher::slurm).files.empty());
    }

    void every_rule_is_fired() {
        std::set<std::string> fired = kAlways;
        for (const Fire& fire : kFires) fired.insert(fire.id);
        for (const std::string& id : rule_ids()) QVERIFY2(fired.contains(id), id.c_str());
    }

    void rules_are_data() {
        for (const ExportTarget target : kExportTargets) {
            std::set<std::string> seen;
            for (const auto rules : target_rules(target))
                for (const TargetRule& rule : rules) {
                    QVERIFY2(seen.insert(rule.id).second, rule.id);
                    QVERIFY2(std::string(rule.reason).ends_with('.'), rule.id);
                    QVERIFY2(*finding_text(rule.id) != '\0', rule.id);
                }
        }
    }

    void a_sound_plan_has_no_errors() {
        for (const ExportTarget target : kExportTargets) {
            const golden::Case made = golden::for_target(target);
            QCOMPARE(ids(check_target(made.plan, target), E), QStringList());
            QCOMPARE(ids(check_target(made.plan, target), W), QStringList());
        }
        QCOMPARE(ids(check_target(experts_titan().plan, T), E), QStringList());
        QCOMPARE(ids(check_target(deepseek_titan().plan, T), E), QStringList());
    }

    void any_numbers_are_taken() {
        for (const ExportTarget target : kExportTargets)
            for (const std::int64_t value : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{1} << 40}) {
                golden::Case made = golden::for_target(target);
                Layout& l = made.plan.layout;
                for (std::int64_t* degree : {&l.tp, &l.pp, &l.dp, &l.cp, &l.ep, &l.etp, &l.vpp, &l.micro_batch, &l.accumulation, &l.shard_group}) {
                    const std::int64_t kept = std::exchange(*degree, value);
                    (void)check_target(made.plan, target);
                    const bool whole = degree == &l.shard_group && value == 0; // which is a choice
                    QCOMPARE(export_plan(made.plan, made.estimate, target, Launcher::kubeflow).files.empty(), !whole);
                    *degree = kept;
                }
                made.plan.model = {};
                QVERIFY(check_target(made.plan, target).empty());
            }
    }

    // tests/data/framework_rules.csv: 153 rules read in the frameworks' sources.
    void known_rules_are_ours_or_have_a_reason() {
        std::ifstream file(FIVEFOLD_TEST_DATA "/framework_rules.csv");
        CsvTable table(file);
        std::set<std::string> known = rule_ids();
        for (const PlanRule& rule : plan_rules()) known.insert(rule.id);
        std::set<std::string> rows;
        std::map<std::string, int> concerning;
        while (table.next()) {
            const std::string framework(table["framework"]), name = framework + "/" + std::string(table["rule"]);
            QVERIFY2(rows.insert(name).second, name.c_str());
            QVERIFY2(!table["rule_ids"].empty() || !table["reason"].empty(), name.c_str());
            std::istringstream list{std::string(table["rule_ids"])};
            for (std::string id; std::getline(list, id, '|');) {
                QVERIFY2(known.contains(id), (name + ": " + id).c_str());
                ++concerning[framework];
            }
        }
        QCOMPARE(rows.size(), std::size_t{153});
        QCOMPARE(concerning.size(), std::size_t{8}); // all frameworks but the launchers, which see no plan
    }
};

QTEST_APPLESS_MAIN(TargetRulesTest)
#include "target_rules_test.moc"
