// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace fivefold {

/// The interface's language: our own texts and Qt's. Keep it alive as long as the application.
class Language {
public:
    /// `name` is a locale such as "zh_CN"; empty: the settings' choice, else the system's. Sets the default QLocale too.
    explicit Language(const QString& name);

private:
    QTranslator ours_;
    QTranslator qts_;
};

} // namespace fivefold
