// SPDX-License-Identifier: Apache-2.0
// The verb report: one or more plans as a document for people or as tables.
#include "app/cli/answers.h"
#include "app/cli/import_input.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/report/report.h"
#include "core/advise/explanations.h"
#include "core/formats/result_tables.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <system_error>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) {
        verb.add_option("PLAN", plans, "Plan files, or launch files of a run each; '-' for standard input. Several are compared")->type_name("FILE")->required();
        verb.add_option("--profile", profile, "Profile library in place of the built-in one")->type_name("FILE");
        verb.add_option("-o,--output", output, "Write the report to this file; its ending tells the format")->type_name("FILE");
        verb.add_option("--format", format, "html, md (unless stated), csv, tsv, json; csv and tsv have a figure a line")->type_name("NAME");
        verb.add_flag("--force", force, "Overwrite FILE");
    }
    std::vector<std::string> plans;
    std::string profile, output, format;
    bool force = false;
};

enum class Format { html, markdown, csv, tsv, json };

Format format_of(const Arguments& arguments) {
    constexpr std::array<std::pair<const char*, Format>, 6> kNames = {
        {{"html", Format::html}, {"htm", Format::html}, {"md", Format::markdown}, {"csv", Format::csv}, {"tsv", Format::tsv}, {"json", Format::json}}};
    std::string name = arguments.format;
    if (name.empty() && arguments.output.empty()) name = "md";
    if (name.empty()) {
        name = std::filesystem::path(arguments.output).extension().string();
        if (!name.empty()) name.erase(0, 1);
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    }
    for (const auto& [known, format] : kNames)
        if (name == known) return format;
    if (!arguments.format.empty()) throw Failure(kWrongUse, "--format: no format '" + name + "'; there are html, md, csv, tsv, json");
    throw Failure(kWrongUse, arguments.output + ": its ending names no format; there are html, md, csv, tsv, json, and --format");
}

report::PlanReport report_of(const std::string& path, Session& session) {
    ImportedPlan imported = import_inputs({path}, session.catalogue);
    std::vector<std::string> notes;
    for (const ImportNote& note : imported.notes)
        if (note.kind == ImportNote::Kind::guessed) notes.push_back(note.field.empty() ? note.why : note_sentence(note));
    print_notes(notes);
    report::PlanReport made;
    made.plan = std::move(imported.plan);
    if (made.plan.name.empty()) made.plan.name = made.plan.model.name;
    const Profile profile = session.catalogue.profile_for(made.plan);
    made.estimate = explained_estimate(made.plan, profile);
    made.assumed = assumptions(made.plan, profile);
    if (made.has_estimate()) {
        const Band band = time_error(session.catalogue, made.plan, made.estimate).band;
        use_band(band, made.estimate.time);
        made.band_basis = band_basis(band);
    }
    return made;
}

DataTable compared(const std::vector<report::PlanReport>& plans) {
    std::vector<ComparedPlan> list;
    for (const report::PlanReport& plan : plans) list.push_back({plan.plan, plan.estimate});
    return comparison_table(list);
}

/// Plans of one name are told apart as in the comparison.
std::string figure_name(const std::vector<report::PlanReport>& plans, const DataTable& comparison, std::size_t index) {
    return plans.size() > 1 ? comparison.columns[2 + index].name : plans[index].plan.name;
}

DataTable figures(const std::vector<report::PlanReport>& plans) {
    const DataTable comparison = compared(plans);
    DataTable all;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        DataTable one = figures_table(figure_name(plans, comparison, i), report::plan_tables(plans[i]));
        if (i == 0) all = std::move(one);
        else all.rows.insert(all.rows.end(), one.rows.begin(), one.rows.end());
    }
    return all;
}

std::string json_text(const std::vector<report::PlanReport>& plans) {
    const DataTable comparison = compared(plans);
    JsonText json;
    json.open_object().key("plans").open_array();
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const Estimate& estimate = plans[i].estimate;
        json.open_object().member("name", figure_name(plans, comparison, i)).member("valid", estimate.valid && !has_errors(estimate.findings));
        if (plans[i].has_estimate()) {
            json.member("verdict", verdict_name(estimate.memory.verdict)).member("memory_low_bytes", estimate.memory.low.value()).member("memory_high_bytes", estimate.memory.high.value());
            json.member("memory_band_basis", estimate.memory.band_basis).member("step_time_low_s", estimate.time.low.value()).member("step_time_high_s", estimate.time.high.value());
        }
        json.key("tables").raw(tables_json(report::plan_tables(plans[i]))).close_object();
    }
    json.close_array();
    if (plans.size() > 1) json.key("comparison").raw(table_json(comparison));
    return json.close_object().text();
}

std::string text_of(const std::vector<report::PlanReport>& plans, Format format) {
    switch (format) {
    case Format::html: return report::write_html(report::make_report(plans, {}));
    case Format::markdown: return report::write_markdown(report::make_report(plans, {}));
    case Format::csv: return table_csv(figures(plans));
    case Format::tsv: return table_tsv(figures(plans));
    case Format::json: break;
    }
    return json_text(plans);
}

void report_now(const Arguments& arguments, Session& session) {
    const Format format = format_of(arguments);
    if (std::count(arguments.plans.begin(), arguments.plans.end(), "-") > 1) throw Failure(kWrongUse, "standard input holds one plan only");
    std::error_code error;
    const bool to_file = !arguments.output.empty() && arguments.output != "-";
    if (to_file && !arguments.force && std::filesystem::exists(std::filesystem::symlink_status(arguments.output, error)))
        throw Failure(kWrongUse, arguments.output + ": exists; --force overwrites it");
    load_profile(session, arguments.profile);
    std::vector<report::PlanReport> plans;
    for (const std::string& path : arguments.plans) plans.push_back(report_of(path, session));
    const std::string text = text_of(plans, format);
    to_file ? write_file(arguments.output, text) : print(text);
    for (const report::PlanReport& plan : plans)
        if (!plan.estimate.valid || has_errors(plan.estimate.findings) || !plan.estimate.memory.fits()) session.exit_code = kNo;
}

} // namespace

void add_report(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("report", "A plan as a document: verdict, layout, memory, time, traffic, findings; several plans side by side");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { report_now(*arguments, session); });
}

} // namespace fivefold::cli
