// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/main_window.h"

#include <QLocale>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace fivefold::test {

/// Settings and session files go to a folder of the test's own; numbers are written as `locale` writes them.
void isolateSettings(const QString& folder, const QLocale& locale = QLocale::c());

/// The real window, shown offscreen, with its knobs' ranges computed.
class WindowFixture {
public:
    explicit WindowFixture(const QLocale& locale = QLocale::c());

    [[nodiscard]] MainWindow& window() { return *window_; }
    [[nodiscard]] Document& document() { return window_->document(); }
    [[nodiscard]] const Plan& plan() { return document().plan(); }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const;

    /// The one control of that name; the test fails by its absence.
    template <class Control>
    Control* find(const char* name) {
        auto* control = window_->findChild<Control*>(QLatin1String(name));
        if (control == nullptr) qFatal("there is no control %s", name);
        return control;
    }
    /// Waits until the ranges of all knobs belong to the present plan.
    void settle();
    void trigger(const char* action);

private:
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace fivefold::test
