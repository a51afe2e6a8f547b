// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/pages/samples.h"

namespace fivefold::samples {
namespace {

StageMemory stage(std::size_t index, std::size_t stages, double scale) {
    StageMemory memory;
    memory[MemoryTerm::weights] = gib(4.1 * scale);
    memory[MemoryTerm::gradients] = gib(8.2 * scale);
    memory[MemoryTerm::optimizer] = gib(3.07 * scale);
    memory[MemoryTerm::norm_inputs] = gib(2.5 * scale);
    memory[MemoryTerm::qkv] = gib(5.25 * scale);
    memory[MemoryTerm::attention_output] = gib(3.5 * scale);
    memory[MemoryTerm::mlp] = gib((24.0 - 3.0 * static_cast<double>(index) / static_cast<double>(stages)) * scale);
    if (index + 1 == stages) memory[MemoryTerm::logits] = gib(2.0 * scale);
    memory[MemoryTerm::backward_working_set] = gib(1.375 * scale);
    memory[MemoryTerm::gradient_buckets] = gib(0.149 * scale);
    memory[MemoryTerm::workspace] = gib(0.03125);
    memory[MemoryTerm::fragmentation] = gib(2.4 * scale);
    memory[MemoryTerm::nccl] = gib(1.5);
    memory[MemoryTerm::context] = gib(0.75);
    memory.layers = 20;
    memory.micro_batches_in_flight = static_cast<double>(stages - index);
    memory.peak = index + 1 == stages ? MemoryMoment::loss : MemoryMoment::backward;
    return memory;
}

Finding finding(const char* id, Severity severity, std::vector<FindingArgument> arguments, std::vector<SuggestedChange> fixes) {
    return {id, severity, std::move(arguments), std::move(fixes)};
}

void fillTime(Estimate& estimate) {
    StepTime& time = estimate.time;
    time[TimeTerm::gemm] = Seconds(6.02);
    time[TimeTerm::attention] = Seconds(0.81);
    time[TimeTerm::memory_bound] = Seconds(0.74);
    time[TimeTerm::recompute] = Seconds(0.21);
    time[TimeTerm::tensor_parallel] = Seconds(0.62);
    time[TimeTerm::context_parallel] = Seconds(0.11);
    time[TimeTerm::pipeline_parallel] = Seconds(0.04);
    time[TimeTerm::data_parallel] = Seconds(0.23);
    time[TimeTerm::bubble] = Seconds(0.84);
    time[TimeTerm::imbalance] = Seconds(0.06);
    time[TimeTerm::optimizer] = Seconds(0.05);
    time[TimeTerm::straggler] = Seconds(0.14);
    time.low = Seconds(9.31);
    time.high = Seconds(10.52);
    time.band_basis = "24 measured runs of Megatron-Core on H100";
    estimate.traffic = {
        {Traffic::Dimension::tensor, 8, 8, 1, Bytes(412e9), Seconds(1.31), Seconds(0.62), BytesPerSecond(372e9)},
        {Traffic::Dimension::context, 2, 1, 2, Bytes(17.2e9), Seconds(0.36), Seconds(0.11), BytesPerSecond(47.8e9)},
        {Traffic::Dimension::pipeline, 4, 1, 4, Bytes(4.29e9), Seconds(0.09), Seconds(0.04), BytesPerSecond(47.8e9)},
        {Traffic::Dimension::data, 8, 1, 8, Bytes(8.8e9), Seconds(0.41), Seconds(0.23), BytesPerSecond(44.1e9)},
    };
}

void fillMetrics(Result& result) {
    Metrics& metrics = result.estimate.metrics;
    metrics.step_time = result.estimate.time.total();
    metrics.tokens_per_second_per_gpu = 1038.6;
    metrics.model_tflops_per_gpu = 468.2;
    metrics.mfu = 0.4734;
    metrics.mfu_full_attention = 0.4961;
    metrics.hfu = 0.4858;
    metrics.bubble_fraction = 0.0912;
    metrics.days = 326.4;
    metrics.gpu_hours = 4010803;
    metrics.cost = Dollars(11991000);
    result.plan.name = "Llama 3.1 70B";
    result.plan.cluster.gpu.name = "H100 SXM";
    result.plan.cluster.gpu.price_per_hour = Dollars(2.99);
    result.plan.cluster.gpu.price_source = "Lambda on demand, 2025-06";
}

} // namespace

Result result(std::size_t stages, Verdict verdict) {
    Result made;
    Estimate& estimate = made.estimate;
    estimate.valid = true;
    estimate.memory.capacity = gib(79.1);
    estimate.memory.verdict = verdict;
    const double scale = verdict == Verdict::fits ? 1 : verdict == Verdict::tight ? 1.25 : verdict == Verdict::at_risk ? 1.34 : 1.7;
    estimate.memory.fit_probability = verdict == Verdict::fits      ? 0.993
                                      : verdict == Verdict::tight   ? 0.91
                                      : verdict == Verdict::at_risk ? 0.55
                                                                    : 0.002;
    for (std::size_t index = 0; index < stages; ++index) estimate.memory.stages.push_back(stage(index, stages, scale));
    fillTime(estimate);
    fillMetrics(made);
    estimate.findings = {
        finding("layers-uneven", Severity::info, {{"layers", 80, {}}, {"stages", 4, {}}, {"split", 0, "20, 20, 20, 20"}}, {}),
        finding("few-micro-batches", Severity::warning, {{"accumulation", 16, {}}, {"pp", 4, {}}, {"bubble", 8.51, {}}},
                {{Knob::vpp, {5, 10}}, {Knob::pp, {2}}}),
    };
    if (verdict == Verdict::out_of_memory)
        estimate.findings.push_back(finding("out-of-memory", Severity::error,
                                            {{"stage", 0, {}}, {"needed", 97.2, {}}, {"capacity", 79.1, {}}},
                                            {{Knob::recompute, {1, 2}}, {Knob::micro_batch, {1}}, {Knob::tp, {16}}}));
    return made;
}

ResultPtr shared(std::size_t stages, Verdict verdict) { return std::make_shared<const Result>(result(stages, verdict)); }

ResultPtr invalid() {
    Result made;
    made.estimate.findings = {finding("tp-divides-heads", Severity::error, {{"tp", 7, {}}, {"heads", 64, {}}}, {{Knob::tp, {8, 4}}})};
    return std::make_shared<const Result>(std::move(made));
}

} // namespace fivefold::samples
