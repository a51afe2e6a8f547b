// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/texts/finding_texts.h"

namespace fivefold {

/// The sentence of each advice about how a run ended (core/measured/outcome.h), in English; amounts are in GiB. The desktop translates the
/// template (context "Finding") before it fills it in.
inline constexpr FindingText kRunTexts[] = {
    {"run-completed", QT_TRANSLATE_NOOP("Finding", "The run completed.")},
    {"run-oom", QT_TRANSLATE_NOOP("Finding", "A GPU ran out of memory on rank {rank}: {tried} GiB were asked for with {free} GiB of {total} GiB free. Shard or recompute more, or make the micro-batch smaller.")},
    {"run-oom-without-figures", QT_TRANSLATE_NOOP("Finding", "A GPU ran out of memory on rank {rank}. Shard or recompute more, or make the micro-batch smaller.")},
    {"run-oom-at-start", QT_TRANSLATE_NOOP("Finding", "It happened before the first step was printed: weights, gradients, or the activations of the first micro-batches do not fit.")},
    {"run-oom-late", QT_TRANSLATE_NOOP("Finding", "It happened only after iteration {iteration}: evaluation, a checkpoint, uneven experts or fragmentation need more than a usual step.")},
    {"run-fragmented", QT_TRANSLATE_NOOP("Finding", "{unallocated} GiB were reserved but in no piece of {tried} GiB: fragmentation. Try expandable segments (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True).")},
    {"run-nccl", QT_TRANSLATE_NOOP("Finding", "NCCL reported an error on rank {rank}, and nothing explains it that was printed before. Try again on other nodes; NCCL_DEBUG=INFO tells more.")},
    {"run-hang", QT_TRANSLATE_NOOP("Finding", "The run hung after iteration {iteration}: a collective did not finish, or nothing was printed any more. Try again; if it hangs at the same place, ranks do not call the same collectives.")},
    {"run-time-limit", QT_TRANSLATE_NOOP("Finding", "The time limit came after iteration {iteration}. Allow more time or fewer steps.")},
    {"run-no-step-in-time", QT_TRANSLATE_NOOP("Finding", "No step was printed within the limit: starting up took all the time, or the log shows steps rarely.")},
    {"run-host-oom", QT_TRANSLATE_NOOP("Finding", "The host ran out of memory. Ask for more memory a node, or load data and checkpoints with fewer copies.")},
    {"run-killed", QT_TRANSLATE_NOOP("Finding", "The program was killed (SIGKILL) without a word; most often the host ran out of memory.")},
    {"run-node-failure", QT_TRANSLATE_NOOP("Finding", "A node failed ({node}). Try again without it.")},
    {"run-preempted", QT_TRANSLATE_NOOP("Finding", "The job was pre-empted. Submit it again.")},
    {"run-cancelled", QT_TRANSLATE_NOOP("Finding", "The job was cancelled.")},
    {"run-refused-configuration", QT_TRANSLATE_NOOP("Finding", "The framework refused the configuration before the first step; its words are in the evidence.")},
    {"run-hardware", QT_TRANSLATE_NOOP("Finding", "A GPU reported a hardware error (Xid {code}, node {node}). Drain the node and try again on another.")},
    {"run-leftover-process", QT_TRANSLATE_NOOP("Finding", "A process that was left behind holds GPU memory or a port (node {node}). End it and try again.")},
    {"run-memory-of-others", QT_TRANSLATE_NOOP("Finding", "Other processes held {others} GiB of the GPU's {total} GiB.")},
    {"run-memory-before-start", QT_TRANSLATE_NOOP("Finding", "{in_use} GiB of a GPU were in use before the start.")},
    {"run-crash", QT_TRANSLATE_NOOP("Finding", "The program crashed after iteration {iteration}; its last words are in the evidence.")},
    {"run-unknown", QT_TRANSLATE_NOOP("Finding", "How the run ended cannot be told from its log.")},
    {"run-nothing-understood", QT_TRANSLATE_NOOP("Finding", "No line of the log shows a step in a format that is known.")},
    {"run-failed-after-training", QT_TRANSLATE_NOOP("Finding", "It failed after its last step; what was measured counts.")},
    {"run-restarted", QT_TRANSLATE_NOOP("Finding", "The iteration went back {times} times: restarts from a checkpoint.")},
    {"run-nan", QT_TRANSLATE_NOOP("Finding", "{count} iterations were not a number.")},
    {"run-skipped", QT_TRANSLATE_NOOP("Finding", "{count} iterations were skipped for overflow; they are faster than others.")},
};

[[nodiscard]] constexpr const char* run_text(std::string_view id) {
    for (const FindingText& text : kRunTexts)
        if (text.id == id) return text.text;
    return "";
}

} // namespace fivefold
