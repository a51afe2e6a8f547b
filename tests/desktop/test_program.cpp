// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/// The program as a process: what it answers without a display, and its picture of itself.
class TestProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void versionAndHelpNeedNoDisplay();
    void missingDisplayIsSaid();
    void unreachableDisplayIsSaid();
    void wrongOptionIsSaid();
    void takesItsPicture();

private:
    struct Answer {
        int code = -1;
        QString out;
        QString err;
    };
    static Answer run(const QStringList& arguments, const QString& platform, const QString& display = {}) {
        QTemporaryDir home;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(QLatin1String(name));
        if (!platform.isEmpty()) environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        if (!display.isEmpty()) environment.insert(QStringLiteral("DISPLAY"), display);
        environment.insert(QStringLiteral("HOME"), home.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(FIVEFOLD_PROGRAM), arguments);
        if (!process.waitForFinished(30'000) || process.exitStatus() != QProcess::NormalExit) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }
};

void TestProgram::versionAndHelpNeedNoDisplay() {
    const Answer version = run({QStringLiteral("--version")}, {});
    QCOMPARE(version.code, 0);
    QVERIFY(version.out.startsWith(QStringLiteral("fivefold ")));
    const Answer help = run({QStringLiteral("--help")}, {});
    QCOMPARE(help.code, 0);
    QVERIFY(help.out.contains(QStringLiteral("--language")));
    QVERIFY(!help.out.contains(QStringLiteral("--screenshot")));
}

void TestProgram::missingDisplayIsSaid() {
    const Answer answer = run({}, {});
    QCOMPARE(answer.code, 4);
    QVERIFY(answer.err.contains(QStringLiteral("no display")));
    QCOMPARE(answer.err.count(QLatin1Char('\n')), 1);
}

void TestProgram::unreachableDisplayIsSaid() {
    const Answer answer = run({}, {}, QStringLiteral(":4711"));
    QCOMPARE(answer.code, 4);
    QVERIFY(answer.err.contains(QStringLiteral("no display")));
}

void TestProgram::wrongOptionIsSaid() {
    const Answer answer = run({QStringLiteral("--nonsense")}, QStringLiteral("offscreen"));
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.err.contains(QStringLiteral("nonsense")));
}

void TestProgram::takesItsPicture() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("window.png"));
    const Answer answer =
        run({QStringLiteral("--screenshot"), file, QStringLiteral("--size"), QStringLiteral("1280x720")}, QStringLiteral("offscreen"));
    QCOMPARE(answer.code, 0);
    const QImage picture(file);
    QCOMPARE(picture.size(), QSize(1280, 720));
}

QTEST_GUILESS_MAIN(TestProgram)
#include "test_program.moc"
