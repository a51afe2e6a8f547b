// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

namespace fivefold {

const std::vector<SpokenLanguage>& spokenLanguages() {
    static const std::vector<SpokenLanguage> kLanguages = {
        {QStringLiteral("English"), QStringLiteral("en")},
        {QStringLiteral("\u7b80\u4f53\u4e2d\u6587"), QStringLiteral("zh_CN")},
        {QStringLiteral("\u65e5\u672c\u8a9e"), QStringLiteral("ja")},
        {QStringLiteral("Deutsch"), QStringLiteral("de")},
        {QStringLiteral("Fran\u00e7ais"), QStringLiteral("fr")},
    };
    return kLanguages;
}

QString withoutAccessKey(QString text) {
    if (const qsizetype at = text.indexOf(QLatin1String("(&")); at >= 0 && text.indexOf(u')', at) == at + 3) text.remove(at, 4);
    return text.remove(u'&');
}

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
