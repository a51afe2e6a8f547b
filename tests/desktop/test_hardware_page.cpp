// SPDX-License-Identifier: GPL-3.0-or-later
// The Hardware page in the real window, with the real probe on simulated libraries.
#include "app/desktop/charts/line_chart.h"
#include "app/desktop/hardware/choices_view.h"
#include "app/desktop/pages/heatmap_view.h"
#include "tests/desktop/hardware_fixture.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QInputDialog>
#include <QMimeData>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace fivefold;
using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

/// What the simulated libraries are for the runs from here on.
void simulate(const QByteArray& scenario) { qputenv("FIVEFOLD_SIMULATED", scenario); }

QString recorded() { return QStringLiteral(FIVEFOLD_RECORD); }

/// Processes of the probe's program that are children of this one.
int probeProcesses() {
    int count = 0;
    for (const QString& entry : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        QFile command(u"/proc/%1/cmdline"_s.arg(entry));
        if (command.open(QIODevice::ReadOnly) && command.readAll().contains(FIVEFOLD_PROBE)) ++count;
    }
    return count;
}

} // namespace

class TestHardwarePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void catalogueNamesItsSources();
    void saysWhatIsMissing();
    void measuresAndUses();
    void stopKeepsWhatCame();
    void closingLeavesNoProcess();
    void faults_data();
    void faults();
    void choicesByKeyboard();
    void profileOutlivesRestart();
    void refittedProfile();
    void importsAndExports();
    void dropOnWindow();
    void refusesBrokenFiles();
    void picturesByKeyboard();

private:
    QTemporaryDir data_;
};

void TestHardwarePage::initTestCase() {
    qputenv("XDG_DATA_HOME", data_.path().toUtf8());
    qputenv("LD_LIBRARY_PATH", FIVEFOLD_SIMULATED_DRIVER);
}

void TestHardwarePage::init() {
    simulate("");
    QDir(data_.path()).removeRecursively(); // what an earlier test kept
    QDir().mkpath(data_.path());
}

void TestHardwarePage::catalogueNamesItsSources() {
    HardwareFixture fixture;
    const DataTable table = fixture.table->table().dataTable();
    const Gpu& gpu = fixture.plan().cluster.gpu;
    bool peak = false, price = false;
    for (const DataTable::Row& row : table.rows) {
        QVERIFY(!std::get<std::string>(row[3]).empty()); // each value has its source
        if (std::get<std::string>(row[0]) == "Peak, bf16, dense") peak = std::abs(std::get<double>(row[1]) - gpu.bf16.value() / 1e12) < 1e-6;
        if (std::get<std::string>(row[0]) == "Price per GPU-hour") price = std::get<std::string>(row[3]) == gpu.price_source;
    }
    QVERIFY(peak && price);
    QVERIFY(fixture.find<QLabel>("hardwareSources")->text().contains(QString::fromStdString(gpu.source)));
    // Nothing to use or keep yet.
    QVERIFY(!fixture.find<QPushButton>("hardwareUse")->isEnabled());
    QVERIFY(!fixture.find<QPushButton>("hardwareSave")->isEnabled());
    QVERIFY(fixture.find<QPushButton>("hardwareRun")->isEnabled());
}

void TestHardwarePage::saysWhatIsMissing() {
    HardwareFixture fixture(1, u"/nowhere/libcuda.so.1"_s); // as on a machine without a driver
    auto* line = fixture.find<QLabel>("hardwareNoticeLine");
    QVERIFY(QTest::qWaitFor([&] { return line->isVisible(); }));
    QVERIFY2(line->text().contains(u"no NVIDIA driver"_s), qPrintable(line->text()));
    QVERIFY(line->text().contains(u"Install the NVIDIA driver"_s));
    QVERIFY(fixture.table->table().rowCount() > 10); // the catalogue stays
    fixture.measure();
    QVERIFY(fixture.finish());
    QVERIFY(!fixture.messages().isEmpty());
    QVERIFY(fixture.messages().front().contains(u"no NVIDIA driver"_s));
    QVERIFY(fixture.page->shown() == nullptr);
    QCOMPARE(fixture.find<QTabWidget>("hardwareTabs")->currentIndex(), static_cast<int>(HardwarePage::Tab::notices));
}

void TestHardwarePage::measuresAndUses() {
    HardwareFixture fixture;
    QVERIFY(fixture.find<QToolButton>("hardwareGpus")->isVisible()); // a node of several GPUs was found
    const double before = fixture.stepTime();
    const double catalogueMemory = fixture.plan().cluster.gpu.usable_memory.value();
    // Values appear while it runs.
    fixture.measure();
    QVERIFY(QTest::qWaitFor([&] { return fixture.page->shown() != nullptr; }, kRunMs));
    QVERIFY(fixture.find<QLabel>("hardwareStage")->isVisible());
    QVERIFY(fixture.finish());
    const Measurement* shown = fixture.page->shown();
    QVERIFY(shown != nullptr && shown->file.isEmpty());
    QCOMPARE(shown->measured->gpu, fixture.plan().cluster.gpu.id);
    QVERIFY(!shown->measured->gemms.empty() && !shown->measured->pairs.empty() && !shown->measured->collectives.empty());
    QVERIFY(fixture.value(u"Peak, bf16, dense"_s, 2).toDouble() > 100);
    const double ratio = fixture.value(u"Peak, bf16, dense"_s, 3).toDouble();
    QVERIFY2(ratio > 0.3 && ratio <= 1, qPrintable(QString::number(ratio)));
    QVERIFY(fixture.value(u"Memory bandwidth, copy"_s, 2).toDouble() > 1000);
    QCOMPARE(fixture.stepTime(), before); // shown, not yet used
    // Saved under a name.
    fixture.press("hardwareSave");
    auto* dialog = fixture.find<QInputDialog>("hardwareNameDialog");
    dialog->setTextValue(u"Lab node"_s);
    dialog->accept();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.page->shown()->file.isEmpty(), 20'000);
    QCOMPARE(fixture.page->shown()->name, u"Lab node"_s);
    // Used: estimates change everywhere, and can be undone.
    fixture.press("hardwareUse");
    QTRY_VERIFY_WITH_TIMEOUT(fixture.document().hardware(), 20'000);
    const double used = fixture.stepTime();
    QVERIFY(used != before && used > 0.5 * before && used < 2 * before);
    QVERIFY(fixture.find<QLabel>("status.profile")->text().contains(u"Lab node"_s));
    QVERIFY(fixture.page->summary().contains(u"Lab node"_s));
    QVERIFY(fixture.document().result()->profile->measured);
    QVERIFY(fixture.plan().cluster.gpu.usable_memory.value() != catalogueMemory || fixture.document().hardware()->memory == 0 || fixture.document().hardware()->memory == catalogueMemory);
    QVERIFY(!fixture.document().isModified()); // the plan is as it was
    fixture.trigger("action.undo");
    QVERIFY(!fixture.document().hardware());
    QCOMPARE(fixture.stepTime(), before);
    QCOMPARE(fixture.plan().cluster.gpu.usable_memory.value(), catalogueMemory);
    fixture.trigger("action.redo");
    QCOMPARE(fixture.stepTime(), used);
    fixture.press("hardwareUse"); // stop using
    QVERIFY(!fixture.document().hardware());
    QCOMPARE(fixture.stepTime(), before);
    // Removed for good.
    fixture.page->removeShown();
    QVERIFY(fixture.page->shown() == nullptr);
    QVERIFY(fixture.page->store().list().empty());
}

void TestHardwarePage::stopKeepsWhatCame() {
    HardwareFixture fixture;
    simulate("nccl.stuck=1");
    fixture.measure();
    QVERIFY(QTest::qWaitFor([&] { return fixture.page->session().progress().stage == "nccl"_L1; }, kRunMs));
    fixture.press("hardwareRun");
    QVERIFY(fixture.finish());
    QVERIFY(fixture.page->shown() != nullptr);
    QVERIFY(!fixture.page->shown()->measured->pairs.empty());
    QVERIFY(fixture.find<QLabel>("hardwareStages")->text().contains(u"stopped"_s));
    QCOMPARE(probeProcesses(), 0);
}

void TestHardwarePage::closingLeavesNoProcess() {
    {
        HardwareFixture fixture(0.3);
        simulate("cublasLtMatmul#10=spin");
        fixture.measure();
        QVERIFY(QTest::qWaitFor([&] { return probeProcesses() > 0; }, kRunMs));
    }
    QCOMPARE(probeProcesses(), 0);
}

void TestHardwarePage::faults_data() {
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QString>("message");
    QTest::addColumn<bool>("measured");  ///< earlier parts bring values
    QTest::addColumn<double>("patience"); ///< of the run's limits, where something hangs
    const auto add = [](const char* name, const char* scenario, const QString& message, bool measured, double patience = 1) {
        QTest::newRow(name) << QByteArray(scenario) << message << measured << patience;
    };
    add("stub driver", "cuInit=34", u"stub"_s, false);
    add("no device", "cuInit=100", u"sees no GPU"_s, false);
    add("fabric", "cuInit=802", u"fabric"_s, false);
    add("driver mismatch", "cuInit=803", u"different versions"_s, false);
    add("memory full", "cuMemAlloc_v2@3#4=2", u"memory is full"_s, true);
    add("hang", "nccl.stuck=5", u"made no progress"_s, true, 0.5);
    add("crash", "ncclAllGather#3=abort", u"crashed"_s, true);
    add("wrong data on a link", "corrupt=2-5", u"arrived changed"_s, true);
    add("garbage", "cublasLtMatmul#10=garbage", u"could not be read"_s, true);
    add("partial line", "cublasLtMatmul#10=partial", u"without finishing"_s, true);
    add("slow GPUs", "gemm.share=0.5;nccl.share=0.5", u"below 60 %"_s, true);
    add("MIG", "mig=0", u"MIG"_s, true);
}

void TestHardwarePage::faults() {
    QFETCH(QByteArray, scenario);
    QFETCH(QString, message);
    QFETCH(bool, measured);
    QFETCH(double, patience);
    HardwareFixture fixture(patience);
    simulate(scenario);
    // The window goes on working: its timer is heard all the while.
    int beats = 0;
    QTimer heart;
    heart.setInterval(10);
    connect(&heart, &QTimer::timeout, this, [&beats] { ++beats; });
    heart.start();
    QElapsedTimer clock;
    clock.start();
    fixture.measure();
    QVERIFY(fixture.finish());
    QVERIFY2(beats >= clock.elapsed() / 500, "the window stood still"); // fifty times fewer than on an idle machine
    const QStringList messages = fixture.messages();
    QVERIFY2(std::ranges::any_of(messages, [&](const QString& each) { return each.contains(message); }), qPrintable(messages.join(u" | "_s)));
    QCOMPARE(fixture.page->shown() != nullptr, measured);
    if (measured) QVERIFY(fixture.page->shown()->measured->hbm.copy > 0 || !fixture.page->shown()->measured->pairs.empty());
    QCOMPARE(probeProcesses(), 0);
}

void TestHardwarePage::choicesByKeyboard() {
    HardwareFixture fixture;
    QVERIFY(fixture.import({recorded()}));
    fixture.page->showTab(HardwarePage::Tab::profile);
    auto* choices = fixture.find<ValueTable>("hardwareChoices");
    QAbstractItemModelTester tester(choices->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(choices->table().rowCount() > 3);
    fixture.page->useShown();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.document().hardware(), 20'000);
    const double proposed = fixture.stepTime();
    fixture.press("hardwareChooseNone");
    QTRY_VERIFY_WITH_TIMEOUT(fixture.stepTime() != proposed, 20'000); // a choice counts without a further step
    fixture.press("hardwareChooseProposed");
    QTRY_COMPARE_WITH_TIMEOUT(fixture.stepTime(), proposed, 20'000);
    const int steps = fixture.document().undoStack().index();
    choices->setFocus();
    choices->setCurrentIndex(choices->model()->index(0, 1));
    const bool was = choices->table().isChecked(0);
    QTest::keyClick(choices, Qt::Key_Space);
    QCOMPARE(choices->table().isChecked(0), !was);
    QVERIFY(choices->table().index(0, 0).data().toString().size() > 3);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.document().undoStack().index(), steps + 1, 20'000);
    fixture.trigger("action.undo");
    QCOMPARE(fixture.stepTime(), proposed);
}

void TestHardwarePage::profileOutlivesRestart() {
    double used = 0;
    QString name, file;
    {
        HardwareFixture fixture;
        QVERIFY(fixture.import({recorded()}));
        fixture.page->useShown();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.document().hardware(), 20'000);
        used = fixture.stepTime();
        name = fixture.document().hardware()->name;
        file = QSettings().value(u"hardware/used"_s).toString();
        QVERIFY(!file.isEmpty());
    }
    const auto start = [this, &file](auto check) {
        isolateSettings(data_.path());
        QSettings().setValue(u"hardware/used"_s, file);
        MainWindow window(std::make_shared<const Catalogue>(load_catalogue()));
        window.show();
        check(window);
    };
    start([&](MainWindow& window) {
        QVERIFY(QTest::qWaitFor([&] { return window.document().hardware() != nullptr; }, 20'000));
        QCOMPARE(window.document().hardware()->name, name);
        QCOMPARE(window.document().result()->estimate.time.total().value(), used);
        QVERIFY(!window.document().undoStack().canUndo()); // it was so before
        QVERIFY(!window.document().isModified());
    });
    // What is gone is told, and the program works on.
    file = u"gone.json"_s;
    start([&](MainWindow& window) {
        auto* page = window.findChild<HardwarePage*>();
        QSignalSpy failed(page, &HardwarePage::failed);
        QVERIFY(failed.wait(20'000));
        QVERIFY(failed.front().front().toString().contains(file));
        QVERIFY(!window.document().hardware());
    });
}

void TestHardwarePage::importsAndExports() {
    HardwareFixture fixture;
    QVERIFY(fixture.import({recorded()}));
    const MeasuredPtr first = fixture.page->shown()->measured;
    // Curves of several nodes join what is shown.
    const QString nccl = fixture.write(u"all_reduce_16.txt"_s, QByteArray(
        "# nThread 1 nGpus 1 minBytes 1048576 maxBytes 1073741824 step: 4(factor) warmup iters: 5 iters: 20 agg iters: 1 validation: 1 graph: 0\n#\n# Using devices\n"
        "#  Rank  0 Group  0 Pid   1000 on     node1 device  0 [0000:19:00] NVIDIA H100 80GB HBM3\n#  Rank  1 Group  0 Pid   1001 on     node2 device  0 [0000:19:00] NVIDIA H100 80GB HBM3\n#\n"
        "#                                                              out-of-place                       in-place          \n"
        "#       size         count      type   redop    root     time   algbw   busbw #wrong     time   algbw   busbw #wrong\n"
        "#        (B)    (elements)                               (us)  (GB/s)  (GB/s)            (us)  (GB/s)  (GB/s)       \n"
        "     1048576        262144     float     sum      -1    98.10   10.69   10.69      0    97.20   10.79   10.79      0\n"
        "    67108864      16777216     float     sum      -1   1650.0   40.67   40.67      0   1648.0   40.72   40.72      0\n"
        "  1073741824     268435456     float     sum      -1  24100.0   44.55   44.55      0  24050.0   44.65   44.65      0\n"
        "# Out of bounds values : 0 OK\n# Avg bus bandwidth    : 31.9\n#\n"));
    QVERIFY(fixture.import({nccl}));
    const MeasuredPtr merged = fixture.page->shown()->measured;
    QCOMPARE(merged->collectives.size(), first->collectives.size() + 1);
    QCOMPARE(merged->gemms, first->gemms);
    // Exported and imported again it is the same.
    QSignalSpy said(fixture.page, &HardwarePage::said);
    fixture.page->keepShown(u"Lab"_s);
    QVERIFY(said.wait(20'000));
    QCOMPARE(fixture.page->shown()->name, u"Lab"_s);
    const MeasuredPtr kept = fixture.page->shown()->measured;
    const QString file = fixture.path(u"profile.json"_s);
    fixture.page->exportShown(file);
    QVERIFY(said.wait(20'000));
    QVERIFY(HardwarePage::isMeasurementFile(file));
    QVERIFY(fixture.import({file}));
    QVERIFY(*fixture.page->shown()->measured == *kept);
    QVERIFY(fixture.page->shown()->chosen.has_value());
}

// A profile that was refitted to runs is taken as a whole: used, undone, kept, found at the next start, exported and read again.
void TestHardwarePage::refittedProfile() {
    auto refitted = std::make_shared<ProfileLibrary>(load_catalogue().profiles);
    refitted->name = "trial";
    for (SoftwareProfile& part : refitted->software) part.gemm_share = {part.gemm_share.value * 0.8, part.gemm_share.low * 0.8, part.gemm_share.high, Provenance::fitted, "trial", {}};
    double used = 0;
    QString file;
    {
        HardwareFixture fixture;
        const double before = fixture.stepTime();
        fixture.page->useRefitted(refitted, u"trial"_s);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.document().hardware(), 20'000);
        used = fixture.stepTime();
        QVERIFY2(used > 1.05 * before, qPrintable(QString::number(used / before)));
        QVERIFY(fixture.page->summary().contains(u"refitted"_s) && fixture.page->summary().contains(u"trial"_s));
        QVERIFY(fixture.find<QLabel>("status.profile")->text().contains(u"trial"_s));
        // The next refit starts without it, so that no run counts twice.
        QCOMPARE(fixture.document().hardware()->unfitted->software.front().gemm_share, fixture.document().catalogue().profiles.software.front().gemm_share);
        for (const auto tab : {HardwarePage::Tab::products, HardwarePage::Tab::links, HardwarePage::Tab::collectives, HardwarePage::Tab::profile, HardwarePage::Tab::notices, HardwarePage::Tab::values})
            fixture.page->showTab(tab);
        fixture.trigger("action.undo");
        QVERIFY(!fixture.document().hardware());
        QCOMPARE(fixture.stepTime(), before);
        fixture.trigger("action.redo");
        QCOMPARE(fixture.stepTime(), used);
        fixture.page->useRefitted(std::make_shared<const ProfileLibrary>(*refitted), u"trial"_s); // learnt anew: in place of the first
        QTRY_COMPARE_WITH_TIMEOUT(fixture.document().undoStack().index(), 2, 20'000);
        QCOMPARE(fixture.page->store().list().size(), 1U);
        file = QSettings().value(u"hardware/used"_s).toString();
        QVERIFY(!file.isEmpty());

        QSignalSpy said(fixture.page, &HardwarePage::said);
        const QString exported = fixture.path(u"profile.json"_s);
        fixture.page->exportShown(exported);
        QVERIFY(said.wait(20'000));
        QVERIFY(fixture.import({exported}));
        QVERIFY(fixture.page->shown()->refitted && fixture.page->shown()->file.isEmpty());
        fixture.page->useShown();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.document().undoStack().index() == 3, 20'000);
        QCOMPARE(fixture.stepTime(), used);
    }
    isolateSettings(data_.path());
    QSettings().setValue(u"hardware/used"_s, file);
    MainWindow window(std::make_shared<const Catalogue>(load_catalogue()));
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(window.document().hardware(), 20'000);
    QCOMPARE(window.document().result()->estimate.time.total().value(), used);
    QVERIFY(!window.document().undoStack().canUndo());
}

void TestHardwarePage::dropOnWindow() {
    HardwareFixture fixture;
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(recorded())});
    QSignalSpy said(fixture.page, &HardwarePage::said);
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fixture.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fixture.window(), &drop);
    QVERIFY(said.wait(20'000));
    QVERIFY(fixture.page->shown() != nullptr);
    QCOMPARE(fixture.find<QTabWidget>("pages")->currentWidget(), static_cast<QWidget*>(fixture.page)); // it comes to the front
}

void TestHardwarePage::refusesBrokenFiles() {
    HardwareFixture fixture;
    QFile whole(recorded());
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray text = whole.readAll();
    const QString broken = fixture.write(u"broken.json"_s, text.left(text.size() / 2));
    QSignalSpy failed(fixture.page, &HardwarePage::failed);
    QVERIFY(!fixture.import({broken}));
    QVERIFY(failed.front().front().toString().contains(u"broken.json"_s));
    QVERIFY(fixture.page->shown() == nullptr);
    QVERIFY(!HardwarePage::isMeasurementFile(fixture.write(u"plan.json"_s, "{\"fivefold_plan\": 1}")));
    QVERIFY(!HardwarePage::isMeasurementFile(fixture.path(u"none"_s)));
}

void TestHardwarePage::picturesByKeyboard() {
    HardwareFixture fixture;
    QVERIFY(fixture.import({recorded()}));
    fixture.page->showTab(HardwarePage::Tab::links);
    auto* links = fixture.find<HeatmapView>("hardwareLinks");
    links->setFocus();
    links->setCurrentIndex(links->model()->index(0, 1));
    QTest::keyClick(links, Qt::Key_Down);
    QTest::keyClick(links, Qt::Key_Right);
    QCOMPARE(links->currentIndex(), links->model()->index(1, 2));
    QVERIFY(fixture.find<QLabel>("hardwareLinkCell")->text().contains(u"GPU 1 to GPU 2"_s));
    QVERIFY(links->accessibleDescription().contains(u"GPU 1 to GPU 2"_s));
    QTest::keyClick(links, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains(u"GPU 7"_s));

    fixture.page->showTab(HardwarePage::Tab::collectives);
    auto* chart = fixture.find<LineChart>("hardwareCollectives");
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(chart->selected().point, 1);
    const QString point = fixture.find<QLabel>("hardwareCollectivePoint")->text();
    QVERIFY2(point.contains(u"bus bandwidth"_s) && point.contains(u"without the measurement"_s), qPrintable(point));
    QTest::keyClick(chart, Qt::Key_Down);
    QCOMPARE(chart->selected().series, 1);

    fixture.page->showTab(HardwarePage::Tab::products);
    auto* types = fixture.find<ChoiceBox>("hardwareProductType");
    QVERIFY(types->count() >= 2);
    auto* products = fixture.find<HeatmapView>("hardwareProducts");
    QVERIFY(products->model()->rowCount() > 2 && products->model()->columnCount() > 1);
    const QString summary = fixture.find<QLabel>("hardwareProductSummary")->text();
    types->setFocus();
    QTest::keyClick(types, Qt::Key_Down);
    QVERIFY(fixture.find<QLabel>("hardwareProductSummary")->text() != summary);
}

QTEST_MAIN(TestHardwarePage)
#include "test_hardware_page.moc"
