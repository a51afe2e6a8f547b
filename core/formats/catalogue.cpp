// SPDX-License-Identifier: Apache-2.0
#include "core/formats/catalogue.h"

#include "core/formats/builtin.h"
#include "core/formats/enum_names.h"
#include "core/formats/model_config_reader.h"
#include "core/formats/plan_reader.h"
#include "core/formats/profile_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fivefold {

namespace {

using json::ObjectReader;

using Alias = std::pair<std::string_view, std::string_view>;

// Short names, and the names by which published training runs call their GPUs.
constexpr auto kGpuAliases = std::to_array<Alias>({
    {"v100", "v100-sxm2-32gb"},
    {"v100-16gb", "v100-sxm2-16gb"},
    {"v100-32gb", "v100-sxm2-32gb"},
    {"a100", "a100-sxm4-80gb"},
    {"a100-80gb", "a100-sxm4-80gb"},
    {"a100-40gb", "a100-sxm4-40gb"},
    {"a100-sxm", "a100-sxm4-80gb"},
    {"a100-pcie", "a100-pcie-80gb"},
    {"a800", "a800-sxm4-80gb"},
    {"a800-80gb", "a800-sxm4-80gb"},
    {"h100", "h100-sxm5-80gb"},
    {"h100-80gb", "h100-sxm5-80gb"},
    {"h100-sxm", "h100-sxm5-80gb"},
    {"h100-sxm5", "h100-sxm5-80gb"},
    {"h100-pcie", "h100-pcie-80gb"},
    {"h100-nvl", "h100-nvl-94gb"},
    {"h100-96gb", "h100-sxm5-96gb-hbm2e"},
    {"h100-96gb-hbm2e-500w", "h100-sxm5-96gb-hbm2e"},
    {"h800", "h800-sxm5-80gb"},
    {"h800-80gb", "h800-sxm5-80gb"},
    {"h20", "h20-sxm5-96gb"},
    {"h20-96gb", "h20-sxm5-96gb"},
    {"h200", "h200-sxm5-141gb"},
    {"h200-141gb", "h200-sxm5-141gb"},
    {"h200-sxm", "h200-sxm5-141gb"},
    {"h200-nvl", "h200-nvl-141gb"},
    {"gh200", "gh200-96gb"},
    {"b200", "b200-sxm"},
    {"b300", "b300-sxm"},
    {"gb200", "gb200-nvl72"},
    {"gb300", "gb300-nvl72"},
    {"4090", "rtx-4090"},
    {"rtx4090", "rtx-4090"},
    {"5090", "rtx-5090"},
    {"rtx5090", "rtx-5090"},
    {"a6000", "rtx-a6000"},
    {"rtx-pro-6000", "rtx-pro-6000-blackwell"},
    {"gaudi-3", "gaudi3"},
});

constexpr auto kModelAliases = std::to_array<Alias>({
    {"gpt3", "gpt3-175b"},
    {"gpt-3-175b", "gpt3-175b"},
    {"gpt2", "gpt-2-124m"},
    {"gpt2-xl", "gpt-2-xl-1.5b"},
    {"mt-nlg-530b", "turing-530b"},
    {"llama3-8b", "llama-3-8b"},
    {"llama3-70b", "llama-3-70b"},
    {"llama3.1-8b", "llama-3.1-8b"},
    {"llama3.1-70b", "llama-3.1-70b"},
    {"llama3.1-405b", "llama-3.1-405b"},
    {"llama-3-405b", "llama-3.1-405b"},
    {"mistral-7b", "mistral-7b-v0.1"},
    {"deepseek-v3.2", "deepseek-v3.2-mtp"},
});

/// Lower case, dashes for spaces and underscores.
std::string normalised(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') {
            c = static_cast<char>(c - 'A' + 'a');
        } else if (c == ' ' || c == '_') {
            c = '-';
        }
    }
    return result;
}

/// The entry whose id, alias or name is `wanted`; a null pointer when there is none.
template <class Entry, class Name>
const Entry* find_entry(const std::vector<Entry>& entries, std::string_view wanted, std::span<const Alias> aliases, Name name) {
    const auto by_id = [&](std::string_view id) {
        const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.id == id; });
        return found == entries.end() ? nullptr : &*found;
    };
    if (const Entry* entry = by_id(wanted)) {
        return entry;
    }
    const std::string key = normalised(wanted);
    if (const Entry* entry = by_id(key)) {
        return entry;
    }
    for (const Alias& alias : aliases) {
        if (alias.first == key) {
            return by_id(alias.second);
        }
    }
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return normalised(name(entry)) == key; });
    return found == entries.end() ? nullptr : &*found;
}

template <class Entry>
std::vector<Entry> read_table(std::string_view text, const char* key) {
    const boost::json::value document = json::parse_json(text, json::Origin::built_in);
    const ObjectReader reader(document);
    const boost::json::array& rows = reader.array(key);
    std::vector<Entry> entries(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        json::PlanReader row(rows[i], fmt::format("/{}/{}", key, i));
        json::visit(row, entries[i]);
    }
    return entries;
}

std::vector<CatalogueModel> read_models(std::string_view text) {
    const boost::json::value document = json::parse_json(text, json::Origin::built_in);
    const ObjectReader reader(document);
    std::vector<CatalogueModel> models;
    for (const boost::json::value& value : reader.array("models")) {
        const ObjectReader row(value, fmt::format("/models/{}", models.size()));
        CatalogueModel entry;
        entry.id = row.text("id");
        entry.title = row.text("title");
        entry.published_parameters = row.integer("published_parameters", 0, 1'000'000'000'000'000);
        entry.source = row.text("source");
        entry.note = row.text("note");
        entry.model = hf::read_model_config(*row.find("config"), entry.title).model;
        models.push_back(std::move(entry));
    }
    return models;
}

} // namespace

const Gpu* Catalogue::find_gpu(std::string_view id) const {
    return find_entry(gpus, id, kGpuAliases, [](const Gpu& gpu) -> const std::string& { return gpu.name; });
}

const Network* Catalogue::find_network(std::string_view id) const {
    return find_entry(networks, id, {}, [](const Network& network) -> const std::string& { return network.name; });
}

const CatalogueModel* Catalogue::find_model(std::string_view id) const {
    return find_entry(models, id, kModelAliases, [](const CatalogueModel& model) -> const std::string& { return model.title; });
}

const Network& Catalogue::usual_network(const Gpu& gpu) const {
    if (networks.empty()) {
        throw FormatError("", "the catalogue holds no networks");
    }
    for (const Network& network : networks) {
        if (network.gpu == gpu.id) {
            return network;
        }
    }
    // A sister of the same generation in the same kind of node: A800 in an A100's, H800 in an H100's.
    for (const Network& network : networks) {
        const Gpu* usual = find_gpu(network.gpu);
        if (usual != nullptr && usual->vendor == gpu.vendor && usual->architecture == gpu.architecture &&
            usual->scale_up_domain == gpu.scale_up_domain && gpu.scale_up_bandwidth >= usual->scale_up_bandwidth / 4) {
            return network;
        }
    }
    // Without one, a generic node: with a NIC per GPU where fast links join eight of them, else with one NIC.
    const bool fast_links = gpu.scale_up_domain >= 8 && gpu.scale_up_bandwidth > gpu.pcie;
    const Network* generic = nullptr;
    for (const Network& network : networks) {
        if (network.gpu == "any" && (generic == nullptr || (fast_links && network.bandwidth_per_gpu > generic->bandwidth_per_gpu))) {
            generic = &network;
        }
    }
    return generic != nullptr ? *generic : networks.front();
}

Profile Catalogue::profile_for(const Plan& plan) const {
    return profiles.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, framework_name(plan.training.framework));
}

Catalogue load_catalogue() {
    Catalogue catalogue;
    catalogue.gpus = read_table<Gpu>(builtin::gpus_json(), "gpus");
    catalogue.networks = read_table<Network>(builtin::networks_json(), "networks");
    catalogue.models = read_models(builtin::models_json());
    catalogue.profiles = json::read_profile_library(builtin::profiles_json(), json::Origin::built_in);
    return catalogue;
}

void use_profiles(Catalogue& catalogue, ProfileLibrary profiles) {
    if (!catalogue.profiles.measured.empty()) { // they may have changed the memory
        for (const Gpu& original : read_table<Gpu>(builtin::gpus_json(), "gpus")) {
            for (Gpu& gpu : catalogue.gpus) {
                if (gpu.id == original.id) {
                    gpu.usable_memory = original.usable_memory;
                }
            }
        }
    }
    catalogue.profiles = std::move(profiles);
    for (const MeasuredRef& measured : catalogue.profiles.measured) {
        const double memory = measured->hardware().memory.total;
        for (Gpu& gpu : catalogue.gpus) {
            if (gpu.id == measured->hardware().gpu && measured->use().usable_memory && memory > 0) {
                gpu.usable_memory = Bytes(memory);
            }
        }
    }
}

void follow_measured_memory(Gpu& gpu, const Catalogue& catalogue) {
    if (catalogue.profiles.measured.empty()) {
        return;
    }
    const Gpu* known = catalogue.find_gpu(gpu.id);
    if (known == nullptr || known->usable_memory == gpu.usable_memory) {
        return;
    }
    for (const Gpu& original : read_table<Gpu>(builtin::gpus_json(), "gpus")) {
        if (original.id == known->id && original.usable_memory == gpu.usable_memory) {
            gpu.usable_memory = known->usable_memory;
        }
    }
}

Plan sample_plan(const Catalogue& catalogue) {
    const CatalogueModel* model = catalogue.find_model("llama-3.1-70b");
    const Gpu* gpu = catalogue.find_gpu("h100-sxm5-80gb");
    const Network* network = catalogue.find_network("dgx-h100");
    if (model == nullptr || gpu == nullptr || network == nullptr) {
        throw FormatError("", "the catalogue lacks the model, GPU or network of the sample plan");
    }
    Plan plan;
    plan.name = "Llama 3.1 70B on 64 H100";
    plan.model = model->model;
    plan.cluster = {*gpu, *network, 8, network->gpus_per_node};
    plan.training.seq_len = 8192;
    plan.training.global_batch = 128;
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.layout.vpp = 5;
    plan.layout.micro_batch = 1;
    complete(plan);
    return plan;
}

} // namespace fivefold
