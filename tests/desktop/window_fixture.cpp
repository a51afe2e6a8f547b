// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QFile>
#include <QSettings>

namespace fivefold::test {

void isolateSettings(const QString& folder, const QLocale& locale) {
    QCoreApplication::setOrganizationName(QStringLiteral("FivefoldTest"));
    QCoreApplication::setApplicationName(QStringLiteral("fivefold-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    QLocale::setDefault(locale);
}

WindowFixture::WindowFixture(const QLocale& locale) {
    isolateSettings(folder_.path(), locale);
    window_ = std::make_unique<MainWindow>(std::make_shared<const Catalogue>(load_catalogue()));
    window_->resize(1280, 720);
    window_->show();
    if (!QTest::qWaitForWindowExposed(window_.get())) qFatal("the window does not appear");
    settle();
}

void WindowFixture::settle() {
    QSignalSpy ready(&document().evaluator(), &Evaluator::rangesReady);
    document().evaluator().requestRanges(document().plan(), document().locks());
    if (ready.isEmpty() && !ready.wait(10'000)) qFatal("the ranges of the knobs do not arrive");
}

QString WindowFixture::write(const QString& name, const QByteArray& text) const {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write a test file");
    return file.fileName();
}

void WindowFixture::trigger(const char* action) { find<QAction>(action)->trigger(); }

} // namespace fivefold::test
