// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/charts/waterfall.h"
#include "app/desktop/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace fivefold;
using namespace Qt::StringLiterals;

namespace {

StackedBarsData bars(int count) {
    StackedBarsData data;
    data.parts = {{u"Red"_s, {QColor(200, 0, 0)}}, {u"Green"_s, {QColor(0, 160, 0)}}, {u"Never"_s, {QColor(0, 0, 200)}}};
    for (int i = 0; i < count; ++i) {
        StackedBarsData::Bar bar;
        bar.label = u"Stage %1"_s.arg(i);
        bar.value_text = QString::number(30 + i);
        bar.description = u"stage %1: %2"_s.arg(i).arg(30 + i);
        bar.values = {10.0, 20.0 + i, 0.0};
        data.bars.push_back(bar);
    }
    data.unit = u"GiB"_s;
    data.limit = 40;
    data.limit_text = u"usable 40 GiB"_s;
    data.marked = count > 1 ? count - 1 : -1;
    data.mark_text = u"fullest"_s;
    return data;
}

WaterfallData steps() {
    WaterfallData data;
    data.items = {{u"Work"_s, 6, u"6.00 s"_s, u"60.0 %"_s, {QColor(0, 0, 200)}, {}},
                  {u"Wait"_s, 4, u"4.00 s"_s, u"40.0 %"_s, {QColor(200, 0, 0)}, {}}};
    data.total_label = u"Step"_s;
    data.total = 10;
    data.total_text = u"10.0 s"_s;
    data.low = 9;
    data.high = 11;
    data.unit = u"s"_s;
    data.description = u"all"_s;
    return data;
}

template <class T>
void display(T& chart, QSize size) {
    chart.resize(size);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
}

} // namespace

class TestCharts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        Theme::setDark(false);
    }

    void ticksAreRound() {
        QCOMPARE(niceTicks(85.4, 5), (std::vector<double>{0, 20, 40, 60, 80}));
        QCOMPARE(niceTicks(1, 5), (std::vector<double>{0, 0.2, 0.4, 0.6000000000000001, 0.8, 1}));
        QCOMPARE(niceTicks(0, 5), std::vector<double>{0});
        QCOMPARE(niceTicks(std::numeric_limits<double>::quiet_NaN(), 5), std::vector<double>{0});
        QCOMPARE(niceTicks(std::numeric_limits<double>::infinity(), 5), std::vector<double>{0});
        for (const double limit : {1e-9, 0.37, 3.0, 71.3, 1234.0, 1e12})
            QVERIFY(niceTicks(limit, 6).size() >= 3 && niceTicks(limit, 6).size() <= 8);
    }

    void barsLieWhereTheySay_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("dark");
        for (const int count : {1, 4, 10, 11, 24})
            for (const bool dark : {false, true}) QTest::addRow("%d %s", count, dark ? "dark" : "light") << count << dark;
    }
    void barsLieWhereTheySay() { // both ways of drawing put the same colours at the same places
        QFETCH(int, count);
        QFETCH(bool, dark);
        Theme::setDark(dark);
        StackedBars chart;
        chart.setData(bars(count));
        display(chart, QSize(700, 520));
        QCOMPARE(chart.usesQtCharts(), count <= StackedBars::kQtChartsLimit);
        const QImage image = chart.picture().toImage();
        for (int bar = 0; bar < count; ++bar)
            for (int part = 0; part < 2; ++part) {
                const QRectF rect = chart.partRect(bar, part);
                QVERIFY(rect.height() >= 3);
                const QColor wanted = chart.data().parts[static_cast<std::size_t>(part)].swatch.color;
                for (const double share : {0.1, 0.5, 0.9}) {
                    const QPoint at = QPointF(rect.left() + rect.width() * share, rect.center().y()).toPoint();
                    if (std::abs(at.x() - chart.limitX()) < 4) continue;
                    QCOMPARE(image.pixelColor(at), wanted);
                }
                QCOMPARE(image.pixelColor(QPointF(rect.center().x(), rect.bottom() + 1).toPoint()) == wanted, false);
            }
        // Nothing white is left by Qt Charts in the dark.
        QCOMPARE(image.pixelColor(QPointF(chart.limitX() + 6, chart.barRect(0).center().y()).toPoint()),
                 chart.palette().color(QPalette::Window));
    }

    void limitAndTotalsAgree() {
        StackedBars chart;
        chart.setData(bars(4));
        display(chart, QSize(700, 300));
        QVERIFY(chart.barRect(3).right() < chart.limitX());
        const double per_unit = chart.barRect(3).width() / 33;
        QVERIFY(std::abs(chart.barRect(0).left() + per_unit * 40 - chart.limitX()) < 1e-6);
        QCOMPARE(chart.legendLabels(), (QStringList{u"Red"_s, u"Green"_s}));
        QCOMPARE(chart.ticks().back(), 40.0);
    }

    void valuesChangeInPlace() {
        StackedBars chart;
        chart.setData(bars(3));
        display(chart, QSize(700, 300));
        StackedBarsData changed = bars(3);
        changed.bars[1].values = {25, 1, 9};
        chart.setData(changed);
        const QImage image = chart.picture().toImage();
        QCOMPARE(image.pixelColor(chart.partRect(1, 0).center().toPoint()), QColor(200, 0, 0));
        QCOMPARE(image.pixelColor(chart.partRect(1, 2).center().toPoint()), QColor(0, 0, 200));
        QCOMPARE(chart.legendLabels().size(), 3);
        chart.setData(bars(12));
        QVERIFY(!chart.usesQtCharts());
        chart.setData(bars(2));
        QVERIFY(chart.usesQtCharts());
        QCOMPARE(chart.picture().toImage().pixelColor(chart.partRect(1, 1).center().toPoint()), QColor(0, 160, 0));
    }

    void oddNumbersDoNoHarm() {
        StackedBars chart;
        display(chart, QSize(400, 200));
        StackedBarsData data = bars(2);
        data.bars[0].values = {std::numeric_limits<double>::quiet_NaN(), -5, std::numeric_limits<double>::infinity()};
        data.bars[1].values = {1e308};
        chart.setData(data);
        QVERIFY(!chart.picture().isNull());
        data.limit = 0;
        data.bars[1].values = {0, 0, 0};
        chart.setData(data);
        QVERIFY(!chart.picture().isNull());
        chart.setData({});
        QVERIFY(!chart.picture().isNull());
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.selected(), -1);
    }

    void keysAndMouseSelect() {
        StackedBars chart;
        chart.setData(bars(12));
        display(chart, QSize(700, 400));
        QCOMPARE(chart.accessibleDescription(), u"stage 11: 41"_s);
        QSignalSpy spy(&chart, &StackedBars::barSelected);
        QTest::keyClick(&chart, Qt::Key_Home);
        QCOMPARE(chart.selected(), 0);
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(chart.selected(), 0);
        QTest::keyClick(&chart, Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_PageDown);
        QCOMPARE(chart.selected(), 9);
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.selected(), 11);
        QCOMPARE(chart.accessibleDescription(), u"stage 11: 41"_s);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.barRect(4).center().toPoint());
        QCOMPARE(chart.selected(), 4);
        QCOMPARE(chart.accessibleDescription(), u"stage 4: 34"_s);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QCOMPARE(chart.selected(), -1);
        QCOMPARE(spy.size(), 7);
        QCOMPARE(chart.barAt(QPointF(5, 399)), -1);
    }

    void copiesAsPictureAndData() {
        StackedBars chart;
        chart.setData(bars(2));
        display(chart, QSize(500, 200));
        QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->pixmap().isNull());
        QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"Stage\tRed (GiB)\tGreen (GiB)\tNever (GiB)\tTotal (GiB)\n"
                                                    "Stage 0\t10\t20\t0\t30\nStage 1\t10\t21\t0\t31\n"_s);
    }

    void waterfallStepsDownToTheTotal() {
        Waterfall chart;
        chart.setData(steps());
        display(chart, QSize(600, 160));
        QCOMPARE(chart.rowCount(), 3);
        QVERIFY(std::abs(chart.barRect(0).right() - chart.barRect(1).left()) < 1e-6);
        QVERIFY(std::abs(chart.barRect(1).right() - chart.barRect(2).right()) < 1e-6);
        QVERIFY(chart.barRect(2).left() == chart.barRect(0).left());
        QVERIFY(chart.bandRect().left() < chart.barRect(2).right() && chart.bandRect().right() > chart.barRect(2).right());
        const QImage image = chart.picture().toImage();
        QCOMPARE(image.pixelColor(chart.barRect(0).center().toPoint()), QColor(0, 0, 200));
        QCOMPARE(image.pixelColor(chart.barRect(1).center().toPoint()), QColor(200, 0, 0));
        QCOMPARE(chart.tsv(), u"Part\tTime (s)\tShare (%)\nWork\t6\t60\nWait\t4\t40\nStep\t10\t100\n"_s);
    }

    void waterfallRowsCanBeChosen() {
        Waterfall chart;
        chart.setData(steps());
        display(chart, QSize(600, 160));
        QCOMPARE(chart.accessibleDescription(), u"all"_s);
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.accessibleDescription(), u"Work: 6.00 s, 60.0 %"_s);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.barRect(1).center().toPoint());
        QCOMPARE(chart.accessibleDescription(), u"Wait: 4.00 s, 40.0 %"_s);
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.selected(), 2);
        chart.setData({});
        QCOMPARE(chart.selected(), -1);
        QVERIFY(!chart.picture().isNull());
    }
};

QTEST_MAIN(TestCharts)
#include "test_charts.moc"
