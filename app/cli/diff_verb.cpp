// SPDX-License-Identifier: Apache-2.0
// The verb diff: what a plan would change in a launch file, and the file so changed.
#include "app/cli/answers.h"
#include "app/cli/import_input.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/cli/table.h"
#include "core/formats/format_error.h"
#include "core/formats/launch_diff.h"

#include <filesystem>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb, PlanOptions::one_file) {
        verb.add_option("LAUNCH", launch,
                        "Launch file of nanotron, Megatron-LM (shell or MODEL_ARGS), Megatron-Bridge, torchtitan, accelerate or DeepSpeed")
            ->type_name("FILE")
            ->required();
        add_json(verb, json);
        verb.add_option("--write", output, "Write the launch file with the changes to this file; '-' prints it. Nothing else in it changes")
            ->type_name("OUT");
        verb.add_flag("--force", force, "Overwrite OUT");
    }
    PlanOptions plan;
    std::string launch, output;
    bool json = false, force = false;
};

std::string diff_json(const LaunchDiff& diff) {
    JsonText json;
    json.open_object().member("file", file_kind_name(diff.kind)).key("changes").open_array();
    for (const LaunchChange& change : diff.changes) {
        json.open_object().member("key", change.key).member("where", change.where).key("old");
        change.old_value ? json.value(*change.old_value) : json.raw("null");
        json.key("new");
        change.new_value ? json.value(*change.new_value) : json.raw("null");
        json.close_object();
    }
    json.close_array();
    add_findings(json, diff.findings);
    return json.close_object().text();
}

std::string diff_text(const LaunchDiff& diff) {
    if (diff.changes.empty()) return "The file says what the plan says.\n";
    std::string text;
    for (const LaunchChange& change : diff.changes)
        text += change.key + ": " + change.old_value.value_or("(absent)") + " -> " + change.new_value.value_or("(absent)") +
                (change.where.empty() ? "" : "  (" + change.where + ")") + '\n';
    return text;
}

void diff_now(const Arguments& arguments, Session& session) {
    const PlanOptions::Resolved resolved = arguments.plan.resolve(session);
    const std::vector<ImportFile> files = read_import_files({arguments.launch});
    if (files.size() != 1) throw Failure(kWrongUse, arguments.launch + ": is a folder; a launch file is expected");
    print_notes(resolved.notes);
    WrittenBack written;
    try {
        if (arguments.output.empty())
            written.diff = diff_launch_file(files.front(), resolved.plan, session.catalogue);
        else
            written = write_back(files.front(), resolved.plan, session.catalogue);
    } catch (const FormatError& error) {
        throw Failure(kBadInput, error.what());
    }
    const bool refused = has_errors(written.diff.findings);
    if (!arguments.output.empty() && !refused) {
        std::error_code error;
        if (arguments.output == "-") {
            print(written.text);
            message(diff_text(written.diff));
            return;
        }
        if (!arguments.force && std::filesystem::exists(std::filesystem::symlink_status(arguments.output, error)))
            throw Failure(kWrongUse, arguments.output + ": exists; --force overwrites it");
        const auto permissions = std::filesystem::status(arguments.launch, error).permissions();
        write_file(arguments.output, written.text,
                   !error && (permissions & std::filesystem::perms::owner_exec) != std::filesystem::perms::none);
    }
    if (!(refused && arguments.output == "-")) print(arguments.json ? diff_json(written.diff) : diff_text(written.diff));
    if (!arguments.json && !written.diff.findings.empty())
        message((refused && !arguments.output.empty() ? "Nothing was written.\n" : "Findings\n") + findings_text(written.diff.findings));
    if (refused) session.exit_code = kNo;
}

} // namespace

void add_diff(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("diff", "What a plan would change in an existing launch file; --write writes it");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { diff_now(*arguments, session); });
}

} // namespace fivefold::cli
