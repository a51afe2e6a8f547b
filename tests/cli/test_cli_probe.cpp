// SPDX-License-Identifier: Apache-2.0
// The verb probe: without a GPU, and on simulated libraries.
#include "app/texts/probe_texts.h"
#include "probes/protocol/record_json.h"
#include "tests/cli/program.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>
#include <set>
#include <sys/types.h>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// Runs the program with the simulated libraries in its environment.
Answer simulated(const char* arguments, const char* scenario = "")
{
    ::setenv("LD_LIBRARY_PATH", FIVEFOLD_SIMULATED_DRIVER, 1);
    ::setenv("FIVEFOLD_SIMULATED", scenario, 1);
    const Answer answer = cli(arguments);
    ::unsetenv("LD_LIBRARY_PATH");
    ::unsetenv("FIVEFOLD_SIMULATED");
    return answer;
}

} // namespace

class TestCliProbe : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void without_a_driver()
    {
        const Answer answer = cli("probe --lib-cuda /nowhere/libcuda.so.1");
        QCOMPARE(answer.code, 4);
        QVERIFY(answer.out.contains("error no_driver: There is no NVIDIA driver on this machine: libcuda.so.1 cannot be opened."));
        QVERIFY(answer.out.contains("Install the NVIDIA driver; in a container, start it with --gpus all."));
        QVERIFY(answer.out.contains("not tried"));
    }

    void here()
    {
        // On whatever machine: either it measures, or it says what is missing in words of the table
        const Answer answer = cli("probe --quick --stage inventory");
        QVERIFY(answer.code == 0 || answer.code == 1 || answer.code == 4);
        QVERIFY(answer.code != 4 || answer.out.contains("error "));
        if (answer.code == 4) {
            bool known = false;
            for (const ProbeText& text : kProbeTexts) known = known || answer.out.contains(text.what);
            QVERIFY(known);
        }
    }

    void without_the_probe_program()
    {
        const Answer answer = cli("probe --program /nowhere/fivefold-probe");
        QCOMPARE(answer.code, 4);
        QVERIFY(answer.out.contains("error no_probe: The probe program cannot be started."));
    }

    void a_quick_run()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("node.json"));
        const Answer answer = simulated(("probe --quick --devices 0-3 --note rack-7 -o " + file.toUtf8()).constData());
        QCOMPARE(answer.code, 0);
        for (const char* said : {"SIMULATED", "NVIDIA H100 80GB HBM3", "Memory bandwidth", "Matrix products", "GPU to GPU, GB/s", "All-reduce", "Overlap of computation",
                                 "NCCL 2.28.9", "rack-7"}) {
            QVERIFY2(answer.out.contains(said), said);
        }
        QVERIFY(answer.err.contains("probe: nccl (4 of 5)"));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray text = saved.readAll();
        const ProbeRecord record = read_probe_record(text.toStdString());
        QCOMPARE(record.note, std::string("rack-7"));
        QVERIFY(record.quick);
        QCOMPARE(results_of(record, "device").size(), std::size_t{4});
        const Answer shown = cli(("probe --show " + file.toUtf8()).constData());
        QCOMPARE(shown.code, 0);
        QCOMPARE(shown.out, answer.out);
        QCOMPARE(cli(("probe --json --show " + file.toUtf8()).constData()).out, text);
    }

    void figures_for_spreadsheets()
    {
        const Answer answer = simulated("probe --quick --stage p2p --csv");
        QCOMPARE(answer.code, 0);
        const QList<QByteArray> lines = answer.out.split('\n');
        QCOMPARE(lines.first(), QByteArray("stage,id,of,name,value"));
        QVERIFY(lines.size() > 120);
        QVERIFY(answer.out.contains("p2p,p2p,src=0 dst=1 access=yes "));
    }

    void faults_and_exit_codes()
    {
        Answer answer = simulated("probe --quick --stage inventory,p2p", "corrupt=2-5");
        QCOMPARE(answer.code, 1);
        QVERIFY(answer.out.contains("error p2p_corrupt: Data sent from one GPU to another arrived changed.") && answer.out.contains("p2p, GPU 2 and 5: ") &&
                answer.out.contains("WRONG"));
        answer = simulated("probe --quick --stage inventory,gpu --json", "cublasLtMatmul#10=abort");
        QCOMPARE(answer.code, 1);
        QCOMPARE(answer.json().value(QStringLiteral("stages")).toArray().at(1).toObject().value(QStringLiteral("status")).toString(), QStringLiteral("crashed"));
        QVERIFY(answer.err.contains("error crashed: "));
        QCOMPARE(simulated("probe --quick --stage inventory", "cuInit=803").code, 4);
        answer = simulated("probe --quick --stage inventory", "throttle=1");
        QCOMPARE(answer.code, 0); // a warning is no failure
        QVERIFY(answer.out.contains("warning throttle: "));
    }

    void values_below_the_catalogue()
    {
        Answer answer = simulated("probe --quick --stage inventory,gpu");
        QCOMPARE(answer.code, 0);
        QVERIFY2(!answer.out.contains("below_catalogue"), answer.out.constData());
        answer = simulated("probe --quick --stage inventory,gpu", "gemm.share=0.5");
        QCOMPARE(answer.code, 0); // a warning is no failure
        QVERIFY(answer.out.contains("warning below_catalogue: The measured value is below 60 % of the catalogue's.\n  Look for other work"));
        QVERIFY2(answer.out.contains("  - matrix products, bf16: ") && answer.out.contains(" TFLOP/s in the catalogue\n"), answer.out.constData());
        QVERIFY(!answer.out.contains("  - memory bandwidth"));
        QTemporaryDir folder;
        const QByteArray file = folder.filePath(QStringLiteral("slow.json")).toUtf8();
        answer = simulated(("probe --quick --stage inventory,nccl --csv -o " + file).constData(), "nccl.share=0.5");
        QVERIFY2(answer.err.contains("warning below_catalogue: ") && answer.err.contains("  - all gather of 8 GPUs, bus bandwidth: "), answer.err.constData());
        QVERIFY(!answer.out.contains("below_catalogue"));
        QVERIFY(cli(("probe --show " + file).constData()).out.contains("warning below_catalogue: "));
    }

    void wrong_use_and_bad_input()
    {
        QCOMPARE(cli("probe --stage dance").code, 2);
        QCOMPARE(cli("probe --json --csv").code, 2);
        QCOMPARE(cli("probe --show /nowhere/node.json").code, 3);
        const Answer answer = cli("probe --show -", "{}");
        QCOMPARE(answer.code, 3);
        QVERIFY(answer.one_line_of_error());
        QCOMPARE(simulated("probe --quick --stage inventory -o /nowhere/node.json").code, 4);
    }

    void interrupted_it_says_what_it_has()
    {
        QProcess process;
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        variables.insert(QStringLiteral("LD_LIBRARY_PATH"), QStringLiteral(FIVEFOLD_SIMULATED_DRIVER));
        variables.insert(QStringLiteral("FIVEFOLD_SIMULATED"), QStringLiteral("cuStreamQuery#5=hang"));
        process.setProcessEnvironment(variables);
        process.start(QStringLiteral(FIVEFOLD_CLI), {QStringLiteral("probe"), QStringLiteral("--quick")});
        QVERIFY(process.waitForStarted());
        process.setReadChannel(QProcess::StandardError);
        QByteArray said;
        for (int i = 0; i < 200 && !said.contains("gpu (2 of 5)"); ++i) {
            process.waitForReadyRead(100);
            said += process.readAllStandardError();
        }
        QVERIFY(said.contains("gpu (2 of 5)"));
        QTest::qWait(300);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QByteArray out = process.readAllStandardOutput();
        QVERIFY(out.contains("stopped") && out.contains("NVIDIA H100 80GB HBM3"));
    }

    void killed_it_leaves_no_probe()
    {
        QProcess process;
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        const QByteArray mark = "FIVEFOLD_CLI_PROBE_TEST=" + QByteArray::number(QCoreApplication::applicationPid());
        variables.insert(QStringLiteral("FIVEFOLD_CLI_PROBE_TEST"), QString::number(QCoreApplication::applicationPid()));
        variables.insert(QStringLiteral("LD_LIBRARY_PATH"), QStringLiteral(FIVEFOLD_SIMULATED_DRIVER));
        variables.insert(QStringLiteral("FIVEFOLD_SIMULATED"), QStringLiteral("cuInit=hang"));
        process.setProcessEnvironment(variables);
        process.start(QStringLiteral(FIVEFOLD_CLI), {QStringLiteral("probe"), QStringLiteral("--quick")});
        QVERIFY(process.waitForStarted());
        const auto running = [&mark] {
            int count = 0;
            for (const QString& entry : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
                QFile file(QStringLiteral("/proc/") + entry + QStringLiteral("/environ"));
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains(mark)) ++count;
            }
            return count;
        };
        QTRY_COMPARE_WITH_TIMEOUT(running(), 2, 10'000); // the program and its probe
        process.kill();
        QVERIFY(process.waitForFinished());
        QTRY_COMPARE_WITH_TIMEOUT(running(), 0, 10'000);
    }

    void the_kept_result_of_a_simulated_node()
    {
        const Answer answer = cli({QStringLiteral("probe"), QStringLiteral("--show"), QStringLiteral(FIVEFOLD_TEST_DATA "/probe/h100x8-simulated.json")});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains("SIMULATED") && answer.out.contains("8 GPUs us"));
    }

    void every_code_has_its_words()
    {
        std::set<std::string_view> codes;
        for (const ProbeText& text : kProbeTexts) {
            QVERIFY(codes.insert(text.code).second);
            QVERIFY(QByteArray(text.what).endsWith('.') && (text.advice[0] == '\0' || QByteArray(text.advice).endsWith('.')));
        }
        QFile vocabulary(QStringLiteral(FIVEFOLD_VOCABULARY));
        QVERIFY(vocabulary.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(vocabulary.readAll());
        static const QRegularExpression constant(QStringLiteral("= \"([a-z_0-9]+)\";"));
        QRegularExpressionMatchIterator found = constant.globalMatch(text, text.indexOf(QStringLiteral("// Codes of errors")));
        int count = 0;
        for (; found.hasNext(); ++count) {
            const std::string code = found.next().captured(1).toStdString();
            QVERIFY2(codes.contains(code), code.c_str());
        }
        QVERIFY(count > 35);
        for (const char* code : {"no_probe", "no_hello", "no_beat", "timeout", "run_limit", "crashed", "incomplete", "stuck", "bad_lines", "below_catalogue"})
            QVERIFY2(codes.contains(code), code);
    }
};

QTEST_GUILESS_MAIN(TestCliProbe)
#include "test_cli_probe.moc"
