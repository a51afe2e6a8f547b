// SPDX-License-Identifier: Apache-2.0
// Which runs a campaign makes, in which order and within which limits; its files; what schedulers and records say.
#include "core/calibrate/campaign.h"
#include "core/calibrate/step_cost.h"
#include "core/calibrate/campaign_status.h"
#include "core/formats/campaign_files.h"
#include "core/formats/campaign_json.h"
#include "core/formats/catalogue.h"
#include "core/formats/format_error.h"
#include "core/formats/plan_file.h"
#include "core/formats/runs_csv.h"
#include "core/plan/rules.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

using namespace fivefold;

class TestCampaign : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();

    [[nodiscard]] TaskEstimate estimates() const {
        return [this](const Plan& plan) { return estimate(plan, catalogue_.profile_for(plan)); };
    }
    [[nodiscard]] Plan base(int nodes = 2) const {
        Plan plan = sample_plan(catalogue_);
        plan.model = catalogue_.find_model("llama-3.1-8b")->model;
        plan.cluster.nodes = nodes;
        plan.training.seq_len = 4096;
        plan.training.global_batch = 128;
        plan.layout = {};
        complete(plan);
        return plan;
    }
    [[nodiscard]] SearchResult found(std::vector<std::int64_t> nodes = {}) const {
        SearchRequest request;
        request.plan = base();
        request.space.nodes = std::move(nodes);
        request.top = 20;
        request.threads = 1;
        return search(request, catalogue_.profile_for(request.plan));
    }
    [[nodiscard]] Campaign campaign(const char* launcher = "slurm", const char* target = "megatron") const {
        Campaign made;
        made.name = "trial";
        made.target = target;
        made.launcher = launcher;
        made.settings.options = {"--partition=gpu", "--account=a b"};
        made.settings.setup = {"module load cuda", "source 'my env'/bin/activate"};
        made.tasks = make_tasks(choose_tasks(found(), base(), 6, true), made.settings, estimates());
        return made;
    }
    static void throws(const std::string& json, const Catalogue& catalogue, const char* where) {
        try {
            (void)read_manifest(json, catalogue);
        } catch (const FormatError& error) {
            QVERIFY2(std::string(error.what()).find(where) != std::string::npos, error.what());
            return;
        }
        QFAIL(("no error at " + std::string(where)).c_str());
    }
    static std::string replaced(std::string text, const std::string& from, const std::string& to) {
        const std::size_t at = text.find(from);
        return at == std::string::npos ? text : text.replace(at, from.size(), to);
    }

private Q_SLOTS:
    void chooses_the_best_then_the_front_each_once() {
        const SearchResult result = found();
        const std::vector<TaskChoice> best = choose_tasks(result, base(), 6, false), both = choose_tasks(result, base(), 6, true);
        QCOMPARE(best.size(), 6U);
        for (std::size_t i = 0; i < best.size(); ++i) {
            QCOMPARE(best[i].place, i + 1);
            QVERIFY(best[i].plan == plan_of(base(), result.best[i]));
        }
        QVERIFY(both.size() > best.size());
        for (std::size_t i = 0; i < both.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!(both[i].plan == both[j].plan));
    }

    void tasks_come_most_worth_per_gpu_hour_first() {
        CampaignSettings settings;
        std::vector<TaskChoice> choices = choose_tasks(found({1, 2}), base(), 12, true);
        choices.push_back({base(1), TaskReason::designed, 1, 0.9}); // teaches much on half the GPUs
        choices.push_back(choices.front());                         // the same again is left out
        const std::vector<CampaignTask> tasks = make_tasks(choices, settings, estimates());
        QCOMPARE(tasks.size(), choices.size() - 1);
        std::set<std::string> ids;
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            const CampaignTask& task = tasks[i];
            if (i > 0) QVERIFY(tasks[i - 1].worth / tasks[i - 1].gpu_hours() >= task.worth / task.gpu_hours());
            QVERIFY(ids.insert(task.id).second);
            QVERIFY(task.step_low <= task.step_time && task.step_time <= task.step_high);
            QVERIFY(task.worth >= 0 && task.worth <= 1);
            QVERIFY(task.expected < task.limit);
            QVERIFY(task.silence <= task.limit * 0.5);
            QVERIFY(task.limit >= task.step_high * static_cast<double>(settings.steps));
            QCOMPARE(task.plan.training.total_tokens, 20.0 * 128 * 4096);
        }
        QCOMPARE(tasks.front().why, TaskReason::designed);
    }

    void the_likely_best_is_worth_more_than_the_unlikely() {
        const std::vector<CampaignTask> tasks = make_tasks(choose_tasks(found(), base(), 20, true), {}, estimates());
        const auto [fastest, slowest] = std::minmax_element(tasks.begin(), tasks.end(), [](const auto& a, const auto& b) { return a.step_time < b.step_time; });
        QVERIFY(slowest->step_time > fastest->step_high);
        QVERIFY(fastest->worth > 3 * slowest->worth);
    }

    void classes_hold_every_task_once_with_its_nodes_and_about_its_time() {
        Campaign trial = campaign();
        trial.tasks = make_tasks(choose_tasks(found({1, 2, 4}), base(), 20, true), trial.settings, estimates());
        trial.tasks[3].limit = Seconds(40000);
        std::multiset<std::size_t> seen;
        for (const JobClass& job_class : job_classes(trial)) {
            QVERIFY(std::is_sorted(job_class.tasks.begin(), job_class.tasks.end()));
            for (const std::size_t task : job_class.tasks) {
                seen.insert(task);
                QCOMPARE(std::int64_t{trial.tasks[task].plan.cluster.nodes}, job_class.nodes);
                QVERIFY(trial.tasks[task].limit <= job_class.limit);
                QVERIFY(job_class.limit <= std::max(trial.tasks[task].limit, Seconds(60)) * 4.0);
            }
        }
        QCOMPARE(seen.size(), trial.tasks.size());
        QCOMPARE(std::set<std::size_t>(seen.begin(), seen.end()).size(), trial.tasks.size());
    }

    void dominated_tasks_are_slower_even_at_their_fastest() {
        Campaign trial = campaign();
        trial.tasks[2].why = TaskReason::designed;
        std::vector<Seconds> soonest;
        for (const CampaignTask& task : trial.tasks) soonest.push_back(task.step_low);
        QVERIFY(dominated_tasks(trial, {}, soonest).empty());
        const TaskTime time{0, Seconds(trial.tasks[0].step_low.value() * 0.5)}; // a pleasant surprise
        const std::vector<std::size_t> dominated = dominated_tasks(trial, std::span(&time, 1), soonest);
        QCOMPARE(dominated.size(), trial.tasks.size() - 2); // not the measured, not the designed one
        QVERIFY(std::find(dominated.begin(), dominated.end(), 2U) == dominated.end());
        soonest[1] = Seconds(0); // the model has no answer
        QVERIFY(std::find(dominated.begin(), dominated.end(), 1U) != dominated.end());
        const std::vector<std::size_t> fewer = dominated_tasks(trial, std::span(&time, 1), soonest);
        QVERIFY(std::find(fewer.begin(), fewer.end(), 1U) == fewer.end());
        // On fewer GPUs a longer step may still be faster: what a token costs decides.
        const auto dropped = [&](double cost) {
            soonest[3] = Seconds(cost * step_cost(trial.tasks[0].plan, time.step_time) / step_cost(trial.tasks[3].plan, Seconds(1)));
            const std::vector<std::size_t> all = dominated_tasks(trial, std::span(&time, 1), soonest);
            return std::find(all.begin(), all.end(), 3U) != all.end();
        };
        trial.tasks[3].plan.cluster.nodes = 1;
        QVERIFY(!dropped(0.99));
        QVERIFY(soonest[3] > time.step_time);
        QVERIFY(dropped(1.01));
    }

    void manifest_comes_back_as_it_was() {
        Campaign trial = campaign();
        const CampaignFiles files = campaign_files(trial, estimates());
        QVERIFY(files.refused.empty());
        const std::string text = write_manifest(trial);
        const Campaign back = read_manifest(text, catalogue_);
        QCOMPARE(write_manifest(back), text);
        QCOMPARE(back.tasks.size(), trial.tasks.size());
        for (std::size_t i = 0; i < back.tasks.size(); ++i) {
            QVERIFY(back.tasks[i].plan == trial.tasks[i].plan);
            QCOMPARE(back.tasks[i].plan_hash, plan_hash(back.tasks[i].plan));
            QVERIFY(back.tasks[i].limit == trial.tasks[i].limit && back.tasks[i].step_low == trial.tasks[i].step_low);
        }
        QCOMPARE(back.settings.options, trial.settings.options);
        QCOMPARE(back.settings.setup, trial.settings.setup);
    }

    void manifests_from_outside_are_checked() {
        Campaign trial = campaign();
        (void)campaign_files(trial, estimates());
        const std::string text = write_manifest(trial);
        throws("{}", catalogue_, "fivefold_campaign");
        throws(text.substr(0, text.size() / 2), catalogue_, "line");
        throws(replaced(text, "\"name\": \"trial\"", "\"name\": \"../../etc\""), catalogue_, "/name");
        throws(replaced(text, trial.tasks[0].id, "../../../root"), catalogue_, "/tasks/0/id");
        throws(replaced(text, trial.tasks[0].id, trial.tasks[1].id), catalogue_, "stands twice");
        throws(replaced(text, "\"launcher\": \"slurm\"", "\"launcher\": \"cron\""), catalogue_, "/launcher");
        throws(replaced(text, "\"tp\": ", "\"tp\": -"), catalogue_, "/tasks/");
        throws(replaced(text, "\"fivefold_campaign\": 1", "\"fivefold_campaign\": 2"), catalogue_, "newer");
    }

    void files_of_every_launcher_and_target() {
        for (const char* target : {"megatron", "bridge", "nanotron", "torchtitan", "deepspeed", "accelerate"})
            for (const char* launcher : {"slurm", "skypilot", "kubernetes"}) {
                Campaign trial = campaign(launcher, target);
                const CampaignFiles files = campaign_files(trial, estimates());
                std::set<std::string> names;
                for (const ExportedFile& file : files.files) {
                    QVERIFY2(names.insert(file.name).second, file.name.c_str());
                    QVERIFY(!file.name.starts_with("/") && file.name.find("..") == std::string::npos);
                    QVERIFY2(!file.text.empty(), file.name.c_str());
                }
                for (const char* name : {"manifest.json", "submit.sh", "campaign.sh", "README.txt", "scripts/run.sh", "scripts/node.sh", "scripts/common.sh"}) QVERIFY2(names.contains(name), name);
                for (const CampaignTask& task : trial.tasks) QVERIFY(names.contains("tasks/" + task.id + "/task.sh") && names.contains("tasks/" + task.id + "/plan.json"));
                for (const RefusedTask& task : files.refused) QVERIFY(!task.findings.empty());
                // So few steps are each to be printed.
                for (const ExportedFile& file : files.files) {
                    if (file.name.ends_with(".deepspeed.json")) QVERIFY(file.text.find("\"steps_per_print\": 1,") != std::string::npos);
                    if (target == std::string("torchtitan") && file.name.ends_with(".py")) QVERIFY(file.text.find("log_freq = 1") != std::string::npos);
                }
            }
    }

    void array_script_says_what_the_tasks_need() {
        Campaign trial = campaign();
        trial.settings.request_gpus = false;
        const CampaignFiles files = campaign_files(trial, estimates());
        const auto script = std::find_if(files.files.begin(), files.files.end(), [](const ExportedFile& file) { return file.name == "scripts/class-1.sbatch"; });
        QVERIFY(script != files.files.end());
        for (const char* line : {"#SBATCH --nodes=2\n", "#SBATCH --requeue\n", "#SBATCH --signal=B:USR1@30\n", "#SBATCH --partition=gpu\n", "#SBATCH --job-name=trial-1\n"}) QVERIFY2(script->text.find(line) != std::string::npos, line);
        QVERIFY(script->text.find("gpus-per-node") == std::string::npos);
        const std::size_t at = script->text.find("--time=");
        const double minutes = std::stod(script->text.substr(at + 7));
        QVERIFY(minutes * 60 > job_classes(trial)[0].limit.value() + 60);
    }

    void attempts_as_records_say() {
        const char* start = R"({"task": "t", "attempt": 2, "job": "12_3", "job_id": "15", "restart": 0, "nodes": "n1 n2 ", "started": 1000, "limit_s": 60, "silence_s": 30})";
        TaskAttempt open = read_attempt(start, {});
        QVERIFY(!open.finished);
        QCOMPARE(open.job, std::string("12_3"));
        QCOMPARE(open.nodes.size(), 2U);
        QCOMPARE(open.exit.restarts, 1);
        const TaskAttempt silent = read_attempt(
            start, R"({"task": "t", "attempt": 2, "reason": "silent", "exit_code": 143, "signal": "", "verdict": "retry", "infrastructure": true, "wall_s": 40, "silent_s": 30, "ended": 1040, "left_after": 1, "memory_before_mib": null})");
        QVERIFY(silent.finished && silent.exit.silence_killed && silent.infrastructure && !silent.exit.exit_code);
        QCOMPARE(silent.left_after, 1);
        QVERIFY(!silent.exit.in_use_before);
        const TaskAttempt ended = read_attempt(start, R"({"reason": "signal", "exit_code": 143, "signal": "TERM", "verdict": "stopped", "slurm_state": "CANCELLED", "memory_before_mib": 512})");
        QCOMPARE(ended.exit.signal.value_or(0), 15);
        QCOMPARE(ended.slurm.state, std::string("CANCELLED"));
        QVERIFY(ended.exit.in_use_before == mib(512));
        QVERIFY_THROWS_EXCEPTION(FormatError, (void)read_attempt("{\"attempt\": 1", {}));
    }

    void what_slurm_says() {
        const auto jobs = read_squeue("trial-1|3|12|RUNNING|None|n[1-2]\ntrial-1|4|12|PENDING|JobArrayTaskLimit|\nother|N/A|13|PENDING|Dependency|\r\nshort|1\n");
        QCOMPARE(jobs.size(), 3U);
        QCOMPARE(jobs[0].entry.job, std::string("12_3"));
        QCOMPARE(jobs[0].entry.nodes, std::string("n[1-2]"));
        QCOMPARE(jobs[1].entry.reason, std::string("JobArrayTaskLimit"));
        QCOMPARE(jobs[2].index, -1);
        const SlurmState state = read_scontrol_job("JobId=12 ArrayJobId=12 ArrayTaskId=3 JobName=trial\n   JobState=FAILED Reason=NonZeroExitCode Dependency=(null)\n   Requeue=1 DerivedExitCode=0:0 ExitCode=7:0\n");
        QCOMPARE(state.state, std::string("FAILED"));
        QCOMPARE(state.reason, std::string("NonZeroExitCode"));
        QCOMPARE(state.exit_code.value_or(-1), 7);
        TaskAttempt attempt = read_attempt(R"({"attempt": 1, "job": "12_3", "job_id": "15", "restart": 1})", {});
        QVERIFY(scontrol_shows("JobId=15 ArrayJobId=12 ArrayTaskId=3 JobName=trial\n   JobState=COMPLETING Reason=None\n   Requeue=1 Restarts=1 BatchFlag=1\n", attempt));
        QVERIFY(!scontrol_shows("JobId=15 ArrayJobId=12 ArrayTaskId=3 JobName=trial\n   JobState=RUNNING Reason=None\n   Requeue=1 Restarts=2 BatchFlag=1\n", attempt));
        QVERIFY(!scontrol_shows("JobId=14 ArrayJobId=15 ArrayTaskId=3 JobName=trial\n   JobState=RUNNING Reason=None\n   Requeue=1 Restarts=1 BatchFlag=1\n", attempt));
        attempt = read_attempt(R"({"attempt": 1, "job": "12_3"})", {}); // of an older script
        QVERIFY(scontrol_shows("JobId=15 JobState=NODE_FAIL Reason=NodeDown", attempt));
        const auto accounted = read_sacct("12_3|NODE_FAIL|0:9|NodeDown\n12_3.batch|CANCELLED|0:15|\n12_4|CANCELLED by 1000|0:0|None\n");
        QCOMPARE(accounted.size(), 2U);
        QCOMPARE(accounted.at("12_3").signal.value_or(0), 9);
        QCOMPARE(accounted.at("12_4").reason, std::string());
    }

    // What is written of a run is what is read: the estimate is the same.
    void table_of_runs_comes_back() {
        std::vector<MeasuredRun> runs;
        const auto add = [&](Plan plan) {
            if (!is_valid(plan)) return;
            MeasuredRun& run = runs.emplace_back();
            run.plan = std::move(plan);
            run.run_id = "trial/" + std::to_string(runs.size());
            run.source = "own, \"quoted\"";
            run.step_time = Seconds(1.25 + 0.1 * static_cast<double>(runs.size()));
            run.reading(MemoryKind::reserved) = gib(30.5);
            run.stage = {StageRead::Kind::number, 1};
            run.outcome = runs.size() % 3 == 0 ? Outcome::out_of_memory : Outcome::ran;
        };
        for (const char* model : {"llama-3.1-8b", "mixtral-8x7b", "deepseek-v3", "gpt3-175b", "gemma-2-27b"})
            for (const Framework framework : {Framework::megatron, Framework::nanotron, Framework::torchtitan, Framework::deepspeed}) {
                const CatalogueModel* known = catalogue_.find_model(model);
                if (known == nullptr) continue;
                Plan plan = base(8);
                plan.model = known->model;
                plan.training.framework = framework;
                plan.training.attention = AttentionKernel::flash;
                plan.layout.tp = 4;
                plan.layout.pp = framework == Framework::deepspeed ? 1 : 4;
                if (framework == Framework::nanotron) plan.layout.split = StageSplit::by_cost;
                plan.layout.zero = framework == Framework::torchtitan ? 3 : 1;
                plan.layout.recompute.kind = framework == Framework::megatron ? RecomputeKind::selective : RecomputeKind::full;
                if (plan.model.moe) plan.layout.ep = 4;
                complete(plan);
                add(plan);
                plan.training.fp8_recipe = Fp8Recipe::current;
                plan.training.precision = Precision::fp8;
                add(plan);
            }
        QVERIFY(runs.size() >= 12);
        std::istringstream text(write_runs(runs));
        const std::vector<MeasuredRun> back = read_runs(text, catalogue_);
        QCOMPARE(back.size(), runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) {
            QVERIFY2(back[i].skip.empty(), back[i].skip.c_str());
            QVERIFY(back[i].step_time == runs[i].step_time && back[i].outcome == runs[i].outcome && back[i].stage == runs[i].stage);
            QCOMPARE(back[i].source, runs[i].source);
            QVERIFY(std::abs(in_gib(*back[i].reading(MemoryKind::reserved)) - 30.5) < 1e-9);
            const Estimate a = estimate(runs[i].plan, catalogue_.profile_for(runs[i].plan)), b = estimate(back[i].plan, catalogue_.profile_for(back[i].plan));
            const double off = b.time.total() / a.time.total() - 1;
            QVERIFY2(std::abs(off) < 0.005, qPrintable(QString::fromStdString(runs[i].plan.model.name) + QStringLiteral(" ") + QString::number(off)));
        }
    }
};

QTEST_GUILESS_MAIN(TestCampaign)
#include "test_campaign.moc"
