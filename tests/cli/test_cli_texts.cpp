// SPDX-License-Identifier: Apache-2.0
#include "app/texts/finding_sentence.h"
#include "app/texts/number_text.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace fivefold;

class TestCliTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void threeDigits() {
        const std::pair<double, const char*> cases[] = {{0, "0"},       {1.234, "1.23"},  {12.34, "12.3"}, {123.4, "123"},   {1234.5, "1234"},
                                                        {0.01234, "0.0123"}, {9.999, "10.0"}, {99.96, "100"},  {0.9996, "1.00"}, {-2.5, "-2.50"},
                                                        {1e-6, "1.00e-06"}, {1e20, "1.00e+20"}};
        for (const auto& [value, expected] : cases) QCOMPARE(text::significant(value), std::string(expected));
        QCOMPARE(text::significant(std::numeric_limits<double>::quiet_NaN()), std::string("-"));
        QCOMPARE(text::significant(std::numeric_limits<double>::infinity()), std::string("-"));
        QCOMPARE(text::fixed(-0.001, 2), std::string("0.00"));
    }
    void units() {
        QCOMPARE(text::bytes_text(gib(1.5)), std::string("1.50 GiB"));
        QCOMPARE(text::bytes_text(mib(2)), std::string("2.00 MiB"));
        QCOMPARE(text::bytes_text(Bytes(12)), std::string("12 B"));
        QCOMPARE(text::seconds_text(Seconds(0.0123)), std::string("12.3 ms"));
        QCOMPARE(text::seconds_text(Seconds(5e-6)), std::string("5.00 us"));
        QCOMPARE(text::seconds_text(Seconds(0)), std::string("0 s"));
        QCOMPARE(text::percent_text(0.4567), std::string("45.7 %"));
        QCOMPARE(text::count_text(70553706496.0), std::string("70.6 B"));
        QCOMPARE(text::plain(8), std::string("8"));
        QCOMPARE(text::plain(0.1), std::string("0.1"));
    }
    void sentences() {
        const Finding finding{"tp-divides-heads", Severity::error, {{"tp", 7, ""}, {"heads", 64, ""}}, {{Knob::tp, {8, 4, 2}}}};
        QCOMPARE(text::finding_sentence(finding), std::string("TP 7 does not divide the 64 attention heads."));
        QCOMPARE(text::fix_sentence(finding), std::string("Set tp to 8, 4 or 2."));
        QCOMPARE(text::fill("{a} {b} {", {{"a", 1.5, ""}, {"b", 0, "{a}"}}), std::string("1.50 {a} {"));
        QCOMPARE(text::fill("{missing}", {}), std::string("{missing}"));
        QCOMPARE(text::finding_sentence({"no-such-id", Severity::info, {}, {}}), std::string("no-such-id"));
    }
};

QTEST_APPLESS_MAIN(TestCliTexts)
#include "test_cli_texts.moc"
