// SPDX-License-Identifier: Apache-2.0
#pragma once

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace fivefold {

// Sentences and headings of a campaign's report in English; the desktop translates them (context "Report") before they are filled in.
inline constexpr const char* kCampaignTitle = QT_TRANSLATE_NOOP("Report", "Benchmark campaign {name}");
inline constexpr const char* kCampaignSubject = QT_TRANSLATE_NOOP("Report", "{count} runs of {steps} steps with {target}: {states}. {hours} GPU-hours were spent; {expected} were expected for all.");
inline constexpr const char* kCampaignBest = QT_TRANSLATE_NOOP("Report", "Fastest measured: {task}, {measured} a step or {rate} tokens a second and GPU, where {predicted} ({low} to {high}) was predicted. It rests on {steps} steps after {warm_up} of warm-up, which vary by {variation}.");
inline constexpr const char* kCampaignNoBest = QT_TRANSLATE_NOOP("Report", "No step time was measured yet.");
inline constexpr const char* kCampaignStop = QT_TRANSLATE_NOOP("Report", "The chance that an untested layout is faster by more than {worthwhile} is {chance}: not worth another run.");
inline constexpr const char* kCampaignGoOn = QT_TRANSLATE_NOOP("Report", "The chance that an untested layout is faster by more than {worthwhile} is {chance}. Run next: {next}.");
inline constexpr const char* kCampaignSlowdown = QT_TRANSLATE_NOOP("Report", "Steps here take {factor} times what was predicted, as far as all runs share it.");
inline constexpr const char* kCampaignOutside = QT_TRANSLATE_NOOP("Report", "{task} ran {factor} times as long as predicted; the likeliest causes: {causes}.");
inline constexpr const char* kCampaignRuns = QT_TRANSLATE_NOOP("Report", "Runs");
inline constexpr const char* kCampaignMap = QT_TRANSLATE_NOOP("Report", "Measured against predicted, by tensor and pipeline parallel");
inline constexpr const char* kCampaignMapNote = QT_TRANSLATE_NOOP("Report", "The fastest run of each cell: measured step, and how far it is from the prediction.");
inline constexpr const char* kCampaignFailures = QT_TRANSLATE_NOOP("Report", "What failed, and why");
inline constexpr const char* kCampaignFailure = QT_TRANSLATE_NOOP("Report", "{task}: {advice}");
inline constexpr const char* kCampaignEvidence = QT_TRANSLATE_NOOP("Report", "line {line}: {text}");

} // namespace fivefold
