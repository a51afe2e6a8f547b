// SPDX-License-Identifier: Apache-2.0
// The probe as a whole process, started by hand, with simulated driver libraries.
#include "probes/protocol/reader.h"

#include <QtCore/QProcess>
#include <QtCore/QProcessEnvironment>
#include <QtTest/QTest>

#include <set>

using namespace fivefold;

namespace {

struct Run {
    int exit_code = -1;
    bool crashed = false;
    std::vector<ProbeMessage> messages;
    std::size_t skipped_lines = 0;
    QByteArray error_text;
};

Run run_probe(const QStringList& arguments, const QMap<QString, QString>& environment = {})
{
    QProcess probe;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (auto it = environment.begin(); it != environment.end(); ++it) variables.insert(it.key(), it.value());
    probe.setProcessEnvironment(variables);
    probe.start(QStringLiteral(FIVEFOLD_PROBE), arguments);
    if (!probe.waitForFinished(60'000)) return {};
    ProbeReader reader;
    Run run{probe.exitCode(), probe.exitStatus() == QProcess::CrashExit, reader.feed(probe.readAllStandardOutput().toStdString()), 0,
            probe.readAllStandardError()};
    (void)reader.finish();
    run.skipped_lines = reader.skipped_lines();
    return run;
}

/// The environment of a simulated node; two GPUs where the scenario does not say otherwise.
QMap<QString, QString> simulated(const QString& scenario = QStringLiteral("devices=2"))
{
    return {{QStringLiteral("LD_LIBRARY_PATH"), QStringLiteral(FIVEFOLD_SIMULATED_DRIVER)}, {QStringLiteral("FIVEFOLD_SIMULATED"), scenario}};
}

std::vector<const ProbeResult*> results(const Run& run, std::string_view id)
{
    std::vector<const ProbeResult*> found;
    for (const ProbeMessage& message : run.messages) {
        const auto* result = std::get_if<ProbeResult>(&message.body);
        if (result != nullptr && result->id == id) found.push_back(result);
    }
    return found;
}

QString status(const Run& run)
{
    const auto* done = run.messages.empty() ? nullptr : std::get_if<ProbeDone>(&run.messages.back().body);
    return done != nullptr ? QString::fromStdString(done->status) : QString();
}

QString error_code(const Run& run)
{
    for (const ProbeMessage& message : run.messages) {
        if (const auto* error = std::get_if<ProbeError>(&message.body)) return QString::fromStdString(error->code);
    }
    return {};
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void without_a_driver()
    {
        const Run run = run_probe({QStringLiteral("--stage"), QStringLiteral("inventory"), QStringLiteral("--lib-cuda=/nowhere/libcuda.so.1")});
        QCOMPARE(run.exit_code, 4);
        QCOMPARE(QString::fromStdString(std::get<ProbeHello>(run.messages.at(0).body).stage), QStringLiteral("inventory"));
        QCOMPARE(error_code(run), QStringLiteral("no_driver"));
        QCOMPARE(status(run), QStringLiteral("failed"));
        QVERIFY(run.error_text.contains("no NVIDIA driver"));
    }

    void a_file_that_is_no_library()
    {
        QCOMPARE(error_code(run_probe({QStringLiteral("--lib-cuda=/etc/passwd")})), QStringLiteral("no_driver"));
    }

    void two_gpus()
    {
        const Run run = run_probe({}, simulated(QStringLiteral("devices=2;cuInit=talk")));
        QCOMPARE(run.exit_code, 0);
        QCOMPARE(run.skipped_lines, std::size_t{0}); // what the library prints does not get between the lines
        QVERIFY(run.error_text.contains("talks on standard output"));
        const ProbeResult& env = *results(run, "env").at(0);
        QVERIFY(*find_value(env, "cuda_driver") == ProbeValue(std::int64_t{13000}));
        QVERIFY(*find_value(env, "driver") == ProbeValue(std::string("580.95.05")));
        QVERIFY(*find_value(env, "simulated") == ProbeValue(true));
        const auto devices = results(run, "device");
        QCOMPARE(devices.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            const ProbeResult& device = *devices[i];
            QVERIFY(*find_value(device, "index") == ProbeValue(static_cast<std::int64_t>(i)));
            QVERIFY(*find_value(device, "name") == ProbeValue(std::string("NVIDIA H100 80GB HBM3")));
            QVERIFY(*find_value(device, "memory_bytes") == ProbeValue(std::int64_t{81559} * 1024 * 1024));
            QVERIFY(*find_value(device, "cc_major") == ProbeValue(std::int64_t{9}));
            QVERIFY(*find_value(device, "sm") == ProbeValue(std::int64_t{132}));
            QVERIFY(*find_value(device, "ecc") == ProbeValue(true));
        }
        QVERIFY(*find_value(*devices[1], "pci") == ProbeValue(std::string("0000:29:00.0")));
        QCOMPARE(status(run), QStringLiteral("ok"));
    }

    void gpus_that_were_chosen()
    {
        const auto devices = [](const Run& run) {
            QString all;
            for (const ProbeResult* one : results(run, "device")) all += QString::number(std::get<std::int64_t>(*find_value(*one, "index")));
            return all;
        };
        QCOMPARE(devices(run_probe({QStringLiteral("--devices"), QStringLiteral("1-2,6")}, simulated(QString()))), QStringLiteral("126"));
        QCOMPARE(error_code(run_probe({QStringLiteral("--devices=8")}, simulated(QString()))), QStringLiteral("no_device"));
    }

    void without_the_management_library()
    {
        const Run run = run_probe({QStringLiteral("--lib-nvml"), QStringLiteral("/nowhere")}, simulated());
        QCOMPARE(run.exit_code, 0);
        QVERIFY(find_value(*results(run, "env").at(0), "driver") == nullptr);
    }

    void lines_on_a_descriptor_of_their_own()
    {
        QProcess shell; // descriptor 3 becomes the pipe, the program's own standard output is closed
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        const QMap<QString, QString> changes = simulated();
        for (auto it = changes.begin(); it != changes.end(); ++it) variables.insert(it.key(), it.value());
        shell.setProcessEnvironment(variables);
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("exec 3>&1 1>/dev/null; exec '" FIVEFOLD_PROBE "' --fd 3")});
        QVERIFY(shell.waitForFinished(60'000));
        ProbeReader reader;
        QVERIFY(reader.feed(shell.readAllStandardOutput().toStdString()).size() >= 5);
        QCOMPARE(reader.skipped_lines(), std::size_t{0});
    }

    void drivers_that_do_not_work_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* code, const char* scenario) { QTest::addRow("%s", scenario) << QString::fromLatin1(scenario) << QString::fromLatin1(code); };
        row("stub_driver", "cuInit=34");
        row("no_device", "cuInit=100");
        row("no_device", "devices=0");
        row("fabric_not_ready", "cuInit=802");
        row("driver_mismatch", "cuInit=803");
        row("driver_error", "cuInit=999");
        row("driver_error", "devices=2000000000");
        row("driver_too_old", "driver=9020");
        row("timeout", "cuInit=hang");
    }
    void drivers_that_do_not_work()
    {
        QFETCH(QString, scenario);
        QFETCH(QString, code);
        const Run run = run_probe({QStringLiteral("--budget-s"), QStringLiteral("2")}, simulated(scenario));
        QCOMPARE(run.exit_code, 4);
        QCOMPARE(error_code(run), code);
        QVERIFY(std::holds_alternative<ProbeDone>(run.messages.back().body));
    }

    void a_name_that_is_not_text()
    {
        const Run run = run_probe({}, simulated(QStringLiteral("devices=1;name=GPU\t\"\u4e2d\u6587") + QString(500, QLatin1Char('x'))));
        QCOMPARE(run.exit_code, 0);
        QCOMPARE(run.skipped_lines, std::size_t{0});
        QCOMPARE(std::get<std::string>(*find_value(*results(run, "device").at(0), "name")).substr(0, 6), std::string("GPU?\"?"));
    }

    void a_driver_that_crashes_is_seen()
    {
        const Run run = run_probe({}, simulated(QStringLiteral("cuInit=abort")));
        QVERIFY(run.crashed);
        QVERIFY(!run.messages.empty()); // the hello came through
        QCOMPARE(status(run), QString()); // there is no done
    }

    void every_stage_goes_through_data()
    {
        QTest::addColumn<QString>("stage");
        for (const char* stage : {"inventory", "gpu", "p2p", "nccl", "overlap"}) QTest::newRow(stage) << QString::fromLatin1(stage);
    }
    void every_stage_goes_through()
    {
        QFETCH(QString, stage);
        const Run run = run_probe({QStringLiteral("--quick"), QStringLiteral("--stage"), stage}, simulated(QStringLiteral("devices=4")));
        QCOMPARE(run.exit_code, 0);
        QCOMPARE(status(run), QStringLiteral("ok"));
        std::int64_t next = 0;
        for (const ProbeMessage& message : run.messages) QCOMPARE(message.seq, next++);
    }

    void collectives_with_chosen_ctas_only_where_nccl_can()
    {
        const auto ctas = [](const char* scenario) {
            const Run run = run_probe({QStringLiteral("--full"), QStringLiteral("--stage"), QStringLiteral("overlap"), QStringLiteral("--budget-s=50")},
                                      simulated(QString::fromLatin1(scenario)));
            std::set<std::int64_t> all;
            for (const ProbeResult* result : results(run, "overlap")) {
                if (*find_value(*result, "contender") == ProbeValue(std::string("all_gather"))) all.insert(std::get<std::int64_t>(*find_value(*result, "ctas")));
            }
            return status(run) == QStringLiteral("ok") ? all : std::set<std::int64_t>{-1};
        };
        QVERIFY(ctas("devices=2") == (std::set<std::int64_t>{0, 8, 16}));
        QVERIFY(ctas("devices=2;nccl=21605") == std::set<std::int64_t>{0});
    }

    void a_setting_of_training_is_taken_away()
    {
        QMap<QString, QString> environment = simulated(QStringLiteral("devices=2"));
        environment.insert(QStringLiteral("NCCL_COMM_BLOCKING"), QStringLiteral("0"));
        environment.insert(QStringLiteral("NCCL_ALGO"), QStringLiteral("Ring"));
        const Run run = run_probe({QStringLiteral("--quick"), QStringLiteral("--stage=inventory")}, environment);
        const ProbeValue* kept = find_value(*results(run, "env").at(0), "nccl_env");
        QVERIFY(kept != nullptr);
        const std::string& settings = std::get<std::string>(*kept);
        QVERIFY(settings.find("NCCL_ALGO=Ring") != std::string::npos && settings.find("NCCL_COMM_BLOCKING") == std::string::npos);
    }

    void wrong_use_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("stage") << QStringList{QStringLiteral("--stage"), QStringLiteral("dance")} << QByteArray("no stage 'dance'; stages: inventory, gpu");
        QTest::newRow("option") << QStringList{QStringLiteral("--dance")} << QByteArray("unknown argument '--dance'");
        QTest::newRow("value") << QStringList{QStringLiteral("--fd")} << QByteArray("--fd needs a value");
        QTest::newRow("number") << QStringList{QStringLiteral("--fd=x")} << QByteArray("must be a whole number");
        QTest::newRow("closed") << QStringList{QStringLiteral("--fd=777")} << QByteArray("777 is not open");
        QTest::newRow("budget") << QStringList{QStringLiteral("--budget-s=0")} << QByteArray("from 1 to 3600");
    }
    void wrong_use()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Run run = run_probe(arguments);
        QCOMPARE(run.exit_code, 2);
        QVERIFY2(run.error_text.contains(said), run.error_text.constData());
        QVERIFY(run.messages.empty());
    }
};

QTEST_GUILESS_MAIN(ProgramTest)
#include "program_test.moc"
