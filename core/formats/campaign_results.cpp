// SPDX-License-Identifier: Apache-2.0
// What a campaign brought home, for machines.
#include "core/formats/campaign_json.h"
#include "core/formats/json_writer.h"
#include "core/formats/runs_csv.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace fivefold {
namespace {

using boost::json::array;
using boost::json::object;

constexpr std::size_t kEvidence = 12; // lines of a task that are kept

object steady_object(const SteadyState& steady) {
    object text{{"source", step_time_source_name(steady.source)}, {"step_time_s", steady.median.value()}, {"low_s", steady.low.value()}, {"high_s", steady.high.value()},
                {"mean_s", steady.mean.value()}, {"steps", steady.steps}, {"warm_up", steady.warm_up}, {"outliers", steady.outliers}, {"variation", steady.variation},
                {"drift", steady.drift}, {"enough", steady.enough}};
    if (steady.bimodal) text["modes_s"] = array{steady.lower_mode.value(), steady.upper_mode.value()};
    return text;
}

object memory_object(const MeasuredRun& run) {
    object text;
    for (const MemoryKind kind : kMemoryKinds)
        if (const auto& bytes = run.reading(kind)) text[std::string(memory_kind_name(kind)) + "_bytes"] = bytes->value();
    return text;
}

array evidence_array(const RunOutcome& outcome) {
    array lines;
    for (const LogEvidence& evidence : outcome.evidence) {
        if (lines.size() == kEvidence) break;
        object line{{"sign", sign_name(evidence.sign)}, {"line", evidence.line}, {"text", evidence.text}};
        if (evidence.rank != kNoRank) line["rank"] = evidence.rank;
        lines.push_back(std::move(line));
    }
    return lines;
}

void add_result(object& text, const TaskResult& result) {
    text["attempt"] = result.attempt;
    text["outcome"] = run_end_name(result.outcome.end);
    text["blame"] = blame_name(result.outcome.blame);
    text["certain"] = result.outcome.certain;
    if (result.outcome.rank != kNoRank) text["rank"] = result.outcome.rank;
    text["last_iteration"] = result.outcome.iteration;
    if (result.steady.source != StepTimeSource::none) text["steady"] = steady_object(result.steady);
    if (object memory = memory_object(result.run); !memory.empty()) text["memory"] = std::move(memory);
    if (!result.run.skip.empty()) text["not_a_measurement"] = result.run.skip;
    text["outside_band"] = result.outside_band;
    text["evidence"] = evidence_array(result.outcome);
    array advice;
    for (const Finding& finding : result.outcome.advice) advice.push_back(object{{"id", finding.id}});
    text["advice"] = std::move(advice);
}

} // namespace

std::string write_campaign_results(const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results) {
    object root{{"fivefold_campaign_results", 1}, {"name", campaign.name}, {"target", campaign.target}};
    root["gpu_hours"] = status.gpu_hours(campaign);
    array tasks;
    std::size_t next = 0;
    for (std::size_t i = 0; i < campaign.tasks.size(); ++i) {
        const CampaignTask& task = campaign.tasks[i];
        object text{{"id", task.id}, {"plan_hash", task.plan_hash}, {"why", task_reason_name(task.why)}};
        if (i < status.tasks.size()) {
            text["state"] = task_state_name(status.tasks[i].state);
            text["attempts"] = status.tasks[i].attempts.size();
        }
        text["predicted"] = object{{"step_time_s", task.step_time.value()}, {"step_time_low_s", task.step_low.value()}, {"step_time_high_s", task.step_high.value()}, {"memory_bytes", task.memory.value()}};
        if (next < results.tasks.size() && results.tasks[next].task == i) add_result(text, results.tasks[next++]);
        tasks.push_back(std::move(text));
    }
    root["tasks"] = std::move(tasks);
    return json::write_json(root);
}

std::string write_campaign_runs(const CampaignResults& results) {
    std::vector<MeasuredRun> runs;
    for (const TaskResult& result : results.tasks)
        if (result.has_run) runs.push_back(result.run);
    return write_runs(runs);
}

} // namespace fivefold
