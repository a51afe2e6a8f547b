// SPDX-License-Identifier: Apache-2.0
// The scripts of a campaign without a scheduler, with a stand-in for the training program; and what the folder says afterwards.
#include "app/campaign/campaign_control.h"
#include "app/texts/control_texts.h"
#include "app/texts/finding_sentence.h"
#include "app/campaign/files.h"
#include "app/campaign/learning.h"
#include "app/report/campaign_report.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace fivefold;
using namespace fivefold::campaign;
using namespace Qt::StringLiterals;

namespace {

/// Answers what it was told to; writes down what it was asked.
class FakePrograms : public ProcessRunner {
public:
    std::map<std::string, ProcessAnswer> answers; ///< by program
    std::vector<std::vector<std::string>> asked;
    ProcessAnswer run(const std::vector<std::string>& words, const std::string&, double, std::stop_token) override {
        asked.push_back(words);
        const auto found = answers.find(words.front());
        return found == answers.end() ? ProcessAnswer{} : found->second;
    }
    void says(const std::string& program, const std::string& output, int code = 0) { answers[program] = {true, code, false, output, {}}; }
};

} // namespace

class TestCampaignFolder : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    QTemporaryDir work_;
    int folders_ = 0;

    [[nodiscard]] TaskEstimate estimates() const {
        return [this](const Plan& plan) { return estimate(plan, catalogue_.profile_for(plan)); };
    }
    /// A campaign of four runs in a folder of its own, and the stand-in's table with what each is to do.
    struct Made {
        std::filesystem::path folder;
        Campaign campaign;
    };
    Made make(const std::vector<std::string>& roles, const char* launcher = "skypilot") {
        Made made;
        made.folder = std::filesystem::path(work_.path().toStdString()) / ("camp " + std::to_string(++folders_)); // with a space
        Campaign& campaign = made.campaign;
        campaign.name = "trial";
        campaign.target = "megatron";
        campaign.launcher = launcher;
        campaign.settings.steps = 12;
        campaign.settings.attempts = 2;
        campaign.settings.startup = Seconds(6);
        campaign.settings.patience = 2;
        campaign.settings.silence = Seconds(3);
        std::vector<TaskChoice> choices;
        for (std::size_t i = 0; i < roles.size(); ++i) {
            Plan plan = sample_plan(catalogue_);
            plan.model = catalogue_.find_model("llama-3.2-1b")->model;
            plan.cluster.nodes = 1;
            plan.training.seq_len = 1024;
            plan.training.global_batch = 16;
            plan.layout = {};
            plan.layout.tp = std::int64_t{1} << (i % 4);
            plan.layout.pp = i < 4 ? 1 : 2;
            complete(plan);
            choices.push_back({plan, TaskReason::given, i + 1, 0});
        }
        campaign.tasks = make_tasks(choices, campaign.settings, estimates());
        write_campaign(made.folder, campaign_files(campaign, estimates()));
        std::ofstream table(made.folder / "table");
        for (std::size_t i = 0; i < campaign.tasks.size(); ++i) table << campaign.tasks[i].id << ' ' << roles[i] << " megatron " << campaign.tasks[i].step_time.value() << " 12\n";
        return made;
    }
    QProcessEnvironment environment(const Made& made) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PATH"_s, work_.filePath(u"bin"_s) + u':' + environment.value(u"PATH"_s));
        environment.insert(u"FIVEFOLD_STANDIN_TABLE"_s, QString::fromStdString((made.folder / "table").string()));
        environment.insert(u"FIVEFOLD_STANDIN_NOTES"_s, QString::fromStdString((made.folder / "notes").string()));
        environment.insert(u"FIVEFOLD_JOB"_s, u"job-1"_s);
        for (const char* name : {"SLURM_JOB_ID", "NODE_RANK"}) environment.remove(QString::fromLatin1(name));
        return environment;
    }
    void start(QProcess& process, const Made& made, const QStringList& words, const QString& job = {}, const QStringList& more = {}) const {
        QProcessEnvironment variables = environment(made);
        if (!job.isEmpty()) variables.insert(u"FIVEFOLD_JOB"_s, job);
        for (const QString& variable : more) variables.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        process.setProcessEnvironment(variables);
        process.setWorkingDirectory(QString::fromStdString(made.folder.string()));
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(u"bash"_s, words);
    }
    int run(const Made& made, std::size_t task, const QStringList& more = {}) const {
        QProcess process;
        start(process, made, {u"scripts/run.sh"_s, QString::fromStdString(made.campaign.tasks[task].id)}, {}, more);
        return process.waitForFinished(60000) ? process.exitCode() : -1;
    }
    static std::string notes(const Made& made) { return file_or_nothing(made.folder / "notes", 1 << 20); }
    static long starts(const Made& made, std::size_t task) {
        const std::string text = notes(made), word = "start " + made.campaign.tasks[task].id + " ";
        long count = 0;
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
        return count;
    }
    CampaignStatus status(const Made& made) const {
        FakePrograms programs;
        return CampaignControl(made.folder, made.campaign, programs).status();
    }
    static bool waits_for(const std::function<bool()>& condition) {
        for (int i = 0; i < 300 && !condition(); ++i) QTest::qWait(50);
        return condition();
    }
    void program(const char* name, const QByteArray& text) const {
        QFile file(work_.filePath(u"bin/"_s + QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("#!/bin/bash\n" + text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(work_.isValid());
        QVERIFY(QDir(work_.path()).mkdir(u"bin"_s));
        QVERIFY(QFile::link(QStringLiteral(FIVEFOLD_STANDIN), work_.filePath(u"bin/torchrun"_s)));
    }

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
