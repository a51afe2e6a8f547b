// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/campaign_verb.h"
#include "app/cli/table.h"
#include "app/texts/control_texts.h"
#include "app/texts/finding_sentence.h"
#include "app/texts/number_text.h"
#include "core/calibrate/step_cost.h"

#include <fmt/format.h>

#include <cmath>

namespace fivefold::cli {
namespace {

std::string memory_text(Bytes bytes) { return bytes.value() > 0 ? text::bytes_text(bytes) : "-"; }

double expected_hours(const Campaign& campaign) {
    double hours = 0;
    for (const CampaignTask& task : campaign.tasks) hours += task.gpu_hours();
    return hours;
}

std::string counts_text(const CampaignStatus& status) {
    std::string out;
    const auto counts = status.counts();
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) out += fmt::format("{}{} {}", out.empty() ? "" : ", ", counts[i], task_state_name(static_cast<TaskState>(i)));
    return out;
}

std::string what_of(const TaskStatus& task) {
    if (!task.queue.empty() && (task.state == TaskState::queued || task.state == TaskState::running)) {
        const QueueEntry& entry = task.queue.front();
        return entry.job + (entry.nodes.empty() ? "" : " on " + entry.nodes) + (entry.reason.empty() || entry.reason == "None" ? "" : " (" + entry.reason + ")");
    }
    if (task.attempts.empty()) return "";
    const TaskAttempt& last = task.attempts.back();
    std::string text = last.reason;
    if (last.exit.exit_code && *last.exit.exit_code != 0) text += fmt::format(", exit code {}", *last.exit.exit_code);
    if (!last.slurm.state.empty()) text += (text.empty() ? "" : ", ") + last.slurm.state;
    if (last.left_before + last.left_after > 0) text += fmt::format(", {} left-over processes ended", last.left_before + last.left_after);
    return text;
}

} // namespace

std::string campaign_text(const Campaign& campaign, const CampaignFiles& files) {
    std::string out = fmt::format("{}: {} runs of {} steps for {}, about {:.1f} GPU-hours, never more than {} at a time\n\n", campaign.name, campaign.tasks.size(), campaign.settings.steps, campaign.target,
                                  expected_hours(campaign), campaign.settings.at_once);
    Table table({"task", "why", "GPUs", "step", "band", "memory", "takes", "limit"}, "llrrrrrr");
    for (const CampaignTask& task : campaign.tasks)
        table.add({task.id, std::string(task_reason_name(task.why)) + (task.place > 0 ? " " + std::to_string(task.place) : ""), std::to_string(gpu_count(task.plan.cluster)), text::seconds_text(task.step_time),
                   text::seconds_text(task.step_low) + " to " + text::seconds_text(task.step_high), memory_text(task.memory), text::seconds_text(task.expected), text::seconds_text(task.limit)});
    out += table.text(2);
    for (const RefusedTask& task : files.refused) out += "\nleft out, the target cannot run it: " + task.id + "\n" + findings_text(task.findings);
    return out;
}

std::string campaign_json(const Campaign& campaign, const CampaignFiles& files, const std::string& folder) {
    JsonText json;
    json.open_object().member("folder", folder).member("name", campaign.name).member("gpu_hours", expected_hours(campaign)).key("tasks").open_array();
    for (const CampaignTask& task : campaign.tasks)
        json.open_object().member("id", task.id).member("plan_hash", task.plan_hash).member("why", task_reason_name(task.why)).member("step_time_s", task.step_time.value()).member("limit_s", task.limit.value()).close_object();
    json.close_array().key("refused").open_array();
    for (const RefusedTask& task : files.refused) {
        json.open_object().member("id", task.id);
        add_findings(json, task.findings);
        json.close_object();
    }
    return json.close_array().close_object().text();
}

std::string message_text(const CampaignMessage& message) {
    const std::string text = message.words.empty() ? text::fill(control_text(message.id), message.arguments) : message.words;
    return message.host.empty() ? text : message.host + ": " + text;
}

std::string status_text(const Campaign& campaign, const CampaignStatus& status) {
    std::string out = fmt::format("{}: {}; {:.1f} of about {:.1f} GPU-hours\n", campaign.name, counts_text(status), status.gpu_hours(campaign), expected_hours(campaign));
    if (!status.queue_known) out += "  the queue is not known: " + message_text(status.queue_problem) + "\n";
    Table table({"task", "state", "attempts", "predicted", ""}, "llrrl");
    for (std::size_t i = 0; i < status.tasks.size(); ++i)
        table.add({campaign.tasks[i].id, task_state_name(status.tasks[i].state), std::to_string(status.tasks[i].attempts.size()), text::seconds_text(campaign.tasks[i].step_time), what_of(status.tasks[i])});
    return out + "\n" + table.text(2);
}

std::string status_json(const Campaign& campaign, const CampaignStatus& status) {
    JsonText json;
    json.open_object().member("name", campaign.name).member("queue_known", status.queue_known).member("gpu_hours", status.gpu_hours(campaign)).key("counts").open_object();
    const auto counts = status.counts();
    for (std::size_t i = 0; i < counts.size(); ++i) json.member(task_state_name(static_cast<TaskState>(i)), counts[i]);
    json.close_object().key("tasks").open_array();
    for (std::size_t i = 0; i < status.tasks.size(); ++i) {
        const TaskStatus& task = status.tasks[i];
        json.open_object().member("id", campaign.tasks[i].id).member("state", task_state_name(task.state));
        if (!task.queue.empty()) json.member("job", task.queue.front().job).member("queue_state", task.queue.front().state).member("reason", task.queue.front().reason);
        json.key("attempts").open_array();
        for (const TaskAttempt& attempt : task.attempts) {
            json.open_object().member("number", attempt.number).member("job", attempt.job).member("reason", attempt.reason).member("verdict", attempt.verdict);
            json.member("started", attempt.started).member("ended", attempt.ended).member("left_before", attempt.left_before).member("left_after", attempt.left_after);
            if (!attempt.slurm.state.empty()) json.member("slurm_state", attempt.slurm.state);
            json.close_object();
        }
        json.close_array().close_object();
    }
    return json.close_array().close_object().text();
}

std::string results_text(const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results) {
    std::string out = fmt::format("{}: {}; {:.1f} GPU-hours spent\n", campaign.name, counts_text(status), status.gpu_hours(campaign));
    Table table({"task", "outcome", "predicted", "measured", "off by", "memory", "evidence"}, "llrrrrl");
    for (const TaskResult& result : results.tasks) {
        const CampaignTask& task = campaign.tasks[result.task];
        std::string measured = "-", off = "-", memory = "-", evidence;
        if (result.run.step_time) {
            measured = text::seconds_text(*result.run.step_time);
            off = fmt::format("{:+.1f} %{}", 100 * (*result.run.step_time / task.step_time - 1), result.outside_band ? " outside the band" : "");
        }
        for (const MemoryKind kind : kMemoryKinds)
            if (const auto& bytes = result.run.reading(kind)) memory = text::bytes_text(*bytes) + " " + memory_kind_name(kind);
        if (!result.outcome.evidence.empty()) evidence = result.outcome.evidence.front().text.substr(0, 80);
        table.add({task.id, run_end_name(result.outcome.end), text::seconds_text(task.step_time), measured, off, memory, evidence});
    }
    out += "\n" + table.text(2);
    if (const TaskResult* best = results.best())
        out += fmt::format("\nFastest measured: {}, {} a step, {:.0f} tokens a second and GPU (predicted {} a step)\n", campaign.tasks[best->task].id, text::seconds_text(*best->run.step_time),
                           tokens_per_second_per_gpu(best->run.plan, *best->run.step_time), text::seconds_text(campaign.tasks[best->task].step_time));
    return out;
}

std::string outlook_text(const Campaign& campaign, const CampaignOutlook& outlook) {
    if (!outlook.best) return "\nNothing was measured in a healthy state yet.\n";
    const LearningOptions options;
    std::string out = fmt::format("\nThe chance that an untested layout is faster by more than {} is {}", text::percent_text(options.worthwhile), text::percent_text(outlook.chance_of_better));
    if (outlook.stop || outlook.next.empty()) {
        out += ": not worth another run.\n";
    } else {
        out += ".\nRun next:";
        for (const std::size_t task : outlook.next) out += " " + campaign.tasks.at(task).id;
        out += '\n';
    }
    if (std::abs(outlook.slowdown - 1) > 0.01) out += fmt::format("Steps here take {:.2f} times what was predicted, as far as all runs share it.\n", outlook.slowdown);
    if (!outlook.broken.empty()) out += fmt::format("{} runs are in a state that their layout does not explain; they were not learnt from.\n", outlook.broken.size());
    return out;
}

} // namespace fivefold::cli
