// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/theme.h"

#include "app/desktop/theme/outline_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLocale>
#include <QSettings>
#include <QStyle>
#include <QStyleHints>

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

// Okabe & Ito, "Color Universal Design", 2008.
constexpr QRgb kOrange = 0xffe69f00, kSkyBlue = 0xff56b4e9, kBluishGreen = 0xff009e73, kYellow = 0xfff0e442, kBlue = 0xff0072b2,
               kVermillion = 0xffd55e00, kReddishPurple = 0xffcc79a7;
constexpr double kTextContrast = 4.5, kMarkContrast = 3; // WCAG 2.1 AA, normal text and graphics

/// Linear light of an 8-bit sRGB channel. A table, as painting asks for contrasts at every label.
std::array<double, 256> makeLinear() {
    std::array<double, 256> linear{};
    for (std::size_t i = 0; i < linear.size(); ++i) {
        const double value = static_cast<double>(i) / 255;
        linear[i] = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    }
    return linear;
}

double luminance(const QColor& color) {
    static const std::array<double, 256> kLinear = makeLinear();
    const auto linear = [](int channel) { return kLinear[static_cast<std::size_t>(channel)]; };
    return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green()) + 0.0722 * linear(color.blue());
}

QColor mix(const QColor& a, const QColor& b, double share_of_b) {
    const auto blend = [share_of_b](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * share_of_b)); };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

/// `color` moved towards black or white until it stands out of the grounds of the palette by `wanted` : 1.
QColor readable(const QColor& color, const QPalette& palette, double wanted = kTextContrast) {
    const QColor goal = Theme::isDark(palette) ? QColor(Qt::white) : QColor(Qt::black);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    const QColor alternate = palette.color(QPalette::Active, QPalette::AlternateBase);
    for (int step = 0; step < 20; ++step) {
        const QColor candidate = mix(color, goal, step / 20.0);
        const double least = std::min({Theme::contrast(candidate, window), Theme::contrast(candidate, base), Theme::contrast(candidate, alternate)});
        if (least >= wanted) return candidate;
    }
    return goal;
}

QColor grey(const QPalette& palette, double strength) {
    return mix(palette.color(QPalette::Active, QPalette::Base), palette.color(QPalette::Active, QPalette::Text), strength);
}

struct Ground {
    QRgb window, base, alternate, button, text, disabled, placeholder, mid, link;
};
constexpr Ground kLight = {0xfff4f5f7, 0xffffffff, 0xfff0f2f4, 0xffeceef0, 0xff1b1f24, 0xff8a9099, 0xff646b74, 0xffb4bac1, 0xff00659e};
constexpr Ground kDark = {0xff1f2226, 0xff17191c, 0xff1d2024, 0xff2c3036, 0xffe4e7eb, 0xff7d848d, 0xff959ca5, 0xff4a5058, 0xff6cc0f0};

QPalette makePalette(const Ground& ground, bool dark) {
    QPalette palette{QColor::fromRgb(ground.button), QColor::fromRgb(ground.window)};
    const QColor text = QColor::fromRgb(ground.text);
    const QColor disabled = QColor::fromRgb(ground.disabled);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    palette.setColor(QPalette::BrightText, dark ? Qt::white : Qt::black);
    palette.setColor(QPalette::Base, QColor::fromRgb(ground.base));
    palette.setColor(QPalette::AlternateBase, QColor::fromRgb(ground.alternate));
    palette.setColor(QPalette::ToolTipBase, QColor::fromRgb(ground.base));
    palette.setColor(QPalette::PlaceholderText, QColor::fromRgb(ground.placeholder));
    palette.setColor(QPalette::Mid, QColor::fromRgb(ground.mid));
    palette.setColor(QPalette::Highlight, QColor::fromRgb(kBlue));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(ground.mid));
    palette.setColor(QPalette::Link, QColor::fromRgb(ground.link));
    palette.setColor(QPalette::LinkVisited, QColor::fromRgb(ground.link));
    return palette;
}

bool systemIsDark(const QApplication& application) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (application.styleHints()->colorScheme() != Qt::ColorScheme::Unknown)
        return application.styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#endif
    return Theme::isDark(application.palette());
}

/// One family for all letters of the language: mixed from two, lines of a grid stand at different heights.
QFont fontOfLanguage(QFont font) {
    if (QLocale().language() != QLocale::Chinese) return font;
    const QFontDatabase::WritingSystem system =
        QLocale().script() == QLocale::TraditionalHanScript ? QFontDatabase::TraditionalChinese : QFontDatabase::SimplifiedChinese;
    if (QFontDatabase::writingSystems(QFontInfo(font).family()).contains(system)) return font;
    const QStringList families = QFontDatabase::families(system);
    for (const QString& wanted : {u"Noto Sans CJK SC"_s, u"Source Han Sans SC"_s, u"Microsoft YaHei"_s, u"WenQuanYi Micro Hei"_s})
        if (families.contains(wanted)) {
            font.setFamilies({wanted});
            return font;
        }
    return font;
}

} // namespace

void Theme::apply([[maybe_unused]] QApplication& application) {
    // "windows" is what Qt falls back to where the platform names no style.
    if (const QString style = QApplication::style()->objectName().toLower(); style == "windows"_L1 || style == "fusion"_L1) QApplication::setStyle(new OutlineStyle);
    applyAppearance(QSettings().value(u"appearance"_s).toString());
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(application.styleHints(), &QStyleHints::colorSchemeChanged, &application, [](Qt::ColorScheme scheme) {
        if (QSettings().value(u"appearance"_s).toString().isEmpty()) Theme::setDark(scheme == Qt::ColorScheme::Dark);
    });
#endif
    QApplication::setFont(tabularFigures(fontOfLanguage(QApplication::font())));
}

void Theme::applyAppearance(const QString& appearance) {
    if (!appearance.isEmpty()) {
        setDark(appearance == "dark"_L1);
        return;
    }
    QApplication::setPalette(QPalette()); // the system's again
    // A palette of the platform stays; Fusion's own means that the platform has none.
    if (QApplication::style()->objectName().compare("fusion"_L1, Qt::CaseInsensitive) == 0 &&
        QApplication::palette().color(QPalette::Window) == QApplication::style()->standardPalette().color(QPalette::Window))
        setDark(systemIsDark(*qApp));
}

void Theme::setDark(bool dark) { QApplication::setPalette(makePalette(dark ? kDark : kLight, dark)); }

bool Theme::isDark(const QPalette& palette) {
    return luminance(palette.color(QPalette::Active, QPalette::Window)) < luminance(palette.color(QPalette::Active, QPalette::WindowText));
}

Swatch Theme::swatch(MemoryGroup group, const QPalette& palette) {
    switch (group) {
    case MemoryGroup::weights: return {QColor::fromRgb(kBlue)};
    case MemoryGroup::gradients: return {QColor::fromRgb(kSkyBlue)};
    case MemoryGroup::optimizer: return {QColor::fromRgb(kBluishGreen)};
    case MemoryGroup::activations: return {QColor::fromRgb(kOrange)};
    case MemoryGroup::logits: return {QColor::fromRgb(kVermillion)};
    case MemoryGroup::buffers: return {QColor::fromRgb(kReddishPurple)};
    case MemoryGroup::nccl: return {grey(palette, 0.55)};
    case MemoryGroup::context: return {grey(palette, 0.3)};
    case MemoryGroup::fragmentation:
    case MemoryGroup::count_: break;
    }
    return {grey(palette, 0.6), true};
}

Swatch Theme::swatch(TimeTerm term, const QPalette& palette) {
    const QColor blue = QColor::fromRgb(kBlue);
    switch (term) {
    case TimeTerm::gemm: return {blue};
    case TimeTerm::attention: return {mix(blue, QColor::fromRgb(kSkyBlue), 0.6)};
    case TimeTerm::memory_bound: return {QColor::fromRgb(kSkyBlue)};
    case TimeTerm::quantise: return {mix(QColor::fromRgb(kSkyBlue), palette.color(QPalette::Active, QPalette::Base), 0.45)};
    case TimeTerm::recompute: return {blue, true};
    case TimeTerm::host: return {grey(palette, 0.45)};
    case TimeTerm::tensor_parallel: return {QColor::fromRgb(kOrange)};
    case TimeTerm::context_parallel: return {QColor::fromRgb(kYellow)};
    case TimeTerm::expert_parallel: return {QColor::fromRgb(kReddishPurple)};
    case TimeTerm::pipeline_parallel: return {QColor::fromRgb(kVermillion)};
    case TimeTerm::data_parallel: return {QColor::fromRgb(kBluishGreen)};
    case TimeTerm::bubble: return {grey(palette, 0.4), true};
    case TimeTerm::imbalance: return {grey(palette, 0.6), true};
    case TimeTerm::optimizer: return {grey(palette, 0.7)};
    case TimeTerm::offload: return {grey(palette, 0.7), true};
    case TimeTerm::straggler:
    case TimeTerm::count_: break;
    }
    return {grey(palette, 0.25)};
}

Swatch Theme::swatch(Traffic::Dimension dimension, const QPalette& palette) {
    switch (dimension) {
    case Traffic::Dimension::tensor: return swatch(TimeTerm::tensor_parallel, palette);
    case Traffic::Dimension::context: return swatch(TimeTerm::context_parallel, palette);
    case Traffic::Dimension::expert: return swatch(TimeTerm::expert_parallel, palette);
    case Traffic::Dimension::pipeline: return swatch(TimeTerm::pipeline_parallel, palette);
    case Traffic::Dimension::data:
    case Traffic::Dimension::expert_data: break;
    }
    return swatch(TimeTerm::data_parallel, palette);
}

QColor Theme::series(int index, const QPalette& palette) {
    constexpr QRgb kColors[kSeries - 1] = {kBlue, kOrange, kBluishGreen, kReddishPurple, kSkyBlue, kVermillion, kYellow};
    const int place = ((index % kSeries) + kSeries) % kSeries;
    return place + 1 < kSeries ? QColor::fromRgb(kColors[place]) : grey(palette, 0.55);
}

QColor Theme::ramp(double share) {
    // Nuñez, Anderton, Renslow, "Optimizing colormaps with consideration for color vision deficiency", 2018: every eighth part of it.
    constexpr std::array<QRgb, 9> kCividis = {0xff00224e, 0xff123570, 0xff3b496c, 0xff575d6d, 0xff707173, 0xff8a8678, 0xffa59c74, 0xffc3b369, 0xfffee838};
    const double place = std::clamp(std::isfinite(share) ? share : 0.0, 0.0, 1.0) * (kCividis.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(place), kCividis.size() - 2);
    return mix(QColor::fromRgb(kCividis[low]), QColor::fromRgb(kCividis[low + 1]), place - static_cast<double>(low));
}

QColor Theme::textOn(const QColor& ground) { return contrast(ground, Qt::white) >= contrast(ground, Qt::black) ? Qt::white : Qt::black; }

QBrush Theme::brush(const Swatch& swatch) { return {swatch.color, swatch.hatched ? Qt::BDiagPattern : Qt::SolidPattern}; }

QPen Theme::outline(const Swatch& swatch, const QPalette& palette) {
    QPen pen(mix(swatch.color, palette.color(QPalette::Active, QPalette::Text), 0.5), 1);
    pen.setJoinStyle(Qt::MiterJoin);
    return pen;
}

QColor Theme::textColor(Verdict verdict, const QPalette& palette) {
    switch (verdict) {
    case Verdict::fits: return readable(QColor::fromRgb(kBluishGreen), palette);
    case Verdict::tight: return readable(QColor::fromRgb(kOrange), palette);
    case Verdict::at_risk: return readable(QColor::fromRgb(kVermillion), palette);
    case Verdict::out_of_memory: break;
    }
    return readable(QColor(0xc6, 0x10, 0x2e), palette);
}

QColor Theme::textColor(Severity severity, const QPalette& palette) {
    switch (severity) {
    case Severity::info: return readable(QColor::fromRgb(kBlue), palette);
    case Severity::warning: return textColor(Verdict::tight, palette);
    case Severity::error: break;
    }
    return textColor(Verdict::out_of_memory, palette);
}

QColor Theme::mark(const QColor& color, const QPalette& palette) { return readable(color, palette, kMarkContrast); }
QColor Theme::mutedText(const QPalette& palette) { return readable(grey(palette, 0.55), palette); }
QColor Theme::rule(const QPalette& palette) { return grey(palette, 0.15); }
QColor Theme::accent(const QPalette& palette) { return readable(palette.color(QPalette::Active, QPalette::Highlight), palette); }

double Theme::contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return first > second ? first / second : second / first;
}

QFont Theme::tabularFigures(QFont font) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature(QFont::Tag("tnum"), 1);
#endif
    return font;
}

QFont Theme::scaled(QFont font, double factor) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    return font;
}

} // namespace fivefold
