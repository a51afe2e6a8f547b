// SPDX-License-Identifier: Apache-2.0
#include "core/formats/plan_file.h"

#include "core/formats/catalogue.h"
#include "core/formats/json_writer.h"
#include "core/formats/model_config_reader.h"
#include "core/formats/plan_reader.h"
#include "core/plan/knobs.h"

#include <algorithm>

namespace fivefold {

using json::PlanReader;

namespace {

constexpr std::int64_t kVersion = 1;
constexpr const char* kVersionKey = "fivefold_plan";

/// Turns the fields of plan_fields.h into JSON members. Without prose, what is left is a plan's meaning.
class PlanWriter {
public:
    explicit PlanWriter(bool with_prose) : with_prose_(with_prose) {}

    void integer(const char* key, std::int64_t field, std::int64_t, std::int64_t) { object_[key] = field; }
    void number(const char* key, double field, double, double) { object_[key] = field; }
    template <class Unit>
    void quantity(const char* key, Quantity<Unit> field, double, double) {
        object_[key] = field.value();
    }
    void flag(const char* key, bool field) { object_[key] = field; }
    /// Written as a flag, as ever; what is not known is left out, and counts as `assumed` in a plan's meaning.
    void tristate(const char* key, Switch field, bool assumed) {
        if (!with_prose_ || field != Switch::unknown) object_[key] = is_on(field, assumed);
    }
    void text(const char* key, const std::string& field) { object_[key] = field; }
    void prose(const char* key, const std::string& field) {
        if (with_prose_) text(key, field);
    }
    void prose_list(const char* key, const std::vector<std::string>& field) {
        if (with_prose_) object_[key] = boost::json::array(field.begin(), field.end());
    }
    void integers(const char* key, const std::vector<std::int64_t>& field, std::int64_t, std::int64_t) {
        object_[key] = boost::json::array(field.begin(), field.end());
    }
    template <class Enum>
    void choice(const char* key, Enum field) {
        object_[key] = enum_name(field);
    }
    /// Left out where it is the usual one.
    void rank_order(const char* key, const RankOrder& field) {
        if (field != RankOrder{}) object_[key] = rank_order_text(field);
    }
    void modules(const char* key, unsigned field) {
        boost::json::array names;
        for (const auto& [module, name] : enum_names<RecomputeModule>())
            if ((field & module) != 0) names.emplace_back(name);
        object_[key] = std::move(names);
    }
    template <class Part>
    void part(const char* key, const Part& field) {
        object_[key] = object_of(field, with_prose_);
    }
    template <class Part>
    void optional_part(const char* key, const std::optional<Part>& field) {
        if (field)
            part(key, *field);
        else
            object_[key] = nullptr;
    }

    template <class Part>
    [[nodiscard]] static boost::json::object object_of(const Part& part, bool with_prose) {
        PlanWriter writer(with_prose);
        json::visit(writer, part);
        return std::move(writer.object_);
    }

private:
    bool with_prose_;
    boost::json::object object_;
};

boost::json::object plan_object(const Plan& plan, bool with_prose) {
    boost::json::object cluster;
    cluster["gpu"] = PlanWriter::object_of(plan.cluster.gpu, with_prose);
    cluster["network"] = PlanWriter::object_of(plan.cluster.network, with_prose);
    cluster["nodes"] = plan.cluster.nodes;
    cluster["gpus_per_node"] = plan.cluster.gpus_per_node;

    boost::json::object object;
    object[kVersionKey] = kVersion;
    if (with_prose) object["name"] = plan.name;
    object["model"] = PlanWriter::object_of(plan.model, with_prose);
    object["cluster"] = std::move(cluster);
    object["training"] = PlanWriter::object_of(plan.training, with_prose);
    object["layout"] = PlanWriter::object_of(plan.layout, with_prose);
    return object;
}

// What this version knows wins; the rest is appended where it stood.
void merge(boost::json::object& known, const boost::json::object& unknown) {
    for (const auto& member : unknown) {
        boost::json::value* present = known.if_contains(member.key());
        if (present == nullptr)
            known[member.key()] = member.value();
        else if (present->is_object() && member.value().is_object())
            merge(present->get_object(), member.value().get_object());
    }
}

/// A part that is the id of a catalogue entry, or an object that may start from one ("id") and overrides fields.
/// `with_id`: "id" is a field of the part itself, so an id that is not in the catalogue names a part of the person's own.
template <class Part, class Find>
Part read_part(PlanReader& parent, std::string_view key, const char* what, const char* list, bool with_id, Find find) {
    const json::ObjectReader& members = parent.reader();
    const boost::json::value* value = parent.present(key) ? members.find(key) : nullptr;
    if (value == nullptr) members.fail(key, fmt::format("is missing; the id of a {} or an object was expected", what));
    const auto look_up = [&](const std::string& id, const std::string& pointer) {
        if (const Part* entry = find(id)) return *entry;
        throw FormatError(
            pointer, fmt::format("is {}, which is no {} of the catalogue; `fivefold-cli {}` lists them", json::quoted(id), what, list));
    };
    if (value->is_string()) return look_up(members.text(key), members.pointer(key));
    if (!value->is_object())
        members.fail(key, fmt::format("is {}; the id of a {} or an object was expected", json::describe(*value), what));

    PlanReader child(*value, members.pointer(key));
    Part part;
    const Part* entry = nullptr;
    if (child.reader().has("id")) {
        const std::string id = child.reader().text("id");
        entry = find(id);
        if (entry != nullptr)
            part = *entry;
        else if (!with_id)
            part = look_up(id, child.reader().pointer("id"));
    }
    json::visit(child, part);
    if constexpr (requires { part.id; })
        if (entry != nullptr) part.id = entry->id; // the file may have used an alias
    parent.adopt(key, child);
    return part;
}

void need(bool there, const std::string& pointer) {
    if (!there) throw FormatError(pointer, "is missing; a GPU that is not of the catalogue needs it");
}

Cluster read_cluster(PlanReader& parent, const Catalogue& catalogue) {
    if (!parent.present("cluster")) parent.reader().fail("cluster", "is missing; an object with gpu, network, nodes was expected");
    PlanReader reader(*parent.reader().find("cluster"), "/cluster");
    Cluster cluster;
    cluster.gpu = read_part<Gpu>(reader, "gpu", "GPU", "gpus", true, [&](const std::string& id) { return catalogue.find_gpu(id); });
    need(cluster.gpu.usable_memory.value() > 0, "/cluster/gpu/usable_memory_bytes");
    need(cluster.gpu.hbm.value() > 0, "/cluster/gpu/hbm_bytes_per_s");
    need(cluster.gpu.bf16.value() > 0 || cluster.gpu.fp16.value() > 0, "/cluster/gpu/bf16_flops");
    if (reader.present("network"))
        cluster.network = read_part<Network>(reader, "network", "network", "networks", true,
                                             [&](const std::string& id) { return catalogue.find_network(id); });
    else
        cluster.network = catalogue.usual_network(cluster.gpu);
    cluster.gpus_per_node = cluster.network.gpus_per_node;
    reader.integer("nodes", cluster.nodes, 1, json::kMaxDegree);
    reader.integer("gpus_per_node", cluster.gpus_per_node, 1, 100'000);
    parent.adopt("cluster", reader);
    return cluster;
}

Transformer read_model(PlanReader& parent, const Catalogue& catalogue) {
    const auto find = [&](const std::string& id) -> const Transformer* {
        const CatalogueModel* entry = catalogue.find_model(id);
        return entry != nullptr ? &entry->model : nullptr;
    };
    Transformer model = read_part<Transformer>(parent, "model", "model", "models", false, find);
    if (model.name.empty()) model.name = "model";
    if (const std::optional<std::string> problem = malformed(model)) throw FormatError("/model", *problem);
    return model;
}

bool looks_like_model_config(const boost::json::object& object) {
    return std::any_of(object.begin(), object.end(), [](const auto& member) {
        constexpr std::string_view kKeys[] = {"model_type",        "architectures", "hidden_size", "n_embd",
                                              "num_hidden_layers", "text_config",   "llm_config"};
        const std::string_view key(member.key().data(), member.key().size());
        return std::find(std::begin(kKeys), std::end(kKeys), key) != std::end(kKeys);
    });
}

LoadedPlan plan_for_model_config(const boost::json::value& document, const Catalogue& catalogue) {
    ImportedModel imported = hf::read_model_config(document, "model");
    LoadedPlan loaded;
    Plan& plan = loaded.plan;
    plan = sample_plan(catalogue);
    plan.model = std::move(imported.model);
    plan.name = plan.model.name;
    if (plan.model.max_positions > 0) plan.training.seq_len = std::min(plan.training.seq_len, plan.model.max_positions);
    if (std::optional<Plan> valid = nearest_valid(plan, {})) {
        plan = std::move(*valid);
    } else {
        plan.layout = Layout{};
        complete(plan);
    }
    loaded.warnings = std::move(imported.notes);
    loaded.warnings.push_back(
        fmt::format("this is a model configuration, not a plan: cluster ({} nodes of {}) and training are those of the sample plan, "
                    "and the layout is the nearest valid one",
                    plan.cluster.nodes, plan.cluster.network.name));
    return loaded;
}

} // namespace

LoadedPlan read_plan(std::string_view text, const Catalogue& catalogue) {
    const boost::json::value document = json::parse_json(text);
    if (!document.is_object()) throw FormatError("", fmt::format("the document is {}; a plan is an object", json::describe(document)));
    if (!document.get_object().contains(kVersionKey)) {
        if (looks_like_model_config(document.get_object())) return plan_for_model_config(document, catalogue);
        throw FormatError(json::pointer_to("", kVersionKey),
                          "is missing; a plan file has \"fivefold_plan\": 1, a Hugging Face config.json has \"model_type\"");
    }
    PlanReader reader(document, "");
    const std::int64_t version = reader.reader().integer(kVersionKey, 1, 1'000'000);
    if (version > kVersion)
        reader.reader().fail(kVersionKey,
                             fmt::format("is {}, but this program reads version {}; a newer Fivefold is needed", version, kVersion));

    LoadedPlan loaded;
    Plan& plan = loaded.plan;
    plan.model = read_model(reader, catalogue);
    plan.cluster = read_cluster(reader, catalogue);
    plan.name = plan.model.name;
    reader.text("name", plan.name);
    (void)reader.reader().find("import_notes"); // what `import --json` said when it made the plan
    reader.part("training", plan.training);
    reader.part("layout", plan.layout);
    const boost::json::object* layout = document.get_object().contains("layout") ? &document.at("layout").get_object() : nullptr;
    if (layout == nullptr || !layout->contains("dp") || !layout->contains("accumulation")) {
        const Layout given = plan.layout;
        complete(plan);
        if (layout != nullptr && layout->contains("dp")) plan.layout.dp = given.dp;
        if (layout != nullptr && layout->contains("accumulation")) plan.layout.accumulation = given.accumulation;
        if (layout != nullptr && layout->contains("etp")) plan.layout.etp = given.etp;
    }
    reader.collect_unread();
    loaded.warnings = reader.warnings();
    if (!reader.unknown().empty()) loaded.unknown_members = json::write_compact_json(reader.unknown());
    return loaded;
}

std::string write_plan(const Plan& plan, const std::string& unknown_members) {
    boost::json::object object = plan_object(plan, true);
    if (!unknown_members.empty()) {
        const boost::json::value unknown = json::parse_json(unknown_members);
        if (unknown.is_object()) merge(object, unknown.get_object());
    }
    return json::write_json(object);
}

namespace {

/// Removes the members that are equal in `defaults`, at every level.
void remove_defaults(boost::json::object& object, const boost::json::object& defaults) {
    std::vector<std::string> equal;
    for (auto& [key, value] : object) {
        const boost::json::value* other = defaults.if_contains(key);
        if (other == nullptr) continue;
        if (value == *other) equal.emplace_back(key);
        else if (value.is_object() && other->is_object()) remove_defaults(value.get_object(), other->get_object());
    }
    for (const std::string& key : equal) object.erase(key);
}

} // namespace

std::string plan_hash(const Plan& plan) {
    // What stands at its default is left out, so that a later version with more fields gives the same plan the same hash.
    boost::json::object meaning = plan_object(plan, false);
    remove_defaults(meaning, plan_object(Plan{}, false));
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
    for (const char c : json::write_compact_json(meaning)) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 1099511628211ULL;
    }
    return fmt::format("{:016x}", hash);
}

} // namespace fivefold
