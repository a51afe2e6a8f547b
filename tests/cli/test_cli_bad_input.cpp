// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;

class TestCliBadInput : public QObject {
    Q_OBJECT
    QByteArray plan_;

private Q_SLOTS:
    void initTestCase() {
        plan_ = cli((QByteArray("import ") + kFits).constData()).out;
        QVERIFY(plan_.size() > 500);
    }
    void wrongUse_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments : {"", "dance", "estimate", "estimate --model llama-3.1-70b", "estimate --model llama-3.1-70x --gpu h100",
                                      "estimate --model llama-3.1-70b --gpu h1", "estimate --model llama-3.1-70b --gpu h100 --network moon",
                                      "estimate --model llama-3.1-70b --gpu h100 --tp eight", "estimate --model llama-3.1-70b --gpu h100 --tp 99999999999999999999",
                                      "estimate --model llama-3.1-70b --gpu h100 --schedule never", "estimate --model llama-3.1-70b --gpu h100 --nodes 0",
                                      "estimate --model llama-3.1-70b --gpu h100 --nodes -3", "estimate --model llama-3.1-70b --gpu h100 --gpus 12",
                                      "estimate --model llama-3.1-70b --gpu h100 --gpus 16 --nodes 2", "estimate --model llama-3.1-70b --gpu h100 --goodput nan",
                                      "estimate --model llama-3.1-70b --gpu h100 --frobnicate 3", "export --model llama-3.1-70b --gpu h100", "validate"})
            QTest::newRow(*arguments == 0 ? "nothing" : arguments) << QString::fromLatin1(arguments);
    }
    void wrongUse() {
        QFETCH(QString, arguments);
        const Answer answer = cli(arguments.toLatin1().constData());
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.one_line_of_error(), answer.err.constData());
    }
    void broken_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
        row("empty", "");
        row("spaces", "   \n");
        row("truncated", plan_.left(plan_.size() / 2));
        row("trailing", plan_ + "}");
        row("array", "[1,2,3]");
        row("number", "42");
        row("null", "null");
        row("nan", "{\"model_type\":\"llama\",\"hidden_size\":NaN}");
        row("binary", QByteArray("\0\1\2\xFF\xFE", 5));
        row("not utf-8", "{\"model_type\":\"\xFF\xFE\"}");
        row("deep", QByteArray(200000, '['));
        row("deep object", QByteArray("{\"a\":").repeated(50000));
        row("yaml", "model:\n  layers: 3\n");
        row("string for number", QByteArray(plan_).replace("\"tp\": 8", "\"tp\": \"eight\""));
        row("fraction", QByteArray(plan_).replace("\"tp\": 8", "\"tp\": 8.5"));
        row("huge", QByteArray(plan_).replace("\"tp\": 8", "\"tp\": 1e308"));
        row("unknown enum", QByteArray(plan_).replace("\"schedule\": \"1f1b\"", "\"schedule\": \"7f7b\""));
        row("config without dimensions", "{\"model_type\":\"llama\"}");
        row("config zero", "{\"model_type\":\"llama\",\"hidden_size\":0,\"num_hidden_layers\":32,\"num_attention_heads\":32,\"vocab_size\":32000,\"intermediate_size\":11008}");
        row("config negative", "{\"model_type\":\"llama\",\"hidden_size\":-4096,\"num_hidden_layers\":32,\"num_attention_heads\":32,\"vocab_size\":32000,\"intermediate_size\":11008}");
        row("large", QByteArray(50 << 20, ' '));
    }
    void broken() {
        QFETCH(QByteArray, text);
        for (const char* verb : {"estimate -", "import -", "check -"}) {
            const Answer answer = cli(verb, text);
            QVERIFY2(answer.code == 3, (QByteArray(verb) + ' ' + QByteArray::number(answer.code) + ' ' + answer.err.left(300)).constData());
            QVERIFY2(answer.one_line_of_error(), answer.err.left(500).constData());
            QVERIFY(answer.err.contains("standard input"));
        }
    }
    void filesThatCannotBeRead() {
        for (const char* arguments : {"estimate /does/not/exist.json", "estimate /", "validate /does/not/exist.csv", "validate /",
                                      "estimate --model llama-3.1-8b --gpu h100 --nearest /does/not/exist.csv",
                                      "import /does/not/exist.json"}) {
            const Answer answer = cli(arguments);
            QVERIFY2(answer.code == 3, arguments);
            QVERIFY2(answer.one_line_of_error(), answer.err.constData());
        }
    }
    void brokenTables() {
        QVERIFY(cli("validate -", "layers,hidden\n1,2\n").err.contains("line 1: column"));
        QCOMPARE(cli("validate -", "").code, 3);
        QCOMPARE(cli("validate -", "a\n\"").code, 3);
        const QByteArray header = "layers,hidden,heads,vocab,gpu,gpus,tp,pp,seq_len,micro_batch,global_batch\n";
        const Answer ragged = cli("validate -", header + "1,2,3\n");
        QCOMPARE(ragged.code, 3);
        QVERIFY(ragged.err.contains("line 2: has 3 fields"));
        QCOMPARE(cli("validate -", header).code, 0);
        QCOMPARE(cli("validate -", header + "-1,1e308,nan,inf,h100,8,1,1,1,1,1\n").code, 0);
    }
    void wildNumbersNeverCrash() {
        for (const char* option : {"--tp", "--pp", "--cp", "--ep", "--vpp", "--micro-batch", "--global-batch", "--seq", "--dp", "--accumulation", "--layers",
                                   "--hidden", "--heads", "--kv-heads", "--vocab", "--ffn", "--head-dim", "--zero", "--shard-group", "--grad-bytes"}) {
            for (const char* value : {"0", "-1", "9223372036854775807", "-9223372036854775808", "3", "1000003"}) {
                const QByteArray arguments = QByteArray("estimate ") + kFits + ' ' + option + '=' + value + " --json";
                const Answer answer = cli(arguments.constData());
                QVERIFY2(answer.code == 0 || answer.code == 1 || answer.code == 2, (arguments + ' ' + answer.err).constData());
                QVERIFY2(!answer.out.contains("nan") && !answer.out.contains(" inf"), arguments.constData());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCliBadInput)
#include "test_cli_bad_input.moc"
