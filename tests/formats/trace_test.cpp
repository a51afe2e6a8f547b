// SPDX-License-Identifier: Apache-2.0
// The trace of a step by the rules of the Trace Event Format: phases, times, tracks, pairs of flow events.
#include "core/formats/catalogue.h"
#include "core/formats/trace.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <sstream>

using namespace fivefold;

namespace {

Plan plan_of(std::int64_t vpp) {
    static const Catalogue catalogue = load_catalogue();
    Plan plan = sample_plan(catalogue);
    plan.layout = {};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.layout.vpp = vpp;
    plan.training.global_batch = 64;
    complete(plan);
    return plan;
}

struct Traced {
    Timeline timeline;
    std::vector<MemoryCurve> memory;
    std::vector<StreamInterval> streams;
    QByteArray text;
};
Traced trace(PipelineOrderKind kind, std::int64_t vpp, std::size_t rank) {
    static const Catalogue catalogue = load_catalogue();
    const Plan plan = plan_of(vpp);
    const Profile profile = catalogue.profile_for(plan);
    Traced traced{simulate_step(plan, profile, kind), {}, {}, {}};
    traced.memory = memory_curves(plan, profile, traced.timeline);
    traced.streams = rank_streams(plan, profile, traced.timeline, rank);
    std::ostringstream out;
    write_trace(out, traced.timeline, traced.memory, {rank, traced.streams});
    traced.text = QByteArray::fromStdString(out.str());
    return traced;
}

QString word(const QJsonObject& event, const char* key) { return event[QLatin1String(key)].toString(); }
double number(const QJsonObject& event, const char* key) { return event[QLatin1String(key)].toDouble(-1); }

} // namespace

class TraceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void obeysTheFormat_data();
    void obeysTheFormat();
    void countsAreTheTimelines();
};

void TraceTest::obeysTheFormat_data() {
    QTest::addColumn<int>("kind");
    for (const PipelineOrderKind kind : kPipelineOrderKinds) QTest::newRow(pipeline_order_name(kind)) << static_cast<int>(kind);
}

void TraceTest::obeysTheFormat() {
    QFETCH(int, kind);
    const Traced traced = trace(static_cast<PipelineOrderKind>(kind), 5, 1);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(traced.text, &error);
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QCOMPARE(word(document.object(), "displayTimeUnit"), QStringLiteral("ms"));
    const QJsonArray events = document.object()[QLatin1String("traceEvents")].toArray();
    QVERIFY(events.size() > 100);

    QSet<QPair<int, int>> named, used;
    QSet<int> processes;
    QHash<QPair<int, int>, QList<QPair<double, double>>> slices; // by track
    QHash<qint64, QJsonObject> starts, ends;
    QSet<int> counted;
    for (const QJsonValue value : events) {
        const QJsonObject event = value.toObject();
        const QString phase = word(event, "ph");
        QVERIFY(QStringLiteral("X M C s f").contains(phase) && phase.size() == 1);
        QVERIFY(!word(event, "name").isEmpty());
        QVERIFY(event[QLatin1String("pid")].isDouble() && event[QLatin1String("tid")].isDouble());
        const QPair<int, int> track(event[QLatin1String("pid")].toInt(), event[QLatin1String("tid")].toInt());
        QVERIFY(track.first >= 0 && track.first < 4);
        if (phase == QLatin1String("M")) {
            const QJsonObject args = event[QLatin1String("args")].toObject();
            if (word(event, "name") == QLatin1String("thread_name")) {
                QVERIFY(!word(args, "name").isEmpty());
                named.insert(track);
            } else if (word(event, "name") == QLatin1String("process_name")) {
                QVERIFY(word(args, "name").startsWith(QStringLiteral("pipeline rank %1").arg(track.first)));
                processes.insert(track.first);
            } else {
                QCOMPARE(word(event, "name"), QStringLiteral("process_sort_index"));
                QCOMPARE(args[QLatin1String("sort_index")].toInt(), track.first);
            }
            continue;
        }
        QVERIFY(number(event, "ts") >= 0);
        if (phase == QLatin1String("X")) {
            QVERIFY(number(event, "dur") >= 0);
            slices[track].append({number(event, "ts"), number(event, "ts") + number(event, "dur")});
            used.insert(track);
        } else if (phase == QLatin1String("C")) {
            counted.insert(track.first);
            const QJsonObject args = event[QLatin1String("args")].toObject();
            QCOMPARE(args.size(), 3);
            for (const QString& key : args.keys()) QVERIFY(args[key].isDouble() && args[key].toDouble() >= 0);
        } else { // flows
            QCOMPARE(word(event, "cat"), QStringLiteral("p2p"));
            QHash<qint64, QJsonObject>& side = phase == QLatin1String("s") ? starts : ends;
            const qint64 id = event[QLatin1String("id")].toInteger(-1);
            QVERIFY(id > 0 && !side.contains(id));
            if (phase == QLatin1String("f")) QCOMPARE(word(event, "bp"), QStringLiteral("e"));
            side.insert(id, event);
        }
    }
    QCOMPARE(processes.size(), 4);
    QCOMPARE(counted.size(), 4);
    QVERIFY(named.contains(used)); // every track with slices has a name
    QVERIFY(std::count_if(used.begin(), used.end(), [](const auto& track) { return track.first == 1; }) >= 5); // streams of the rank asked for
    QVERIFY(std::count_if(used.begin(), used.end(), [](const auto& track) { return track.first == 0; }) == 1);
    for (auto list = slices.begin(); list != slices.end(); ++list) { // complete events of a track must nest; ours follow one another
        std::sort(list->begin(), list->end());
        for (qsizetype i = 1; i < list->size(); ++i) QVERIFY((*list)[i].first >= (*list)[i - 1].second - 2e-3); // rounded to a nanosecond each
    }
    // Flow events come in pairs, forward in time, between tracks of different ranks, each inside a slice.
    QVERIFY(!starts.isEmpty());
    QCOMPARE(QSet<qint64>(starts.keyBegin(), starts.keyEnd()), QSet<qint64>(ends.keyBegin(), ends.keyEnd()));
    for (auto start = starts.begin(); start != starts.end(); ++start) {
        const QJsonObject from = start.value(), to = ends[start.key()];
        QVERIFY(number(to, "ts") >= number(from, "ts"));
        QVERIFY(from[QLatin1String("pid")] != to[QLatin1String("pid")]);
        for (const QJsonObject& end : {from, to}) {
            const QList<QPair<double, double>>& list = slices[{end[QLatin1String("pid")].toInt(), end[QLatin1String("tid")].toInt()}];
            const double time = number(end, "ts");
            const auto after = std::upper_bound(list.begin(), list.end(), QPair<double, double>(time + 2e-3, 1e300));
            QVERIFY(after != list.begin() && (after - 1)->second >= time - 2e-3);
        }
    }
}

void TraceTest::countsAreTheTimelines() {
    const Traced traced = trace(PipelineOrderKind::one_f_one_b, 1, 0);
    qsizetype passes = 0, samples = 0, flows = 0;
    double longest = 0;
    const QJsonArray events = QJsonDocument::fromJson(traced.text).object()[QLatin1String("traceEvents")].toArray();
    for (const QJsonValue value : events) {
        const QJsonObject event = value.toObject();
        const QString phase = word(event, "ph");
        if (phase == QLatin1String("X") && number(event, "tid") == 0 && event.contains(QLatin1String("args"))) ++passes;
        if (phase == QLatin1String("C")) ++samples;
        if (phase == QLatin1String("s")) ++flows;
        if (phase == QLatin1String("X")) longest = std::max(longest, number(event, "ts") + number(event, "dur"));
    }
    std::size_t all = 0;
    for (const MemoryCurve& curve : traced.memory) all += curve.samples.size();
    QCOMPARE(static_cast<std::size_t>(passes), traced.timeline.run.events.size());
    QCOMPARE(static_cast<std::size_t>(samples), all);
    const auto m = traced.timeline.costs.order.micro_batches;
    QCOMPARE(flows, qsizetype{2} * 3 * m); // both ways over three boundaries
    QVERIFY(std::abs(longest / 1e6 * (1 + traced.timeline.costs.straggler) - traced.timeline.step_time.value()) < 1e-6);
}

QTEST_GUILESS_MAIN(TraceTest)
#include "trace_test.moc"
