// SPDX-License-Identifier: Apache-2.0
// Layers dealt to stages, and schedules chosen: against brute force, by property, and for the layout that Llama 3 used.
#include "core/estimate/estimate.h"
#include "core/estimate/simulation/timeline.h"
#include "core/plan/framework_reach.h"
#include "core/plan/rules.h"
#include "core/search/layout_finder.h"
#include "core/search/schedule_choices.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>

using namespace fivefold;
using fivefold::test::catalogue;
using fivefold::test::plan_for;
using fivefold::test::profile_of;

namespace {

using Counts = std::vector<std::int64_t>;

Plan plan_405b(std::int64_t vpp) {
    Layout layout;
    layout.tp = 8;
    layout.pp = 16;
    layout.vpp = vpp;
    layout.recompute = {RecomputeKind::selective, recompute_layernorm | recompute_mlp}; // what fits on every stage
    return plan_for("llama-3.1-405b", "h100", 2048, layout, 8192, 4096);
}

/// A model of the catalogue with other depth and vocabulary, on some pipeline.
Plan random_pipeline(std::mt19937& random) {
    static constexpr const char* models[] = {"llama-2-7b", "llama-3.1-70b", "gemma-2-9b", "mixtral-8x7b", "deepseek-v3", "gpt-oss-120b", "qwen2.5-0.5b"};
    for (;;) {
        Layout layout;
        layout.tp = std::int64_t{1} << random() % 4;
        layout.pp = std::int64_t{2} << random() % 4;
        layout.vpp = random() % 2 == 0 ? 1 : 2 + static_cast<std::int64_t>(random() % 3);
        layout.recompute.kind = static_cast<RecomputeKind>(random() % 3);
        Plan plan = plan_for(models[random() % std::size(models)], random() % 2 == 0 ? "h100" : "a100-80gb", 1 << (2 + random() % 4), layout, 4096, 512);
        plan.model.layers = 5 + static_cast<std::int64_t>(random() % 120);
        plan.model.vocab = 1000 << random() % 9;
        if (random() % 3 == 0) plan.layout.schedule = random() % 2 == 0 ? Schedule::gpipe : Schedule::zero_bubble_h1;
        if (plan.layout.vpp > 1) plan.layout.schedule = Schedule::one_f_one_b;
        complete(plan);
        if (is_valid(plan)) return plan;
    }
}

/// Every contiguous deal of `layers` to `stages` with at least one in the middle.
void every_deal(std::int64_t layers, std::size_t stages, const std::function<void(const Counts&)>& see) {
    Counts counts(stages, 0);
    const std::function<void(std::size_t, std::int64_t)> deal = [&](std::size_t stage, std::int64_t left) {
        if (stage + 1 == stages) {
            counts[stage] = left;
            return see(counts);
        }
        for (std::int64_t n = stage == 0 ? 0 : 1; n <= left; ++n) {
            counts[stage] = n;
            deal(stage + 1, left - n);
        }
    };
    deal(0, layers);
}

} // namespace

class TestLayoutFinder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void llama3();
    void bruteForce();
    void neverWorseNeverOver();
    void makesFit();
    void keepsAGivenLimit();
    void whereNothingIsToFind();
    void refinesASearch();
    void choicesAreAFront();
    void choicesKeepLocks();
    void choicesNameThePlan();
};

/// Llama 3 trained 405B, 126 layers, on 16 stages with "one Transformer layer less on the first and the last stage".
void TestLayoutFinder::llama3() {
    Plan plan = plan_405b(1);
    Counts wanted(16, 8);
    wanted.front() = wanted.back() = 7;
    const std::optional<StageLayout> found = find_stage_layout(plan, profile_of(plan));
    QVERIFY(found);
    QCOMPARE(found->layers_per_stage, wanted);
    // From a deal that ignores embedding and head it has to move there.
    plan.layout.split = StageSplit::explicit_layers;
    plan.layout.layers_per_stage = Counts(16, 8);
    plan.layout.layers_per_stage[1] = plan.layout.layers_per_stage[2] = 7; // 126 layers, the ends with 8
    const std::optional<StageLayout> moved = find_stage_layout(plan, profile_of(plan));
    QVERIFY(moved && moved->improves && moved->step_after < moved->step_before && moved->slowest_after < moved->slowest_before);
    QCOMPARE(moved->layers_per_stage, wanted);
}

void TestLayoutFinder::bruteForce() {
    std::mt19937 random(23);
    int improved = 0;
    for (int round = 0; round < 40; ++round) {
        Plan plan = random_pipeline(random);
        plan.layout.vpp = 1;
        plan.layout.pp = 4;
        plan.model.layers = 6 + static_cast<std::int64_t>(random() % 8);
        plan.layout.schedule = Schedule::one_f_one_b;
        complete(plan);
        if (!is_valid(plan)) continue;
        const Profile profile = profile_of(plan);
        const std::optional<StageLayout> found = find_stage_layout(plan, profile);
        if (!found) continue;
        // The fastest slowest rank of all deals that fit.
        Seconds fastest(1e9);
        Plan dealt = plan;
        dealt.layout.split = StageSplit::explicit_layers;
        every_deal(plan.model.layers, 4, [&](const Counts& counts) {
            dealt.layout.layers_per_stage = counts;
            const Estimate result = estimate(dealt, profile);
            if (result.memory.fits()) fastest = std::min(fastest, *std::max_element(result.time.stage_busy.begin(), result.time.stage_busy.end()));
        });
        if (!found->improves) { // the plan's own deal: as fast a step, by the closed form that knows more than the slowest rank
            QVERIFY(found->slowest_after >= fastest * (1 - 1e-9));
            continue;
        }
        ++improved;
        QVERIFY2(std::abs(found->slowest_after / fastest - 1) < 1e-9, qPrintable(QString::number(found->slowest_after / fastest)));
    }
    QVERIFY(improved > 5);
}

void TestLayoutFinder::neverWorseNeverOver() {
    std::mt19937 random(29);
    int found_some = 0, improved = 0;
    for (int round = 0; round < 200; ++round) {
        const Plan plan = random_pipeline(random);
        const Profile profile = profile_of(plan);
        const Estimate before = estimate(plan, profile);
        const std::optional<StageLayout> found = find_stage_layout(plan, profile);
        if (!found) {
            QVERIFY(!before.memory.fits());
            continue;
        }
        ++found_some;
        improved += found->improves ? 1 : 0;
        QVERIFY(is_valid(found->plan));
        QCOMPARE(std::accumulate(found->layers_per_stage.begin(), found->layers_per_stage.end(), std::int64_t{0}), plan.model.layers);
        const Estimate after = estimate(found->plan, profile);
        QVERIFY(after.memory.fits());
        QCOMPARE(after.layers_per_stage, found->layers_per_stage);
        QCOMPARE(after.time.total(), found->step_after);
        if (before.memory.fits()) QVERIFY(after.time.total() <= before.time.total());
    }
    QVERIFY2(found_some > 80 && improved > 25, qPrintable(QStringLiteral("%1 %2").arg(found_some).arg(improved)));
}

/// A deal whose first stage is over memory, while another deal fits.
void TestLayoutFinder::makesFit() {
    Layout layout;
    layout.tp = 8;
    layout.pp = 4;
    Plan plan = plan_for("llama-3.1-70b", "h100", 16, layout, 8192, 512);
    plan.layout.split = StageSplit::explicit_layers;
    plan.layout.layers_per_stage = {50, 10, 10, 10};
    const Profile profile = profile_of(plan);
    QVERIFY(!estimate(plan, profile).memory.fits());
    const std::optional<StageLayout> found = find_stage_layout(plan, profile);
    QVERIFY(found && found->improves && estimate(found->plan, profile).memory.fits());
}

/// A lower limit moves layers from the stages with most micro-batches in flight to those with fewest, at the cost of time.
void TestLayoutFinder::keepsAGivenLimit() {
    Layout layout;
    layout.tp = 8;
    layout.pp = 4;
    const Plan plan = plan_for("llama-3.1-70b", "h100", 16, layout, 8192, 512);
    const Profile profile = profile_of(plan);
    const std::optional<StageLayout> free = find_stage_layout(plan, profile);
    QVERIFY(free);
    const Bytes limit = free->memory_after * 0.93;
    const std::optional<StageLayout> held = find_stage_layout(plan, profile, limit);
    QVERIFY(held && held->memory_after < limit && held->step_after >= free->step_after);
    QVERIFY(held->layers_per_stage.front() < free->layers_per_stage.front());
    QVERIFY(!find_stage_layout(plan, profile, limit * 0.1));
}

void TestLayoutFinder::whereNothingIsToFind() {
    Layout layout;
    layout.tp = 8;
    Plan plan = plan_for("llama-3.1-70b", "h100", 16, layout, 8192, 512);
    QVERIFY(!find_stage_layout(plan, profile_of(plan))); // no pipeline
    plan.layout.pp = 4;
    complete(plan);
    plan.training.framework = Framework::nanotron; // deals layers by its own rule
    QVERIFY(!find_stage_layout(plan, profile_of(plan)));
    plan.training.framework = Framework::megatron;
    plan.layout.tp = 7;
    QVERIFY(!find_stage_layout(plan, profile_of(plan))); // breaks a rule
}

void TestLayoutFinder::refinesASearch() {
    SearchRequest request;
    request.plan = plan_for("llama-3.1-70b", "h100", 8, {}, 8192, 256);
    request.space.pp = {4, 8};
    request.space.split = {StageSplit::even};
    const Profile profile = profile_of(request.plan);
    SearchResult result = search(request, profile);
    QVERIFY(!result.best.empty());
    const std::vector<Candidate> before = result.best;
    refine_layers(request, profile, result.best);
    QCOMPARE(result.best.size(), before.size());
    QVERIFY(result.best.front().step_time < before.front().step_time);
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(result.best[i].step_time <= before[i].step_time);
        QVERIFY(i == 0 || result.best[i - 1].step_time <= result.best[i].step_time);
        const Estimate check = estimate(plan_of(request.plan, result.best[i]), profile);
        QCOMPARE(check.time.total(), result.best[i].step_time);
        QVERIFY(check.memory.headroom() >= request.headroom);
    }
}

void TestLayoutFinder::choicesAreAFront() {
    const auto splits = [](const ScheduleChoice& choice) {
        const Schedule schedule = choice.plan.layout.schedule;
        return schedule == Schedule::zero_bubble_h1 || schedule == Schedule::zero_bubble_v || schedule == Schedule::dual_pipe;
    };
    for (const Framework framework : {Framework::megatron, Framework::internevo, Framework::torchtitan}) {
        Layout layout;
        layout.tp = layout.pp = 4;
        layout.recompute.kind = RecomputeKind::full;
        if (framework == Framework::torchtitan) layout.zero = 0;
        Plan plan = plan_for("llama-2-13b", "h100", 8, layout, 4096, 128);
        plan.training.framework = framework;
        const Profile profile = profile_of(plan);
        const std::vector<ScheduleChoice> choices = schedule_choices(plan, profile);
        QVERIFY(choices.size() >= 2);
        for (const ScheduleChoice& choice : choices) {
            const Estimate result = estimate(choice.plan, profile);
            QCOMPARE(result.time.total(), choice.step_time);
            QCOMPARE(result.time[TimeTerm::bubble] + result.time[TimeTerm::imbalance], choice.bubble);
            QCOMPARE(result.memory.fits(), choice.fits);
            QVERIFY(choice.fits || choice.present);
            QCOMPARE(choice.simulated > Seconds(), choice.ideal);
            QVERIFY(!choice.ideal); // so short a pipeline is simulated
            if (splits(choice)) {
                const double ratio = simulate_step(choice.plan, profile).step_time / choice.step_time;
                QVERIFY2(std::abs(ratio - 1) < 0.01, qPrintable(QStringLiteral("%1 of %2 micro-batches").arg(ratio).arg(choice.plan.layout.accumulation)));
            }
            QCOMPARE(choice.plan.layout.micro_batch * choice.plan.layout.accumulation, plan.layout.micro_batch * plan.layout.accumulation);
            QVERIFY(is_valid(choice.plan));
            QVERIFY(choice.present || (framework_limits(choice.plan) & ~framework_limits(plan)) == 0);
            for (const ScheduleChoice& other : choices)
                QVERIFY(choice.present || !other.fits || !(other.bubble < choice.bubble && other.memory < choice.memory));
        }
        QVERIFY(std::is_sorted(choices.begin(), choices.end(), [](const ScheduleChoice& a, const ScheduleChoice& b) { return a.bubble < b.bubble; }));
        // Virtual stages can leave less bubble than what a zero-bubble order really leaves; without them it is the shortest.
        const std::vector<ScheduleChoice> whole = schedule_choices(plan, profile, {Knob::vpp});
        const bool zero_bubble = std::any_of(whole.begin(), whole.end(), splits);
        QCOMPARE(zero_bubble, framework != Framework::megatron); // Megatron has none
    }
}

void TestLayoutFinder::choicesKeepLocks() {
    const Plan plan = plan_405b(1);
    const Profile profile = profile_of(plan);
    for (const ScheduleChoice& choice : schedule_choices(plan, profile, {Knob::vpp})) QCOMPARE(choice.plan.layout.vpp, std::int64_t{1});
    for (const ScheduleChoice& choice : schedule_choices(plan, profile, {Knob::micro_batch})) QCOMPARE(choice.plan.layout.micro_batch, plan.layout.micro_batch);
    for (const ScheduleChoice& choice : schedule_choices(plan, profile, {Knob::accumulation})) QCOMPARE(choice.plan.layout.accumulation, plan.layout.accumulation);
    const std::vector<ScheduleChoice> none = schedule_choices(plan, profile, {Knob::vpp, Knob::micro_batch, Knob::schedule});
    QCOMPARE(none.size(), std::size_t{1});
    QVERIFY(none.front().present && none.front().plan == plan);
}

void TestLayoutFinder::choicesNameThePlan() {
    for (const std::int64_t vpp : {1, 7}) {
        const Plan plan = plan_405b(vpp);
        const std::vector<ScheduleChoice> choices = schedule_choices(plan, profile_of(plan));
        if (!is_valid(plan)) {
            QVERIFY(choices.empty());
            continue;
        }
        QCOMPARE(std::count_if(choices.begin(), choices.end(), [](const ScheduleChoice& choice) { return choice.present; }), 1);
    }
    // Virtual stages leave less bubble than one stage a rank.
    const std::vector<ScheduleChoice> choices = schedule_choices(plan_405b(1), profile_of(plan_405b(1)));
    QVERIFY(!choices.front().present && choices.front().plan.layout.vpp > 1);
}

QTEST_GUILESS_MAIN(TestLayoutFinder)
#include "test_layout_finder.moc"
