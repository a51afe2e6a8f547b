// SPDX-License-Identifier: Apache-2.0
#pragma once

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace fivefold {

// Sentences and headings of a report in English; the desktop translates them (context "Report") before they are filled in.
inline constexpr const char* kComparedPlans = QT_TRANSLATE_NOOP("Report", "Plans compared");
inline constexpr const char* kComparison = QT_TRANSLATE_NOOP("Report", "Comparison");
inline constexpr const char* kMemoryHeading = QT_TRANSLATE_NOOP("Report", "Memory of one GPU by pipeline stage, GiB");
inline constexpr const char* kStepHeading = QT_TRANSLATE_NOOP("Report", "Time of one step");
inline constexpr const char* kTrafficHeading = QT_TRANSLATE_NOOP("Report", "Traffic of one GPU in a step");
inline constexpr const char* kFindingsHeading = QT_TRANSLATE_NOOP("Report", "Findings");
inline constexpr const char* kSubject = QT_TRANSLATE_NOOP("Report", "{model} on {gpus} x {gpu}, {batch} sequences of {length} tokens a step.");
inline constexpr const char* kNoEstimate = QT_TRANSLATE_NOOP("Report", "No estimate: the plan breaks a rule.");
inline constexpr const char* kBroken = QT_TRANSLATE_NOOP("Report", "The plan breaks a rule; the figures only show how far off it is.");
inline constexpr const char* kMemoryBand = QT_TRANSLATE_NOOP("Report", "Basis of the memory band: {basis}");
inline constexpr const char* kStep = QT_TRANSLATE_NOOP("Report", "A step takes {time}; eight of ten runs lie between {low} and {high}.");
inline constexpr const char* kStepBand = QT_TRANSLATE_NOOP("Report", "Basis of that band: {basis}");
inline constexpr const char* kStagesLeftOut = QT_TRANSLATE_NOOP("Report", "{shown} of {stages} stages are shown: the first, the last and the fullest.");
/// By verdict.
inline constexpr const char* kVerdicts[] = {
    QT_TRANSLATE_NOOP("Report", "Verdict: fits, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB."),
    QT_TRANSLATE_NOOP("Report", "Verdict: fits tightly, with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB."),
    QT_TRANSLATE_NOOP("Report", "Verdict: at risk of running out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB."),
    QT_TRANSLATE_NOOP("Report", "Verdict: out of memory; it fits with a probability of {probability}. Stage {stage} is the fullest: {used} of {capacity} GiB; eight of ten runs lie between {low} and {high} GiB."),
};
/// By severity.
inline constexpr const char* kSeverities[] = {QT_TRANSLATE_NOOP("Report", "Note"), QT_TRANSLATE_NOOP("Report", "Warning"), QT_TRANSLATE_NOOP("Report", "Error")};

/// Titles, columns and names of rows of the tables of results.
inline constexpr const char* kTableWords[] = {
    QT_TRANSLATE_NOOP("Report", "layout"), QT_TRANSLATE_NOOP("Report", "input"), QT_TRANSLATE_NOOP("Report", "value"), QT_TRANSLATE_NOOP("Report", "model"),
    QT_TRANSLATE_NOOP("Report", "parameters"), QT_TRANSLATE_NOOP("Report", "nodes"), QT_TRANSLATE_NOOP("Report", "network"), QT_TRANSLATE_NOOP("Report", "global batch"),
    QT_TRANSLATE_NOOP("Report", "sequence length"), QT_TRANSLATE_NOOP("Report", "precision"), QT_TRANSLATE_NOOP("Report", "framework"), QT_TRANSLATE_NOOP("Report", "sequence parallel"),
    QT_TRANSLATE_NOOP("Report", "on"), QT_TRANSLATE_NOOP("Report", "off"), QT_TRANSLATE_NOOP("Report", "shard group"), QT_TRANSLATE_NOOP("Report", "micro-batch"),
    QT_TRANSLATE_NOOP("Report", "accumulation"), QT_TRANSLATE_NOOP("Report", "recompute"), QT_TRANSLATE_NOOP("Report", "schedule"), QT_TRANSLATE_NOOP("Report", "split"),
    QT_TRANSLATE_NOOP("Report", "memory of each stage"), QT_TRANSLATE_NOOP("Report", "stage"), QT_TRANSLATE_NOOP("Report", "layers"), QT_TRANSLATE_NOOP("Report", "in flight"),
    QT_TRANSLATE_NOOP("Report", "weights"), QT_TRANSLATE_NOOP("Report", "gradients"), QT_TRANSLATE_NOOP("Report", "optimizer"), QT_TRANSLATE_NOOP("Report", "activations"),
    QT_TRANSLATE_NOOP("Report", "logits"), QT_TRANSLATE_NOOP("Report", "buffers"), QT_TRANSLATE_NOOP("Report", "context"), QT_TRANSLATE_NOOP("Report", "fragmentation"),
    QT_TRANSLATE_NOOP("Report", "total"), QT_TRANSLATE_NOOP("Report", "of the GPU"),
    QT_TRANSLATE_NOOP("Report", "time of a step"), QT_TRANSLATE_NOOP("Report", "part"), QT_TRANSLATE_NOOP("Report", "time"), QT_TRANSLATE_NOOP("Report", "share"),
    QT_TRANSLATE_NOOP("Report", "step"), QT_TRANSLATE_NOOP("Report", "attention"), QT_TRANSLATE_NOOP("Report", "memory bound"), QT_TRANSLATE_NOOP("Report", "quantise"),
    QT_TRANSLATE_NOOP("Report", "host"), QT_TRANSLATE_NOOP("Report", "tensor parallel"), QT_TRANSLATE_NOOP("Report", "context parallel"), QT_TRANSLATE_NOOP("Report", "expert parallel"),
    QT_TRANSLATE_NOOP("Report", "pipeline parallel"), QT_TRANSLATE_NOOP("Report", "data parallel"), QT_TRANSLATE_NOOP("Report", "bubble"), QT_TRANSLATE_NOOP("Report", "imbalance"),
    QT_TRANSLATE_NOOP("Report", "offload"), QT_TRANSLATE_NOOP("Report", "straggler"),
    QT_TRANSLATE_NOOP("Report", "traffic of a GPU"), QT_TRANSLATE_NOOP("Report", "dimension"), QT_TRANSLATE_NOOP("Report", "ranks"), QT_TRANSLATE_NOOP("Report", "per domain"),
    QT_TRANSLATE_NOOP("Report", "domains"), QT_TRANSLATE_NOOP("Report", "sent in a step"), QT_TRANSLATE_NOOP("Report", "on the wire"), QT_TRANSLATE_NOOP("Report", "exposed"),
    QT_TRANSLATE_NOOP("Report", "bandwidth"), QT_TRANSLATE_NOOP("Report", "tensor"), QT_TRANSLATE_NOOP("Report", "expert"), QT_TRANSLATE_NOOP("Report", "pipeline"),
    QT_TRANSLATE_NOOP("Report", "data"), QT_TRANSLATE_NOOP("Report", "expert data"),
    QT_TRANSLATE_NOOP("Report", "metrics"), QT_TRANSLATE_NOOP("Report", "metric"), QT_TRANSLATE_NOOP("Report", "unit"), QT_TRANSLATE_NOOP("Report", "step time"),
    QT_TRANSLATE_NOOP("Report", "tokens per second and GPU"), QT_TRANSLATE_NOOP("Report", "model FLOP rate of a GPU"), QT_TRANSLATE_NOOP("Report", "MFU, attention counted in full"),
    QT_TRANSLATE_NOOP("Report", "HFU, recomputation counted"), QT_TRANSLATE_NOOP("Report", "time for all tokens"), QT_TRANSLATE_NOOP("Report", "GPU hours"), QT_TRANSLATE_NOOP("Report", "cost"),
    QT_TRANSLATE_NOOP("Report", "assumptions"), QT_TRANSLATE_NOOP("Report", "assumed"),
};

} // namespace fivefold
