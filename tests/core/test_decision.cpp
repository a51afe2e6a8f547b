// SPDX-License-Identifier: Apache-2.0
#include "app/texts/advice_texts.h"
#include "core/advise/decision.h"
#include "core/advise/next_changes.h"
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>
#include <random>
#include <set>
#include <tuple>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// A plan and the thresholds it is judged by.
struct Situation {
    Plan plan;
    AdviceThresholds thresholds;
};

/// One way to set up a situation from Llama 70B, TP 8 x PP 2 x DP 4 on 8 nodes of H100, batch 256 of 4096 tokens, ZeRO-1, which fits.
using Edit = std::function<void(Situation&)>;

Situation base() {
    Layout layout;
    layout.tp = 8;
    layout.pp = 2;
    return {plan_for("llama-2-70b", "h100", 8, layout, 4096, 256), {}};
}

Edit none() {
    return [](Situation&) {};
}
/// Another model and cluster.
Edit on(const char* model, int nodes, std::int64_t batch = 256, std::int64_t seq = 4096, const char* gpu = "h100") {
    return [=](Situation& s) {
        const Layout layout = s.plan.layout;
        s.plan = plan_for(model, gpu, nodes, layout, seq, batch);
    };
}
Edit degrees(std::int64_t tp, std::int64_t pp, int zero = 1, std::int64_t cp = 1) {
    return [=](Situation& s) {
        s.plan.layout.tp = tp, s.plan.layout.pp = pp, s.plan.layout.cp = cp, s.plan.layout.zero = zero;
        complete(s.plan);
    };
}
Edit set(Knob knob, std::int64_t value) {
    return [=](Situation& s) {
        set_knob(s.plan, knob, value);
        complete(s.plan);
    };
}
/// One knob and nothing that would follow.
Edit only(Knob knob, std::int64_t value) {
    return [=](Situation& s) { set_knob(s.plan, knob, value); };
}
template <class T>
Edit limit(T AdviceThresholds::*field, T value) {
    return [=](Situation& s) { s.thresholds.*field = value; };
}
template <class T>
Edit train(T Training::*field, T value) {
    return [=](Situation& s) { s.plan.training.*field = value; };
}

struct Case {
    const char* id;
    std::vector<Edit> fires;               ///< the rule fails or informs
    std::optional<std::vector<Edit>> quiet; ///< it passes or does not apply; nothing for a rule that always informs
    std::optional<bool> model_disagrees;   ///< with the firing plan, where that matters
};

/// Models without room: states fill the card and activations come on top.
const std::vector<Edit> kOver = {on("llama-2-13b", 2, 128), degrees(1, 1, 0), set(Knob::micro_batch, 4)};

const std::vector<Case>& cases() {
    static const std::vector<Case> table = {
        {"r-a-small-model", {on("llama-2-7b", 2, 64), degrees(8, 2)}, {{on("llama-2-7b", 1, 64), degrees(1, 1)}}, false},
        {"r-b-large-model", {degrees(8, 1, 3)}, {{degrees(8, 8, 0), set(Knob::micro_batch, 2)}}, false},
        {"r-c-pure-data-parallel", {on("qwen2.5-0.5b", 64, 1024), degrees(1, 1)}, {{on("qwen2.5-0.5b", 64, 1024), degrees(2, 1)}}, true},
        {"r-d-frontier", {on("llama-3.1-70b", 128, 1024, 8192), degrees(8, 1, 3)}, {{on("llama-3.1-70b", 64, 1024, 8192), degrees(8, 1, 3)}}, false},
        {"r-d-zero-pipeline", {train(&Training::framework, Framework::deepspeed), degrees(8, 2, 2)}, {{train(&Training::framework, Framework::deepspeed)}}, false},
        {"r-cp-context", {set(Knob::cp, 2)}, {{none()}}, {}},
        {"r-cp-ring-hidden", {on("llama-3.1-8b", 4, 64, 4096), degrees(8, 1, 1, 4)}, {{on("llama-3.1-8b", 4, 64, 131072), degrees(8, 1, 1, 4)}}, {}},
        {"r-ep-in-domain", {on("qwen3-30b-a3b", 4, 256), degrees(1, 1), set(Knob::ep, 16)}, {{on("qwen3-30b-a3b", 4, 256), degrees(1, 1), set(Knob::ep, 8)}}, false},
        {"r-poor-selective", kOver, {{none()}}, {}},
        {"r-poor-micro-batch", kOver, {{none()}}, {}},
        {"r-poor-zero", {on("llama-2-13b", 2, 128), degrees(1, 1, 0)}, {{none()}}, {}},
        {"r-poor-full-recompute", {on("llama-2-70b", 2, 128), degrees(8, 1, 3)}, {{none()}}, {}},
        {"r-poor-offload", {on("llama-2-70b", 1, 128), degrees(8, 1)}, {{none()}}, {}},
        {"shard-zero-1", kOver, {{none()}}, {}},
        {"shard-zero-2", {on("llama-2-70b", 2, 128), degrees(1, 1, 1)}, {{none()}}, {}},
        {"shard-zero-3", {on("llama-2-70b", 2, 128), degrees(1, 1, 2)}, {{none()}}, {}},
        {"shard-recompute", {on("llama-2-70b", 2, 128), degrees(1, 1, 3)}, {{none()}}, {}},
        {"shard-tensor", {on("llama-2-70b", 2, 128), degrees(1, 1, 3)}, {{none()}}, {}},
        {"r-b1-batch", {only(Knob::accumulation, 3)}, {{none()}}, false},
        {"r-p1-tensor-parallel", {on("qwen2.5-0.5b", 1, 64, 4096), degrees(2, 1), limit(&AdviceThresholds::tp_ratio, 1e3)}, {{degrees(8, 4)}}, {}},
        {"r-p2-data-parallel", {degrees(8, 8)}, {{none()}}, false},
        {"r-p2-zero-3-tokens", {degrees(8, 1, 3)}, {{degrees(8, 1, 3), set(Knob::micro_batch, 8), on("llama-2-7b", 1, 64)}}, false},
        {"r-p3-pipeline", {degrees(8, 1, 3)}, {{degrees(8, 8)}}, {}},
        {"r-p4-micro-batch", {degrees(8, 1, 3)}, {{on("llama-2-7b", 1, 8), degrees(1, 1)}}, false},
        {"tree-layer-fits", {none()}, {{on("llama-2-7b", 1, 64), degrees(1, 1)}}, {}},
        {"tree-model-fits-in-node", {on("llama-2-7b", 2, 64), degrees(1, 2)}, {{on("llama-2-7b", 2, 64), degrees(1, 1)}}, {}},
        {"tree-data-parallel", {only(Knob::dp, 2)}, {{none()}}, false},
        {"tree-sharding-level", {degrees(8, 1, 3)}, {{on("llama-2-7b", 1, 64), degrees(1, 1, 3)}}, false},
        {"typical-configuration", {none()}, {{degrees(8, 1, 3)}}, true},
        {"k1-headroom", kOver, {{none()}}, false},
        {"k2-batch-equation", {only(Knob::accumulation, 3)}, {{none()}}, false},
        {"k3-communication", {degrees(8, 1, 3)}, {{on("llama-2-7b", 1, 64), degrees(1, 1)}}, false},
        {"k4-bubble", {degrees(8, 8), train<std::int64_t>(&Training::global_batch, 16), set(Knob::zero, 1)}, {{none()}}, false},
        {"k5-learning-rate", {none()}, {}, false},
        {"k6-checkpoint-interval", {on("llama-3.1-405b", 2048, 2048), limit(&AdviceThresholds::checkpoint_interval, Seconds(7200))},
         {{on("llama-3.1-405b", 2048, 2048), limit(&AdviceThresholds::checkpoint_interval, Seconds(900))}}, false},
        {"k7-gradient-clip", {none()}, {{limit(&AdviceThresholds::gradient_clip, 0.0)}}, false},
        {"k8-warm-up", {none()}, {{limit(&AdviceThresholds::warmup_high, 0.0)}}, false},
        {"k9-typical-mfu", {degrees(8, 1, 3)}, {{set(Knob::recompute, 1)}}, false},
        {"f1-wide-tensor", {degrees(16, 1)}, {{none()}}, false},
        {"f2-many-stages", {on("llama-2-70b", 5, 64), degrees(1, 40)}, {{none()}}, false},
        {"f3-large-batch", {on("llama-2-70b", 8, 4096)}, {{none()}}, false},
        {"f4-low-mfu", {degrees(8, 1, 3)}, {{none()}}, false},
        {"f5-no-recompute", {none()}, {{set(Knob::recompute, 2)}}, true},
        {"f6-gradient-noise", {on("llama-2-70b", 8, 4)}, {{none()}}, false},
        {"f7-memory-margin", kOver, {{none()}}, false},
        {"f8-zero-3-accumulates", {degrees(8, 1, 3)}, {{on("llama-2-7b", 1, 64), degrees(1, 1, 3)}}, false},
        {"f9-few-micro-batches", {on("llama-2-70b", 8, 4), degrees(8, 8)}, {{none()}}, false},
    };
    return table;
}

std::vector<RuleOutcome> outcomes_of(const Situation& situation) {
    const Profile profile = profile_of(situation.plan);
    return decision_framework(situation.plan, profile, estimate(situation.plan, profile), situation.thresholds);
}

RuleOutcome outcome_of(const char* id, const std::vector<Edit>& edits) {
    Situation situation = base();
    for (const Edit& edit : edits) edit(situation);
    for (RuleOutcome& outcome : outcomes_of(situation))
        if (outcome.id == id) return outcome;
    return {};
}

std::vector<DecisionRule> all_rules() {
    std::vector<DecisionRule> rules;
    for (const auto& group : {sizing_rules(), ladder_rules(), priority_rules(), tree_rules(), checklist_rules(), red_flag_rules()}) rules.insert(rules.end(), group.begin(), group.end());
    return rules;
}

bool fires(const RuleOutcome& outcome) { return outcome.state == RuleState::fail || outcome.state == RuleState::info || (outcome.kind == RuleKind::memory_ladder && outcome.state == RuleState::pass); }

std::string said(const RuleOutcome& outcome) {
    return outcome.id + " " + rule_state_name(outcome.state) + ": " + text::rule_sentence(outcome) + " | " + text::model_sentence(outcome) + " | " + text::rule_fix_sentence(outcome) + " " +
           std::to_string(outcome.value) + " " + std::to_string(outcome.threshold);
}

} // namespace

class TestDecision : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleHasACase();
    void everyRuleHasItsSentences();
    void fires_data();
    void fires();
    void quiet_data();
    void quiet();
    void modelContradicts();
    void thresholdsAreEditable();
    void laddersStopWhereItFits();
    void prioritiesOnlyAskForWhatIsFaster();
    void nothingForAnInvalidEstimate();
    void anyNumbers();
};

void TestDecision::everyRuleHasACase() {
    std::set<std::string> rules, tested;
    for (const DecisionRule& rule : all_rules()) QVERIFY2(rules.insert(rule.id).second, rule.id);
    for (const Case& entry : cases()) QVERIFY2(tested.insert(entry.id).second, entry.id);
    QCOMPARE(tested, rules);
}

void TestDecision::everyRuleHasItsSentences() {
    for (const DecisionRule& rule : all_rules()) {
        const text::AdviceText* sentences = text::advice_text(rule.id);
        QVERIFY2(sentences && sentences->broken[0] != '\0' && rule.reason[0] != '\0', rule.id);
        QVERIFY(rule_kind_name(rule.kind)[0] != '\0');
    }
    QCOMPARE(std::size(text::kAdviceTexts), all_rules().size());
}

void TestDecision::fires_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i) QTest::newRow(cases()[i].id) << static_cast<int>(i);
}

void TestDecision::fires() {
    QFETCH(int, index);
    const Case& entry = cases()[static_cast<std::size_t>(index)];
    const RuleOutcome outcome = outcome_of(entry.id, entry.fires);
    QVERIFY2(::fires(outcome), said(outcome).c_str());
    QCOMPARE(text::rule_sentence(outcome).find('{'), std::string::npos);
    if (entry.model_disagrees) QVERIFY2(outcome.model_disagrees == *entry.model_disagrees, said(outcome).c_str());
}

void TestDecision::quiet_data() { fires_data(); }

void TestDecision::quiet() {
    QFETCH(int, index);
    const Case& entry = cases()[static_cast<std::size_t>(index)];
    if (!entry.quiet) return;
    const RuleOutcome outcome = outcome_of(entry.id, *entry.quiet);
    QCOMPARE(outcome.id, std::string(entry.id));
    QVERIFY2(!::fires(outcome), said(outcome).c_str());
    QCOMPARE(outcome.severity, Severity::info);
}

/// Where rule of thumb and estimate part: what the rule says, and that the model's word is there.
void TestDecision::modelContradicts() {
    const std::tuple<const char*, std::vector<Edit>, RuleState> contradictions[] = {
        // TP 16 inside the 72 GPUs of an NVL72 rack
        {"f1-wide-tensor", {on("llama-3.1-405b", 18, 72, 8192, "gb200"), degrees(16, 1)}, RuleState::fail},
        // many stages and many more micro-batches: the bubble is small
        {"f2-many-stages", {on("megatron-1t", 384, 3072, 2048, "a100-80gb"), degrees(8, 64), set(Knob::vpp, 2), set(Knob::recompute, 2)}, RuleState::fail},
        // 70 B without recomputation fits
        {"f5-no-recompute", {none()}, RuleState::fail},
        // a 0.5 B model gains nothing from TP or PP, however many GPUs
        {"r-c-pure-data-parallel", {on("qwen2.5-0.5b", 64, 1024), degrees(1, 1)}, RuleState::fail},
        // ZeRO-3 between nodes hides behind large micro-batches
        {"f8-zero-3-accumulates", {on("llama-2-7b", 2, 512), degrees(1, 1, 3), set(Knob::micro_batch, 4), set(Knob::recompute, 2)}, RuleState::fail},
        // hourly checkpoints of a small cluster cost little
        {"k6-checkpoint-interval", {none()}, RuleState::fail},
    };
    for (const auto& [id, edits, state] : contradictions) {
        const RuleOutcome outcome = outcome_of(id, edits);
        QVERIFY2(outcome.state == state && outcome.model_disagrees && !text::model_sentence(outcome).empty(), said(outcome).c_str());
    }
}

void TestDecision::thresholdsAreEditable() {
    QCOMPARE(outcome_of("k1-headroom", {limit(&AdviceThresholds::headroom, 0.9)}).state, RuleState::fail);
    QCOMPARE(outcome_of("k1-headroom", {limit(&AdviceThresholds::headroom, 0.9)}).threshold, 0.9);
    QCOMPARE(outcome_of("f1-wide-tensor", {limit<std::int64_t>(&AdviceThresholds::tp, 4)}).state, RuleState::fail);
    QCOMPARE(outcome_of("f3-large-batch", {limit(&AdviceThresholds::batch_tokens, 1e6)}).state, RuleState::fail);
    QCOMPARE(outcome_of("f5-no-recompute", {limit(&AdviceThresholds::recompute_model, 100e9)}).state, RuleState::not_applicable);
    QCOMPARE(outcome_of("r-b-large-model", {limit(&AdviceThresholds::large_model, 50e9)}).state, RuleState::not_applicable);
    const RuleOutcome interval = outcome_of("k6-checkpoint-interval", {limit(&AdviceThresholds::checkpoint_interval, Seconds(13061))});
    QCOMPARE(interval.state, RuleState::pass);
}

void TestDecision::laddersStopWhereItFits() {
    for (const char* prefix : {"r-poor-", "shard-"}) {
        Situation situation = base();
        for (const Edit& edit : kOver) edit(situation);
        int passed = 0;
        bool after = false;
        for (const RuleOutcome& outcome : outcomes_of(situation)) {
            if (!outcome.id.starts_with(prefix)) continue;
            if (after) QCOMPARE(outcome.state, RuleState::not_applicable);
            if (outcome.state == RuleState::fail) QVERIFY(outcome.value > outcome.threshold * 0.9); // bytes of what was tried; the verdict says no below the whole card
            if (outcome.state != RuleState::pass) continue;
            ++passed;
            after = true;
            Plan plan = situation.plan; // what it asks for, all of it
            for (const SuggestedChange& change : outcome.fixes) {
                const auto changed = rebalance(plan, change.knob, change.values.front(), {});
                QVERIFY(changed.has_value());
                plan = *changed;
            }
            QVERIFY(estimate(plan, profile_of(plan)).memory.fits());
        }
        QCOMPARE(passed, 1);
    }
}

void TestDecision::prioritiesOnlyAskForWhatIsFaster() {
    int asked = 0;
    for (const char* model : {"llama-2-7b", "llama-2-70b", "qwen3-30b-a3b", "mixtral-8x7b"})
        for (const std::int64_t tp : {1, 2, 4, 8})
            for (const std::int64_t pp : {1, 2, 4}) {
                Situation situation = base();
                on(model, 8)(situation);
                degrees(tp, pp, pp == 1 ? 3 : 1)(situation);
                const Profile profile = profile_of(situation.plan);
                const Estimate now = estimate(situation.plan, profile);
                if (!is_valid(situation.plan)) continue;
                for (const RuleOutcome& outcome : outcomes_of(situation)) {
                    if (outcome.kind != RuleKind::priority) continue;
                    for (const SuggestedChange& change : outcome.fixes)
                        for (const std::int64_t value : change.values) {
                            const auto changed = rebalance(situation.plan, change.knob, value, {});
                            QVERIFY(changed.has_value());
                            const Estimate then = estimate(*changed, profile);
                            QVERIFY2(then.memory.fits() && (!now.memory.fits() || then.time.total() < now.time.total()), said(outcome).c_str());
                            ++asked;
                        }
                }
            }
    QVERIFY(asked > 20);
}

void TestDecision::nothingForAnInvalidEstimate() {
    Situation situation = base();
    situation.plan.layout.tp = 0;
    QVERIFY(outcomes_of(situation).empty());
    situation = base();
    situation.plan.layout.dp = 3; // breaks a product, but has an estimate
    QCOMPARE(outcomes_of(situation).size(), all_rules().size());
}

/// Layouts that break rules, small and absurd: an answer or none, and finite figures.
void TestDecision::anyNumbers() {
    std::mt19937 random(11);
    const std::int64_t values[] = {-1, 0, 1, 1, 2, 2, 3, 4, 5, 7, 8, 16, 64, 1000, std::int64_t{1} << 24, std::int64_t{1} << 40};
    int answered = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::size_t reach = i % 2 == 0 ? std::size(values) : 12; // every other one without the absurd
        const auto any = [&] { return values[(reach == 12 ? 2 : 0) + random() % (reach - (reach == 12 ? 2 : 0))]; };
        Situation situation = base();
        static constexpr const char* models[] = {"llama-2-7b", "llama-3.1-405b", "mixtral-8x7b", "deepseek-v3-mtp"};
        situation.plan.model = catalogue().find_model(models[random() % 4])->model;
        Layout& layout = situation.plan.layout;
        for (std::int64_t* const field : {&layout.tp, &layout.pp, &layout.dp, &layout.cp, &layout.ep, &layout.etp, &layout.vpp, &layout.micro_batch, &layout.accumulation})
            if (random() % 2 == 0) *field = any();
        layout.zero = static_cast<int>(random() % 5) - (random() % 16 == 0 ? 1 : 0);
        layout.shard_group = random() % 4 == 0 ? any() : 0;
        layout.schedule = static_cast<Schedule>(random() % 5);
        layout.recompute.kind = static_cast<RecomputeKind>(random() % 3);
        situation.plan.training.framework = static_cast<Framework>(random() % 8);
        if (random() % 4 == 0) situation.plan.training.global_batch = any();
        if (random() % 4 == 0) situation.plan.training.seq_len = any();
        if (random() % 4 == 0) situation.plan.cluster.nodes = static_cast<int>(std::clamp<std::int64_t>(any(), -1, 64));
        const std::vector<RuleOutcome> outcomes = outcomes_of(situation);
        answered += !outcomes.empty();
        for (const RuleOutcome& outcome : outcomes) {
            QVERIFY2(std::isfinite(outcome.value) && std::isfinite(outcome.threshold), said(outcome).c_str());
            QVERIFY2(text::rule_sentence(outcome).find('{') == std::string::npos && text::model_sentence(outcome).find('{') == std::string::npos, said(outcome).c_str());
        }
        if (i % 60 == 1)
            for (const NextChange& change : next_changes(situation.plan, profile_of(situation.plan))) QVERIFY(is_valid(change.plan));
    }
    QVERIFY(answered > 300);
}

QTEST_GUILESS_MAIN(TestDecision)
#include "test_decision.moc"
