// SPDX-License-Identifier: Apache-2.0
#include "app/report/report.h"

namespace fivefold::report {
namespace {

// Plain enough for print and for readers of a subset of HTML; a plan takes two sheets of A4.
constexpr const char* kStyle = R"(@page { size: A4; margin: 11mm; }
body { font-family: sans-serif; font-size: 8.5pt; line-height: 1.25; color: #1b1f24; background: #ffffff; max-width: 190mm; margin: 0 auto; }
h1 { font-size: 15pt; margin: 0 0 2pt 0; }
h2 { font-size: 12pt; margin: 8pt 0 2pt 0; }
h3 { font-size: 10pt; margin: 7pt 0 2pt 0; }
p { margin: 1pt 0 2pt 0; }
ul { margin: 1pt 0 2pt 0; padding-left: 14pt; }
table { border-collapse: collapse; }
td, th { padding-top: 1px; padding-bottom: 1px; padding-left: 5px; padding-right: 5px; vertical-align: top; }
table.wide td, table.wide th { font-size: 7.5pt; padding-left: 3px; padding-right: 3px; }
table.data th { border-bottom: 1px solid #3a3f45; }
table.data td { border-bottom: 1px solid #e3e5e8; }
td.side { padding-left: 0px; padding-right: 16px; }
.error { color: #a3001b; }
.warning { color: #7a4a00; }
figure { margin: 2pt 0; }
@media print { figure, tr { break-inside: avoid; } h2, h3 { break-after: avoid; } h2.page { break-before: page; } }
)";

constexpr std::size_t kWideColumns = 9; // more take smaller letters

std::string cell(const char* tag, const std::string& text, DataTable::Align align) {
    return std::string("<") + tag + " align=\"" + (align == DataTable::Align::right ? "right" : "left") + "\">" + html_text(text) + "</" + tag + '>';
}

std::string table_html(const DataTable& table) {
    std::string out = std::string("<table cellspacing=\"0\" class=\"data") + (table.columns.size() > kWideColumns ? " wide" : "") + "\">\n<thead><tr>";
    for (const DataTable::Column& column : table.columns) out += cell("th", column_title(column), column.align);
    out += "</tr></thead>\n<tbody>\n";
    for (const DataTable::Row& row : table.rows) {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) out += cell("td", cell_text(row[i], Digits::readable), table.columns[i].align);
        out += "</tr>\n";
    }
    return out + "</tbody>\n</table>\n";
}

std::string tables_html(const std::vector<DataTable>& tables) {
    if (tables.size() == 1) return table_html(tables.front());
    std::string out = "<table cellspacing=\"0\"><tr>";
    for (const DataTable& table : tables) out += "<td class=\"side\" valign=\"top\">" + table_html(table) + "</td>";
    return out + "</tr></table>\n";
}

const char* severity_class(const Block& block) {
    if (block.severity == Severity::error) return " class=\"error\"";
    return block.severity == Severity::warning ? " class=\"warning\"" : "";
}

} // namespace

std::string html_text(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default: out += static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' ? ' ' : c; // HTML has no other control characters
        }
    }
    return out;
}

std::string write_html(const Report& report, const ChartHtml& chart) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"" + html_text(report.language) + "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + html_text(report.title) + "</title>\n<style>\n" + kStyle +
                      "</style>\n</head>\n<body>\n<h1>" + html_text(report.title) + "</h1>\n";
    bool in_list = false;
    std::size_t charts = 0;
    for (const Block& block : report.blocks) {
        const bool item = block.kind == Block::Kind::item;
        if (item != in_list) out += item ? "<ul>\n" : "</ul>\n";
        in_list = item;
        switch (block.kind) {
        case Block::Kind::heading: out += std::string("<h2") + (block.own_page ? " class=\"page\"" : "") + '>' + html_text(block.text) + "</h2>\n"; break;
        case Block::Kind::subheading: out += "<h3>" + html_text(block.text) + "</h3>\n"; break;
        case Block::Kind::text: out += "<p>" + html_text(block.text) + "</p>\n"; break;
        case Block::Kind::item: out += std::string("<li") + severity_class(block) + '>' + html_text(block.text) + "</li>\n"; break;
        case Block::Kind::tables: out += tables_html(block.tables); break;
        case Block::Kind::chart: out += chart ? chart(block.chart, charts) : "<figure>\n" + write_svg(block.chart) + "</figure>\n"; ++charts; break;
        case Block::Kind::picture:
            if (!chart) out += "<figure>\n" + block.text + "</figure>\n";
            break;
        }
    }
    return out + (in_list ? "</ul>\n" : "") + "</body>\n</html>\n";
}

std::string write_markdown(const Report& report) {
    std::string out = "# " + markdown_text(report.title) + "\n";
    bool in_list = false;
    for (const Block& block : report.blocks) {
        if (block.kind == Block::Kind::chart || block.kind == Block::Kind::picture) continue;
        const bool item = block.kind == Block::Kind::item;
        out += item && in_list ? "" : "\n";
        in_list = item;
        switch (block.kind) {
        case Block::Kind::heading: out += "## " + markdown_text(block.text) + "\n"; break;
        case Block::Kind::subheading: out += "### " + markdown_text(block.text) + "\n"; break;
        case Block::Kind::item: out += "- " + markdown_text(block.text) + "\n"; break;
        case Block::Kind::tables:
            for (std::size_t i = 0; i < block.tables.size(); ++i) out += (i > 0 ? "\n" : "") + table_markdown(block.tables[i], Digits::readable);
            break;
        default: out += markdown_text(block.text) + "\n"; break;
        }
    }
    return out;
}

} // namespace fivefold::report
