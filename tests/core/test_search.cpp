// SPDX-License-Identifier: Apache-2.0
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "core/search/search.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <random>
#include <stdexcept>
#include <thread>

using namespace fivefold;
using namespace fivefold::test;

class TestSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithTheEstimate();
    void prunedIsExactlyExhaustive();
    void sameWhateverTheThreads();
    void findsEveryValidLayout();
    void stopsWithTheBestSoFar();
    void tellsProgress();
    void rejectionsAddUp();
    void whatACallbackThrowsComesOut();
    void nothingFromNonsense();
};

namespace {

SearchRequest request_for(const char* model, const char* gpu, int nodes, std::int64_t seq_len, std::int64_t batch) {
    SearchRequest request;
    request.plan = plan_for(model, gpu, nodes, {}, seq_len, batch);
    return request;
}

/// Problems of all kinds: dense, latent, experts, windows, multi-token prediction; 16-bit and 8-bit; all frameworks.
SearchRequest random_request(std::mt19937& random) {
    static const char* models[] = {"llama-3.1-8b", "llama-3.1-70b", "gpt3-175b", "mixtral-8x7b", "deepseek-v3", "deepseek-v2-lite", "gemma-2-9b", "qwen3-30b-a3b"};
    static const char* gpus[] = {"a100-80gb", "h100", "b200", "mi300x"};
    const auto pick = [&random](auto& list) { return list[random() % std::size(list)]; };
    static const std::int64_t lengths[] = {2048, 4096, 32768}, batches[] = {32, 96, 512, 1536};
    static const int nodes[] = {1, 2, 6, 16};
    const char* model = pick(models);
    while (catalogue().find_model(model) == nullptr) model = pick(models);
    SearchRequest request = request_for(model, pick(gpus), pick(nodes), pick(lengths), pick(batches));
    static const Framework frameworks[] = {Framework::megatron, Framework::nanotron, Framework::torchtitan, Framework::deepspeed};
    request.plan.training.framework = pick(frameworks);
    if (random() % 4 == 0) request.plan.training.precision = Precision::fp8;
    if (random() % 8 == 0) request.plan.training.offload_activations = 0.5;
    if (random() % 8 == 0) request.plan.training.offload_optimizer = 1;
    if (random() % 8 == 0) request.plan.training.dropout = true;
    if (random() % 8 == 0) request.plan.training.attention = AttentionKernel::unfused;
    if (random() % 8 == 0) request.plan.training.launch_blocking = true;
    if (random() % 8 == 0) request.plan.training.warmup_overlap = true;
    if (random() % 8 == 0) request.plan.training.offload_weights = 0.5;
    static const Optimizer optimizers[] = {Optimizer::adam, Optimizer::muon, Optimizer::adam_8bit};
    request.plan.training.optimizer = pick(optimizers);
    request.space.any_framework = random() % 2 == 0;
    static const std::vector<std::int64_t> sizes[] = {{1}, {1, 2}, {1, 4}};
    request.space.micro_batch = sizes[random() % std::size(sizes)]; // keeps the exhaustive search short
    if (request.plan.model.moe) request.space.etp = {1, 2};
    static const Objective objectives[] = {Objective::tokens_per_second, Objective::memory, Objective::mfu, Objective::dollars};
    request.objective = pick(objectives);
    request.headroom = random() % 4 == 0 ? 0.2 : 0;
    return request;
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

} // namespace

void TestSearch::agreesWithTheEstimate() {
    std::mt19937 random(11);
    std::size_t compared = 0;
    for (int round = 0; round < 30; ++round) {
        SearchRequest request = random_request(random);
        request.keep_all = true;
        const Profile profile = profile_of(request.plan);
        const SearchResult result = search(request, profile);
        for (int i = 0; i < 100 && !result.all.empty(); ++i, ++compared) {
            const Candidate& candidate = result.all[random() % result.all.size()];
            const Plan plan = plan_of(request.plan, candidate);
            const Estimate full = estimate(plan, profile);
            QVERIFY(full.valid && !has_errors(check_plan(plan)));
            const double memory = full.memory.stages[full.memory.worst_stage].total().value();
            if (!near(candidate.memory.value(), memory) || !near(candidate.step_time.value(), full.time.total().value()))
                QFAIL(qPrintable(QStringLiteral("%1: tp %2 pp %3 vpp %4 cp %5 ep %6 zero %7 schedule %8 recompute %9; %10 and %11 bytes, %12 and %13 s").arg(QString::fromStdString(plan.model.name))
                                     .arg(plan.layout.tp).arg(plan.layout.pp).arg(plan.layout.vpp).arg(plan.layout.cp).arg(plan.layout.ep).arg(plan.layout.zero)
                                     .arg(static_cast<int>(plan.layout.schedule)).arg(static_cast<int>(plan.layout.recompute.kind)).arg(candidate.memory.value()).arg(memory)
                                     .arg(candidate.step_time.value()).arg(full.time.total().value())));
            if (request.headroom == 0) QCOMPARE(candidate.fits, full.memory.fits());
        }
    }
    QVERIFY(compared > 2000);
}

void TestSearch::prunedIsExactlyExhaustive() {
    std::mt19937 random(12);
    int with_result = 0;
    for (int round = 0; round < 60; ++round) {
        SearchRequest request = random_request(random);
        const Profile profile = profile_of(request.plan);
        request.faster_than = Seconds(0.5 * static_cast<double>(1 + random() % 40));
        const SearchResult pruned = search(request, profile);
        request.keep_all = true;
        const SearchResult all = search(request, profile);
        QCOMPARE(pruned.space, all.space);
        QCOMPARE(pruned.feasible, all.feasible);
        QVERIFY(pruned.evaluated <= all.evaluated);
        QCOMPARE(pruned.faster, all.faster);
        QVERIFY(pruned.best == all.best);
        QVERIFY(pruned.pareto == all.pareto);
        // The same from the plain list.
        std::vector<Candidate> fitting;
        std::copy_if(all.all.begin(), all.all.end(), std::back_inserter(fitting), [](const Candidate& c) { return c.fits; });
        QCOMPARE(fitting.size(), all.feasible);
        QCOMPARE(static_cast<std::uint64_t>(std::count_if(fitting.begin(), fitting.end(), [&](const Candidate& c) { return c.step_time < request.faster_than; })), all.faster);
        if (fitting.empty()) continue;
        ++with_result;
        const double least = std::min_element(fitting.begin(), fitting.end(), [](const Candidate& a, const Candidate& b) { return a.figure < b.figure; })->figure;
        QCOMPARE(pruned.best.front().figure, least);
        std::sort(fitting.begin(), fitting.end(), [](const Candidate& a, const Candidate& b) {
            return a.step_time != b.step_time ? a.step_time < b.step_time : a.memory < b.memory;
        });
        std::vector<std::pair<Seconds, Bytes>> front; // each step time at its least memory, as long as that falls
        for (const Candidate& c : fitting)
            if (front.empty() || c.memory < front.back().second) front.emplace_back(c.step_time, c.memory);
        QCOMPARE(pruned.pareto.size(), front.size());
        for (std::size_t i = 0; i < front.size(); ++i) QVERIFY(pruned.pareto[i].step_time == front[i].first && pruned.pareto[i].memory == front[i].second);
    }
    QVERIFY(with_result > 30);
}

void TestSearch::sameWhateverTheThreads() {
    std::mt19937 random(13);
    for (int round = 0; round < 8; ++round) {
        SearchRequest request = random_request(random);
        const Profile profile = profile_of(request.plan);
        request.threads = 1;
        const SearchResult one = search(request, profile);
        for (const int threads : {2, 8}) {
            request.threads = threads;
            QVERIFY(search(request, profile) == one);
        }
    }
}

void TestSearch::findsEveryValidLayout() {
    // Plain nested loops over everything that could be a layout of 8 GPUs.
    SearchRequest request = request_for("llama-3.1-8b", "h100", 1, 4096, 16);
    request.keep_all = true;
    const std::vector<Recompute> kinds = {{RecomputeKind::none, recompute_core_attention}, {RecomputeKind::full, recompute_core_attention}};
    request.space.recompute = kinds;
    request.space.cp_kind = {CpKind::ring};
    request.space.split = {StageSplit::automatic};
    request.space.zero = {0, 1, 3};
    request.space.shard_group = {0};
    const SearchResult result = search(request, profile_of(request.plan));
    std::size_t valid = 0;
    for (std::int64_t tp = 1; tp <= 8; ++tp)
        for (std::int64_t pp = 1; pp <= 8; ++pp)
            for (std::int64_t cp = 1; cp <= 8; ++cp)
                for (std::int64_t vpp = 1; vpp <= 17; ++vpp)
                    for (std::int64_t b = 1; b <= 16; ++b)
                        for (const bool sp : {true, false}) {
                            if (8 % (tp * pp * cp) != 0 || (!sp && tp == 1)) continue;
                            Plan plan = request.plan;
                            plan.layout.tp = tp;
                            plan.layout.pp = pp;
                            plan.layout.cp = cp;
                            plan.layout.vpp = vpp;
                            plan.layout.micro_batch = b;
                            plan.layout.sequence_parallel = sp;
                            complete(plan);
                            if (vpp > 1 && 32 % (pp * vpp) != 0 && 34 % (pp * vpp) != 0) continue; // uneven only where slots divide
                            if (is_valid(plan)) valid += kinds.size() * (plan.layout.dp * cp > 1 ? 3 : 1);
                        }
    QCOMPARE(result.all.size(), valid);
}

void TestSearch::stopsWithTheBestSoFar() {
    std::mt19937 random(14);
    SearchRequest request = request_for("deepseek-v3", "h100", 64, 4096, 1920);
    const Profile profile = profile_of(request.plan);
    for (int round = 0; round < 6; ++round) {
        std::stop_source source;
        const auto delay = std::chrono::microseconds(random() % 20000);
        const std::jthread stopper([&source, delay] {
            std::this_thread::sleep_for(delay);
            source.request_stop();
        });
        const SearchResult result = search(request, profile, source.get_token());
        QVERIFY(result.stopped);
        for (const Candidate& candidate : result.best) {
            const Estimate full = estimate(plan_of(request.plan, candidate), profile);
            QVERIFY(full.valid && full.memory.fits() && !has_errors(full.findings));
        }
        QVERIFY(std::is_sorted(result.best.begin(), result.best.end(), [](const Candidate& a, const Candidate& b) { return a.figure < b.figure; }));
        QVERIFY(result.feasible <= result.space);
    }
}

void TestSearch::tellsProgress() {
    SearchRequest request = request_for("llama-3.1-70b", "h100", 16, 8192, 512);
    double last = 0;
    std::uint64_t calls = 0, space = 0;
    double best = INFINITY;
    bool falls = true;
    const SearchResult result = search(request, profile_of(request.plan), {}, [&](const SearchProgress& progress) {
        ++calls;
        falls = falls && progress.share > last && progress.space >= space;
        last = progress.share;
        space = progress.space;
        if (progress.best.empty()) return;
        falls = falls && progress.best.front().figure <= best;
        best = progress.best.front().figure;
    });
    QVERIFY(falls && calls > 10);
    QCOMPARE(last, 1.0);
    QCOMPARE(space, result.space);
    QCOMPARE(best, result.best.front().figure);
    QVERIFY(!result.stopped);
}

void TestSearch::rejectionsAddUp() {
    std::mt19937 random(15);
    for (int round = 0; round < 10; ++round) {
        SearchRequest request = random_request(random);
        request.objective = Objective::tokens_per_second;
        if (round % 2 == 1) { // of a day too, and of a week's money
            request.plan.training.total_tokens = 1e11;
            request.plan.training.price_per_gpu_hour = 1;
            request.max_days = 30;
            request.max_dollars = 1e5;
        }
        const SearchResult result = search(request, profile_of(request.plan));
        std::uint64_t rejected = 0, memory = 0, excess = 0;
        for (const Rejection& r : result.rejected) {
            rejected += r.count;
            if (r.id == "out-of-memory" || r.id == "headroom") memory += r.count;
        }
        for (const auto& bucket : result.excess.count)
            for (const std::uint64_t count : bucket) excess += count;
        QCOMPARE(result.evaluated + rejected, result.space);
        QCOMPARE(excess, memory);
    }
}

void TestSearch::whatACallbackThrowsComesOut() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 2, 4096, 16);
    request.threads = 4;
    request.forbids = [](const Plan&) -> std::string { throw std::runtime_error("no"); };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)search(request, profile_of(request.plan)));
}

void TestSearch::nothingFromNonsense() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 1, 4096, 16);
    const Profile profile = profile_of(request.plan);
    const auto empty = [&](const auto& change) {
        SearchRequest odd = request;
        change(odd);
        const SearchResult result = search(odd, profile);
        return result.best.empty() && result.pareto.empty() && result.feasible == 0;
    };
    QVERIFY(empty([](SearchRequest& r) { r.plan.model.layers = 0; }));
    QVERIFY(empty([](SearchRequest& r) { r.plan.cluster.nodes = 0; }));
    QVERIFY(empty([](SearchRequest& r) { r.plan.training.global_batch = -4; }));
    QVERIFY(empty([](SearchRequest& r) { r.plan.training.seq_len = 0; }));
    QVERIFY(empty([](SearchRequest& r) { r.space.tp = {0, -8}; }));
    QVERIFY(empty([](SearchRequest& r) { r.space.vpp = {0}; r.space.pp = {-2, 0}; }));
    QVERIFY(empty([](SearchRequest& r) { r.space.nodes = {-1, 0, std::int64_t{1} << 40}; }));
}

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"
