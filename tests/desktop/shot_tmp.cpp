#include "app/desktop/language.h"
#include "app/desktop/main_window.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/theme/theme.h"
#include <QApplication>
#include <QDockWidget>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTemporaryDir>
using namespace fivefold;
int main(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("FivefoldShot")); QCoreApplication::setApplicationName(QStringLiteral("shot"));
    QTemporaryDir dir; qputenv("XDG_DATA_HOME", dir.path().toUtf8());
    QSettings::setDefaultFormat(QSettings::IniFormat); QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, dir.path());
    QApplication app(argc, argv);
    const QString lang = QString::fromLocal8Bit(argv[1]), out = QString::fromLocal8Bit(argv[3]);
    const Language language(lang);
    Theme::apply(app);
    if (QByteArray(argv[2]) == "dark") Theme::setDark(true);
    if (qEnvironmentVariableIsSet("SHOT_PROBE")) QSettings().setValue(QStringLiteral("probe/program"), qEnvironmentVariable("SHOT_PROBE"));
    MainWindow window(std::make_shared<const Catalogue>(load_catalogue()));
    window.resize(1280, 720);
    window.showPage(9);
    window.show();
    auto* page = window.findChild<HardwarePage*>();
    QTest::qWait(1500);
    window.grab().save(out + QStringLiteral("-none.png"));
    if (argc > 4) {
        window.openFiles({QString::fromLocal8Bit(argv[4])});
        QTest::qWait(1000);
    } else {
        page->measure();
        QTest::qWait(2500);
        window.grab().save(out + QStringLiteral("-running.png"));
        while (page->session().activity() != ProbeSession::Activity::idle) QTest::qWait(100);
    }
    for (int tab = 0; tab < 6; ++tab) {
        page->showTab(static_cast<HardwarePage::Tab>(tab));
        QTest::qWait(300);
        window.grab().save(out + QStringLiteral("-tab") + QString::number(tab) + QStringLiteral(".png"));
    }
    page->showTab(HardwarePage::Tab::values);
    if (page->shown() != nullptr) page->useShown();
    QTest::qWait(1000);
    window.grab().save(out + QStringLiteral("-used.png"));
}
