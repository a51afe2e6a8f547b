// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/enum_text.h"
#include "app/desktop/evaluator.h"
#include "app/desktop/finding_sentence.h"
#include "app/desktop/knobs/why_not.h"
#include "app/desktop/latest_task.h"
#include "app/texts/finding_texts.h"
#include "core/formats/enum_names.h"

#include <QtTest>

#include <atomic>
#include <thread>

using namespace fivefold;

/// Sentences of findings, names of choices, and the worker that answers only the newest question.
class TestTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findingIsFilledIn();
    void numbersFollowLocale();
    void placeholdersInValuesStay();
    void everyChoiceHasText();
    void refusalNamesRule();
    void onlyNewestAnswerArrives();
    void endingStopsWork();
};

void TestTexts::findingIsFilledIn() {
    Finding finding;
    finding.id = "tp-divides-heads";
    finding.arguments = {{"tp", 7, {}}, {"heads", 64, {}}};
    QCOMPARE(findingSentence(finding), QStringLiteral("TP 7 does not divide the 64 attention heads."));
    finding.id = "no-such-rule";
    QCOMPARE(findingSentence(finding), QStringLiteral("no-such-rule"));
    finding.id = "degree-positive";
    finding.arguments = {{"knob", 0, "micro_batch"}, {"value", 0, {}}, {"largest", 1e9, {}}};
    QCOMPARE(findingSentence(finding),
             QStringLiteral("Micro-batch is 0; it must be between 1 and %1.").arg(QLocale().toString(1'000'000'000)));
    finding.id = "target-framework"; // the plan file's names are not for people
    finding.arguments = {{"framework", 0, "megatron"}, {"target", 0, "nanotron"}};
    QVERIFY(findingSentence(finding).contains(QStringLiteral("is for Megatron-Core, but the files are for nanotron")));
    finding.arguments = {{"framework", 0, "fsdp1"}, {"target", 0, "torchtitan-v0.2"}};
    QVERIFY(findingSentence(finding).contains(QStringLiteral("is for PyTorch FSDP, but the files are for torchtitan v0.2 (TOML)")));
    finding.id = "nanotron-optimizer";
    finding.arguments = {{"optimizer", 0, "sgd_momentum"}};
    QVERIFY(!findingSentence(finding).contains(QLatin1Char('_')));
}

void TestTexts::numbersFollowLocale() {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    Finding finding;
    finding.id = "out-of-memory";
    finding.arguments = {{"stage", 0, {}}, {"needed", 85.678, {}}, {"capacity", 79.1, {}}, {"moment", 0, "while the loss is computed"}};
    QCOMPARE(findingSentence(finding), QStringLiteral("Stage 0 needs 85,7 GiB of 79,1 GiB, most of all while the loss is computed."));
    QLocale::setDefault(before);
}

void TestTexts::placeholdersInValuesStay() {
    Finding finding;
    finding.id = "not-modelled";
    finding.arguments = {{"what", 0, "{what} %1"}};
    QCOMPARE(findingSentence(finding), QStringLiteral("{what} %1 is not in the cost model."));
}

void TestTexts::everyChoiceHasText() {
    for (int i = 0; i <= static_cast<int>(Knob::nodes); ++i) {
        QVERIFY(!knobText(static_cast<Knob>(i)).isEmpty());
        QVERIFY(!knobLongText(static_cast<Knob>(i)).isEmpty());
        QCOMPARE(knobText(std::string_view(knob_name(static_cast<Knob>(i)))), knobText(static_cast<Knob>(i)));
    }
    for (int i = 0; i <= static_cast<int>(Schedule::dual_pipe); ++i) QVERIFY(!scheduleText(static_cast<Schedule>(i)).isEmpty());
    for (int i = 0; i <= static_cast<int>(Precision::fp32); ++i) QVERIFY(!precisionText(static_cast<Precision>(i)).isEmpty());
    for (int i = 0; i <= static_cast<int>(Optimizer::adafactor); ++i) QVERIFY(!optimizerText(static_cast<Optimizer>(i)).isEmpty());
    for (int i = 0; i <= static_cast<int>(Framework::aleph_alpha); ++i) QVERIFY(!frameworkText(static_cast<Framework>(i)).isEmpty());
    const auto all = []<typename Choice>(QString (*text)(Choice)) {
        for (const auto& entry : enum_names<Choice>()) QVERIFY(!text(entry.value).isEmpty());
    };
    all(&switchText);
    all(&lossText);
    all(&cudaGraphsText);
    all(&dispatcherText);
    all(&routingText);
    all(&cpKindText);
    all(&fp8RecipeText);
    for (int i = 0; i <= static_cast<int>(AttentionKernel::flash3); ++i) QVERIFY(!attentionText(static_cast<AttentionKernel>(i)).isEmpty());
}

void TestTexts::refusalNamesRule() {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = sample_plan(catalogue);
    QVERIFY(whyNot(plan, Knob::tp, 7).contains(QStringLiteral("TP 7")));
    QVERIFY(whyNot(plan, Knob::pp, 1000).contains(QStringLiteral("1,000")) ||
            whyNot(plan, Knob::pp, 1000).contains(QStringLiteral("1000")));
    QVERIFY(!whyNot(plan, Knob::dp, 5).isEmpty());
}

void TestTexts::onlyNewestAnswerArrives() {
    LatestTask task;
    std::vector<int> answers;
    for (int i = 0; i < 20; ++i) {
        task.start(
            [i](std::stop_token stop) {
                for (int wait = 0; wait < 20 && !stop.stop_requested(); ++wait) std::this_thread::sleep_for(std::chrono::milliseconds(1));
                return i;
            },
            [&answers](int value) { answers.push_back(value); });
    }
    QTRY_COMPARE(answers.size(), std::size_t{1});
    QTest::qWait(60);
    QCOMPARE(answers, std::vector<int>{19});
    task.start([](std::stop_token) { return 1; }, [&answers](int value) { answers.push_back(value); });
    task.cancel();
    QTest::qWait(20);
    QCOMPARE(answers.size(), std::size_t{1});
}

void TestTexts::endingStopsWork() {
    std::atomic<bool> stopped = false;
    std::atomic<bool> begun = false;
    {
        LatestTask task;
        task.start(
            [&](std::stop_token stop) {
                begun = true;
                while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
                stopped = true;
                return 0;
            },
            [](int) { QFAIL("an answer after the end"); });
        QTRY_VERIFY(begun.load());
    }
    QVERIFY(stopped.load());
}

QTEST_GUILESS_MAIN(TestTexts)
#include "test_texts.moc"
