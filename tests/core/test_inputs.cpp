// SPDX-License-Identifier: Apache-2.0
// Inputs beyond the layout: precision recipes, context-parallel exchange, expert capacity, offload, optimizers, rack-wide domains.
#include "core/estimate/assumptions.h"
#include "core/estimate/context_parallel.h"
#include "core/estimate/estimate.h"
#include "core/estimate/low_precision.h"
#include "core/estimate/memory.h"
#include "core/estimate/offload.h"
#include "core/estimate/optimizers.h"
#include "core/plan/rules.h"
#include "core/real.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace fivefold;
using namespace fivefold::test;

namespace {

Plan llama(const char* gpu = "h100", int nodes = 8) {
    Layout layout;
    layout.tp = 4;
    layout.pp = 2;
    layout.micro_batch = 1;
    return plan_for("llama-3.1-70b", gpu, nodes, layout, 8192, 64);
}
Plan deepseek(const char* gpu = "h100", int nodes = 32) {
    Layout layout;
    layout.pp = 4;
    layout.ep = 8;
    layout.micro_batch = 1;
    return plan_for("deepseek-v3", gpu, nodes, layout, 4096, 512);
}
using Change = std::function<void(Plan&)>;
Plan with(Plan plan, const Change& change) {
    change(plan);
    return plan;
}
Estimate of(const Plan& plan) { return estimate(plan, profile_of(plan)); }
double gib(const Estimate& result, MemoryTerm term, std::size_t stage = 0) { return in_gib(result.memory.stages[stage][term]); }
bool sums(const Estimate& result) {
    Seconds time;
    for (const Seconds term : result.time.terms) time += term;
    bool good = time == result.time.total() && std::isfinite(time.value());
    for (const StageMemory& stage : result.memory.stages)
        for (const Bytes term : stage.terms) good = good && term >= Bytes(0);
    return good;
}
bool near(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b)); }
RankParameters decoder(const Plan& plan, std::size_t rank = 0) {
    const StageMap map = map_stages(plan);
    return decoder_parameters(plan.model, map.ranks[rank].content, map.layer);
}
LayerContext context(const Plan& plan, const Profile& profile) { return make_layer_context(plan, profile, map_stages(plan).layer); }
bool listed(const std::vector<Assumption>& list, const Assumption& wanted) { return std::find(list.begin(), list.end(), wanted) != list.end(); }

} // namespace

class TestInputs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void openInputsChangeNothing();
    void fp8Recipes();
    void lowPrecisionWeights();
    void contextExchange();
    void contextBuffers();
    void hierarchicalDegrees();
    void expertCapacity();
    void gatheringDispatcher();
    void sharedExpertOverlap();
    void lossChunks();
    void offloadedOptimizer();
    void offloadedActivations();
    void offloadedWeights();
    void optimizers();
    void muon();
    void rackWideDomain();
    void multiTokenPrediction();
    void assumed();
};

void TestInputs::openInputsChangeNothing() { // stating what is assumed anyway gives the same estimate
    const Plan plan = deepseek();
    const Estimate open = of(plan);
    const Change stated[] = {
        [](Plan& p) { p.training.ep_overlap = Switch::off; },
        [](Plan& p) { p.training.shared_expert_overlap = Switch::off; },
        [](Plan& p) { p.training.tp_overlap = Switch::on; }, [](Plan& p) { p.training.dispatcher = Dispatcher::nccl; },
        [](Plan& p) { p.training.cuda_graphs = CudaGraphs::none; },
        [](Plan& p) { p.training.cp_inner = 4; },
        [](Plan& p) { p.training.loss_chunks = 7; },
        [](Plan& p) { p.training.fp8_recipe = Fp8Recipe::blockwise; }, // in bf16
        [](Plan& p) { p.training.low_precision_weights = Switch::on; },
        [](Plan& p) { p.training.capacity_factor = 2; }, // nothing is dropped
        [](Plan& p) { p.training.offload_weights = 1; }, // not ZeRO-3
    };
    for (const Change& change : stated) {
        const Estimate result = of(with(plan, change));
        QVERIFY(result.time.total() == open.time.total());
        for (std::size_t i = 0; i < open.memory.stages.size(); ++i) QVERIFY(result.memory.stages[i].terms == open.memory.stages[i].terms);
    }
    // User buffers are no framework's gift: where collectives are exposed, an open switch means off.
    const Plan titan = with(llama(), [](Plan& p) { p.training.framework = Framework::torchtitan; });
    QVERIFY(of(titan).time.total() == of(with(titan, [](Plan& p) { p.training.tp_overlap = Switch::off; })).time.total());
    QVERIFY(of(titan).time.total() > of(with(titan, [](Plan& p) { p.training.tp_overlap = Switch::on; })).time.total());
}

void TestInputs::fp8Recipes() {
    const Plan open = with(llama(), [](Plan& p) { p.training.precision = Precision::fp8; });
    const auto recipe = [&](Fp8Recipe value) { return of(with(open, [value](Plan& p) { p.training.fp8_recipe = value; })); };
    const Estimate delayed = recipe(Fp8Recipe::delayed), current = recipe(Fp8Recipe::current), blockwise = recipe(Fp8Recipe::blockwise);
    const Profile profile = profile_of(open);
    QVERIFY(current.time.total() == of(open).time.total()); // what the newest release does
    const auto older = [&](Fp8Recipe value) { return of(with(open, [value](Plan& p) { p.training.release = 2025; p.training.fp8_recipe = value; })).time.total(); };
    QVERIFY(older(Fp8Recipe::unknown) == older(Fp8Recipe::delayed));
    QVERIFY(near(current.time[TimeTerm::quantise] / delayed.time[TimeTerm::quantise], profile.software.quantise_current));
    QVERIFY(near(blockwise.time[TimeTerm::quantise] / delayed.time[TimeTerm::quantise], profile.software.quantise_blockwise));
    QVERIFY(blockwise.time[TimeTerm::gemm] > delayed.time[TimeTerm::gemm]); // Hopper adds the blocks up outside its matrix units
    QVERIFY(current.time[TimeTerm::gemm] == delayed.time[TimeTerm::gemm]);
    const Plan blackwell = with(llama("b200"), [](Plan& p) { p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::blockwise; });
    QVERIFY(of(blackwell).time[TimeTerm::gemm] == of(with(blackwell, [](Plan& p) { p.training.fp8_recipe = Fp8Recipe::delayed; })).time[TimeTerm::gemm]);
}

void TestInputs::lowPrecisionWeights() {
    // Copies by hand: both layouts on Hopper, one on Blackwell, both wherever scales have a direction; sharded weights are cast when gathered.
    struct Case {
        const char* gpu;
        Precision precision;
        Fp8Recipe recipe;
        Switch weights;
        double bytes;
    };
    const Case cases[] = {
        {"h100", Precision::fp8, Fp8Recipe::current, Switch::unknown, 2},
        {"b200", Precision::fp8, Fp8Recipe::current, Switch::unknown, 1},
        {"h100", Precision::fp8, Fp8Recipe::delayed, Switch::on, 0},
        {"b200", Precision::fp8, Fp8Recipe::delayed, Switch::on, -1},
        {"b200", Precision::fp8, Fp8Recipe::blockwise, Switch::off, 2 * (1 + 4.0 / 16384)},
        {"b200", Precision::mxfp8, Fp8Recipe::unknown, Switch::off, 2 * (1 + 1.0 / 32)},
        {"b200", Precision::mxfp8, Fp8Recipe::unknown, Switch::on, 2.0 / 32},
        {"b200", Precision::nvfp4, Fp8Recipe::unknown, Switch::off, 2 * (0.5 + 1.0 / 16)},
        {"b200", Precision::mxfp8, Fp8Recipe::unknown, Switch::unknown, 0},
        {"h100", Precision::fp8, Fp8Recipe::unknown, Switch::unknown, 0},
    };
    for (const Case& c : cases) {
        const Plan sixteen = llama(c.gpu), plan = with(sixteen, [&c](Plan& p) { p.training.precision = c.precision, p.training.fp8_recipe = c.recipe, p.training.low_precision_weights = c.weights; });
        QVERIFY(near(cached_weight_bytes(plan, profile_of(plan).software), c.bytes));
        const double more = in_gib(Bytes(c.bytes * decoder(plan).total()));
        QVERIFY(near(gib(of(plan), MemoryTerm::weights), gib(of(sixteen), MemoryTerm::weights) + more));
        QVERIFY(cached_weight_bytes(with(plan, [](Plan& p) { p.layout.pp = 1, p.layout.zero = 3; }), profile_of(plan).software) == 0);
    }
    // The gather sends one byte of a decoder weight instead of two; embedding and head stay.
    const Plan off = with(llama(), [](Plan& p) { p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::delayed, p.training.low_precision_weights = Switch::off; });
    const Plan on = with(off, [](Plan& p) { p.training.low_precision_weights = Switch::on; });
    const auto sent = [](const Plan& plan) {
        for (const Traffic& entry : of(plan).traffic)
            if (entry.dimension == Traffic::Dimension::data) return entry.bytes.value();
        return 0.0;
    };
    const double n = dense_shard_ranks(on.layout);
    QVERIFY(near(sent(off) - sent(on), (n - 1) / n * decoder(on).dense, 1e-6));
    QVERIFY(of(on).time[TimeTerm::data_parallel] <= of(off).time[TimeTerm::data_parallel]);
}

void TestInputs::contextExchange() { // bytes, (4.9), by hand for 70B at CP 8, TP 4: 8 key-value heads of 128
    const Plan ring = with(llama(), [](Plan& p) { p.layout.cp = 8, p.layout.dp = 1, p.layout.pp = 2, p.training.seq_len = 65536; });
    const Profile profile = profile_of(ring);
    const double tokens = 65536.0 / 8, kv = 2 * tokens * 2 * 256;
    const auto bytes = [&](CpKind kind, std::int64_t inner = 0) {
        const Plan plan = with(ring, [&](Plan& p) { p.training.cp_kind = kind, p.training.cp_inner = inner; });
        return context_bytes(context(plan, profile));
    };
    QVERIFY(near(bytes(CpKind::ring), 3 * 7 * kv));
    QVERIFY(near(bytes(CpKind::all_gather), 3 * 7 * kv));
    const double heads = 2 * 2 * tokens * (64 + 8) * 256 / 4;
    QVERIFY(near(bytes(CpKind::ulysses), heads * 7 / 8));
    QVERIFY(near(bytes(CpKind::hierarchical, 8), bytes(CpKind::ulysses)));
    QVERIFY(near(bytes(CpKind::hierarchical, 1), bytes(CpKind::ring)));
    QVERIFY(near(bytes(CpKind::hierarchical, 2), heads / 2 + 3 * 3 * kv)); // 2 key-value heads of a rank over 2 ranks: as many bytes a hop
    QVERIFY(near(bytes(CpKind::hierarchical, 4), heads * 3 / 4 + 3 * 1 * 2 * kv)); // a head is never cut: two ranks hold the same

    const auto time = [&](CpKind kind, std::int64_t inner = 0) { return of(with(ring, [&](Plan& p) { p.training.cp_kind = kind, p.training.cp_inner = inner; })); };
    QVERIFY(time(CpKind::hierarchical, 8).time.total() == time(CpKind::ulysses).time.total());
    QVERIFY(time(CpKind::hierarchical, 1).time.total() == time(CpKind::ring).time.total());
    for (const CpKind kind : {CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical}) QVERIFY(sums(time(kind, 2)));
    // An exposed gather costs what a ring hides: all hops, each way.
    const LayerContext c = context(ring, profile);
    const PassTime core{1, 2.5}; // seconds: hides everything
    const PassTime gathered = context_parallel_time(context(with(ring, [](Plan& p) { p.training.cp_kind = CpKind::all_gather; }), profile), core);
    QVERIFY(near(gathered.backward, 2 * gathered.forward));
    QVERIFY(context_parallel_time(c, core).forward < gathered.forward + profile.software.bulk_contention);
}

void TestInputs::contextBuffers() { // (3.11)
    const Plan ring = with(llama(), [](Plan& p) { p.layout.cp = 4, p.training.seq_len = 32768; });
    const SoftwareProfile software = profile_of(ring).software;
    const double tokens = 32768.0 / 4, kv = 2 * tokens * 2 * 256, heads = 2 * tokens * 72 * 256 / 4;
    const auto buffers = [&](CpKind kind, std::int64_t inner = 0) {
        return context_buffer_bytes(with(ring, [&](Plan& p) { p.training.cp_kind = kind, p.training.cp_inner = inner; }), software);
    };
    QVERIFY(near(buffers(CpKind::ring), software.cp_buffers * 2 * tokens * 8192 / 4));
    QVERIFY(near(buffers(CpKind::all_gather), 2 * 3 * kv));
    QVERIFY(near(buffers(CpKind::ulysses), 4 * heads));
    QVERIFY(near(buffers(CpKind::hierarchical, 2), buffers(CpKind::ring) + buffers(CpKind::ulysses)));
}

void TestInputs::hierarchicalDegrees() {
    Plan plan = with(llama("h100", 16), [](Plan& p) { p.layout.cp = 8, p.layout.tp = 2, p.layout.pp = 1, p.training.cp_kind = CpKind::hierarchical, p.training.seq_len = 65536, complete(p); });
    QVERIFY(inner_context_ranks(plan) == 4); // TP 2 x 4 fill a node
    plan.training.cp_inner = 3;
    const std::vector<Finding> findings = check_plan(plan);
    QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.id == "cp-inner-divides"; }));
    plan.training.cp_inner = 8;
    plan.layout.tp = 16; // 64 heads over 128 ranks
    const std::vector<Finding> heads = check_plan(plan);
    QVERIFY(std::any_of(heads.begin(), heads.end(), [](const Finding& f) { return f.id == "ulysses-heads"; }));
    plan.training.cp_kind = CpKind::ring;
    QVERIFY(inner_context_ranks(plan) == 1);
}

void TestInputs::expertCapacity() {
    const auto factor = [](double value) { return of(with(deepseek(), [value](Plan& p) { p.training.routing = TokenRouting::dropping, p.training.capacity_factor = value; })); };
    const Estimate open = factor(0), one = factor(1), two = factor(2);
    QVERIFY(open.time.total() == one.time.total());
    QVERIFY(open.memory.stages[1].terms == one.memory.stages[1].terms);
    QVERIFY(near(gib(two, MemoryTerm::experts, 1), 2 * gib(one, MemoryTerm::experts, 1)));
    QVERIFY(two.time[TimeTerm::gemm] > one.time[TimeTerm::gemm] && two.time[TimeTerm::expert_parallel] > one.time[TimeTerm::expert_parallel]);
    const auto sent = [](const Estimate& result) {
        for (const Traffic& entry : result.traffic)
            if (entry.dimension == Traffic::Dimension::expert) return entry.bytes.value();
        return 0.0;
    };
    QVERIFY(near(sent(two), 2 * sent(one)));
}

void TestInputs::gatheringDispatcher() {
    const Plan exchange = deepseek(), gather = with(exchange, [](Plan& p) { p.training.dispatcher = Dispatcher::all_gather; });
    const Profile profile = profile_of(exchange);
    const double routed = 4096.0 * 7168; // elements of a rank, TP 1
    QVERIFY(near(expert_bytes(context(gather, profile)), 4 * 2 * routed * 7)); // 8 ranks: seven others, whatever they chose
    QVERIFY(near(expert_bytes(context(exchange, profile)), 4 * 2 * routed * 8 * 7 / 8)); // top 8
    QVERIFY(near(gib(of(gather), MemoryTerm::backward_working_set, 1) - gib(of(exchange), MemoryTerm::backward_working_set, 1), in_gib(Bytes(2 * routed * 8))));
    // With few choices a token, sending it once to each is cheaper than to all.
    const auto wide = [](Dispatcher dispatcher) { return of(with(deepseek(), [dispatcher](Plan& p) { p.layout.ep = 64, p.training.dispatcher = dispatcher; })); };
    QVERIFY(wide(Dispatcher::all_gather).time[TimeTerm::expert_parallel] > wide(Dispatcher::deep_ep).time[TimeTerm::expert_parallel]);
}

void TestInputs::sharedExpertOverlap() {
    const Plan plan = with(deepseek(), [](Plan& p) { p.layout.ep = 32; });
    const Estimate off = of(plan), on = of(with(plan, [](Plan& p) { p.training.shared_expert_overlap = Switch::on; }));
    QVERIFY(on.time[TimeTerm::expert_parallel] < off.time[TimeTerm::expert_parallel]);
    QVERIFY(on.time[TimeTerm::gemm] == off.time[TimeTerm::gemm]);
    QVERIFY(on.memory.stages[0].terms == off.memory.stages[0].terms);
    const Estimate blocked = of(with(plan, [](Plan& p) { p.training.shared_expert_overlap = Switch::on, p.training.launch_blocking = true; }));
    QVERIFY(blocked.time[TimeTerm::expert_parallel] >= off.time[TimeTerm::expert_parallel]);
    const Plan mixtral = with(plan, [](Plan& p) { p.model.moe->shared_ffn = 0; });
    QVERIFY(of(with(mixtral, [](Plan& p) { p.training.shared_expert_overlap = Switch::on; })).time.total() == of(mixtral).time.total());
}

void TestInputs::lossChunks() {
    const auto logits = [](std::int64_t chunks) {
        const Plan plan = with(llama(), [chunks](Plan& p) { p.training.loss = LossKind::chunked, p.training.loss_chunks = chunks, p.layout.tp = 1, p.layout.pp = 1, p.layout.recompute.kind = RecomputeKind::full, p.layout.zero = 1, p.training.seq_len = 131072, complete(p); });
        return of(plan).memory.stages[0][MemoryTerm::logits].value();
    };
    const SoftwareProfile software = profile_of(llama()).software;
    const double vocab = 128256, one = logits(1), two = logits(2);
    QVERIFY(one > 0 && near(one - two, software.loss_bytes_chunked * (131072.0 - 65536) * vocab, 1e-9));
    QVERIFY(logits(10000) == 0); // the backward pass then sets the peak
}

void TestInputs::offloadedOptimizer() { // (3.19)
    const Plan plan = llama();
    const Profile profile = profile_of(plan);
    const Estimate here = of(plan);
    const auto share = [&](double value) { return of(with(plan, [value](Plan& p) { p.training.offload_optimizer = value; })); };
    QVERIFY(here.time[TimeTerm::offload] == Seconds(0));
    for (const double value : {0.25, 0.5, 1.0}) {
        const Estimate moved = share(value);
        for (std::size_t i = 0; i < here.memory.stages.size(); ++i)
            QVERIFY(near(moved.memory.stages[i][MemoryTerm::optimizer] / here.memory.stages[i][MemoryTerm::optimizer], 1 - value) || value == 1.0);
        QVERIFY(moved.time[TimeTerm::offload] > Seconds(0));
        QVERIFY(moved.time[TimeTerm::optimizer] < here.time[TimeTerm::optimizer]);
        QVERIFY(sums(moved));
    }
    QVERIFY(share(1).memory.stages[0][MemoryTerm::optimizer] == Bytes(0));
    QVERIFY(near(share(1).time[TimeTerm::offload].value(), 2 * share(0.5).time[TimeTerm::offload].value()));
    // By hand: gradients out and weights back over the link, 28 bytes of host memory a parameter.
    const StageMap map = map_stages(plan);
    const RankParameters parameters = map.ranks[0].parameters;
    const double moved = parameters.dense / dense_shard_ranks(plan.layout), link = plan.cluster.gpu.pcie.value() * profile.hardware.host_link_share;
    const Plan whole = with(plan, [](Plan& p) { p.training.offload_optimizer = 1; });
    const LayerContext c = context(whole, profile);
    QVERIFY(near(optimizer_offload_time(c, parameters), moved * ((c.gradient_bytes + 2) / link + 28 / profile.hardware.host_memory_rate)));
    // ZeRO-2 leaves the sharded gradients beside their optimizer.
    const Plan two = with(llama(), [](Plan& p) { p.layout.zero = 2, p.layout.pp = 1, complete(p); });
    QVERIFY(gib(of(with(two, [](Plan& p) { p.training.offload_optimizer = 1; })), MemoryTerm::gradients) == 0);
}

void TestInputs::offloadedActivations() { // (3.20)
    const Plan plan = with(llama(), [](Plan& p) { p.layout.recompute.kind = RecomputeKind::none; });
    const Profile profile = profile_of(plan);
    const Estimate here = of(plan);
    double last_memory = 1e300, last_time = 0;
    for (const double value : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const Estimate moved = of(with(plan, [value](Plan& p) { p.training.offload_activations = value; }));
        const StageMemory& stage = moved.memory.stages[0];
        QVERIFY(stage.total().value() <= last_memory && moved.time.total().value() >= last_time);
        QVERIFY(near(stage[MemoryTerm::qkv].value(), (1 - value) * here.memory.stages[0][MemoryTerm::qkv].value()));
        const Bytes layer = layer_activations(plan, profile, false).total();
        QVERIFY(near(stage[MemoryTerm::offload_buffers].value(), value * 2 * layer.value()) || value == 0.0);
        QVERIFY(sums(moved));
        last_memory = stage.total().value();
        last_time = moved.time.total().value();
    }
    // Hidden until the link is slower than the layer.
    PassCost layer;
    layer.forward[at(TimeTerm::gemm)] = 0.010;
    layer.backward[at(TimeTerm::gemm)] = 0.020;
    const LayerContext c = context(plan, profile);
    const double rate = host_link_rate(plan, profile);
    QVERIFY(activation_offload_time(c, 0.010 * rate, layer).forward < 1e-12);
    const PassTime exposed = activation_offload_time(c, 0.025 * rate, layer);
    QVERIFY(near(exposed.forward, 0.015, 1e-6) && near(exposed.backward, 0.005, 1e-6));
    const Plan blocking = with(plan, [](Plan& p) { p.training.launch_blocking = true; });
    QVERIFY(near(activation_offload_time(context(blocking, profile), 0.025 * rate, layer).forward, 0.025, 1e-9));
}

void TestInputs::offloadedWeights() {
    const Plan three = with(llama(), [](Plan& p) { p.layout.tp = 1, p.layout.pp = 1, p.layout.zero = 3, complete(p); });
    const Estimate here = of(three), moved = of(with(three, [](Plan& p) { p.training.offload_weights = 0.5; }));
    QVERIFY(near(2 * gib(moved, MemoryTerm::weights), gib(here, MemoryTerm::weights)));
    QVERIFY(moved.time[TimeTerm::offload] > Seconds(0) && sums(moved));
    const std::vector<Finding> findings = check_plan(with(llama(), [](Plan& p) { p.training.offload_weights = 0.5; }));
    QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.id == "offload-weights-zero" && f.severity == Severity::warning; }));
}

void TestInputs::optimizers() { // (3.1), (5.13): states, and what their step moves
    const Plan plan = llama();
    const Profile profile = profile_of(plan);
    const RankParameters parameters = map_stages(plan).ranks[0].parameters;
    const double n = dense_shard_ranks(plan.layout), rate = profile.software.hbm_optimizer * plan.cluster.gpu.hbm.value();
    const struct {
        Optimizer optimizer;
        double state, step;
    } cases[] = {{Optimizer::adam, 12, 42}, {Optimizer::adam_bf16_moments, 8, 34}, {Optimizer::adam_8bit, 6, 30}, {Optimizer::sgd_momentum, 8, 34}, {Optimizer::lion, 8, 34}, {Optimizer::adafactor, 4, 42}};
    for (const auto& c : cases) {
        const Plan one = with(plan, [&c](Plan& p) { p.training.optimizer = c.optimizer; });
        QVERIFY(near(of(one).memory.stages[0][MemoryTerm::optimizer].value(), (c.state + profile.software.optimizer_extra) * parameters.dense / n));
        QVERIFY(near(optimizer_time(context(one, profile), parameters, map_stages(one).ranks[0].content),
                     (8 * parameters.dense + c.step * parameters.dense / n) / rate + profile.software.optimizer_fixed));
    }
}

void TestInputs::muon() {
    Transformer square; // one 64 x 64 matrix costs 5 (4 + 2) 64^3
    square.hidden = square.ffn = 64;
    square.heads = square.kv_heads = 1;
    square.head_dim = 64;
    square.gated_mlp = false;
    const double cube = 64.0 * 64 * 64, one = 5 * 6 * cube;
    const MuonFlops layer = muon_layer_flops(square, false, 0);
    QVERIFY(near(layer.dense, 6 * one) && near(layer.largest, one) && layer.expert == 0); // q, k, v, o, up, down
    square.ffn = 256; // 64 x 256: 5 (4 x 64^2 x 256 + 2 x 64^3) = 5 x 18 x 64^3
    QVERIFY(near(muon_layer_flops(square, false, 0).dense, 4 * one + 2 * 90 * cube));

    const Plan adam = deepseek(), plan = with(adam, [](Plan& p) { p.training.optimizer = Optimizer::muon; });
    const Estimate a = of(adam), m = of(plan);
    QVERIFY(m.time[TimeTerm::optimizer] > a.time[TimeTerm::optimizer]);
    QVERIFY(m.memory.stages[1][MemoryTerm::optimizer] < a.memory.stages[1][MemoryTerm::optimizer]);
    // The embedding's stage keeps Adam's two moments for it: 4 bytes more than for matrices, over the shards.
    const StageMap map = map_stages(plan);
    const double embedding = map.ranks[0].parameters.dense - decoder(plan).dense;
    const Profile profile = profile_of(plan);
    const double states = 8 + profile.software.optimizer_extra;
    QVERIFY(near(m.memory.stages[0][MemoryTerm::optimizer].value(), states * (map.ranks[0].parameters.dense / dense_shard_ranks(plan.layout) + map.ranks[0].parameters.expert / expert_shard_ranks(plan.layout)) + 4 * embedding / dense_shard_ranks(plan.layout)));
    // Spread over more shards it takes less, down to one matrix.
    const Plan replicated = with(plan, [](Plan& p) { p.layout.zero = 0; });
    QVERIFY(of(replicated).time[TimeTerm::optimizer] > m.time[TimeTerm::optimizer]);
}

void TestInputs::rackWideDomain() { // nodes of 4, a domain of 72: groups of 8 to 64 stay on NVLink
    for (const char* gpu : {"gb200", "gb300"}) {
        Layout layout;
        layout.tp = 8;
        layout.cp = 2;
        const Plan plan = plan_for("llama-3.1-70b", gpu, 16, layout, 16384, 64);
        QVERIFY(plan.cluster.gpus_per_node == 4 && nvlink_domain(plan.cluster) == 72);
        const Estimate rack = of(plan);
        for (const Traffic& entry : rack.traffic)
            if (entry.dimension != Traffic::Dimension::data) QVERIFY(entry.domains == 1.0 && entry.ranks_per_domain == to_double(entry.ranks));
        QVERIFY(std::none_of(rack.findings.begin(), rack.findings.end(), [](const Finding& f) { return f.id == "tp-beyond-domain"; }));
        const Estimate trays = of(with(plan, [](Plan& p) { p.cluster.network.nvlink_domain = 0; }));
        QVERIFY(trays.time[TimeTerm::tensor_parallel] > rack.time[TimeTerm::tensor_parallel]);
        QVERIFY(trays.traffic.front().dimension == Traffic::Dimension::tensor && trays.traffic.front().time > 1.2 * rack.traffic.front().time);
        QVERIFY(trays.time[TimeTerm::context_parallel] >= rack.time[TimeTerm::context_parallel]);
        QVERIFY(std::any_of(trays.findings.begin(), trays.findings.end(), [](const Finding& f) { return f.id == "tp-beyond-domain"; }));

        const Plan experts = with(deepseek(gpu, 64), [](Plan& p) { p.layout.ep = 64; });
        QVERIFY(nvlink_domain(experts.cluster) == 64); // beyond one rack, powers of two
        const Estimate wide = of(experts), split = of(with(experts, [](Plan& p) { p.cluster.network.nvlink_domain = 0; }));
        QVERIFY(split.time[TimeTerm::expert_parallel] > 2.0 * wide.time[TimeTerm::expert_parallel]);
        for (const Traffic& entry : wide.traffic)
            if (entry.dimension == Traffic::Dimension::expert) QVERIFY(entry.domains == 1.0);
    }
}

void TestInputs::multiTokenPrediction() { // one more head and loss, a join of 2 h to h, one more layer, 2 h^2 and an embedding more
    const Plan one = with(deepseek(), [](Plan& p) { p.model.mtp_layers = 1; }), none = with(one, [](Plan& p) { p.model.mtp_layers = 0; });
    const Profile profile = profile_of(one);
    const LayerContext c = context(one, profile), d = context(none, profile);
    const double h = 7168, tokens = 4096;
    const LinearTime join = linear_time(c.machine, c.machine.layers, tokens, h, 2 * h, c.gradient_bytes);
    QVERIFY(near(head_cost(c).forward[at(TimeTerm::gemm)], 2 * head_cost(d).forward[at(TimeTerm::gemm)] + join.forward));
    const RankParameters with_it = map_stages(one).ranks.back().parameters, without = map_stages(with(none, [](Plan& p) {
        p.layout.split = StageSplit::explicit_layers, p.layout.layers_per_stage = layers_per_stage(with(deepseek(), [](Plan& q) { q.model.mtp_layers = 1; }));
    })).ranks.back().parameters;
    const RankParameters layer = map_stages(one).layer.moe;
    QVERIFY(near(with_it.dense - without.dense, layer.dense + 2 * h * h + 3 * h + c.padded_vocab * h));
    QVERIFY(near(with_it.expert - without.expert, layer.expert));
    QVERIFY(gib(of(one), MemoryTerm::logits, 3) == 0 || gib(of(one), MemoryTerm::logits, 3) > gib(of(none), MemoryTerm::logits, 3));
}

void TestInputs::assumed() {
    const Plan dense = llama();
    const std::vector<Assumption> list = assumptions(dense, profile_of(dense));
    QVERIFY(listed(list, {"cuda_graphs", "none"}) && listed(list, {"attention", "flash"}) && listed(list, {"tp_overlap", "on"}));
    for (const Assumption& entry : list) QVERIFY(entry.input != "dispatcher" && entry.input != "fp8_recipe" && entry.input != "ep_overlap");
    const Plan experts = with(deepseek(), [](Plan& p) { p.training.precision = Precision::fp8; });
    const std::vector<Assumption> more = assumptions(experts, profile_of(experts));
    for (const Assumption& wanted : {Assumption{"dispatcher", "nccl"}, Assumption{"routing", "dropless"}, Assumption{"ep_overlap", "off"}, Assumption{"shared_expert_overlap", "off"}, Assumption{"fp8_recipe", "current"}})
        QVERIFY(listed(more, wanted));
    const Plan titan = with(llama(), [](Plan& p) { p.training.framework = Framework::torchtitan; });
    QVERIFY(listed(assumptions(titan, profile_of(titan)), {"tp_overlap", "off"}) && listed(assumptions(titan, profile_of(titan)), {"torch_compile", "off"}));
    // Everything stated, nothing assumed.
    const Plan stated = with(experts, [](Plan& p) {
        Training& t = p.training;
        t.cuda_graphs = CudaGraphs::none, t.routing = TokenRouting::balanced, t.dispatcher = Dispatcher::deep_ep, t.attention = AttentionKernel::flash3;
        t.ep_overlap = t.shared_expert_overlap = t.fused_norm = t.tp_overlap = t.torch_compile = t.low_precision_weights = Switch::on;
        t.loss = LossKind::fused, t.fp8_recipe = Fp8Recipe::current, t.grad_bytes = 4, t.release = 2026;
    });
    QVERIFY(assumptions(stated, profile_of(stated)).empty());
}

QTEST_APPLESS_MAIN(TestInputs)
#include "test_inputs.moc"
