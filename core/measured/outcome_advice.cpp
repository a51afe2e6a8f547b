// SPDX-License-Identifier: Apache-2.0
#include "core/measured/outcome_advice.h"

#include <cmath>
#include <string>

namespace fivefold {
namespace {

FindingArgument number(const char* name, double value) { return {name, value, {}}; }
FindingArgument text(const char* name, std::string value) { return {name, 0, std::move(value)}; }
FindingArgument amount(const char* name, const std::optional<Bytes>& bytes) {
    return bytes ? number(name, std::round(in_gib(*bytes) * 100) / 100) : text(name, "?");
}

Severity severity_of(RunEnd end) {
    switch (end) {
    case RunEnd::completed: return Severity::info;
    case RunEnd::preempted: case RunEnd::cancelled: case RunEnd::unknown: return Severity::warning;
    default: return Severity::error;
    }
}

std::string rank_text(std::int32_t rank) { return rank == kNoRank ? "?" : std::to_string(rank); }

void add_memory_advice(const RunOutcome& outcome, std::vector<Finding>& advice) {
    const OutOfMemoryFigures figures = outcome.memory.value_or(OutOfMemoryFigures{});
    if (outcome.end == RunEnd::leftover_process && figures.others)
        return advice.push_back({"run-memory-of-others", Severity::error, {amount("others", figures.others), amount("total", figures.total)}, {}});
    if (outcome.end != RunEnd::oom) return;
    if (outcome.fragmented)
        advice.push_back({"run-fragmented", Severity::warning, {amount("unallocated", figures.unallocated), amount("tried", figures.tried)}, {}});
    if (outcome.iteration == 0) advice.push_back({"run-oom-at-start", Severity::info, {}, {}});
    else if (outcome.iteration > 3) advice.push_back({"run-oom-late", Severity::info, {number("iteration", static_cast<double>(outcome.iteration))}, {}});
}

} // namespace

std::vector<Finding> run_advice(const RunLog& log, const ExitRecord& exit, const RunOutcome& outcome) {
    std::vector<Finding> advice;
    Finding end{std::string("run-") + run_end_name(outcome.end), severity_of(outcome.end), {}, {}};
    for (char& c : end.id)
        if (c == '_') c = '-';
    const OutOfMemoryFigures figures = outcome.memory.value_or(OutOfMemoryFigures{});
    end.arguments = {text("rank", rank_text(outcome.rank)), number("iteration", static_cast<double>(outcome.iteration)),
                     amount("tried", figures.tried), amount("total", figures.total), amount("free", figures.free), amount("allocated", figures.allocated),
                     amount("unallocated", figures.unallocated), text("node", exit.node.empty() ? "?" : exit.node),
                     number("code", outcome.evidence.empty() ? 0 : outcome.evidence.front().code)};
    if (outcome.end == RunEnd::oom && !(figures.tried && figures.total)) end.id = "run-oom-without-figures";
    if (outcome.end == RunEnd::host_oom && !outcome.certain) end.id = "run-killed";
    advice.push_back(std::move(end));
    add_memory_advice(outcome, advice);
    if (outcome.end == RunEnd::leftover_process && exit.in_use_before)
        advice.push_back({"run-memory-before-start", Severity::error, {amount("in_use", exit.in_use_before)}, {}});
    if (outcome.end == RunEnd::time_limit && log.step_lines == 0) advice.push_back({"run-no-step-in-time", Severity::warning, {}, {}});
    if (outcome.end == RunEnd::completed && !outcome.certain) advice.push_back({"run-failed-after-training", Severity::info, {}, {}});
    if (outcome.end == RunEnd::unknown && log.step_lines == 0) advice.push_back({"run-nothing-understood", Severity::warning, {}, {}});
    if (log.rewound > 0) advice.push_back({"run-restarted", Severity::info, {number("times", static_cast<double>(log.rewound))}, {}});
    if (log.nan_iterations > 0) advice.push_back({"run-nan", Severity::warning, {number("count", static_cast<double>(log.nan_iterations))}, {}});
    if (log.skipped_iterations > 0 && log.step_lines > 0 && static_cast<double>(log.skipped_iterations) > 0.1 * static_cast<double>(log.step_lines))
        advice.push_back({"run-skipped", Severity::info, {number("count", static_cast<double>(log.skipped_iterations))}, {}});
    return advice;
}

} // namespace fivefold
