// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/fold.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/theme/theme.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QTranslator>

using namespace fivefold;

namespace {

/// A language whose texts are two fifths longer than the English ones, as German's often are.
class LongLanguage : public QTranslator {
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        QString more;
        for (qsizetype i = 0; i < text.size() * 2 / 5; ++i) more += i % 6 == 0 ? QLatin1Char(' ') : QLatin1Char('e');
        return text + more;
    }
};

QString described(const QWidget& widget, const QString& text) {
    return QStringLiteral("%1 in %2: '%3'").arg(widget.objectName(), widget.parentWidget()->objectName(), text);
}

/// What of a text cannot be seen: too narrow, too low, or beyond the edge of what holds it.
QString problem(const QWidget& widget) {
    QString text;
    bool cut = false;
    if (widget.property("elides").toBool()) return {}; // says it in full in its tip
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr && !label->text().isEmpty()) {
        text = label->text();
        cut = label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1
                                : label->sizeHint().width() > label->width() + 1;
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget); button != nullptr && !button->text().isEmpty()) {
        text = button->text();
        cut = button->sizeHint().width() > button->width() + 1;
    }
    if (text.isEmpty()) return {};
    if (cut) return described(widget, text) + QStringLiteral(" is cut");
    for (const QWidget* holder = widget.parentWidget(); holder != nullptr; holder = holder->parentWidget()) {
        const int left = widget.mapTo(holder, QPoint()).x();
        if (left < 0 || left + widget.width() > holder->width() + 1) return described(widget, text) + QStringLiteral(" is beyond the edge");
    }
    return {};
}

QStringList problems(const MainWindow& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const QString one = problem(*widget); !one.isEmpty()) found.append(one);
    }
    return found;
}

/// Each view of what a search has found, and the lines that say what is locked and that the results are out of date.
void showResults(test::WindowFixture& fixture, SearchPage& page) {
    QSignalSpy finished(&page, &SearchPage::finished);
    page.run();
    QVERIFY(!finished.isEmpty() || finished.wait(120'000));
    auto* tabs = fixture.find<QTabWidget>("searchTabs");
    fixture.document().setLocked(Knob::sequence_parallel, true); // varies nothing that other pages show
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QTRY_COMPARE(problems(fixture.window()), QStringList());
    }
    fixture.document().setLocked(Knob::sequence_parallel, false);
}

} // namespace

/// Every text of every page and dock can be read in a window of 1280 x 720, in all languages and in a long one.
class TestLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestLayout::nothingIsCutOff_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QString();
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    QTest::newRow("long") << QStringLiteral("long");
}

void TestLayout::nothingIsCutOff() {
    QFETCH(QString, language);
    QTranslator chinese;
    LongLanguage longer;
    if (language == QStringLiteral("zh_CN")) {
        QVERIFY(chinese.load(QStringLiteral(FIVEFOLD_CHINESE)));
        QCoreApplication::installTranslator(&chinese);
    } else if (!language.isEmpty()) {
        QCoreApplication::installTranslator(&longer);
    }
    test::WindowFixture fixture;
    const Plan sample = fixture.plan();
    Plan plans[] = {sample, sample, sample};
    plans[1].model = fixture.document().catalogue().find_model("deepseek-v3")->model; // experts; does not fit
    plans[2].layout.pp = 7;                                                           // breaks rules
    auto* pages = fixture.find<QTabWidget>("pages");
    auto* dimensions = fixture.find<QAbstractButton>("setup.model.dimensions");
    for (const Plan& plan : plans) {
        fixture.document().changeSetup(QStringLiteral("Test"), plan);
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            if (auto* search = qobject_cast<SearchPage*>(pages->currentWidget())) showResults(fixture, *search);
            for (int click = 0; click < 2; ++click) {
                dimensions->click();
                fixture.settle();
                QTest::qWait(20);
                QTRY_COMPARE(problems(fixture.window()), QStringList()); // an answer may still be on its way
                QString widths; // of the parts, to see which one is too wide
                for (const char* part : {"setup", "knobs", "pages", "verdictPanel"})
                    widths += QStringLiteral(" %1 %2").arg(QLatin1String(part)).arg(fixture.find<QWidget>(part)->minimumSizeHint().width());
                QVERIFY2(fixture.window().size() == QSize(1280, 720), qPrintable(widths));
            }
        }
    }
}

QTEST_MAIN(TestLayout)
#include "test_layout.moc"
