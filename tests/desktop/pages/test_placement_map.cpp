// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/placement_map.h"
#include "app/desktop/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <ctime>

using namespace fivefold;
using namespace Qt::StringLiterals;

namespace {

PlacementMapData machines(std::int64_t ranks, std::int64_t node = 8, std::int64_t domain = 8) {
    PlacementMapData data;
    data.gpus_per_node = node;
    data.domain = domain;
    data.colors.resize(static_cast<std::size_t>(ranks));
    for (std::int64_t rank = 0; rank < ranks; ++rank) data.colors[static_cast<std::size_t>(rank)] = static_cast<std::uint8_t>(rank / node % Theme::kSeries);
    data.block = u"node %1"_s;
    data.group = [ranks, node](std::int64_t rank, std::vector<std::int64_t>& members) { // the same GPU of every node
        members.clear();
        for (std::int64_t member = rank % node; member < ranks; member += node) members.push_back(member);
    };
    data.description = [](std::int64_t rank) { return u"rank %1"_s.arg(rank); };
    data.table = [] { return u"rank\n0\n"_s; };
    return data;
}

void display(PlacementMap& map, QSize size = {700, 260}) {
    map.resize(size);
    map.show();
    QVERIFY(QTest::qWaitForWindowExposed(&map));
}

} // namespace

class TestPlacementMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        Theme::setDark(false);
    }

    void everyRankHasACellOfItsOwn_data() {
        QTest::addColumn<qint64>("ranks");
        QTest::addColumn<qint64>("node");
        QTest::addColumn<qint64>("domain");
        QTest::newRow("one GPU") << qint64{1} << qint64{1} << qint64{1};
        QTest::newRow("a node") << qint64{8} << qint64{8} << qint64{8};
        QTest::newRow("a broken node") << qint64{61} << qint64{8} << qint64{8};
        QTest::newRow("64 nodes") << qint64{512} << qint64{8} << qint64{8};
        QTest::newRow("16 384 GPUs") << qint64{16384} << qint64{8} << qint64{8};
        QTest::newRow("racks of 72") << qint64{576} << qint64{4} << qint64{72};
        QTest::newRow("racks of 64") << qint64{1024} << qint64{4} << qint64{64};
        QTest::newRow("domains in a node") << qint64{128} << qint64{16} << qint64{8};
        QTest::newRow("no NVLink") << qint64{64} << qint64{8} << qint64{1};
    }
    void everyRankHasACellOfItsOwn() {
        QFETCH(qint64, ranks);
        QFETCH(qint64, node);
        QFETCH(qint64, domain);
        PlacementMap map;
        display(map);
        PlacementMapData data = machines(ranks, node, domain);
        data.group = nullptr; // a ring around rank 0 only
        map.setData(data);
        QCOMPARE(map.ranks(), ranks);
        QCOMPARE(map.ranksPerCell(), 1);
        const QImage image = map.grab().toImage();
        for (std::int64_t rank = 0; rank < ranks; ++rank) {
            const QRectF cell = map.cellRect(rank);
            QVERIFY(!cell.isEmpty() && QRectF(map.rect()).contains(cell));
            QCOMPARE(map.rankAt(cell.center()), rank);
        }
        const QPointF corner = map.cellRect(ranks - 1).topLeft() + QPointF(0.5, 0.5); // clear of the number
        if (ranks > node) QCOMPARE(image.pixelColor(corner.toPoint()), Theme::series(map.data().colors.back(), map.palette()));
        QCOMPARE(map.rankAt({-5, 10}), -1);
        QCOMPARE(map.rankAt({10, 1e5}), -1);
    }

    void whatIsTooManyIsDrawnTogether() {
        PlacementMap map;
        display(map, {320, 160});
        map.setData(machines(1 << 20));
        QVERIFY(map.ranksPerCell() > 1);
        QVERIFY(!map.cellRect((1 << 20) - 1).isEmpty());
        QVERIFY(QRectF(map.rect()).contains(map.cellRect((1 << 20) - 1)));
        QVERIFY(!map.grab().isNull());
    }

    void keysWalkOverRanksNodesAndGroups() {
        PlacementMap map;
        display(map);
        map.setData(machines(64));
        QSignalSpy chosen(&map, &PlacementMap::rankSelected);
        QCOMPARE(map.selected(), 0);
        QTest::keyClick(&map, Qt::Key_Right);
        QCOMPARE(map.selected(), 1);
        QTest::keyClick(&map, Qt::Key_Down);
        QCOMPARE(map.selected(), 9);
        QCOMPARE(map.accessibleDescription(), u"rank 9"_s);
        QTest::keyClick(&map, Qt::Key_Right, Qt::ControlModifier); // along its group
        QCOMPARE(map.selected(), 17);
        QTest::keyClick(&map, Qt::Key_Left, Qt::ControlModifier);
        QTest::keyClick(&map, Qt::Key_Up);
        QTest::keyClick(&map, Qt::Key_Up); // there is no node above
        QCOMPARE(map.selected(), 1);
        QTest::keyClick(&map, Qt::Key_End);
        QCOMPARE(map.selected(), 63);
        QTest::keyClick(&map, Qt::Key_Home);
        QCOMPARE(map.selected(), 0);
        QVERIFY(chosen.size() >= 7);
        map.setData(machines(16));
        QTest::keyClick(&map, Qt::Key_End);
        map.setData(machines(8)); // fewer GPUs than before
        QCOMPARE(map.selected(), 7);
        map.setData({});
        QCOMPARE(map.selected(), -1);
        QTest::keyClick(&map, Qt::Key_Right);
        QVERIFY(!map.grab().isNull());
    }

    void pointerShowsAndChoosesRanks() {
        PlacementMap map;
        display(map);
        map.setData(machines(64));
        QSignalSpy hovered(&map, &PlacementMap::rankHovered);
        const QImage before = map.grab().toImage();
        QTest::mouseMove(&map, map.cellRect(20).center().toPoint());
        QTRY_COMPARE(hovered.size(), 1);
        QCOMPARE(hovered.front().front().toLongLong(), 20);
        QVERIFY(map.grab().toImage() != before); // the group of rank 20 is outlined
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.cellRect(33).center().toPoint());
        QCOMPARE(map.selected(), 33);
        QTest::keyClick(&map, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"rank\n0\n"_s);
    }

    void zoomsAndPans() {
        PlacementMap map;
        display(map);
        map.setData(machines(16384));
        const QPointF at = map.cellRect(9000).center();
        const double cell = map.cellRect(9000).width();
        QWheelEvent wheel(at, map.mapToGlobal(at), {}, {0, 8 * 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&map, &wheel);
        QVERIFY(map.zoom() > 5);
        QVERIFY(map.cellRect(9000).width() > 4 * cell);
        QVERIFY(QLineF(map.cellRect(9000).center(), at).length() < 2 * map.cellRect(9000).width()); // where it was, but for rounded sizes
        QCOMPARE(map.rankAt(map.cellRect(9000).center()), 9000);
        // A drag moves, a click chooses.
        QSignalSpy chosen(&map, &PlacementMap::rankSelected);
        const QPoint from(300, 120), to(220, 90);
        const std::int64_t grabbed = map.rankAt(from);
        const QPointF before = map.cellRect(9000).center();
        QTest::mousePress(&map, Qt::LeftButton, {}, from);
        QTest::mouseMove(&map, {250, 100});
        QTest::mouseMove(&map, to);
        QTest::mouseRelease(&map, Qt::LeftButton, {}, to);
        QCOMPARE(chosen.size(), 0);
        QCOMPARE(map.cellRect(9000).center() - before, QPointF(to - from));
        if (grabbed >= 0) QCOMPARE(map.rankAt(to), grabbed);
        // Keys bring the chosen rank into sight.
        QTest::keyClick(&map, Qt::Key_End);
        QVERIFY(QRectF(map.rect()).contains(map.cellRect(16383)));
        QTest::keyClick(&map, Qt::Key_Home);
        QVERIFY(QRectF(map.rect()).contains(map.cellRect(0)));
        for (int i = 0; i < 40; ++i) QTest::keyClick(&map, Qt::Key_Plus);
        QVERIFY(QRectF(map.rect()).contains(map.cellRect(0).center()));
        QVERIFY(!map.grab().isNull());
        QTest::keyClick(&map, Qt::Key_0);
        QCOMPARE(map.zoom(), 1.0);
        QCOMPARE(map.cellRect(9000).width(), cell);
        QTest::keyClick(&map, Qt::Key_Minus);
        QCOMPARE(map.zoom(), 1.0);
        QTest::keyClick(&map, Qt::Key_Plus);
        map.setData(machines(64)); // another cluster is seen as a whole
        QCOMPARE(map.zoom(), 1.0);
    }

    void followsThePalette() {
        PlacementMap map;
        display(map);
        map.setData(machines(60));
        const QImage light = map.grab().toImage();
        Theme::setDark(true);
        QCoreApplication::processEvents();
        QVERIFY(map.grab().toImage() != light);
        Theme::setDark(false);
    }

    void sixteenThousandGpusTakeLessThanAFrame() {
        PlacementMap map;
        display(map, {900, 400});
        const PlacementMapData data = machines(16384);
        std::vector<double> anew, moved;
        const auto took = [](auto work) {
            const std::clock_t before = std::clock(); // CPU time: other programs of the machine do not count
            work();
            return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        };
        for (int i = 0; i < 21; ++i) {
            anew.push_back(took([&] {
                map.setData(data);
                QCoreApplication::processEvents();
            }));
            moved.push_back(took([&] { // its group has 2048 ranks
                map.setSelected((i * 77 + 1) % 16384);
                QCoreApplication::processEvents();
            }));
        }
        for (std::vector<double>* times : {&anew, &moved}) std::nth_element(times->begin(), times->begin() + 10, times->end());
        qInfo("new data %.2f ms, another rank %.2f ms", anew[10], moved[10]);
        QVERIFY(anew[10] < FIVEFOLD_FRAME_BUDGET_MS);
        QVERIFY(moved[10] < FIVEFOLD_FRAME_BUDGET_MS);
    }
};

QTEST_MAIN(TestPlacementMap)
#include "test_placement_map.moc"
