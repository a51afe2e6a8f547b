// SPDX-License-Identifier: Apache-2.0
#include "tests/cases/case_plan.h"

#include "core/formats/enum_names.h"

#include <QJsonArray>

#include <algorithm>
#include <stdexcept>

namespace fivefold::test {

namespace {

void merge(QJsonObject& into, const QJsonObject& from) {
    for (auto it = from.begin(); it != from.end(); ++it) {
        if (it->isNull())
            into.remove(it.key());
        else
            into[it.key()] = it.value();
    }
}

/// Members of one object; each must be asked for, so that nothing that a case says is lost.
class Members {
public:
    explicit Members(const QJsonObject& object) : left_(object) {}

    [[nodiscard]] std::optional<QJsonValue> take(const char* key) {
        const QLatin1String name(key);
        if (!left_.contains(name)) return std::nullopt;
        return left_.take(name);
    }
    template <class Number>
    void number(const char* key, Number& to) {
        if (const auto value = take(key)) to = static_cast<Number>(value->toDouble());
    }
    void flag(const char* key, bool& to) {
        if (const auto value = take(key)) to = value->toBool();
    }
    template <class Enum>
    void choice(const char* key, Enum& to) {
        if (const auto value = take(key)) to = choice_named<Enum>(value->toString().toStdString());
    }
    void finish() const {
        if (!left_.isEmpty()) throw std::runtime_error("not understood: " + left_.keys().first().toStdString());
    }
    template <class Enum>
    [[nodiscard]] static Enum choice_named(const std::string& name) {
        for (const EnumName<Enum>& entry : enum_names<Enum>())
            if (name == entry.name) return entry.value;
        throw std::runtime_error("no such choice: " + name);
    }

private:
    QJsonObject left_;
};

Transformer build_model(const QJsonObject& object, const Catalogue& catalogue) {
    Members members(object);
    Transformer model;
    if (const auto id = members.take("catalogue")) {
        const CatalogueModel* entry = catalogue.find_model(id->toString().toStdString());
        if (!entry) throw std::runtime_error("no such model: " + id->toString().toStdString());
        model = entry->model;
    }
    if (const auto name = members.take("name")) model.name = name->toString().toStdString();
    members.number("layers", model.layers);
    members.number("hidden", model.hidden);
    members.number("ffn", model.ffn);
    members.number("heads", model.heads);
    members.number("kv_heads", model.kv_heads);
    members.number("head_dim", model.head_dim);
    members.number("vocab", model.vocab);
    members.number("mtp_layers", model.mtp_layers);
    members.flag("gated_mlp", model.gated_mlp);
    members.flag("tied", model.tied_embeddings);
    members.flag("qkv_bias", model.qkv_bias);
    if (const auto experts = members.take("experts"); experts && !model.moe) {
        MixtureOfExperts moe;
        moe.experts = experts->toInteger();
        members.number("topk", moe.top_k);
        members.number("moe_ffn", moe.ffn);
        members.number("shared_ffn", moe.shared_ffn);
        members.flag("shared_gate", moe.shared_gate);
        model.moe = moe;
        model.ffn = 0; // all layers are routed
    }
    members.finish();
    return model;
}

void build_cluster(Plan& plan, const QJsonObject& object, const Catalogue& catalogue) {
    Members members(object);
    const auto gpu = members.take("gpu");
    const std::string id = gpu ? gpu->toString().toStdString() : "h100";
    const Gpu* part = catalogue.find_gpu(id);
    if (!part) throw std::runtime_error("no such GPU: " + id);
    plan.cluster.gpu = *part;
    plan.cluster.network = catalogue.usual_network(*part);
    if (const auto memory = members.take("mem_gib")) plan.cluster.gpu.usable_memory = gib(memory->toDouble());
    if (const auto peak = members.take("bf16_tflops")) plan.cluster.gpu.bf16 = FlopsPerSecond(peak->toDouble() * 1e12);
    const Layout& l = plan.layout;
    int gpus = static_cast<int>(l.tp * l.pp * l.cp * l.dp), per_node = 0;
    members.number("n", gpus);
    members.number("gpus_per_node", per_node);
    plan.cluster.gpus_per_node = per_node > 0 ? per_node : std::min(8, gpus);
    plan.cluster.nodes = gpus / plan.cluster.gpus_per_node;
    members.finish();
}

void build_layout(Plan& plan, const QJsonObject& object) {
    Members members(object);
    Layout& l = plan.layout;
    members.number("tp", l.tp);
    members.number("pp", l.pp);
    members.number("dp", l.dp);
    members.number("cp", l.cp);
    members.number("ep", l.ep);
    members.number("vpp", l.vpp);
    members.number("zero", l.zero);
    members.number("shard_group", l.shard_group);
    members.number("micro_batch", l.micro_batch);
    l.accumulation = l.pp > 1 ? 4 * l.pp : 1;
    members.number("accumulation", l.accumulation);
    members.flag("sequence_parallel", l.sequence_parallel);
    members.choice("recompute", l.recompute.kind);
    members.choice("split", l.split);
    if (const auto ends = members.take("ends")) { // layers of the first and the last stage, as Megatron-LM takes them
        l.split = StageSplit::explicit_layers;
        const QJsonObject sizes = ends->toObject();
        if (sizes.contains(QLatin1String("first"))) l.layers_per_stage.push_back(sizes[QLatin1String("first")].toInteger());
        l.layers_per_stage.push_back(sizes[QLatin1String("last")].toInteger());
    }
    members.finish();
}

void build_training(Plan& plan, const QJsonObject& object) {
    Members members(object);
    Training& t = plan.training;
    members.number("seq", t.seq_len);
    members.number("release", t.release);
    members.choice("framework", t.framework);
    members.choice("precision", t.precision);
    members.choice("optimizer", t.optimizer);
    members.choice("attention", t.attention);
    members.choice("loss", t.loss);
    members.choice("torch_compile", t.torch_compile);
    members.flag("dropout", t.dropout);
    members.number("offload_optimizer", t.offload_optimizer);
    const bool batch_given = object.contains(QLatin1String("gbs"));
    members.number("gbs", t.global_batch);
    members.finish();
    const std::int64_t accumulation = plan.layout.accumulation;
    complete(plan);
    if (batch_given) return;
    plan.layout.accumulation = accumulation;
    t.global_batch = plan.layout.dp * plan.layout.micro_batch * accumulation;
}

} // namespace

CasePlan CasePlan::read(const QJsonObject& entry) {
    const auto part = [&entry](const char* key) { return entry[QLatin1String(key)].toObject(); };
    const CasePlan stated{part("model"), part("layout"), part("training"), part("cluster")};
    return stated.changed(part("assumed"));
}

CasePlan CasePlan::changed(const QJsonObject& change) const {
    CasePlan plan = *this;
    merge(plan.model, change[QLatin1String("model")].toObject());
    merge(plan.layout, change[QLatin1String("layout")].toObject());
    merge(plan.training, change[QLatin1String("training")].toObject());
    merge(plan.cluster, change[QLatin1String("cluster")].toObject());
    return plan;
}

Plan CasePlan::build(const Catalogue& catalogue) const {
    Plan plan;
    plan.model = build_model(model, catalogue);
    build_layout(plan, layout);
    build_cluster(plan, cluster, catalogue);
    build_training(plan, training);
    return plan;
}

} // namespace fivefold::test
