// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/number_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr QChar kNoBreakSpace(0x00a0);
constexpr int kMaxDecimals = 3;                            // so that columns align on the decimal sign; the tip has the rest
constexpr double kSmallest = 1e-3, kSmallestPercent = 0.1; // the smallest that these decimals can show
constexpr double kSecondsPerMillisecond = 1e-3, kSecondsPerMicrosecond = 1e-6;

QString unit(const char* text) { return QCoreApplication::translate("Units", text); }

QString withoutTrailingZeros(QString text, const QLocale& locale) {
    const QString point = locale.decimalPoint();
    if (!text.contains(point)) return text;
    while (text.endsWith(locale.zeroDigit())) text.chop(locale.zeroDigit().size());
    if (text.endsWith(point)) text.chop(point.size());
    return text;
}

QString number(double value, format::Detail detail) {
    return detail == format::Detail::full ? format::full(value) : format::significant(value);
}

} // namespace

QString Measure::text() const { return unit.isEmpty() ? number : number + kNoBreakSpace + unit; }

QString Measure::rich(const QString& color) const {
    const QString plain = number.toHtmlEscaped();
    if (unit.isEmpty()) return plain;
    return u"%1%2<span style=\"color:%3\">%4</span>"_s.arg(plain, QString(kNoBreakSpace), color, unit.toHtmlEscaped());
}

namespace format {

QString significant(double value, int digits, const QLocale& locale) {
    if (!std::isfinite(value)) return u"–"_s;
    if (value == 0) return locale.toString(0);
    const double magnitude = std::pow(10.0, digits - 1 - std::floor(std::log10(std::abs(value))));
    const double rounded = std::round(value * magnitude) / magnitude;
    const double decade = std::floor(std::log10(std::abs(rounded))); // 9.996 becomes 10.0: one decimal fewer
    const int decimals = std::clamp(digits - 1 - static_cast<int>(decade), 0, kMaxDecimals);
    if (rounded > 0 && rounded < kSmallest / 2) return u'<' + locale.toString(kSmallest, 'f', kMaxDecimals); // not nothing
    return locale.toString(rounded, 'f', decimals);
}

QString concise(double value, const QLocale& locale) { return withoutTrailingZeros(significant(value, 3, locale), locale); }

QString whole(double value, const QLocale& locale) { return std::isfinite(value) ? locale.toString(value, 'f', 0) : u"–"_s; }

QString full(double value, const QLocale& locale) {
    if (!std::isfinite(value)) return u"–"_s;
    if (value == 0) return locale.toString(0);
    const int decade = static_cast<int>(std::floor(std::log10(std::abs(value))));
    if (decade < -6) return locale.toString(value, 'g', 9);
    return withoutTrailingZeros(locale.toString(value, 'f', std::clamp(9 - 1 - decade, 0, 12)), locale);
}

Measure memory(Bytes amount, Detail detail) { return {number(in_gib(amount), detail), unit(QT_TRANSLATE_NOOP("Units", "GiB"))}; }

Measure duration(Seconds time, Detail detail) {
    const double seconds = std::abs(time.value());
    if (seconds >= 1 || seconds == 0) return {number(time.value(), detail), unit(QT_TRANSLATE_NOOP("Units", "s"))};
    if (seconds >= kSecondsPerMillisecond)
        return {number(time.value() / kSecondsPerMillisecond, detail), unit(QT_TRANSLATE_NOOP("Units", "ms"))};
    return {number(time.value() / kSecondsPerMicrosecond, detail), unit(QT_TRANSLATE_NOOP("Units", "µs"))};
}

Measure bandwidth(BytesPerSecond rate, Detail detail) {
    return {number(rate.value() / 1e9, detail), unit(QT_TRANSLATE_NOOP("Units", "GB/s"))};
}

Measure volume(Bytes amount, Detail detail) { return {number(amount.value() / 1e9, detail), unit(QT_TRANSLATE_NOOP("Units", "GB"))}; }

Measure tflops(double tflops_per_second, Detail detail) {
    return {number(tflops_per_second, detail), unit(QT_TRANSLATE_NOOP("Units", "TFLOP/s"))};
}

Measure percent(double fraction, Detail detail) {
    const double value = fraction * 100;
    if (detail == Detail::full || !std::isfinite(value)) return {full(value), u"%"_s};
    if (value > 0 && value < kSmallestPercent / 2) return {u'<' + QLocale().toString(kSmallestPercent, 'f', 1), u"%"_s};
    return {QLocale().toString(value, 'f', 1), u"%"_s};
}

Measure tokenRate(double tokens_per_second_per_gpu, Detail detail) {
    return {number(tokens_per_second_per_gpu, detail), unit(QT_TRANSLATE_NOOP("Units", "tokens/s"))};
}

Measure days(double days, Detail detail) { return {number(days, detail), unit(QT_TRANSLATE_NOOP("Units", "days"))}; }

Measure gpuHours(double hours, Detail detail) { return {number(hours, detail), unit(QT_TRANSLATE_NOOP("Units", "h"))}; }

QString dollars(Dollars amount, Detail detail) {
    if (detail == Detail::full) return QCoreApplication::translate("Units", "$%1").arg(QLocale().toString(amount.value(), 'f', 2));
    struct Step {
        double size;
        const char* pattern;
    };
    static constexpr std::array kSteps = {Step{1e9, QT_TRANSLATE_NOOP("Units", "$%1 B")}, Step{1e6, QT_TRANSLATE_NOOP("Units", "$%1 M")},
                                          Step{1e3, QT_TRANSLATE_NOOP("Units", "$%1 k")}, Step{1, QT_TRANSLATE_NOOP("Units", "$%1")}};
    // A cell just under a step rounds up to it: $999 999 is $1.00 M, not $1,000 k.
    const auto step = std::find_if(kSteps.begin(), kSteps.end() - 1,
                                   [amount](const Step& candidate) { return std::abs(amount.value()) >= 0.9995 * candidate.size; });
    return unit(step->pattern).arg(significant(amount.value() / step->size)).replace(u' ', kNoBreakSpace);
}

QString difference(double value, int decimals) {
    if (!std::isfinite(value)) return u"–"_s;
    const double unit = std::pow(10.0, decimals);
    const double rounded = std::round(value * unit) / unit;
    const QString size = QLocale().toString(std::abs(rounded), 'f', decimals);
    return rounded > 0 ? u'+' + size : rounded < 0 ? QChar(0x2212) + size : size;
}

QString memoryOf(Bytes part, Bytes whole_amount) {
    return QCoreApplication::translate("Units", "%1 of %2 GiB").arg(significant(in_gib(part)), significant(in_gib(whole_amount)));
}

} // namespace format
} // namespace fivefold
