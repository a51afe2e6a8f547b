// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/quantity.h"

#include <cstdint>

namespace fivefold {

/// Thresholds of the rules of thumb, for a person to edit. Sources: [playbook] Hugging Face's Ultra-Scale Playbook, "Finding the best
/// training configuration"; [planner] the checklist and red flags of a distributed-training planner; EQUATIONS section 8 for both.
struct AdviceThresholds {
    // Sizing cases [playbook]
    double small_model = 10e9;            ///< R-A: below this many parameters one dimension of parallelism does
    double large_model = 100e9;           ///< R-B: up to this many, two
    std::int64_t wide_cluster = 512;      ///< R-C: from this many GPUs on data parallelism alone is bound by latency and NIC
    std::int64_t frontier_cluster = 1024; ///< R-D: from this many on TP x PP x DP
    std::int64_t long_sequence = 8192;    ///< R-CP: tokens from which context parallelism can pay without being needed
    double hide_badly = 0.5;              ///< R-CP: share of the tokens that hide the ring's exchange below which it fails badly, (6.2)
    // Priorities
    double tp_ratio = 1;               ///< R-P1: compute over TP communication of a layer below which TP is communication-bound [playbook]
    double tp_ratio_thin = 2;          ///< R-P1: below this more TP gains little
    double exposed = 0.05;             ///< R-P2: share of the step that exposed communication of one dimension may take
    std::int64_t max_micro_batch = 64; ///< R-P4: end of the sweep
    double same_time = 0.01;           ///< step times closer than this share count as equal; the model cannot tell them apart
    // Decision tree [planner]
    double step_down = 0.20;         ///< communication over compute above which a lower ZeRO stage is tried
    double similar_size = 4;         ///< factor in parameters and in GPUs within which a typical configuration is comparable
    // Checklist [planner]
    double headroom = 0.10;          ///< K1, also R-A
    double communication = 0.20;     ///< K3, over compute
    double bubble = 0.15;            ///< K4, of the step
    double checkpoint_factor = 1.5;  ///< K6: how far from the best interval, either way
    double goodput_loss = 0.01;      ///< K6: loss of goodput that does not matter
    double gradient_clip = 1.0;      ///< K7; 0: say nothing
    double warmup_low = 0.001, warmup_high = 0.01; ///< K8, of the steps; 0: say nothing
    double mfu_low = 0.35, mfu_high = 0.45;        ///< K9
    // Red flags [planner]
    std::int64_t tp = 8;             ///< F1
    std::int64_t pp = 32;            ///< F2
    double batch_tokens = 10e6;      ///< F3, a step
    double mfu = 0.30;               ///< F4
    double recompute_model = 13e9;   ///< F5, parameters
    std::int64_t batch_samples = 256; ///< F6
    double memory = 0.95;            ///< F7, of the card, fragmentation included
    // The run, for K6
    Seconds checkpoint_interval{3600}; ///< the planner's "every 1-2 hours"
    Seconds checkpoint_time{30};       ///< for which training stops, (7.4)
    Seconds restart_time{300};         ///< to detect a failure and start again, (7.4)
    Seconds gpu_mtbf{50700.0 * 3600};  ///< of one GPU; Llama 3: 419 interruptions in 54 days of 16 384 GPUs, (7.1)
};

} // namespace fivefold
