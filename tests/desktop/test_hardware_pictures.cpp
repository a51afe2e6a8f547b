// SPDX-License-Identifier: GPL-3.0-or-later
// What the pictures of the Hardware page show.
#include "app/desktop/charts/line_chart.h"
#include "app/desktop/hardware/collective_lines.h"
#include "app/desktop/hardware/link_matrix.h"
#include "app/desktop/hardware/probe_controls.h"
#include "app/desktop/hardware/product_matrix.h"
#include "core/formats/catalogue.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace fivefold;
using namespace Qt::StringLiterals;

namespace {

MeasuredHardware sampleNode() {
    MeasuredHardware node;
    node.name = "node";
    node.gpu = "h100-sxm5-80gb";
    node.gpus = 3;
    for (int source = 0; source < 3; ++source)
        for (int target = 0; target < 3; ++target)
            if (source != target) node.pairs.push_back({source, target, 370e9, source < target ? 700e9 : 0, 2e-6, true, true, 0});
    node.gemms = {{MeasuredType::bf16, 8192, 8192, 8192, 700e12, 650e12, 0}, {MeasuredType::bf16, 4096, 8192, 1024, 500e12, 0, 0}, {MeasuredType::fp8, 8192, 8192, 8192, 1200e12, 0, 0}};
    node.collectives.push_back({CollectiveKind::all_reduce, 8, 1, {{1024, 25e-6}, {1048576, 50e-6}, {1073741824, 4e-3}}, 0});
    node.collectives.push_back({CollectiveKind::all_gather, 16, 2, {{1048576, 90e-6}, {1073741824, 9e-3}}, 0});
    return node;
}

} // namespace

class TestHardwarePictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linksOfNode();
    void productsByShape();
    void collectiveCurves();
    void deviceLists();
};

void TestHardwarePictures::linksOfNode() {
    MeasuredHardware node = sampleNode();
    node.pairs[0].rate = 90e9; // 0 to 1
    node.pairs[1].verified = false; // 0 to 2
    node.pairs[2].access = false, node.pairs[2].rate = 20e9; // 1 to 0
    MatrixModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setData(LinkMatrix::data(node, LinkValue::one_way));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(model.cell(0, 1).mark, u"slow"_s);
    QVERIFY(model.cell(0, 2).broken);
    QVERIFY(model.cell(0, 2).sentence.contains(u"cannot be trusted"_s));
    QCOMPARE(model.cell(1, 0).mark, u"through host"_s);
    QCOMPARE(model.cell(1, 2).value, 370.0);
    QCOMPARE(static_cast<RampModel::State>(model.index(0, 0).data(RampModel::StateRole).toInt()), RampModel::State::waiting);
    QVERIFY(model.index(1, 2).data(RampModel::ShareRole).toDouble() > model.index(0, 1).data(RampModel::ShareRole).toDouble());
    const QStringList lines = model.tsv().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[2].split(u'\t')[3], u"370"_s);
    const QString summary = LinkMatrix::summary(node, LinkValue::one_way);
    QVERIFY2(summary.contains(u"1 link(s)"_s) || summary.contains(u"1 link"_s), qPrintable(summary));
    // Both directions are known once for a pair and shown in both places.
    model.setData(LinkMatrix::data(sampleNode(), LinkValue::both_ways));
    QCOMPARE(model.cell(2, 1).value, 700.0);
    QCOMPARE(model.cell(1, 2).value, 700.0);
    model.setData(LinkMatrix::data(sampleNode(), LinkValue::latency));
    QCOMPARE(model.cell(2, 1).value, 2.0);
    model.setData({});
    QCOMPARE(model.rowCount(), 0);
}

void TestHardwarePictures::productsByShape() {
    const Catalogue catalogue = load_catalogue();
    const Gpu* gpu = catalogue.find_gpu("h100-sxm5-80gb");
    const MeasuredHardware node = sampleNode();
    QCOMPARE(ProductMatrix::types(node), (std::vector{MeasuredType::bf16, MeasuredType::fp8}));
    MatrixModel model;
    model.setData(ProductMatrix::data(node, MeasuredType::bf16, gpu));
    QCOMPARE(model.rowCount(), 2); // cubes, and 8192 × 1024
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.cell(0, 1).value, 700.0);
    QVERIFY(model.cell(0, 1).sentence.contains(u"After seconds of load"_s));
    QCOMPARE(model.cell(1, 0).value, 500.0);
    QVERIFY(!(model.cell(1, 1).value > 0));
    const double share = model.index(0, 1).data(RampModel::ShareRole).toDouble();
    QVERIFY(std::abs(share - 700e12 / gpu->bf16.value()) < 1e-9); // the ramp ends at the dense peak
    QVERIFY(ProductMatrix::summary(node, MeasuredType::bf16, gpu).contains(u"700"_s));
    QVERIFY(ProductMatrix::summary(node, MeasuredType::tf32, gpu).isEmpty());
}

void TestHardwarePictures::collectiveCurves() {
    const Catalogue catalogue = load_catalogue();
    const MeasuredHardware node = sampleNode();
    const std::vector<CollectiveGroup> groups = CollectiveLines::groups(node);
    QCOMPARE(groups, (std::vector<CollectiveGroup>{{8, 1}, {16, 2}}));
    const Plan plan = sample_plan(catalogue);
    const ClosedForm form{plan, catalogue.profile_for(plan)};
    const LineChartData data = CollectiveLines::chart(node, groups[0], CollectiveValue::bus_bandwidth, form, QPalette());
    QCOMPARE(data.series.size(), std::size_t{1});
    QCOMPARE(data.series[0].points.size(), std::size_t{3});
    QCOMPARE(data.series[0].reference.size(), std::size_t{3});
    QVERIFY(std::abs(data.series[0].points[2].y - 1073741824 / 4e-3 * 14 / 8) < 1);
    QVERIFY(data.ticks.front() <= 1024 && data.ticks.back() >= 1073741824);
    // A larger group across nodes takes longer than one inside, by the closed form as well.
    QVERIFY(closedFormTime(form, CollectiveKind::all_gather, groups[1], 1e9) > closedFormTime(form, CollectiveKind::all_gather, groups[0], 1e9));
    for (const CollectiveKind kind : {CollectiveKind::all_reduce, CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_to_all, CollectiveKind::send_receive}) {
        QVERIFY(closedFormTime(form, kind, groups[0], 1e6) > 0);
        QVERIFY(closedFormTime(form, kind, groups[0], 1e9) > closedFormTime(form, kind, groups[0], 1e6));
    }
    LineChart chart;
    chart.setData(data);
    QCOMPARE(chart.tsv().count(u'\n'), 1 + 3 + 3);
    QVERIFY(chart.tsv().contains(data.reference_name));
    const LineChartData times = CollectiveLines::chart(node, groups[1], CollectiveValue::time, std::nullopt, QPalette());
    QCOMPARE(times.series[0].points[0].y, 90e-6);
    QVERIFY(times.series[0].reference.empty());
}

void TestHardwarePictures::deviceLists() {
    QCOMPARE(deviceList({0, 1, 2, 3, 6}), u"0-3,6"_s);
    QCOMPARE(deviceList({5}), u"5"_s);
    QCOMPARE(deviceList({0, 2}), u"0,2"_s);
    QVERIFY(deviceList({}).isEmpty());
}

QTEST_MAIN(TestHardwarePictures)
#include "test_hardware_pictures.moc"
