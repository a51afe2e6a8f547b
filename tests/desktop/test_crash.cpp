// SPDX-License-Identifier: Apache-2.0
// The program killed at random moments while it is edited and saved: the saved file is always whole, and the session comes back.
// FIVEFOLD_KILLS asks for more than the usual few.
#include "app/desktop/session.h"
#include "tests/desktop/window_fixture.h"

#include "core/formats/plan_file.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>

#include <cstdio>
#include <set>

using namespace fivefold;

namespace {

constexpr int kSessionMs = 20;
constexpr int kSavingMs = 100; ///< of a run that goes on without saving

/// Two of three runs have unsaved work at their end, which must come back; the third saves to the last.
bool endsUnsaved(int run) { return run % 3 != 0; }

QByteArray digest(const std::string& text) {
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha1).toHex();
}

/// Edits and saves without end, and tells of each plan; says "kept" once unsaved work lies in the session's file.
int editWithoutEnd(const QString& folder, int run) {
    test::isolateSettings(folder);
    MainWindow window(std::make_shared<const Catalogue>(load_catalogue()));
    Document& document = window.document();
    Session session(document, folder, kSessionMs);
    window.show();
    QRandomGenerator random(static_cast<quint32>(run));
    QElapsedTimer age;
    age.start();
    bool told = false;
    QTimer work;
    QObject::connect(&work, &QTimer::timeout, &window, [&] {
        constexpr Knob knobs[] = {Knob::tp, Knob::pp, Knob::micro_batch, Knob::zero, Knob::recompute, Knob::vpp};
        const Knob knob = knobs[random.bounded(6)];
        const std::vector<std::int64_t> values = valid_values(document.plan(), knob, {});
        if (values.empty()) return;
        const std::int64_t value = values[random.bounded(static_cast<quint32>(values.size()))];
        document.moveKnob(knob, value, document.newGroup());
        std::printf("%s\n", digest(document.text()).constData());
        std::fflush(stdout);
        if (!endsUnsaved(run) || age.elapsed() < kSavingMs) {
            if (random.bounded(3) == 0) document.save(folder + QStringLiteral("/plan.json"));
        } else if (!told && document.isModified() && QFile::exists(folder + QStringLiteral("/session.json"))) {
            told = true;
            std::printf("kept\n");
            std::fflush(stdout);
        }
    });
    work.start(1);
    return QApplication::exec();
}

} // namespace

class TestCrash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedWhileEditing();
};

void TestCrash::killedWhileEditing() {
    QTemporaryDir folder;
    test::isolateSettings(folder.path());
    const int kills = qEnvironmentVariableIsSet("FIVEFOLD_KILLS") ? qEnvironmentVariableIntValue("FIVEFOLD_KILLS") : 6;
    QRandomGenerator random(7);
    const auto catalogue = std::make_shared<const Catalogue>(load_catalogue());
    std::set<QByteArray> told;
    int restored = 0, saved = 0;
    for (int kill = 0; kill < kills; ++kill) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), folder.path(), QString::number(kill)});
        QByteArray output;
        while (output.isEmpty() || (endsUnsaved(kill) && !output.contains("kept"))) { // it edits
            QVERIFY(child.waitForReadyRead(20'000));
            output += child.readAllStandardOutput();
        }
        QTest::qWait(random.bounded(10, 400));
        child.kill();
        QVERIFY(child.waitForFinished(20'000));
        output += child.readAllStandardOutput();
        for (const QByteArray& line : output.split('\n')) told.insert(line.trimmed());

        if (QFile file(folder.filePath(QStringLiteral("plan.json"))); file.open(QIODevice::ReadOnly)) {
            const std::string text = file.readAll().toStdString();
            const LoadedPlan loaded = read_plan(text, *catalogue); // throws when it is not whole
            QVERIFY(told.contains(digest(write_plan(loaded.plan, loaded.unknown_members))));
            ++saved;
        }
        Document document(catalogue);
        Session session(document, folder.path());
        const bool back = session.restore();
        QVERIFY(back || !endsUnsaved(kill));
        if (back) {
            QVERIFY2(told.contains(digest(document.text())), "the session holds a plan that never was");
            ++restored;
        }
        session.end();
    }
    qInfo("%d kills, saved file whole %d times, session back %d times", kills, saved, restored);
    QVERIFY(saved > 0);
    QVERIFY(restored > kills / 2); // not after a save with nothing after it
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--edit")) return editWithoutEnd(arguments[2], arguments[3].toInt());
    TestCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_crash.moc"
