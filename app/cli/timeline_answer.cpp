// SPDX-License-Identifier: Apache-2.0
// How `timeline` is said: for people, and as JSON.
#include "app/cli/timeline_answer.h"

#include "app/cli/answers.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold::cli {
namespace {

constexpr std::size_t kGanttRanks = 16, kGanttColumns = 120;
/// Columns of the shortest pass.
constexpr double kGanttPass = 2;

std::string idealised_sentence(std::string_view id) {
    if (id == "post-validation")
        return "zero-bubble schedules skip the wait at the end of a step by validating the optimizer afterwards; this step ends when all ranks end";
    if (id == "static-order") return "the published order for equal forward, input-gradient and weight-gradient times, not one searched for these";
    if (id == "weight-share") return "weight gradients take half of a backward pass";
    return "a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden";
}

struct StreamSum {
    double busy = 0, hidden = 0, slowed = 0;
};
std::array<StreamSum, kStreams> stream_sums(const std::vector<StreamInterval>& streams) {
    std::array<StreamSum, kStreams> sums;
    for (const StreamInterval& interval : streams) {
        StreamSum& sum = sums[static_cast<std::size_t>(interval.stream)];
        const double length = interval.end - interval.begin;
        sum.busy += length;
        if (interval.hidden) sum.hidden += length;
        sum.slowed += (1 - interval.rate) * length;
    }
    return sums;
}

std::int64_t layers_of(const StageContent& content) { return content.dense_layers + content.moe_layers; }

} // namespace

std::string gantt_text(const Timeline& timeline) {
    const std::size_t ranks = timeline.ranks.size();
    if (ranks < 2 || ranks > kGanttRanks || timeline.run.events.empty()) return {};
    double shortest = timeline.pipeline_end, begin = timeline.pipeline_end;
    for (const PipelineEvent& event : timeline.run.events) {
        if (event.end > event.begin) shortest = std::min(shortest, event.end - event.begin);
        begin = std::min(begin, event.begin);
    }
    std::string out;
    for (std::size_t r = 0; r < ranks; ++r) {
        std::string line(kGanttColumns, ' ');
        double last = begin;
        for (const PipelineEvent& event : timeline.run.of(r)) {
            const auto column = [&](double time) { return static_cast<std::size_t>(std::min(std::round((time - begin) / shortest * kGanttPass), static_cast<double>(kGanttColumns))); };
            const auto digit = static_cast<char>('0' + event.op.micro_batch % 10);
            const int back = event.op.kind == PipelineOp::Kind::both ? event.op.back_micro_batch : event.op.micro_batch;
            const auto letter = static_cast<char>('a' + back % 26);
            std::fill(line.begin() + static_cast<std::ptrdiff_t>(column(last)), line.begin() + static_cast<std::ptrdiff_t>(column(event.begin)), '.');
            for (std::size_t i = column(event.begin); i < column(event.end); ++i)
                line[i] = event.op.kind == PipelineOp::Kind::forward ? digit : event.op.kind == PipelineOp::Kind::weight ? 'w' : event.op.kind == PipelineOp::Kind::backward || i % 2 != 0 ? letter : digit;
            last = event.end;
            if (column(last) == kGanttColumns) break;
        }
        const std::string number = std::to_string(r);
        out += "  " + std::string(2 - std::min<std::size_t>(2, number.size()), ' ') + number + " |" + line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return out;
}

std::string timeline_text(const TimelineAnswer& answer) {
    const Timeline& timeline = answer.timeline;
    std::string out = answer.heading + "  schedule  " + spaced(pipeline_order_name(timeline.costs.kind)) + ", " + std::to_string(timeline.run.events.size()) + " passes\n";
    out += "  step      " + text::seconds_text(timeline.step_time) + " simulated, " + text::seconds_text(answer.estimated) + " by the estimate; waiting " +
           text::percent_text(timeline.bubble_fraction) + " of it\n";
    if (timeline.post_validated != timeline.step_time) out += "            " + text::seconds_text(timeline.post_validated) + " with the optimizer validated afterwards\n";
    for (const char* id : timeline.idealised) out += "  ideal     " + idealised_sentence(id) + "\n";
    Table table({"rank", "layers", "passes", "waiting", "first pass at", "last until", "peak memory", "at", "in flight", "when"}, "rrrrrrrrrl");
    for (std::size_t r = 0; r < timeline.ranks.size(); ++r) {
        const RankStep& rank = timeline.ranks[r];
        const MemoryPeak& peak = answer.memory[r].peak;
        table.add({std::to_string(r), std::to_string(layers_of(timeline.costs.ranks[r].content)), text::seconds_text(Seconds(rank.busy)), text::seconds_text(Seconds(rank.bubble)),
                   text::seconds_text(Seconds(rank.first_pass)), text::seconds_text(Seconds(rank.last_pass)), text::bytes_text(peak.total), text::seconds_text(peak.when),
                   text::significant(peak.micro_batches), memory_moment_name(peak.moment)});
    }
    out += "\n" + table.text(2);
    Table streams({"stream of rank " + std::to_string(answer.rank), "busy", "of it hidden", "slow-down"}, "lrrr");
    const std::array<StreamSum, kStreams> sums = stream_sums(answer.streams);
    for (std::size_t s = 0; s < kStreams; ++s)
        if (sums[s].busy > 0)
            streams.add({stream_name(static_cast<Stream>(s)), text::seconds_text(Seconds(sums[s].busy)), text::seconds_text(Seconds(sums[s].hidden)), text::seconds_text(Seconds(sums[s].slowed))});
    out += "\n" + streams.text(2);
    const std::string gantt = gantt_text(timeline);
    if (!gantt.empty()) out += "\nStart of the step: a digit is a micro-batch forward, a letter backward (a for 0), w a weight gradient\n" + gantt;
    if (!answer.trace_file.empty()) out += "\nTrace in " + answer.trace_file + ", " + text::bytes_text(Bytes(static_cast<double>(answer.trace_bytes))) + "\n";
    const std::string findings = findings_text(answer.findings);
    return findings.empty() ? out : out + "\nFindings\n" + findings;
}

std::string timeline_json(const TimelineAnswer& answer) {
    const Timeline& timeline = answer.timeline;
    JsonText json;
    json.open_object().member("schedule", pipeline_order_name(timeline.costs.kind)).member("events", timeline.run.events.size());
    json.member("step_time_s", timeline.step_time.value()).member("post_validated_s", timeline.post_validated.value());
    json.key("estimate").open_object().member("step_time_s", answer.estimated.value()).member("pipeline", "closed_form").close_object();
    json.member("pipeline_end_s", timeline.pipeline_end).member("bubble_fraction", timeline.bubble_fraction).member("message_s", timeline.costs.hop);
    json.member("straggler_share", timeline.costs.straggler);
    json.key("idealised").open_array();
    for (const char* id : timeline.idealised) json.open_object().member("id", id).member("text", idealised_sentence(id)).close_object();
    json.close_array().key("ranks").open_array();
    for (std::size_t r = 0; r < timeline.ranks.size(); ++r) {
        const RankStep& rank = timeline.ranks[r];
        const MemoryPeak& peak = answer.memory[r].peak;
        json.open_object().member("rank", r).member("layers", layers_of(timeline.costs.ranks[r].content)).member("busy_s", rank.busy).member("bubble_s", rank.bubble);
        json.member("first_pass_s", rank.first_pass).member("last_pass_s", rank.last_pass).member("reduced_s", rank.reduced).member("optimizer_begin_s", rank.optimizer_begin);
        json.member("optimizer_end_s", rank.optimizer_end);
        json.key("memory").open_object().member("total_bytes", std::round(peak.total.value())).member("live_bytes", std::round(peak.live.value())).member("when_s", peak.when.value());
        json.member("moment", memory_moment_name(peak.moment)).member("micro_batches", peak.micro_batches).member("states_bytes", std::round(peak.states.value()));
        json.member("activations_bytes", std::round(peak.activations.value())).member("logits_bytes", std::round(peak.logits.value()));
        json.member("gathered_bytes", std::round(peak.gathered.value())).member("working_bytes", std::round(peak.working.value())).close_object().close_object();
    }
    json.close_array().key("streams").open_object().member("rank", answer.rank);
    const std::array<StreamSum, kStreams> sums = stream_sums(answer.streams);
    for (std::size_t s = 0; s < kStreams; ++s)
        json.key(stream_name(static_cast<Stream>(s))).open_object().member("busy_s", sums[s].busy).member("hidden_s", sums[s].hidden).member("slow_down_s", sums[s].slowed).close_object();
    json.close_object();
    if (!answer.trace_file.empty()) json.key("trace").open_object().member("file", answer.trace_file).member("bytes", static_cast<std::int64_t>(answer.trace_bytes)).close_object();
    add_findings(json, answer.findings);
    return json.close_object().text();
}

} // namespace fivefold::cli
