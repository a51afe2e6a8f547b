// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/report/bar_chart.h"
#include "core/estimate/assumptions.h"
#include "core/estimate/estimate.h"
#include "core/formats/tables.h"
#include "core/plan/finding.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::report {

/// A plan and everything that a report says about it. The estimate's time holds the band that is shown.
struct PlanReport {
    Plan plan;
    Estimate estimate;
    std::vector<Assumption> assumed;
    std::vector<Finding> band_basis; ///< of the step time's band; empty: the profile's own note
    [[nodiscard]] bool has_estimate() const { return !estimate.memory.stages.empty(); }
};

/// The language of a report; English as it stands. `say` gets texts of the context "Report" and returns what it does not know unchanged.
struct Words {
    std::function<std::string(const std::string&)> say = [](const std::string& text) { return text; };
    std::function<std::string(const Finding&)> sentence;      ///< what it is
    std::function<std::string(const Finding&)> fix;           ///< what would help; may be empty
    std::function<std::string(const std::string&)> band_note = say; ///< the profile's note on a band
    std::string language = "en"; ///< BCP 47
    Words();
};

/// What stands in a report, whatever the format it is written in.
struct Block {
    enum class Kind { heading, subheading, text, item, tables, chart, picture };
    Kind kind = Kind::text;
    std::string text;                           ///< heading, text, item; SVG of a picture
    std::optional<Severity> severity;           ///< of a finding's item
    std::vector<DataTable> tables;              ///< side by side
    BarChart chart;
    bool own_page = false;                      ///< of a heading: starts a page
};
struct Report {
    std::string title, language;
    std::vector<Block> blocks;
};

/// Several plans begin with a comparison. Of a long pipeline the first, the last and the fullest stages are shown; the tables of
/// `plan_tables` hold all of them.
[[nodiscard]] Report make_report(std::span<const PlanReport> plans, const Words& words);

/// All stages, or of many the first, the last and the fullest.
[[nodiscard]] std::vector<std::size_t> shown_stages(const MemoryEstimate& memory);

/// Full tables of one plan, in English, for machines.
[[nodiscard]] std::vector<DataTable> plan_tables(const PlanReport& plan);

/// How a chart becomes HTML; the number counts the report's charts from 0.
using ChartHtml = std::function<std::string(const BarChart&, std::size_t)>;
/// Pictures are left out where `chart` makes the charts: their figures stand in tables.
/// A page of its own with nothing loaded from elsewhere and no scripts. Charts are inline SVG unless `chart` makes them. The same input gives
/// the same bytes.
[[nodiscard]] std::string write_html(const Report& report, const ChartHtml& chart = {});
/// Charts are left out: their figures stand in the tables.
[[nodiscard]] std::string write_markdown(const Report& report);
[[nodiscard]] std::string html_text(std::string_view text); ///< escaped, also for attributes in double quotes

} // namespace fivefold::report
