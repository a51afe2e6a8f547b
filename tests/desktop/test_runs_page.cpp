// SPDX-License-Identifier: GPL-3.0-or-later
// The page of runs with a campaign on disk and a made-up Slurm: scripts first in PATH that keep their queue in a file.
#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/own_runs.h"
#include "app/desktop/pages/residuals_view.h"
#include "app/desktop/pages/search_page.h"
#include "tests/campaign/trial_campaign.h"
#include "tests/desktop/runs_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTranslator>

#include <algorithm>

using namespace fivefold;
using namespace fivefold::test;
using namespace Qt::StringLiterals;

class TestRunsPage : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    QTemporaryDir work_;
    QByteArray path_ = qgetenv("PATH");
    int folders_ = 0;

    Made make(const char* launcher = "slurm") {
        Made made;
        made.folder = std::filesystem::path(work_.path().toStdString()) / ("camp " + std::to_string(++folders_)); // with a space
        Campaign& campaign = made.campaign;
        campaign.name = "trial";
        campaign.target = "megatron";
        campaign.launcher = launcher;
        campaign.settings.steps = 12;
        const TaskEstimate estimates = [this](const Plan& plan) { return estimate(plan, catalogue_.profile_for(plan)); };
        campaign.tasks = make_tasks(trial_choices(catalogue_, 4), campaign.settings, estimates);
        campaign::write_campaign(made.folder, campaign_files(campaign, estimates));
        return made;
    }
    [[nodiscard]] QString queueFile() const { return work_.filePath(u"queue"_s); }
    void queue(const QByteArray& text) const {
        QFile file(queueFile());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
    }
    [[nodiscard]] QByteArray queued() const {
        QFile file(queueFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void program(const char* name, const QByteArray& text) const {
        QFile file(work_.filePath(u"bin/"_s + QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("#!/bin/bash\n" + text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

private Q_SLOTS:
    void initTestCase();
    void init();
    void saysWhatWouldBeHere();
    void opensByNameAndByDrop();
    void submitsWatchesCollectsStopsAndResubmits();
    void showsTheCommandWithoutSlurm();
    void makesACampaignOfTheSearch();
    void usesTheBestAndLearns();
    void ownRunsOutliveTheWindow();
    void showsLogsAndReports();
    void errorsStandInTheirPlace();
    void worksOnlyWhileVisible();
};

void TestRunsPage::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(work_.isValid());
    isolateSettings(work_.path()); // the data folder belongs to the program's name
    QVERIFY(QDir(work_.path()).mkdir(u"bin"_s));
    qputenv("FAKE_QUEUE", queueFile().toLocal8Bit());
}

/// A Slurm whose job 71 waits until the test says otherwise.
void TestRunsPage::init() {
    qputenv("PATH", work_.filePath(u"bin:"_s).toLocal8Bit() + path_);
    QDir(ownRunsFolder()).removeRecursively();
    queue({});
    program("squeue", "cat \"$FAKE_QUEUE\"\n");
    program("scontrol", "exit 1\n");
    program("sacct", "exit 1\n");
    program("sbatch", "[ \"$1\" = --version ] && { echo 'slurm 23.02'; exit 0; }\n"
                      "for word in \"$@\"; do case $word in --job-name=*) name=${word#*=} ;; --array=*) array=${word#*=} ;; esac; done\n"
                      "for i in $(printf '%s' \"${array%\\%*}\" | tr , ' '); do echo \"$name|$i|71|PENDING|Priority|\" >> \"$FAKE_QUEUE\"; done\n"
                      "echo 71\n");
    program("scancel", "for job in \"$@\"; do grep -v \"|${job#*_}|${job%_*}|\" \"$FAKE_QUEUE\" > \"$FAKE_QUEUE.new\"; mv \"$FAKE_QUEUE.new\" \"$FAKE_QUEUE\"; done\n");
}

void TestRunsPage::saysWhatWouldBeHere() {
    RunsFixture fixture;
    QVERIFY(fixture.find<QLabel>("runsEmpty")->isVisible());
    QVERIFY(fixture.button("runsNew")->isVisible() && fixture.button("runsOpen")->isVisible());
    for (const char* name : {"runsSubmit", "runsStop", "runsCollect", "runsTabs", "runsNote", "runsBar"}) QVERIFY2(!fixture.find<QWidget>(name)->isVisible(), name);
    QCOMPARE(fixture.text("runsSentence"), fixture.page->summary());
    for (const char* name : {"runsTable", "runsPlot", "runsLog", "runsBar", "runsTabs", "runsCommand"}) QVERIFY2(!fixture.find<QWidget>(name)->accessibleName().isEmpty(), name);
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QTest::keyClick(&fixture.window(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(fixture.page->isVisible());
}

void TestRunsPage::opensByNameAndByDrop() {
    const Made made = make();
    RunsFixture fixture;
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(made.text() + "/manifest.json"_L1)});
    QSignalSpy opened(&fixture.page->session(), &CampaignSession::opened);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&fixture.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&fixture.window(), &drop);
    QVERIFY(!opened.isEmpty() || opened.wait(kPatience));
    QVERIFY(fixture.page->isVisible());
    QCOMPARE(fixture.table->model()->rowCount(), 4);
    QCOMPARE(fixture.cell(0, RunColumn::state), u"not started"_s);
    QVERIFY2(fixture.page->summary().startsWith(u"trial: 0 of 4"_s), qPrintable(fixture.page->summary()));
    QVERIFY(fixture.rests());

    fixture.trigger("action.openCampaign");
    auto* dialog = fixture.find<QFileDialog>("runsOpenDialog");
    Q_EMIT dialog->fileSelected(made.text());
    dialog->reject();
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 2, kPatience);
}

void TestRunsPage::submitsWatchesCollectsStopsAndResubmits() {
    const Made made = make();
    RunsFixture fixture;
    QVERIFY(fixture.opens(made.folder));
    QVERIFY(fixture.press("runsSubmit"));
    QCOMPARE(queued().count("PENDING"), 4);
    QVERIFY2(fixture.text("runsNoteText").contains(u"as job 71"_s), qPrintable(fixture.text("runsNoteText")));
    for (int row = 0; row < 4; ++row) QCOMPARE(fixture.cell(row, RunColumn::state), u"queued"_s);
    QVERIFY(fixture.cell(0, RunColumn::state, Qt::ToolTipRole).contains(u"Priority"_s));
    QVERIFY(!fixture.button("runsSubmit")->isEnabled());

    // One is done, one ran out of memory, one runs, one waits; the page finds out by itself.
    const QByteArray name = queued().left(queued().indexOf('|'));
    record(made, 0, 1.02);
    record(made, 1, 1, "Traceback (most recent call last):\ntorch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 0 has a total capacity of 79.11 GiB of which 1.50 GiB is free.\n");
    queue(name + "|2|71|RUNNING|None|n1\n" + name + "|3|71|PENDING|Priority|\n");
    QTRY_COMPARE_WITH_TIMEOUT(fixture.cell(0, RunColumn::state), u"done"_s, kPatience);
    QVERIFY(fixture.rests());
    QCOMPARE(fixture.cell(1, RunColumn::state), u"failed"_s);
    QCOMPARE(fixture.cell(2, RunColumn::state), u"running"_s);
    QCOMPARE(fixture.cell(3, RunColumn::state), u"queued"_s);
    QVERIFY2(fixture.cell(0, RunColumn::difference).contains(u"+2.0"_s), qPrintable(fixture.cell(0, RunColumn::difference)));
    QCOMPARE(fixture.cell(1, RunColumn::outcome), u"out of memory"_s);
    QVERIFY(fixture.cell(1, RunColumn::outcome, Qt::ToolTipRole).contains(u"CUDA out of memory"_s));
    QVERIFY2(fixture.page->summary().contains(u"Fastest measured"_s) && fixture.page->summary().contains(u"faster by more than 2"_s), qPrintable(fixture.page->summary()));
    QCOMPARE(fixture.find<ResidualPlot>("runsPlot")->data().points.size(), 1U);

    QVERIFY(fixture.press("runsCollect")); // while others run
    QVERIFY(QFile::exists(made.text() + "/results.csv"_L1));
    QVERIFY(QFile::exists(made.text() + "/results.json"_L1));

    // Stop one, then all.
    fixture.choose(3);
    QVERIFY2(fixture.button("runsStop")->text().startsWith(u"Stop 1"_s), qPrintable(fixture.button("runsStop")->text()));
    QVERIFY(fixture.press("runsStop"));
    QCOMPARE(queued().count("|71|"), 1);
    QCOMPARE(fixture.cell(3, RunColumn::state), u"not started"_s);
    QCOMPARE(fixture.cell(2, RunColumn::state), u"running"_s);
    fixture.table->clearSelection();
    QVERIFY(fixture.press("runsStop"));
    QCOMPARE(queued().count("|71|"), 0);

    // The failed one again: its earlier attempt counts no more.
    QVERIFY(fixture.press("runsAgain"));
    QCOMPARE(queued(), name + "|1|71|PENDING|Priority|\n");
    QCOMPARE(fixture.cell(1, RunColumn::state), u"queued"_s);
    record(made, 1, 0.9, {}, 2);
    queue({});
    QVERIFY(fixture.looks());
    QCOMPARE(fixture.cell(1, RunColumn::state), u"done"_s);
    QCOMPARE(fixture.cell(1, RunColumn::attempts), u"2"_s);
}

void TestRunsPage::showsTheCommandWithoutSlurm() {
    const Made made = make();
    for (const char* name : {"squeue", "sbatch", "scancel"}) QFile::remove(work_.filePath(u"bin/"_s + QString::fromLatin1(name)));
    qputenv("PATH", work_.filePath(u"bin"_s).toLocal8Bit()); // and no Slurm of the machine
    RunsFixture fixture;
    QVERIFY(fixture.opens(made.folder));
    QVERIFY2(fixture.text("runsProgress").contains(u"squeue"_s), qPrintable(fixture.text("runsProgress")));
    // What is said about the launcher is in the interface's language.
    class Other : public QTranslator {
        QString translate(const char* context, const char* source, const char*, int) const override {
            return qstrcmp(context, "Finding") == 0 && qstrncmp(source, "{program} is not", 16) == 0 ? u"hier fehlt {program}"_s : QString();
        }
        bool isEmpty() const override { return false; }
    } other;
    QCoreApplication::installTranslator(&other);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.text("runsProgress").contains(u"hier fehlt squeue"_s), kPatience);
    QCoreApplication::removeTranslator(&other);
    QVERIFY(fixture.press("runsSubmit"));
    QVERIFY(fixture.find<QWidget>("runsNote")->isVisible());
    QVERIFY(fixture.text("runsNoteText").contains(u"sbatch"_s));
    const QString command = fixture.find<QLineEdit>("runsCommand")->text();
    QVERIFY2(command.startsWith(u"cd '"_s) && command.endsWith(u"bash submit.sh"_s), qPrintable(command));
    fixture.button("runsCopy")->click();
    QCOMPARE(QApplication::clipboard()->text(), command);
    fixture.button("runsNoteClose")->click();
    QVERIFY(!fixture.find<QWidget>("runsNote")->isVisible());
}

void TestRunsPage::makesACampaignOfTheSearch() {
    RunsFixture fixture;
    auto* search = fixture.find<SearchPage>("searchPage");
    QSignalSpy finished(search, &SearchPage::finished);
    search->run();
    QVERIFY(!finished.isEmpty() || finished.wait(kPatience));
    fixture.trigger("action.newCampaign");
    QVERIFY(fixture.page->isVisible());
    auto* dialog = fixture.find<QDialog>("newCampaignDialog");
    auto* write = dialog->findChild<QPushButton*>(u"campaign.write"_s);
    auto* folder = dialog->findChild<QLineEdit*>(u"campaign.folder"_s);
    folder->clear();
    QVERIFY(!write->isEnabled());
    const QString path = work_.filePath(u"from the search"_s);
    folder->setText(path);
    QVERIFY(write->isEnabled());
    // No two controls in sight have the same access key, whatever the launcher.
    auto* launcher = dialog->findChild<ChoiceBox*>(u"campaign.launcher"_s);
    for (int choice = launcher->count() - 1; choice >= 0; --choice) {
        launcher->setCurrentIndex(choice);
        Q_EMIT launcher->chosen(launcher->value());
        QHash<QString, QString> keys;
        const auto taken = [&keys](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (key.isEmpty()) return;
            QVERIFY2(!keys.contains(key), qPrintable(u"%1 and %2"_s.arg(keys.value(key), text)));
            keys.insert(key, text);
        };
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            if (label->isVisible() && label->buddy() != nullptr) taken(label->text());
        for (const QAbstractButton* one : dialog->findChildren<QAbstractButton*>())
            if (one->isVisible()) taken(one->text());
        QVERIFY(keys.size() >= 10);
    }
    dialog->findChild<NumberBox*>(u"campaign.top"_s)->setValue(3);
    dialog->findChild<NumberBox*>(u"campaign.steps"_s)->setValue(15);
    dialog->findChild<QLineEdit*>(u"campaign.options"_s)->setText(u"--partition=gpu --account=a"_s);
    dialog->findChild<QPlainTextEdit*>(u"campaign.setup"_s)->setPlainText(u"module load cuda\n"_s);
    QSignalSpy opened(&fixture.page->session(), &CampaignSession::opened);
    write->click();
    QVERIFY(!opened.isEmpty() || opened.wait(kPatience));
    const Campaign& campaign = *fixture.page->session().now()->campaign;
    QCOMPARE(fixture.table->model()->rowCount(), static_cast<int>(campaign.tasks.size()));
    QVERIFY(!campaign.tasks.empty() && campaign.tasks.size() <= 3);
    QCOMPARE(campaign.settings.steps, 15);
    QCOMPARE(campaign.settings.options.size(), 2U);
    QCOMPARE(campaign.settings.setup, std::vector<std::string>{"module load cuda"});
    const FoundPtr& found = search->found();
    QVERIFY(std::any_of(campaign.tasks.begin(), campaign.tasks.end(), [&](const CampaignTask& task) { return task.plan.layout == found->rows.front().candidate.layout; }));
    QVERIFY(QFile::exists(path + "/submit.sh"_L1));

    fixture.page->askNew(); // the same folder again is refused
    dialog = fixture.find<QDialog>("newCampaignDialog");
    for (QDialog* one : fixture.window().findChildren<QDialog*>(u"newCampaignDialog"_s))
        if (one->isVisible()) dialog = one;
    dialog->findChild<QLineEdit*>(u"campaign.folder"_s)->setText(path);
    QVERIFY(!dialog->findChild<QPushButton*>(u"campaign.write"_s)->isEnabled());
    QVERIFY(dialog->findChild<QLabel*>(u"campaign.status"_s)->text().contains(u"campaign already"_s));
    dialog->reject();
}

void TestRunsPage::usesTheBestAndLearns() {
    const Made made = make();
    RunsFixture fixture;
    QVERIFY(fixture.opens(made.folder));
    QVERIFY(!fixture.button("runsUse")->isEnabled());
    QVERIFY(!fixture.button("runsLearn")->isEnabled());
    for (std::size_t i = 0; i < 3; ++i) record(made, i, 1.05);
    QVERIFY(fixture.looks());
    const std::size_t best = fixture.page->session().now()->results.best()->task;
    const Plan before = fixture.plan();
    QVERIFY(fixture.press("runsUse"));
    QVERIFY(fixture.plan().layout == made.campaign.tasks[best].plan.layout);
    QCOMPARE(fixture.plan().training.total_tokens, before.training.total_tokens);
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == before);
    fixture.choose(1);
    QVERIFY(fixture.press("runsUse"));
    QVERIFY(fixture.plan().layout == made.campaign.tasks[1].plan.layout);

    QSignalSpy learned(fixture.page, &RunsPage::learned);
    QVERIFY(fixture.press("runsLearn"));
    QCOMPARE(learned.size(), 1);
    QVERIFY(QFile::exists(learned[0][0].toString()));
    QVERIFY(QFile::exists(made.text() + "/profile.json"_L1));
    QVERIFY(fixture.text("runsNoteText").startsWith(u"3 run"_s));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.text("measuredNote").contains(u"all 3 runs"_s), kPatience);
    // The profile that follows: one click, to be undone.
    QVERIFY(fixture.text("runsProgress").contains(u"built-in"_s));
    QVERIFY(fixture.button("runsUseProfile")->isVisible() && fixture.button("runsUseProfile")->isEnabled());
    const double step = fixture.document().result()->estimate.time.total().value();
    fixture.button("runsUseProfile")->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.document().hardware(), kPatience);
    QVERIFY(fixture.document().result()->estimate.time.total().value() > 1.01 * step); // all runs took 1.05 times as long
    QVERIFY(!fixture.button("runsUseProfile")->isEnabled());
    QVERIFY2(fixture.text("runsProgress").contains(u"\"trial\""_s), qPrintable(fixture.text("runsProgress")));
    // Learning starts from the constants before: the same runs teach no more the second time.
    const std::string profile = campaign::read_file(made.folder / "profile.json", 1 << 24);
    QVERIFY(fixture.press("runsLearn")); // again: the same table anew
    QCOMPARE(campaign::read_file(made.folder / "profile.json", 1 << 24), profile);
    fixture.trigger("action.undo");
    QVERIFY(!fixture.document().hardware());
    QCOMPARE(fixture.document().result()->estimate.time.total().value(), step);
    QVERIFY(fixture.button("runsUseProfile")->isEnabled());
    fixture.button("runsNoteClose")->click();
    QVERIFY(!fixture.button("runsUseProfile")->isVisible());
    QCOMPARE(QDir(ownRunsFolder()).entryList(QDir::Files).size(), 1);
}

// What one window learnt, the next one shows.
void TestRunsPage::ownRunsOutliveTheWindow() {
    const Made made = make();
    for (std::size_t i = 0; i < 3; ++i) record(made, i, 1.05);
    {
        RunsFixture fixture;
        QVERIFY(fixture.opens(made.folder));
        QVERIFY(fixture.press("runsLearn"));
    }
    RunsFixture next;
    auto* view = next.find<ResidualsView>("measuredRuns");
    next.find<QTabWidget>("pages")->setCurrentWidget(next.find<QWidget>("measuredPage"));
    QTRY_VERIFY_WITH_TIMEOUT(view->shown() && view->shown()->ownSeries >= 0, kPatience);
    const int own = view->shown()->ownSeries;
    QCOMPARE(std::count_if(view->shown()->places.begin(), view->shown()->places.end(), [own](const ShownRuns::Place& place) { return place.series == own; }), 3);
    QVERIFY2(next.text("measuredNote").contains(u"3 run"_s), qPrintable(next.text("measuredNote")));
    // A table from elsewhere stands beside them.
    const QString other = work_.filePath(u"other.csv"_s);
    QVERIFY(QFile::copy(QDir(ownRunsFolder()).entryInfoList(QDir::Files).front().filePath(), other));
    view->readOwn(other);
    QTRY_VERIFY_WITH_TIMEOUT(next.text("measuredNote").contains(u"other.csv: all 3 runs"_s), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(std::count_if(view->shown()->places.begin(), view->shown()->places.end(), [view](const ShownRuns::Place& place) { return place.series == view->shown()->ownSeries; }), 6, kPatience);
}

void TestRunsPage::showsLogsAndReports() {
    const Made made = make();
    record(made, 0, 1);
    RunsFixture fixture;
    QVERIFY(fixture.opens(made.folder));
    fixture.find<QTabWidget>("runsTabs")->setCurrentIndex(2);
    QVERIFY(fixture.find<QPlainTextEdit>("runsLog")->toPlainText().isEmpty());
    fixture.choose(0);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QPlainTextEdit>("runsLog")->toPlainText().contains(u"elapsed time per iteration"_s), kPatience);
    QVERIFY(fixture.text("runsLogName").contains(u"attempt 1"_s));
    fixture.choose(2);
    QVERIFY(fixture.find<QPlainTextEdit>("runsLog")->toPlainText().isEmpty());

    fixture.find<QTabWidget>("runsTabs")->setCurrentIndex(1);
    auto* plot = fixture.find<ResidualPlot>("runsPlot");
    QCOMPARE(plot->data().points.size(), 1U);
    Q_EMIT plot->pointSelected(0);
    QCOMPARE(plot->selected(), 0);
    QVERIFY(fixture.text("runsPoint").contains(u"measured"_s));

    for (const char* ending : {"pdf", "html", "csv"}) {
        fixture.button("runsReport")->click();
        QFileDialog* dialog = nullptr;
        for (QFileDialog* one : fixture.window().findChildren<QFileDialog*>(u"runsReportDialog"_s))
            if (one->isVisible()) dialog = one;
        QVERIFY(dialog != nullptr);
        const QString path = fixture.path(u"report."_s + QLatin1String(ending));
        Q_EMIT dialog->fileSelected(path);
        dialog->reject();
        QVERIFY(fixture.rests());
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), ending);
        const QByteArray text = file.readAll();
        QVERIFY(path.endsWith(".pdf"_L1) ? text.startsWith("%PDF") : text.contains(made.campaign.tasks[0].id.c_str()));
    }
}

void TestRunsPage::errorsStandInTheirPlace() {
    const Made made = make();
    RunsFixture fixture;
    fixture.page->open(work_.path());
    QVERIFY(fixture.rests());
    QVERIFY(fixture.text("runsNoteText").contains(u"manifest.json"_s));
    QVERIFY(fixture.find<QLabel>("runsEmpty")->isVisible());
    QVERIFY(fixture.opens(made.folder));
    QVERIFY(!fixture.find<QWidget>("runsNote")->isVisible());
    program("squeue", "echo 'slurm_load_jobs error: Unable to contact slurm controller' >&2; exit 1\n");
    QVERIFY(fixture.press("runsSubmit"));
    QVERIFY2(fixture.text("runsNoteText").contains(u"Not submitted"_s), qPrintable(fixture.text("runsNoteText")));
    QVERIFY(fixture.text("runsProgress").contains(u"Unable to contact"_s));
    program("ssh", "echo 'ssh: Could not resolve hostname nowhere' >&2; exit 255\n");
    fixture.button("runsPlace")->click();
    auto* dialog = fixture.find<QDialog>("placeDialog");
    dialog->findChild<QLineEdit*>(u"place.host"_s)->setText(u"nowhere"_s);
    dialog->findChild<QPushButton*>(u"place.ok"_s)->click();
    QVERIFY(fixture.rests());
    QVERIFY2(fixture.text("runsNoteText").contains(u"Could not resolve"_s), qPrintable(fixture.text("runsNoteText")));
    QFile::remove(work_.filePath(u"bin/ssh"_s));
}

void TestRunsPage::worksOnlyWhileVisible() {
    const Made made = make();
    program("squeue", "echo asked >> \"$FAKE_QUEUE.asked\"\n");
    RunsFixture fixture;
    QVERIFY(fixture.opens(made.folder));
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QVERIFY(fixture.rests());
    const auto asked = [this] { return QFileInfo(queueFile() + ".asked"_L1).size(); };
    const qint64 before = asked();
    QTest::qWait(6'000); // longer than between looks
    QCOMPARE(asked(), before);
    fixture.find<QTabWidget>("pages")->setCurrentWidget(fixture.page);
    QTRY_VERIFY_WITH_TIMEOUT(asked() > before, kPatience);
}

QTEST_MAIN(TestRunsPage)
#include "test_runs_page.moc"
