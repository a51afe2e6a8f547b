// SPDX-License-Identifier: Apache-2.0
// From arguments to a plan.
#include "app/cli/import_input.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "core/estimate/estimate.h"
#include "core/formats/enum_names.h"
#include "core/formats/format_error.h"
#include "core/formats/model_config.h"
#include "core/formats/plan_file.h"
#include "core/formats/profile_json.h"
#include "core/search/recompute_choice.h"

#include <algorithm>
#include <filesystem>
#include <limits>

namespace fivefold::cli {
namespace {

constexpr std::size_t kLargestPlan = std::size_t{16} << 20;

// The ids that hold the words of a mistyped one.
template <class Entry>
std::string nearest(const std::string& id, const std::vector<Entry>& entries) {
    std::string list;
    const std::string stem = id.substr(0, std::max<std::size_t>(3, id.size() / 2));
    int found = 0;
    for (const Entry& entry : entries) {
        if (entry.id.find(stem) == std::string::npos || ++found > 5) continue;
        list += (list.empty() ? "; did you mean " : ", ") + entry.id;
    }
    return list.empty() ? list : list + "?";
}

// Errors of a file's content carry the file's name.
template <class Read>
auto reading(const std::string& path, Read read) {
    try {
        return read();
    } catch (const FormatError& error) {
        throw Failure(kBadInput, input_name(path) + ": " + error.what());
    }
}

int small(std::int64_t count) { return static_cast<int>(std::clamp<std::int64_t>(count, 0, std::numeric_limits<int>::max())); }

} // namespace

void load_profile(Session& session, const std::string& path) {
    if (path.empty()) return;
    const std::string text = read_input(path, kLargestPlan);
    use_profiles(session.catalogue, reading(path, [&] { return read_profile_library(text); }));
}

void PlanOptions::choose_model(Session& session, const std::string& id, Resolved& resolved) const {
    if (id.empty()) return;
    if (const CatalogueModel* found = session.catalogue.find_model(id)) {
        resolved.plan.model = found->model;
        return;
    }
    std::error_code error;
    if (id != "-" && !std::filesystem::exists(id, error))
        throw Failure(kWrongUse, "--model: no model or file '" + id + "'" + nearest(id, session.catalogue.models));
    const std::string text = read_input(id, kLargestPlan);
    ImportedModel imported = reading(id, [&] { return read_model_config(text, std::filesystem::path(id).stem().string()); });
    resolved.plan.model = std::move(imported.model);
    for (std::string& note : imported.notes) resolved.notes.push_back(std::move(note));
}

void PlanOptions::choose_cluster(const Session& session, Plan& plan) const {
    const Catalogue& catalogue = session.catalogue;
    Cluster& cluster = plan.cluster;
    const Network* network = network_.empty() ? nullptr : catalogue.find_network(network_);
    if (!network_.empty() && network == nullptr)
        throw Failure(kWrongUse, "--network: no node type '" + network_ + "'" + nearest(network_, catalogue.networks));
    const Gpu* gpu = gpu_.empty() ? nullptr : catalogue.find_gpu(gpu_);
    if (!gpu_.empty() && gpu == nullptr) throw Failure(kWrongUse, "--gpu: no GPU '" + gpu_ + "'" + nearest(gpu_, catalogue.gpus));
    if (gpu == nullptr && network != nullptr && files_.empty()) gpu = catalogue.find_gpu(network->gpu);
    if (gpu == nullptr && files_.empty()) throw Failure(kWrongUse, "--gpu is missing; 'fivefold-cli gpus' lists them");
    if (gpu != nullptr) {
        cluster.gpu = *gpu;
        if (network == nullptr) network = &catalogue.usual_network(*gpu);
    }
    if (network != nullptr) {
        cluster.network = *network;
        cluster.gpus_per_node = network->gpus_per_node;
    }
    if (gpus_per_node_) cluster.gpus_per_node = small(*gpus_per_node_);
    if (nodes_) cluster.nodes = small(*nodes_);
    else if (files_.empty()) cluster.nodes = 1;
    if (!gpus_) return;
    if (nodes_) throw Failure(kWrongUse, "--gpus and --nodes exclude each other; with --nodes use --gpus-per-node");
    if (*gpus_ < cluster.gpus_per_node) cluster.gpus_per_node = small(*gpus_);
    if (*gpus_ % cluster.gpus_per_node != 0)
        throw Failure(kWrongUse, "--gpus: " + std::to_string(*gpus_) + " GPUs do not fill nodes of " + std::to_string(cluster.gpus_per_node) +
                                     "; see --gpus-per-node");
    cluster.nodes = small(*gpus_ / cluster.gpus_per_node);
}

// (0.1), (0.3): what is given stands, the rest follows. Rules report what does not fit together.
void PlanOptions::follow_products(Plan& plan) const {
    const bool cluster_given = !gpu_.empty() || !network_.empty() || nodes_ || gpus_ || gpus_per_node_;
    if (!files_.empty() && !cluster_given && !products_touched_ && !dp_ && !accumulation_ && !global_batch_) return;
    Layout& layout = plan.layout;
    if (global_batch_) plan.training.global_batch = *global_batch_;
    constexpr std::int64_t kSane = 1'000'000; // larger degrees break a rule anyway
    const auto sane = [](std::int64_t value) { return value >= 1 && value <= kSane; };
    if (sane(layout.tp) && sane(layout.pp) && sane(layout.cp) && sane(layout.micro_batch)) {
        const std::int64_t model_parallel = layout.tp * layout.pp * layout.cp;
        if (dp_ && !nodes_ && !gpus_ && files_.empty() && sane(*dp_) && sane(model_parallel)) {
            // --dp without a number of machines: as many as the layout needs
            const std::int64_t gpus = model_parallel * *dp_;
            if (gpus < plan.cluster.gpus_per_node && !gpus_per_node_) plan.cluster.gpus_per_node = small(gpus);
            if (gpus % plan.cluster.gpus_per_node == 0) plan.cluster.nodes = small(gpus / plan.cluster.gpus_per_node);
        }
        complete(plan);
    }
    if (dp_) layout.dp = *dp_;
    if (!accumulation_) return;
    layout.accumulation = *accumulation_;
    if (!global_batch_ && sane(layout.dp) && sane(layout.micro_batch) && sane(*accumulation_))
        plan.training.global_batch = layout.dp * layout.micro_batch * *accumulation_;
}

// Options obey the limits of plan files, which stand in one place.
void PlanOptions::check_ranges(const Session& session, const Plan& plan) const {
    try {
        (void)read_plan(write_plan(plan), session.catalogue);
    } catch (const FormatError& error) {
        throw Failure(kWrongUse, "the options describe no plan: " + std::string(error.what()));
    }
}

// A plan that does not say takes the cheapest recomputation with which it fits.
void PlanOptions::choose_recompute(const Session& session, Resolved& resolved) const {
    if (!files_.empty() || verb_->count("--recompute") > 0 || verb_->count("--recompute-modules") > 0) return;
    Plan& plan = resolved.plan;
    plan.layout.recompute = least_recompute_that_fits(plan, session.catalogue.profile_for(plan));
    if (plan.layout.recompute.kind == RecomputeKind::none) return;
    std::string what = std::string(enum_name(plan.layout.recompute.kind)) + " recomputation";
    if (plan.layout.recompute.kind == RecomputeKind::selective) {
        std::string modules;
        for (const RecomputeModule module : kRecomputeModules)
            if (plan.layout.recompute.modules & module) modules += (modules.empty() ? "" : ", ") + std::string(enum_name(module));
        what += " of " + modules;
    }
    const bool fits = estimate(plan, session.catalogue.profile_for(plan)).memory.fits();
    resolved.notes.push_back("--recompute is not given: " + (fits ? what + " is the least that fits" : "nothing fits, not even " + what));
}

PlanOptions::Resolved PlanOptions::resolve(Session& session, const std::string& model) const {
    const std::string& id = model.empty() ? model_ : model;
    if (files_.empty() && id.empty()) throw Failure(kWrongUse, "a plan file or --model is missing; 'fivefold-cli models' lists models");
    load_profile(session, profile_);
    Resolved resolved;
    if (!files_.empty()) {
        ImportedPlan imported = import_inputs(files_, session.catalogue);
        resolved.plan = std::move(imported.plan);
        if (!profile_.empty()) follow_measured_memory(resolved.plan.cluster.gpu, session.catalogue);
        resolved.unknown_members = std::move(imported.unknown_members);
        resolved.import_notes = std::move(imported.notes);
        for (const ImportNote& note : resolved.import_notes)
            if (note.kind == ImportNote::Kind::guessed) resolved.notes.push_back(note.field.empty() ? note.why : note_sentence(note));
    }
    choose_model(session, id, resolved);
    choose_cluster(session, resolved.plan);
    for (const Edit& edit : edits_) edit(resolved.plan);
    follow_products(resolved.plan);
    check_ranges(session, resolved.plan);
    if ((without_ & without_layout) == 0) choose_recompute(session, resolved);
    if (resolved.plan.name.empty()) resolved.plan.name = resolved.plan.model.name;
    return resolved;
}

} // namespace fivefold::cli
