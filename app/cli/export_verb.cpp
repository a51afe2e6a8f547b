// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/estimate/estimate.h"
#include "core/formats/export.h"

#include <filesystem>
#include <system_error>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb) {
        add_json(verb, json);
        verb.add_option("--to", target, "Framework: " + export_target_names())->required()->type_name("NAME");
        verb.add_option("--launcher", launcher, "Launcher: " + launcher_names())->type_name("NAME");
        verb.add_option("-o,--output", folder, "Folder for the files; made when missing")->required()->type_name("DIR");
        verb.add_flag("--force", force, "Overwrite files");
    }
    PlanOptions plan;
    std::string target, launcher = "slurm", folder;
    bool force = false, json = false;
};

std::vector<std::filesystem::path> write_files(const Arguments& arguments, const std::vector<ExportedFile>& files) {
    namespace fs = std::filesystem;
    std::vector<fs::path> paths;
    for (const ExportedFile& file : files) paths.push_back(fs::path(arguments.folder) / file.name);
    std::error_code error;
    for (const fs::path& path : paths)
        if (!arguments.force && fs::exists(fs::symlink_status(path, error)))
            throw Failure(kWrongUse, path.string() + ": exists; --force overwrites it");
    fs::create_directories(arguments.folder, error);
    if (error) throw Failure(kEnvironment, arguments.folder + ": cannot be made: " + error.message());
    for (std::size_t i = 0; i < files.size(); ++i) write_file(paths[i], files[i].text, files[i].executable);
    return paths;
}

void export_now(const Arguments& arguments, Session& session) {
    const auto target = export_target_from_name(arguments.target);
    if (!target) throw Failure(kWrongUse, "--to: this version does not export to '" + arguments.target + "'; it exports to " + export_target_names());
    const auto launcher = launcher_from_name(arguments.launcher);
    if (!launcher) throw Failure(kWrongUse, "--launcher: no launcher '" + arguments.launcher + "' in this version; there are " + launcher_names());

    const PlanOptions::Resolved resolved = arguments.plan.resolve(session);
    Estimate estimate = fivefold::estimate(resolved.plan, session.catalogue.profile_for(resolved.plan));
    if (estimate.valid) use_band(time_error(session.catalogue, resolved.plan, estimate).band, estimate.time);
    const ExportResult result = export_plan(resolved.plan, estimate, *target, *launcher);
    print_notes(resolved.notes);
    const bool refused = has_errors(result.findings) || result.files.empty();
    std::vector<std::filesystem::path> paths;
    if (!refused) paths = write_files(arguments, result.files);
    if (!refused && !estimate.memory.fits()) message("warning: the plan is not expected to fit into memory");

    if (arguments.json) {
        JsonText json;
        json.open_object().key("files").open_array();
        for (const auto& path : paths) json.value(path.string());
        json.close_array();
        add_findings(json, result.findings);
        print(json.close_object().text());
    } else {
        std::string list;
        for (const auto& path : paths) list += path.string() + '\n';
        print(list);
        if (!result.findings.empty()) message((refused ? "Nothing was written.\n" : "Findings\n") + findings_text(result.findings));
    }
    if (refused) session.exit_code = kNo;
}

} // namespace

void add_export(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("export", "Launch files of a framework for a plan; prints their paths");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { export_now(*arguments, session); });
}

} // namespace fivefold::cli
