// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/gantt_raster.h"
#include "app/desktop/charts/gantt_view.h"
#include "app/desktop/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <ctime>

using namespace fivefold;
using namespace Qt::StringLiterals;

namespace {

const QColor kForward(0, 114, 178), kBackward(230, 159, 0);

/// `micro_batches` forward and backward passes on each of `stages`, one after the other, each stage a little later: 1 s and 2 s long.
GanttChart pipeline(int stages, int micro_batches) {
    GanttChart chart;
    chart.roles = {{u"Forward"_s, {kForward}}, {u"Backward"_s, {kBackward}}, {u"Bubble"_s, {QColor(120, 120, 120), true}}};
    std::int64_t event = 0;
    for (int stage = 0; stage < stages; ++stage) {
        chart.rows.push_back(u"Stage %1"_s.arg(stage));
        double time = stage;
        if (stage > 0) chart.bars.push_back({0, time, stage, 2, event++});
        for (int m = 0; m < micro_batches; ++m) {
            chart.bars.push_back({time, time + 1, stage, 0, event++});
            chart.bars.push_back({time + 1, time + 3, stage, 1, event++});
            time += 3;
        }
    }
    std::reverse(chart.bars.begin(), chart.bars.end()); // the view sorts
    chart.label = [](std::int64_t of) { return QString::number(of); };
    chart.description = [](std::int64_t of) { return u"event %1"_s.arg(of); };
    return chart;
}

void display(GanttView& view, QSize size = {800, 300}) {
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

double milliseconds(const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < 9; ++i) {
        const std::clock_t before = std::clock(); // CPU time: other programs of the machine do not count
        work();
        times.push_back(1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::nth_element(times.begin(), times.begin() + 4, times.end());
    return times[4];
}

} // namespace

class TestGantt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        Theme::setDark(false);
    }

    void indexFindsWhatReachesIntoARange() {
        GanttChart chart = pipeline(3, 40);
        chart.bars.push_back({0, 100, 7, 0, 9999}); // no such row
        chart.bars.push_back({3, 2, 0, 0, 9998});   // ends before it begins
        chart.bars.push_back({std::nan(""), 2, 0, 0, 9997});
        const GanttIndex index(chart);
        QCOMPARE(index.size(), chart.bars.size() - 3);
        QCOMPARE(index.rowCount(), 3);
        QCOMPARE(index.end(), 2 + 3 * 40.0);
        for (int row = 0; row < 3; ++row)
            for (double begin = -5; begin < 130; begin += 1.25) {
                const double end = begin + 4.5;
                std::size_t expected = 0;
                for (const GanttBar& bar : chart.bars) expected += bar.row == row && bar.end > begin && bar.begin < end && bar.end >= bar.begin ? 1U : 0U;
                const auto [first, last] = index.within(row, begin, end);
                QCOMPARE(last - first, expected);
            }
        for (std::size_t place = 0; place < index.size(); ++place) QCOMPARE(index.placeOf(index.bar(place).event), place);
        QCOMPARE(index.placeOf(-4), index.size());
        QCOMPARE(GanttIndex(GanttChart{}).rowCount(), 0);
    }

    void rasterKeepsEveryShareOfTime() {
        // A thousand bars a pixel: forward takes a third of the time, backward two thirds and therefore the colour.
        GanttChart chart = pipeline(1, 100000);
        const GanttIndex index(chart);
        GanttRaster raster(chart, index, QApplication::palette());
        QImage image(100, 10, QImage::Format_RGB32);
        image.fill(Qt::black);
        raster.paintRow(image, QRect(0, 0, 100, 10), 0, 0, index.end());
        for (int x = 0; x < 100; ++x) QVERIFY(image.pixelColor(x, 5) != QColor(Qt::black));
        const QColor many = image.pixelColor(50, 5);
        const QColor base = QApplication::palette().color(QPalette::Base);
        QVERIFY(std::abs(many.blue() - (base.blue() + (kBackward.blue() - base.blue()) * 2 / 3)) <= 4);
        // A bar of a tenth of a pixel is faint, not absent and not full.
        GanttChart thin;
        thin.rows = {u"Row"_s};
        thin.roles = {{u"Forward"_s, {kForward}}};
        thin.bars = {{5.0, 5.1, 0, 0, 1}};
        const GanttIndex one(thin);
        GanttRaster faint(thin, one, QApplication::palette());
        image.fill(base);
        faint.paintRow(image, QRect(0, 0, 10, 10), 0, 0, 10);
        QVERIFY(image.pixelColor(5, 5) != base && image.pixelColor(5, 5).red() > kForward.red() + 100);
        QCOMPARE(image.pixelColor(4, 5), base);
        // Near enough, its colour is full.
        faint.paintRow(image, QRect(0, 0, 100, 10), 0, 5, 5.1);
        QCOMPARE(image.pixelColor(50, 5), kForward);
    }

    void fitsZoomsAndPans() {
        GanttView view;
        display(view);
        view.setCharts({pipeline(4, 10)});
        QSignalSpy moved(&view, &GanttView::rangeChanged);
        QCOMPARE(view.begin(), 0.0);
        QCOMPARE(view.end(), 33.0);
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(std::abs(view.end() - view.begin() - 22) < 1e-9);
        QCOMPARE(moved.size(), 1);
        const double begin = view.begin();
        QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(view.begin() > begin);
        for (int i = 0; i < 20; ++i) QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(view.end(), 33.0); // not beyond the end
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.begin(), 0.0);
        QCOMPARE(view.end(), 33.0);
        for (int i = 0; i < 20; ++i) QTest::keyClick(&view, Qt::Key_Minus);
        QCOMPARE(view.end(), 33.0); // nothing lies outside
        // The time under the pointer stays under it.
        const QPointF at(500, 60);
        const double time = view.timeAt(at.x());
        QWheelEvent wheel(at, view.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &wheel);
        QVERIFY(view.end() - view.begin() < 33 / 1.5);
        QVERIFY(std::abs(view.timeAt(at.x()) - time) < 1e-9);
        for (int i = 0; i < 400; ++i) QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.end() > view.begin());
        view.grab(); // at the nearest there is still a picture
        view.setRange(3, 2);
        QVERIFY(view.end() > view.begin());
    }

    void draggingPans() {
        GanttView view;
        display(view);
        view.setCharts({pipeline(4, 10)});
        view.setRange(10, 20);
        QSignalSpy chosen(&view, &GanttView::barSelected);
        QTest::mousePress(&view, Qt::LeftButton, {}, {400, 60});
        QTest::mouseMove(&view, {340, 60});
        QTest::mouseMove(&view, {300, 60});
        QTest::mouseRelease(&view, Qt::LeftButton, {}, {300, 60});
        QVERIFY(view.begin() > 11);
        QVERIFY(std::abs(view.end() - view.begin() - 10) < 1e-9);
        QCOMPARE(chosen.size(), 0); // a drag chooses nothing
        QTest::mouseDClick(&view, Qt::LeftButton, {}, {300, 60});
        QCOMPARE(view.begin(), 0.0);
    }

    void barsAreChosenByMouseAndKeys() {
        GanttView view;
        display(view);
        view.setCharts({pipeline(4, 10)});
        view.setSummary(u"forty passes"_s);
        QCOMPARE(view.accessibleDescription(), u"forty passes"_s);
        QSignalSpy chosen(&view, &GanttView::barSelected);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.selected().has_value());
        QCOMPARE(view.selected()->event, 0);
        QCOMPARE(view.accessibleDescription(), u"event 0"_s);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.selected()->event, 1); // the backward pass, 1 s to 3 s
        QTest::keyClick(&view, Qt::Key_Down);
        const QRectF below = view.barRect(*view.selected());
        QVERIFY(view.timeAt(below.left()) <= 2.0001 && view.timeAt(below.right()) >= 1.9999); // what runs there meanwhile
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(std::abs(view.timeAt(view.barRect(*view.selected()).right()) - 31) < 1e-6); // stage 1 ends at 1 + 3 x 10
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!view.selected());
        QCOMPARE(chosen.back().at(1).toLongLong(), -1);
        const QRectF bar = view.barRect({0, 1});
        QTest::mouseClick(&view, Qt::LeftButton, {}, bar.center().toPoint());
        QCOMPARE(view.selected(), (GanttView::Place{0, 1}));
        QCOMPARE(view.barAt(bar.center()), (GanttView::Place{0, 1}));
        QTest::keyClick(&view, Qt::Key_Return); // zooms to it
        QVERIFY(view.end() - view.begin() < 7);
        QVERIFY(view.begin() <= 1 && view.end() >= 3);
        view.select(GanttView::Place{0, 12345});
        QVERIFY(!view.selected());
    }

    void theChosenBarComesIntoSight() {
        GanttView view;
        display(view, {600, 160});
        view.setCharts({pipeline(64, 20)}); // more rows than fit
        view.setRange(0, 5);
        view.select(GanttView::Place{0, 64 * 41 - 2}); // last stage, last backward
        QVERIFY(view.selected().has_value());
        const QRectF bar = view.barRect(*view.selected());
        QVERIFY(QRectF(view.rect()).contains(bar.center()));
        QVERIFY(view.begin() > 50);
        QCOMPARE(view.barAt(bar.center()), view.selected());
    }

    void twoChartsShareTheAxis() {
        GanttView view;
        display(view, {800, 400});
        GanttChart first = pipeline(4, 10), second = pipeline(4, 20);
        first.title = u"Now"_s;
        second.title = u"Pinned"_s;
        view.setCharts({first, second});
        QCOMPARE(view.chartCount(), 2);
        QCOMPARE(view.extent(), 63.0);
        const QRectF a = view.barRect({0, 0}), b = view.barRect({1, 0});
        QCOMPARE(a.left(), b.left());
        QVERIFY(std::abs(a.width() - b.width()) < 1e-9);
        QVERIFY(b.top() > a.bottom() + 4 * a.height());
        view.select(GanttView::Place{0, 0});
        for (int i = 0; i < 4; ++i) QTest::keyClick(&view, Qt::Key_Down); // from the last row of one to the first of the other
        QCOMPARE(view.selected()->chart, 1);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(view.selected()->chart, 0);
        view.setCharts({first}); // a chart goes, its selection too
        view.select(GanttView::Place{0, 3});
        view.setCharts({first, second});
        QCOMPARE(view.selected(), (GanttView::Place{0, 3}));
    }

    void everythingThatIsAskedForIsDrawn() {
        GanttView view;
        display(view, {800, 400});
        GanttChart chart = pipeline(4, 4);
        view.setCharts({chart});
        const QImage plain = view.grab().toImage();
        const auto differs = [&] { return view.grab().toImage() != plain; };
        view.setPlayHead(5.0);
        QVERIFY(differs());
        view.setPlayHead(std::nullopt);
        QVERIFY(!differs());
        chart.critical = {0, 1, 3, 4};
        view.setCharts({chart});
        QVERIFY(differs());
        chart.critical.clear();
        chart.flows = {{1, 2, 0, 1}};
        view.setCharts({chart});
        QVERIFY(differs());
        chart.flows.clear();
        view.setCharts({chart});
        QVERIFY(!differs());
        view.setCurve(GanttCurve{u"Memory"_s, u"GiB"_s, {{0, 10}, {5, 60}, {15, 20}}, 79.1, u"usable"_s});
        QVERIFY(differs());
        view.setCurve(std::nullopt);
        view.select(GanttView::Place{0, 2});
        QVERIFY(differs());
        Theme::setDark(true);
        QCoreApplication::processEvents();
        QVERIFY(view.grab().toImage().pixelColor(799, 1) != plain.pixelColor(799, 1) || differs());
        Theme::setDark(false);
    }

    void copiesTheBarsInSight() {
        GanttView view;
        display(view);
        view.setCharts({pipeline(1, 4)});
        view.setRange(1.5, 2.5);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"chart\trow\trole\tlabel\tbegin_s\tend_s\n\tStage 0\tBackward\t1\t1\t3\n"_s);
        view.setCharts({});
        QVERIFY(!view.grab().isNull());
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(!view.selected());
    }

    void paintingManyBarsTakesLessThanAFrame_data() {
        QTest::addColumn<int>("bars");
        QTest::addColumn<double>("zoom");
        for (const int bars : {1000, 100000, 1000000})
            for (const double zoom : {1.0, 100.0, 10000.0}) QTest::addRow("%d bars, zoom %g", bars, zoom) << bars << zoom;
    }
    void paintingManyBarsTakesLessThanAFrame() {
        QFETCH(int, bars);
        QFETCH(double, zoom);
        constexpr int kStages = 16;
        GanttView view;
        view.resize(1280, 480);
        GanttChart chart = pipeline(kStages, bars / kStages / 2);
        for (std::int64_t event = 0; event < std::ssize(chart.bars) / kStages; ++event) chart.critical.push_back(event);
        view.setCharts({chart});
        view.zoom(zoom, view.extent() / 2);
        QImage image(1280, 480, QImage::Format_ARGB32_Premultiplied);
        double shift = 1;
        const double each = milliseconds([&] {
            view.pan(shift * (view.end() - view.begin()) / 50); // so that every picture is a new one
            view.setRange(view.begin(), view.begin() + (view.end() - view.begin()) * (shift > 0 ? 0.999 : 1 / 0.999));
            shift = -shift;
            view.render(&image);
        });
        qInfo("%.2f ms", each);
        if (bars <= 100000)
            QVERIFY(each < FIVEFOLD_FRAME_BUDGET_MS);
        else
            QVERIFY(each < 4 * FIVEFOLD_FRAME_BUDGET_MS);
    }
};

QTEST_MAIN(TestGantt)
#include "test_gantt.moc"
