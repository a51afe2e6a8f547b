// SPDX-License-Identifier: Apache-2.0
// Tables: what is escaped, numbers to the last bit, and tables of results beside the results.
#include "core/formats/catalogue.h"
#include "core/formats/csv.h"
#include "core/formats/result_tables.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cstdlib>
#include <limits>
#include <sstream>

using namespace fivefold;
using Align = DataTable::Align;

namespace {

DataTable awkward() {
    return {"a | b", {{"name", "", Align::left}, {"size", "GiB"}}, {{std::string("a,\"b\"\nc\t|\\<b>"), 0.1}, {std::string("x"), std::numeric_limits<double>::quiet_NaN()}}};
}

struct Evaluated {
    Plan plan;
    Estimate estimate;
};
Evaluated sample(std::int64_t tp) {
    static const Catalogue catalogue = load_catalogue();
    Evaluated made{sample_plan(catalogue), {}};
    made.plan.layout.tp = tp;
    complete(made.plan);
    made.estimate = estimate(made.plan, catalogue.profile_for(made.plan));
    return made;
}

double number(const DataCell& cell) { return std::get<double>(cell); }
const DataTable::Row& row(const DataTable& table, const std::string& name) {
    for (const auto& candidate : table.rows)
        if (candidate.front() == DataCell(name)) return candidate;
    qFatal("no row %s", name.c_str());
}

} // namespace

class TablesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void escapes() {
        QCOMPARE(table_csv(awkward()), std::string("name,size (GiB)\n\"a,\"\"b\"\"\nc\t|\\<b>\",0.1\nx,\n"));
        QCOMPARE(table_tsv(awkward()), std::string("name\tsize (GiB)\na,\"b\"\\nc\\t|\\\\<b>\t0.1\nx\t\n"));
        QCOMPARE(table_markdown(awkward()), std::string("| name | size (GiB) |\n| --- | ---: |\n| a,\"b\"<br>c\t\\|\\\\\\<b\\> | 0.1 |\n| x |  |\n"));
        std::istringstream input(table_csv(awkward()));
        CsvTable read(input);
        QVERIFY(read.next());
        QCOMPARE(std::string(read["name"]), std::get<std::string>(awkward().rows[0][0]));
    }
    void jsonIsTheTable() {
        const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(table_json(awkward()))).object();
        QCOMPARE(json[QLatin1String("title")].toString(), QStringLiteral("a | b"));
        QCOMPARE(json[QLatin1String("columns")].toArray()[1].toObject()[QLatin1String("unit")].toString(), QStringLiteral("GiB"));
        const QJsonArray rows = json[QLatin1String("rows")].toArray();
        QCOMPARE(rows[0].toArray()[0].toString().toStdString(), std::get<std::string>(awkward().rows[0][0]));
        QCOMPARE(rows[0].toArray()[1].toDouble(), 0.1);
        QVERIFY(rows[1].toArray()[1].isNull());
        const DataTable both[] = {awkward(), awkward()};
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(tables_json(both))).array().size(), 2);
    }
    void numbers() {
        for (const double value : {0.1, 1.0 / 3, 1e300, 5e-324, -2.5, 123456789.25, 9007199254740993.0, 1e21, 42.0}) {
            QCOMPARE(std::strtod(number_text(value, Digits::exact).c_str(), nullptr), value);
        }
        const std::pair<double, const char*> readable[] = {{0, "0"}, {3, "3"}, {1234567, "1234567"}, {1.0 / 3, "0.3333"}, {9.99996, "10.00"}, {999.96, "1000"}, {0.0012345, "0.001234"}, {12.345678, "12.35"}, {-2.5, "-2.500"}, {1e-6, "1.000e-06"}};
        for (const auto& [value, text] : readable) QCOMPARE(number_text(value, Digits::readable), std::string(text));
        QCOMPARE(number_text(std::numeric_limits<double>::infinity(), Digits::readable), std::string("-"));
    }
    void rowsAreOfOneWidth() {
        const Evaluated made = sample(4);
        const ComparedPlan compared[] = {{made.plan, made.estimate}};
        SearchResult found;
        found.space = 10;
        found.rejected = {{"headroom", 4}};
        const Candidate candidate{made.plan.layout, 2, CpKind::ring, Seconds(2), gib(3), false, 0};
        for (const DataTable& table : {plan_table(made.plan), memory_table(made.estimate.memory), time_table(made.estimate.time), traffic_table(made.estimate.traffic), metrics_table(made.estimate.metrics),
                                       assumptions_table(std::vector<Assumption>{{"attention", "flash"}}), candidates_table("best", made.plan, {&candidate, 1}), rejections_table(found), comparison_table(compared)}) {
            QVERIFY2(!table.rows.empty() && !table.title.empty(), table.title.c_str());
            for (const auto& cells : table.rows) QCOMPARE(cells.size(), table.columns.size());
        }
        HeatmapRequest request;
        request.search.plan = made.plan;
        request.models = {made.plan.model};
        const HeatmapCell cells[] = {{0, 2, candidate, made.estimate.metrics, 10, 5}, {0, 1, std::nullopt, {}, 3, 0}};
        const DataTable map = heatmap_table(request, cells);
        for (const DataTable::Row& row : map.rows) QCOMPARE(row.size(), map.columns.size());
        QCOMPARE(number(map.rows[0].back()), 100 * made.estimate.metrics.mfu);
        QCOMPARE(number(map.rows[1][3]), 1.0);
        QCOMPARE(std::get<std::string>(map.rows[1].back()), std::string());
        const DataTable best = candidates_table("best", made.plan, {&candidate, 1});
        QCOMPARE(std::get<std::string>(best.rows[0].back()), std::string("no"));
        QCOMPARE(number(best.rows[0][best.columns.size() - 2]), 3.0);
        QCOMPARE(number(rejections_table(found).rows[0][2]), 40.0);
    }
    void figuresAreTheEstimates() {
        const Evaluated made = sample(4);
        const DataTable memory = memory_table(made.estimate.memory);
        QCOMPARE(memory.rows.size(), made.estimate.memory.stages.size());
        for (std::size_t i = 0; i < memory.rows.size(); ++i) {
            double sum = 0;
            for (std::size_t g = 0; g < kMemoryGroups; ++g) sum += number(memory.rows[i][3 + g]);
            QVERIFY(std::abs(sum - number(memory.rows[i][3 + kMemoryGroups])) < 1e-9);
            QCOMPARE(number(memory.rows[i][3 + kMemoryGroups]), in_gib(made.estimate.memory.stages[i].total()));
        }
        double sum = 0, share = 0;
        const DataTable time = time_table(made.estimate.time);
        for (std::size_t i = 0; i + 1 < time.rows.size(); ++i) {
            sum += number(time.rows[i][1]);
            share += number(time.rows[i][2]);
        }
        QCOMPARE(sum, number(time.rows.back()[1]));
        QVERIFY(std::abs(share - 100) < 1e-9);
        QCOMPARE(number(row(metrics_table(made.estimate.metrics), "MFU")[1]), 100 * made.estimate.metrics.mfu);
        QCOMPARE(number(row(plan_table(made.plan), "TP")[1]), 4.0);
    }
    void comparesPlans() {
        const Evaluated one = sample(4), other = sample(8);
        Evaluated none = sample(4);
        none.estimate = {};
        const ComparedPlan compared[] = {{one.plan, one.estimate}, {other.plan, other.estimate}, {none.plan, none.estimate}};
        const DataTable table = comparison_table(compared);
        QCOMPARE(table.columns.size(), std::size_t{5});
        QVERIFY(table.columns[2].name.ends_with(" #1") && table.columns[3].name.ends_with(" #2"));
        QCOMPARE(number(row(table, "step time")[2]), one.estimate.time.total().value());
        QCOMPARE(number(row(table, "step time")[3]), other.estimate.time.total().value());
        QCOMPARE(std::get<std::string>(row(table, "step time")[4]), std::string());
        QCOMPARE(number(row(table, "TP")[2]), 4.0);
        QCOMPARE(number(row(table, "TP")[3]), 8.0);
    }
    void figuresOneARow() {
        const Evaluated made = sample(4);
        const DataTable tables[] = {time_table(made.estimate.time), awkward()};
        const DataTable all = figures_table("p", tables);
        QCOMPARE(all.rows.size(), 2 * tables[0].rows.size() + 2);
        QCOMPARE(all.rows[0][1], DataCell(std::string("time of a step")));
        QCOMPARE(all.rows[0][5], tables[0].rows[0][1]);
    }
};

QTEST_GUILESS_MAIN(TablesTest)
#include "tables_test.moc"
