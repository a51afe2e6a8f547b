// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

namespace {

struct Message {
    QString context, source;
    QStringList translations; ///< one, or one for each plural form
    bool plural = false, unfinished = false, gone = false;
};

QList<Message> read(const QString& language) {
    QFile file(QStringLiteral(FIVEFOLD_TRANSLATIONS) + QStringLiteral("/fivefold_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        else if (xml.name() == QLatin1String("message")) {
            messages.append({context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), false, false});
        } else if (xml.name() == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            const auto type = xml.attributes().value(QLatin1String("type"));
            messages.last().unfinished = type == QLatin1String("unfinished");
            messages.last().gone = type == QLatin1String("vanished") || type == QLatin1String("obsolete");
            if (!messages.last().plural) messages.last().translations = {xml.readElementText()};
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.last().translations.append(xml.readElementText());
        }
    }
    if (xml.hasError()) qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(xml.errorString()));
    return messages;
}

/// The places for values, sorted. That of a count may be left out of a plural form: "one file".
QStringList placeholders(const QString& text) {
    static const QRegularExpression kPlace(QStringLiteral("%L?\\d|\\{[a-z_0-9]+\\}"));
    QStringList found;
    for (auto match = kPlace.globalMatch(text); match.hasNext();) found.append(match.next().captured());
    found.removeDuplicates(); // one value may be said twice
    found.sort();
    return found;
}

qsizetype accessKeys(QString text) {
    static const QRegularExpression kKey(QStringLiteral("&[^&\\s]"));
    if (text.contains(QLatin1Char('<'))) return 0; // marked-up text has entities
    return text.remove(QStringLiteral("&&")).count(kKey);
}

} // namespace

/// Every language says everything, with the same places for values and the same access keys.
class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void complete_data();
    void complete();
};

void TestTranslations::complete_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "en", "fr", "ja", "zh_CN"}) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTranslations::complete() {
    QFETCH(QString, language);
    const QList<Message> messages = read(language);
    QVERIFY(messages.size() > (language == QStringLiteral("en") ? 10 : 1000));
    static const QRegularExpression kGuess(QStringLiteral("\\{\\d[^}]*\\}")); // "{1 %2 ?}", where a similar text was translated before
    QStringList problems;
    for (const Message& message : messages) {
        const QString where = QStringLiteral("%1: '%2'").arg(message.context, message.source.left(60));
        if (message.gone) problems.append(where + QStringLiteral(" is no longer said"));
        if (message.gone) continue;
        if (message.unfinished || message.translations.isEmpty()) problems.append(where + QStringLiteral(" is unfinished"));
        for (const QString& text : message.translations) {
            if (text.isEmpty()) problems.append(where + QStringLiteral(" is empty"));
            if (text.contains(kGuess) && !message.source.contains(kGuess)) problems.append(where + QStringLiteral(" is a guess of lupdate: ") + text);
            if (placeholders(text) != placeholders(message.source)) problems.append(where + QStringLiteral(" has other places for values: ") + text);
            if (accessKeys(text) != accessKeys(message.source)) problems.append(where + QStringLiteral(" has another access key: ") + text);
        }
    }
    QVERIFY2(problems.isEmpty(), qPrintable(QStringLiteral("%1 problems:\n").arg(problems.size()) + problems.mid(0, 20).join(QLatin1Char('\n'))));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "test_translations.moc"
