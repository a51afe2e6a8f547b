// SPDX-License-Identifier: Apache-2.0
// What each term of the step time is worth: the error when it is taken out and the rest is fitted anew.
#include "tests/accuracy/study.h"

#include <algorithm>
#include <map>

namespace fivefold::accuracy {
namespace {

constexpr double kInfinite = 1e9; // times a rate: its cost is gone
constexpr int kIterations = 8;
constexpr double kLoose = 4; // priors wide enough for the others to step in

struct Without {
    const char* term;
    std::vector<std::pair<Constant HardwareProfile::*, double>> hardware;
    std::vector<std::pair<Constant SoftwareProfile::*, double>> software;
    bool network_latency = false; // the plan's own figures too
};

using H = HardwareProfile;
using S = SoftwareProfile;

std::vector<Without> terms() {
    return {
        {"GEMM: tile shape", {{&H::tile_rho, 0}}, {}},
        {"GEMM: partly filled waves", {{&H::wave_tail, 0}}, {}},
        {"GEMM: prologue", {{&H::prologue_k, 0}}, {}},
        {"GEMM: all three (one rate for all shapes)", {{&H::tile_rho, 0}, {&H::wave_tail, 0}, {&H::prologue_k, 0}}, {}},
        {"GEMM: bound by memory", {{&H::gemm_hbm, kInfinite}}, {}},
        {"GEMM: head dimension off the tensor cores", {{&H::misaligned_head, 1}}, {}},
        {"attention: occupancy", {{&H::attention_half_fwd, 0}, {&H::attention_half_bwd, 0}, {&H::flash2_half_fwd, 0}, {&H::flash2_half_bwd, 0}}, {}},
        {"attention: traffic of scores", {}, {{&S::score_bytes_forward, 0}, {&S::score_bytes_backward, 0}}},
        {"memory-bound kernels", {}, {{&S::hbm_efficiency, kInfinite}}},
        {"traffic of the loss", {}, {{&S::loss_traffic, 0}, {&S::loss_traffic_unfused, 0}}},
        {"gradient accumulation traffic", {}, {{&S::accumulate_bytes, 0}}},
        {"quantising", {}, {{&S::quantise, 0}}},
        {"kernel launches", {{&H::kernel_launch, 0}}, {}},
        {"host time", {}, {{&S::host_dense_layer, 0}, {&S::host_moe_layer, 0}, {&S::host_tp_wide, 0}, {&S::host_pipeline, 0}, {&S::host_pipeline_tp, 0}}},
        {"launch blocking", {}, {{&S::blocking_slowdown, 0}, {&S::blocking_gap, 0}}},
        {"links inside a node", {{&H::scale_up_share, kInfinite}, {&H::p2p_scale_up_share, kInfinite}}, {}},
        {"links between nodes", {{&H::network_share, kInfinite}}, {}},
        {"latency of links", {{&H::scale_up_hop, 0}, {&H::network_hop, 0}, {&H::ring_step, 0}, {&H::collective_base, 0}, {&H::collective_base_small, 0}, {&H::p2p_base, 0}}, {}, true},
        {"contention of hidden communication", {}, {{&S::contention, 0}, {&S::gather_contention, 0}}},
        {"exposed share of overlapped TP", {}, {{&S::tp_overlap_exposed, 0}}},
        {"optimizer", {}, {{&S::optimizer_fixed, 0}, {&S::hbm_optimizer, kInfinite}}},
        {"stragglers", {}, {{&S::straggler, 0}}},
        {"gain by release", {}, {{&S::release_gain, 0}}},
        {"experts: grouped GEMM", {}, {{&S::grouped_gemm, 1}}},
        {"experts: all-to-all", {}, {{&S::all_to_all, kInfinite}, {&S::all_to_all_wide, kInfinite}}},
        {"experts: permutation", {}, {{&S::permute, 0}, {&S::expert_bias_passes, 0}}},
    };
}

void neutralise(Constant& constant, double value) {
    constant.value = constant.low = constant.high = value;
    constant.provenance = Provenance::counted; // a fit leaves it alone
}

struct Outcome {
    std::map<std::string, std::vector<double>> errors; // of the runs kept back, by group
};

Outcome outcome(const Study& study, ProfileLibrary library, std::vector<MeasuredRun> runs, const Without* without) {
    if (without != nullptr) {
        for (HardwareProfile& part : library.hardware)
            for (const auto& [member, value] : without->hardware) neutralise(part.*member, value);
        for (SoftwareProfile& part : library.software)
            for (const auto& [member, value] : without->software) neutralise(part.*member, value);
        if (without->network_latency)
            for (MeasuredRun& run : runs) run.plan.cluster.network.hop = run.plan.cluster.network.ring_step = Seconds(0);
    }
    FitOptions options;
    options.hold_back = study.hold_back;
    options.seed = study.seed;
    options.iterations = kIterations;
    options.prior_scale = kLoose;
    library = fit_profiles(library, runs, options).library;
    Outcome result;
    const ProfileSource profiles = study.profiles(library);
    for (const MeasuredRun& run : runs) {
        if (!study.held_back(run)) continue;
        const Prediction prediction = predict(run, profiles);
        if (!prediction.skipped.empty()) continue;
        for (const std::string& group : groups_of(run)) result.errors[group].push_back(prediction.step_time / *run.step_time - 1);
    }
    return result;
}

} // namespace

Table term_table(const Study& study) {
    Table table{"terms", "What each term is worth",
                "Median / mean / 90th percentile of the error of step time in percent on the configurations kept back, after the term is taken out and all fitted constants are fitted anew. The last "
                "columns: the group that loses most in the mean.",
                {"without", "all kept back", "worse by", "group that loses most", "its mean, full model", "without"}, {}};
    std::vector<MeasuredRun> runs;
    for (const MeasuredRun& run : study.runs)
        if (counts(run)) runs.push_back(run);
    const Outcome full = outcome(study, study.catalogue.profiles, runs, nullptr);
    const ErrorFigures whole = error_figures(full.errors.at("all"));
    table.rows.push_back({"nothing", three(whole), "", "", "", ""});
    for (const Without& without : terms()) {
        const Outcome less = outcome(study, study.catalogue.profiles, runs, &without);
        const ErrorFigures figures = error_figures(less.errors.at("all"));
        std::string loser;
        double most = -1e9, before = 0, after = 0;
        for (const auto& [group, errors] : less.errors) {
            if (group == "all" || errors.size() < 5) continue;
            const double now = error_figures(errors).mape, then = error_figures(full.errors.at(group)).mape;
            if (now - then <= most) continue;
            most = now - then;
            loser = group;
            before = then;
            after = now;
        }
        table.rows.push_back({without.term, three(figures), percent(figures.mape - whole.mape), loser, percent(before), percent(after)});
    }
    return table;
}

} // namespace fivefold::accuracy
