// SPDX-License-Identifier: Apache-2.0
#include "core/measured/own_run.h"

#include "core/cluster/rank_grid.h"
#include "core/estimate/layers.h"

#include <algorithm>
#include <set>

namespace fivefold {
namespace {

constexpr std::int64_t kWithMoments = 2; // the optimizer's moments exist from the second iteration on

const char* framework_name(LogFramework framework) {
    switch (framework) {
    case LogFramework::megatron: return "megatron";
    case LogFramework::nanotron: return "nanotron";
    case LogFramework::torchtitan: return "torchtitan";
    case LogFramework::deepspeed: return "deepspeed";
    case LogFramework::generic: case LogFramework::unknown: return "";
    }
    return "";
}

// The kinds of measured runs. What is allocated between steps is steady only once the moments exist.
std::optional<MemoryKind> kind_of(const LogMemory& reading) {
    switch (reading.kind) {
    case LogMemoryKind::allocated: return reading.iteration >= kWithMoments ? std::optional(MemoryKind::steady) : std::nullopt;
    case LogMemoryKind::max_allocated: return MemoryKind::allocated;
    case LogMemoryKind::max_reserved: return MemoryKind::reserved;
    case LogMemoryKind::smi: return MemoryKind::smi;
    case LogMemoryKind::reserved: return std::nullopt; // not the peak
    }
    return std::nullopt;
}

// Pipeline stage of a reading; -1 when its line does not tell.
std::int64_t stage_of(const LogMemory& reading, const std::optional<RankGrid>& grid) {
    if (reading.pipeline_rank != kNoRank) return reading.pipeline_rank;
    if (reading.rank == kNoRank || !grid || reading.rank >= grid->ranks()) return -1;
    return grid->coordinates(reading.rank).pp;
}

StageRead stage_read(const RunLog& log, const Plan& plan) {
    const std::int64_t stages = plan.layout.pp;
    if (stages <= 1) return {};
    const auto grid = RankGrid::make(plan.layout.rank_order, layout_degrees(plan.layout), plan.model.moe.has_value());
    std::set<std::int64_t> seen;
    for (const LogMemory& reading : log.memory)
        if (kind_of(reading)) seen.insert(stage_of(reading, grid));
    seen.erase(-1);
    if (seen.size() == 1) {
        if (*seen.begin() == 0) return {StageRead::Kind::first, 0};
        if (*seen.begin() == stages - 1) return {StageRead::Kind::last, 0};
        return {StageRead::Kind::number, static_cast<std::size_t>(*seen.begin())};
    }
    if (!seen.empty()) return {};
    // Lines without a rank: nanotron and DeepSpeed print from rank 0, torchtitan from a rank of the last stage, or the first with a V schedule.
    if (log.framework == LogFramework::nanotron || log.framework == LogFramework::deepspeed) return {StageRead::Kind::first, 0};
    if (log.framework == LogFramework::torchtitan) return {StageRead::Kind::first_or_last, 0};
    return {};
}

// Why a lost run says nothing about its plan; empty when it does.
const char* lost(RunEnd end) {
    switch (end) {
    case RunEnd::completed: case RunEnd::oom: case RunEnd::host_oom: case RunEnd::refused_configuration: case RunEnd::crash: case RunEnd::time_limit: return "";
    case RunEnd::nccl: return "NCCL error";
    case RunEnd::hang: return "hang";
    case RunEnd::node_failure: return "node failure";
    case RunEnd::preempted: return "pre-empted";
    case RunEnd::cancelled: return "cancelled";
    case RunEnd::hardware: return "hardware failure";
    case RunEnd::leftover_process: return "GPU memory held by another process";
    case RunEnd::unknown: return "outcome not known";
    }
    return "";
}

} // namespace

StepWork step_work(const Plan& plan) { return {plan.training.global_batch, plan.training.seq_len, gpu_count(plan.cluster)}; }

MeasuredRun measured_run(const Plan& plan, const RunLog& log, const SteadyState& steady, const RunOutcome& outcome, std::string run_id) {
    MeasuredRun run;
    run.run_id = std::move(run_id);
    run.source = "own";
    run.gpu = plan.cluster.gpu.id;
    run.framework = framework_name(log.framework);
    run.model = plan.model.name;
    run.plan = plan;
    run.outcome = outcome.end == RunEnd::oom ? Outcome::out_of_memory : outcome.end == RunEnd::completed || steady.enough ? Outcome::ran : Outcome::crashed;
    if (steady.enough && run.outcome == Outcome::ran) run.step_time = steady.median;
    for (const LogMemory& reading : log.memory) {
        const auto kind = kind_of(reading);
        if (!kind) continue;
        std::optional<Bytes>& worst = run.reading(*kind);
        if (!worst || *worst < reading.bytes) worst = reading.bytes;
    }
    run.stage = stage_read(log, plan);
    if (run.outcome != Outcome::ran) run.skip = lost(outcome.end);
    return run;
}

} // namespace fivefold
