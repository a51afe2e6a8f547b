// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/calibrate_measured.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/formats/measured_file.h"
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
        verb.add_option("FILES", files, "CSV table of measured runs, '-' reads standard input; or what was measured on a node: PROBE.json of fivefold-probe, "
                                        "output of nccl-tests (text or -J) and nvbandwidth (text or -j), several together")
            ->required()
            ->type_name("FILE");
        verb.add_option("-o,--output", output, "Profile library to write")->type_name("FILE");
        verb.add_option("--keep", measured.keep, "Of measured values, leave this one as it is: a key of the list that is shown, such as gemm_bf16 or collective_tables")->type_name("KEY");
        verb.add_option("--take", measured.take, "Take this one too, which is not proposed")->type_name("KEY");
        verb.add_flag("--diff", measured.diff, "Only show the measured values beside the present ones");
        verb.add_option("--gpu", measured.gpu, "Catalogue id of the GPU, where the files do not tell it")->type_name("ID");
        verb.add_option("--name", measured.name, "Name of the measurement")->type_name("TEXT");
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
    std::vector<std::string> files;
    std::string output, profile, prior;
    MeasuredChoice measured;
    std::optional<double> hold_back;
    std::size_t design = 6;
    FitOptions options;
    bool json = false;
};

} // namespace

void add_calibrate(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("calibrate", "Fits the cost model's constants to measured runs and proposes the runs that would tell most, or takes what was measured on a node");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] {
        load_profile(session, arguments->profile);
        const std::string& first = arguments->files.front();
        if (first != "-" && measured_file_kind(read_input(first, kLargestMeasurement))) {
            arguments->measured.output = arguments->output;
            calibrate_measured(session, arguments->files, arguments->measured, arguments->json);
            return;
        }
        if (arguments->files.size() != 1) throw Failure(kWrongUse, "one table of runs is expected, or only results of fivefold-probe, nccl-tests and nvbandwidth");
        if (arguments->output.empty()) throw Failure(kWrongUse, "--output is required");
        CalibrationAnswer answer;
        answer.runs = read_runs_file(first, session.catalogue);
        const auto timed = std::count_if(answer.runs.begin(), answer.runs.end(), [](const MeasuredRun& run) { return run.timed_and_healthy(); });
        FitOptions& options = arguments->options;
        options.hold_back = arguments->hold_back.value_or(timed < kFewRuns ? 0 : options.hold_back);
        options.prior = arguments->prior == "spread" || (arguments->prior.empty() && timed < kFewRuns) ? Prior::spread : Prior::range;
        answer.fit = fit_profiles(session.catalogue.profiles, answer.runs, options, {}, [](int iteration, double loss) {
            message(fmt::format("iteration {}: loss {:.1f}", iteration, loss));
        });
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
