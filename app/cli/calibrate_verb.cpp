// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/cli/table.h"
#include "core/calibrate/fit.h"
#include "core/formats/profile_json.h"
#include "core/formats/runs_csv.h"

#include <fmt/format.h>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) {
        verb.add_option("RUNS", runs, "CSV table of measured runs; '-' reads standard input")->required()->type_name("FILE");
        verb.add_option("-o,--output", output, "Profile library to write")->required()->type_name("FILE");
        verb.add_option("--profile", profile, "Profile library to start from instead of the built-in one")->type_name("FILE");
        verb.add_option("--hold-back", options.hold_back, "Share of configurations kept out of the fit")->check(CLI::Range(0.0, 0.9));
        verb.add_option("--seed", options.seed, "Of the split");
        verb.add_option("--iterations", options.iterations, "At most")->check(CLI::Range(0, 1000));
        verb.add_option("--prior-scale", options.prior_scale, "Widens (above 1) or narrows the constants' priors")->check(CLI::Range(0.01, 100.0));
        verb.add_flag("!--no-hardware", options.hardware, "Leave the GPUs' constants alone");
        verb.add_flag("!--no-software", options.software, "Leave the frameworks' constants alone");
    }
    std::string runs, output, profile;
    FitOptions options;
};

std::string figures(const FitErrors& errors) {
    if (errors.n == 0) return "no rows";
    return fmt::format("{} rows, median {:.1f} %, mean {:.1f} %, p90 {:.1f} %", errors.n, 100 * errors.median, 100 * errors.mean, 100 * errors.p90);
}

std::string report(const FitResult& result) {
    std::string text = "Errors of step time\n";
    text += fmt::format("  fitted rows, before     {}\n  fitted rows, after      {}\n", figures(result.fitted_before), figures(result.fitted_after));
    text += fmt::format("  rows kept out, before   {}\n  rows kept out, after    {}\n\n", figures(result.held_back_before), figures(result.held_back_after));
    text += fmt::format("{:<24}{:<24}{:>12}{:>12}{:>12}{:>12}{:>10}\n", "part", "constant", "start", "fitted", "low", "high", "learned");
    for (const FitParameter& p : result.parameters)
        text += fmt::format("{:<24}{:<24}{:>12.4g}{:>12.4g}{:>12.4g}{:>12.4g}{:>9.0f} %{}\n", p.part, p.key, p.start, p.fitted, p.low, p.high, 100 * p.learned,
                            p.identified() ? "" : "  not identified by these rows");
    return text;
}

} // namespace

void add_calibrate(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("calibrate", "Fits the cost model's constants to measured runs");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        load_profile(session, arguments->profile);
        const std::vector<MeasuredRun> runs = read_runs_file(arguments->runs, session.catalogue);
        const FitResult result = fit_profiles(session.catalogue.profiles, runs, arguments->options, {}, [](int iteration, double loss) {
            message(fmt::format("iteration {}: loss {:.1f}", iteration, loss));
        });
        write_file(arguments->output, write_profile_library(result.library));
        print(report(result));
    });
}

} // namespace fivefold::cli
