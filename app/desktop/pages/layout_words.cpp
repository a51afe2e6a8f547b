// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/layout_words.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/theme/number_format.h"

#include <QCoreApplication>

#include <cmath>

namespace fivefold {
namespace {

struct LayoutWords {
    Q_DECLARE_TR_FUNCTIONS(LayoutWords)
};

constexpr double kNothing = 0.0005; // rounds to 0.0 %

} // namespace

QStringList degreeWords(const Layout& layout) {
    QStringList words;
    const auto add = [&words](Knob knob, std::int64_t degree) {
        if (degree > 1) words << knobText(knob) + QString::number(degree);
    };
    add(Knob::tp, layout.tp);
    add(Knob::pp, layout.pp);
    add(Knob::vpp, layout.vpp);
    add(Knob::cp, layout.cp);
    add(Knob::ep, layout.ep);
    add(Knob::etp, layout.etp);
    add(Knob::dp, layout.dp);
    if (words.isEmpty()) words << knobText(Knob::dp) + u'1';
    return words;
}

QString degreesText(const Layout& layout) { return degreeWords(layout).join(u' '); }

QString layoutSentence(const Layout& layout) {
    return LayoutWords::tr("%1, %2 × micro-batch %3, ZeRO-%4, recomputation: %5")
        .arg(degreesText(layout), format::whole(static_cast<double>(layout.accumulation)), format::whole(static_cast<double>(layout.micro_batch)),
             QString::number(layout.zero), recomputeText(layout.recompute.kind));
}

QString signedPercent(double fraction) {
    const bool nothing = std::abs(fraction) < kNothing;
    const QString size = format::percent(nothing ? 0 : std::abs(fraction)).text();
    if (nothing) return QChar(0x00b1) + size;
    return (fraction > 0 ? QChar(u'+') : QChar(0x2212)) + size;
}

QString changeText(double ratio) { return std::isfinite(ratio) ? signedPercent(ratio - 1) : format::percent(ratio).text(); }

} // namespace fivefold
