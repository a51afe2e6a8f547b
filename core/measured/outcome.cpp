// SPDX-License-Identifier: Apache-2.0
#include "core/measured/outcome.h"

#include "core/measured/outcome_advice.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fivefold {
namespace {

constexpr const char* kNames[] = {"completed", "oom",       "nccl",   "hang",    "time_limit", "host_oom", "node_failure",
                                  "preempted", "cancelled", "refused_configuration", "hardware", "leftover_process", "crash", "unknown"};
static_assert(std::size(kNames) == kRunEndCount);

constexpr int kSigterm = 15, kSigkill = 9, kSigint = 2;
constexpr int kTimeoutCommand = 124;          // exit code of timeout(1) when it stopped the program
constexpr std::size_t kSurvivedSteps = 2;     // a run that prints so many steps after an error lived on
constexpr double kEffectsSeconds = 60;        // a cause may be printed so much later than what it brings about on other ranks
constexpr double kSilentSeconds = 300;        // without output, and more than five steps long: no slow run, a hang
constexpr double kSilentSteps = 5;
constexpr double kNearLimit = 0.98;           // of the allowed time
constexpr double kForeignShare = 0.05;        // of a GPU's memory in other hands: somebody was left behind
constexpr double kFragmentShare = 0.02;       // of a GPU's memory
constexpr std::size_t kMostEvidence = 12;

int signal_of(const ExitRecord& exit, const SlurmState& slurm) {
    if (exit.signal && *exit.signal > 0) return *exit.signal;
    if (exit.exit_code && *exit.exit_code > 128 && *exit.exit_code <= 128 + 64) return *exit.exit_code - 128;
    if (exit.exit_code && *exit.exit_code < 0) return -*exit.exit_code;
    if (slurm.signal && *slurm.signal > 0) return *slurm.signal;
    return 0;
}

std::optional<int> code_of(const ExitRecord& exit, const SlurmState& slurm) { return exit.exit_code ? exit.exit_code : slurm.exit_code; }

bool is_state(const SlurmState& slurm, std::string_view state) { return slurm.state.starts_with(state); }

// A reading of what happened.
struct Cause {
    RunEnd end = RunEnd::unknown;
    const LogEvidence* evidence = nullptr;
    bool certain = true;
};

// Signs that may be the first cause, by how they give way: a sign of a higher rank that comes within kEffectsSeconds takes its place.
// 0: a consequence at most.
int cause_rank(Sign sign) {
    switch (sign) {
    case Sign::hardware: case Sign::node_failure: case Sign::preempted: case Sign::host_out_of_memory: case Sign::leftover_process:
    case Sign::out_of_memory: return 4;
    case Sign::refused: case Sign::collective_timeout: return 3;
    case Sign::time_limit: case Sign::cancelled: return 3;
    case Sign::application_fault: return 2;
    case Sign::nccl: return 2;
    case Sign::crash: return 1;
    case Sign::killed: case Sign::worker_failed: case Sign::recovered: return 0;
    }
    return 0;
}

RunEnd end_of(Sign sign) {
    switch (sign) {
    case Sign::hardware: return RunEnd::hardware;
    case Sign::node_failure: return RunEnd::node_failure;
    case Sign::preempted: return RunEnd::preempted;
    case Sign::cancelled: return RunEnd::cancelled;
    case Sign::time_limit: return RunEnd::time_limit;
    case Sign::host_out_of_memory: return RunEnd::host_oom;
    case Sign::leftover_process: return RunEnd::leftover_process;
    case Sign::out_of_memory: return RunEnd::oom;
    case Sign::refused: return RunEnd::refused_configuration;
    case Sign::collective_timeout: return RunEnd::hang;
    case Sign::nccl: return RunEnd::nccl;
    case Sign::application_fault: case Sign::crash: case Sign::worker_failed: return RunEnd::crash;
    case Sign::killed: case Sign::recovered: return RunEnd::unknown;
    }
    return RunEnd::unknown;
}

class Classifier {
public:
    Classifier(const RunLog& log, const ExitRecord& exit, const SlurmState& slurm)
        : log_(log), exit_(exit), slurm_(slurm), signal_(signal_of(exit, slurm)), code_(code_of(exit, slurm)) {
        for (const LogEvidence& evidence : log.evidence)
            if (alive(evidence)) alive_.push_back(&evidence);
    }

    [[nodiscard]] Cause cause() const {
        const Cause logged = from_log();
        if (ended_well()) {
            if (log_.finished || log_.step_lines > 0 || logged.evidence == nullptr) {
                // A script that hides the program's exit code behind a pipe ends well too.
                const bool hidden = logged.evidence != nullptr && !log_.finished && cause_rank(logged.evidence->sign) >= 3;
                if (hidden) return {logged.end, logged.evidence, false};
                return log_.finished || log_.step_lines > 0 ? Cause{RunEnd::completed, nullptr, true} : Cause{RunEnd::unknown, nullptr, false};
            }
            return {logged.end, logged.evidence, false};
        }
        if (exit_.silence_killed && (logged.evidence == nullptr || cause_rank(logged.evidence->sign) < 3)) return {RunEnd::hang, logged.evidence, true};
        if (const Cause told = from_slurm(logged); told.end != RunEnd::unknown) return told;
        if (log_.finished && !timed_out()) return {RunEnd::completed, nullptr, logged.evidence == nullptr}; // it failed, if at all, after its last step
        if (logged.evidence != nullptr && cause_rank(logged.evidence->sign) >= 2) return logged;
        if (timed_out()) return stopped_for_time(logged);
        if (logged.evidence != nullptr && cause_rank(logged.evidence->sign) == 1) return logged;
        if (foreign_memory_before() && !code_is(0)) return {RunEnd::leftover_process, logged.evidence, false};
        return from_signal(logged);
    }

private:
    [[nodiscard]] bool alive(const LogEvidence& evidence) const {
        if (evidence.steps_after >= kSurvivedSteps) return false;
        // Before the launcher's last restart, and a step after it.
        return evidence.steps_after == 0 || std::ranges::none_of(log_.evidence, [&](const LogEvidence& other) {
            return other.sign == Sign::recovered && other.line > evidence.line;
        });
    }
    [[nodiscard]] bool code_is(int code) const { return code_ && *code_ == code; }

    [[nodiscard]] bool ended_well() const {
        if (exit_.timed_out || exit_.silence_killed || signal_ != 0) return false;
        if (code_) return *code_ == 0 && (slurm_.state.empty() || is_state(slurm_, "COMPLET"));
        if (!slurm_.state.empty()) return is_state(slurm_, "COMPLETED");
        return log_.finished && alive_.empty(); // nothing but the log
    }

    [[nodiscard]] bool timed_out() const {
        if (exit_.timed_out || code_is(kTimeoutCommand)) return true;
        return exit_.wall && exit_.limit && exit_.limit->value() > 0 && *exit_.wall >= *exit_.limit * kNearLimit && !code_is(0);
    }

    // The first cause by the log's lines.
    [[nodiscard]] Cause from_log() const {
        const LogEvidence* first = nullptr;
        for (const LogEvidence* evidence : alive_) {
            const int rank = cause_rank(evidence->sign);
            if (rank == 0) continue;
            if (first == nullptr) first = evidence;
            else if (rank > cause_rank(first->sign) && takes_over(*first, *evidence)) first = evidence;
        }
        if (first == nullptr) return {};
        Cause cause{end_of(first->sign), first, true};
        if (first->sign == Sign::out_of_memory && others_hold_memory(*first)) cause.end = RunEnd::leftover_process;
        if (first->sign == Sign::refused || first->sign == Sign::application_fault) cause.certain = first->sign == Sign::refused && reads_as_refusal(first->text);
        return cause;
    }

    // Whether `later` is the cause of `earlier`, printed late.
    [[nodiscard]] static bool takes_over(const LogEvidence& earlier, const LogEvidence& later) {
        const bool external = later.sign == Sign::time_limit || later.sign == Sign::cancelled;
        // A hang lasts until the limit, or until somebody stops it; so does what an exception leaves behind.
        if (external && (earlier.sign == Sign::collective_timeout || earlier.sign == Sign::refused)) return false;
        if (earlier.clock > 0 && later.clock > 0) return later.clock - earlier.clock <= kEffectsSeconds;
        return !(external && (earlier.sign == Sign::crash || earlier.sign == Sign::nccl || earlier.sign == Sign::application_fault) && earlier.line + 200 < later.line);
    }

    [[nodiscard]] static bool others_hold_memory(const LogEvidence& evidence) {
        if (!evidence.memory || !evidence.memory->total || !evidence.memory->others) return false;
        return *evidence.memory->others > *evidence.memory->total * kForeignShare;
    }
    [[nodiscard]] bool foreign_memory_before() const { return exit_.in_use_before && exit_.in_use_before->value() > 2 * kGiB; }

    [[nodiscard]] static bool reads_as_refusal(std::string_view text) {
        constexpr std::string_view words[] = {"divis", "must", "should", "require", "support", "incompatib", "not compatible", "unrecognized", "invalid choice",
                                              "expected", "cannot be", "can't be", "greater", "less than", "at least", "only ", "multiple of", "argument",
                                              "dacite", "ConfigError", "equal", "not allowed", "needs", "exceed", "AssertionError"};
        return std::ranges::any_of(words, [text](std::string_view word) { return text.find(word) != std::string_view::npos; });
    }

    [[nodiscard]] Cause from_slurm(const Cause& logged) const {
        const bool caused = logged.evidence != nullptr && cause_rank(logged.evidence->sign) >= 2;
        if (is_state(slurm_, "NODE_FAIL") || is_state(slurm_, "BOOT_FAIL"))
            return {logged.end == RunEnd::hardware ? RunEnd::hardware : RunEnd::node_failure, logged.evidence, true};
        // Slurm ran the job again, or did not end this run on anybody's behalf: mostly its node was taken for lost.
        if (is_state(slurm_, "REQUEUED") || is_state(slurm_, "LOST"))
            return caused && logged.end != RunEnd::nccl && logged.end != RunEnd::cancelled ? logged : Cause{RunEnd::node_failure, nullptr, false};
        if (is_state(slurm_, "PREEMPTED")) return {RunEnd::preempted, nullptr, true};
        if (is_state(slurm_, "OUT_OF_ME")) return {RunEnd::host_oom, logged.end == RunEnd::host_oom ? logged.evidence : nullptr, true};
        if (is_state(slurm_, "CANCELLED")) return caused && logged.end != RunEnd::nccl ? logged : Cause{RunEnd::cancelled, nullptr, true};
        if (is_state(slurm_, "TIMEOUT") || is_state(slurm_, "DEADLINE")) return caused && logged.end != RunEnd::time_limit ? logged : stopped_for_time(logged);
        return {};
    }

    // Time ran out: a hang if it had fallen silent long before.
    [[nodiscard]] Cause stopped_for_time(const Cause& logged) const {
        const auto silent = silence();
        if (silent && *silent > std::max(kSilentSeconds, kSilentSteps * longest_step())) return {RunEnd::hang, logged.evidence, true};
        return {RunEnd::time_limit, logged.evidence, silent.has_value()};
    }
    [[nodiscard]] std::optional<double> silence() const {
        if (exit_.silent) return exit_.silent->value();
        // The launcher's own last words have a time, and the steps have theirs.
        const double last_step = log_.steps.empty() ? 0 : log_.steps.back().clock;
        if (last_step > 0 && log_.last_clock > last_step) return log_.last_clock - last_step;
        return std::nullopt;
    }
    [[nodiscard]] double longest_step() const {
        double longest = 0;
        for (std::size_t i = log_.steps.size() / 2; i < log_.steps.size(); ++i) longest = std::max(longest, log_.steps[i].seconds);
        return longest;
    }

    [[nodiscard]] Cause from_signal(const Cause& logged) const {
        const auto said = std::ranges::find_if(alive_, [](const LogEvidence* evidence) { return evidence->sign == Sign::killed; });
        const LogEvidence* killed = said == alive_.end() ? nullptr : *said;
        const int signal = signal_ != 0 ? signal_ : killed != nullptr ? killed->code : 0;
        const LogEvidence* evidence = logged.evidence != nullptr ? logged.evidence : killed;
        if (signal == kSigkill) return {RunEnd::host_oom, evidence, false}; // mostly the kernel's OOM killer
        if (signal == kSigterm || signal == kSigint) return {RunEnd::cancelled, evidence, false};
        const auto failed = std::ranges::find_if(alive_, [](const LogEvidence* other) { return other->sign == Sign::worker_failed; });
        if (signal != 0) return {RunEnd::crash, evidence, true};
        if ((code_ && *code_ != 0) || is_state(slurm_, "FAILED")) return {RunEnd::crash, failed != alive_.end() ? *failed : evidence, false};
        if (failed != alive_.end()) return {RunEnd::crash, *failed, false};
        return {RunEnd::unknown, evidence, false};
    }

    const RunLog& log_;
    const ExitRecord& exit_;
    const SlurmState& slurm_;
    int signal_ = 0;
    std::optional<int> code_;
    std::vector<const LogEvidence*> alive_;
};

Blame blame_of(RunEnd end) {
    switch (end) {
    case RunEnd::completed: return Blame::none;
    case RunEnd::nccl: case RunEnd::hang: case RunEnd::node_failure: case RunEnd::preempted: case RunEnd::hardware: case RunEnd::leftover_process:
        return Blame::infrastructure;
    case RunEnd::oom: case RunEnd::host_oom: case RunEnd::time_limit: case RunEnd::refused_configuration: return Blame::configuration;
    case RunEnd::cancelled: return Blame::person;
    case RunEnd::crash: case RunEnd::unknown: return Blame::unknown;
    }
    return Blame::unknown;
}

bool is_fragmented(const OutOfMemoryFigures& memory) {
    if (!memory.tried || !memory.unallocated || !memory.total) return false;
    return *memory.unallocated >= *memory.tried && *memory.unallocated > *memory.total * kFragmentShare;
}

// Lines of the cause first, then what stands nearest to the end.
std::vector<LogEvidence> chosen_evidence(const RunLog& log, const Cause& cause) {
    std::vector<LogEvidence> chosen;
    if (cause.evidence != nullptr)
        for (const LogEvidence& evidence : log.evidence)
            if (evidence.sign == cause.evidence->sign && evidence.line >= cause.evidence->line && chosen.size() < kMostEvidence / 2) chosen.push_back(evidence);
    for (const LogEvidence& evidence : log.evidence) {
        const bool of_cause = cause.evidence != nullptr && evidence.sign == cause.evidence->sign;
        if (!of_cause && chosen.size() < kMostEvidence) chosen.push_back(evidence);
    }
    return chosen;
}

} // namespace

const char* run_end_name(RunEnd end) { return kNames[static_cast<std::size_t>(end)]; }

std::optional<RunEnd> run_end_of(std::string_view name) {
    const auto found = std::ranges::find(kNames, name, [](const char* known) { return std::string_view(known); });
    if (found == std::end(kNames)) return std::nullopt;
    return static_cast<RunEnd>(found - std::begin(kNames));
}

const char* blame_name(Blame blame) {
    constexpr const char* names[] = {"none", "infrastructure", "configuration", "person", "unknown"};
    return names[static_cast<std::size_t>(blame)];
}

RunOutcome classify(const RunLog& log, const ExitRecord& exit, const SlurmState& slurm) {
    const Cause cause = Classifier(log, exit, slurm).cause();
    RunOutcome outcome;
    outcome.end = cause.end;
    outcome.certain = cause.certain;
    outcome.blame = blame_of(cause.end);
    outcome.evidence = chosen_evidence(log, cause);
    outcome.iteration = log.last_iteration;
    if (cause.evidence != nullptr) {
        outcome.rank = cause.evidence->rank;
        outcome.iteration = cause.evidence->iteration;
    }
    if (cause.end == RunEnd::oom || cause.end == RunEnd::leftover_process) {
        const auto with_figures = std::ranges::find_if(outcome.evidence, [](const LogEvidence& evidence) { return evidence.memory.has_value(); });
        if (with_figures != outcome.evidence.end()) outcome.memory = with_figures->memory;
        outcome.fragmented = cause.end == RunEnd::oom && outcome.memory && is_fragmented(*outcome.memory);
    }
    outcome.advice = run_advice(log, exit, outcome);
    return outcome;
}

} // namespace fivefold
