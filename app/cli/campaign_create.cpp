// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/new_campaign.h"
#include "app/cli/answers.h"
#include "app/cli/campaign_verb.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/cli/search_options.h"
#include "core/formats/plan_file.h"
#include "core/formats/runs_csv.h"
#include "core/search/search.h"

#include <algorithm>
#include <fstream>

namespace fivefold::cli {
namespace {

constexpr const char* kRuns = "What to run";
constexpr const char* kHow = "How to run it";

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb, PlanOptions::without_layout), search(verb) {
        add_json(verb, json);
        verb.add_option("-o,--output", folder, "Folder of the campaign; made when missing")->required()->type_name("DIR");
        verb.add_option("--launcher", launcher, "slurm, skypilot or kubernetes")->type_name("NAME")->check(CLI::IsMember({"slurm", "skypilot", "kubernetes"}).description(""));

        verb.add_option("--node-counts", nodes, "Search over these numbers of nodes instead of one")->group(kRuns)->type_name("N,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->check(CLI::Range(1, 1'000'000).description(""));
        verb.add_option("--top", top, "Fastest layouts of the search")->group(kRuns)->type_name("N")->check(CLI::Range(0, 10'000).description(""));
        verb.add_flag("--pareto", pareto, "Also the Pareto front of step time, memory and cost")->group(kRuns);
        verb.add_option("--design", design, "Also up to so many runs that tell most about the model's constants")->group(kRuns)->type_name("N")->check(CLI::Range(0, 50).description(""));
        verb.add_option("--also", also, "Also the plans of these files")->group(kRuns)->type_name("FILE,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--runs", runs, "Your own measured runs as a CSV file, instead of published ones: bands and designed runs follow them")->group(kRuns)->type_name("FILE");

        verb.add_option("--steps", settings.steps, "Optimizer steps of a run")->group(kHow)->type_name("N")->check(CLI::Range(1, 1'000'000).description(""));
        verb.add_option("--at-once", settings.at_once, "Tasks that run at a time")->group(kHow)->type_name("N")->check(CLI::Range(1, 10'000).description(""));
        verb.add_option("--attempts", settings.attempts, "Attempts of a task that the infrastructure fails")->group(kHow)->type_name("N")->check(CLI::Range(1, 100).description(""));
        verb.add_option("--startup", startup, "Seconds before the first step")->group(kHow)->type_name("S")->check(CLI::Range(0.0, 1e6).description(""));
        verb.add_option("--patience", settings.patience, "Times the start-up and the slow end of the band that a run may take")->group(kHow)->type_name("X")->check(CLI::Range(1.0, 1e4).description(""));
        verb.add_option("--silence", silence, "Seconds without output that count as a hang; more for runs with long steps")->group(kHow)->type_name("S")->check(CLI::Range(1.0, 1e6).description(""));
        verb.add_option("--memory-in-use", memory_gib, "GiB of GPU memory that others may hold when a run starts")->group(kHow)->type_name("GIB")->check(CLI::Range(0.0, 1e4).description(""));
        verb.add_flag("!--no-gpu-request", settings.request_gpus, "Do not ask Slurm for GPUs, where it does not count them")->group(kHow);
        verb.add_option("--sbatch", settings.options, "Option of sbatch, as in --sbatch=--partition=gpu; may be repeated")->group(kHow)->type_name("OPTION")->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--setup", settings.setup, "Shell line before each run, as in 'module load cuda'; may be repeated")->group(kHow)->type_name("LINE")->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        verb.add_option("--image", settings.image, "Container image, for Kubernetes")->group(kHow)->type_name("NAME");
        verb.add_option("--volume", settings.volume, "Persistent volume claim for results, for Kubernetes")->group(kHow)->type_name("NAME");
    }
    PlanOptions plan;
    SearchOptions search;
    CampaignSettings settings;
    std::string folder, launcher = "slurm", runs;
    std::vector<std::int64_t> nodes;
    std::vector<std::string> also;
    std::size_t top = 10, design = 0;
    double startup = CampaignSettings().startup.value(), silence = CampaignSettings().silence.value(), memory_gib = in_gib(CampaignSettings().memory_in_use);
    bool pareto = false, json = false;
};

/// Runs that teach most about this model on this cluster.
std::vector<TaskChoice> designed(const Arguments& arguments, const Session& session, const Plan& base) {
    return fivefold::campaign::designed_choices(session.catalogue, base, arguments.runs.empty() ? load_timed_runs(session.catalogue) : read_runs_file(arguments.runs, session.catalogue), arguments.design);
}

void create(const Arguments& arguments, Session& session) {
    if (arguments.search.target().empty()) throw Failure(kWrongUse, "--target is missing: the framework that the campaign launches");
    const PlanOptions::Resolved resolved = arguments.plan.resolve(session);
    SearchRequest request = arguments.search.request(resolved.plan);
    request.space.nodes = arguments.nodes;
    request.top = arguments.top;
    const Profile profile = session.catalogue.profile_for(request.plan);
    print_notes(resolved.notes);
    const SearchResult found = search(request, profile);
    std::vector<TaskChoice> choices = choose_tasks(found, request.plan, arguments.top, arguments.pareto);
    const auto add = [&](std::vector<TaskChoice> more) { choices.insert(choices.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end())); };
    if (arguments.design > 0) {
        Plan base = choices.empty() ? request.plan : choices.front().plan;
        add(designed(arguments, session, base));
    }
    for (std::size_t i = 0; i < arguments.also.size(); ++i)
        add({{read_plan(read_input(arguments.also[i], std::size_t{64} << 20U), session.catalogue).plan, TaskReason::given, i + 1, 0}});

    Campaign campaign;
    campaign.name = fivefold::campaign::plain_name(resolved.plan.name);
    campaign.target = arguments.search.target();
    campaign.launcher = arguments.launcher;
    campaign.settings = arguments.settings;
    campaign.settings.startup = Seconds(arguments.startup);
    campaign.settings.silence = Seconds(arguments.silence);
    campaign.settings.memory_in_use = gib(arguments.memory_gib);
    const TaskEstimate estimate = banded_estimate(session.catalogue, arguments.runs);
    campaign.tasks = make_tasks(choices, campaign.settings, estimate);
    const CampaignFiles files = campaign_files(campaign, estimate);
    if (campaign.tasks.empty()) {
        session.exit_code = kNo;
        message("Nothing was written: no layout fits that the target can run.");
        for (const RefusedTask& task : files.refused) message(task.id + "\n" + findings_text(task.findings));
        return;
    }
    fivefold::campaign::write_campaign(arguments.folder, files);
    print(arguments.json ? campaign_json(campaign, files, arguments.folder) : campaign_text(campaign, files));
}

} // namespace

TaskEstimate banded_estimate(const Catalogue& catalogue, const std::string& own_runs) {
    const ProfileSource profiles = [&catalogue](const Plan& plan) { return catalogue.profile_for(plan); };
    const std::vector<MeasuredRun> runs = own_runs.empty() ? load_timed_runs(catalogue) : read_runs_file(own_runs, catalogue);
    return fivefold::campaign::banded_estimate(profiles, std::make_shared<const std::vector<RunResidual>>(run_residuals(runs, profiles)));
}

void add_campaign_create(CLI::App& campaign, Session& session) {
    CLI::App* verb = campaign.add_subcommand("create", "Writes the folder of a campaign: launch files of the best layouts, limits from the prediction, and what submits them");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { create(*arguments, session); });
}

} // namespace fivefold::cli
