// SPDX-License-Identifier: Apache-2.0
#include "core/formats/catalogue.h"
#include "core/formats/logs/run_log_reader.h"
#include "core/measured/outcome.h"
#include "core/measured/own_run.h"

#include "app/texts/finding_sentence.h"
#include "app/texts/run_texts.h"

#include <QTest>

#include <set>

using namespace fivefold;

namespace {

LogEvidence sign(Sign what, std::size_t line, double clock = 0, std::int32_t rank = kNoRank) {
    LogEvidence evidence;
    evidence.sign = what;
    evidence.line = line;
    evidence.clock = clock;
    evidence.rank = rank;
    return evidence;
}

RunLog log_with(std::vector<LogEvidence> evidence, std::size_t steps = 5) {
    RunLog log;
    log.evidence = std::move(evidence);
    log.step_lines = steps;
    for (std::size_t i = 1; i <= steps; ++i) {
        LogStep step;
        step.iteration = static_cast<std::int64_t>(i);
        step.seconds = 5;
        step.line = i;
        log.steps.push_back(step);
    }
    log.last_iteration = static_cast<std::int64_t>(steps);
    return log;
}

ExitRecord exited(int code) {
    ExitRecord exit;
    exit.exit_code = code;
    return exit;
}
SlurmState slurm(const char* state) {
    SlurmState told;
    told.state = state;
    return told;
}

RunEnd end_of(const RunLog& log, const ExitRecord& exit = exited(1), const SlurmState& told = {}) { return classify(log, exit, told).end; }

Plan small_plan(const Catalogue& catalogue) {
    Plan plan;
    plan.name = "mine";
    plan.model = catalogue.find_model("llama-3.1-8b")->model;
    plan.cluster.gpu = *catalogue.find_gpu("h100-sxm5-80gb");
    plan.cluster.nodes = 4;
    plan.cluster.gpus_per_node = 8;
    plan.training.seq_len = 4096;
    plan.training.global_batch = 256;
    plan.layout.tp = 4;
    plan.layout.pp = 2;
    complete(plan);
    return plan;
}

} // namespace

class TestOutcome : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesReadBack() {
        std::set<std::string> names;
        for (std::size_t i = 0; i < kRunEndCount; ++i) {
            const auto end = static_cast<RunEnd>(i);
            QVERIFY(run_end_of(run_end_name(end)) == end);
            names.insert(run_end_name(end));
        }
        QCOMPARE(names.size(), kRunEndCount);
        QVERIFY(!run_end_of("no such end"));
    }
    // A cause beats what it brings about on other ranks, whichever was printed first.
    void causesBeatTheirEffects() {
        for (const Sign cause : {Sign::out_of_memory, Sign::host_out_of_memory, Sign::hardware, Sign::node_failure, Sign::leftover_process})
            for (const Sign effect : {Sign::nccl, Sign::crash, Sign::worker_failed, Sign::killed, Sign::application_fault}) {
                const RunEnd alone = end_of(log_with({sign(cause, 10)}));
                QVERIFY(end_of(log_with({sign(effect, 9), sign(cause, 10)})) == alone);
                QVERIFY(end_of(log_with({sign(cause, 10), sign(effect, 11)})) == alone);
            }
        QVERIFY(end_of(log_with({sign(Sign::collective_timeout, 9), sign(Sign::nccl, 10)})) == RunEnd::hang);
        QVERIFY(end_of(log_with({sign(Sign::nccl, 9), sign(Sign::crash, 10)})) == RunEnd::nccl);
    }
    // Far apart in time, the first one counts.
    void timeTellsCausesApart() {
        QVERIFY(end_of(log_with({sign(Sign::nccl, 9, 1000), sign(Sign::out_of_memory, 10, 1030)})) == RunEnd::oom);
        QVERIFY(end_of(log_with({sign(Sign::nccl, 9, 1000), sign(Sign::out_of_memory, 10, 5000)})) == RunEnd::nccl);
        QVERIFY(end_of(log_with({sign(Sign::out_of_memory, 9, 1000), sign(Sign::time_limit, 10, 9000)}), {}, slurm("TIMEOUT")) == RunEnd::oom);
        QVERIFY(end_of(log_with({sign(Sign::collective_timeout, 9), sign(Sign::time_limit, 10)}), {}, slurm("TIMEOUT")) == RunEnd::hang);
    }
    void survivedErrorsDoNotCount() {
        LogEvidence early = sign(Sign::out_of_memory, 1);
        early.steps_after = 5;
        QVERIFY(end_of(log_with({early}), exited(0)) == RunEnd::completed);
        QVERIFY(end_of(log_with({early, sign(Sign::nccl, 20)})) == RunEnd::nccl);
        LogEvidence before_restart = sign(Sign::nccl, 1);
        before_restart.steps_after = 1;
        QVERIFY(end_of(log_with({before_restart}), exited(1)) == RunEnd::nccl); // another rank's line may still have come
        QVERIFY(end_of(log_with({before_restart, sign(Sign::recovered, 2)}), exited(0)) == RunEnd::completed);
    }
    void slurmStates() {
        const RunLog log = log_with({});
        const std::pair<const char*, RunEnd> states[] = {{"COMPLETED", RunEnd::completed}, {"NODE_FAIL", RunEnd::node_failure}, {"BOOT_FAIL", RunEnd::node_failure},
                                                         {"PREEMPTED", RunEnd::preempted}, {"CANCELLED by 1000", RunEnd::cancelled}, {"CANCELLED", RunEnd::cancelled},
                                                         {"OUT_OF_MEMORY", RunEnd::host_oom}, {"TIMEOUT", RunEnd::time_limit}, {"DEADLINE", RunEnd::time_limit},
                                                         {"FAILED", RunEnd::crash}};
        for (const auto& [state, end] : states) QVERIFY2(end_of(log, {}, slurm(state)) == end, state);
        SlurmState failed = slurm("FAILED");
        failed.exit_code = 7;
        QVERIFY(end_of(log, {}, failed) == RunEnd::crash);
        QVERIFY(end_of(log_with({sign(Sign::hardware, 9)}), {}, slurm("NODE_FAIL")) == RunEnd::hardware);
        for (const char* state : {"REQUEUED", "LOST"}) {
            ExitRecord ended;
            ended.signal = 15;
            const RunOutcome outcome = classify(log_with({sign(Sign::cancelled, 9)}), ended, slurm(state));
            QVERIFY(outcome.end == RunEnd::node_failure && !outcome.certain && outcome.infrastructure_failure());
            QVERIFY(end_of(log_with({sign(Sign::out_of_memory, 9)}), ended, slurm(state)) == RunEnd::oom);
        }
        QVERIFY(end_of(log_with({sign(Sign::refused, 9)}, 0), {}, slurm("FAILED")) == RunEnd::refused_configuration);
    }
    void exitRecords() {
        const RunLog log = log_with({});
        QVERIFY(end_of(log, exited(0)) == RunEnd::completed);
        QVERIFY(end_of(log_with({}, 0), exited(0)) == RunEnd::unknown); // a completed program that trained nothing we know
        QVERIFY(end_of(log, exited(3)) == RunEnd::crash);
        QVERIFY(end_of(log, exited(137)) == RunEnd::host_oom);
        QVERIFY(!classify(log, exited(137)).certain);
        QVERIFY(end_of(log, exited(143)) == RunEnd::cancelled);
        QVERIFY(end_of(log, exited(139)) == RunEnd::crash);
        QVERIFY(end_of(log, exited(124)) == RunEnd::time_limit);
        ExitRecord quiet = exited(124);
        quiet.silent = Seconds(400);
        QVERIFY(end_of(log, quiet) == RunEnd::hang);
        quiet.silent = Seconds(20);
        QVERIFY(end_of(log, quiet) == RunEnd::time_limit);
        RunLog slow = log;
        for (LogStep& step : slow.steps) step.seconds = 200;
        quiet.silent = Seconds(400); // two steps long: slow, not hung
        QVERIFY(end_of(slow, quiet) == RunEnd::time_limit);
        ExitRecord at_limit;
        at_limit.signal = 15;
        at_limit.wall = Seconds(3599);
        at_limit.limit = Seconds(3600);
        QVERIFY(end_of(log, at_limit) == RunEnd::time_limit);
        at_limit.wall = Seconds(100);
        QVERIFY(end_of(log, at_limit) == RunEnd::cancelled);
        ExitRecord stopped;
        stopped.silence_killed = true;
        stopped.signal = 9;
        QVERIFY(end_of(log, stopped) == RunEnd::hang);
        QVERIFY(end_of(log_with({sign(Sign::out_of_memory, 9)}), stopped) == RunEnd::oom); // the others waited for the one that died
        ExitRecord held = exited(1);
        held.in_use_before = gib(30);
        QVERIFY(end_of(log_with({}, 0), held) == RunEnd::leftover_process);
    }
    void blames() {
        QVERIFY(classify(log_with({sign(Sign::nccl, 9)}), exited(1)).infrastructure_failure());
        QVERIFY(classify(log_with({sign(Sign::hardware, 9)}), exited(1)).infrastructure_failure());
        QVERIFY(!classify(log_with({sign(Sign::out_of_memory, 9)}), exited(1)).infrastructure_failure());
        QVERIFY(classify(log_with({sign(Sign::refused, 9)}, 0), exited(1)).blame == Blame::configuration);
        QVERIFY(classify(log_with({}), exited(0)).blame == Blame::none);
    }
    // Every advice that any end gives has a sentence, and each sentence's arguments are there.
    void everyAdviceHasASentence() {
        std::set<std::string> seen;
        OutOfMemoryFigures figures;
        figures.tried = gib(1);
        figures.total = gib(80);
        figures.free = gib(0.5);
        figures.allocated = gib(60);
        figures.unallocated = gib(10);
        for (int s = 0; s < static_cast<int>(kSignCount); ++s)
            for (const std::size_t steps : {std::size_t{0}, std::size_t{5}})
                for (const bool with_figures : {false, true})
                    for (const int code : {0, 1, 124, 137}) {
                        LogEvidence evidence = sign(static_cast<Sign>(s), 9);
                        evidence.iteration = static_cast<std::int64_t>(steps);
                        if (with_figures) evidence.memory = figures;
                        if (with_figures && code == 1) evidence.memory->others = gib(20);
                        RunLog log = log_with({evidence}, steps);
                        log.nan_iterations = log.skipped_iterations = 3;
                        log.rewound = 1;
                        log.finished = code == 0 && steps > 0;
                        ExitRecord exit = exited(code);
                        exit.in_use_before = gib(20);
                        for (const Finding& advice : classify(log, exit).advice) {
                            seen.insert(advice.id);
                            const std::string sentence = text::fill(run_text(advice.id), advice.arguments);
                            QVERIFY2(!sentence.empty(), advice.id.c_str());
                            QVERIFY2(sentence.find('{') == std::string::npos, sentence.c_str());
                        }
                    }
        QVERIFY2(seen.size() >= 20, qPrintable(QString::number(seen.size())));
    }
    void measuredRunOfALog() {
        const Catalogue catalogue = load_catalogue();
        const Plan plan = small_plan(catalogue);
        RunLog log = log_with({}, 10);
        log.framework = LogFramework::megatron;
        log.memory = {{LogMemoryKind::max_allocated, 0, kNoRank, gib(40), 2, 1},  {LogMemoryKind::max_allocated, 16, kNoRank, gib(35), 2, 1},
                      {LogMemoryKind::max_reserved, 0, kNoRank, gib(50), 2, 1},   {LogMemoryKind::allocated, 0, kNoRank, gib(20), 2, 1},
                      {LogMemoryKind::reserved, 0, kNoRank, gib(45), 2, 1}};
        const SteadyState steady = steady_state(step_times(log, step_work(plan)));
        MeasuredRun run = measured_run(plan, log, steady, classify(log, exited(0)), "run-1");
        QVERIFY(run.timed_and_healthy());
        QCOMPARE(run.step_time->value(), 5.0);
        QCOMPARE(run.reading(MemoryKind::allocated)->value(), gib(40).value());
        QCOMPARE(run.reading(MemoryKind::reserved)->value(), gib(50).value());
        QCOMPARE(run.reading(MemoryKind::steady)->value(), gib(20).value());
        QVERIFY(!run.reading(MemoryKind::smi));
        QVERIFY(run.stage.kind == StageRead::Kind::worst); // both stages were read
        QCOMPARE(run.framework, std::string("megatron"));
        QVERIFY(run.plan == plan);

        log.memory = {{LogMemoryKind::max_allocated, 16, kNoRank, gib(35), 2, 1}}; // the last stage: ranks 16 to 31
        QVERIFY(measured_run(plan, log, steady, classify(log, exited(0)), "").stage.kind == StageRead::Kind::last);
        log.memory = {{LogMemoryKind::max_allocated, 3, kNoRank, gib(35), 2, 1}};
        QVERIFY(measured_run(plan, log, steady, classify(log, exited(0)), "").stage.kind == StageRead::Kind::first);
        // Between steps, the optimizer's moments are missing after the first iteration only.
        log.memory = {{LogMemoryKind::allocated, 0, kNoRank, gib(9), 1, 1}};
        QVERIFY(!measured_run(plan, log, steady, classify(log, exited(0)), "").reading(MemoryKind::steady));

        const RunLog oom = log_with({sign(Sign::out_of_memory, 9)}, 0);
        run = measured_run(plan, oom, steady_state(step_times(oom)), classify(oom, exited(1)), "");
        QVERIFY(run.outcome == Outcome::out_of_memory && run.skip.empty() && !run.step_time);
        const RunLog lost = log_with({sign(Sign::node_failure, 9)}, 0);
        run = measured_run(plan, lost, steady_state(step_times(lost)), classify(lost, exited(1)), "");
        QVERIFY(run.outcome == Outcome::crashed && !run.skip.empty());
    }
};

QTEST_APPLESS_MAIN(TestOutcome)
#include "test_outcome.moc"
