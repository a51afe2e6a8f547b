// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/log_answer.h"
#include "app/cli/plan_options.h"
#include "core/formats/logs/run_log_reader.h"
#include "core/formats/plan_file.h"
#include "core/formats/runs_csv.h"
#include "core/measured/own_run.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

namespace fivefold::cli {
namespace {

constexpr std::size_t kPlanLimit = std::size_t{8} << 20;

struct Arguments {
    explicit Arguments(CLI::App& verb) {
        add_json(verb, json);
        verb.add_option("FILES", files, "Logs of one run, in order; '-' reads standard input")->required()->type_name("FILE...")->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--plan", plan, "The plan that ran: predictions are set beside what was measured")->type_name("FILE");
        verb.add_option("--profile", profile, "Cost-model profile library to use instead of the built-in one")->type_name("FILE");
        verb.add_option("--column", columns, "A column of a CSV or JSON log that its name does not tell: NAME=FIGURE with step, seconds, milliseconds, tokens_per_gpu, tokens_all, samples_all, tflops_per_gpu, loss, grad_norm, global_batch, max_allocated_gib, max_reserved_gib, smi_gib ...")
            ->type_name("NAME=FIGURE")->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--exit-code", exit_code, "Exit code of the program")->type_name("N");
        verb.add_option("--slurm-state", slurm, "State that Slurm gives the job: TIMEOUT, NODE_FAIL ...")->type_name("STATE");
    }
    std::vector<std::string> files, columns;
    std::string plan, profile, slurm;
    std::optional<int> exit_code;
    bool json = false;
};

std::vector<LogColumn> parse_columns(const std::vector<std::string>& texts) {
    std::vector<LogColumn> columns;
    for (const std::string& text : texts) {
        const std::size_t equals = text.rfind('=');
        std::optional<LogField> field;
        if (equals != std::string::npos && equals > 0)
            for (int value = 0; value <= static_cast<int>(LogField::rank); ++value)
                if (text.substr(equals + 1) == log_field_name(static_cast<LogField>(value))) field = static_cast<LogField>(value);
        if (!field) throw Failure(kWrongUse, "--column: '" + text + "' is no NAME=FIGURE; see --help for the figures");
        columns.push_back({text.substr(0, equals), *field});
    }
    return columns;
}

void feed_stream(std::istream& stream, const std::string& name, RunLogReader& reader) {
    std::vector<char> block(std::size_t{1} << 18);
    while (stream.read(block.data(), static_cast<std::streamsize>(block.size())), stream.gcount() > 0)
        reader.feed({block.data(), static_cast<std::size_t>(stream.gcount())});
    if (stream.bad()) throw Failure(kBadInput, name + ": cannot be read");
    reader.next_file();
}

void feed_file(const std::string& path, RunLogReader& reader) {
    if (path == "-") return feed_stream(std::cin, input_name(path), reader);
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) throw Failure(kBadInput, path + ": is a folder; a log file is expected");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Failure(kBadInput, path + ": cannot be opened: " + std::strerror(errno));
    feed_stream(file, path, reader);
}

void compare(const Session& session, const Plan& plan, LogAnswer& answer) {
    const ProfileSource profiles = [&session](const Plan& other) { return session.catalogue.profile_for(other); };
    LogAnswer::Compared compared;
    compared.run = measured_run(plan, answer.log, answer.steady, answer.outcome, plan.name);
    MeasuredRun run = compared.run;
    run.skip.clear(); // the plan stands, even where its run was lost
    const std::vector<MeasuredRun> runs{run};
    std::vector<Prediction> predictions{predict(run, profiles)};
    if (predictions.front().skipped.empty()) set_bands(runs, predictions, profiles, run_residuals(load_timed_runs(session.catalogue), profiles));
    if (compared.run.timed_and_healthy()) compared.health = check_health(runs, predictions, profiles);
    compared.prediction = predictions.front();
    answer.compared = std::move(compared);
}

} // namespace

void add_log(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("log", "What the log of a training run says: steady step time, memory, how it ended and why");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        load_profile(session, arguments->profile);
        std::optional<Plan> plan;
        if (!arguments->plan.empty()) plan = read_plan(read_input(arguments->plan, kPlanLimit), session.catalogue).plan;
        LogOptions options;
        options.columns = parse_columns(arguments->columns);
        RunLogReader reader(options);
        for (const std::string& file : arguments->files) feed_file(file, reader);
        LogAnswer answer;
        answer.log = reader.finish();
        answer.steady = steady_state(step_times(answer.log, plan ? step_work(*plan) : StepWork{}));
        ExitRecord exit;
        exit.exit_code = arguments->exit_code;
        SlurmState slurm;
        slurm.state = arguments->slurm;
        answer.outcome = classify(answer.log, exit, slurm);
        if (plan) compare(session, *plan, answer);
        print(arguments->json ? log_json(answer) : log_text(answer));
        if (answer.outcome.end != RunEnd::completed) session.exit_code = kNo;
    });
}

} // namespace fivefold::cli
