// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

#include <vector>

namespace fivefold {

/// A language of the interface, named in itself: whoever looks for one can read no other.
struct SpokenLanguage {
    QString name;
    QString locale;
};
[[nodiscard]] const std::vector<SpokenLanguage>& spokenLanguages();

/// A menu entry or button without its access key: "&Open", and "开启(&O)" where a script has no letters for it.
[[nodiscard]] QString withoutAccessKey(QString text);

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
