// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/texts/finding_sentence.h"
#include "core/formats/plan_file.h"

#include <cmath>

namespace fivefold::cli {
namespace {

// Multiples of one power of two add up without rounding in any order as long as the sum stays below 2^53 of them. The step is
// 2^-40 s (a picosecond) unless the total is so long that this would not hold.
double time_grain(const StepTime& time) {
    const double total = std::abs(time.total().value());
    int exponent = -40;
    if (std::isfinite(total) && total > 1) exponent = std::max(exponent, std::ilogb(total) - 50);
    return std::ldexp(1.0, exponent);
}

double on_grain(Seconds time, double grain) { return std::round(time.value() / grain) * grain; }

void add_metrics(JsonText& json, const Metrics& metrics, double step_time) {
    json.key("metrics").open_object();
    json.member("step_time_s", step_time);
    json.member("tokens_per_s_per_gpu", metrics.tokens_per_second_per_gpu);
    json.member("model_tflops_per_gpu", metrics.model_tflops_per_gpu);
    json.member("mfu", metrics.mfu).member("mfu_full_attention", metrics.mfu_full_attention).member("hfu", metrics.hfu);
    json.member("bubble_fraction", metrics.bubble_fraction);
    json.member("days", metrics.days).member("gpu_hours", metrics.gpu_hours).member("cost_usd", metrics.cost.value());
    json.close_object();
}

void add_memory(JsonText& json, const MemoryEstimate& memory) {
    json.key("memory").open_object();
    json.member("capacity_bytes", std::round(memory.capacity.value())).member("fits", memory.fits());
    json.member("fit_probability", memory.fit_probability).member("verdict", verdict_name(memory.verdict));
    json.member("worst_stage", memory.worst_stage).member("headroom", memory.headroom());
    json.member("low_bytes", std::round(memory.low.value())).member("high_bytes", std::round(memory.high.value())).member("band_basis", memory.band_basis);
    json.key("stages").open_array();
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const StageMemory& stage = memory.stages[i];
        double total = 0;
        for (const Bytes term : stage.terms) total += std::round(term.value());
        json.open_object().member("stage", i).member("total_bytes", total).member("layers", stage.layers);
        json.member("micro_batches_in_flight", stage.micro_batches_in_flight);
        json.member("peak", memory_moment_name(stage.peak));
        json.member("steady_bytes", std::round(stage.steady().value())).member("allocated_bytes", std::round(stage.allocated().value()));
        json.member("reserved_bytes", std::round(stage.reserved().value()));
        json.member("run_ahead_bytes", std::round(stage.run_ahead.value())).member("first_step_lacks_bytes", std::round(stage.first_step_lacks.value()));
        json.key("moments").open_object().member("steady", std::round(stage.steady().value()));
        for (std::size_t m = 0; m < kMemoryMoments; ++m)
            json.member(memory_moment_name(static_cast<MemoryMoment>(m)), std::round(stage.moments[m].value()));
        json.close_object();
        json.key("terms").open_object();
        for (std::size_t t = 0; t < kMemoryTerms; ++t)
            json.member(memory_term_name(static_cast<MemoryTerm>(t)), std::round(stage.terms[t].value()));
        json.close_object().close_object();
    }
    json.close_array().close_object();
}

void add_traffic(JsonText& json, const std::vector<Traffic>& traffic) {
    json.key("traffic").open_array();
    for (const Traffic& item : traffic) {
        json.open_object().member("dimension", traffic_name(item.dimension)).member("ranks", item.ranks);
        json.member("ranks_per_domain", item.ranks_per_domain).member("domains", item.domains).member("bytes", item.bytes.value());
        json.member("time_s", item.time.value()).member("exposed_s", item.exposed.value());
        json.member("bandwidth_bytes_per_s", item.bandwidth.value()).close_object();
    }
    json.close_array();
}

void add_band(JsonText& json, const Band& band) {
    json.key("band").open_object();
    json.member("step_time_low_s", band.low.value()).member("step_time_high_s", band.high.value());
    std::string basis;
    for (const Finding& finding : band_basis(band)) basis += (basis.empty() ? "" : " ") + text::finding_sentence(finding);
    json.member("basis", basis).member("kind", band_kind_name(band.kind)).member("donor", band.donor);
    json.member("near_runs", band.near_runs).member("near_error", band.near_error).key("beyond").open_array();
    for (const Band::Beyond& beyond : band.beyond)
        json.open_object().member("dimension", plan_axis_name(beyond.axis)).member("value", beyond.value).member("measured", beyond.seen).close_object();
    json.close_array().key("open").open_array();
    for (const Band::Open& open : band.open)
        json.open_object().member("state", open_state_name(open.state)).member("faster", open.faster).member("slower", open.slower).close_object();
    json.close_array().close_object();
}

void add_nearest(JsonText& json, const NearRuns& near) {
    json.key("nearest").open_array();
    for (const NearRun& item : near.nearest) {
        const MeasuredRun& run = near.runs[item.run];
        json.open_object().member("run_id", run.run_id).member("source", run.source).member("distance", item.distance);
        json.member("measured_s", item.measured.value()).member("predicted_s", item.predicted.value()).close_object();
    }
    json.close_array();
}

} // namespace

std::string estimate_json(const Plan& plan, const Estimate& estimate, const std::vector<Assumption>& assumed, const TimeError& error,
                          const std::optional<MeasuredInUse>& measured) {
    JsonText json;
    json.open_object();
    json.key("plan").raw(write_plan(plan));
    json.member("valid", estimate.valid && !has_errors(estimate.findings));
    if (!estimate.memory.stages.empty()) {
        const double grain = time_grain(estimate.time);
        double step_time = 0;
        for (const Seconds term : estimate.time.terms) step_time += on_grain(term, grain);
        add_metrics(json, estimate.metrics, step_time);
        add_band(json, error.band);
        add_memory(json, estimate.memory);
        json.key("time").open_object().key("terms").open_object();
        for (std::size_t t = 0; t < kTimeTerms; ++t)
            json.member(time_term_name(static_cast<TimeTerm>(t)), on_grain(estimate.time.terms[t], grain));
        json.close_object().close_object();
        add_traffic(json, estimate.traffic);
        json.key("layers_per_stage").open_array();
        for (const std::int64_t layers : estimate.layers_per_stage) json.value(layers);
        json.close_array();
    }
    add_findings(json, estimate.findings);
    json.key("assumptions").open_array();
    for (const auto& [input, value] : assumed) json.open_object().member("input", input).member("assumed", value).close_object();
    json.close_array();
    if (measured) {
        json.key("measured").open_object().member("name", measured->name).member("date", measured->date).key("values").open_array();
        for (const std::string& value : measured->values) json.value(value);
        json.close_array().close_object();
    }
    if (!error.near.runs.empty()) add_nearest(json, error.near);
    return json.close_object().text();
}

} // namespace fivefold::cli
