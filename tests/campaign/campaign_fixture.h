// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/campaign/campaign_control.h"
#include "app/campaign/files.h"
#include "tests/campaign/trial_campaign.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <map>

using namespace fivefold;
using namespace fivefold::campaign;
using namespace Qt::StringLiterals;

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

/// Campaigns in folders of their own, whose scripts run with a stand-in for the training program and with played commands.
class CampaignFixture : public QObject {
protected:
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
        campaign.tasks = make_tasks(test::trial_choices(catalogue_, roles.size()), campaign.settings, estimates());
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
        for (const char* name : {"SLURM_JOB_ID", "SLURM_ARRAY_JOB_ID", "SLURM_ARRAY_TASK_ID", "SLURM_RESTART_COUNT", "SLURM_NNODES", "NODE_RANK"}) environment.remove(QString::fromLatin1(name));
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
    /// What Slurm sets for task 2 of array 1.
    static QStringList as_job(const char* id, const char* restarts = "0") {
        return {u"SLURM_JOB_ID="_s + QString::fromLatin1(id), u"SLURM_ARRAY_JOB_ID=1"_s, u"SLURM_ARRAY_TASK_ID=2"_s, u"SLURM_RESTART_COUNT="_s + QString::fromLatin1(restarts),
                u"SLURM_JOB_NODELIST=n1"_s};
    }
    /// Slurm's commands for it: files of the campaign's folder are the answers, and `calls` tells what was asked.
    void play_slurm() const {
        program("scontrol", "echo scontrol \"$@\" >>\"$FIVEFOLD_STANDIN_NOTES.calls\"\ncase \"$1 $2\" in 'show job') cat shown ;; 'show hostnames') echo n1 ;; *) exit 1 ;; esac\n");
        program("squeue", "echo squeue \"$@\" >>\"$FIVEFOLD_STANDIN_NOTES.calls\"\ncat queue\n");
    }
    void end_slurm() const {
        for (const char* name : {"scontrol", "squeue"}) QFile::remove(work_.filePath(u"bin/"_s + QString::fromLatin1(name)));
    }
    static std::string calls(const Made& made) { return file_or_nothing(made.folder / "notes.calls", 1 << 20); }
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
    void prepare() {
        QVERIFY(work_.isValid());
        QVERIFY(QDir(work_.path()).mkdir(u"bin"_s));
        QVERIFY(QFile::link(QStringLiteral(FIVEFOLD_STANDIN), work_.filePath(u"bin/torchrun"_s)));
    }
};
