// SPDX-License-Identifier: Apache-2.0
// The catalogue as tables: models, gpus, networks.
#include "app/cli/answers.h"
#include "app/cli/io.h"
#include "app/cli/plan_options.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "core/model/parameters.h"

namespace fivefold::cli {
namespace {

std::string or_dash(double value, const std::string& text) { return value > 0 ? text : "-"; }
std::string whole(std::int64_t value) { return value > 0 ? std::to_string(value) : "-"; }

std::string models_text(const Catalogue& catalogue) {
    Table table({"id", "parameters", "active", "layers", "hidden", "heads", "kv", "vocabulary", "experts", "title"}, "lrrrrrrrrl");
    for (const CatalogueModel& entry : catalogue.models) {
        const Transformer& model = entry.model;
        table.add({entry.id, text::count_text(static_cast<double>(total_parameters(model))),
                   model.moe ? text::count_text(static_cast<double>(active_parameters(model))) : "-", whole(model.layers), whole(model.hidden),
                   whole(model.heads), model.latent ? "MLA" : whole(model.kv_heads), whole(model.vocab),
                   model.moe ? std::to_string(model.moe->experts) + " top " + std::to_string(model.moe->top_k) : "-", entry.title});
    }
    return table.text();
}

std::string models_json(const Catalogue& catalogue) {
    JsonText json;
    json.open_object().key("models").open_array();
    for (const CatalogueModel& entry : catalogue.models) {
        const Transformer& model = entry.model;
        json.open_object().member("id", entry.id).member("title", entry.title).member("family", model.family);
        json.member("parameters", total_parameters(model)).member("parameters_with_mtp", total_parameters_with_mtp(model));
        json.member("active_parameters", active_parameters(model)).member("published_parameters", entry.published_parameters);
        json.member("layers", model.layers).member("hidden", model.hidden).member("ffn", model.ffn);
        json.member("heads", model.heads).member("kv_heads", model.kv_heads).member("head_dim", model.head_dim).member("vocab", model.vocab);
        json.member("experts", model.moe ? model.moe->experts : 0).member("top_k", model.moe ? model.moe->top_k : 0);
        json.member("mtp_layers", model.mtp_layers).member("tied_embeddings", model.tied_embeddings);
        json.member("source", entry.source).member("note", entry.note).close_object();
    }
    return json.close_array().close_object().text();
}

std::string gpus_text(const Catalogue& catalogue) {
    Table table({"id", "memory GiB", "HBM GB/s", "SMs", "bf16", "fp8", "fp4", "NVLink GB/s", "domain", "$/h", "name"}, "lrrrrrrrrrl");
    for (const Gpu& gpu : catalogue.gpus) {
        const auto tflops = [](FlopsPerSecond rate) { return or_dash(rate.value(), text::significant(rate.value() / 1e12)); };
        table.add({gpu.id, text::fixed(in_gib(gpu.usable_memory), 1), text::significant(gpu.hbm.value() / 1e9), whole(gpu.multiprocessors),
                   tflops(gpu.bf16), tflops(gpu.fp8), tflops(gpu.fp4),
                   or_dash(gpu.scale_up_bandwidth.value(), text::significant(gpu.scale_up_bandwidth.value() / 1e9)), std::to_string(gpu.scale_up_domain),
                   or_dash(gpu.price_per_hour.value(), text::fixed(gpu.price_per_hour.value(), 2)), gpu.name});
    }
    std::string out = table.text() + "bf16, fp8, fp4: dense peak TFLOP/s. NVLink (or its like): one GPU, one direction.\n";
    for (const MeasuredRef& tables : catalogue.profiles.measured) {
        const MeasuredHardware& measured = tables->hardware();
        out += "Measured: " + measured.gpu + " by " + measured.name;
        for (const MeasuredOrigin& origin : measured.origins) out += "; " + origin.source + (origin.date.empty() ? "" : ", " + origin.date) + (origin.driver.empty() ? "" : ", driver " + origin.driver);
        out += tables->use().usable_memory && measured.memory.total > 0 ? "; its memory is as measured\n" : "\n";
    }
    return out;
}

std::string gpus_json(const Catalogue& catalogue) {
    JsonText json;
    json.open_object().key("gpus").open_array();
    for (const Gpu& gpu : catalogue.gpus) {
        json.open_object().member("id", gpu.id).member("name", gpu.name).member("vendor", gpu.vendor).member("architecture", gpu.architecture);
        json.member("memory_bytes", gpu.usable_memory.value()).member("hbm_bytes_per_s", gpu.hbm.value());
        json.member("multiprocessors", gpu.multiprocessors).member("bf16_flops", gpu.bf16.value()).member("fp16_flops", gpu.fp16.value());
        json.member("tf32_flops", gpu.tf32.value()).member("fp8_flops", gpu.fp8.value()).member("fp4_flops", gpu.fp4.value());
        json.member("scale_up_bytes_per_s", gpu.scale_up_bandwidth.value()).member("scale_up_domain", gpu.scale_up_domain);
        json.member("pcie_bytes_per_s", gpu.pcie.value()).member("tdp_w", gpu.tdp.value());
        json.member("price_per_hour_usd", gpu.price_per_hour.value()).member("price_source", gpu.price_source).member("source", gpu.source);
        json.key("from_memory").open_array();
        for (const std::string& field : gpu.from_memory) json.value(field);
        json.close_array().member("note", gpu.note);
        for (const MeasuredRef& tables : catalogue.profiles.measured) {
            if (tables->hardware().gpu != gpu.id) continue;
            json.key("measured").open_object().member("name", tables->hardware().name).member("memory", tables->use().usable_memory && tables->hardware().memory.total > 0);
            json.key("origins").open_array();
            for (const MeasuredOrigin& origin : tables->hardware().origins)
                json.open_object().member("source", origin.source).member("file", origin.file).member("date", origin.date).member("driver", origin.driver).close_object();
            json.close_array().close_object();
        }
        json.close_object();
    }
    return json.close_array().close_object().text();
}

std::string networks_text(const Catalogue& catalogue) {
    Table table({"id", "GPU", "GPUs/node", "NVLink domain", "NICs", "GB/s per GPU", "fabric", "name"}, "llrrrrll");
    for (const Network& network : catalogue.networks)
        table.add({network.id, network.gpu, std::to_string(network.gpus_per_node), whole(network.nvlink_domain),
                   or_dash(network.nics_per_node, text::plain(network.nics_per_node)), text::significant(network.bandwidth_per_gpu.value() / 1e9),
                   network.fabric, network.name});
    return table.text() + "GB/s per GPU: one direction, one GPU's share of the node's network cards.\n";
}

std::string networks_json(const Catalogue& catalogue) {
    JsonText json;
    json.open_object().key("networks").open_array();
    for (const Network& network : catalogue.networks) {
        json.open_object().member("id", network.id).member("name", network.name).member("gpu", network.gpu);
        json.member("gpus_per_node", network.gpus_per_node).member("nvlink_domain", network.nvlink_domain).member("fabric", network.fabric);
        json.member("nics_per_node", network.nics_per_node).member("bytes_per_s_per_gpu", network.bandwidth_per_gpu.value());
        json.member("source", network.source).key("from_memory").open_array();
        for (const std::string& field : network.from_memory) json.value(field);
        json.close_array().member("note", network.note).close_object();
    }
    return json.close_array().close_object().text();
}

using Writer = std::string (*)(const Catalogue&);

void add_table(CLI::App& app, Session& session, const char* name, const char* help, Writer people, Writer machines, bool with_profile = false) {
    CLI::App* verb = app.add_subcommand(name, help);
    const auto json = std::make_shared<bool>(false);
    const auto profile = std::make_shared<std::string>();
    add_json(*verb, *json);
    if (with_profile) verb->add_option("--profile", *profile, "Profile library whose measurements are told too")->type_name("FILE");
    verb->callback([json, profile, people, machines, &session] {
        load_profile(session, *profile);
        print((*json ? machines : people)(session.catalogue));
    });
}

} // namespace

void add_models(CLI::App& app, Session& session) {
    add_table(app, session, "models", "Models of the catalogue with their exact parameter counts", models_text, models_json);
}
void add_gpus(CLI::App& app, Session& session) { add_table(app, session, "gpus", "GPUs of the catalogue", gpus_text, gpus_json, true); }
void add_networks(CLI::App& app, Session& session) {
    add_table(app, session, "networks", "Node types of the catalogue and their networks", networks_text, networks_json);
}

} // namespace fivefold::cli
