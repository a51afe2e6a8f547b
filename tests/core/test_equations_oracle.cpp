// SPDX-License-Identifier: Apache-2.0
// 1 000 random models and layouts, evaluated by an independent implementation of sections 1-4 and 7.
#include "core/advise/reliability.h"
#include "core/estimate/collectives.h"
#include "core/estimate/data_parallel.h"
#include "core/estimate/layers.h"
#include "core/estimate/memory.h"
#include "core/estimate/pipeline.h"
#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "tests/core/oracle_table.h"
#include "tests/core/test_plans.h"

#include <QTest>

using namespace fivefold;
using fivefold::test::agree;
using fivefold::test::OracleTable;

namespace {

Transformer model_of(const OracleTable& row) {
    Transformer m;
    m.name = row.text("name");
    m.layers = row.count("layers");
    m.hidden = row.count("hidden");
    m.heads = row.count("heads");
    m.kv_heads = row.count("kv");
    m.head_dim = row.count("head_dim");
    m.ffn = row.count("ffn");
    m.vocab = row.count("vocab");
    m.gated_mlp = row.flag("gated");
    m.tied_embeddings = row.flag("tied");
    m.qkv_bias = m.attention_output_bias = m.mlp_bias = row.flag("bias");
    m.norm = row.count("nw") == 2 ? NormKind::layer_with_bias : NormKind::rms;
    m.position_rows = row.count("learned");
    if (row.count("experts") > 0) {
        MixtureOfExperts moe;
        moe.experts = row.count("experts");
        moe.top_k = row.count("topk");
        moe.ffn = row.count("fe");
        moe.shared_ffn = row.count("fs");
        moe.first_dense = row.count("dense_layers");
        moe.router_bias = row.flag("router_bias");
        m.moe = moe;
    }
    if (row.flag("mla")) m.latent = LatentAttention{row.count("rq"), row.count("rkv"), row.count("dn"), row.count("dr"), row.count("dv")};
    return m;
}

Plan plan_of(const OracleTable& row) {
    Layout layout;
    layout.tp = row.count("t");
    layout.cp = row.count("c");
    layout.ep = row.count("e");
    layout.etp = row.count("etp");
    layout.micro_batch = row.count("b");
    layout.sequence_parallel = row.flag("sp");
    layout.recompute.kind = row.text("recompute") == "full" ? RecomputeKind::full : RecomputeKind::none;
    Plan plan = test::plan_for("llama-3.1-8b", "h100", 8, layout, row.count("seq"), 64);
    plan.model = model_of(row);
    plan.layout.ep = layout.ep;
    plan.layout.etp = layout.etp;
    plan.training.dropout = row.flag("dropout");
    plan.training.attention = row.flag("unfused") ? AttentionKernel::unfused : AttentionKernel::flash;
    plan.training.cp_kind = row.text("cpkind") == "ring" ? CpKind::ring : CpKind::ulysses;
    return plan;
}

} // namespace

class TestEquationsOracle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parametersAndFlops();
    void memory();
    void volumes();
    void collectives();
    void reliability();
};

#define AGREE(ours, column) QVERIFY2(agree(ours, row.number(column)), qPrintable(QStringLiteral("%1 %2: ours %3, oracle %4").arg(QString::fromStdString(row.text("name")), QStringLiteral(column)).arg(ours, 0, 'g', 17).arg(row.number(column), 0, 'g', 17)))

void TestEquationsOracle::parametersAndFlops() {
    OracleTable row("equations.csv");
    int rows = 0;
    for (; row.next(); ++rows) {
        const Transformer m = model_of(row);
        const double seq = row.number("seq"), vocab = static_cast<double>(m.vocab);
        AGREE(static_cast<double>(padded_vocabulary(m.vocab, row.count("t"))), "pad");
        AGREE(static_cast<double>(total_parameters(m)), "total");
        AGREE(static_cast<double>(active_parameters(m)), "active");
        StageContent stage;
        stage.dense_layers = row.count("stage_dense");
        stage.moe_layers = row.count("stage_moe");
        stage.embedding = row.flag("embed");
        stage.head = row.flag("head");
        const RankParameters rank = rank_parameters(m, stage, rank_layers(m, row.number("t"), row.number("e"), row.number("etp")), row.number("t"), padded_vocabulary(m.vocab, row.count("t")));
        AGREE(rank.dense, "rank_dense");
        AGREE(rank.expert, "rank_expert");
        AGREE(model_flops_per_token(m, seq, true, vocab), "flops_causal");
        AGREE(model_flops_per_token(m, seq, false, vocab), "flops_full");
        AGREE(executed_flops_per_token(m, seq, true, vocab, RecomputeFlops::none, true), "executed");
        AGREE(executed_flops_per_token(m, seq, true, vocab, RecomputeFlops::full, true), "executed_full");
        AGREE(flops_per_token(m, seq, FlopConvention::six_n), "six_n");
        AGREE(flops_per_token(m, seq, FlopConvention::palm), "palm");
        AGREE(flops_per_token(m, seq, FlopConvention::megatron), "megatron");
        AGREE(flops_per_token(m, seq, FlopConvention::torchtitan), "torchtitan");
        AGREE(flops_per_token(m, seq, FlopConvention::nanotron), "nanotron");
        AGREE(flops_per_token(m, seq, FlopConvention::llm_foundry), "llm_foundry");
        AGREE(flops_per_token(m, seq, FlopConvention::nemo_autoconf), "nemo");
    }
    QCOMPARE(rows, 1000);
}

void TestEquationsOracle::memory() {
    OracleTable row("equations.csv");
    Profile textbook = test::profile_of(test::plan_for("llama-3.1-8b", "h100", 1, {}, 8192, 64));
    textbook.hardware.attention_output_copies.value = 1; // the textbook's counts instead of the calibrated ones
    textbook.software.router_bytes.value = 8;
    textbook.software.combine_copies.value = 0;
    while (row.next()) {
        const Plan plan = plan_of(row);
        textbook.software.routing_imbalance.value = row.number("gamma");
        const bool moe = plan.model.moe.has_value();
        const StageMemory layer = layer_activations(plan, textbook, moe);
        AGREE(layer.total().value(), "act_total");
        AGREE(layer[MemoryTerm::norm_inputs].value(), "act_norm_in");
        AGREE(layer[MemoryTerm::qkv].value(), "act_qkv");
        AGREE(layer[MemoryTerm::mlp].value(), "act_mlp");
        AGREE(sharded_state({2, 4, 12}, row.number("opS"), row.number("D"), static_cast<int>(row.count("zero"))), "state");
        AGREE(micro_batches_in_flight(Schedule::one_f_one_b, row.count("p"), 0, row.count("m")), "inflight1");
        AGREE(interleaved_in_flight(row.count("p"), 0, row.count("m"), row.count("v"), row.count("p")), "inflightv");
    }
}

void TestEquationsOracle::volumes() {
    OracleTable row("equations.csv");
    while (row.next()) {
        Plan plan = plan_of(row);
        const Profile profile = test::profile_of(plan);
        const LayerContext context = make_layer_context(plan, profile, map_stages(plan).layer);
        const auto recompute_extra = plan.layout.recompute.kind == RecomputeKind::full ? 1.0 : 0.0;
        AGREE(tensor_bytes(context, false) - row.number("tp_b"), "tp_f");
        if (!plan.model.latent && plan.layout.cp > 1) {
            const double forward = row.number("cp_f"), all = forward + row.number("cp_b") + recompute_extra * forward;
            QVERIFY(agree(context_bytes(context), all));
        }
        if (plan.model.moe && plan.layout.ep > 1) QVERIFY(agree(expert_bytes(context), (2 + recompute_extra) * row.number("ep_f")));

        // (4.13) for one parameter group with fp32 reduction.
        plan.layout.zero = static_cast<int>(row.count("zero"));
        plan.layout.dp = row.count("D");
        plan.layout.cp = 1;
        plan.layout.accumulation = row.count("m");
        plan.training.grad_bytes = 4;
        const LayerContext reduce = make_layer_context(plan, profile, map_stages(plan).layer);
        RankParameters parameters;
        parameters.dense = row.number("opS");
        AGREE(data_parallel_cost(reduce, parameters, {}, {1, 1, 1, 1, 1, 1}).dense_bytes, "dpb");
    }
}

void TestEquationsOracle::collectives() {
    OracleTable row("equations.csv");
    while (row.next()) {
        const double inside = row.number("bwi"), nic = row.number("bwn"), ranks = row.number("grp"), bytes = row.number("oS");
        AGREE(ring_all_reduce(bytes, ranks, inside, row.number("ai")), "ar");
        AGREE(tree_all_reduce(bytes, ranks, inside, row.number("ai")), "tree");
        AGREE(ring_gather(bytes, ranks, inside, row.number("ai")), "ag");
        AGREE(point_to_point(bytes, nic, row.number("an")), "p2p");
        Links links;
        links.inside = inside;
        links.nic = nic;
        links.inside_hop = row.number("ai");
        links.network_hop = row.number("an");
        links.domain = row.number("strideG");
        links.nccl_latency = false;
        AGREE(hierarchical_ring(links, row.number("stride"), ranks, bytes, 1), "hier_ag");
        AGREE(hierarchical_ring(links, row.number("stride"), ranks, bytes, 2), "hier_ar");
    }
}

void TestEquationsOracle::reliability() {
    OracleTable row("equations.csv");
    while (row.next()) {
        const Seconds checkpoint(row.number("delta")), mtbf(row.number("mtbf"));
        AGREE(young_interval(checkpoint, mtbf).value(), "young");
        AGREE(daly_interval(checkpoint, mtbf).value(), "daly");
        AGREE(goodput(Seconds(row.number("tau")), checkpoint, mtbf, Seconds(row.number("restart"))), "goodput");
    }
}

QTEST_GUILESS_MAIN(TestEquationsOracle)
#include "test_equations_oracle.moc"
