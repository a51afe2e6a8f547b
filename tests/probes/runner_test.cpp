// SPDX-License-Identifier: Apache-2.0
// The probe's parent against a program that misbehaves in every way, with limits of tenths of a second.
#include "probes/protocol/record_json.h"
#include "probes/runner/host_facts.h"
#include "probes/runner/probe_run.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

using namespace fivefold;
using namespace std::chrono_literals;

namespace {

ProbeLimits quick_limits()
{
    ProbeLimits limits;
    limits.hello = 500ms;
    limits.beat = 500ms;
    limits.step = 500ms;
    limits.init_step = 1'000ms;
    limits.grace = 200ms;
    limits.whole = 20'000ms;
    return limits;
}

ProbeRunOptions options_for(const std::string& behaviours, std::vector<std::string> stages = {"inventory", "gpu", "p2p"})
{
    ProbeRunOptions options;
    options.program = FIVEFOLD_MOCK_PROBE;
    options.stages = std::move(stages);
    options.environment = {{"MOCK_PROBE", behaviours}, {"MOCK_PROBE_OF", std::to_string(::getpid())}, {"ASAN_OPTIONS", "handle_segv=0:handle_abort=0"}};
    options.date = "2026-11-30";
    options.limits = quick_limits();
    return options;
}

/// Processes of the program that still run or that we have not waited for. (Zombies of others are the system's to bury.)
int leftovers()
{
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "stat"); // "pid (name) state parent ..."
        std::string text;
        std::getline(file, text);
        const std::size_t at = text.find("(mock_probe) ");
        if (at == std::string::npos) continue;
        std::istringstream rest(text.substr(at + 13));
        char state = ' ';
        pid_t parent = 0;
        rest >> state >> parent;
        std::ifstream variables(entry.path() / "environ"); // another run of this test may be going on
        const std::string all{std::istreambuf_iterator<char>(variables), {}};
        const bool ours = parent == ::getpid() || all.find("MOCK_PROBE_OF=" + std::to_string(::getpid())) != std::string::npos;
        if (ours && (state != 'Z' || parent == ::getpid())) ++count;
    }
    return count;
}

QByteArray codes(const std::vector<ProbeIncident>& incidents)
{
    QByteArray all;
    for (const ProbeIncident& incident : incidents) all += (all.isEmpty() ? "" : " ") + QByteArray::fromStdString(incident.code);
    return all;
}

QByteArray status(const ProbeRecord& record, std::string_view stage)
{
    const ProbeStage* found = find_stage(record, stage);
    return found != nullptr ? QByteArray(to_text(found->status).data()) : QByteArray("none");
}

} // namespace

class RunnerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void all_is_well()
    {
        int started = 0;
        int ended = 0;
        int messages = 0;
        ProbeObserver observer;
        observer.stage_started = [&](const std::string&, std::size_t index, std::size_t count) {
            QCOMPARE(index, static_cast<std::size_t>(started++));
            QCOMPARE(count, std::size_t{3});
        };
        observer.message = [&](const std::string&, const ProbeMessage& message) {
            QVERIFY(!std::holds_alternative<ProbeBeat>(message.body));
            ++messages;
        };
        observer.stage_ended = [&](const ProbeStage&) { ++ended; };
        const ProbeRecord record = run_probe(options_for(""), observer);
        QCOMPARE(started, 3);
        QCOMPARE(ended, 3);
        QCOMPARE(messages, 12); // hello, result, progress, done
        QCOMPARE(record.probe, std::string("0.1.0"));
        QCOMPARE(record.date, std::string("2026-11-30"));
        QVERIFY(record.host.cpus > 0 && record.host.memory_bytes > 0 && !record.host.kernel.empty());
        for (const ProbeStage& stage : record.stages) {
            QVERIFY(stage.status == ProbeStatus::ok && stage.errors.empty() && stage.warnings.empty() && stage.skipped_lines == 0);
            QCOMPARE(stage.results.size(), std::size_t{1});
            QCOMPARE(stage.log, std::string("text on standard output\n"));
        }
        QCOMPARE(results_of(record, "launch").size(), std::size_t{3});
        QCOMPARE(leftovers(), 0);
    }

    void misbehaviour_data()
    {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<QByteArray>("how_it_ends"); // status of the stage
        QTest::addColumn<QByteArray>("errors");
        QTest::addColumn<int>("least_ms");
        QTest::addColumn<int>("most_ms");
        const auto row = [](const char* behaviour, const char* status, const char* errors, int least, int most) {
            QTest::newRow(behaviour) << QByteArray(behaviour) << QByteArray(status) << QByteArray(errors) << least << most;
        };
        row("silent", "timeout", "no_hello", 500, 900);           // obeys SIGTERM, one grace after "cancel"
        row("other-stage", "failed", "incomplete", 0, 400);
        row("no-beat", "timeout", "no_beat", 500, 900);
        row("stop", "timeout", "no_beat", 500, 1200);             // SIGTERM waits for SIGCONT, SIGKILL does not
        row("hang", "timeout", "timeout", 500, 700);              // obeys "cancel"
        row("init", "timeout", "timeout", 1000, 1300);            // longer, because it starts communicators
        row("deaf", "timeout", "timeout", 900, 1300);             // needs SIGKILL
        row("crash", "crashed", "crashed", 0, 400);
        row("abort", "crashed", "crashed", 0, 400);
        row("usage", "failed", "incomplete", 0, 400);
        row("partial", "failed", "incomplete", 0, 400);
        row("failed", "failed", "no_driver", 0, 400);
        row("late", "ok", "", 200, 700);
        row("crash-after", "ok", "", 0, 400);
        row("partial-done", "partial", "", 0, 400);
        row("garbage", "ok", "", 0, 400);
        row("flood", "ok", "", 0, 2000);
        row("chatty", "ok", "", 0, 1000);
    }
    void misbehaviour()
    {
        QFETCH(QByteArray, behaviour);
        QFETCH(QByteArray, how_it_ends);
        QFETCH(QByteArray, errors);
        QFETCH(int, least_ms);
        QFETCH(int, most_ms);
        const ProbeRecord record = run_probe(options_for("gpu=" + behaviour.toStdString()));
        const ProbeStage& stage = record.stages.at(1);
        QCOMPARE(QByteArray(to_text(stage.status).data()), how_it_ends);
        QCOMPARE(codes(stage.errors), errors);
        const double slack = 1500; // of a machine with much else to do
        QVERIFY2(stage.elapsed_s * 1000 >= least_ms && stage.elapsed_s * 1000 < most_ms + slack, QByteArray::number(stage.elapsed_s).constData());
        QCOMPARE(status(record, "inventory"), QByteArray("ok")); // before it
        QCOMPARE(status(record, "p2p"), QByteArray("ok"));       // and after it
        QCOMPARE(record.stages.at(0).results.size(), std::size_t{1});
        QCOMPARE(leftovers(), 0);
        for (const ProbeResult& result : stage.results) QCOMPARE(result.id, std::string("launch")); // no line that is not the probe's own
        const bool spoke = behaviour != "silent" && behaviour != "usage" && behaviour != "other-stage";
        QCOMPARE(stage.results.size(), std::size_t{spoke ? 1U : 0U});
        if (behaviour == "garbage") QCOMPARE(stage.skipped_lines, std::int64_t{6});
        if (behaviour == "partial") QCOMPARE(stage.skipped_lines, std::int64_t{1});
        if (behaviour == "flood") QVERIFY(stage.skipped_lines >= 100 && stage.skipped_lines < 200); // a beat may get between
        if (stage.skipped_lines > 0 && behaviour != "other-stage") QCOMPARE(codes(stage.warnings), QByteArray("bad_lines"));
        if (behaviour == "usage") QVERIFY(stage.errors.front().detail == "exit status 2: mock: wrong use");
        if (behaviour == "crash") QVERIFY(stage.errors.front().detail == "signal 11 (SIGSEGV) (during: first thing)");
        QVERIFY(stage.log.size() <= 65536);
        if (behaviour == "chatty") QVERIFY(stage.log.ends_with("line 2999 of what a library says, again and again and again\n"));
    }

    void without_an_inventory_nothing_else_is_tried()
    {
        const ProbeRecord record = run_probe(options_for("inventory=failed"));
        QCOMPARE(status(record, "inventory"), QByteArray("failed"));
        QCOMPARE(status(record, "gpu"), QByteArray("skipped"));
        QCOMPARE(status(record, "p2p"), QByteArray("skipped"));
    }

    void a_program_that_is_not_there()
    {
        ProbeRunOptions options = options_for("");
        options.program = "/nowhere/fivefold-probe";
        const ProbeRecord record = run_probe(options);
        QCOMPARE(codes(record.stages.at(0).errors), QByteArray("no_probe"));
        QVERIFY(record.stages.at(0).errors.front().detail.find("/nowhere/fivefold-probe: No such file") == 0);
        QCOMPARE(status(record, "gpu"), QByteArray("skipped"));
        options.program = "/etc/hostname"; // no program
        QCOMPARE(codes(run_probe(options).stages.at(0).errors), QByteArray("no_probe"));
    }

    void the_person_stops_it_data()
    {
        QTest::addColumn<QByteArray>("behaviour");
        QTest::addColumn<int>("most_ms");
        QTest::newRow("obeys") << QByteArray("slow") << 300;
        QTest::newRow("hangs and obeys") << QByteArray("hang") << 300;
        QTest::newRow("deaf") << QByteArray("deaf") << 800;
    }
    void the_person_stops_it()
    {
        QFETCH(QByteArray, behaviour);
        QFETCH(int, most_ms);
        std::stop_source source;
        QElapsedTimer since_stop;
        std::thread person([&] {
            std::this_thread::sleep_for(300ms);
            since_stop.start();
            source.request_stop();
        });
        const ProbeRecord record = run_probe(options_for("gpu=" + behaviour.toStdString()), {}, source.get_token());
        person.join();
        QVERIFY2(since_stop.elapsed() < most_ms + 1500, QByteArray::number(since_stop.elapsed()).constData());
        QCOMPARE(status(record, "inventory"), QByteArray("ok"));
        QCOMPARE(status(record, "gpu"), QByteArray("cancelled"));
        QCOMPARE(status(record, "p2p"), QByteArray("skipped"));
        QCOMPARE(codes(record.stages.at(1).errors), QByteArray());
        QCOMPARE(record.stages.at(1).results.size(), std::size_t{1}); // what came before holds
        QCOMPARE(leftovers(), 0);
    }

    void the_whole_run_has_a_limit()
    {
        ProbeRunOptions options = options_for("gpu=slow");
        options.limits.whole = 600ms;
        const ProbeRecord record = run_probe(options);
        QCOMPARE(status(record, "inventory"), QByteArray("ok"));
        QCOMPARE(status(record, "gpu"), QByteArray("timeout"));
        QCOMPARE(codes(record.stages.at(1).errors), QByteArray("run_limit"));
        QCOMPARE(status(record, "p2p"), QByteArray("skipped"));
        QCOMPARE(leftovers(), 0);
    }

    void records_read_back_as_written()
    {
        ProbeRecord record = run_probe(options_for("gpu=garbage p2p=crash"));
        record.note = "rack 3 \"left\", \xc3\xa4";
        record.stages.at(0).results.front().values = {{"device", std::int64_t{-1}}, {"gbps", 3.0}, {"tiny", 1e-300}, {"on", true}, {"name", std::string("x")}};
        record.stages.at(2).errors.push_back({"p2p_corrupt", "", 2, 5});
        const std::string text = write_probe_record(record);
        QVERIFY(read_probe_record(text) == record);
        QCOMPARE(write_probe_record(read_probe_record(text)), text);
        record.note = "\xff\xc0\x80 \xed\xa0\x80"; // not UTF-8
        QCOMPARE(read_probe_record(write_probe_record(record)).note, std::string("??? ???"));
    }

    void records_that_are_none_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("empty") << QByteArray() << QByteArray("is not JSON");
        QTest::newRow("list") << QByteArray("[]") << QByteArray("must be an object");
        QTest::newRow("other") << QByteArray("{\"format\":\"fivefold-plan\"}") << QByteArray("is not a probe's record");
        QTest::newRow("later") << QByteArray("{\"format\":\"fivefold-probe\",\"version\":2}") << QByteArray("has version 2");
        QTest::newRow("no stages") << QByteArray("{\"format\":\"fivefold-probe\",\"version\":1,\"date\":\"\"}") << QByteArray("stages must be a list");
        QTest::newRow("status") << QByteArray("{\"format\":\"fivefold-probe\",\"version\":1,\"date\":\"\",\"stages\":[{\"name\":\"gpu\",\"status\":\"fine\"}]}")
                                << QByteArray("stages[0].status must be one of");
        QTest::newRow("result") << QByteArray("{\"format\":\"fivefold-probe\",\"version\":1,\"date\":\"\",\"stages\":[{\"name\":\"gpu\",\"status\":\"ok\","
                                              "\"elapsed_s\":1,\"results\":[{\"id\":3}]}]}")
                                << QByteArray("stages[0].results[0].id must be text");
    }
    void records_that_are_none()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        try {
            (void)read_probe_record(text.toStdString());
            QFAIL("it was read");
        } catch (const std::runtime_error& problem) {
            QVERIFY2(QByteArray(problem.what()).contains(said), problem.what());
        }
    }

    void broken_records_never_crash()
    {
        const std::string good = write_probe_record(run_probe(options_for("gpu=garbage")));
        unsigned state = 1;
        const auto random = [&state](std::size_t below) {
            state = state * 1664525U + 1013904223U;
            return static_cast<std::size_t>(state >> 8) % below;
        };
        int read = 0;
        for (int i = 0; i < 2000; ++i) {
            std::string text = good;
            for (std::size_t changes = random(4) + 1; changes > 0; --changes) text[random(text.size())] = "{}[]\",:01e.\\x\xff"[random(14)];
            if (random(4) == 0) text.resize(random(text.size()));
            try {
                (void)read_probe_record(text);
                ++read;
            } catch (const std::runtime_error&) {
            }
        }
        QVERIFY(read < 2000);
    }

    void variables_are_set_once()
    {
        ::setenv("NCCL_DEBUG", "INFO", 1);
        const std::vector<std::string> all = environment_with({{"NCCL_DEBUG", "WARN"}, {"A", "1"}, {"A", "2"}});
        QCOMPARE(std::count(all.begin(), all.end(), "NCCL_DEBUG=WARN"), 1);
        QCOMPARE(std::count(all.begin(), all.end(), "NCCL_DEBUG=INFO"), 0);
        QCOMPARE(std::count(all.begin(), all.end(), "A=2"), 1);
        QCOMPARE(std::count(all.begin(), all.end(), "A=1"), 0);
        const auto bearing = bearing_variables();
        QVERIFY(std::find(bearing.begin(), bearing.end(), std::pair<std::string, std::string>("NCCL_DEBUG", "INFO")) != bearing.end());
    }

    void the_probe_is_found()
    {
        QVERIFY(find_probe(std::filesystem::path(FIVEFOLD_PROBE).parent_path().string()) == FIVEFOLD_PROBE);
        QVERIFY(!program_directory().empty());
    }
};

QTEST_APPLESS_MAIN(RunnerTest)
#include "runner_test.moc"
