// SPDX-License-Identifier: Apache-2.0
// The verb campaign: benchmark runs of the short list, submitted, watched and brought home.
#include "app/cli/campaign_verb.h"

#include "app/cli/io.h"
#include "app/cli/json_text.h"
#include "app/cli/plan_options.h"
#include "core/formats/campaign_json.h"

#include <algorithm>
#include <filesystem>

namespace fivefold::cli {
namespace {

namespace fc = fivefold::campaign;

struct Arguments {
    Arguments(CLI::App& verb, bool with_tasks) {
        add_json(verb, json);
        verb.add_option("DIR", folder, "Folder of the campaign")->required()->type_name("DIR");
        if (with_tasks) verb.add_option("TASK", tasks, "Only these tasks")->type_name("TASK")->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    void add_profile(CLI::App& verb) { verb.add_option("--profile", profile, "Profile library in place of the built-in one")->type_name("FILE"); }
    std::string folder, profile, host, path;
    std::vector<std::string> tasks;
    bool json = false, again = false;
};

/// A campaign and what is needed to ask about it.
struct Opened {
    Opened(const Arguments& arguments, const Session& session)
        : folder(arguments.folder), campaign(fc::load_campaign(arguments.folder, session.catalogue)), control(folder, campaign, processes) {
        for (const std::string& id : arguments.tasks)
            if (std::none_of(campaign.tasks.begin(), campaign.tasks.end(), [&](const CampaignTask& task) { return task.id == id; }))
                throw Failure(kWrongUse, "no task '" + id + "' in this campaign");
    }
    std::filesystem::path folder;
    Campaign campaign;
    fc::LocalProcesses processes;
    fc::CampaignControl control;
};

void tell(const fc::CampaignControl::Answer& answer, const Arguments& arguments, Session& session) {
    if (!answer.done) session.exit_code = kEnvironment;
    if (arguments.json) {
        JsonText json;
        json.open_object().member("done", answer.done).member("message", answer.message).member("command", answer.command);
        return print(json.close_object().text());
    }
    if (answer.done) return print(answer.message.ends_with('\n') ? answer.message : answer.message + '\n');
    message("fivefold-cli: " + answer.message);
    if (!answer.command.empty()) print(answer.command + '\n');
}

/// A failed request ends the verb.
bool failed(const fc::CampaignControl::Answer& answer, const Arguments& arguments, Session& session) {
    if (!answer.done) tell(answer, arguments, session);
    return !answer.done;
}

void submit(const Arguments& arguments, Session& session) {
    Opened opened(arguments, session);
    if (!arguments.host.empty() && failed(opened.control.use_remote(arguments.host, arguments.path), arguments, session)) return;
    tell(opened.control.submit(arguments.tasks, arguments.again), arguments, session);
}

void stop(const Arguments& arguments, Session& session) {
    Opened opened(arguments, session);
    tell(opened.control.cancel(arguments.tasks), arguments, session);
}

void status(const Arguments& arguments, Session& session) {
    Opened opened(arguments, session);
    if (failed(opened.control.fetch(), arguments, session)) return;
    const CampaignStatus now = opened.control.status();
    print(arguments.json ? status_json(opened.campaign, now) : status_text(opened.campaign, now));
}

void collect(const Arguments& arguments, Session& session) {
    load_profile(session, arguments.profile);
    Opened opened(arguments, session);
    if (failed(opened.control.fetch(), arguments, session)) return;
    const CampaignStatus now = opened.control.status();
    const ProfileSource profiles = [&session](const Plan& plan) { return session.catalogue.profile_for(plan); };
    const CampaignResults results = fc::collect_results(opened.folder, opened.campaign, now, profiles);
    fc::write_results(opened.folder, opened.campaign, now, results);
    print(arguments.json ? write_campaign_results(opened.campaign, now, results) : results_text(opened.campaign, now, results));
}

} // namespace

void add_campaign(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("campaign", "Benchmark runs of the best layouts on the real cluster: create, submit, watch, collect");
    verb->require_subcommand(1);
    add_campaign_create(*verb, session);
    const auto add = [&](const char* name, const char* help, bool with_tasks, void (*act)(const Arguments&, Session&)) {
        CLI::App* part = verb->add_subcommand(name, help);
        auto arguments = std::make_shared<Arguments>(*part, with_tasks);
        part->callback([arguments, act, &session] { act(*arguments, session); });
        return std::pair(part, arguments);
    };
    const auto [submitting, submit_arguments] = add("submit", "Submits what is neither done nor queued; safe to repeat", true, submit);
    submitting->add_option("--ssh", submit_arguments->host, "Copy the folder to this login node and submit there, through your own ssh; remembered")->type_name("HOST");
    submitting->add_option("--path", submit_arguments->path, "Folder there; 'fivefold/NAME' in the home folder without it")->type_name("DIR");
    submitting->add_flag("--again", submit_arguments->again, "Also tasks that failed");
    (void)add("stop", "Cancels queued and running tasks", true, stop);
    (void)add("status", "Where each task stands", false, status);
    const auto [collecting, collect_arguments] = add("collect", "Reads the logs, tells failures apart, writes results.csv and results.json", false, collect);
    collect_arguments->add_profile(*collecting);
}

} // namespace fivefold::cli
