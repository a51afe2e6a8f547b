// SPDX-License-Identifier: Apache-2.0
// The scripts of a campaign without a scheduler, with a stand-in for the training program; and what the folder says afterwards.
#include "campaign_fixture.h"

#include "app/campaign/campaign_control.h"
#include "app/campaign/files.h"
#include "app/texts/control_texts.h"
#include "app/texts/finding_sentence.h"
#include "app/campaign/learning.h"
#include "app/report/campaign_report.h"

class TestCampaignFolder : public CampaignFixture {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { prepare(); }

    void every_script_is_good_bash() {
        for (const char* launcher : {"slurm", "skypilot", "kubernetes"}) {
            const Made made = make({"ok", "ok"}, launcher);
            for (const auto& entry : std::filesystem::recursive_directory_iterator(made.folder)) {
                const std::string kind = entry.path().extension().string();
                if (kind != ".sh" && kind != ".sbatch") continue;
                QCOMPARE(QProcess::execute(u"bash"_s, {u"-n"_s, QString::fromStdString(entry.path().string())}), 0);
            }
        }
    }

    void a_folder_is_not_overwritten_by_another_campaign() {
        const Made made = make({"ok"});
        Campaign other = load_campaign(made.folder, catalogue_);
        QCOMPARE(other.tasks.size(), 1U);
        write_campaign(made.folder, campaign_files(other, estimates())); // the same again
        other.settings.steps = 13;
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, write_campaign(made.folder, campaign_files(other, estimates())));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)load_campaign(made.folder / "tasks", catalogue_));
    }

    void runs_once_and_says_how_it_went() {
        const Made made = make({"ok", "oom", "crash", "garbage"});
        for (std::size_t i = 0; i < 4; ++i) QCOMPARE(run(made, i), i == 1 || i == 2 ? 1 : 0);
        for (std::size_t i = 0; i < 4; ++i) QVERIFY(run(made, i) <= 1); // settled: nothing happens
        for (std::size_t i = 0; i < 4; ++i) QCOMPARE(starts(made, i), 1L);
        const CampaignStatus now = status(made);
        QCOMPARE(now.tasks[0].state, TaskState::completed);
        QCOMPARE(now.tasks[1].state, TaskState::failed);
        const ProfileSource profiles = [this](const Plan& plan) { return catalogue_.profile_for(plan); };
        const CampaignResults results = collect_results(made.folder, made.campaign, now, profiles);
        QCOMPARE(results.tasks.size(), 4U);
        QCOMPARE(results.tasks[0].outcome.end, RunEnd::completed);
        QCOMPARE(results.tasks[1].outcome.end, RunEnd::oom);
        QCOMPARE(results.tasks[2].outcome.end, RunEnd::crash);
        QCOMPARE(results.tasks[3].outcome.end, RunEnd::unknown);
        const double off = *results.tasks[0].run.step_time / made.campaign.tasks[0].step_time - 1;
        QVERIFY2(std::abs(off) < 0.01, qPrintable(QString::number(off)));
        QVERIFY(results.tasks[1].has_run && results.tasks[1].run.outcome == Outcome::out_of_memory);
        QVERIFY(!results.tasks[3].has_run);
        QVERIFY(results.best() == &results.tasks[0]);

        write_results(made.folder, made.campaign, now, results);
        QVERIFY(read_file(made.folder / "results.csv", 1 << 20).find(made.campaign.tasks[0].id) != std::string::npos);
        const CampaignOutlook outlook = learn(made.campaign, results, catalogue_.profiles, {});
        QVERIFY(outlook.best && *outlook.best == 0);
        QCOMPARE(outlook.candidates.size(), 4U);
        for (const std::size_t dropped : tasks_to_drop(made.campaign, results, outlook)) QVERIFY(results.of(dropped) == nullptr);
        const report::CampaignReport made_report{made.campaign, now, results, outlook};
        const std::string html = report::write_html(report::make_campaign_report(made_report, {}));
        for (const std::string& word : {made.campaign.tasks[0].id, std::string("Tried to allocate"), std::string("<svg"), std::string("GPU-hours")}) QVERIFY2(html.find(word) != std::string::npos, word.c_str());
        QVERIFY(report::write_markdown(report::make_campaign_report(made_report, {})).find("<svg") == std::string::npos);
        QCOMPARE(report::campaign_table(made_report).rows.size(), 4U);
    }

    void failures_of_the_infrastructure_are_tried_again_up_to_the_limit() {
        const Made made = make({"nccl-once", "nccl", "hang", "node-lost-once"});
        QCOMPARE(run(made, 3), 75); // for all its exit code of 0
        QCOMPARE(run(made, 3), 0);
        QCOMPARE(status(made).tasks[3].state, TaskState::completed);
        QCOMPARE(run(made, 0), 75);
        QCOMPARE(status(made).tasks[0].state, TaskState::retry);
        QCOMPARE(run(made, 0), 0);
        QCOMPARE(status(made).tasks[0].state, TaskState::completed);
        QCOMPARE(run(made, 1), 75);
        QCOMPARE(run(made, 1), 75);
        QCOMPARE(run(made, 1), 0); // no attempt is left
        QCOMPARE(starts(made, 1), 2L);
        QCOMPARE(status(made).tasks[1].state, TaskState::failed);
        QCOMPARE(run(made, 2), 75);
        const CampaignStatus now = status(made);
        QCOMPARE(now.tasks[2].attempts.front().reason, std::string("silent"));
        write_file(made.folder / "tasks" / made.campaign.tasks[1].id / "again", "2\n", false); // asked for again
        QCOMPARE(status(made).tasks[1].state, TaskState::waiting);
        QCOMPARE(run(made, 1), 75);
        QCOMPARE(starts(made, 1), 3L);
    }

    void of_two_at_a_time_one_runs() {
        const Made made = make({"ok"});
        QProcess first, second;
        const QStringList words = {u"scripts/run.sh"_s, QString::fromStdString(made.campaign.tasks[0].id)};
        start(first, made, words, u"job-1"_s);
        start(second, made, words, u"job-2"_s);
        QVERIFY(first.waitForFinished(60000) && second.waitForFinished(60000));
        QCOMPARE(first.exitCode() + second.exitCode(), 0);
        QCOMPARE(starts(made, 0), 1L);
        QVERIFY(!std::filesystem::exists(made.folder / "tasks" / made.campaign.tasks[0].id / "lock"));
    }

    void a_killed_run_is_lost_and_taken_over() {
        const Made made = make({"hang", "leftover"});
        const std::string lock = (made.folder / "tasks" / made.campaign.tasks[0].id / "lock/attempt").string();
        QProcess killed;
        start(killed, made, {u"scripts/run.sh"_s, QString::fromStdString(made.campaign.tasks[0].id)});
        QVERIFY(waits_for([&] { return starts(made, 0) == 1; }));
        killed.kill();
        QVERIFY(killed.waitForFinished(10000));
        QVERIFY(!status(made).queue_known);
        QCOMPARE(status(made).tasks[0].state, TaskState::running); // for all that can be known without a queue
        std::ofstream(made.folder / "table", std::ios::trunc) << made.campaign.tasks[0].id << " ok megatron 0.1 12\n" << made.campaign.tasks[1].id << " leftover megatron 0.1 12\n";
        QCOMPARE(run(made, 0), 0); // the same job again: what it left behind is ended, and it runs
        const CampaignStatus now = status(made);
        QCOMPARE(now.tasks[0].state, TaskState::completed);
        QCOMPARE(now.tasks[0].attempts.size(), 2U);
        QVERIFY(now.tasks[0].attempts[1].left_before >= 1);
        QCOMPARE(run(made, 1), 0);
        QVERIFY(status(made).tasks[1].attempts[0].left_after >= 1);
    }

    void asked_to_end_it_ends_and_says_so() {
        const Made made = make({"long"});
        QProcess process;
        start(process, made, {u"scripts/run.sh"_s, QString::fromStdString(made.campaign.tasks[0].id)});
        QVERIFY(waits_for([&] { return starts(made, 0) == 1; }));
        process.terminate();
        QVERIFY(process.waitForFinished(30000));
        const CampaignStatus now = status(made);
        QCOMPARE(now.tasks[0].state, TaskState::stopped);
        QCOMPARE(now.tasks[0].attempts[0].reason, std::string("signal"));
        QVERIFY(may_be_submitted(now.tasks[0].state));
    }

    void memory_that_is_held_stops_a_run_before_it_begins() {
        const Made made = make({"ok"});
        program("nvidia-smi", "case $* in *query-gpu*) echo 40000 ;; *) echo '77, python, 40000 MiB' ;; esac\n");
        QCOMPARE(run(made, 0, {u"FIVEFOLD_MEMORY_WAIT=1"_s}), 75);
        QCOMPARE(starts(made, 0), 0L);
        CampaignStatus now = status(made);
        QCOMPARE(now.tasks[0].state, TaskState::retry);
        QCOMPARE(now.tasks[0].attempts[0].reason, std::string("dirty-node"));
        QVERIFY(now.tasks[0].attempts[0].exit.in_use_before == mib(40000));
        program("nvidia-smi", "echo 12\n");
        QCOMPARE(run(made, 0), 0);
        QVERIFY(QFile::remove(work_.filePath(u"bin/nvidia-smi"_s)));
        QCOMPARE(starts(made, 0), 1L);
    }

    void records_that_are_half_written_or_gone() {
        const Made made = make({"ok", "ok"});
        QCOMPARE(run(made, 0), 0);
        const std::filesystem::path attempt = made.folder / "tasks" / made.campaign.tasks[0].id / "attempts/1";
        const std::string exit = read_file(attempt / "exit.json", 1 << 16);
        write_file(attempt / "exit.json", exit.substr(0, exit.size() / 2), false);
        QVERIFY(!status(made).tasks[0].attempts[0].finished);
        write_file(attempt / "exit.json", exit, false);
        std::filesystem::remove(attempt / "log"); // without its log an attempt is none
        QCOMPARE(status(made).tasks[0].state, TaskState::waiting);
        QCOMPARE(run(made, 0), 0);
        QCOMPARE(starts(made, 0), 2L);
    }

    void control_asks_and_tells() {
        const Made made = make({"ok", "ok", "ok", "ok"}, "slurm");
        FakePrograms programs;
        CampaignControl control(made.folder, made.campaign, programs);
        CampaignControl::Answer answer = control.submit(); // no sbatch here
        QVERIFY(!answer.done);
        QVERIFY(answer.command.find("bash submit.sh") != std::string::npos);
        QCOMPARE(answer.message.id, std::string("control-no-sbatch"));
        const CampaignMessage problem = control.status().queue_problem;
        QCOMPARE(problem.id, std::string("control-no-program"));
        QCOMPARE(text::fill(control_text(problem.id), problem.arguments), std::string("squeue is not installed here"));
        programs.says("squeue", "trial-1|0|9|RUNNING|None|n1\ntrial-1|1|9|PENDING|Priority|\nforeign|2|9|PENDING||\ntrial-1|77|9|PENDING||\n");
        const CampaignStatus now = control.status();
        QVERIFY(now.queue_known);
        QCOMPARE(now.tasks[0].state, TaskState::running);
        QCOMPARE(now.tasks[1].state, TaskState::queued);
        QCOMPARE(now.tasks[2].state, TaskState::waiting);
        programs.says("scancel", "");
        QVERIFY(control.cancel({made.campaign.tasks[1].id}).done);
        QCOMPARE(programs.asked.back(), (std::vector<std::string>{"scancel", "9_1"}));
        QVERIFY(control.cancel().done);
        QCOMPARE(programs.asked.back(), (std::vector<std::string>{"scancel", "9_0", "9_1"}));

        QCOMPARE(control.use_remote("-oProxyCommand=x", "").message.id, std::string("control-bad-host"));
        QCOMPARE(control.use_remote("login", "a b").message.id, std::string("control-bad-path"));
        programs.says("ssh", "submitted 4 of trial-1 as job 9\n");
        programs.says("rsync", "");
        QVERIFY(control.use_remote("login", "").done);
        answer = control.submit();
        QVERIFY(answer.done);
        QCOMPARE(answer.message.id, std::string("control-submitted")); // as data, and as the script said it
        QCOMPARE(text::fill(control_text(answer.message.id), answer.message.arguments), std::string("submitted as job 9"));
        QCOMPARE(answer.message.words, std::string("submitted 4 of trial-1 as job 9\n"));
        programs.says("ssh", "submitted 4 of trial-1 as job 9\nreleased 9_1, which Slurm held after a failed start\n");
        QVERIFY(control.submit().message.id.empty()); // more than is known: the script's words alone
        programs.says("ssh", "nothing to submit\n");
        QCOMPARE(control.submit().message.id, std::string("control-nothing-to-submit"));
        QVERIFY(programs.asked.back().back().find("cd 'fivefold/trial' && 'bash' 'submit.sh'") != std::string::npos);
        CampaignControl later(made.folder, made.campaign, programs); // it is remembered
        QVERIFY(later.fetch().done);
        QCOMPARE(programs.asked.back().front(), std::string("rsync"));
    }

    void processes_end_in_time() {
        LocalProcesses processes;
        ProcessAnswer answer = processes.run({"bash", "-c", "echo out; echo err >&2; exit 3"}, work_.path().toStdString(), 20, {});
        QVERIFY(answer.started && !answer.timed_out && answer.exit_code == 3 && answer.output == "out\n" && answer.errors == "err\n");
        QVERIFY(!processes.run({"no-such-program-here"}, {}, 5, {}).started);
        answer = processes.run({"bash", "-c", "trap '' TERM; sleep 60 & wait; sleep 60"}, {}, 0.3, {});
        QVERIFY(answer.timed_out && answer.exit_code >= 128);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(processes.run({"sleep", "60"}, {}, 60, stop.get_token()).timed_out);
    }
};

QTEST_GUILESS_MAIN(TestCampaignFolder)
#include "test_campaign_folder.moc"
