// SPDX-License-Identifier: Apache-2.0
// Money, and analyses of many estimates, from the command line.
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace fivefold::test;

namespace {

QByteArray line(const char* verb, const char* more = "") { return QByteArray(verb) + ' ' + kFits + ' ' + more; }

double number(const QJsonObject& object, const char* path) {
    QJsonValue at = object;
    const auto keys = QString::fromLatin1(path).split(QLatin1Char('/'));
    for (const QString& key : keys) at = at.toObject().value(key);
    return at.toDouble(std::nan(""));
}

bool near(double value, double expected) { return std::abs(value - expected) <= 1e-9 * std::abs(expected); }

QList<QByteArrayList> csv_rows(const QByteArray& text) {
    QList<QByteArrayList> rows;
    for (const QByteArray& row : text.trimmed().split('\n')) rows.append(row.split(','));
    return rows;
}

} // namespace

class TestCliCost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void addsUp() {
        const Answer answer = cli(line("cost", "--json --total-tokens 1e12"));
        QVERIFY2(answer.code == 0, answer.err.constData());
        const QJsonObject json = answer.json(), metrics = cli(line("estimate", "--json --total-tokens 1e12")).json()[QLatin1String("metrics")].toObject();
        QVERIFY(near(number(json, "training_days"), number(metrics, "days")));
        QVERIFY(near(number(json, "days"), number(json, "training_days") / number(json, "goodput")));
        QVERIFY(near(number(json, "gpu_hours"), number(json, "days") * 24 * 128));
        const double gpus = number(json, "gpu_hours") * number(json, "prices/on_demand/price_per_gpu_hour_usd");
        QVERIFY(near(number(json, "prices/on_demand/gpu_cost_usd"), gpus));
        QVERIFY(near(number(json, "cost_usd"), gpus + number(json, "prices/on_demand/storage_cost_usd") + number(json, "egress_cost_usd")));
        QVERIFY(near(number(json, "energy_kwh"), number(json, "power_w") * number(json, "days") * 24 / 1000));
        QVERIFY(number(json, "goodput") > 0.9 && number(json, "goodput") < 1);
        QVERIFY(number(json, "checkpoint_interval_s") > 60);
        QVERIFY(number(json, "prices/spot/cost_usd") < number(json, "prices/reserved/cost_usd"));
        QVERIFY(number(json, "compute_optimal/chinchilla/parameters") > 1e10);
        QVERIFY(json[QLatin1String("assumptions")].toArray().size() > 15);
    }
    void everyAssumptionIsAnOption() {
        const QJsonArray defaults = cli(line("cost", "--json")).json()[QLatin1String("assumptions")].toArray();
        for (const QJsonValue value : defaults) {
            const QString name = value[QLatin1String("name")].toString();
            const double now = value[QLatin1String("value")].toDouble(), other = name == QLatin1String("pue") ? 1.5 : now == 0.5 ? 0.25 : 0.5;
            const QByteArray option = "--json --" + name.toLatin1().replace('_', '-') + ' ' + QByteArray::number(other);
            const Answer changed = cli(line("cost", option.constData()));
            QVERIFY2(changed.code == 0, qPrintable(name + QLatin1String(changed.err)));
            bool found = false;
            for (const QJsonValue row : changed.json()[QLatin1String("assumptions")].toArray()) {
                const bool mine = row[QLatin1String("name")].toString() == name;
                found = found || mine;
                QCOMPARE(row[QLatin1String("stated")].toBool(), mine);
                if (mine) QCOMPARE(row[QLatin1String("value")].toDouble(), other);
            }
            QVERIFY(found);
        }
    }
    void assumptionsCount() {
        const auto with = [](const char* more) { return cli(line("cost", (QByteArray("--json ") + more).constData())).json(); };
        const QJsonObject plain = with("");
        QVERIFY(near(number(with("--on-demand-price 1"), "prices/on_demand/gpu_cost_usd"), number(plain, "gpu_hours")));
        QVERIFY(near(number(with("--price-per-gpu-hour 2 --storage-price 0 --egress-price 0"), "cost_usd"), 2 * number(plain, "gpu_hours")));
        QVERIFY(near(number(with("--pue 2.2"), "energy_kwh"), 2 * number(plain, "energy_kwh")));
        QVERIFY(near(number(with("--grid-carbon 0"), "co2_kg"), 0));
        QVERIFY(number(with("--gpu-mtbf 5000"), "goodput") < number(plain, "goodput"));
        QVERIFY(number(with("--checkpoint-interval 60"), "goodput") < number(plain, "goodput"));
        QVERIFY(number(with("--async-checkpoint"), "prices/on_demand/reliability/checkpoint_blocked_s") < number(plain, "prices/on_demand/reliability/checkpoint_blocked_s"));
        const QJsonObject own = with("--goodput 0.5");
        QVERIFY(near(number(own, "days"), 2 * number(plain, "training_days")));
        QCOMPARE(own[QLatin1String("goodput_basis")].toString(), QStringLiteral("plan"));
    }
    void budgets() {
        const QJsonObject plain = cli(line("cost", "--json --total-tokens 1e12")).json();
        const QByteArray more = "--json --total-tokens 1e12 --budget-dollars " + QByteArray::number(number(plain, "cost_usd"), 'g', 17) + " --budget-days " +
                                QByteArray::number(number(plain, "days") * 1.01, 'g', 17);
        const QJsonObject json = cli(line("cost", more.constData())).json();
        QVERIFY(near(number(json, "budget/tokens_for_dollars/on_demand"), 1e12));
        QVERIFY(near(number(json, "budget/tokens_for_days/on_demand"), 1.01e12));
        QVERIFY(number(json, "budget/tokens_for_dollars/spot") > 1.5e12);
        QVERIFY(number(json, "budget/nodes_for_days/nodes") <= 16);
        QVERIFY(number(json, "budget/nodes_for_days/days") <= number(json, "budget/days"));
        const Answer never = cli(line("cost", "--budget-days 0.01"));
        QCOMPARE(never.code, 0);
        QVERIFY(never.out.contains("not with up to 8192 nodes"));
    }
    void schedules() {
        const QJsonObject json = cli(line("cost", "--json --total-tokens 1e12 --ramp 1Mi@0,2Mi@1e11,4Mi@300G --seq-schedule 4096@0,8192@2e11")).json();
        const QJsonArray phases = json[QLatin1String("phases")].toArray();
        QCOMPARE(phases.size(), 4);
        double seconds = 0;
        const int batch[] = {256, 512, 256, 512};
        for (qsizetype i = 0; i < phases.size(); ++i) {
            QCOMPARE(phases[i][QLatin1String("global_batch")].toInt(), batch[i]);
            QVERIFY(near(phases[i][QLatin1String("training_s")].toDouble(), phases[i][QLatin1String("steps")].toDouble() * phases[i][QLatin1String("step_time_s")].toDouble()));
            seconds += phases[i][QLatin1String("training_s")].toDouble();
        }
        QVERIFY(near(number(json, "training_days"), seconds / 86400));
        QVERIFY(cli(line("cost", "--ramp 1Mi,2Mi@1e11")).out.contains("Phases"));
    }
    void forPeopleAndTables() {
        const Answer text = cli(line("cost"));
        QCOMPARE(text.code, 0);
        for (const char* word : {"Time and money", "on demand", "Daly's interval", "MWh", "IEA", "Chinchilla"}) QVERIFY2(text.out.contains(word), word);
        const auto rows = csv_rows(cli(line("cost", "--csv")).out);
        QVERIFY(rows.size() > 20);
        QCOMPARE(rows[0], (QByteArrayList{"quantity", "unit", "value"}));
        for (const QByteArrayList& row : rows) QCOMPARE(row.size(), 3);
    }
    void answerNo() {
        QCOMPARE(cli("cost --model llama-3.1-70b --gpu h100 --nodes 1 --tp 8").code, 1); // does not fit
        const Answer invalid = cli(line("cost", "--tp 7 --json"));
        QCOMPARE(invalid.code, 1);
        QVERIFY(!invalid.json()[QLatin1String("valid")].toBool(true));
    }
    void wrongUse() {
        for (const char* more : {"--ramp 4x", "--ramp 4Mi@0,2Mi@0", "--ramp @1", "--ramp 1e13", "--ramp ,",
                                 "--seq-schedule 8192.5", "--seq-schedule 0", "--seq-schedule 1e12", "--pue 0.5", "--pue nan",
                                 "--grid-carbon inf", "--budget-days 0", "--budget-dollars -1", "--most-nodes 0", "--spare-share 1", "--json --csv"}) {
            const Answer answer = cli(line("cost", more));
            QVERIFY2(answer.code == 2 && answer.one_line_of_error(), more);
        }
        for (const char* more : {"--strip foo", "--strip tp --lock foo", "--lock tp", "--weak", "--csv", "--strip tp --sensitivity",
                                 "--scaling 0", "--scaling 1,x", "--scaling 2000000", "--strip tp --csv --json"}) {
            const Answer answer = cli(line("estimate", more));
            QVERIFY2(answer.code == 2 && answer.one_line_of_error(), more);
        }
    }
    void strip() {
        const Answer answer = cli(line("estimate", "--strip tp --lock pp,cp --json"));
        QCOMPARE(answer.code, 0);
        const QJsonArray points = answer.json()[QLatin1String("strip")][QLatin1String("points")].toArray();
        QVERIFY(points.size() >= 5);
        int present = 0;
        for (const QJsonValue point : points) {
            present += point[QLatin1String("present")].toBool() ? 1 : 0;
            QCOMPARE(point[QLatin1String("layout")][QLatin1String("tp")].toInt(), point[QLatin1String("value")].toInt());
            QCOMPARE(point[QLatin1String("layout")][QLatin1String("pp")].toInt(), 4);
            QVERIFY(point[QLatin1String("step_time_s")].toDouble() > 0 && point[QLatin1String("memory_bytes")].toDouble() > 0);
        }
        QCOMPARE(present, 1);
        const auto rows = csv_rows(cli(line("estimate", "--strip tp --lock pp,cp --csv")).out);
        QCOMPARE(rows.size(), points.size() + 1);
        for (const QByteArrayList& row : rows) QCOMPARE(row.size(), rows[0].size());
        QVERIFY(cli(line("estimate", "--strip recompute")).out.contains("<- now"));
        QVERIFY(cli(line("estimate", "--strip micro-batch")).out.contains("micro batch"));
    }
    void scaling() {
        const QJsonArray strong = cli(line("estimate", "--scaling 8,16,32,89 --json")).json()[QLatin1String("scaling")][QLatin1String("points")].toArray();
        QCOMPARE(strong.size(), 4);
        for (qsizetype i = 0; i < 3; ++i) QCOMPARE(strong[i][QLatin1String("global_batch")].toInt(), 512);
        QVERIFY(strong[2][QLatin1String("step_time_s")].toDouble() < strong[1][QLatin1String("step_time_s")].toDouble());
        QVERIFY(!strong[3][QLatin1String("found")].toBool());
        const auto weak = csv_rows(cli(line("estimate", "--scaling around --weak --csv")).out);
        QCOMPARE(weak.size(), 8);
        QCOMPARE(weak[1].mid(0, 3), (QByteArrayList{"2", "16", "64"}));
        const QJsonArray best = cli(line("estimate", "--scaling 8,16,32 --best --json")).json()[QLatin1String("scaling")][QLatin1String("points")].toArray();
        for (int i = 0; i < 3; ++i) QVERIFY(best[i][QLatin1String("step_time_s")].toDouble() < strong[i][QLatin1String("step_time_s")].toDouble());
        QVERIFY(cli(line("estimate", "--scaling 16,89")).out.contains("No valid plan on 89 nodes."));
    }
    void sensitivity() {
        const QJsonObject json = cli(line("estimate", "--sensitivity --json")).json();
        const QJsonArray resources = json[QLatin1String("sensitivity")].toArray();
        QCOMPARE(resources.size(), 7);
        QCOMPARE(resources[0][QLatin1String("resource")].toString(), QStringLiteral("peak_flops"));
        QVERIFY(resources[0][QLatin1String("elasticity")].toDouble() < -0.3);
        QVERIFY(number(json, "memory/gain") >= 1);
        QVERIFY(cli(line("estimate", "--sensitivity")).out.contains("more GPU memory"));
    }
};

QTEST_GUILESS_MAIN(TestCliCost)
#include "test_cli_cost.moc"
