// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/cli/timeline_answer.h"
#include "core/formats/trace.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace fivefold::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& verb) : plan(verb) {
        add_json(verb, json);
        verb.add_option("--trace", trace, "Write the step for chrome://tracing or Perfetto; '-' prints it instead of the answer")->type_name("FILE");
        verb.add_option("--rank", rank, "Pipeline rank whose streams are shown, 0")->type_name("N")->check(CLI::Range(std::size_t{0}, std::size_t{1'000'000}, ""));
        verb.add_option("--order", order, "Another schedule than the plan's: gpipe, 1f1b, interleaved, zero_bubble_h1, zero_bubble_v, dual_pipe, dual_pipe_v")->type_name("NAME");
    }
    PlanOptions plan;
    std::string trace, order;
    std::size_t rank = 0;
    bool json = false;
};

PipelineOrderKind order_from(const std::string& name, const Layout& layout) {
    if (name.empty()) return order_kind(layout);
    std::string known;
    for (const PipelineOrderKind kind : kPipelineOrderKinds) {
        if (name == pipeline_order_name(kind)) return kind;
        known += (known.empty() ? "" : ", ") + std::string(pipeline_order_name(kind));
    }
    throw Failure(kWrongUse, "--order: no schedule '" + name + "'; there are " + known);
}

/// A plan whose numbers the simulation accepts, and its findings; the whole answer but the trace.
TimelineAnswer answer_for(const Plan& plan, const Profile& profile, PipelineOrderKind kind, std::size_t rank) {
    TimelineAnswer answer;
    answer.heading = plan_heading(plan);
    answer.timeline = simulate_step(plan, profile, kind);
    if (rank >= answer.timeline.ranks.size()) throw Failure(kWrongUse, "--rank: the plan has pipeline ranks 0 to " + std::to_string(answer.timeline.ranks.size() - 1));
    answer.memory = memory_curves(plan, profile, answer.timeline);
    answer.rank = rank;
    answer.streams = rank_streams(plan, profile, answer.timeline, rank);
    const Estimate estimate = fivefold::estimate(plan_for_order(plan, kind), profile);
    answer.estimated = estimate.time.total();
    answer.findings = estimate.findings;
    std::erase_if(answer.findings, [](const Finding& finding) { return finding.id == "schedule-ideal" || finding.id == "schedule-simulated"; }); // of the estimate; the answer says what is ideal here
    return answer;
}

void write_trace_file(const std::string& path, TimelineAnswer& answer) {
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    write_trace(file, answer.timeline, answer.memory, {answer.rank, answer.streams});
    answer.trace_bytes = static_cast<std::uintmax_t>(std::max<std::streamoff>(0, file.tellp()));
    file.close();
    if (!file) throw Failure(kEnvironment, path + ": cannot be written" + (errno != 0 ? ": " + std::string(std::strerror(errno)) : ""));
    answer.trace_file = path;
}

void timeline(const Arguments& arguments, Session& session) {
    const PlanOptions::Resolved resolved = arguments.plan.resolve(session);
    const PipelineOrderKind kind = order_from(arguments.order, resolved.plan.layout);
    const Profile profile = session.catalogue.profile_for(resolved.plan);
    print_notes(resolved.notes);
    const Estimate own = fivefold::estimate(resolved.plan, profile);
    try {
        if (!own.valid) throw std::invalid_argument("its numbers mean nothing");
        TimelineAnswer answer = answer_for(resolved.plan, profile, kind, arguments.rank);
        if (has_errors(answer.findings)) session.exit_code = kNo;
        if (arguments.trace == "-") {
            std::ostringstream text;
            write_trace(text, answer.timeline, answer.memory, {answer.rank, answer.streams});
            return print(text.str());
        }
        if (!arguments.trace.empty()) write_trace_file(arguments.trace, answer);
        print(arguments.json ? timeline_json(answer) : timeline_text(answer));
    } catch (const std::invalid_argument& error) { // the schedule cannot run this plan: the findings say more where a rule does
        message(findings_text(own.findings) + "fivefold-cli: no timeline: " + error.what());
        session.exit_code = kNo;
    }
}

} // namespace

void add_timeline(CLI::App& app, Session& session) {
    CLI::App* verb = app.add_subcommand("timeline", "The step as it unfolds: passes of every rank, waiting, memory over time, streams; as a trace too");
    const auto arguments = std::make_shared<Arguments>(*verb);
    verb->callback([arguments, &session] { timeline(*arguments, session); });
}

} // namespace fivefold::cli
