// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/messages.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fivefold {

/// A warning or an error of a stage: from the probe itself, or from its parent about the probe (crashed, no_beat, ...).
/// Codes are stable words; app/texts/probe_texts.h has what each means and what to do.
struct ProbeIncident {
    std::string code;
    std::string detail; ///< one line for people, may be empty
    std::int64_t device = -1; ///< GPU it concerns, -1 = none
    std::int64_t peer = -1;   ///< second GPU of a pair, -1 = none
    bool operator==(const ProbeIncident&) const = default;
};

/// How a stage ended.
enum class ProbeStatus {
    ok,
    partial,   ///< ended by itself with something left out
    cancelled, ///< by the person
    failed,    ///< ended by itself with an error
    crashed,   ///< by a signal of its own
    timeout,   ///< given up by the parent: no hello, no beat, no progress, or the whole run's limit
    skipped,   ///< not started, because of what came before
};
[[nodiscard]] std::string_view to_text(ProbeStatus status); ///< "ok", "partial", ...

/// One stage, that is, one process of the probe, and all it said. Results that came before a crash are kept.
struct ProbeStage {
    std::string name;   ///< inventory, gpu, p2p, nccl, overlap
    ProbeStatus status = ProbeStatus::skipped;
    double elapsed_s = 0;
    std::vector<ProbeResult> results;     ///< in the order they came
    std::vector<ProbeIncident> warnings;
    std::vector<ProbeIncident> errors;
    std::int64_t skipped_lines = 0;       ///< lines of the channel that could not be read
    std::vector<std::string> problems;    ///< the first few of them
    std::string log;                      ///< last 64 KiB of what the probe and the libraries printed
    bool operator==(const ProbeStage&) const = default;
};

/// Facts of the machine that the probe's parent knows without a GPU. 0 and "" = unknown.
struct ProbeHost {
    std::string name;
    std::string system; ///< "Debian GNU/Linux 12 (bookworm)"
    std::string kernel; ///< "6.1.0-18-amd64"
    std::string cpu;
    std::int64_t cpus = 0; ///< logical, usable by this process
    std::int64_t memory_bytes = 0;
    bool operator==(const ProbeHost&) const = default;
};

/// A whole run of the probe: what PROBE.json holds.
struct ProbeRecord {
    std::string date;  ///< "2026-11-30", given by the caller
    std::string note;  ///< free text of the person
    std::string probe; ///< version of the probe program
    bool quick = false;
    std::string devices; ///< as asked for, "" = all
    ProbeHost host;
    std::vector<std::pair<std::string, std::string>> environment; ///< NCCL_*, CUDA_*, LD_LIBRARY_PATH of the person, by name
    std::vector<ProbeStage> stages;
    bool operator==(const ProbeRecord&) const = default;
};

/// The stage of that name, or null.
[[nodiscard]] const ProbeStage* find_stage(const ProbeRecord& record, std::string_view name);
/// All results with that id, over all stages.
[[nodiscard]] std::vector<const ProbeResult*> results_of(const ProbeRecord& record, std::string_view id);

} // namespace fivefold
