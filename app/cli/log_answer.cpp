// SPDX-License-Identifier: Apache-2.0
#include "app/cli/log_answer.h"

#include "app/cli/answers.h"
#include "app/cli/table.h"
#include "app/texts/finding_sentence.h"
#include "app/texts/number_text.h"
#include "app/texts/run_texts.h"

#include <cmath>

namespace fivefold::cli {
namespace {

std::string sentence(const Finding& advice) { return text::fill(run_text(advice.id), advice.arguments); }
std::string rank_text(std::int32_t rank) { return rank == kNoRank ? "-" : std::to_string(rank); }

void add_amount(JsonText& json, const char* name, const std::optional<Bytes>& bytes) {
    if (bytes) json.member(name, std::round(bytes->value()));
}

void add_steady(JsonText& json, const SteadyState& steady) {
    json.key("steady").open_object().member("source", step_time_source_name(steady.source)).member("steps", steady.steps);
    json.member("warm_up", steady.warm_up).member("outliers", steady.outliers).member("enough", steady.enough);
    if (steady.steps > 0) {
        json.member("from_iteration", steady.from_iteration).member("step_time_s", steady.median.value()).member("low_s", steady.low.value());
        json.member("high_s", steady.high.value()).member("mean_s", steady.mean.value()).member("variation", steady.variation);
        json.member("drift", steady.drift).member("bimodal", steady.bimodal);
        if (steady.bimodal) json.member("lower_mode_s", steady.lower_mode.value()).member("upper_mode_s", steady.upper_mode.value());
    }
    json.close_object();
}

void add_memory(JsonText& json, const RunLog& log) {
    json.key("memory").open_array();
    for (const LogMemory& reading : log.memory) {
        json.open_object().member("kind", log_memory_kind_name(reading.kind));
        if (reading.rank != kNoRank) json.member("rank", static_cast<std::int64_t>(reading.rank));
        if (reading.pipeline_rank != kNoRank) json.member("pipeline_rank", static_cast<std::int64_t>(reading.pipeline_rank));
        json.member("bytes", std::round(reading.bytes.value())).member("iteration", reading.iteration).close_object();
    }
    json.close_array();
}

void add_outcome(JsonText& json, const RunOutcome& outcome) {
    json.key("outcome").open_object().member("end", run_end_name(outcome.end)).member("blame", blame_name(outcome.blame));
    json.member("certain", outcome.certain).member("iteration", outcome.iteration);
    if (outcome.rank != kNoRank) json.member("rank", static_cast<std::int64_t>(outcome.rank));
    if (outcome.memory) {
        json.key("memory").open_object();
        add_amount(json, "tried_bytes", outcome.memory->tried);
        add_amount(json, "total_bytes", outcome.memory->total);
        add_amount(json, "free_bytes", outcome.memory->free);
        add_amount(json, "in_use_bytes", outcome.memory->in_use);
        add_amount(json, "allocated_bytes", outcome.memory->allocated);
        add_amount(json, "reserved_bytes", outcome.memory->reserved);
        add_amount(json, "unallocated_bytes", outcome.memory->unallocated);
        add_amount(json, "others_bytes", outcome.memory->others);
        json.member("fragmented", outcome.fragmented).close_object();
    }
    json.key("advice").open_array();
    for (const Finding& advice : outcome.advice)
        json.open_object().member("id", advice.id).member("severity", text::severity_name(advice.severity)).member("text", sentence(advice)).close_object();
    json.close_array().key("evidence").open_array();
    for (const LogEvidence& evidence : outcome.evidence) {
        json.open_object().member("sign", sign_name(evidence.sign)).member("line", evidence.line);
        if (evidence.rank != kNoRank) json.member("rank", static_cast<std::int64_t>(evidence.rank));
        json.member("text", evidence.text).close_object();
    }
    json.close_array().close_object();
}

void add_compared(JsonText& json, const LogAnswer::Compared& compared) {
    json.key("predicted").open_object();
    const Prediction& prediction = compared.prediction;
    if (!prediction.skipped.empty()) {
        json.member("skipped", prediction.skipped).close_object();
        return;
    }
    json.member("step_time_s", prediction.step_time.value()).member("low_s", prediction.low.value()).member("high_s", prediction.high.value());
    json.member("fits", prediction.fits);
    if (compared.run.step_time) {
        json.member("measured_over_predicted", *compared.run.step_time / prediction.step_time);
        json.member("inside_band", *compared.run.step_time >= prediction.low && *compared.run.step_time <= prediction.high);
    }
    json.key("causes").open_array();
    for (const HealthFlag& flag : compared.health)
        for (const HealthCause cause : flag.causes) json.value(health_cause_name(cause));
    json.close_array().key("memory").open_array();
    for (const MemoryKind kind : kMemoryKinds) {
        if (!compared.run.reading(kind)) continue;
        json.open_object().member("kind", memory_kind_name(kind)).member("stage", prediction.stage);
        json.member("measured_bytes", std::round(compared.run.reading(kind)->value()));
        json.member("predicted_bytes", std::round(prediction.memory[static_cast<std::size_t>(kind)].value())).close_object();
    }
    json.close_array().close_object();
}

std::string steady_text(const SteadyState& steady) {
    if (steady.steps == 0) return "  no step time\n";
    std::string out = "  step time " + text::seconds_text(steady.median) + " (95 % between " + text::seconds_text(steady.low) + " and " + text::seconds_text(steady.high) +
                      "), mean " + text::seconds_text(steady.mean) + ", " + spaced(step_time_source_name(steady.source)) + "\n";
    out += "  " + std::to_string(steady.steps) + " times, " + std::to_string(steady.warm_up) + " of warm-up, " + std::to_string(steady.outliers) + " outliers; varies by " +
           text::percent_text(steady.variation) + "\n";
    if (!steady.enough) out += "  too few steps for a measurement\n";
    if (steady.drift != 0) out += "  drifts by " + text::percent_text(steady.drift) + " from the first to the last step\n";
    if (steady.bimodal) out += "  two levels: " + text::seconds_text(steady.lower_mode) + " and " + text::seconds_text(steady.upper_mode) + "\n";
    return out;
}

// The worst rank of each kind.
std::string memory_text(const RunLog& log) {
    Table table({"memory", "worst rank", "largest", "ranks"}, "lrrr");
    bool any = false;
    for (std::size_t kind = 0; kind < kLogMemoryKindCount; ++kind) {
        const LogMemory* worst = nullptr;
        std::size_t ranks = 0;
        for (const LogMemory& reading : log.memory) {
            if (reading.kind != static_cast<LogMemoryKind>(kind)) continue;
            ++ranks;
            if (worst == nullptr || worst->bytes < reading.bytes) worst = &reading;
        }
        if (worst == nullptr) continue;
        any = true;
        table.add({spaced(log_memory_kind_name(worst->kind)), rank_text(worst->rank), text::bytes_text(worst->bytes), std::to_string(ranks)});
    }
    return any ? "\n" + table.text(2) : std::string();
}

std::string compared_text(const LogAnswer::Compared& compared) {
    const Prediction& prediction = compared.prediction;
    if (!prediction.skipped.empty()) return "\nPredicted\n  nothing: " + prediction.skipped + "\n";
    std::string out = "\nPredicted\n  step time " + text::seconds_text(prediction.step_time) + " (80 % between " + text::seconds_text(prediction.low) + " and " +
                      text::seconds_text(prediction.high) + "), " + (prediction.fits ? "fits" : "does not fit") + "\n";
    if (compared.run.step_time) {
        const bool inside = *compared.run.step_time >= prediction.low && *compared.run.step_time <= prediction.high;
        out += "  measured over predicted " + text::significant(*compared.run.step_time / prediction.step_time) + (inside ? ", inside the band" : ", outside the band") + "\n";
    }
    for (const HealthFlag& flag : compared.health) {
        out += "  far outside; likeliest:";
        for (const HealthCause cause : flag.causes) out += " " + spaced(health_cause_name(cause)) + (cause == flag.causes.back() ? "" : ",");
        out += "\n";
    }
    for (const MemoryKind kind : kMemoryKinds)
        if (const auto& measured = compared.run.reading(kind))
            out += std::string("  memory, ") + memory_kind_name(kind) + ": measured " + text::bytes_text(*measured) + ", predicted " +
                   text::bytes_text(prediction.memory[static_cast<std::size_t>(kind)]) + " on stage " + std::to_string(prediction.stage) + "\n";
    return out;
}

} // namespace

std::string log_json(const LogAnswer& answer) {
    const RunLog& log = answer.log;
    JsonText json;
    json.open_object().member("framework", log_framework_name(log.framework)).member("lines", log.lines).member("bytes", static_cast<std::int64_t>(log.bytes));
    json.member("steps", log.step_lines).member("first_iteration", log.first_iteration).member("last_iteration", log.last_iteration);
    json.member("planned_iterations", log.planned_iterations).member("skipped_iterations", log.skipped_iterations).member("nan_iterations", log.nan_iterations);
    json.member("restarts", log.rewound).member("finished", log.finished);
    json.member("global_batch", log.global_batch).member("seq_len", log.seq_len).member("world_size", log.world_size);
    json.member("lines_cut", log.lines_cut).member("lines_not_utf8", log.lines_not_utf8).member("truncated", log.truncated);
    json.key("columns").open_array();
    for (const std::string& column : log.columns) json.value(column);
    json.close_array();
    add_steady(json, answer.steady);
    add_memory(json, log);
    add_outcome(json, answer.outcome);
    if (answer.compared) add_compared(json, *answer.compared);
    return json.close_object().text();
}

std::string log_text(const LogAnswer& answer) {
    const RunLog& log = answer.log;
    std::string out = std::string("Log of ") + (log.framework == LogFramework::unknown ? "an unknown framework" : log_framework_name(log.framework)) + ": " +
                      std::to_string(log.lines) + " lines, " + std::to_string(log.step_lines) + " steps";
    if (log.step_lines > 0) out += ", iterations " + std::to_string(log.first_iteration) + " to " + std::to_string(log.last_iteration);
    if (log.planned_iterations > 0) out += " of " + std::to_string(log.planned_iterations);
    if (log.global_batch > 0) out += ", global batch " + std::to_string(log.global_batch);
    out += "\n" + steady_text(answer.steady) + memory_text(log);
    out += std::string("\nOutcome: ") + spaced(run_end_name(answer.outcome.end)) + (answer.outcome.certain ? "" : " (likely)") + "\n";
    for (const Finding& advice : answer.outcome.advice) out += "  " + sentence(advice) + "\n";
    if (!answer.outcome.evidence.empty()) {
        out += "\n";
        Table table({"line", "rank", "evidence"}, "rrl");
        for (const LogEvidence& evidence : answer.outcome.evidence) table.add({std::to_string(evidence.line), rank_text(evidence.rank), evidence.text.substr(0, 160)});
        out += table.text(2);
    }
    if (answer.compared) out += compared_text(*answer.compared);
    return out;
}

} // namespace fivefold::cli
