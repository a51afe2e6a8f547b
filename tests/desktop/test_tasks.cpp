// SPDX-License-Identifier: Apache-2.0
// What a new user wants, done by keys alone; the recorded keys and their number are printed. With FIVEFOLD_SCREENSHOTS=FOLDER the last
// screen of each task is kept.
#include "app/desktop/pages/search_page.h"
#include "app/desktop/pages/verdict_panel.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>

using namespace fivefold;
using fivefold::test::WindowFixture;

namespace {

/// Types like a person: into whatever has the focus.
class Person {
public:
    explicit Person(WindowFixture& fixture) : fixture_(fixture) { fixture.window().activateWindow(); }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        steps_.append(QKeySequence(key | static_cast<int>(modifiers)).toString());
        QTest::keyClick(target(), static_cast<Qt::Key>(key), modifiers);
    }
    void type(const QString& text) {
        steps_.append(QLatin1Char('"') + text + QLatin1Char('"'));
        QTest::keyClicks(target(), text);
    }
    /// A file dialog runs a loop of its own: `then` goes on inside it.
    void whenAsked(const QString& path) {
        QTimer::singleShot(200, &fixture_.window(), [this, path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return whenAsked(path); // not open yet
            answer(*dialog, path);
        });
    }
    void answer(QFileDialog& dialog, const QString& path) {
        steps_.append(QStringLiteral("the file's name"));
        steps_.append(QStringLiteral("Return"));
        if (dialog.acceptMode() == QFileDialog::AcceptOpen) {
            auto* line = dialog.findChild<QLineEdit*>();
            line->setText(path);
            QTest::keyClick(line, Qt::Key_Return);
            return;
        }
        // Set, not typed: the list of completions would take the keys, which offscreen cannot be told apart.
        dialog.selectFile(path);
        QMetaObject::invokeMethod(&dialog, "accept");
    }
    /// After a dialog the window has the keys again, which the offscreen platform does not see to.
    void back() {
        fixture_.window().activateWindow();
        QTest::qWait(50);
    }
    void done(const char* task) {
        qInfo("%s: %lld steps: %s", task, static_cast<long long>(steps_.size()), qPrintable(steps_.join(QStringLiteral(", "))));
        const QString folder = qEnvironmentVariable("FIVEFOLD_SCREENSHOTS");
        if (!folder.isEmpty()) QVERIFY(fixture_.window().grab().save(QDir(folder).filePath(QString::fromLatin1(task) + QStringLiteral(".png"))));
    }
    [[nodiscard]] qsizetype steps() const { return steps_.size(); }

private:
    [[nodiscard]] QWidget* target() {
        if (QWidget* dialog = QApplication::activeModalWidget()) return dialog->focusWidget() != nullptr ? dialog->focusWidget() : dialog;
        QWidget* focus = fixture_.window().focusWidget();
        return focus != nullptr ? focus : &fixture_.window();
    }

    WindowFixture& fixture_;
    QStringList steps_;
};

} // namespace

class TestTasks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void doesMyModelFit();
    void bestLayoutAndItsLaunchFile();
    void whyIsItSlow();
    void whatWouldTwiceTheNetworkBuy();
    void compareTwoLayouts();
};

void TestTasks::doesMyModelFit() {
    WindowFixture fixture;
    const QString config = fixture.write(
        QStringLiteral("config.json"),
        R"({"model_type":"llama","architectures":["LlamaForCausalLM"],"hidden_size":5120,"intermediate_size":13824,"num_hidden_layers":40,"num_attention_heads":40,"num_key_value_heads":40,"vocab_size":32000,"max_position_embeddings":4096})");
    Person person(fixture);
    person.whenAsked(config);
    person.press(Qt::Key_O, Qt::ControlModifier);
    QTRY_COMPARE(fixture.plan().model.layers, 40); // read beside the window
    person.back();
    person.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QApplication::activeModalWidget() != nullptr);
    person.type(QStringLiteral("nodes 2"));
    person.press(Qt::Key_Return);
    QCOMPARE(gpu_count(fixture.plan().cluster), 16);
    const QString verdict = fixture.find<VerdictPanel>("verdictPanel")->summary();
    QVERIFY2(verdict.contains(QStringLiteral("GiB")), qPrintable(verdict));
    QTest::qWait(600);
    person.done("does-it-fit");
    QVERIFY(person.steps() <= 6);
}

void TestTasks::bestLayoutAndItsLaunchFile() {
    WindowFixture fixture; // starts with Llama 3.1 70B on 64 H100
    Person person(fixture);
    const double before = fixture.document().result()->estimate.metrics.step_time.value();
    auto* page = fixture.find<SearchPage>("searchPage");
    QSignalSpy finished(page, &SearchPage::finished);
    person.press(Qt::Key_F5);
    QVERIFY(finished.wait(60'000));
    person.press(Qt::Key_Return); // the best is chosen already
    QVERIFY(fixture.document().result()->estimate.memory.fits());
    QVERIFY(fixture.document().result()->estimate.metrics.step_time.value() < before);
    person.press(Qt::Key_E, Qt::ControlModifier);
    const QString folder = fixture.path(QStringLiteral("launch"));
    fixture.find<QLineEdit>("export.folder")->setText(folder);
    QTest::qWait(300);
    person.press(Qt::Key_W, Qt::AltModifier);
    QTRY_VERIFY(QDir(folder).entryList(QDir::Files).size() > 0);
    person.done("best-layout");
    QVERIFY(person.steps() <= 4);
}

void TestTasks::whyIsItSlow() {
    WindowFixture fixture;
    fixture.document().moveKnob(Knob::pp, 16, 0);
    Person person(fixture);
    person.press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(fixture.find<QTabWidget>("pages")->currentWidget()->objectName() == QStringLiteral("stepPage"));
    const QString sentence = fixture.find<QLabel>("stepSentence")->text();
    QVERIFY2(sentence.contains(QStringLiteral("largest loss")), qPrintable(sentence));
    QTest::qWait(600);
    person.done("why-slow");
    QVERIFY(person.steps() <= 1);
}

void TestTasks::whatWouldTwiceTheNetworkBuy() {
    WindowFixture fixture;
    Person person(fixture);
    person.press(Qt::Key_6, Qt::ControlModifier);
    auto* table = fixture.find<QAbstractItemView>("scalingPurchases");
    QTRY_VERIFY(table->model()->rowCount() > 0);
    bool found = false;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        found = found || table->model()->index(row, 0).data().toString().contains(QStringLiteral("network bandwidth"));
    QVERIFY(found);
    QTest::qWait(600);
    person.done("twice-the-network");
    QVERIFY(person.steps() <= 1);
}

void TestTasks::compareTwoLayouts() {
    WindowFixture fixture;
    Person person(fixture);
    person.press(Qt::Key_D, Qt::ControlModifier);
    person.press(Qt::Key_Left); // the TP slider has the focus at the start
    QVERIFY(fixture.plan().layout.tp < 8);
    person.press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(fixture.document().pins().list().size(), std::size_t{2});
    person.press(Qt::Key_8, Qt::ControlModifier);
    QCOMPARE(fixture.find<QTabWidget>("pages")->currentWidget()->objectName(), QStringLiteral("comparePage"));
    QTest::qWait(600);
    const QString report = fixture.path(QStringLiteral("two.html"));
    fixture.find<QWidget>("compareReport")->setFocus();
    person.press(Qt::Key_Space);
    auto* dialog = fixture.find<QFileDialog>("reportDialog");
    person.answer(*dialog, report);
    QTRY_VERIFY(QFile::exists(report));
    person.done("compare-and-report");
    QVERIFY(person.steps() <= 7);
}

QTEST_MAIN(TestTasks)
#include "test_tasks.moc"
