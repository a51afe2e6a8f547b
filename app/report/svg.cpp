// SPDX-License-Identifier: Apache-2.0
#include "app/report/report.h"
#include "app/texts/number_text.h"

#include <algorithm>
#include <cmath>

namespace fivefold::report {
namespace {

// In the SVG's own units; the page scales it to its width.
constexpr double kWidth = 720, kLabels = 130, kValues = 130, kRow = 20, kBar = 13, kTop = 16, kAxis = 18, kLegendRow = 16, kLetter = 6.2;
constexpr double kPlot = kWidth - kLabels - kValues;

std::string n(double value) { return text::fixed(value, 1); }

// Letters of UTF-8 text, about: those of East Asia are twice as wide.
double width_of(const std::string& text) {
    double width = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0) != 0x80) width += byte >= 0xE0 ? 2 * kLetter : kLetter;
    }
    return width;
}

std::string label(double x, double y, const std::string& text, const char* anchor = "start", const char* colour = "#1b1f24") {
    return "<text x=\"" + n(x) + "\" y=\"" + n(y) + "\" text-anchor=\"" + anchor + "\" fill=\"" + colour + "\">" + html_text(text) + "</text>\n";
}
std::string line(double x1, double y1, double x2, double y2, const char* style) {
    return "<line x1=\"" + n(x1) + "\" y1=\"" + n(y1) + "\" x2=\"" + n(x2) + "\" y2=\"" + n(y2) + "\" " + style + "/>\n";
}
std::string box(double x, double y, double width, double height, const std::string& colour, const std::string& tip = {}) {
    const std::string open = "<rect x=\"" + n(x) + "\" y=\"" + n(y) + "\" width=\"" + n(width) + "\" height=\"" + n(height) + "\" fill=\"" + html_text(colour) + "\" stroke=\"#3a3f45\" stroke-width=\"0.5\"";
    return tip.empty() ? open + "/>\n" : open + "><title>" + html_text(tip) + "</title></rect>\n";
}

double round_step(double maximum) {
    const double rough = maximum / 6, decade = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= rough) return factor * decade;
    return 10 * decade;
}

} // namespace

std::string write_svg(const BarChart& chart) {
    double maximum = std::max(chart.limit, chart.high);
    for (const BarChart::Bar& bar : chart.bars) {
        double end = bar.start;
        for (const double value : bar.values) end += value;
        maximum = std::max(maximum, end);
    }
    if (!(maximum > 0) || !std::isfinite(maximum)) return {};
    const auto x = [&](double value) { return kLabels + kPlot * value / maximum; };
    const double bottom = kTop + kRow * static_cast<double>(chart.bars.size());
    std::string body;
    const double step = round_step(maximum);
    for (int i = 0; step * i <= maximum * (1 + 1e-9); ++i) {
        body += line(x(step * i), kTop, x(step * i), bottom, "stroke=\"#d3d6da\" stroke-width=\"0.7\"");
        body += label(x(step * i), bottom + 13, text::plain(step * i), "middle", "#50565d");
    }
    body += label(kLabels + kPlot + 26, bottom + 13, chart.unit, "start", "#50565d");
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const BarChart::Bar& bar = chart.bars[i];
        const double top = kTop + kRow * static_cast<double>(i) + (kRow - kBar) / 2, text_y = top + kBar - 2.5;
        body += label(kLabels - 6, text_y, bar.label, "end");
        double at = bar.start;
        for (std::size_t part = 0; part < bar.values.size(); ++part) {
            const double value = bar.values[part];
            if (!(value > 0)) continue;
            const bool own = !bar.colour.empty() || part >= chart.parts.size();
            body += box(x(at), top, kPlot * value / maximum, kBar, own ? bar.colour : chart.parts[part].colour, own ? bar.label + ": " + bar.value_text : chart.parts[part].label + ": " + text::significant(value) + ' ' + chart.unit);
            at += value;
        }
        if (i + 1 == chart.bars.size() && chart.high > 0) {
            const double middle = top + kBar / 2;
            body += line(x(chart.low), middle, x(chart.high), middle, "stroke=\"#e69f00\" stroke-width=\"2\"");
            for (const double end : {chart.low, chart.high}) body += line(x(end), top + 1, x(end), top + kBar - 1, "stroke=\"#e69f00\" stroke-width=\"2\"");
        }
        body += label(kLabels + kPlot + 6, text_y, bar.value_text);
    }
    if (chart.limit > 0) {
        body += line(x(chart.limit), kTop - 4, x(chart.limit), bottom, "stroke=\"#b00020\" stroke-width=\"1.5\" stroke-dasharray=\"4 2\"");
        body += label(x(chart.limit), kTop - 6, chart.limit_text, "end", "#b00020");
    }
    double left = kLabels, top = bottom + kAxis + 4;
    for (std::size_t part = 0; part < chart.parts.size(); ++part) {
        const bool used = std::any_of(chart.bars.begin(), chart.bars.end(), [part](const BarChart::Bar& bar) { return part < bar.values.size() && bar.values[part] > 0; });
        if (!used) continue;
        const double width = 16 + width_of(chart.parts[part].label) + 12;
        if (left + width > kWidth && left > kLabels) {
            left = kLabels;
            top += kLegendRow;
        }
        body += box(left, top, 10, 10, chart.parts[part].colour) + label(left + 14, top + 9, chart.parts[part].label);
        left += width;
    }
    const double height = chart.parts.empty() ? bottom + kAxis : top + kLegendRow;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + n(kWidth) + ' ' + n(height) + "\" width=\"100%\" role=\"img\" aria-label=\"" + html_text(chart.title) +
           "\" font-family=\"sans-serif\" font-size=\"11\">\n<title>" + html_text(chart.title) + "</title>\n" + body + "</svg>\n";
}

} // namespace fivefold::report
