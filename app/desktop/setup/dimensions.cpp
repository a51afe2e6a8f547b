// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/dimensions.h"

#include "app/desktop/enum_text.h"

#include <QCoreApplication>

#include <type_traits>

namespace fivefold {

namespace {

using Kind = Dimension::Kind;
using Group = Dimension::Group;
using Choices = std::vector<std::pair<QString, std::int64_t>>;

/// Readers and writers of a plain member, whatever its type.
template <auto Member>
std::int64_t get(const Transformer& model) {
    return static_cast<std::int64_t>(model.*Member);
}
template <auto Member>
void set(Transformer& model, std::int64_t value) {
    model.*Member = static_cast<std::remove_reference_t<decltype(model.*Member)>>(value);
}
/// The same for a member of an optional part; without the part it reads 0 and writes nothing.
template <auto Part, auto Member>
std::int64_t getPart(const Transformer& model) {
    return model.*Part ? static_cast<std::int64_t>((*(model.*Part)).*Member) : 0;
}
template <auto Part, auto Member>
void setPart(Transformer& model, std::int64_t value) {
    if (auto& part = model.*Part) (*part).*Member = static_cast<std::remove_reference_t<decltype((*part).*Member)>>(value);
}
template <auto Part>
bool has(const Transformer& model) {
    return (model.*Part).has_value();
}
template <auto Part>
std::int64_t getHas(const Transformer& model) {
    return has<Part>(model) ? 1 : 0;
}

bool plainAttention(const Transformer& model) { return !model.latent; }

void setExperts(Transformer& model, std::int64_t on) {
    if (on == 0) {
        if (model.ffn == 0) model.ffn = 4 * model.hidden; // a dense model needs a feed-forward width
        model.moe.reset();
    } else if (!model.moe) {
        MixtureOfExperts moe;
        moe.experts = 8;
        moe.top_k = 2;
        moe.ffn = model.ffn;
        model.moe = moe;
    }
}

void setLatent(Transformer& model, std::int64_t on) {
    if (on == 0)
        model.latent.reset();
    else if (!model.latent)
        model.latent = LatentAttention{0, 512, 128, 64, 128}; // the ranks of DeepSeek-V2
}

void setIndexer(Transformer& model, std::int64_t on) {
    if (on == 0)
        model.indexer.reset();
    else if (!model.indexer)
        model.indexer = SparseIndexer{64, 128, 2048}; // DeepSeek-V3.2
}

Choices activations() {
    Choices list;
    for (const Activation a : {Activation::silu, Activation::gelu, Activation::relu, Activation::squared_relu})
        list.emplace_back(activationText(a), static_cast<std::int64_t>(a));
    return list;
}
Choices positions() {
    Choices list;
    for (const Positions p : {Positions::rope, Positions::learned, Positions::alibi, Positions::none})
        list.emplace_back(positionsText(p), static_cast<std::int64_t>(p));
    return list;
}
Choices norms() {
    Choices list;
    for (const NormKind n : {NormKind::rms, NormKind::layer_with_bias, NormKind::without_weights})
        list.emplace_back(normText(n), static_cast<std::int64_t>(n));
    return list;
}
Choices qkNorms() {
    Choices list;
    for (const QkNorm n : {QkNorm::none, QkNorm::per_head, QkNorm::full_width})
        list.emplace_back(qkNormText(n), static_cast<std::int64_t>(n));
    return list;
}

std::int64_t getWindow(const Transformer& model) { return model.window.tokens; }
void setWindow(Transformer& model, std::int64_t value) { model.window.tokens = value; }
std::int64_t getFullEvery(const Transformer& model) { return model.window.full_every; }
void setFullEvery(Transformer& model, std::int64_t value) { model.window.full_every = value; }
bool windowed(const Transformer& model) { return model.window.tokens > 0; }

constexpr auto kMoe = &Transformer::moe;
constexpr auto kLatent = &Transformer::latent;
constexpr auto kIndexer = &Transformer::indexer;
using T = Transformer;
using Moe = MixtureOfExperts;
using Mla = LatentAttention;
using Dsa = SparseIndexer;

#define PLAIN(member) get<&T::member>, set<&T::member>
#define PART(part, type, member) getPart<part, &type::member>, setPart<part, &type::member>

// clang-format off: a table, one row a line
const Dimension kDimensions[] = {
    {"layers", QT_TRANSLATE_NOOP("Dimensions", "Layers"), Group::shape, Kind::number, 1, PLAIN(layers), nullptr, nullptr},
    {"hidden", QT_TRANSLATE_NOOP("Dimensions", "Hidden size"), Group::shape, Kind::number, 1, PLAIN(hidden), nullptr, nullptr},
    {"ffn", QT_TRANSLATE_NOOP("Dimensions", "Feed-forward width"), Group::shape, Kind::number, 0, PLAIN(ffn), nullptr, nullptr},
    {"vocab", QT_TRANSLATE_NOOP("Dimensions", "Vocabulary"), Group::shape, Kind::number, 1, PLAIN(vocab), nullptr, nullptr},
    {"gated_mlp", QT_TRANSLATE_NOOP("Dimensions", "Gated feed-forward"), Group::shape, Kind::flag, 0, PLAIN(gated_mlp), nullptr, nullptr},
    {"activation", QT_TRANSLATE_NOOP("Dimensions", "Activation"), Group::shape, Kind::choice, 0, PLAIN(activation), nullptr, activations},
    {"tied_embeddings", QT_TRANSLATE_NOOP("Dimensions", "Tied embeddings"), Group::shape, Kind::flag, 0, PLAIN(tied_embeddings), nullptr,
     nullptr},
    {"heads", QT_TRANSLATE_NOOP("Dimensions", "Attention heads"), Group::attention, Kind::number, 1, PLAIN(heads), nullptr, nullptr},
    {"kv_heads", QT_TRANSLATE_NOOP("Dimensions", "Key-value heads"), Group::attention, Kind::number, 1, PLAIN(kv_heads), plainAttention,
     nullptr},
    {"head_dim", QT_TRANSLATE_NOOP("Dimensions", "Head width"), Group::attention, Kind::number, 1, PLAIN(head_dim), plainAttention,
     nullptr},
    {"qk_norm", QT_TRANSLATE_NOOP("Dimensions", "Query-key norm"), Group::attention, Kind::choice, 0, PLAIN(qk_norm), nullptr, qkNorms},
    {"window", QT_TRANSLATE_NOOP("Dimensions", "Sliding window"), Group::attention, Kind::number, 0, getWindow, setWindow, nullptr,
     nullptr},
    {"window_full_every", QT_TRANSLATE_NOOP("Dimensions", "Full attention every"), Group::attention, Kind::number, 0, getFullEvery,
     setFullEvery, windowed, nullptr},
    {"latent", QT_TRANSLATE_NOOP("Dimensions", "Latent attention"), Group::attention, Kind::flag, 0, getHas<kLatent>, setLatent, nullptr,
     nullptr},
    {"q_rank", QT_TRANSLATE_NOOP("Dimensions", "Query rank"), Group::attention, Kind::number, 0, PART(kLatent, Mla, q_rank), has<kLatent>,
     nullptr},
    {"kv_rank", QT_TRANSLATE_NOOP("Dimensions", "Key-value rank"), Group::attention, Kind::number, 1, PART(kLatent, Mla, kv_rank),
     has<kLatent>, nullptr},
    {"qk_nope_dim", QT_TRANSLATE_NOOP("Dimensions", "Head width, not rotated"), Group::attention, Kind::number, 0,
     PART(kLatent, Mla, qk_nope_dim), has<kLatent>, nullptr},
    {"qk_rope_dim", QT_TRANSLATE_NOOP("Dimensions", "Head width, rotated"), Group::attention, Kind::number, 0,
     PART(kLatent, Mla, qk_rope_dim), has<kLatent>, nullptr},
    {"v_dim", QT_TRANSLATE_NOOP("Dimensions", "Value width"), Group::attention, Kind::number, 1, PART(kLatent, Mla, v_dim), has<kLatent>,
     nullptr},
    {"indexer", QT_TRANSLATE_NOOP("Dimensions", "Sparse attention"), Group::attention, Kind::flag, 0, getHas<kIndexer>, setIndexer, nullptr,
     nullptr},
    {"indexer_heads", QT_TRANSLATE_NOOP("Dimensions", "Indexer heads"), Group::attention, Kind::number, 1, PART(kIndexer, Dsa, heads),
     has<kIndexer>, nullptr},
    {"indexer_dim", QT_TRANSLATE_NOOP("Dimensions", "Indexer head width"), Group::attention, Kind::number, 1, PART(kIndexer, Dsa, head_dim),
     has<kIndexer>, nullptr},
    {"indexer_tokens", QT_TRANSLATE_NOOP("Dimensions", "Tokens attended to"), Group::attention, Kind::number, 1,
     PART(kIndexer, Dsa, top_tokens), has<kIndexer>, nullptr},
    {"moe", QT_TRANSLATE_NOOP("Dimensions", "Mixture of experts"), Group::experts, Kind::flag, 0, getHas<kMoe>, setExperts, nullptr,
     nullptr},
    {"experts", QT_TRANSLATE_NOOP("Dimensions", "Experts"), Group::experts, Kind::number, 1, PART(kMoe, Moe, experts), has<kMoe>, nullptr},
    {"top_k", QT_TRANSLATE_NOOP("Dimensions", "Experts per token"), Group::experts, Kind::number, 1, PART(kMoe, Moe, top_k), has<kMoe>,
     nullptr},
    {"expert_ffn", QT_TRANSLATE_NOOP("Dimensions", "Expert width"), Group::experts, Kind::number, 1, PART(kMoe, Moe, ffn), has<kMoe>,
     nullptr},
    {"shared_ffn", QT_TRANSLATE_NOOP("Dimensions", "Shared experts' width"), Group::experts, Kind::number, 0, PART(kMoe, Moe, shared_ffn),
     has<kMoe>, nullptr},
    {"shared_gate", QT_TRANSLATE_NOOP("Dimensions", "Gate on shared experts"), Group::experts, Kind::flag, 0, PART(kMoe, Moe, shared_gate),
     has<kMoe>, nullptr},
    {"router_bias", QT_TRANSLATE_NOOP("Dimensions", "Router bias"), Group::experts, Kind::flag, 0, PART(kMoe, Moe, router_bias), has<kMoe>,
     nullptr},
    {"expert_bias", QT_TRANSLATE_NOOP("Dimensions", "Expert biases"), Group::experts, Kind::flag, 0, PART(kMoe, Moe, expert_bias),
     has<kMoe>, nullptr},
    {"first_dense", QT_TRANSLATE_NOOP("Dimensions", "First dense layers"), Group::experts, Kind::number, 0, PART(kMoe, Moe, first_dense),
     has<kMoe>, nullptr},
    {"moe_step", QT_TRANSLATE_NOOP("Dimensions", "Experts every n-th layer"), Group::experts, Kind::number, 1, PART(kMoe, Moe, step),
     has<kMoe>, nullptr},
    {"mtp_layers", QT_TRANSLATE_NOOP("Dimensions", "MTP layers"), Group::details, Kind::number, 0, PLAIN(mtp_layers),
     nullptr, nullptr},
    {"max_positions", QT_TRANSLATE_NOOP("Dimensions", "Longest sequence"), Group::details, Kind::number, 0, PLAIN(max_positions), nullptr,
     nullptr},
    {"positions", QT_TRANSLATE_NOOP("Dimensions", "Positions"), Group::details, Kind::choice, 0, PLAIN(positions), nullptr, positions},
    {"position_rows", QT_TRANSLATE_NOOP("Dimensions", "Position table rows"), Group::details, Kind::number, 0, PLAIN(position_rows),
     [](const T& model) { return model.positions == Positions::learned; }, nullptr},
    {"norm", QT_TRANSLATE_NOOP("Dimensions", "Norm"), Group::details, Kind::choice, 0, PLAIN(norm), nullptr, norms},
    {"norms_per_layer", QT_TRANSLATE_NOOP("Dimensions", "Norms per layer"), Group::details, Kind::number, 0, PLAIN(norms_per_layer),
     nullptr, nullptr},
    {"embedding_norm", QT_TRANSLATE_NOOP("Dimensions", "Embedding norm"), Group::details, Kind::flag, 0, PLAIN(embedding_norm), nullptr,
     nullptr},
    {"qkv_bias", QT_TRANSLATE_NOOP("Dimensions", "Query, key, value biases"), Group::details, Kind::flag, 0, PLAIN(qkv_bias), nullptr,
     nullptr},
    {"attention_output_bias", QT_TRANSLATE_NOOP("Dimensions", "Attention output bias"), Group::details, Kind::flag, 0,
     PLAIN(attention_output_bias), nullptr, nullptr},
    {"mlp_bias", QT_TRANSLATE_NOOP("Dimensions", "Feed-forward biases"), Group::details, Kind::flag, 0, PLAIN(mlp_bias), nullptr, nullptr},
    {"head_bias", QT_TRANSLATE_NOOP("Dimensions", "Output head bias"), Group::details, Kind::flag, 0, PLAIN(head_bias), nullptr, nullptr},
    {"attention_sinks", QT_TRANSLATE_NOOP("Dimensions", "Attention sinks"), Group::details, Kind::flag, 0, PLAIN(attention_sinks), nullptr,
     nullptr},
};
// clang-format on

#undef PLAIN
#undef PART

} // namespace

std::span<const Dimension> dimensions() { return kDimensions; }

QString dimensionLabel(const Dimension& dimension) { return QCoreApplication::translate("Dimensions", dimension.label); }

QString dimensionGroupTitle(Dimension::Group group) {
    switch (group) {
    case Group::shape:
        return QCoreApplication::translate("Dimensions", "Shape");
    case Group::attention:
        return QCoreApplication::translate("Dimensions", "Attention");
    case Group::experts:
        return QCoreApplication::translate("Dimensions", "Experts");
    case Group::details:
        return QCoreApplication::translate("Dimensions", "Details");
    }
    return {};
}

} // namespace fivefold
