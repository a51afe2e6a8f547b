// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/run_log_reader.h"
#include "core/measured/outcome.h"
#include "core/measured/steady.h"
#include "tests/logs/samples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <set>

using namespace fivefold;

namespace {

std::string text_of(const QJsonValue& value) { return value.toString().toStdString(); }

QJsonArray expected_samples() {
    const std::string text = file_text(FIVEFOLD_TEST_DATA "/logs/expected.json");
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
}

bool near(double value, double expected) { return std::abs(value - expected) <= 1e-3 * std::abs(expected) + 1e-9; }

LogOptions options_of(const QJsonObject& sample) {
    LogOptions options;
    for (const QJsonValue& pair : sample[QLatin1String("map")].toArray())
        for (int field = 0; field <= static_cast<int>(LogField::rank); ++field)
            if (text_of(pair.toArray()[1]) == log_field_name(static_cast<LogField>(field)))
                options.columns.push_back({text_of(pair.toArray()[0]), static_cast<LogField>(field)});
    return options;
}

StepWork work_of(const QJsonObject& sample) {
    const QJsonObject work = sample[QLatin1String("work")].toObject();
    return {work[QLatin1String("global_batch")].toInteger(), work[QLatin1String("seq_len")].toInteger(), work[QLatin1String("gpus")].toInteger()};
}

ExitRecord exit_of(const QJsonObject& sample) {
    ExitRecord exit;
    if (sample.contains(QLatin1String("exit_code"))) exit.exit_code = sample[QLatin1String("exit_code")].toInt();
    if (sample.contains(QLatin1String("signal"))) exit.signal = sample[QLatin1String("signal")].toInt();
    if (sample.contains(QLatin1String("wall"))) exit.wall = Seconds(sample[QLatin1String("wall")].toDouble());
    if (sample.contains(QLatin1String("limit"))) exit.limit = Seconds(sample[QLatin1String("limit")].toDouble());
    if (sample.contains(QLatin1String("silent"))) exit.silent = Seconds(sample[QLatin1String("silent")].toDouble());
    exit.timed_out = sample[QLatin1String("timed_out")].toBool();
    exit.silence_killed = sample[QLatin1String("silence_killed")].toBool();
    return exit;
}

} // namespace

// Gives up with the sample's values in the message.
#define EXPECT(what, condition, actual)                                                                                                              \
    do {                                                                                                                                             \
        ++checked_;                                                                                                                                  \
        if (!(condition)) QFAIL(qPrintable(QString::fromLatin1(what) + QLatin1String(": ") + QString::fromStdString(std::string(actual))));          \
    } while (false)

class TestRunLogs : public QObject {
    Q_OBJECT

private:
    int checked_ = 0;

    void check_log(const QJsonObject& sample, const RunLog& log) {
        const auto count = [&](const char* key, std::int64_t actual) {
            if (!sample.contains(QLatin1String(key))) return true;
            ++checked_;
            return sample[QLatin1String(key)].toInteger() == actual;
        };
        if (sample.contains(QLatin1String("framework")))
            EXPECT("framework", text_of(sample[QLatin1String("framework")]) == log_framework_name(log.framework), log_framework_name(log.framework));
        EXPECT("steps", count("steps", static_cast<std::int64_t>(log.step_lines)), std::to_string(log.step_lines));
        EXPECT("first", count("first", log.first_iteration), std::to_string(log.first_iteration));
        EXPECT("last", count("last", log.last_iteration), std::to_string(log.last_iteration));
        EXPECT("planned", count("planned", log.planned_iterations), std::to_string(log.planned_iterations));
        EXPECT("global batch", count("global_batch", log.global_batch), std::to_string(log.global_batch));
        EXPECT("sequence", count("seq_len", log.seq_len), std::to_string(log.seq_len));
        EXPECT("world size", count("world_size", log.world_size), std::to_string(log.world_size));
        EXPECT("skipped", count("skipped", log.skipped_iterations), std::to_string(log.skipped_iterations));
        EXPECT("nan", count("nan", log.nan_iterations), std::to_string(log.nan_iterations));
        EXPECT("rewound", count("rewound", static_cast<std::int64_t>(log.rewound)), std::to_string(log.rewound));
        if (sample.contains(QLatin1String("truncated"))) EXPECT("truncated", sample[QLatin1String("truncated")].toBool() == log.truncated, log.truncated ? "yes" : "no");
        if (sample.contains(QLatin1String("not_utf8"))) EXPECT("not UTF-8", sample[QLatin1String("not_utf8")].toBool() == (log.lines_not_utf8 > 0), std::to_string(log.lines_not_utf8));
        if (sample.contains(QLatin1String("nul"))) EXPECT("zero bytes", log.lines_with_nul > 0, std::to_string(log.lines_with_nul));
        if (sample.contains(QLatin1String("cut"))) EXPECT("cut", log.lines_cut > 0, std::to_string(log.lines_cut));
        if (sample.contains(QLatin1String("tflops"))) EXPECT("TFLOP/s", near(log.steps.back().tflops_per_gpu, sample[QLatin1String("tflops")].toDouble()), std::to_string(log.steps.back().tflops_per_gpu));
        if (sample.contains(QLatin1String("tokens_per_gpu")))
            EXPECT("tokens/s/GPU", near(log.steps.back().tokens_per_gpu, sample[QLatin1String("tokens_per_gpu")].toDouble()), std::to_string(log.steps.back().tokens_per_gpu));
        for (const QJsonValue& column : sample[QLatin1String("columns")].toArray())
            EXPECT("column", std::ranges::find(log.columns, text_of(column)) != log.columns.end(), text_of(column));
        for (const QJsonValue& value : sample[QLatin1String("memory")].toArray()) {
            const QJsonObject reading = value.toObject();
            const auto found = std::ranges::find_if(log.memory, [&](const LogMemory& memory) {
                return memory.rank == reading[QLatin1String("rank")].toInt() && text_of(reading[QLatin1String("kind")]) == log_memory_kind_name(memory.kind);
            });
            EXPECT("memory reading", found != log.memory.end(), text_of(reading[QLatin1String("kind")]));
            EXPECT("memory", near(found->bytes.value(), reading[QLatin1String("bytes")].toDouble()), std::to_string(found->bytes.value()));
            if (reading.contains(QLatin1String("pipeline_rank"))) EXPECT("pipeline rank", found->pipeline_rank == reading[QLatin1String("pipeline_rank")].toInt(), std::to_string(found->pipeline_rank));
        }
    }

    void check_steady(const QJsonObject& sample, const SteadyState& steady) {
        if (sample.contains(QLatin1String("step_time"))) EXPECT("step time", near(steady.median.value(), sample[QLatin1String("step_time")].toDouble()), std::to_string(steady.median.value()));
        if (sample.contains(QLatin1String("source"))) EXPECT("source", text_of(sample[QLatin1String("source")]) == step_time_source_name(steady.source), step_time_source_name(steady.source));
        if (sample.contains(QLatin1String("warm_up"))) EXPECT("warm-up", static_cast<std::size_t>(sample[QLatin1String("warm_up")].toInt()) == steady.warm_up, std::to_string(steady.warm_up));
        if (sample.contains(QLatin1String("outliers"))) EXPECT("outliers", static_cast<std::size_t>(sample[QLatin1String("outliers")].toInt()) == steady.outliers, std::to_string(steady.outliers));
        if (sample.contains(QLatin1String("enough"))) EXPECT("enough", sample[QLatin1String("enough")].toBool() == steady.enough, steady.enough ? "yes" : "no");
        if (sample.contains(QLatin1String("bimodal"))) EXPECT("bimodal", sample[QLatin1String("bimodal")].toBool() == steady.bimodal, steady.bimodal ? "yes" : "no");
        if (sample.contains(QLatin1String("drift"))) EXPECT("drift", sample[QLatin1String("drift")].toBool() == (steady.drift != 0), std::to_string(steady.drift));
        if (sample.contains(QLatin1String("lower_mode"))) EXPECT("lower mode", near(steady.lower_mode.value(), sample[QLatin1String("lower_mode")].toDouble()), std::to_string(steady.lower_mode.value()));
        if (sample.contains(QLatin1String("upper_mode"))) EXPECT("upper mode", near(steady.upper_mode.value(), sample[QLatin1String("upper_mode")].toDouble()), std::to_string(steady.upper_mode.value()));
        EXPECT("interval", steady.steps == 0 || (steady.low <= steady.median && steady.median <= steady.high), std::to_string(steady.low.value()));
    }

    void check_figures(const QJsonObject& figures, const RunOutcome& outcome) {
        const OutOfMemoryFigures memory = outcome.memory.value_or(OutOfMemoryFigures{});
        const std::pair<const char*, std::optional<Bytes>> all[] = {
            {"tried", memory.tried},         {"total", memory.total},       {"free", memory.free},   {"in_use", memory.in_use},
            {"allocated", memory.allocated}, {"reserved", memory.reserved}, {"others", memory.others}, {"unallocated", memory.unallocated}};
        for (const auto& [name, amount] : all)
            if (figures.contains(QLatin1String(name))) EXPECT(name, amount && near(amount->value(), figures[QLatin1String(name)].toDouble()), amount ? std::to_string(amount->value()) : "none");
    }

    void check_outcome(const QJsonObject& sample, const RunOutcome& outcome) {
        EXPECT("end", text_of(sample[QLatin1String("end")]) == run_end_name(outcome.end), run_end_name(outcome.end));
        if (sample.contains(QLatin1String("blame"))) EXPECT("blame", text_of(sample[QLatin1String("blame")]) == blame_name(outcome.blame), blame_name(outcome.blame));
        if (sample.contains(QLatin1String("certain"))) EXPECT("certain", sample[QLatin1String("certain")].toBool() == outcome.certain, outcome.certain ? "yes" : "no");
        if (sample.contains(QLatin1String("rank"))) EXPECT("rank", sample[QLatin1String("rank")].toInt() == outcome.rank, std::to_string(outcome.rank));
        if (sample.contains(QLatin1String("iteration"))) EXPECT("iteration", sample[QLatin1String("iteration")].toInteger() == outcome.iteration, std::to_string(outcome.iteration));
        if (sample.contains(QLatin1String("fragmented"))) EXPECT("fragmented", sample[QLatin1String("fragmented")].toBool() == outcome.fragmented, outcome.fragmented ? "yes" : "no");
        if (sample.contains(QLatin1String("code"))) EXPECT("code", sample[QLatin1String("code")].toInt() == outcome.evidence.front().code, std::to_string(outcome.evidence.front().code));
        check_figures(sample[QLatin1String("figures")].toObject(), outcome);
        for (const QJsonValue& id : sample[QLatin1String("advice")].toArray())
            EXPECT("advice", std::ranges::find(outcome.advice, text_of(id), &Finding::id) != outcome.advice.end(), text_of(id));
        EXPECT("advice first", !outcome.advice.empty(), "none");
    }

private Q_SLOTS:
    void samples_data() {
        QTest::addColumn<QJsonObject>("sample");
        for (const QJsonValue& sample : expected_samples()) QTest::newRow(text_of(sample.toObject()[QLatin1String("file")]).c_str()) << sample.toObject();
    }
    void samples() {
        QFETCH(QJsonObject, sample);
        const RunLog log = read_run_log(file_text(FIVEFOLD_TEST_DATA "/logs/" + text_of(sample[QLatin1String("file")])), options_of(sample));
        check_log(sample, log);
        if (QTest::currentTestFailed()) return;
        check_steady(sample, steady_state(step_times(log, work_of(sample))));
        if (QTest::currentTestFailed()) return;
        SlurmState slurm;
        slurm.state = text_of(sample[QLatin1String("slurm")]);
        check_outcome(sample, classify(log, exit_of(sample), slurm));
    }
    // No sample without expectations, and none of them vanished.
    void everySampleIsExpected() {
        std::set<std::string> expected, there;
        for (const QJsonValue& sample : expected_samples()) expected.insert(text_of(sample.toObject()[QLatin1String("file")]));
        const std::string root = FIVEFOLD_TEST_DATA "/logs/";
        for (const auto& path : sample_paths()) there.insert(path.string().substr(root.size()));
        QVERIFY(expected == there);
        QVERIFY(there.size() >= 60);
        QVERIFY(checked_ > 600);
    }
};

QTEST_APPLESS_MAIN(TestRunLogs)
#include "test_run_logs.moc"
