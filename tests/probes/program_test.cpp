// SPDX-License-Identifier: Apache-2.0
// The probe as a whole process, with driver libraries made for the test.
#include "probes/protocol/reader.h"

#include <QtCore/QProcess>
#include <QtCore/QProcessEnvironment>
#include <QtTest/QTest>

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

QMap<QString, QString> with_simulated_driver(QMap<QString, QString> environment = {})
{
    const QString before = qEnvironmentVariable("LD_LIBRARY_PATH");
    environment.insert(QStringLiteral("LD_LIBRARY_PATH"), QStringLiteral(FIVEFOLD_SIMULATED_DRIVER) + (before.isEmpty() ? before : QLatin1Char(':') + before));
    return environment;
}

QString error_code(const Run& run)
{
    for (const ProbeMessage& message : run.messages) {
        if (const auto* error = std::get_if<ProbeError>(&message.body)) return QString::fromStdString(error->code);
    }
    return {};
}

const ProbeValue* value(const ProbeMessage& message, std::string_view name)
{
    return find_value(std::get<ProbeResult>(message.body), name);
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void without_a_driver()
    {
        const Run run = run_probe({QStringLiteral("--stage"), QStringLiteral("inventory"), QStringLiteral("--lib-cuda=/nowhere/libcuda.so.1")});
        QCOMPARE(run.exit_code, 4);
        QCOMPARE(run.messages.size(), std::size_t{3});
        QCOMPARE(QString::fromStdString(std::get<ProbeHello>(run.messages.at(0).body).stage), QStringLiteral("inventory"));
        QCOMPARE(error_code(run), QStringLiteral("no_driver"));
        QCOMPARE(QString::fromStdString(std::get<ProbeDone>(run.messages.at(2).body).status), QStringLiteral("failed"));
        QVERIFY(run.error_text.contains("no NVIDIA driver"));
    }

    void a_file_that_is_no_library()
    {
        QCOMPARE(error_code(run_probe({QStringLiteral("--lib-cuda=/etc/passwd")})), QStringLiteral("no_driver"));
    }

    void two_gpus()
    {
        const Run run = run_probe({}, with_simulated_driver());
        QCOMPARE(run.exit_code, 0);
        QCOMPARE(run.skipped_lines, std::size_t{0}); // what the library prints does not get between the lines
        QVERIFY(run.error_text.contains("a driver that talks"));
        QCOMPARE(run.messages.size(), std::size_t{5});
        QVERIFY(*value(run.messages.at(1), "cuda_driver") == ProbeValue(std::int64_t{13000}));
        QVERIFY(*value(run.messages.at(1), "release") == ProbeValue(std::string("580.95.05")));
        for (std::size_t i = 0; i < 2; ++i) {
            const ProbeMessage& device = run.messages.at(i + 2);
            QVERIFY(*value(device, "index") == ProbeValue(static_cast<std::int64_t>(i)));
            QVERIFY(*value(device, "name") == ProbeValue(std::string("NVIDIA H100 80GB HBM3")));
            QVERIFY(*value(device, "memory_bytes") == ProbeValue(std::int64_t{81559} * 1024 * 1024));
            QVERIFY(*value(device, "cc_major") == ProbeValue(std::int64_t{9}));
            QVERIFY(*value(device, "sm") == ProbeValue(std::int64_t{132}));
            QVERIFY(*value(device, "ecc") == ProbeValue(true));
        }
        QVERIFY(*value(run.messages.at(3), "pci") == ProbeValue(std::string("0000:19:00.0")));
        QCOMPARE(QString::fromStdString(std::get<ProbeDone>(run.messages.at(4).body).status), QStringLiteral("ok"));
    }

    void without_the_management_library()
    {
        const Run run = run_probe({QStringLiteral("--lib-nvml"), QStringLiteral("/nowhere")}, with_simulated_driver());
        QCOMPARE(run.exit_code, 0);
        QVERIFY(value(run.messages.at(1), "release") == nullptr);
    }

    void lines_on_a_descriptor_of_their_own()
    {
        QProcess shell; // descriptor 3 becomes the pipe, the program's own standard output is closed
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        variables.insert(QStringLiteral("LD_LIBRARY_PATH"), with_simulated_driver().value(QStringLiteral("LD_LIBRARY_PATH")));
        shell.setProcessEnvironment(variables);
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("exec 3>&1 1>/dev/null; exec '" FIVEFOLD_PROBE "' --fd 3")});
        QVERIFY(shell.waitForFinished(60'000));
        ProbeReader reader;
        QCOMPARE(reader.feed(shell.readAllStandardOutput().toStdString()).size(), std::size_t{5});
        QCOMPARE(reader.skipped_lines(), std::size_t{0});
    }

    void drivers_that_do_not_work_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* code, const char* variable, const char* setting) {
            QTest::addRow("%s %s", code, setting) << QString::fromLatin1(variable) << QString::fromLatin1(setting) << QString::fromLatin1(code);
        };
        row("stub_driver", "FAKE_CUDA_INIT", "34");
        row("no_device", "FAKE_CUDA_INIT", "100");
        row("no_device", "FAKE_CUDA_COUNT", "0");
        row("fabric_not_ready", "FAKE_CUDA_INIT", "802");
        row("driver_mismatch", "FAKE_CUDA_INIT", "803");
        row("driver_error", "FAKE_CUDA_INIT", "999");
        row("driver_error", "FAKE_CUDA_COUNT", "2000000000");
        row("driver_too_old", "FAKE_CUDA_VERSION", "9020");
        row("timeout", "FAKE_CUDA_SLEEP", "30");
    }
    void drivers_that_do_not_work()
    {
        QFETCH(QString, variable);
        QFETCH(QString, setting);
        QFETCH(QString, code);
        const Run run = run_probe({QStringLiteral("--budget-s"), QStringLiteral("2")}, with_simulated_driver({{variable, setting}}));
        QCOMPARE(run.exit_code, 4);
        QCOMPARE(error_code(run), code);
        QVERIFY(std::holds_alternative<ProbeDone>(run.messages.back().body));
    }

    void a_name_that_is_not_text()
    {
        const Run run = run_probe({}, with_simulated_driver({{QStringLiteral("FAKE_CUDA_NAME"), QStringLiteral("GPU\n\"\u4e2d\u6587") + QString(500, QLatin1Char('x'))}}));
        QCOMPARE(run.exit_code, 0);
        QCOMPARE(run.skipped_lines, std::size_t{0});
        QCOMPARE(std::get<std::string>(*value(run.messages.at(2), "name")).substr(0, 6), std::string("GPU?\"?"));
    }

    void a_driver_that_crashes_is_seen()
    {
        const Run run = run_probe({}, with_simulated_driver({{QStringLiteral("FAKE_CUDA_CRASH"), QStringLiteral("1")}}));
        QVERIFY(run.crashed);
        QCOMPARE(run.messages.size(), std::size_t{1}); // the hello came through; there is no done
    }

    void wrong_use_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("stage") << QStringList{QStringLiteral("--stage"), QStringLiteral("nccl")} << QByteArray("no stage 'nccl'; stages: inventory");
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
