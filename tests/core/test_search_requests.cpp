// SPDX-License-Identifier: Apache-2.0
// What a person asks of a search: pins, lists, limits, objectives.
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "core/search/search.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>

using namespace fivefold;
using namespace fivefold::test;

class TestSearchRequests : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pinsAndListsHold();
    void headroomAndBudgets();
    void objectives();
    void severalNumbersOfNodes();
    void aFrameworksRulesPrune();
    void listsMeanWhatTheySay();
    void expertsShardOverTheirOwnRanks();
    void sharedListOfPlanners();
    void bestPlan();
    void listOfWhatIsFeasible();
    void simulatedSchedulesAreSparedRightly();
    void lockedKnobsArePinned();
    void limitsNeedPriceAndTokens();
};

namespace {

SearchRequest request_for(const char* model, const char* gpu, int nodes, std::int64_t seq_len, std::int64_t batch) {
    SearchRequest request;
    request.plan = plan_for(model, gpu, nodes, {}, seq_len, batch);
    return request;
}

} // namespace

void TestSearchRequests::pinsAndListsHold() {
    SearchRequest request = request_for("llama-3.1-70b", "h100", 8, 8192, 128);
    request.space.tp = {4};
    request.space.pp = {2, 4};
    request.space.recompute = {{RecomputeKind::full, recompute_core_attention}};
    request.space.accumulation = {8, 16};
    request.space.zero = {1};
    const SearchResult result = search(request, profile_of(request.plan));
    QVERIFY(!result.best.empty());
    for (const Candidate& c : result.best) {
        QCOMPARE(c.layout.tp, 4);
        QVERIFY(c.layout.pp == 2 || c.layout.pp == 4);
        QVERIFY(c.layout.accumulation == 8 || c.layout.accumulation == 16);
        QVERIFY(c.layout.recompute.kind == RecomputeKind::full && c.layout.zero == 1);
    }
    request.space.tp = {3}; // divides nothing
    QVERIFY(search(request, profile_of(request.plan)).best.empty());
}

void TestSearchRequests::headroomAndBudgets() {
    SearchRequest request = request_for("llama-3.1-70b", "h100", 8, 8192, 128);
    request.plan.training.total_tokens = 1e12;
    request.plan.training.price_per_gpu_hour = 2;
    const Profile profile = profile_of(request.plan);
    request.headroom = 0;
    const SearchResult free = search(request, profile);
    request.headroom = 0.3;
    const SearchResult roomy = search(request, profile);
    QVERIFY(roomy.feasible < free.feasible);
    for (const Candidate& c : roomy.best) QVERIFY(c.memory < 0.7 * request.plan.cluster.gpu.usable_memory);
    request.headroom = 0;
    const double days = estimate(plan_of(request.plan, free.best.front()), profile).metrics.days;
    request.max_days = 1.02 * days;
    const SearchResult quick = search(request, profile);
    QVERIFY(quick.best.front() == free.best.front());
    const auto budget = std::find_if(quick.rejected.begin(), quick.rejected.end(), [](const Rejection& r) { return r.id == "budget"; });
    QVERIFY(budget != quick.rejected.end());
    for (const Candidate& c : quick.best) QVERIFY(estimate(plan_of(request.plan, c), profile).metrics.days <= 1.02 * days * (1 + 1e-9));
    request.max_days = 0.98 * days;
    QVERIFY(search(request, profile).best.empty());
    request.max_days = 0;
    request.max_dollars = 1.02 * days * 24 * 64 * 2;
    QVERIFY(search(request, profile).best == quick.best);
}

void TestSearchRequests::objectives() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 2, 8192, 64);
    const Profile profile = profile_of(request.plan);
    const auto best = [&](Objective objective) {
        request.objective = objective;
        return search(request, profile).best.front();
    };
    const Candidate fast = best(Objective::tokens_per_second), small = best(Objective::memory);
    QVERIFY(best(Objective::time_to_train).layout == fast.layout && best(Objective::dollars).layout == fast.layout);
    QVERIFY(small.memory < fast.memory && fast.step_time < small.step_time);
    const Candidate used = best(Objective::mfu);
    QVERIFY(estimate(plan_of(request.plan, used), profile).metrics.mfu >= estimate(plan_of(request.plan, fast), profile).metrics.mfu * (1 - 1e-12));
}

void TestSearchRequests::severalNumbersOfNodes() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 1, 8192, 64);
    request.space.nodes = {1, 2, 4};
    const Profile profile = profile_of(request.plan);
    const SearchResult fast = search(request, profile);
    QCOMPARE(fast.best.front().nodes, 4);
    request.objective = Objective::dollars;
    request.headroom = 0; // so that one node need not recompute
    QCOMPARE(search(request, profile).best.front().nodes, 1); // no network to wait for
    // The front keeps what is cheaper though slower.
    for (const int nodes : {1, 4}) QVERIFY(std::any_of(fast.pareto.begin(), fast.pareto.end(), [nodes](const Candidate& c) { return c.nodes == nodes; }));
    for (const Candidate& c : fast.pareto) QVERIFY(is_valid(plan_of(request.plan, c)));
}

void TestSearchRequests::aFrameworksRulesPrune() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 1, 4096, 16);
    request.forbids = [](const Plan& plan) { return std::string(plan.layout.zero > 1 ? "no-such-stage" : ""); };
    const SearchResult result = search(request, profile_of(request.plan));
    for (const Candidate& c : result.pareto) QVERIFY(c.layout.zero <= 1);
    QVERIFY(std::any_of(result.rejected.begin(), result.rejected.end(), [](const Rejection& r) { return r.id == "no-such-stage"; }));
}

void TestSearchRequests::listsMeanWhatTheySay() {
    SearchRequest request = request_for("llama-3.1-405b", "h100", 16, 8192, 64);
    const Profile profile = profile_of(request.plan);
    const auto result_of = [&](const auto& change) {
        SearchRequest changed = request;
        changed.headroom = 0;
        changed.keep_all = true;
        changed.space.cp = {1};
        changed.space.tp = {8};
        change(changed);
        return search(changed, profile);
    };
    // Repeated values count once; so do numbers of nodes.
    const SearchResult once = result_of([](SearchRequest& r) { r.space.micro_batch = {1}; });
    QVERIFY(once == result_of([](SearchRequest& r) {
        r.space.micro_batch = {1, 1};
        r.space.tp = {8, 8};
        r.space.nodes = {16, 16};
    }));
    // Slots without the automatic split beside them: 126 layers do not divide by four.
    const SearchResult slots = result_of([](SearchRequest& r) { r.space.split = {StageSplit::slots, StageSplit::by_cost}; r.space.pp = {4}; r.space.vpp = {1}; });
    QVERIFY(std::any_of(slots.all.begin(), slots.all.end(), [](const Candidate& c) { return c.layout.split == StageSplit::slots; }));
    // One stage needs no schedule, whichever stands first in the list.
    const SearchResult dual = result_of([](SearchRequest& r) { r.space.schedule = {Schedule::dual_pipe, Schedule::one_f_one_b}; r.space.pp = {1}; });
    QVERIFY(!dual.all.empty());
    for (const Candidate& c : dual.all) QVERIFY(c.layout.schedule == Schedule::one_f_one_b);
    // A group of all ranks is no group; one that fits nowhere says so.
    const SearchResult whole = result_of([](SearchRequest& r) { r.space.shard_group = {4}; r.space.pp = {4}; r.space.zero = {1}; });
    QVERIFY(!whole.all.empty() && std::all_of(whole.all.begin(), whole.all.end(), [](const Candidate& c) { return c.layout.shard_group == 0; }));
    const SearchResult odd = result_of([](SearchRequest& r) { r.space.shard_group = {3}; r.space.pp = {4}; });
    QVERIFY(odd.all.empty() && odd.space > 0 && odd.rejected.front().id == "shard-group");
    // One domain: the ranks of a group lie tp apart.
    const SearchResult domain = result_of([](SearchRequest& r) { r.space.shard_group = {kOneDomain}; r.space.tp = {2}; r.space.pp = {4}; r.space.zero = {1}; });
    QVERIFY(!domain.all.empty());
    for (const Candidate& c : domain.all) QCOMPARE(c.layout.shard_group, 4);
    // Uneven virtual stages where they are asked for.
    const SearchResult uneven = result_of([](SearchRequest& r) { r.space.vpp = {5}; r.space.pp = {4}; });
    QVERIFY(!uneven.all.empty());
    // A plan that wants its stages even keeps that.
    request.plan.layout.split = StageSplit::even;
    for (const Candidate& c : result_of([](SearchRequest&) {}).all) QCOMPARE(126 % (c.layout.pp * c.layout.vpp), 0);
}

void TestSearchRequests::expertsShardOverTheirOwnRanks() {
    SearchRequest request = request_for("mixtral-8x7b", "h100", 1, 4096, 16);
    request.headroom = 0;
    request.keep_all = true;
    request.space.tp = {8};
    request.space.pp = {1};
    request.space.ep = {2};
    request.space.etp = {1};
    const SearchResult result = search(request, profile_of(request.plan)); // no data parallelism, but four copies of each expert
    const auto least = [&](int zero) {
        Bytes memory(1e15);
        for (const Candidate& c : result.all)
            if (c.layout.zero == zero) memory = std::min(memory, c.memory);
        return memory;
    };
    QVERIFY(least(1) < 0.7 * least(0));
}

/// 175B on 1 024 GPUs with 1 536 sequences, the list that other planners can express too: 2 628 layouts.
void TestSearchRequests::sharedListOfPlanners() {
    SearchRequest request = request_for("gpt3-175b", "a100-80gb", 128, 2048, 1536);
    SearchSpace& space = request.space;
    space.tp = {1, 2, 4, 8};
    space.pp = divisors(96);
    space.cp = space.ep = space.etp = {1};
    space.vpp = divisors(96);
    space.micro_batch = {1, 2, 4, 8};
    space.zero = {0, 1};
    space.shard_group = {0};
    space.split = {StageSplit::even};
    space.schedule = {Schedule::one_f_one_b};
    space.recompute = {{RecomputeKind::none, recompute_core_attention}, {RecomputeKind::selective, recompute_core_attention}, {RecomputeKind::full, recompute_core_attention}};
    request.keep_all = true;
    const SearchResult result = search(request, profile_of(request.plan));
    QCOMPARE(result.all.size(), 2628u);
}

void TestSearchRequests::bestPlan() {
    const SearchRequest request = request_for("llama-3.1-70b", "h100", 8, 8192, 128);
    const Profile profile = profile_of(request.plan);
    const auto plan = best_plan(request.plan, profile);
    QVERIFY(plan && is_valid(*plan));
    QVERIFY(estimate(*plan, profile).memory.fits());
    QVERIFY(*plan == plan_of(request.plan, search(request, profile).best.front()));
    QVERIFY(!best_plan(plan_for("llama-3.1-405b", "h100", 1, {}, 8192, 8), profile));
}

void TestSearchRequests::listOfWhatIsFeasible() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 1, 8192, 32);
    const Profile profile = profile_of(request.plan);
    const SearchResult few = search(request, profile);
    QVERIFY(few.all.empty() && !few.complete);
    SearchRequest every = request;
    every.keep_all = true;
    std::vector<Candidate> feasible = search(every, profile).all;
    std::erase_if(feasible, [](const Candidate& c) { return !c.fits; });
    request.keep_feasible = feasible.size();
    const SearchResult list = search(request, profile);
    QVERIFY(list.complete && list.all == feasible);
    QVERIFY(list.best == few.best && list.pareto == few.pareto && list.feasible == few.feasible && list.space == few.space);
    // One too many: no list, but the same best.
    for (const int threads : {1, 3}) {
        request.keep_feasible = feasible.size() - 1;
        request.threads = threads;
        const SearchResult none = search(request, profile);
        QVERIFY(none.all.empty() && !none.complete);
        QVERIFY(none.best == few.best && none.pareto == few.pareto && none.feasible == few.feasible && none.space == few.space);
    }
    // Each candidate's figure is that of its plan.
    for (const Objective objective : {Objective::tokens_per_second, Objective::dollars, Objective::memory, Objective::mfu}) {
        request.objective = objective;
        for (const Candidate& c : search(request, profile).best) QCOMPARE(figure_of(objective, plan_of(request.plan, c), c.step_time, c.memory), c.figure);
    }
}

/// Simulated schedules wait for what others bring; budgets, counts and lists are those of a search that spares nothing, whatever the threads.
void TestSearchRequests::simulatedSchedulesAreSparedRightly() {
    SearchRequest request = request_for("llama-2-13b", "a100-80gb", 2, 4096, 64);
    request.space.any_framework = true;
    const Profile profile = profile_of(request.plan);
    SearchRequest full = request;
    full.prune = false;
    full.keep_all = true;
    const SearchResult every = search(full, profile);
    std::vector<Candidate> feasible = every.all;
    std::erase_if(feasible, [](const Candidate& c) { return !c.fits; });
    QVERIFY(std::ranges::any_of(every.best, [](const Candidate& c) { return c.layout.schedule != Schedule::one_f_one_b; }));
    std::vector<Candidate> simulated = feasible;
    std::erase_if(simulated, [](const Candidate& c) { return c.layout.schedule != Schedule::zero_bubble_v; });
    std::ranges::sort(simulated, {}, &Candidate::step_time);
    const Candidate& middle = simulated.at(simulated.size() / 2);
    request.faster_than = full.faster_than = simulated.at(simulated.size() / 4).step_time;
    const double tokens = static_cast<double>(request.plan.training.global_batch * request.plan.training.seq_len), goodput = request.plan.training.goodput;
    for (const bool budget : {false, true}) {
        request.max_days = full.max_days = budget ? (1 + 1e-9) * middle.step_time.value() * request.plan.training.total_tokens / tokens / 86400 / (goodput > 0 && goodput <= 1 ? goodput : 1) : 0;
        SearchRequest exhaustive = full;
        exhaustive.keep_all = false;
        const SearchResult spares_nothing = search(exhaustive, profile);
        const std::size_t within = spares_nothing.evaluated;
        std::vector<Candidate> wanted = feasible;
        std::erase_if(wanted, [&](const Candidate& c) { return budget && c.step_time > middle.step_time * (1 + 1e-9); });
        QVERIFY(budget ? within < feasible.size() : within == feasible.size());
        request.keep_feasible = 0;
        request.threads = 1;
        const SearchResult pruned = search(request, profile);
        QVERIFY(pruned.best == spares_nothing.best && pruned.pareto == spares_nothing.pareto && pruned.feasible == spares_nothing.feasible);
        QCOMPARE(pruned.faster, spares_nothing.faster);
        QVERIFY2(pruned.evaluated < within, qPrintable(QStringLiteral("%1 of %2").arg(pruned.evaluated).arg(within)));
        for (const int threads : {1, 2, 8}) {
            request.threads = threads;
            request.keep_feasible = 0;
            QVERIFY(search(request, profile) == pruned);
            request.keep_feasible = 10; // too few
            QVERIFY(search(request, profile) == pruned);
            request.keep_feasible = feasible.size();
            SearchResult listed = search(request, profile);
            QVERIFY(listed.complete && listed.all.size() == within);
            QVERIFY(listed.all == wanted);
            listed.all.clear();
            listed.complete = false;
            QVERIFY(listed == spares_nothing);
        }
    }
}

void TestSearchRequests::lockedKnobsArePinned() {
    SearchRequest request = request_for("mixtral-8x7b", "h100", 2, 4096, 64);
    Layout& layout = request.plan.layout;
    layout.tp = 2;
    layout.pp = 2;
    layout.dp = 4;
    layout.ep = 2;
    layout.etp = 1;
    layout.micro_batch = 2;
    layout.accumulation = 8;
    layout.zero = 1;
    layout.recompute = {RecomputeKind::full, recompute_core_attention};
    const Profile profile = profile_of(request.plan);
    request.keep_all = true;
    const auto holds = [&](Knob knob) {
        SearchRequest pinned = request;
        if (!pin(pinned.space, request.plan, knob)) return false;
        const SearchResult result = search(pinned, profile);
        return !result.all.empty() && std::ranges::all_of(result.all, [&](const Candidate& c) { return knob_value(plan_of(request.plan, c), knob) == knob_value(request.plan, knob); });
    };
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::recompute, Knob::schedule, Knob::shard_group})
        QVERIFY2(holds(knob), knob_name(knob));
    SearchSpace space;
    QVERIFY(!pin(space, request.plan, Knob::global_batch));
    QVERIFY(space == SearchSpace());
}

void TestSearchRequests::limitsNeedPriceAndTokens() {
    SearchRequest request = request_for("llama-3.1-8b", "h100", 1, 8192, 32);
    QVERIFY(limit_problem(request) == LimitProblem::none);
    request.max_dollars = 1e6;
    request.plan.training.price_per_gpu_hour = 2;
    request.plan.training.total_tokens = 1e12;
    QVERIFY(limit_problem(request) == LimitProblem::none);
    request.plan.training.total_tokens = 0;
    QVERIFY(limit_problem(request) == LimitProblem::tokens_unknown);
    request.plan.training.price_per_gpu_hour = 0;
    request.plan.cluster.gpu.price_per_hour = Dollars(0);
    QVERIFY(limit_problem(request) == LimitProblem::price_unknown);
    request.max_dollars = 0;
    QVERIFY(limit_problem(request) == LimitProblem::none);
}

QTEST_APPLESS_MAIN(TestSearchRequests)
#include "test_search_requests.moc"
