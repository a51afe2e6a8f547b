// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

namespace fivefold {

Language::Language(const QString& name) {
    const QString chosen = name.isEmpty() ? QSettings().value(QStringLiteral("language")).toString() : name;
    const QLocale locale = chosen.isEmpty() ? QLocale::system() : QLocale(chosen);
    QLocale::setDefault(locale);
    if (ours_.load(locale, QStringLiteral("fivefold"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&ours_);
    // Qt's own buttons only in a language that we speak: a window in two languages is worse than one in English.
    if (!ours_.isEmpty() &&
        qts_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts_);
}

} // namespace fivefold
