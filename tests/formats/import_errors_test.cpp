// SPDX-License-Identifier: Apache-2.0
// Broken and hostile launch files: a plan or one clear line, quickly, and never anything else.
#include "core/formats/catalogue.h"
#include "core/formats/document.h"
#include "core/formats/format_error.h"
#include "core/formats/import.h"
#include "core/formats/launch_diff.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>

using namespace fivefold;

namespace {

constexpr int kMutants = 200;
constexpr qint64 kLongestMs = 1000;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr qint64 kSlowdown = 20;
#else
constexpr qint64 kSlowdown = 1;
#endif

const Catalogue& catalogue() {
    static const Catalogue catalogue = load_catalogue();
    return catalogue;
}

std::string sample(const QByteArray& name) {
    QFile input(QStringLiteral(FIVEFOLD_TEST_DATA "/launch/") + QString::fromLatin1(name));
    return input.open(QIODevice::ReadOnly) ? input.readAll().toStdString() : std::string();
}

void samples() {
    QTest::addColumn<QByteArray>("name");
    for (const char* name :
         {"qwen-7b.nanotron.yaml", "gpt-moe.megatron.sh", "mixtral.model_args.yaml", "llama.bridge.yaml", "llama.torchtitan.toml",
          "fsdp.accelerate.yaml", "zero2.deepspeed.json", "moe.simumax-model.json", "ep8.simumax-strategy.json", "gpt.calculon-model.json",
          "full.calculon-execution.json", "seven.llm-analysis-model.json"})
        QTest::newRow(name) << QByteArray(name);
}

/// The error's line; empty when the text gives a plan.
std::string problem(const std::string& text) {
    try {
        (void)import_files(std::vector<ImportFile>{{"file", text}}, catalogue());
    } catch (const FormatError& error) {
        return error.what();
    }
    return {};
}

using Engine = std::mt19937;

/// One of many ways in which a file can be wrong.
std::string mutant(Engine& engine, const std::string& good) {
    std::string text = good;
    const auto place = [&] { return engine() % std::max<std::size_t>(1, text.size()); };
    const auto line_at = [&](std::size_t at) {
        const std::size_t begin = at == 0 || text.rfind('\n', at - 1) == std::string::npos ? 0 : text.rfind('\n', at - 1) + 1;
        return std::pair(begin, std::min(text.find('\n', at), text.size()));
    };
    const int rounds = 1 + static_cast<int>(engine() % 3);
    for (int round = 0; round < rounds && !text.empty(); ++round) {
        const std::size_t at = place();
        const auto [begin, end] = line_at(at);
        switch (engine() % 12) {
        case 0: text.resize(at); break;                                          // truncated
        case 1: text.insert(end, "\n" + text.substr(begin, end - begin)); break; // a key twice
        case 2: text.erase(begin, end - begin); break;
        case 3: text.insert(begin, "\t"); break;
        case 4: text[at] = static_cast<char>(0x80 + engine() % 0x80); break; // not UTF-8
        case 5: text[at] = "{}[]:&*!|>'\"%@`$\\#,-=()"[engine() % 23]; break;
        case 6: { // a value of another type
            const std::size_t digit = text.find_first_of("0123456789", at);
            if (digit == std::string::npos) break;
            const std::size_t stop = std::min(text.find_first_not_of("0123456789.", digit), text.size());
            constexpr const char* kValues[] = {"abc", "[1, 2]", "{a: 1}", "null", "-1", "1e999", "99999999999999999999",
                                               "0",   "\"8\"",  "1.5",    "true", "$X"};
            text.replace(digit, stop - digit, kValues[engine() % std::size(kValues)]);
            break;
        }
        case 7: text.insert(begin, "loop: &loop [*loop]\n"); break; // a cycle
        case 8: text.insert(begin, "X=\"$X$X\"\n"); break;
        case 9: text.insert(at, std::string(1 + engine() % 200, "[{("[engine() % 3])); break;
        case 10: text.insert(begin, std::string(1, '\0')); break;
        case 11: text.insert(end, " \xEF\xBB\xBF\xE2\x80\xA8"); break;
        }
    }
    return text;
}

std::string many_keys(const QByteArray& name, int keys) {
    std::string text = sample(name);
    const bool toml = name.endsWith(".toml"), json = name.endsWith(".json"), shell = name.endsWith(".sh");
    std::string more;
    for (int i = 0; i < keys; ++i) {
        const std::string number = std::to_string(i);
        if (json)
            more += "\"k" + number + "\":1,";
        else if (toml)
            more += "k" + number + " = 1\n";
        else if (shell)
            more += "K" + number + "=1\n";
        else
            more += "k" + number + ": 1\n";
    }
    if (json) return text.insert(text.find('{') + 1, more);
    return toml ? "[x]\n" + more + text : shell ? "#!/bin/sh\n" + more + text : more + text;
}

} // namespace

class ImportErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mutants_data() { samples(); }
    void mutants() {
        QFETCH(QByteArray, name);
        const std::string good = sample(name);
        QVERIFY(!good.empty());
        QCOMPARE(problem(good), std::string());
        Engine engine(20260404);
        int refused = 0;
        for (int i = 0; i < kMutants; ++i) {
            const std::string text = mutant(engine, good);
            QElapsedTimer timer;
            timer.start();
            const std::string error = problem(text);
            (void)file_kind(text);
            try {
                (void)write_back({"file", text}, sample_plan(catalogue()), catalogue());
            } catch (const FormatError&) {}
            QVERIFY2(timer.elapsed() < kLongestMs * kSlowdown,
                     QByteArray::number(i) + " took " + QByteArray::number(timer.elapsed()) + " ms");
            QVERIFY2(error.find('\n') == std::string::npos && error.size() < 800, error.c_str());
            refused += error.empty() ? 0 : 1;
        }
        QVERIFY2(refused > kMutants / 4, QByteArray::number(refused));
    }

    void huge_data() { samples(); }
    void huge() {
        QFETCH(QByteArray, name);
        for (const int keys : {1'000'000, 150'000}) {
            const std::string text = many_keys(name, keys);
            QElapsedTimer timer;
            timer.start();
            const std::string error = problem(text);
            QVERIFY2(timer.elapsed() < kLongestMs * kSlowdown, QByteArray::number(timer.elapsed()));
            QVERIFY2(error.find("expected") != std::string::npos || error.find("a launch") != std::string::npos, error.c_str());
        }
    }

    void messages_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QByteArray& text, const char* where, const char* words) {
            QTest::newRow(name) << text << QByteArray(where) << QByteArray(words);
        };
        const QByteArray nanotron = "parallelism:\n  dp: 2\n  tp: 2\n  pp: 1\ntokens:\n  sequence_length: 4096\n";
        row("empty", "", "file", "unknown");
        row("twice", nanotron + "tokens:\n  train_steps: 1\n", "line 7, column 1", "twice");
        row("twice inside", "parallelism:\n  dp: 2\n  dp: 3\n", "line 3, column 3", "twice");
        row("tab", "parallelism:\n\tdp: 2\n", "line 2", "spaces");
        row("cycle", nanotron + "a: &a {b: *a}\n", "line 7", "itself");
        row("text for number", "parallelism:\n  dp: two\n", "line 2", "parallelism.dp is \"two\"; a number was expected");
        row("out of range", "parallelism:\n  dp: 0\n", "line 2", "a whole number from 1");
        row("fraction", "parallelism:\n  dp: 1.5\n", "line 2", "a whole number from 1");
        row("unknown word", "parallelism:\n  dp: 1\n  pp_engine: interleaved\n", "line 3", "1f1b, afab");
        row("second document", nanotron + "---\na: 1\n", "line 8", "one document");
        row("merge of a number", "parallelism:\n  <<: 5\n  dp: 1\n", "line 2", "a map");
        row("UTF-8", "parallelism:\n  dp: \xFF\n", "line 2, column 7", "UTF-8");
        row("TOML twice", "[parallelism]\ntensor_parallel_degree = 2\ntensor_parallel_degree = 4\n", "line 3", "not valid TOML");
        row("TOML type", "[parallelism]\ntensor_parallel_degree = [2, \"x\"\n", "line", "not valid TOML");
        row("stages", "[parallelism]\npipeline_parallel_degree = 2\nmodule_fqns_per_model_part = [[\"layers.0\"], [\"layers.1\"], [\"layers.2\"]]\n", "line 3",
            "3 stages; a multiple of the 2");
        row("stages of words", "[parallelism]\npipeline_parallel_degree = 2\nmodule_fqns_per_model_part = [\"layers.0\"]\n", "line 3", "a list of lists");
        row("JSON twice", "{\"zero_optimization\": {\"stage\": 1, \"stage\": 2}}", "line 1", "twice");
        row("JSON type", "{\"zero_optimization\": {\"stage\": \"high\"}}", "line 1", "zero_optimization.stage");
        row("JSON range", "{\"zero_optimization\": {\"stage\": 4}}", "line 1", "from 0 to 3");
        row("quote", "#!/bin/sh\ntorchrun x.py --num-layers '12\n", "line 2, column 28", "never closed");
        row("bracket", "#!/bin/sh\nA=(--num-layers 2\n", "line 2", "never closed");
        row("layout",
            "MODEL_ARGS:\n  --num-layers: 8\n  --hidden-size: 64\n  --num-attention-heads: 4\n  --vocab-size: 100\n  "
            "--pipeline-model-parallel-size: 2\n  --pipeline-model-parallel-layout: Et*3|t*3L\n",
            "line 7", "6 decoder layers; the model has 8");
        row("model", "MODEL_ARGS:\n  --num-layers: 8\n  --micro-batch-size: 1\n", "file", "hidden-size is missing");
        row("python", "import torch\nx = torch.zeros(1)\n", "file", "is not known");
    }
    void messages() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, words);
        const QByteArray error = QByteArray::fromStdString(problem(text.toStdString()));
        if (text.isEmpty()) {
            QVERIFY2(error.contains("empty") || error.contains("not known"), error.constData());
            return;
        }
        QVERIFY2(error.startsWith("file"), error.constData());
        QVERIFY2(error.contains(where) && error.contains(words), error.constData());
    }

    void laughs() {
        std::string yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 12; ++i) {
            const std::string before = "*a" + std::to_string(i - 1);
            yaml += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before;
            for (int j = 0; j < 8; ++j) yaml += ", " + before;
            yaml += "]\n";
        }
        std::string shell = "#!/bin/sh\nA=--num-layers\n";
        for (int i = 0; i < 60; ++i) shell += "A=\"$A $A\"\n";
        shell += "torchrun $A\n";
        std::string merges = "a0: &a0 {k: 1}\n";
        for (int i = 1; i < 2000; ++i)
            merges += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " {<<: *a" + std::to_string(i - 1) + ", k" +
                      std::to_string(i) + ": 1}\n";
        for (const std::string& text : {yaml, shell, merges}) {
            QElapsedTimer timer;
            timer.start();
            const std::string error = problem(text);
            QVERIFY2(timer.elapsed() < kLongestMs * kSlowdown, QByteArray::number(timer.elapsed()));
            QVERIFY2(!error.empty() && error.size() < 400, error.c_str());
        }
    }

    void depth() {
        for (const char* open : {"[", "{a: ", "- ", "? "}) {
            std::string text = "parallelism:\n  dp: 1\nx: ";
            if (*open == '-' || *open == '?') text += "\n  ";
            for (int i = 0; i < 20000; ++i) text += open;
            QVERIFY(!problem(text).empty());
        }
        for (const std::string& text :
             {"[parallelism]\nx = " + std::string(20000, '['), "[" + std::string(20000, 'a') + "]\nb" + std::string(20000, '.'),
              "[x]\n" +
                  [] {
                      std::string key = "a";
                      for (int i = 0; i < 50000; ++i) key += ".a";
                      return key;
                  }() +
                  " = 1\n",
              std::string("{\"zero_optimization\":") + std::string(20000, '['),
              "#!/bin/sh\nA=" + std::string(20000, '(') + "\n--num-layers $((" + std::string(20000, '(') + "1\n",
              "#!/bin/sh\nA=" +
                  [] {
                      std::string value;
                      for (int i = 0; i < 20000; ++i) value += "${X:-";
                      return value;
                  }() +
                  "\n--num-layers 2\n"}) {
            QElapsedTimer timer;
            timer.start();
            QVERIFY2(!problem(text).empty(), text.substr(0, 30).c_str());
            QVERIFY2(timer.elapsed() < kLongestMs * kSlowdown, QByteArray::number(timer.elapsed()));
        }
    }
};

QTEST_APPLESS_MAIN(ImportErrorsTest)
#include "import_errors_test.moc"
