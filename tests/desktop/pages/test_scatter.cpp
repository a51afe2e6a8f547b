// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/reason_bars.h"
#include "app/desktop/charts/scatter_view.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace fivefold;
using namespace Qt::StringLiterals;

namespace {

/// Memory 10..59, speed that rises with it on every fifth point; those are the front.
ScatterData sample() {
    ScatterData data;
    data.smaller_is_better = false;
    data.x = {u"Memory"_s, u"GiB"_s};
    data.y = {u"Speed"_s, {}};
    for (std::uint32_t i = 0; i < 50; ++i) {
        const bool front = i % 5 == 0;
        data.points.push_back({10.0 + i, front ? 100.0 + i : 50.0, i});
        if (front) data.front.push_back(i);
    }
    data.limits = {{70, u"usable"_s}};
    data.front_label = u"front"_s;
    data.reference_label = u"now"_s;
    data.tip = data.description = [](std::uint32_t id) { return u"point %1"_s.arg(id); };
    return data;
}

void display(QWidget& view) {
    view.resize(640, 320);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

} // namespace

class TestScatter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEverythingAtFirst();
    void arrowsWalkTheFront();
    void clicksChoose();
    void zoomsAndPans();
    void filteredPointsArePale();
    void copies();
    void barsAreChosen();
};

void TestScatter::showsEverythingAtFirst() {
    ScatterView view;
    display(view);
    view.setData(sample());
    for (const ScatterData::Point& point : view.data().points) QVERIFY(view.range().contains(point.x, point.y));
    QVERIFY(view.range().right() > 70); // the limit too
    view.setReference(ScatterData::Point{65, 200, ~0U});
    view.fit();
    QVERIFY(view.range().contains(65, 200));
    view.setReference(ScatterData::Point{500, 200, ~0U}); // far beyond the limit: named elsewhere
    view.fit();
    QVERIFY(view.range().right() < 100);
    view.setData({});
    view.repaint(); // nothing to show
    QVERIFY(!view.pointAt({100, 100}));
}

void TestScatter::arrowsWalkTheFront() {
    ScatterView view;
    display(view);
    view.setData(sample());
    view.setSummary(u"all"_s);
    QCOMPARE(view.accessibleDescription(), u"all"_s);
    QSignalSpy selected(&view, &ScatterView::pointSelected), activated(&view, &ScatterView::activated);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(0));
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(5));
    QCOMPARE(view.accessibleDescription(), u"point 5"_s);
    QTest::keyClick(&view, Qt::Key_Up); // faster
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(10));
    QTest::keyClick(&view, Qt::Key_End);
    QTest::keyClick(&view, Qt::Key_Right); // no further
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(45));
    QCOMPARE(selected.size(), 4);
    view.select(12); // off the front: to its nearest member
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(10));
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.front().front().toUInt(), 10u);
}

void TestScatter::clicksChoose() {
    ScatterView view;
    display(view);
    view.setData(sample());
    QSignalSpy selected(&view, &ScatterView::pointSelected), activated(&view, &ScatterView::activated);
    const QPoint at = view.positionOf(25, 115).toPoint(); // point 15
    QTest::mouseClick(&view, Qt::LeftButton, {}, at);
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(15));
    QTest::mouseDClick(&view, Qt::LeftButton, {}, at);
    QCOMPARE(activated.size(), 1);
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.positionOf(25, 80).toPoint()); // nothing there
    QCOMPARE(view.selected(), std::optional<std::uint32_t>(15));
    view.select(99);
    QVERIFY(!view.selected());
}

void TestScatter::zoomsAndPans() {
    ScatterView view;
    display(view);
    view.setData(sample());
    const QRectF all = view.range();
    const QPointF about = view.positionOf(20, 80);
    QWheelEvent wheel(about, view.mapToGlobal(about), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &wheel);
    QVERIFY(view.range().width() < all.width() && view.range().height() < all.height());
    QVERIFY((view.positionOf(20, 80) - about).manhattanLength() < 1e-6); // held under the pointer
    const QRectF near = view.range();
    view.pan({-50, 0});
    QVERIFY(view.range().left() > near.left());
    QCOMPARE(view.range().width(), near.width());
    view.pan({1e6, -1e6}); // no further than what there is
    QVERIFY(std::abs(view.range().left() - all.left()) < 1e-9 && std::abs(view.range().top() - all.top()) < 1e-9);
    QTest::keyClick(&view, Qt::Key_0);
    QCOMPARE(view.range(), all);
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.range().width() < all.width());
    view.zoom(0.001, {100, 100});
    QCOMPARE(view.range(), all);
    view.zoom(4, view.positionOf(10, 100));
    view.select(45); // comes into sight
    QVERIFY(view.range().contains(55, 145));
    view.setData(sample()); // the same again: the range stays
    QVERIFY(view.range() != all);
}

void TestScatter::filteredPointsArePale() {
    ScatterView view;
    display(view);
    view.setData(sample());
    const auto pixel = [&] { return view.grab().toImage().pixelColor(view.positionOf(11, 50).toPoint()); }; // point 1
    const QColor usual = pixel();
    const std::vector<std::uint32_t> others = {0, 5};
    view.setHighlighted(&others);
    QVERIFY(pixel() != usual);
    view.setHighlighted(nullptr);
    QCOMPARE(pixel(), usual);
}

void TestScatter::copies() {
    ScatterView view;
    display(view);
    view.setData(sample());
    const QStringList lines = view.tsv().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 51);
    QCOMPARE(lines[0], u"Memory (GiB)\tSpeed"_s);
    QCOMPARE(lines[1], u"10\t100"_s);
    view.copyPicture();
    QVERIFY(!QApplication::clipboard()->pixmap().isNull());
}

void TestScatter::barsAreChosen() {
    ReasonBars bars;
    ReasonBarsData data;
    data.whole = 100;
    data.rows = {{u"Out of memory"_s, 80, false}, {u"by far"_s, 60, true}, {u"Budget"_s, 20, false}};
    data.description = u"two reasons"_s;
    bars.setData(data);
    display(bars);
    QSignalSpy chosen(&bars, &ReasonBars::chosen);
    QCOMPARE(bars.accessibleDescription(), u"two reasons"_s);
    QTest::mouseClick(&bars, Qt::LeftButton, {}, bars.rowRect(2).center().toPoint());
    QCOMPARE(bars.selected(), 2);
    QVERIFY(bars.accessibleDescription().startsWith(u"Budget: 20"_s));
    QTest::keyClick(&bars, Qt::Key_Up);
    QCOMPARE(bars.selected(), 1);
    QCOMPARE(chosen.size(), 2);
    QVERIFY(bars.tsv().contains(u"Out of memory\t80\t80\n"_s));
    bars.setData({});
    QCOMPARE(bars.selected(), -1);
    QTest::keyClick(&bars, Qt::Key_Down); // nothing there
    QCOMPARE(bars.selected(), -1);
}

QTEST_MAIN(TestScatter)
#include "test_scatter.moc"
