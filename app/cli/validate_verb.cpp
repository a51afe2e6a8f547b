// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/formats/format_error.h"
#include "core/formats/runs_csv.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) {
        add_json(verb, json);
        verb.add_option("RUNS", runs, "CSV table of measured runs; '-' reads standard input")->required()->type_name("FILE");
        verb.add_option("--profile", profile, "Cost-model profile library to use instead of the built-in one")->type_name("FILE");
        verb.add_option("--rows", rows, "Also write the prediction for each row to this CSV file")->type_name("FILE");
    }
    std::string runs, profile, rows;
    bool json = false;
};

} // namespace

std::vector<MeasuredRun> read_runs_file(const std::string& path, const Catalogue& catalogue) {
    try {
        if (path == "-") return read_runs(std::cin, catalogue);
        std::error_code ignored;
        if (std::filesystem::is_directory(path, ignored)) throw Failure(kBadInput, path + ": is a folder; a CSV file is expected");
        errno = 0;
        std::ifstream file(path, std::ios::binary);
        if (!file) throw Failure(kBadInput, path + ": cannot be opened: " + std::strerror(errno));
        return read_runs(file, catalogue);
    } catch (const FormatError& error) {
        throw Failure(kBadInput, input_name(path) + ": " + error.what());
    }
}

void add_validate(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("validate", "Predictions against measured runs: errors by source, GPU and framework");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        load_profile(session, arguments->profile);
        const ProfileSource profiles = [&session](const Plan& plan) { return session.catalogue.profile_for(plan); };
        ValidationAnswer answer;
        answer.runs = read_runs_file(arguments->runs, session.catalogue);
        answer.validation = validate(answer.runs, profiles);
        set_bands(answer.runs, answer.validation.predictions, profiles, run_residuals(load_timed_runs(session.catalogue), profiles));
        answer.health = check_health(answer.runs, answer.validation.predictions, profiles);
        answer.first_iterations = first_iteration_readings(answer.runs, answer.validation.predictions, profiles);
        if (!arguments->rows.empty()) write_file(arguments->rows, prediction_rows(answer.runs, answer.validation));
        print(arguments->json ? validation_json(answer) : validation_text(answer));
    });
}

} // namespace fivefold::cli
