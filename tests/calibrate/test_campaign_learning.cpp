// SPDX-License-Identifier: Apache-2.0
// What a campaign learns from its results: time from healthy runs, memory from failures, nothing from broken states; when it stops.
#include "core/calibrate/campaign_learning.h"
#include "core/calibrate/campaign_lookahead.h"
#include "core/calibrate/campaign_status.h"
#include "core/calibrate/step_cost.h"
#include "core/estimate/estimate.h"
#include "core/formats/catalogue.h"
#include "core/measured/band.h"
#include "core/plan/rules.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <set>

using namespace fivefold;

class TestCampaignLearning : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    CampaignState state_;
    std::vector<double> seconds_; // predicted, of each candidate
    std::size_t fastest_ = 0, slowest_ = 0;

    [[nodiscard]] CampaignOutlook outlook(const CampaignState& state, const LearningOptions& options = {}) const { return campaign_outlook(state, catalogue_.profiles, options); }
    [[nodiscard]] CampaignResult result(std::size_t candidate, double factor) const {
        CampaignResult result;
        result.candidate = candidate;
        result.run.step_time = Seconds(factor * seconds_[candidate]);
        return result;
    }
    [[nodiscard]] CampaignResult failure(std::size_t candidate, Outcome outcome) const {
        CampaignResult result;
        result.candidate = candidate;
        result.run.outcome = outcome;
        return result;
    }
    [[nodiscard]] std::size_t with(const std::function<bool(const Layout&)>& test) const {
        const auto found = std::find_if(state_.candidates.begin(), state_.candidates.end(), [&](const Plan& plan) { return test(plan.layout); });
        return static_cast<std::size_t>(found - state_.candidates.begin());
    }

private Q_SLOTS:
    void initTestCase() {
        Plan plan = sample_plan(catalogue_);
        plan.model = catalogue_.find_model("llama-3.1-8b")->model;
        plan.cluster.nodes = 4;
        plan.training.global_batch = 128;
        plan.layout.vpp = 1;
        for (const std::int64_t tp : {1, 2, 4, 8})
            for (const std::int64_t pp : {1, 2, 4})
                for (const std::int64_t micro : {1, 2}) {
                    plan.layout.tp = tp;
                    plan.layout.pp = pp;
                    plan.layout.micro_batch = micro;
                    complete(plan);
                    const Estimate answer = estimate(plan, catalogue_.profile_for(plan));
                    if (!is_valid(plan) || !answer.memory.fits()) continue;
                    state_.candidates.push_back(plan);
                    seconds_.push_back(answer.time.total().value());
                }
        QVERIFY(state_.candidates.size() >= 15);
        fastest_ = static_cast<std::size_t>(std::min_element(seconds_.begin(), seconds_.end()) - seconds_.begin());
        slowest_ = static_cast<std::size_t>(std::max_element(seconds_.begin(), seconds_.end()) - seconds_.begin());
    }

    void nothingRunYet() {
        const CampaignOutlook first = outlook(state_);
        QVERIFY(!first.stop);
        QVERIFY(!first.best);
        QCOMPARE(first.next.size(), 1u);
        QCOMPARE(first.ranking.size(), state_.candidates.size());
        QCOMPARE(first.ranking.front(), fastest_);
        QVERIFY(seconds_[first.next.front()] < 1.1 * seconds_[fastest_]);
        for (std::size_t i = 0; i < first.candidates.size(); ++i) {
            QVERIFY(qAbs(first.candidates[i].expected.value() / seconds_[i] - 1) < 1e-9); // nothing is known but the model
            QVERIFY(first.candidates[i].low < first.candidates[i].expected && first.candidates[i].expected < first.candidates[i].high);
        }
        LearningOptions several;
        several.runs = 5;
        const std::vector<std::size_t> next = outlook(state_, several).next;
        QCOMPARE(next.size(), 5u);
        QCOMPARE(std::set<std::size_t>(next.begin(), next.end()).size(), 5u);
        QCOMPARE(next.front(), first.next.front());
        const CampaignOutlook none = outlook({});
        QVERIFY(none.stop && none.next.empty());
    }

    // One result moves its neighbours most, and all of the cluster somewhat.
    void resultsTeachAboutNeighbours() {
        CampaignState state = state_;
        state.results = {result(fastest_, 1.1)};
        const CampaignOutlook after = outlook(state);
        QVERIFY(after.broken.empty());
        QCOMPARE(after.best, std::optional(fastest_));
        QVERIFY(after.candidates[fastest_].state == CandidateState::measured);
        std::size_t near = state.candidates.size(), far = near;
        for (std::size_t i = 0; i < state.candidates.size(); ++i) {
            if (i == fastest_) continue;
            const auto distance = [&](std::size_t j) { return plan_distance(state.candidates[fastest_], state.candidates[j]); };
            if (near == state.candidates.size() || distance(i) < distance(near)) near = i;
            if (far == state.candidates.size() || distance(i) > distance(far)) far = i;
        }
        const auto moved = [&](std::size_t i) { return after.candidates[i].expected.value() / seconds_[i]; };
        QVERIFY2(moved(fastest_) > 1.05 && moved(fastest_) <= 1.1, qPrintable(QString::number(moved(fastest_))));
        QVERIFY2(moved(near) > 1.03 && moved(near) > moved(far) && moved(far) > 1, qPrintable(QStringLiteral("%1 %2").arg(moved(near)).arg(moved(far))));
        const CampaignOutlook before = outlook(state_);
        QVERIFY(after.candidates[near].high / after.candidates[near].low < before.candidates[near].high / before.candidates[near].low);
    }

    void slowClusterIsLearnt() {
        CampaignState state = state_;
        for (std::size_t i = 0; i < state.candidates.size(); i += 2) state.results.push_back(result(i, 1.15));
        const CampaignOutlook after = outlook(state);
        QVERIFY(after.broken.empty());
        QVERIFY2(qAbs(after.slowdown - 1.15) < 0.01, qPrintable(QString::number(after.slowdown)));
        for (std::size_t i = 1; i < state.candidates.size(); i += 2) {
            const double ratio = after.candidates[i].expected.value() / seconds_[i];
            QVERIFY2(qAbs(ratio / 1.15 - 1) < 0.04, qPrintable(QString::number(ratio)));
        }
    }

    // A pipeline that polls: flagged, named, and no lesson for anybody's time; but fewer hopes for other pipelines.
    void brokenRunsTeachNothing() {
        const std::size_t pipelined = with([](const Layout& layout) { return layout.pp == 2; }), plain = with([](const Layout& layout) { return layout.pp == 1; });
        CampaignState state = state_;
        CampaignResult polling = result(pipelined, 1);
        polling.run.step_time = *polling.run.step_time + Seconds(0.8 * static_cast<double>(state.candidates[pipelined].layout.accumulation));
        state.results = {polling};
        const CampaignOutlook before = outlook(state_), after = outlook(state);
        QCOMPARE(after.broken.size(), 1u);
        QCOMPARE(after.broken[0].run, 0u);
        QVERIFY(after.broken[0].causes.front() == HealthCause::pipeline_waits);
        QVERIFY(after.candidates[pipelined].state == CandidateState::broken);
        for (std::size_t i = 0; i < state.candidates.size(); ++i) QCOMPARE(after.candidates[i].expected, before.candidates[i].expected);
        const std::size_t other = with([&](const Layout& layout) { return layout.pp == 2 && !(layout == state_.candidates[pipelined].layout); });
        QVERIFY(after.candidates[other].healthy < before.candidates[other].healthy - 0.1);
        QCOMPARE(after.candidates[plain].healthy, before.candidates[plain].healthy);

        state.results = {result(pipelined, 1.02)};
        state.results[0].run.software_state = "slow"; // stated: believed
        QCOMPARE(outlook(state).broken.size(), 1u);
    }

    void outOfMemoryTeachesMemory() {
        CampaignState state = state_;
        const CampaignOutlook before = outlook(state_);
        std::size_t fullest = 0, emptiest = 0;
        for (std::size_t i = 0; i < before.candidates.size(); ++i) {
            if (before.candidates[i].runs < before.candidates[fullest].runs) fullest = i;
            if (before.candidates[i].runs > before.candidates[emptiest].runs) emptiest = i;
        }
        state.results = {failure(emptiest, Outcome::out_of_memory)};
        const CampaignOutlook after = outlook(state);
        QVERIFY(after.candidates[emptiest].state == CandidateState::failed);
        QVERIFY(std::find(after.ranking.begin(), after.ranking.end(), emptiest) == after.ranking.end());
        QVERIFY(after.memory > 1.02);
        QVERIFY(after.candidates[fullest].runs < before.candidates[fullest].runs);
        for (std::size_t i = 0; i < state.candidates.size(); ++i) QCOMPARE(after.candidates[i].expected, before.candidates[i].expected);

        state.results = {result(fullest, 1)}; // a reading 15 % above the predicted one, and it ran
        const Estimate answer = estimate(state.candidates[fullest], catalogue_.profile_for(state.candidates[fullest]));
        state.results[0].run.reading(MemoryKind::allocated) = answer.memory.stages[answer.memory.worst_stage].allocated() * 1.15;
        const double factor = outlook(state).memory;
        QVERIFY2(factor > 1.02 && factor < 1.15, qPrintable(QString::number(factor)));
        state.results[0].run.reading(MemoryKind::allocated) = answer.memory.stages[answer.memory.worst_stage].allocated() * 0.9;
        QVERIFY(outlook(state).memory < 1);
    }

    void whatSaysNothingLeavesItOpen() {
        CampaignState state = state_;
        state.results = {failure(fastest_, Outcome::crashed)};
        state.results[0].run.skip = "node lost";
        const CampaignOutlook after = outlook(state);
        QVERIFY(after.candidates[fastest_].state == CandidateState::open);
        QCOMPARE(after.next, outlook(state_).next);
        state.results[0].run.skip.clear();
        QVERIFY(outlook(state).candidates[fastest_].state == CandidateState::failed);
        state.results[0].candidate = 1000; // of no candidate
        QVERIFY(outlook(state).next == after.next);
    }

    // The loop goes on while something may be better, and drops what cannot.
    void stops() {
        CampaignState state = state_;
        std::size_t runs = 0;
        CampaignOutlook now = outlook(state);
        double least = 1;
        for (; !now.stop && runs < state.candidates.size(); ++runs) {
            QCOMPARE(now.next.size(), 1u);
            QVERIFY(now.candidates[now.next[0]].state == CandidateState::open);
            state.results.push_back(result(now.next[0], 1.0 + 0.01 * (static_cast<double>(runs % 3) - 1)));
            now = outlook(state);
            least = std::min(least, now.chance_of_better);
        }
        QVERIFY(now.stop && now.next.empty());
        QVERIFY(now.chance_of_better < 0.05);
        QVERIFY2(runs >= 1 && runs < state.candidates.size() - 2, qPrintable(QString::number(runs)));
        QVERIFY(now.best_time.value() < 1.02 * seconds_[fastest_]);
        QVERIFY(now.candidates[slowest_].state == CandidateState::dominated);
        QVERIFY(now.candidates[slowest_].low > now.best_time);

        state.results = {result(slowest_, 1)}; // much is better than the slowest
        const CampaignOutlook early = outlook(state);
        QVERIFY(early.chance_of_better > 0.99 && !early.stop);
        QVERIFY(early.candidates[fastest_].beats > 0.5);
    }

    void sameAnswerTwice() {
        CampaignState state = state_;
        for (std::size_t i = 0; i < 4; ++i) state.results.push_back(result(3 * i, 1 + 0.02 * static_cast<double>(i)));
        const CampaignOutlook a = outlook(state), b = outlook(state);
        QCOMPARE(a.chance_of_better, b.chance_of_better);
        QCOMPARE(a.next, b.next);
        std::reverse(state.results.begin(), state.results.end()); // whatever the order
        const CampaignOutlook c = outlook(state);
        for (std::size_t i = 0; i < state.candidates.size(); ++i) QVERIFY(qAbs(a.candidates[i].expected / c.candidates[i].expected - 1) < 1e-6);
        std::stop_source source;
        source.request_stop();
        QCOMPARE(campaign_outlook(state, catalogue_.profiles, {}, source.get_token()).candidates.size(), state.candidates.size());
    }

    // A short step of a small batch, or on many GPUs, is not a fast one: chances are about what a token costs.
    void mixedBatchesAndNodeCounts() {
        LearningOptions options;
        options.refit = false;
        const std::size_t n = state_.candidates.size();
        /// The candidates, and the same on another cluster or with another batch.
        const auto campaign = [this](auto change) {
            CampaignState mixed = state_;
            for (Plan plan : state_.candidates) {
                change(plan);
                complete(plan);
                if (is_valid(plan)) mixed.candidates.push_back(plan);
            }
            return mixed;
        };
        const auto time = [this](const Plan& plan) { return estimate(plan, catalogue_.profile_for(plan)).time.total(); };
        const auto measure = [&](CampaignState& state, std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                state.results.push_back({i, {}});
                state.results.back().run.step_time = time(state.candidates[i]);
            }
        };
        const auto least = [&](const CampaignState& state, std::size_t from, std::size_t to, auto value) {
            double all = std::numeric_limits<double>::infinity();
            for (std::size_t i = from; i < to; ++i) all = std::min(all, value(state.candidates[i], time(state.candidates[i])));
            return all;
        };
        const auto seconds = [](const Plan&, Seconds step) { return step.value(); };

        // An eighth of the batch is measured: shorter steps, and more GPU-seconds a token, as the sum of gradients counts for more.
        CampaignState smaller = campaign([](Plan& plan) { plan.training.global_batch /= 8; });
        const std::size_t all = smaller.candidates.size();
        QVERIFY(all > n + 5);
        measure(smaller, n, all);
        QVERIFY(least(smaller, n, all, seconds) < 0.5 * least(smaller, 0, n, seconds));
        const double gain = least(smaller, 0, n, step_cost) / least(smaller, n, all, step_cost);
        QVERIFY2(gain < 0.96, qPrintable(QString::number(gain)));
        const CampaignOutlook go_on = outlook(smaller, options);
        QVERIFY2(go_on.chance_of_better > 0.5 && !go_on.stop, qPrintable(QString::number(go_on.chance_of_better)));
        QVERIFY(!go_on.next.empty() && go_on.next.front() < n);
        QVERIFY(go_on.candidates[fastest_].state == CandidateState::open && go_on.candidates[fastest_].gain > 0.01);
        QVERIFY(go_on.ranking.front() < n);
        QVERIFY(go_on.best && *go_on.best >= n);

        // Eight times the nodes are open: shorter steps, and more GPU-seconds a token.
        CampaignState wider = campaign([](Plan& plan) { plan.cluster.nodes *= 8; });
        const std::size_t wide = wider.candidates.size();
        QVERIFY(wide > n + 5);
        measure(wider, 0, n);
        QVERIFY(least(wider, n, wide, seconds) < 0.5 * least(wider, 0, n, seconds));
        const double loss = least(wider, n, wide, step_cost) / least(wider, 0, n, step_cost);
        QVERIFY2(loss > 1.04, qPrintable(QString::number(loss)));
        const CampaignOutlook enough = outlook(wider, options);
        QVERIFY2(enough.chance_of_better < 0.2, qPrintable(QString::number(enough.chance_of_better)));
        QCOMPARE(enough.ranking.front(), fastest_);

        // Learning and status mean the same by "best".
        measure(wider, n, wide);
        CampaignResults results;
        for (const CampaignResult& one : wider.results) {
            TaskResult& task = results.tasks.emplace_back();
            task.task = one.candidate;
            task.run = one.run;
            task.run.plan = wider.candidates[one.candidate];
            task.has_run = true;
        }
        const CampaignOutlook after = outlook(wider, options);
        QCOMPARE(after.best, std::optional(results.best()->task));
        QCOMPARE(after.best, std::optional(fastest_));
        QCOMPARE(after.best_time, *results.best()->run.step_time);
    }

    // Known runs of elsewhere say what the model is like near there.
    void knownRuns() {
        CampaignState state = state_;
        for (std::size_t i = 0; i < state.candidates.size(); ++i) {
            MeasuredRun known;
            known.plan = state.candidates[i];
            known.step_time = Seconds(1.08 * seconds_[i]);
            state.known.push_back(known);
        }
        const CampaignOutlook after = outlook(state);
        for (std::size_t i = 0; i < state.candidates.size(); ++i) QVERIFY(after.candidates[i].expected.value() / seconds_[i] > 1.05);
        for (MeasuredRun& run : state.known) run.plan.training.framework = Framework::nanotron; // another one's say nothing
        const CampaignOutlook others = outlook(state);
        for (std::size_t i = 0; i < state.candidates.size(); ++i) QVERIFY(qAbs(others.candidates[i].expected.value() / seconds_[i] - 1) < 1e-9);
    }

    // A GPU and a framework that the library lacks get constants of their own, which the results move.
    void newMachine() {
        CampaignState state = state_;
        for (Plan& plan : state.candidates) plan.cluster.gpu.id = "a-new-gpu";
        ProfileLibrary library = catalogue_.profiles;
        std::erase_if(library.software, [](const SoftwareProfile& part) { return part.family == "megatron"; });
        const CampaignOutlook before = campaign_outlook(state, library);
        QVERIFY(before.candidates[0].high / before.candidates[0].low > 1.3); // wide: nobody knows
        for (std::size_t i = 0; i < state.candidates.size(); i += 2) state.results.push_back(result(i, 1.1));
        const CampaignOutlook after = campaign_outlook(state, library);
        QVERIFY(std::any_of(after.library.hardware.begin(), after.library.hardware.end(), [](const HardwareProfile& part) { return part.gpu == "a-new-gpu"; }));
        QVERIFY(std::any_of(after.library.software.begin(), after.library.software.end(), [](const SoftwareProfile& part) { return part.family == "megatron"; }));
        double off_before = 0, off_after = 0;
        for (std::size_t i = 1; i < state.candidates.size(); i += 2) {
            off_before += std::abs(std::log(before.candidates[i].expected.value() / (1.1 * seconds_[i])));
            off_after += std::abs(std::log(after.candidates[i].expected.value() / (1.1 * seconds_[i])));
        }
        QVERIFY2(off_after < 0.3 * off_before, qPrintable(QStringLiteral("%1 %2").arg(off_before).arg(off_after)));
    }

    // The person's own runs, once kept with the others, move the band of plans near them.
    void bandMovesWithOwnRuns() {
        const Plan& plan = state_.candidates[fastest_];
        const Profile profile = catalogue_.profile_for(plan);
        const ProfileSource profiles = [&](const Plan& other) { return catalogue_.profile_for(other); };
        std::vector<MeasuredRun> own;
        for (std::size_t i = 0; i < state_.candidates.size(); ++i) {
            MeasuredRun run = result(i, 1.1).run;
            run.plan = state_.candidates[i];
            own.push_back(run);
        }
        const TimeBand family = time_band(estimate(plan, profile).time);
        const Band without = band_for(plan, family, profile, {}), moved = band_for(plan, family, profile, run_residuals(own, profiles));
        QVERIFY(moved.near_runs > 2);
        QVERIFY(std::sqrt(moved.low.value() * moved.high.value()) > 1.03 * std::sqrt(without.low.value() * without.high.value()));
        QVERIFY(moved.low < Seconds(1.1 * seconds_[fastest_]) && Seconds(1.1 * seconds_[fastest_]) < moved.high);
    }

    void improvement() {
        QVERIFY(qAbs(expected_improvement(0, std::log(0.8), 1e-6) - 0.2) < 1e-6);
        QVERIFY(expected_improvement(0, std::log(1.2), 1e-6) < 1e-9);
        double sum = 0; // against a plain sum over the distribution
        const int n = 20000;
        for (int i = 0; i < n; ++i) {
            const double z = -6 + 12 * (i + 0.5) / n;
            sum += std::max(0.0, 1 - std::exp(0.05 + 0.1 * z)) * std::exp(-z * z / 2) / std::sqrt(2 * std::acos(-1.0)) * 12 / n;
        }
        QVERIFY(qAbs(expected_improvement(0, 0.05, 0.1) - sum) < 1e-5);
        // two independent prospects, an even chance each; and one that is certain to be broken
        Beliefs beliefs{{0, 0, -1}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
        QVERIFY(qAbs(chance_any_beats(beliefs, {{0}, {1}}, 0, 0, 1) - 0.75) < 0.03);
        beliefs.covariance[0][1] = beliefs.covariance[1][0] = 1 - 1e-9; // the same
        QVERIFY(qAbs(chance_any_beats(beliefs, {{0}, {1}}, 0, 0, 1) - 0.5) < 0.03);
        QCOMPARE(chance_any_beats(beliefs, {{2, 1, 0}}, 0, 0, 1), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestCampaignLearning)
#include "test_campaign_learning.moc"
