// SPDX-License-Identifier: Apache-2.0
// What the scripts of a campaign and its control make of Slurm's answers, which are played here: on a real one they could not be had at will.
#include "campaign_fixture.h"

#include <chrono>
#include <deque>
#include <thread>

class TestCampaignSlurm : public CampaignFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    // A node that is taken for lost, or a controller that died, ends attempts as a person's cancel does: with SIGTERM.
    void under_slurm_only_a_cancel_stops_a_task() {
        struct Row {
            const char *shown, *state, *verdict;
            TaskState task;
            RunEnd end;
        };
        const Row rows[] = {
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=COMPLETING Reason=None\n   Requeue=1 Restarts=0\n", "CANCELLED", "stopped", TaskState::stopped, RunEnd::cancelled},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=CANCELLED Reason=None\n   Requeue=1 Restarts=0\n", "CANCELLED", "stopped", TaskState::stopped, RunEnd::cancelled},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=COMPLETING Reason=None\n   Requeue=1 Restarts=1\n", "REQUEUED", "retry", TaskState::retry, RunEnd::node_failure},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=PENDING Reason=BeginTime\n   Requeue=1 Restarts=1\n", "REQUEUED", "retry", TaskState::retry, RunEnd::node_failure},
            {"JobId=4 ArrayJobId=1 ArrayTaskId=2\n   JobState=RUNNING Reason=None\n   Requeue=1 Restarts=0\n", "REQUEUED", "retry", TaskState::retry, RunEnd::node_failure},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=COMPLETED Reason=None\n   Requeue=1 Restarts=0\n", "LOST", "retry", TaskState::retry, RunEnd::node_failure},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=RUNNING Reason=None\n   Requeue=1 Restarts=0\n", "LOST", "retry", TaskState::retry, RunEnd::node_failure},
            {"", "LOST", "retry", TaskState::retry, RunEnd::node_failure},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=COMPLETING Reason=NodeDown\n   Requeue=0 Restarts=0\n", "NODE_FAIL", "retry", TaskState::retry, RunEnd::node_failure},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=RUNNING Reason=None\n   Requeue=1 Restarts=0\n   PreemptEligibleTime=2099-01-01T00:00:00 PreemptTime=2099-01-01T00:00:00\n", "PREEMPTED", "retry",
             TaskState::retry, RunEnd::preempted},
            {"JobId=5 ArrayJobId=1 ArrayTaskId=2\n   JobState=COMPLETING Reason=TimeLimit\n   Requeue=1 Restarts=0\n", "TIMEOUT", "failed", TaskState::failed, RunEnd::time_limit},
        };
        play_slurm();
        std::vector<Made> made;
        std::deque<QProcess> processes;
        for (const Row& row : rows) {
            made.push_back(make({"long"}));
            write_file(made.back().folder / "shown", row.shown, false);
            start(processes.emplace_back(), made.back(), {u"scripts/run.sh"_s, QString::fromStdString(made.back().campaign.tasks[0].id)}, {}, as_job("5"));
        }
        for (const Made& one : made) QVERIFY(waits_for([&] { return starts(one, 0) == 1; }));
        for (QProcess& process : processes) process.terminate();
        for (std::size_t i = 0; i < made.size(); ++i) {
            QVERIFY(processes[i].waitForFinished(60000));
            const CampaignStatus now = status(made[i]);
            const TaskAttempt& attempt = now.tasks[0].attempts.front();
            const std::string where = "row " + std::to_string(i) + ": " + attempt.reason + ", " + attempt.slurm.state + ", " + attempt.verdict;
            QVERIFY2(attempt.reason == "signal" && attempt.slurm.state == rows[i].state && attempt.verdict == rows[i].verdict, where.c_str());
            QCOMPARE(now.tasks[0].state, rows[i].task);
            const ProfileSource profiles = [this](const Plan& plan) { return catalogue_.profile_for(plan); };
            QVERIFY2(collect_results(made[i].folder, made[i].campaign, now, profiles).tasks[0].outcome.end == rows[i].end, where.c_str());
            QVERIFY(calls(made[i]).find("show job 1_2\n") != std::string::npos && calls(made[i]).find("requeue") == std::string::npos);
        }
        end_slurm();
    }

    void a_job_that_was_put_back_takes_over_from_its_lost_run() {
        const Made made = make({"long-once"});
        std::ofstream(made.folder / "campaign.sh", std::ios::app) << "ATTEMPTS=3\n"; // the lost run would have another try
        play_slurm();
        const QStringList words = {u"scripts/run.sh"_s, QString::fromStdString(made.campaign.tasks[0].id)};
        QProcess lost;
        start(lost, made, words, {}, as_job("5"));
        QVERIFY(waits_for([&] { return starts(made, 0) == 1; }));
        QCOMPARE(run(made, 0, as_job("5", "1")), 0);
        QVERIFY(lost.waitForFinished(60000));
        const CampaignStatus now = status(made);
        QCOMPARE(now.tasks[0].state, TaskState::completed);
        QCOMPARE(now.tasks[0].attempts.size(), 2U);
        QCOMPARE(now.tasks[0].attempts[0].reason, std::string("superseded"));
        QCOMPARE(starts(made, 0), 2L);
        QVERIFY(calls(made).find("requeue") == std::string::npos); // that would end the one which took over
        end_slurm();
    }

    void the_holder_of_a_task_is_known_by_name_and_number() {
        const Made made = make({"ok"});
        play_slurm();
        const std::filesystem::path lock = made.folder / "tasks" / made.campaign.tasks[0].id / "lock";
        const auto held = [&](const char* queue) {
            write_file(lock / "owner", "5 1_2\n", false);
            write_file(lock / "beat", "", false);
            write_file(made.folder / "queue", queue, false);
        };
        held("5 RUNNING\n");
        QCOMPARE(run(made, 0, as_job("7")), 0);
        QCOMPARE(starts(made, 0), 0L);
        QVERIFY(calls(made).find("--jobs=1_2 ") != std::string::npos);
        held("7 RUNNING\n"); // a controller that had forgotten the start gave the task a new number
        QCOMPARE(run(made, 0, as_job("7")), 0);
        QCOMPARE(starts(made, 0), 1L);
        QVERIFY(!std::filesystem::exists(lock));
        end_slurm();
    }

    void the_last_task_of_an_array_asks_for_itself_alone() {
        const Made made = make({"nccl"});
        play_slurm();
        QCOMPARE(run(made, 0, as_job("1")), 75); // its number is the array's
        QVERIFY(calls(made).find("scontrol requeue 1_2\n") != std::string::npos);
        end_slurm();
    }

    void submits_what_is_neither_done_nor_queued() {
        const Made made = make({"ok", "ok", "ok", "ok"}, "slurm");
        program("squeue", "cat \"$QUEUE\" 2>/dev/null\n");
        program("sbatch", "echo \"$@\" >> calls; echo 71\n");
        write_dropped(made.folder, made.campaign, {2});
        const auto submit = [&](const char* queue) {
            std::ofstream(made.folder / "queue") << queue;
            QProcess process;
            start(process, made, {u"submit.sh"_s}, {}, {u"QUEUE=queue"_s});
            return process.waitForFinished(30000) && process.exitCode() == 0 ? process.readAll().toStdString() : std::string("failed");
        };
        QVERIFY(submit("").find("submitted 3 of trial-1 as job 71") != std::string::npos);
        QVERIFY(file_or_nothing(made.folder / "calls", 1 << 16).find("--array=0,1,3%4 scripts/class-1.sbatch") != std::string::npos);
        QVERIFY(submit("trial-1|0|71|RUNNING\ntrial-1|1|71|PENDING\ntrial-1|3|71|PENDING\n").find("nothing to submit") != std::string::npos);
        QVERIFY(submit("trial-1|0|71|RUNNING\n").find("submitted 2") != std::string::npos);
        QVERIFY(file_or_nothing(made.folder / "calls", 1 << 16).find("--array=1,3%4 --dependency=afterany:71") != std::string::npos);
        program("scontrol", "echo \"$@\" >> calls\n");
        QVERIFY(submit("trial-1|0|71|RUNNING|None\ntrial-1|1|71|PENDING|launch failed requeued held\ntrial-1|3|71|PENDING|Priority\n").find("released 71_1") != std::string::npos);
        QVERIFY(file_or_nothing(made.folder / "calls", 1 << 16).find("release 71_1\n") != std::string::npos);
        program("squeue", "echo 'no controller' >&2; exit 1\n");
        QCOMPARE(submit(""), std::string("failed"));
        for (const char* name : {"squeue", "sbatch", "scontrol"}) QFile::remove(work_.filePath(u"bin/"_s + QString::fromLatin1(name)));
    }

    void a_submission_that_is_stopped_leaves_no_mark() {
        const Made made = make({"ok"}, "slurm");
        program("squeue", "sleep 60\n");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", work_.filePath(u"bin:"_s).toLocal8Bit() + path);
        std::stop_source stop;
        const std::jthread person([&] {
            for (int i = 0; i < 600 && !std::filesystem::exists(made.folder / ".submitting"); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(50));
            stop.request_stop();
        });
        LocalProcesses processes;
        const ProcessAnswer answer = processes.run({"bash", "submit.sh"}, made.folder.string(), 60, stop.get_token());
        qputenv("PATH", path);
        QVERIFY(answer.timed_out);
        QVERIFY(!std::filesystem::exists(made.folder / ".submitting"));
        QFile::remove(work_.filePath(u"bin/squeue"_s));
    }

    void what_a_lost_attempt_came_to_is_asked_once() {
        const Made made = make({"ok"}, "slurm");
        const std::filesystem::path attempt = made.folder / "tasks" / made.campaign.tasks[0].id / "attempts/1";
        write_file(attempt / "log", "\n", false);
        write_file(attempt / "start.json", R"({"task": "t", "attempt": 1, "job": "9_0", "nodes": "n3", "started": 1000, "limit_s": 60})", false);
        FakePrograms programs;
        programs.says("squeue", "");
        programs.says("scontrol", "JobId=9 JobState=NODE_FAIL Reason=NodeDown Dependency=(null) ExitCode=0:1\n");
        CampaignControl control(made.folder, made.campaign, programs);
        CampaignStatus now = control.status();
        QCOMPARE(now.tasks[0].state, TaskState::lost);
        QCOMPARE(now.tasks[0].attempts[0].slurm.state, std::string("NODE_FAIL"));
        programs.asked.clear();
        now = control.status();
        QCOMPARE(programs.asked.size(), 1U); // the queue only
        const std::filesystem::path second = attempt.parent_path() / "2"; // the last one that is allowed
        write_file(second / "log", "\n", false);
        write_file(second / "start.json", R"({"task": "t", "attempt": 2, "job": "9_0", "started": 1000})", false);
        programs.says("squeue", "trial-1|0|9|RUNNING|None|n1\n");
        QCOMPARE(control.status().tasks[0].state, TaskState::running);
        programs.says("squeue", "");
        QCOMPARE(control.status().tasks[0].state, TaskState::failed);
        std::filesystem::remove_all(second);
        const ProfileSource profiles = [this](const Plan& plan) { return catalogue_.profile_for(plan); };
        QCOMPARE(collect_results(made.folder, made.campaign, now, profiles).tasks[0].outcome.end, RunEnd::node_failure);
    }

    void what_slurm_says_of_a_later_run_is_not_held_against_a_lost_attempt() {
        const Made made = make({"ok"}, "slurm");
        const std::filesystem::path attempt = made.folder / "tasks" / made.campaign.tasks[0].id / "attempts/1";
        write_file(attempt / "log", "\n", false);
        write_file(attempt / "start.json", R"({"task": "t", "attempt": 1, "job": "9_0", "job_id": "10", "restart": 0, "nodes": "n3", "started": 1000, "limit_s": 60})", false);
        FakePrograms programs;
        programs.says("squeue", "");
        programs.says("scontrol", "JobId=11 ArrayJobId=9 ArrayTaskId=0\n   JobState=COMPLETED Reason=None\n   Requeue=1 Restarts=0 ExitCode=0:0\n");
        CampaignControl control(made.folder, made.campaign, programs);
        const CampaignStatus now = control.status();
        QCOMPARE(now.tasks[0].state, TaskState::lost);
        QCOMPARE(now.tasks[0].attempts[0].slurm.state, std::string("REQUEUED"));
        const ProfileSource profiles = [this](const Plan& plan) { return catalogue_.profile_for(plan); };
        QCOMPARE(collect_results(made.folder, made.campaign, now, profiles).tasks[0].outcome.end, RunEnd::node_failure);
    }
};

QTEST_GUILESS_MAIN(TestCampaignSlurm)
#include "test_campaign_slurm.moc"
