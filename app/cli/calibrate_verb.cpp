// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/calibrate/fit_healthy.h"
#include "core/formats/profile_json.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold::cli {
namespace {

// Up to here every run is needed for the fit, and the constants may be those of a machine that the library has never seen.
constexpr std::ptrdiff_t kFewRuns = 60;

struct Arguments {
    explicit Arguments(CLI::App& verb) {
        add_json(verb, json);
        verb.add_option("RUNS", runs, "CSV table of measured runs; '-' reads standard input")->required()->type_name("FILE");
        verb.add_option("-o,--output", output, "Profile library to write")->required()->type_name("FILE");
        verb.add_option("--profile", profile, "Profile library to start from instead of the built-in one")->type_name("FILE");
        verb.add_option("--hold-back", hold_back, "Share of configurations kept out of the fit; without it 0.2, or none of fewer than 60 runs")
            ->check(CLI::Range(0.0, 0.9));
        verb.add_option("--seed", options.seed, "Of the split");
        verb.add_option("--iterations", options.iterations, "At most")->check(CLI::Range(0, 1000));
        verb.add_option("--prior", prior,
                        "How far constants may move: 'range', their own in the library, or 'spread', as much as machines and frameworks differ; without it "
                        "spread for fewer than 60 runs")
            ->check(CLI::IsMember({"range", "spread"}));
        verb.add_option("--prior-scale", options.prior_scale, "Widens (above 1) or narrows the constants' priors")->check(CLI::Range(0.01, 100.0));
        verb.add_option("--design", design, "Runs to propose at most, 0 for none")->check(CLI::Range(0, 20));
        verb.add_flag("!--no-hardware", options.hardware, "Leave the GPUs' constants alone");
        verb.add_flag("!--no-software", options.software, "Leave the frameworks' constants alone");
    }
    std::string runs, output, profile, prior;
    std::optional<double> hold_back;
    std::size_t design = 6;
    FitOptions options;
    bool json = false;
};

} // namespace

void add_calibrate(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("calibrate", "Fits the cost model's constants to measured runs, and proposes the runs that would tell most");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        load_profile(session, arguments->profile);
        CalibrationAnswer answer;
        answer.runs = read_runs_file(arguments->runs, session.catalogue);
        const auto timed = std::count_if(answer.runs.begin(), answer.runs.end(), [](const MeasuredRun& run) { return run.timed_and_healthy(); });
        FitOptions& options = arguments->options;
        options.hold_back = arguments->hold_back.value_or(timed < kFewRuns ? 0 : options.hold_back);
        options.prior = arguments->prior == "spread" || (arguments->prior.empty() && timed < kFewRuns) ? Prior::spread : Prior::range;
        if (options.prior == Prior::spread) { // wide priors follow runs in a broken state, so those are taken out
            options.noise = few_runs_options().noise;
            HealthyFit healthy = fit_healthy(session.catalogue.profiles, answer.runs, options);
            answer.fit = std::move(healthy.fit);
            answer.broken = std::move(healthy.broken);
        } else {
            answer.fit = fit_profiles(session.catalogue.profiles, answer.runs, options, {}, [](int iteration, double loss) {
                message(fmt::format("iteration {}: loss {:.1f}", iteration, loss));
            });
        }
        answer.next = design_runs(answer.fit, answer.runs, arguments->design);
        session.catalogue.profiles = answer.fit.library;
        const ProfileSource profiles = [&session](const Plan& plan) { return session.catalogue.profile_for(plan); };
        std::vector<Prediction> predictions = validate(answer.runs, profiles).predictions;
        set_bands(answer.runs, predictions, profiles, run_residuals(answer.runs, profiles));
        answer.health = check_health(answer.runs, predictions, profiles);
        write_file(arguments->output, write_profile_library(answer.fit.library));
        print(arguments->json ? calibration_json(answer) : calibration_text(answer));
    });
}

} // namespace fivefold::cli
