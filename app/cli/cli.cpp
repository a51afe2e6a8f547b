// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"

#include "app/cli/io.h"
#include "core/formats/format_error.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <new>
#include <string>

namespace fivefold::cli {
namespace {

constexpr const char* kAbout =
    "Plans the training of large language models: which 5D-parallel layout trains a model fastest on a cluster, does it fit, "
    "how long does a step take.";
constexpr const char* kLearn = R"(Examples:
  fivefold-cli models
  fivefold-cli estimate --model llama-3.1-70b --gpu h100-sxm5-80gb --nodes 16 --tp 8 --pp 4 --vpp 5 --seq 8192 --global-batch 512
  fivefold-cli import config.json > plan.json
  fivefold-cli import config.json run.sh job.sbatch > plan.json
  fivefold-cli diff plan.json run.sh --write new.sh
  fivefold-cli estimate plan.json --tp 4 --json
  fivefold-cli cost plan.json --total-tokens 15e12 --budget-days 90
  fivefold-cli check plan.json --target megatron
  fivefold-cli timeline plan.json --trace step.json
  fivefold-cli advise plan.json --locks tp,pp --top 5
  fivefold-cli report plan.json -o plan.html
  fivefold-cli campaign create plan.json --target megatron --top 10 -o runs
  fivefold-cli export plan.json --to megatron -o launch
  fivefold-cli estimate plan.json --nearest runs.csv
  fivefold-cli probe --quick -o node.json
  fivefold-cli log slurm-123.out --plan plan.json

'-' reads standard input. Data goes to standard output, messages to standard error.
Exit codes: 0 done; 1 the answer is no (does not fit, not valid); 2 wrong use; 3 unreadable or invalid input; 4 environment.
'fivefold-cli VERB --help' tells the options of a verb.)";

// CLI11 only says that a subcommand is missing.
void require_verb(const CLI::App& app, int argc, const char* const* argv) {
    const std::string word = argc > 1 ? argv[1] : "";
    if (word.starts_with("-")) return;
    std::string verbs;
    for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (verb->get_name() == word) return;
        verbs += (verbs.empty() ? "" : ", ") + verb->get_name();
    }
    throw Failure(kWrongUse, (word.empty() ? "a verb is missing" : "no verb '" + word + "'") + "; there are " + verbs + " (see --help)");
}

int parse_and_run(int argc, const char* const* argv) {
    Session session;
    CLI::App app(kAbout, "fivefold-cli");
    app.footer(kLearn);
    app.set_version_flag("--version", "fivefold-cli " FIVEFOLD_VERSION);
    app.require_subcommand(1);
    app.get_formatter()->column_width(34);
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast); // so that scripts can append changes
    add_models(app, session);
    add_gpus(app, session);
    add_networks(app, session);
    add_estimate(app, session);
    add_cost(app, session);
    add_check(app, session);
    add_search(app, session);
    add_heatmap(app, session);
    add_timeline(app, session);
    add_advise(app, session);
    add_report(app, session);
    add_export(app, session);
    add_import(app, session);
    add_diff(app, session);
    add_validate(app, session);
    add_calibrate(app, session);
    add_probe(app, session);
    add_log(app, session);
    add_campaign(app, session);
    require_verb(app, argc, argv);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) { // --help, --version
            app.exit(error);
            return kDone;
        }
        std::string what = error.what();
        what = what.substr(0, what.find('\n'));
        message("fivefold-cli: " + what + " (see --help)");
        return kWrongUse;
    }
    return session.exit_code;
}

} // namespace

int run(int argc, const char* const* argv) {
    try {
        return parse_and_run(argc, argv);
    } catch (const Failure& error) {
        message(std::string("fivefold-cli: ") + error.what());
        return error.code();
    } catch (const FormatError& error) {
        message(std::string("fivefold-cli: ") + error.what());
        return kBadInput;
    } catch (const std::bad_alloc&) {
        message("fivefold-cli: the input needs more memory than there is");
        return kBadInput;
    } catch (const std::exception& error) {
        message(std::string("fivefold-cli: ") + error.what());
        return kEnvironment;
    }
}

} // namespace fivefold::cli
