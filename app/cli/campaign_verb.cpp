// SPDX-License-Identifier: Apache-2.0
// The verb campaign: benchmark runs of the short list, submitted, watched and brought home.
#include "app/cli/campaign_verb.h"

#include "app/campaign/learning.h"
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/report/campaign_report.h"
#include "core/formats/campaign_json.h"
#include "core/formats/profile_json.h"
#include "core/formats/runs_csv.h"

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
    void add_model(CLI::App& verb) {
        verb.add_option("--profile", profile, "Profile library in place of the built-in one")->type_name("FILE");
        verb.add_option("--runs", runs, "Your own measured runs of other campaigns as a CSV file, instead of published ones")->type_name("FILE");
    }
    std::string folder, profile, host, path, refit, runs, output, format;
    std::vector<std::string> tasks;
    bool json = false, again = false, drop = false;
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

std::vector<MeasuredRun> known_runs(const Arguments& arguments, const Session& session) {
    return arguments.runs.empty() ? load_timed_runs(session.catalogue) : read_runs_file(arguments.runs, session.catalogue);
}

void tell(const fc::CampaignControl::Answer& answer, const Arguments& arguments, Session& session) {
    if (!answer.done) session.exit_code = kEnvironment;
    const std::string said = message_text(answer.message);
    if (arguments.json) {
        JsonText json;
        json.open_object().member("done", answer.done).member("message", said).member("command", answer.command);
        return print(json.close_object().text());
    }
    if (answer.done) return print(said.ends_with('\n') ? said : said + '\n');
    message("fivefold-cli: " + said);
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
    if (arguments.json) return print(write_campaign_results(opened.campaign, now, results));
    const CampaignOutlook outlook = fc::learn(opened.campaign, results, session.catalogue.profiles, known_runs(arguments, session));
    std::string text = results_text(opened.campaign, now, results) + outlook_text(opened.campaign, outlook);
    if (arguments.drop) {
        const std::vector<std::size_t> dropped = fc::tasks_to_drop(opened.campaign, results, outlook);
        fc::write_dropped(opened.folder, opened.campaign, dropped);
        text += std::to_string(dropped.size()) + (dropped.size() == 1 ? " task" : " tasks") + " cannot be the best any more and will not run\n";
    }
    if (!arguments.refit.empty()) write_file(arguments.refit, write_profile_library(outlook.library));
    print(text);
}

void report(const Arguments& arguments, Session& session) {
    load_profile(session, arguments.profile);
    Opened opened(arguments, session);
    if (failed(opened.control.fetch(), arguments, session)) return;
    const CampaignStatus now = opened.control.status();
    const ProfileSource profiles = [&session](const Plan& plan) { return session.catalogue.profile_for(plan); };
    const CampaignResults results = fc::collect_results(opened.folder, opened.campaign, now, profiles);
    const CampaignOutlook outlook = fc::learn(opened.campaign, results, session.catalogue.profiles, known_runs(arguments, session));
    const report::CampaignReport made{opened.campaign, now, results, outlook};
    std::string format = arguments.format;
    if (format.empty()) {
        format = arguments.output.empty() ? ".md" : std::filesystem::path(arguments.output).extension().string();
        format.erase(0, 1);
    }
    std::string text;
    if (format == "html") text = report::write_html(report::make_campaign_report(made, {}));
    else if (format == "md") text = report::write_markdown(report::make_campaign_report(made, {}));
    else if (format == "csv") text = table_csv(report::campaign_table(made));
    else if (format == "json") text = write_campaign_results(opened.campaign, now, results);
    else throw Failure(kWrongUse, "--format: no format '" + format + "'; there are html, md, csv, json");
    arguments.output.empty() ? print(text) : write_file(arguments.output, text);
}

} // namespace

void add_campaign(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("campaign", "Benchmark runs of the best layouts on the real cluster: create, submit, watch, collect, report");
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
    collect_arguments->add_model(*collecting);
    collecting->add_flag("--drop", collect_arguments->drop, "Do not run tasks that cannot be the best any more");
    collecting->add_option("--refit", collect_arguments->refit, "Write the profile library as the results recalibrate it")->type_name("FILE");
    const auto [reporting, report_arguments] = add("report", "What ran, what failed and why, the best layout with its evidence, measured against predicted", false, report);
    report_arguments->add_model(*reporting);
    reporting->add_option("-o,--output", report_arguments->output, "Write the report to this file; its ending tells the format")->type_name("FILE");
    reporting->add_option("--format", report_arguments->format, "html, md (unless stated), csv, json")->type_name("NAME");
}

} // namespace fivefold::cli
