// SPDX-License-Identifier: Apache-2.0
#include "core/formats/campaign_json.h"

#include "core/formats/campaign_files.h"
#include "core/formats/export.h"
#include "core/formats/json_reader.h"
#include "core/formats/json_writer.h"
#include "core/formats/plan_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace fivefold {
namespace {

using boost::json::array;
using boost::json::object;
using json::ObjectReader;

constexpr std::int64_t kVersion = 1;
constexpr const char* kVersionKey = "fivefold_campaign";
constexpr double kLongest = 1e9;       // seconds
constexpr double kMostBytes = 1e18;
constexpr std::int64_t kMostSteps = 1'000'000'000;

array texts(const std::vector<std::string>& list) { return array(list.begin(), list.end()); }

object settings_object(const CampaignSettings& settings) {
    return {{"steps", settings.steps},
            {"startup_s", settings.startup.value()},
            {"patience", settings.patience},
            {"silence_s", settings.silence.value()},
            {"attempts", settings.attempts},
            {"at_once", settings.at_once},
            {"memory_in_use_bytes", settings.memory_in_use.value()},
            {"request_gpus", settings.request_gpus},
            {"options", texts(settings.options)},
            {"setup", texts(settings.setup)},
            {"image", settings.image},
            {"volume", settings.volume}};
}

object task_object(const CampaignTask& task) {
    object text{{"id", task.id}, {"plan_hash", task.plan_hash}, {"why", task_reason_name(task.why)}, {"place", task.place}, {"worth", task.worth}};
    text["predicted"] = object{{"step_time_s", task.step_time.value()},        {"step_time_low_s", task.step_low.value()}, {"step_time_high_s", task.step_high.value()},
                               {"memory_bytes", task.memory.value()},          {"memory_low_bytes", task.memory_low.value()}, {"memory_high_bytes", task.memory_high.value()},
                               {"fit_probability", task.fit_probability}};
    text["steps"] = task.steps;
    text["expected_s"] = task.expected.value();
    text["limit_s"] = task.limit.value();
    text["silence_s"] = task.silence.value();
    text["gpus"] = gpu_count(task.plan.cluster);
    text["gpu_hours"] = task.gpu_hours();
    text["plan"] = json::parse_json(write_plan(task.plan));
    return text;
}

bool safe_name(std::string_view name, std::size_t longest) {
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !name.empty() && name.size() <= longest && name.front() != '-' && std::all_of(name.begin(), name.end(), plain);
}

CampaignSettings read_settings(const ObjectReader& reader) {
    const CampaignSettings usual;
    CampaignSettings settings;
    settings.steps = reader.integer("steps", 1, kMostSteps, usual.steps);
    settings.startup = Seconds(reader.number("startup_s", 0, kLongest, usual.startup.value()));
    settings.patience = reader.number("patience", 1, 1e6, usual.patience);
    settings.silence = Seconds(reader.number("silence_s", 1, kLongest, usual.silence.value()));
    settings.attempts = static_cast<int>(reader.integer("attempts", 1, 1000, usual.attempts));
    settings.at_once = static_cast<int>(reader.integer("at_once", 1, 100'000, usual.at_once));
    settings.memory_in_use = Bytes(reader.number("memory_in_use_bytes", 0, kMostBytes, usual.memory_in_use.value()));
    settings.request_gpus = reader.boolean("request_gpus", true);
    settings.options = reader.texts("options");
    settings.setup = reader.texts("setup");
    settings.image = reader.text("image", "");
    settings.volume = reader.text("volume", "");
    return settings;
}

CampaignTask read_task(const ObjectReader& reader, const Catalogue& catalogue) {
    CampaignTask task;
    task.id = reader.text("id");
    if (!safe_name(task.id, 100)) reader.fail("id", "is not a name of lower-case letters, digits and dashes");
    task.plan_hash = reader.text("plan_hash", "");
    const auto why = task_reason_of(reader.text("why", "given"));
    if (!why) reader.fail("why", "is none of best, pareto, designed, given");
    task.why = *why;
    task.place = static_cast<std::size_t>(reader.integer("place", 0, kMostSteps, 0));
    task.worth = reader.number("worth", 0, 1, 0);
    const ObjectReader predicted = reader.object("predicted");
    const auto seconds = [](const ObjectReader& of, const char* key) { return Seconds(of.number(key, 0, kLongest)); };
    const auto bytes = [&](const char* key) { return Bytes(predicted.number(key, 0, kMostBytes)); };
    task.step_time = seconds(predicted, "step_time_s");
    task.step_low = seconds(predicted, "step_time_low_s");
    task.step_high = seconds(predicted, "step_time_high_s");
    task.memory = bytes("memory_bytes");
    task.memory_low = bytes("memory_low_bytes");
    task.memory_high = bytes("memory_high_bytes");
    task.fit_probability = predicted.number("fit_probability", 0, 1, 1);
    task.steps = reader.integer("steps", 1, kMostSteps);
    task.expected = seconds(reader, "expected_s");
    task.limit = seconds(reader, "limit_s");
    task.silence = seconds(reader, "silence_s");
    const boost::json::value* plan = reader.find("plan");
    if (plan == nullptr) reader.fail("plan", "is missing");
    try {
        task.plan = read_plan(json::write_compact_json(*plan), catalogue).plan;
    } catch (const FormatError& error) {
        throw FormatError(reader.pointer("plan") + error.where(), error.problem());
    }
    return task;
}

/// "n1 n2" or "n1,n2" as a list.
std::vector<std::string> node_names(std::string_view text) {
    std::vector<std::string> names;
    std::string name;
    for (const char c : text) {
        if (c != ' ' && c != ',' && c != '\n') name += c;
        else if (!name.empty()) names.push_back(std::move(name)), name.clear();
    }
    if (!name.empty()) names.push_back(std::move(name));
    return names;
}

int signal_number(std::string_view name) {
    constexpr std::pair<const char*, int> kSignals[] = {{"INT", 2}, {"KILL", 9}, {"USR1", 10}, {"TERM", 15}};
    for (const auto& [known, number] : kSignals)
        if (name == known) return number;
    return 0;
}

} // namespace

std::string write_manifest(const Campaign& campaign) {
    object root{{kVersionKey, kVersion}, {"name", campaign.name}, {"target", campaign.target}, {"launcher", campaign.launcher}, {"written_by", "fivefold " FIVEFOLD_VERSION}};
    root["settings"] = settings_object(campaign.settings);
    array tasks;
    for (const CampaignTask& task : campaign.tasks) tasks.push_back(task_object(task));
    root["tasks"] = std::move(tasks);
    return json::write_json(root);
}

Campaign read_manifest(std::string_view text, const Catalogue& catalogue) {
    const boost::json::value document = json::parse_json(text);
    const ObjectReader reader(document);
    if (!reader.has(kVersionKey)) reader.fail(kVersionKey, "is missing; the manifest of a campaign is expected");
    if (reader.integer(kVersionKey, 1, 1'000'000) > kVersion) reader.fail(kVersionKey, "is of a later version; a newer Fivefold is needed");
    Campaign campaign;
    campaign.name = reader.text("name");
    if (!safe_name(campaign.name, 50)) reader.fail("name", "is not a name of lower-case letters, digits and dashes");
    campaign.target = reader.text("target");
    if (!export_target_from_name(campaign.target)) reader.fail("target", "is none of " + export_target_names());
    campaign.launcher = reader.text("launcher");
    if (!is_campaign_launcher(campaign.launcher)) reader.fail("launcher", "is none of slurm, skypilot, kubernetes");
    campaign.settings = read_settings(reader.object("settings"));
    const array& tasks = reader.array("tasks");
    std::set<std::string> ids;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const ObjectReader task(tasks[i], reader.pointer("tasks") + "/" + std::to_string(i));
        campaign.tasks.push_back(read_task(task, catalogue));
        if (!ids.insert(campaign.tasks.back().id).second) task.fail("id", "stands twice");
    }
    return campaign;
}

TaskAttempt read_attempt(std::string_view start, std::string_view exit) {
    TaskAttempt attempt;
    const boost::json::value first = json::parse_json(start);
    const ObjectReader begun(first);
    attempt.number = static_cast<int>(begun.integer("attempt", 1, 1'000'000));
    attempt.job = begun.text("job", "");
    attempt.job_id = begun.text("job_id", "");
    attempt.job_restarts = static_cast<int>(begun.integer("restart", 0, 1'000'000, 0));
    attempt.nodes = node_names(begun.text("nodes", ""));
    attempt.started = begun.number("started", 0, 1e12, 0);
    attempt.exit.limit = Seconds(begun.number("limit_s", 0, kLongest, 0));
    attempt.exit.restarts = attempt.number - 1;
    if (!attempt.nodes.empty()) attempt.exit.node = attempt.nodes.front();
    if (exit.empty()) return attempt;
    const boost::json::value second = json::parse_json(exit);
    const ObjectReader ended(second);
    attempt.finished = true;
    attempt.reason = ended.text("reason");
    attempt.infrastructure = ended.boolean("infrastructure", false);
    attempt.verdict = ended.text("verdict", "");
    attempt.ended = ended.number("ended", 0, 1e12, 0);
    attempt.left_before = static_cast<int>(ended.integer("left_before", 0, 1'000'000, 0));
    attempt.left_after = static_cast<int>(ended.integer("left_after", 0, 1'000'000, 0));
    ExitRecord& record = attempt.exit;
    record.wall = Seconds(ended.number("wall_s", -kLongest, kLongest, 0));
    record.silent = Seconds(ended.number("silent_s", 0, kLongest, 0));
    record.timed_out = attempt.reason == "time-limit";
    record.silence_killed = attempt.reason == "silent";
    if (ended.has("memory_before_mib")) record.in_use_before = mib(ended.number("memory_before_mib", 0, 1e9));
    const int signal = signal_number(ended.text("signal", ""));
    if (signal != 0) record.signal = signal;
    else if (!record.timed_out && !record.silence_killed) record.exit_code = static_cast<int>(ended.integer("exit_code", -1000, 1000, 0));
    attempt.slurm.state = ended.text("slurm_state", "");
    return attempt;
}

} // namespace fivefold
