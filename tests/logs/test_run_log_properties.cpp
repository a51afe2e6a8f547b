// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/line_text.h"
#include "core/formats/logs/run_log_reader.h"
#include "core/measured/outcome.h"
#include "core/measured/steady.h"
#include "tests/logs/samples.h"

#include <QTest>

#include <cmath>
#include <random>
#include <sstream>

using namespace fivefold;

namespace {

// All that a log says, as text; NaN equals NaN. Line numbers only where asked for.
std::string fingerprint(const RunLog& log, bool with_lines) {
    std::ostringstream out;
    out.precision(17);
    const auto line = [&](std::size_t number) { return with_lines ? number : 0; };
    out << log_framework_name(log.framework) << ' ' << log.step_lines << ' ' << log.thinned << ' ' << log.rewound << ' ' << log.first_iteration << ' ' << log.last_iteration
        << ' ' << log.planned_iterations << ' ' << log.skipped_iterations << ' ' << log.nan_iterations << ' ' << log.global_batch << ' ' << log.seq_len << ' '
        << log.world_size << ' ' << log.finished << ' ' << log.first_clock << ' ' << log.last_clock << ' ' << log.truncated << '\n';
    if (with_lines) out << log.lines << ' ' << log.bytes << ' ' << log.lines_cut << ' ' << log.lines_not_utf8 << ' ' << log.lines_with_nul << '\n';
    for (const LogStep& step : log.steps)
        out << step.iteration << ' ' << step.seconds << ' ' << step.tokens_per_gpu << ' ' << step.tokens_all << ' ' << step.samples_all << ' ' << step.tflops_per_gpu << ' '
            << step.loss << ' ' << step.grad_norm << ' ' << step.global_batch << ' ' << step.clock << ' ' << line(step.line) << '\n';
    for (const LogMemory& memory : log.memory)
        out << log_memory_kind_name(memory.kind) << ' ' << memory.rank << ' ' << memory.pipeline_rank << ' ' << memory.bytes.value() << ' ' << memory.iteration << ' '
            << memory.readings << '\n';
    for (const LogEvidence& evidence : log.evidence)
        out << sign_name(evidence.sign) << ' ' << line(evidence.line) << ' ' << evidence.rank << ' ' << evidence.iteration << ' ' << evidence.steps_after << ' ' << evidence.code
            << ' ' << evidence.text << '\n';
    for (const std::string& column : log.columns) out << column << '\n';
    return out.str();
}

RunLog read_in_pieces(const std::string& text, std::mt19937_64& random, std::size_t longest) {
    RunLogReader reader;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = 1 + random() % longest;
        reader.feed(std::string_view(text).substr(at, length));
        at += length;
    }
    return reader.finish();
}

// Lines that say nothing, put between others.
std::string with_noise(const std::string& text, std::mt19937_64& random) {
    constexpr const char* noise[] = {"INFO loading checkpoint shards", "wandb: Currently logged in", "  0%|          | 0/32 [00:00<?, ?it/s]", "",
                                     "UserWarning: torch.utils.checkpoint: please pass use_reentrant explicitly", "building GPT model ...",
                                     "\xE2\x9C\x93 done", "> learning rate decay style: cosine", "\x1b[33mnote\x1b[0m nothing to see", "compiling kernels"};
    std::string out;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        while (random() % 3 == 0) out += noise[random() % std::size(noise)] + std::string("\n");
        out += line;
        if (!lines.eof()) out += '\n';
    }
    return out;
}

std::string megatron_line(std::int64_t iteration, double ms) {
    return " iteration " + std::to_string(iteration) + "/ 1000000 | elapsed time per iteration (ms): " + std::to_string(ms) + " | global batch size: 64 |\n";
}

} // namespace

class TestRunLogProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anyPiecesGiveTheSame() {
        std::mt19937_64 random(1);
        for (const auto& path : sample_paths()) {
            const std::string text = file_text(path);
            const std::string whole = fingerprint(read_run_log(std::string_view(text)), true);
            for (const std::size_t longest : {std::size_t{1}, std::size_t{7}, std::size_t{200}, std::size_t{5000}})
                if (fingerprint(read_in_pieces(text, random, longest), true) != whole)
                    QFAIL(qPrintable(QString::fromStdString(path.string() + " in pieces of at most " + std::to_string(longest))));
            std::istringstream stream(text);
            QVERIFY(fingerprint(read_run_log(stream), true) == whole);
        }
    }
    void noiseChangesNothing() {
        std::mt19937_64 random(2);
        std::size_t tried = 0;
        for (const auto& path : sample_paths()) {
            const std::string name = path.filename().string();
            // UTF-16 has no lines of bytes, a wrapped message stands together, and noise after the last half of a line is a line.
            if (name == "utf16.log" || name == "oom_wrapped.log" || name == "garbage.log" || name == "carriage_only.log") continue;
            const std::string text = file_text(path);
            if (text.empty()) continue;
            const std::string plain = fingerprint(read_run_log(std::string_view(text)), false);
            for (int round = 0; round < 3; ++round)
                if (fingerprint(read_run_log(std::string_view(with_noise(text, random))), false) != plain)
                    QFAIL(qPrintable(QString::fromStdString(path.string())));
            ++tried;
        }
        QVERIFY(tried > 90);
    }
    void aReaderCanBeUsedAgain() {
        const std::string text = file_text(FIVEFOLD_TEST_DATA "/logs/megatron/core_2024.log");
        RunLogReader reader;
        reader.feed(text);
        const std::string first = fingerprint(reader.finish(), true);
        QVERIFY(fingerprint(reader.finish(), true) == fingerprint(RunLogReader().finish(), true));
        reader.feed(text);
        QVERIFY(fingerprint(reader.finish(), true) == first);
    }
    void filesFollowOneAnother() {
        RunLogReader reader;
        reader.feed(megatron_line(1, 100) + " iteration 2/ 1000000 | elapsed time per iteration (ms): 101.0 |"); // no line end
        reader.next_file();
        reader.feed(megatron_line(3, 102));
        const RunLog log = reader.finish();
        QCOMPARE(log.step_lines, std::size_t{3});
        QCOMPARE(log.lines, std::size_t{3});
        QCOMPARE(log.steps.back().line, std::size_t{3});
    }
    // A long run is thinned out evenly; its start, its end and its statistics stay.
    void longRunsStayBounded() {
        LogOptions options;
        options.most_steps = 4000;
        RunLogReader reader(options);
        std::mt19937_64 random(3);
        std::normal_distribution<double> noise(5000, 20);
        for (int i = 1; i <= 100000; ++i) reader.feed(megatron_line(i, i <= 3 ? 20000 : noise(random)));
        const RunLog log = reader.finish();
        QCOMPARE(log.step_lines, std::size_t{100000});
        QVERIFY(log.steps.size() <= 4001);
        QVERIFY(log.steps.size() >= 1500);
        QCOMPARE(log.steps.front().iteration, std::int64_t{1});
        QCOMPARE(log.steps[999].iteration, std::int64_t{1000});
        QCOMPARE(log.steps.back().iteration, std::int64_t{100000});
        const SteadyState steady = steady_state(step_times(log));
        QCOMPARE(steady.warm_up, std::size_t{3});
        QVERIFY(std::abs(steady.median.value() - 5.0) < 0.005);
    }
    void evidenceStaysBounded() {
        RunLogReader reader;
        for (int i = 0; i < 100000; ++i) reader.feed("[rank" + std::to_string(i % 4096) + "]: RuntimeError: " + std::string(1000, 'x') + "\n");
        const RunLog log = reader.finish();
        QVERIFY(log.evidence.size() <= 8);
        QCOMPARE(log.evidence.front().line, std::size_t{1});
        QCOMPARE(log.evidence.back().line, std::size_t{100000});
        for (const LogEvidence& evidence : log.evidence) QVERIFY(evidence.text.size() <= 400);
    }
    void numbers() {
        using namespace logs;
        const std::pair<const char*, double> good[] = {{"5123.4", 5123.4}, {" 1,234,567.5 tps", 1234567.5}, {"1.5E-06", 1.5e-6}, {"-3", -3}, {"+7", 7}, {".5", 0.5}, {"12,34", 12},
                                                       {"1e3x", 1000}, {"123456789012345678", 123456789012345678.0}, {"0.000000000000000123", 1.23e-16}, {"1.", 1}, {"5.5.5", 5.5}};
        for (const auto& [text, value] : good) {
            const auto number = number_at(text);
            QVERIFY2(number && number->value == value, text);
        }
        for (const char* text : {"", " ", "x1", "-", "e5", "1e999", ","}) QVERIFY2(!number_at(text), text);
        QVERIFY(std::isnan(number_at("nan")->value));
        QCOMPARE(*human_number("1.02K"), 1020.0);
        QCOMPARE(*human_number("21.5B"), 21.5e9);
        QCOMPARE(*human_number("3 K"), 3.0);
        QCOMPARE(*bytes_at("47.65GiB(60%)"), 47.65 * 1024 * 1024 * 1024);
        QCOMPARE(*bytes_at("786.00 MiB."), 786.0 * 1024 * 1024);
        QCOMPARE(*bytes_at("0 bytes"), 0.0);
        QVERIFY(!bytes_at("-1 GiB"));
    }
    void ranksAndClocks() {
        using namespace logs;
        const std::pair<const char*, int> ranks[] = {{"[rank3]: x", 3}, {" [default7]:x", 7}, {"12: x", 12}, {"[1,63]<stdout>:x", 63}, {"[Rank 5] x", 5},
                                                     {"x [PG 0 Rank 9] y", 9}, {"12:30:01 x", -1}, {"node3: x", -1}, {"[rank]: x", -1}, {"[rank99999999999]: x", -1}};
        for (const auto& [text, rank] : ranks) QVERIFY2(rank_of(text).value_or(-1) == rank, text);
        QCOMPARE(clock_of("[2026-01-31 12:00:00.500] x"), 1769860800.5);
        QCOMPARE(clock_of("[rank0]:[titan] 2026-01-31 12:00:00,500 - x"), 1769860800.5);
        QCOMPARE(clock_of("01/31/2026 12:00:00 [INFO"), 1769860800.0);
        QCOMPARE(clock_of("at 2026-01-31T12:00:00 ***"), 1769860800.0);
        QCOMPARE(clock_of("01/02 00:00:01 [INFO"), 86401.0);
        for (const char* text : {"", "2026-13-31 12:00:00", "2026-01-31", "12026-01-31 12:00:00", "2026-01-31 25:00:00"}) QVERIFY2(clock_of(text) == 0, text);
    }
};

QTEST_APPLESS_MAIN(TestRunLogProperties)
#include "test_run_log_properties.moc"
