// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QStyle>
#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace fivefold;
using namespace Qt::StringLiterals;
using format::Detail;

namespace {

QColor strongestColor(const QPixmap& pixmap) {
    const QImage image = pixmap.toImage();
    QColor strongest(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > strongest.alpha()) strongest = image.pixelColor(x, y);
    return strongest;
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void significantDigits_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << u"0"_s;
        QTest::newRow("three digits") << 61.23 << u"61.2"_s;
        QTest::newRow("trailing zero stays") << 9.8 << u"9.80"_s;
        QTest::newRow("rounds into the next decade") << 9.996 << u"10.0"_s;
        QTest::newRow("99.96") << 99.96 << u"100"_s;
        QTest::newRow("thousands") << 1038.6 << u"1,040"_s;
        QTest::newRow("small") << 0.03125 << u"0.031"_s;
        QTest::newRow("tiny") << 0.0001 << u"<0.001"_s;
        QTest::newRow("negative") << -15.94 << u"-15.9"_s;
        QTest::newRow("huge") << 1.2345e15 << u"1,230,000,000,000,000"_s;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << u"–"_s;
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << u"–"_s;
    }
    void significantDigits() {
        QFETCH(double, value);
        QFETCH(QString, text);
        QCOMPARE(format::significant(value), text);
    }

    void conciseDropsTrailingZeros() {
        QCOMPARE(format::concise(4), u"4"_s);
        QCOMPARE(format::concise(31.0 / 3), u"10.3"_s);
        QCOMPARE(format::concise(100), u"100"_s);
    }

    void localeDecidesTheDecimalSign() {
        const QLocale german(QLocale::German);
        QCOMPARE(format::significant(61.23, 3, german), u"61,2"_s);
        QCOMPARE(format::significant(1038.6, 3, german), u"1.040"_s);
        QCOMPARE(format::full(0.5, german), u"0,5"_s);
    }

    void fullKeepsNineDigits() {
        QCOMPARE(format::full(79.1), u"79.1"_s);
        QCOMPARE(format::full(1.0 / 3), u"0.333333333"_s);
        QCOMPARE(format::full(1200), u"1,200"_s);
        QCOMPARE(format::full(80), u"80"_s);
    }

    void unitsFollowTheQuantity() {
        QCOMPARE(format::memory(gib(61.23)).text(), u"61.2\u00a0GiB"_s);
        QCOMPARE(format::duration(Seconds(9.871)).text(), u"9.87\u00a0s"_s);
        QCOMPARE(format::duration(Seconds(0.0123)).text(), u"12.3\u00a0ms"_s);
        QCOMPARE(format::duration(Seconds(4.5e-6)).text(), u"4.50\u00a0µs"_s);
        QCOMPARE(format::bandwidth(BytesPerSecond(450e9)).text(), u"450\u00a0GB/s"_s);
        QCOMPARE(format::tflops(468.24).text(), u"468\u00a0TFLOP/s"_s);
        QCOMPARE(format::percent(0.4734).text(), u"47.3\u00a0%"_s);
        QCOMPARE(format::percent(0.0004).text(), u"<0.1\u00a0%"_s);
        QCOMPARE(format::percent(0).text(), u"0.0\u00a0%"_s);
        QCOMPARE(format::percent(0.4734, Detail::full).text(), u"47.34\u00a0%"_s);
        QCOMPARE(format::memoryOf(gib(61.23), gib(79.1)), u"61.2 of 79.1 GiB"_s);
        QCOMPARE(format::memory(gib(1)).rich(u"#777"_s), u"1.00\u00a0<span style=\"color:#777\">GiB</span>"_s);
    }

    void dollarsHaveMagnitudes() {
        QCOMPARE(format::dollars(Dollars(12.5)), u"$12.5"_s);
        QCOMPARE(format::dollars(Dollars(440e3)), u"$440\u00a0k"_s);
        QCOMPARE(format::dollars(Dollars(999999)), u"$1.00\u00a0M"_s);
        QCOMPARE(format::dollars(Dollars(1.24e9)), u"$1.24\u00a0B"_s);
        QCOMPARE(format::dollars(Dollars(440123.456), Detail::full), u"$440,123.46"_s);
    }

    void textColoursAreReadable_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void textColoursAreReadable() {
        QFETCH(bool, dark);
        Theme::setDark(dark);
        const QPalette palette = QApplication::palette();
        QCOMPARE(Theme::isDark(palette), dark);
        std::vector<QColor> texts{Theme::mutedText(palette), Theme::accent(palette), palette.color(QPalette::WindowText),
                                  palette.color(QPalette::Link)};
        for (const Verdict verdict : {Verdict::fits, Verdict::tight, Verdict::at_risk, Verdict::out_of_memory})
            texts.push_back(Theme::textColor(verdict, palette));
        for (const Severity severity : {Severity::info, Severity::warning, Severity::error})
            texts.push_back(Theme::textColor(severity, palette));
        for (const QColor& text : texts)
            for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base})
                QVERIFY2(Theme::contrast(text, palette.color(ground)) >= 4.5, qPrintable(text.name()));
        QVERIFY(Theme::contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
        QVERIFY(Theme::contrast(palette.color(QPalette::ButtonText), palette.color(QPalette::Button)) >= 4.5);
    }

    void seriesColoursDifferAndCarryText() {
        for (const bool dark : {false, true}) {
            Theme::setDark(dark);
            const QPalette palette = QApplication::palette();
            for (int i = 0; i < Theme::kSeries; ++i) {
                const QColor color = Theme::series(i, palette);
                QVERIFY(std::max(Theme::contrast(color, Qt::black), Theme::contrast(color, Qt::white)) >= 4.5);
                QCOMPARE(Theme::series(i + Theme::kSeries, palette), color);
                QCOMPARE(Theme::series(i - Theme::kSeries, palette), color);
                for (int other = 0; other < i; ++other) QVERIFY(Theme::series(other, palette) != color);
            }
        }
        Theme::setDark(false);
    }

    void areasStandOut_data() { textColoursAreReadable_data(); }
    void areasStandOut() { // WCAG 2.1, 1.4.11: each area, or the line around it, 3 : 1 to the ground
        QFETCH(bool, dark);
        Theme::setDark(dark);
        const QPalette palette = QApplication::palette();
        const auto check = [&palette](const Swatch& swatch) {
            const QColor ground = palette.color(QPalette::Window);
            return std::max(Theme::contrast(swatch.color, ground), Theme::contrast(Theme::outline(swatch, palette).color(), ground)) >= 3;
        };
        for (std::size_t i = 0; i < kMemoryGroups; ++i) QVERIFY(check(Theme::swatch(static_cast<MemoryGroup>(i), palette)));
        for (std::size_t i = 0; i < kTimeTerms; ++i) QVERIFY(check(Theme::swatch(static_cast<TimeTerm>(i), palette)));
    }

    void everyPairStandsOut_data() { textColoursAreReadable_data(); }
    /// WCAG 2.1 AA: 4.5 : 1 for text (1.4.3), 3 : 1 for marks (1.4.11), on every ground they stand on. The least of each is printed.
    void everyPairStandsOut() {
        QFETCH(bool, dark);
        Theme::setDark(dark);
        const QPalette palette = QApplication::palette();
        std::map<QString, QColor> texts, marks;
        for (const auto& [name, role] : {std::pair("text", QPalette::Text), {"window text", QPalette::WindowText}, {"placeholder", QPalette::PlaceholderText}, {"link", QPalette::Link}})
            texts[QLatin1String(name)] = palette.color(role);
        texts[u"muted"_s] = Theme::mutedText(palette);
        texts[u"accent"_s] = Theme::accent(palette);
        for (const Verdict verdict : {Verdict::fits, Verdict::tight, Verdict::at_risk, Verdict::out_of_memory})
            texts[u"verdict %1"_s.arg(static_cast<int>(verdict))] = Theme::textColor(verdict, palette);
        for (const Severity severity : {Severity::info, Severity::warning, Severity::error})
            texts[u"severity %1"_s.arg(static_cast<int>(severity))] = Theme::textColor(severity, palette);
        const auto area = [&](const Swatch& swatch) { // its fill or its edge
            const QColor edge = Theme::outline(swatch, palette).color();
            const QColor ground = palette.color(QPalette::Window);
            return Theme::contrast(swatch.color, ground) >= Theme::contrast(edge, ground) ? swatch.color : edge;
        };
        for (std::size_t i = 0; i < kMemoryGroups; ++i) marks[u"memory %1"_s.arg(i)] = area(Theme::swatch(static_cast<MemoryGroup>(i), palette));
        for (std::size_t i = 0; i < kTimeTerms; ++i) marks[u"time %1"_s.arg(i)] = area(Theme::swatch(static_cast<TimeTerm>(i), palette));
        for (int i = 0; i < Theme::kSeries; ++i) {
            marks[u"series %1"_s.arg(i)] = area({Theme::series(i, palette)});
            marks[u"mark of series %1"_s.arg(i)] = Theme::mark(Theme::series(i, palette), palette);
        }
        const auto least = [&palette](const QColor& color) {
            double ratio = 21;
            for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) ratio = std::min(ratio, Theme::contrast(color, palette.color(ground)));
            return ratio;
        };
        const auto check = [&](const std::map<QString, QColor>& colors, double wanted) {
            QStringList said;
            for (const auto& [name, color] : colors) {
                const double ratio = least(color);
                said << u"%1 %2"_s.arg(name).arg(ratio, 0, 'f', 1);
                QVERIFY2(ratio >= wanted, qPrintable(said.constLast()));
            }
            qInfo("%s: %s", wanted > 4 ? "text" : "marks", qPrintable(said.join(u", "_s)));
        };
        check(texts, 4.5);
        check(marks, 3);
        // On grounds of their own.
        for (const auto& [front, ground] : {std::pair(QPalette::HighlightedText, QPalette::Highlight), {QPalette::ButtonText, QPalette::Button}, {QPalette::ToolTipText, QPalette::ToolTipBase}})
            QVERIFY(Theme::contrast(palette.color(front), palette.color(ground)) >= 4.5);
        for (int i = 0; i < Theme::kSeries; ++i) QVERIFY(Theme::contrast(Theme::textOn(Theme::series(i, palette)), Theme::series(i, palette)) >= 4.5);
        for (int i = 0; i <= 16; ++i) QVERIFY(Theme::contrast(Theme::textOn(Theme::ramp(i / 16.0)), Theme::ramp(i / 16.0)) >= 4.5);
    }

    void meaningsDiffer() {
        Theme::setDark(false);
        std::set<std::pair<QRgb, bool>> seen;
        for (std::size_t i = 0; i < kMemoryGroups; ++i) {
            const Swatch swatch = Theme::swatch(static_cast<MemoryGroup>(i), QApplication::palette());
            QVERIFY(seen.emplace(swatch.color.rgb(), swatch.hatched).second);
        }
        seen.clear();
        for (std::size_t i = 0; i < kTimeTerms; ++i) {
            const Swatch swatch = Theme::swatch(static_cast<TimeTerm>(i), QApplication::palette());
            QVERIFY(seen.emplace(swatch.color.rgb(), swatch.hatched).second);
        }
    }

    void contrastOfBlackAndWhite() { QCOMPARE(std::round(Theme::contrast(Qt::black, Qt::white)), 21.0); }

    void applyGivesAStyle() {
        Theme::apply(*qApp);
        QVERIFY(QApplication::style()->objectName().compare("windows"_L1, Qt::CaseInsensitive) != 0);
    }

    void everyIconDraws() {
        Theme::setDark(false);
        const QStringList names = lineIconNames();
        QVERIFY(names.size() >= 40);
        for (const QString& name : names) {
            const QPixmap pixmap = lineIcon(name).pixmap(QSize(16, 16), 1.0);
            QCOMPARE(pixmap.size(), QSize(16, 16));
            QVERIFY2(strongestColor(pixmap).alpha() > 200, qPrintable(name)); // a line of full strength even at 16 px
        }
        QVERIFY(lineIcon(u"no-such-icon"_s).isNull());
    }

    void iconsFollowThePalette() {
        const QIcon icon = lineIcon(u"close"_s);
        for (const bool dark : {false, true}) {
            Theme::setDark(dark);
            QCOMPARE(strongestColor(icon.pixmap(QSize(32, 32), 1.0)).rgb(), QApplication::palette().color(QPalette::ButtonText).rgb());
        }
        QCOMPARE(strongestColor(lineIcon(u"close"_s, Qt::red).pixmap(QSize(32, 32), 1.0)), QColor(Qt::red));
        QVERIFY(strongestColor(icon.pixmap(QSize(32, 32), 1.0, QIcon::Disabled)) != strongestColor(icon.pixmap(QSize(32, 32), 1.0)));
    }

    void iconsAreSharpAtTwice() {
        const QPixmap pixmap = lineIcon(u"open"_s).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
        QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    }

    void applicationIconAtAllSizes() {
        for (const int side : {16, 24, 32, 48, 64, 128, 256, 512}) {
            const QPixmap pixmap = applicationIcon().pixmap(QSize(side, side), 1.0);
            QCOMPARE(pixmap.width(), side);
            std::set<QRgb> hues;
            const QImage image = pixmap.toImage();
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    if (const QColor color = image.pixelColor(x, y); color.hsvSaturation() > 120 && color.value() > 120)
                        hues.insert(static_cast<QRgb>(color.hue() / 12));
            QVERIFY2(hues.size() >= 4, qPrintable(QString::number(side))); // the folds are told apart even at 16 px
        }
    }
};

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
