// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/run_check.h"

#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/number_format.h"

#include <QCoreApplication>

#include <algorithm>

namespace fivefold {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(RunCheck)
};

QString slowdownText(const HealthFlag& flag) {
    const double factor = flag.slowdown() > 1 ? flag.slowdown() : 1 / flag.slowdown();
    const QString measured = format::duration(flag.measured).text(), predicted = format::duration(flag.predicted).text();
    return flag.slowdown() > 1
               ? Texts::tr("%1 is %2 times the predicted %3, far outside the error band: something in this run is not as the plan says.").arg(measured, format::concise(factor), predicted)
               : Texts::tr("%1 is %2 times faster than the predicted %3, far outside the error band: the run, or the reading, is not that of this plan.")
                     .arg(measured, format::concise(factor), predicted);
}

QString timeText(Seconds measured, const StepTime& time) {
    const QString off = signedPercent(measured / time.total() - 1);
    const QString low = format::duration(time.low).text(), high = format::duration(time.high).text();
    const QString text = format::duration(measured).text(), predicted = format::duration(time.total()).text();
    if (measured >= time.low && measured <= time.high)
        return Texts::tr("%1 is %2 off the predicted %3, inside the error band of %4 to %5: the run is as fast as it should be.").arg(text, off, predicted, low, high);
    return measured > time.high ? Texts::tr("%1 is %2 off the predicted %3, above the error band of %4 to %5, but not far enough to call the run broken.").arg(text, off, predicted, low, high)
                                : Texts::tr("%1 is %2 off the predicted %3, below the error band of %4 to %5: faster than expected.").arg(text, off, predicted, low, high);
}

QString memoryText(Bytes measured, Bytes predicted, const MemoryEstimate& memory, MemoryKind kind) {
    // The band is one of the total; other readings of the same stage are uncertain in proportion.
    const Bytes total = memory.stages[memory.worst_stage].total();
    const bool banded = memory.high > memory.low && total > Bytes(0);
    const bool inside = banded && measured / predicted >= memory.low / total && measured / predicted <= memory.high / total;
    const QString text = format::memory(measured).text(), off = signedPercent(measured / predicted - 1), expected = format::memory(predicted).text();
    const QString name = memoryKindText(kind);
    if (inside) return Texts::tr("Memory: %1 is %2 off the predicted %3 (%4), inside the error band.").arg(text, off, expected, name);
    return banded ? Texts::tr("Memory: %1 is %2 off the predicted %3 (%4), outside the error band.").arg(text, off, expected, name)
                  : Texts::tr("Memory: %1 is %2 off the predicted %3 (%4).").arg(text, off, expected, name);
}

} // namespace

QString healthCauseText(HealthCause cause) {
    switch (cause) {
    case HealthCause::unfused_attention: return Texts::tr("Attention may run unfused: check that the flash kernel is installed and chosen.");
    case HealthCause::launch_blocking: return Texts::tr("Something may wait for the GPU after every kernel: check CUDA_LAUNCH_BLOCKING, debug hooks and calls of .item().");
    case HealthCause::slow_fabric: return Texts::tr("Traffic between nodes may get a tenth of its bandwidth: check that NCCL uses RDMA and all network cards (NCCL_DEBUG=INFO).");
    case HealthCause::full_recompute: return Texts::tr("The forward pass may run twice: check that full recomputation is off.");
    case HealthCause::slow_host: return Texts::tr("The host may launch kernels too slowly: check for a shared or throttled CPU, tracing and debug builds.");
    case HealthCause::near_full_memory: return Texts::tr("Memory is nearly full, so that the allocator may free and ask again at each step: check the number of allocation retries.");
    case HealthCause::odd_head_dim: return Texts::tr("The head dimension is no multiple of 8, so that attention may fall back to a slow kernel.");
    case HealthCause::pipeline_waits: return Texts::tr("Pipeline stages may wait on one another longer than the data takes: check for blocking sends and polling.");
    case HealthCause::unknown: break;
    }
    return Texts::tr("No known cause explains it: check that the fields on the left describe the run.");
}

QString memoryKindText(MemoryKind kind) {
    switch (kind) {
    case MemoryKind::steady: return Texts::tr("allocated between steps");
    case MemoryKind::allocated: return Texts::tr("peak allocated");
    case MemoryKind::reserved: return Texts::tr("peak reserved");
    case MemoryKind::smi: return Texts::tr("nvidia-smi");
    case MemoryKind::unspecified: return Texts::tr("not known which");
    }
    return {};
}

RunCheck checkReading(const Result& result, const ProfileSource& profiles, const OwnReading& reading) {
    RunCheck check;
    if (!reading.step_time && !reading.memory) return check;
    MeasuredRun run;
    run.plan = result.plan;
    run.step_time = reading.step_time;
    if (reading.memory) run.reading(reading.memory_kind) = *reading.memory;
    Prediction prediction = predict(run, profiles);
    if (!prediction.skipped.empty()) return check;
    const Estimate& estimate = result.estimate;
    prediction.low = estimate.time.low; // the band that all pages show
    prediction.high = estimate.time.high;
    QStringList sentences;
    if (reading.step_time) {
        const std::vector<HealthFlag> flags = check_health({&run, 1}, {&prediction, 1}, profiles);
        if (flags.empty()) {
            sentences << timeText(*reading.step_time, estimate.time);
            if (*reading.step_time > estimate.time.high) check.severity = Severity::warning;
        } else {
            sentences << slowdownText(flags.front());
            check.severity = Severity::error;
            if (flags.front().slowdown() > 1)
                for (const HealthCause cause : flags.front().causes) check.causes << healthCauseText(cause);
        }
    }
    if (reading.memory) {
        sentences << memoryText(*reading.memory, prediction.memory[static_cast<std::size_t>(reading.memory_kind)], estimate.memory, reading.memory_kind);
        for (const FirstIterationReading& first : first_iteration_readings({&run, 1}, {&prediction, 1}, profiles)) {
            sentences << Texts::tr("It is lower by just the optimizer's moments (%1): it looks like a reading before the first optimizer step.").arg(format::memory(first.moments).text());
            check.severity = std::max(check.severity, Severity::warning);
        }
    }
    check.verdict = sentences.join(u' ');
    return check;
}

} // namespace fivefold
