// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/export_dialog.h"
#include "tests/desktop/window_fixture.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace fivefold;
using namespace fivefold::test;

/// Launch files: shown, written, never over others unasked.
class TestExportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void menuOpensDialog();
    void writesWhatItShows();
    void offersEveryTargetAndLauncher();
    void impossiblePlanSaysWhy();
    void keepsExistingFiles();
    void saysWhyFolderFails();
};

namespace {

template <class Control>
Control* part(QDialog& dialog, const char* name) {
    auto* control = dialog.findChild<Control*>(QLatin1String(name));
    if (control == nullptr) qFatal("there is no control %s", name);
    return control;
}

} // namespace

void TestExportDialog::menuOpensDialog() {
    WindowFixture fixture;
    fixture.trigger("action.export");
    auto* dialog = fixture.find<ExportDialog>("exportDialog");
    QVERIFY(dialog->isVisible());
    QVERIFY(part<QListWidget>(*dialog, "export.files")->count() >= 1);
    QVERIFY(!part<QPlainTextEdit>(*dialog, "export.text")->toPlainText().isEmpty());
    dialog->reject();
}

void TestExportDialog::writesWhatItShows() {
    WindowFixture fixture;
    QVERIFY(fixture.document().moveKnob(Knob::vpp, 1, 1)); // nanotron knows no virtual stages
    for (const ExportTarget target : {ExportTarget::megatron, ExportTarget::nanotron, ExportTarget::bridge}) {
        const QString folder = fixture.path(QLatin1String(export_target_name(target)));
        ExportDialog dialog(fixture.document().result(), folder, &fixture.window());
        auto* targets = part<ChoiceBox>(dialog, "export.target");
        targets->showValue(static_cast<std::int64_t>(target));
        Q_EMIT targets->activated(targets->currentIndex());
        auto* list = part<QListWidget>(dialog, "export.files");
        QVERIFY2(list->count() >= 2, qPrintable(part<QLabel>(dialog, "export.findings")->text()));
        QHash<QString, QString> shown;
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            shown.insert(list->item(row)->text(), part<QPlainTextEdit>(dialog, "export.text")->toPlainText());
        }
        QSignalSpy written(&dialog, &ExportDialog::written);
        part<QPushButton>(dialog, "export.write")->click();
        QCOMPARE(written.size(), 1);
        for (auto it = shown.cbegin(); it != shown.cend(); ++it) {
            QFile file(QDir(folder).filePath(it.key()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(QString::fromUtf8(file.readAll()), it.value());
        }
    }
}

void TestExportDialog::offersEveryTargetAndLauncher() {
    WindowFixture fixture;
    QVERIFY(fixture.document().moveKnob(Knob::vpp, 1, 1));
    ExportDialog dialog(fixture.document().result(), fixture.path(QStringLiteral("launch")), &fixture.window());
    auto* targets = part<ChoiceBox>(dialog, "export.target");
    auto* launchers = part<ChoiceBox>(dialog, "export.launcher");
    QCOMPARE(targets->count(), static_cast<int>(kExportTargets.size()));
    QCOMPARE(launchers->count(), static_cast<int>(kLaunchers.size()));
    for (const ExportTarget target : kExportTargets) {
        targets->showValue(static_cast<std::int64_t>(target));
        for (const Launcher launcher : kLaunchers) {
            launchers->showValue(static_cast<std::int64_t>(launcher));
            Q_EMIT launchers->activated(launchers->currentIndex());
            auto* list = part<QListWidget>(dialog, "export.files");
            const QString findings = part<QLabel>(dialog, "export.findings")->text();
            QVERIFY2(list->count() >= 2 || findings.contains(QStringLiteral("Not possible")), export_target_name(target));
            const char* endings[] = {".sbatch", ".sky.yaml", ".trainjob.yaml"};
            if (list->count() >= 2) QVERIFY(list->item(list->count() - 1)->text().endsWith(QLatin1String(endings[static_cast<int>(launcher)])));
            QVERIFY(!findings.contains(QLatin1Char('{')));
        }
    }
}

void TestExportDialog::impossiblePlanSaysWhy() {
    WindowFixture fixture;
    QVERIFY(fixture.plan().layout.vpp > 1);
    ExportDialog dialog(fixture.document().result(), fixture.path(QStringLiteral("launch")), &fixture.window());
    auto* targets = part<ChoiceBox>(dialog, "export.target");
    targets->showValue(static_cast<std::int64_t>(ExportTarget::nanotron));
    Q_EMIT targets->activated(targets->currentIndex());
    QVERIFY(part<QLabel>(dialog, "export.findings")->text().contains(QStringLiteral("Not possible")));
    QVERIFY(!part<QPushButton>(dialog, "export.write")->isEnabled());
    QVERIFY(!part<QLabel>(dialog, "export.status")->text().isEmpty());
}

void TestExportDialog::keepsExistingFiles() {
    WindowFixture fixture;
    ExportDialog dialog(fixture.document().result(), fixture.path(QStringLiteral("launch")), &fixture.window());
    const QString name = part<QListWidget>(dialog, "export.files")->item(0)->text();
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("launch"))));
    const QString mine = fixture.write(QStringLiteral("launch/") + name, "mine");
    auto* write = part<QPushButton>(dialog, "export.write");
    write->click(); // made after the dialog looked
    QFile file(mine);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
    QVERIFY(!write->isEnabled());
    part<QCheckBox>(dialog, "export.replace")->setChecked(true);
    QVERIFY(write->isEnabled());
    write->click();
    QVERIFY(file.seek(0));
    QFile after(mine);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QVERIFY(after.readAll() != QByteArray("mine"));
}

void TestExportDialog::saysWhyFolderFails() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("file"), "x");
    ExportDialog dialog(fixture.document().result(), file + QStringLiteral("/below"), &fixture.window());
    dialog.show();
    QSignalSpy written(&dialog, &ExportDialog::written);
    part<QPushButton>(dialog, "export.write")->click();
    QCOMPARE(written.size(), 0);
    QVERIFY(part<QLabel>(dialog, "export.status")->text().startsWith(QStringLiteral("Not written")));
}

QTEST_MAIN(TestExportDialog)
#include "test_export_dialog.moc"
