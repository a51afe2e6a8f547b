// SPDX-License-Identifier: Apache-2.0
#include "probes/protocol/reader.h"
#include "probes/protocol/writer.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <csignal>
#include <limits>
#include <stdexcept>
#include <unistd.h>

using namespace fivefold;

namespace {

ProbeMessage example(std::int64_t seq)
{
    return {seq, 7, ProbeResult{"device", {{"index", std::int64_t{1}}, {"name", std::string("GPU \"x\"")}, {"ecc", true}, {"gib", 79.65}}}};
}

/// JSON with ' for ": moc does not get past raw strings.
std::string quoted(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

std::string problem_of(const std::string& line)
{
    try {
        (void)parse_line(line);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "no problem";
}

} // namespace

class ProtocolTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void every_message_reads_back_as_written()
    {
        const std::array<ProbeBody, 9> bodies = {ProbeHello{"0.1.0", "inventory", 4711, true}, example(0).body,
                                                 ProbeProgress{3, 40, "all_gather 64 MiB, 8 GPUs"}, ProbeBeat{}, ProbeWarning{"gpu_busy", 3, "35 % busy"},
                                                 ProbeWarning{"nvml_missing", -1, ""}, ProbeError{"no_driver", "no driver (libcuda.so.1: not found)"},
                                                 ProbeError{"p2p_corrupt", "32 words", 2, 5, false}, ProbeDone{"ok", 12}};
        std::int64_t seq = 0;
        for (const ProbeBody& body : bodies) {
            const ProbeMessage message{seq, 3 * seq, body};
            const std::string line = to_line(message);
            QCOMPARE(line.back(), '\n');
            QCOMPARE(line.find('\n'), line.size() - 1);
            QVERIFY(parse_line(line) == message);
            ++seq;
        }
    }

    void text_from_a_driver_never_breaks_the_line()
    {
        const std::string wild = std::string("a\nb\r\t\x01\xff\xc3\x28") + std::string(100'000, 'x');
        const ProbeMessage back = parse_line(to_line({0, 0, ProbeResult{wild, {{"name", wild}, {"nan", std::numeric_limits<double>::quiet_NaN()}}}}));
        const auto& result = std::get<ProbeResult>(back.body);
        QCOMPARE(result.values.size(), std::size_t{1}); // the NaN is left out
        QCOMPARE(QByteArray::fromStdString(result.id.substr(0, 8)), QByteArray("a?b?????"));
        QCOMPARE(result.id.size(), std::size_t{4096});
    }

    void unknown_keys_are_left_aside()
    {
        const ProbeMessage message =
            parse_line(quoted("{'v':1,'seq':5,'t_ms':9,'type':'result','id':'p2p','later':{'a':[1]},'none':null,'gbps':366.5}"));
        QVERIFY(message.body == ProbeBody(ProbeResult{"p2p", {{"gbps", 366.5}}}));
    }

    void hostile_lines_give_one_clear_problem_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const std::string& line, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(line) << QByteArray(problem);
        };
        row("empty object", "{}", "no \"v\"");
        row("not JSON", "NCCL INFO Bootstrap", "not JSON");
        row("truncated", quoted("{'v':1,'seq':0,'t_ms':0,'type':'do"), "not JSON");
        row("two objects", quoted("{'v':1}{'v':1}"), "not JSON");
        row("array", "[1,2]", "not a JSON object");
        row("number", "7", "not a JSON object");
        row("version 2", quoted("{'v':2,'seq':0,'t_ms':0,'type':'done'}"), "protocol version 2");
        row("version as text", quoted("{'v':'1'}"), "\"v\" must be a whole number");
        row("negative seq", quoted("{'v':1,'seq':-1,'t_ms':0,'type':'done','status':'ok','elapsed_ms':1}"), "\"seq\" must be a whole number");
        row("huge number", quoted("{'v':1,'seq':1e308,'t_ms':0,'type':'done','status':'ok','elapsed_ms':1}"), "\"seq\" must be a whole number");
        row("beyond double", quoted("{'v':1,'seq':1e999999999999,'t_ms':0,'type':'done'}"), "");
        row("NaN", quoted("{'v':1,'seq':NaN}"), "not JSON");
        row("unknown type", quoted("{'v':1,'seq':0,'t_ms':0,'type':'dance'}"), "unknown message type \"dance\"");
        row("no code", quoted("{'v':1,'seq':0,'t_ms':0,'type':'error','detail':'x'}"), "no \"code\"");
        row("not UTF-8", "{\"v\":1,\"seq\":0,\"t_ms\":0,\"type\":\"\xff\xfe\"}", "not JSON");
        row("binary", std::string("\0\1\2\3", 4), "not JSON");
        row("deep", std::string(30'000, '['), "not JSON");
        row("too long", std::string(kProbeMaxLineBytes + 1, ' '), "longer than");
        std::string many = quoted("{'v':1,'seq':0,'t_ms':0,'type':'result','id':'x'");
        for (int i = 0; i < 1000; ++i) many += ",\"k" + std::to_string(i) + "\":1";
        row("many values", many + "}", "more than 64 values");
    }
    void hostile_lines_give_one_clear_problem()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, problem);
        const QByteArray said = QByteArray::fromStdString(problem_of(line.toStdString()));
        QVERIFY2(said.contains(problem) && said != "no problem" && !said.contains('\n') && said.size() < 200, said.constData());
    }

    void reader_takes_any_pieces_and_skips_rubbish()
    {
        const std::string stream = to_line(example(0)) + "\n  \r\nsome library talks\n" + to_line(example(1)) + std::string(1'000'000, 'z') + "\n" +
                                   to_line(example(2));
        for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{4096}, stream.size()}) {
            ProbeReader reader;
            std::vector<ProbeMessage> messages;
            for (std::size_t at = 0; at < stream.size(); at += piece) {
                for (ProbeMessage& message : reader.feed(std::string_view(stream).substr(at, piece))) messages.push_back(std::move(message));
            }
            QCOMPARE(messages.size(), std::size_t{3});
            QVERIFY(messages.back() == example(2));
            QCOMPARE(reader.skipped_lines(), std::size_t{2});
            QVERIFY(reader.problems().front().starts_with("line 4: not JSON"));
            QVERIFY(reader.problems().back().starts_with("line 6: longer than"));
        }
    }

    void reader_keeps_the_limit_exactly()
    {
        std::string longest = to_line(example(3));
        longest.pop_back();
        longest += std::string(kProbeMaxLineBytes - longest.size(), ' ');
        ProbeReader reader;
        QCOMPARE(reader.feed(longest + "\r\n").size(), std::size_t{1}); // the line's end is not counted
        QCOMPARE(reader.feed(longest + " \n").size(), std::size_t{0});
        QCOMPARE(reader.skipped_lines(), std::size_t{1});
    }

    void last_line_without_its_end()
    {
        ProbeReader reader;
        std::string line = to_line(example(0));
        line.pop_back();
        QVERIFY(reader.feed(line).empty());
        QCOMPARE(reader.finish().size(), std::size_t{1});
        QVERIFY(reader.feed(line.substr(0, 20)).empty());
        QVERIFY(reader.finish().empty());
        QCOMPARE(reader.skipped_lines(), std::size_t{1});
    }

    void problems_are_bounded()
    {
        ProbeReader reader;
        for (int i = 0; i < 10'000; ++i) QVERIFY(reader.feed("rubbish\n").empty());
        QCOMPARE(reader.skipped_lines(), std::size_t{10'000});
        QCOMPARE(reader.problems().size(), ProbeReader::kMaxProblems);
    }

    void writer_numbers_its_lines_and_notices_a_closed_reader()
    {
        std::signal(SIGPIPE, SIG_IGN);
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        ProbeWriter writer(ends[1]);
        QVERIFY(writer.send(ProbeHello{"0.1.0", "inventory", 1, false}));
        QVERIFY(writer.send(ProbeDone{"ok", 1}));
        std::array<char, 4096> bytes{};
        const ssize_t count = ::read(ends[0], bytes.data(), bytes.size());
        QVERIFY(count > 0);
        ProbeReader reader;
        const auto messages = reader.feed(std::string_view(bytes.data(), static_cast<std::size_t>(count)));
        QCOMPARE(messages.size(), std::size_t{2});
        QCOMPARE(messages.at(1).seq, std::int64_t{1});
        ::close(ends[0]);
        QVERIFY(!writer.send(ProbeDone{"ok", 2}));
        ::close(ends[1]);
    }
};

QTEST_APPLESS_MAIN(ProtocolTest)
#include "protocol_test.moc"
