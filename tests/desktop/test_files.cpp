// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/message_bar.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/session.h"
#include "core/plan/rules.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTimer>

using namespace fivefold;
using namespace fivefold::test;

/// Opening, saving, dropping, and what must never be lost.
class TestFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unreadableFileChangesNothing_data();
    void unreadableFileChangesNothing();
    void unreadableFileAsksNothing();
    void savedPlanReadsBack();
    void unknownMembersSurvive();
    void configJsonReplacesModelOnly();
    void droppedFileOpens();
    void launchFileBecomesPlan();
    void droppedFilesAreOnePlan();
    void recentFilesAreListed();
    void closingAsksAboutChanges();
    void sessionComesBack();
    void pinsComeBack();

private:
    static QByteArray config() {
        return R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 2048, "intermediate_size": 8192,
                   "num_hidden_layers": 16, "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 128256,
                   "max_position_embeddings": 131072, "tie_word_embeddings": true, "hidden_act": "silu", "rms_norm_eps": 1e-05,
                   "rope_theta": 500000.0})";
    }
};

void TestFiles::unreadableFileChangesNothing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("truncated") << config().left(120);
    QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01\x02PK\x03\x04", 9);
    QTest::newRow("list") << QByteArray("[1, 2, 3]");
    QTest::newRow("number") << QByteArray("42");
    QTest::newRow("empty object") << QByteArray("{}");
    QTest::newRow("zero size") << QByteArray(config()).replace("2048", "0");
    QTest::newRow("negative layers") << QByteArray(config()).replace(": 16", ": -16");
    QTest::newRow("huge") << QByteArray(config()).replace("128256", "1e308");
    QTest::newRow("wrong type") << QByteArray(config()).replace("32,", "\"many\",");
    QTest::newRow("not a number") << QByteArray(config()).replace("500000.0", "NaN");
    QTest::newRow("deep") << QByteArray(100'000, '[');
    QTest::newRow("5 MB") << QByteArray(5'000'000, ' ');
    QTest::newRow("plan without model") << QByteArray(R"({"fivefold_plan": 1, "layout": {"tp": 8}})");
    QTest::newRow("plan of the future") << QByteArray(R"({"fivefold_plan": 999, "model": "llama-3.1-70b"})");
}

void TestFiles::unreadableFileChangesNothing() {
    QFETCH(QByteArray, text);
    WindowFixture fixture;
    QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
    const Plan before = fixture.plan();
    const ResultPtr result = fixture.document().result();
    const QString title = fixture.window().windowTitle();
    QVERIFY(!fixture.window().openFile(fixture.write(QStringLiteral("broken.json"), text)));
    QVERIFY(fixture.plan() == before);
    QVERIFY(fixture.document().result() == result);
    QCOMPARE(fixture.window().windowTitle(), title);
    QVERIFY(fixture.document().undoStack().canUndo());
    const auto* bar = fixture.find<MessageBar>("messageBar");
    QVERIFY(bar->isVisible());
    QVERIFY2(bar->text().startsWith(QStringLiteral("broken.json was not opened: ")), qPrintable(bar->text()));
    QVERIFY(bar->text().size() > 40);
    QVERIFY(!bar->text().contains(QLatin1Char('\n')));
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QTest::mouseClick(fixture.find<QAbstractButton>("messageBar.close"), Qt::LeftButton);
    QVERIFY(!bar->isVisible());
    fixture.document().undoStack().setClean();
}

void TestFiles::unreadableFileAsksNothing() {
    WindowFixture fixture;
    QVERIFY(!fixture.window().openFile(fixture.path(QStringLiteral("nowhere.json"))));
    QVERIFY(fixture.find<MessageBar>("messageBar")->text().contains(QStringLiteral("no such file")));
    QVERIFY(!fixture.window().openFile(fixture.path(QString())));
    QVERIFY(fixture.find<MessageBar>("messageBar")->isVisible());
}

void TestFiles::savedPlanReadsBack() {
    WindowFixture fixture;
    QVERIFY(fixture.document().moveKnob(Knob::pp, 2, 1));
    QVERIFY(fixture.document().isModified());
    const Plan plan = fixture.plan();
    const QString path = fixture.path(QStringLiteral("saved.json"));
    QVERIFY(fixture.document().save(path));
    QVERIFY(!fixture.document().isModified());
    QVERIFY(fixture.window().windowTitle().contains(QStringLiteral("saved.json")));
    fixture.trigger("action.new");
    QVERIFY(fixture.plan() != plan);
    QVERIFY(fixture.window().openFile(path));
    QVERIFY(fixture.plan() == plan);
    QVERIFY(!fixture.document().isModified());
    QVERIFY(!fixture.document().undoStack().canUndo());
}

void TestFiles::unknownMembersSurvive() {
    WindowFixture fixture;
    QByteArray text = QByteArray::fromStdString(fixture.document().text());
    text.replace(text.indexOf('{'), 1, "{\"from_the_future\": {\"answer\": 42},");
    QVERIFY(fixture.window().openFile(fixture.write(QStringLiteral("future.json"), text)));
    QVERIFY(fixture.find<MessageBar>("messageBar")->text().contains(QStringLiteral("from_the_future")));
    QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
    QVERIFY(QByteArray::fromStdString(fixture.document().text()).contains("\"answer\": 42"));
    fixture.document().undoStack().setClean();
}

void TestFiles::configJsonReplacesModelOnly() {
    WindowFixture fixture;
    const Plan before = fixture.plan();
    QVERIFY(fixture.window().openFile(fixture.write(QStringLiteral("config.json"), config())));
    QCOMPARE(fixture.plan().model.hidden, 2048);
    QCOMPARE(fixture.plan().model.layers, 16);
    QVERIFY(fixture.plan().cluster == before.cluster);
    QVERIFY(is_valid(fixture.plan()));
    QVERIFY(fixture.find<QLabel>("setup.model.size")->text().contains(QStringLiteral("1.24")));
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == before);
}

void TestFiles::droppedFileOpens() {
    WindowFixture fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fixture.write(QStringLiteral("config.json"), config()))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window(), &drop);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.plan().model.hidden, 2048, 20'000);
    fixture.document().undoStack().setClean();
}

void TestFiles::launchFileBecomesPlan() {
    WindowFixture fixture;
    QVERIFY(fixture.window().openFile(QStringLiteral(FIVEFOLD_TEST_DATA "/launch/qwen-7b.nanotron.yaml")));
    QCOMPARE(fixture.plan().layout.dp, 4);
    QCOMPARE(fixture.plan().model.hidden, 3584);
    QVERIFY(fixture.document().filePath().isEmpty()); // saving must not overwrite the launch file
    const QString text = fixture.find<MessageBar>("messageBar")->text();
    QVERIFY2(text.startsWith(QStringLiteral("qwen-7b.nanotron.yaml")) && text.contains(QStringLiteral("cluster.gpu = ")), qPrintable(text));
    QVERIFY(!fixture.window().openFile(fixture.write(QStringLiteral("broken.yaml"), "parallelism:\n  dp: two\n")));
    QVERIFY(fixture.find<MessageBar>("messageBar")->text().contains(QStringLiteral("line 2: parallelism.dp")));
    QCOMPARE(fixture.plan().layout.dp, 4);
    fixture.document().undoStack().setClean();
}

void TestFiles::droppedFilesAreOnePlan() {
    WindowFixture fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fixture.write(QStringLiteral("config.json"), config())),
                  QUrl::fromLocalFile(QStringLiteral(FIVEFOLD_TEST_DATA "/launch/fsdp.accelerate.yaml"))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window(), &enter);
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window(), &drop);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.plan().model.hidden, 2048, 20'000);
    QCOMPARE(fixture.plan().layout.tp, 4);
    QCOMPARE(fixture.plan().cluster.nodes, 4);
    fixture.document().undoStack().setClean();
}

void TestFiles::recentFilesAreListed() {
    WindowFixture fixture;
    for (int i = 0; i < 12; ++i)
        QVERIFY(fixture.window().openFile(
            fixture.write(QStringLiteral("plan%1.json").arg(i), QByteArray::fromStdString(fixture.document().text()))));
    auto* menu = fixture.find<QMenu>("menu.recent");
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 9);
    QVERIFY(menu->actions().first()->text().startsWith(QStringLiteral("&1 ")));
    QVERIFY(menu->actions().first()->text().endsWith(QStringLiteral("plan11.json")));
    menu->actions().at(3)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.document().filePath().endsWith(QStringLiteral("plan8.json")), 20'000);
}

void TestFiles::closingAsksAboutChanges() {
    WindowFixture fixture;
    QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
    int asked = 0;
    const auto answer = [&](QMessageBox::StandardButton button) {
        QTimer::singleShot(0, &fixture.window(), [&asked, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            ++asked;
            box->button(button)->click();
        });
    };
    answer(QMessageBox::Cancel);
    QVERIFY(!fixture.window().close());
    QCOMPARE(asked, 1);
    QVERIFY(fixture.window().isVisible());
    answer(QMessageBox::Discard);
    QVERIFY(fixture.window().close());
    QCOMPARE(asked, 2);
}

void TestFiles::sessionComesBack() {
    WindowFixture fixture;
    QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
    const Plan plan = fixture.plan();
    {
        Session session(fixture.document(), fixture.path(QStringLiteral("session")));
        Q_EMIT fixture.document().planChanged(); // the quiet time begins
        QTest::qWait(2500);
    } // no end(): as after a crash
    Document other(std::make_shared<const Catalogue>(load_catalogue()));
    Session next(other, fixture.path(QStringLiteral("session")));
    QVERIFY(next.restore());
    QVERIFY(other.plan() == plan);
    QVERIFY(other.isModified());
    next.end();
    QVERIFY(!next.restore());
    fixture.document().undoStack().setClean();
}

void TestFiles::pinsComeBack() {
    WindowFixture fixture;
    const QString folder = fixture.path(QStringLiteral("session"));
    const QString file = folder + QStringLiteral("/pins.json");
    const Plan first = fixture.plan();
    Pins& pins = fixture.document().pins();
    {
        Session session(fixture.document(), folder);
        QCOMPARE(session.restorePins(), 0);
        QVERIFY(pins.add(QStringLiteral("as it was"), first));
        QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
        QVERIFY(pins.add(QStringLiteral("„größer“, 更大"), fixture.plan()));
        pins.move(1, 0);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 10'000);
    } // no end(): as after a crash
    const Plan second = fixture.plan();
    const auto restore = [&](Document& document) {
        Session next(document, folder);
        const int restored = next.restorePins();
        next.end(); // in good order
        return restored;
    };
    for (int start = 0; start < 2; ++start) {
        Document other(std::make_shared<const Catalogue>(load_catalogue()));
        QCOMPARE(restore(other), 2);
        const auto& back = other.pins().list();
        QCOMPARE(back[0].name, QStringLiteral("„größer“, 更大"));
        QVERIFY(back[0].result->plan == second);
        QCOMPARE(back[1].name, QStringLiteral("as it was"));
        QVERIFY(back[1].result->plan == first);
    }
    { // a file that something else has written to: what can be read is pinned
        QFile spoilt(file);
        QVERIFY(spoilt.open(QIODevice::ReadOnly));
        QByteArray text = spoilt.readAll();
        spoilt.close();
        text.replace(text.indexOf("\"plan\""), 6, "\"nalp\"");
        fixture.write(QStringLiteral("session/pins.json"), text);
        Document other(std::make_shared<const Catalogue>(load_catalogue()));
        QCOMPARE(restore(other), 1);
        fixture.write(QStringLiteral("session/pins.json"), "not [JSON");
        Document another(std::make_shared<const Catalogue>(load_catalogue()));
        QCOMPARE(restore(another), 0);
    }
    { // none pinned any more: none comes back
        Document other(std::make_shared<const Catalogue>(load_catalogue()));
        Session session(other, folder);
        QVERIFY(other.pins().add(QStringLiteral("one"), first));
        other.pins().clear();
        session.end();
        QVERIFY(!QFile::exists(file));
    }
    fixture.document().undoStack().setClean();
}

QTEST_MAIN(TestFiles)
#include "test_files.moc"
