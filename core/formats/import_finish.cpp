// SPDX-License-Identifier: Apache-2.0
// What no file said: filled in from the rest or guessed, and said so.
#include "core/formats/import_draft.h"

#include "core/formats/enum_names.h"
#include "core/formats/run_words.h"
#include "core/plan/knobs.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace fivefold {
namespace {

void guess(PlanDraft& draft, const char* field, std::string value, std::string why) {
    draft.notes.push_back({ImportNote::Kind::guessed, {}, {}, {}, field, std::move(value), std::move(why)});
}

void finish_model(PlanDraft& draft, const Plan& sample, const Catalogue& catalogue) {
    Transformer& model = draft.plan.model;
    if (!draft.has_model) {
        model = sample.model;
        guess(draft, "model", model.name, "no file says the model; give its config.json too");
        return;
    }
    if (!model.name.empty()) return;
    for (const CatalogueModel& known : catalogue.models) {
        const Transformer& other = known.model;
        const bool experts = model.moe.has_value() == other.moe.has_value() &&
                             (!model.moe || (model.moe->experts == other.moe->experts && model.moe->ffn == other.moe->ffn));
        if (!experts || other.layers != model.layers || other.hidden != model.hidden || other.heads != model.heads ||
            other.ffn != model.ffn || other.vocab != model.vocab)
            continue;
        if (!model.latent && other.kv_heads != model.kv_heads) continue;
        model.name = known.title.empty() ? other.name : known.title;
        guess(draft, "model.name", model.name, "the catalogue's model of these dimensions");
        return;
    }
    model.name = "model";
}

/// Fewest data-parallel ranks with which the layout fills whole nodes, deals its experts and divides the batch.
std::int64_t fewest_ranks(const PlanDraft& draft, std::int64_t model_parallel, std::int64_t per_node) {
    constexpr std::int64_t kMost = 4096;
    const Layout& layout = draft.plan.layout;
    const std::int64_t grid = layout.ep * layout.etp, per_rank = draft.micro_batch.value_or(1) * draft.accumulation.value_or(1);
    for (std::int64_t dp = 1; dp <= kMost; ++dp) {
        const std::int64_t gpus = model_parallel * dp;
        const bool nodes = gpus < per_node ? per_node % gpus == 0 : gpus % per_node == 0;
        const bool experts = grid <= 1 || layout.tp * layout.cp * dp % grid == 0;
        const bool batch = !draft.global_batch || *draft.global_batch % (dp * per_rank) == 0;
        if (nodes && experts && batch) return dp;
    }
    return 1;
}

void finish_machines(PlanDraft& draft, const Plan& sample, const Catalogue& catalogue) {
    Cluster& cluster = draft.plan.cluster;
    const Layout& layout = draft.plan.layout;
    if (!draft.has_gpu) {
        cluster.gpu = sample.cluster.gpu;
        guess(draft, "cluster.gpu", cluster.gpu.id, "no file says the GPU; that of the sample plan");
    }
    cluster.network = draft.has_gpu ? catalogue.usual_network(cluster.gpu) : sample.cluster.network;
    guess(draft, "cluster.network", cluster.network.id, "the usual node of this GPU");
    const std::int64_t usual = std::max(1, cluster.network.gpus_per_node), model_parallel = layout.tp * layout.pp * layout.cp;
    std::int64_t per_node = draft.gpus_per_node, gpus = draft.gpus;
    if (per_node == 0 && gpus > 0 && draft.nodes > 0 && gpus % draft.nodes == 0) per_node = gpus / draft.nodes;
    if (per_node == 0 && draft.nodes > 0) {
        per_node = usual;
        guess(draft, "cluster.gpus_per_node", std::to_string(per_node), "as many as the usual node has");
    }
    if (gpus == 0 && draft.nodes > 0) gpus = draft.nodes * per_node;
    const std::int64_t sequences = draft.micro_batch.value_or(0) * draft.accumulation.value_or(0);
    if (!draft.dp && gpus == 0 && sequences > 0 && draft.global_batch && *draft.global_batch % sequences == 0) { // (0.3) backwards
        draft.dp = *draft.global_batch / sequences;
        guess(draft, "layout.dp", std::to_string(*draft.dp), "global batch / (micro-batch x accumulation)");
    }
    if (gpus == 0 && draft.dp) gpus = model_parallel * *draft.dp;
    if (gpus == 0) {
        gpus = model_parallel * fewest_ranks(draft, model_parallel, per_node > 0 ? per_node : usual);
        guess(draft, "cluster.gpus", std::to_string(gpus),
              "no file says how many; the fewest that the layout, the experts and the batch fill");
    }
    if (per_node == 0) per_node = std::min(usual, gpus);
    if (gpus % per_node != 0) per_node = std::gcd(gpus, per_node);
    if (gpus / per_node > (std::int64_t{1} << 24) || per_node > import_limits::kCount)
        throw FormatError("", fmt::format("the files describe {} GPUs; at most 16777216 nodes were expected", gpus));
    cluster.gpus_per_node = static_cast<int>(per_node);
    cluster.nodes = static_cast<int>(gpus / per_node);
}

void finish_ranks(PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    const std::int64_t gpus = std::int64_t{draft.plan.cluster.nodes} * draft.plan.cluster.gpus_per_node,
                       model_parallel = layout.tp * layout.pp * layout.cp;
    layout.dp = draft.dp.value_or(std::max<std::int64_t>(1, gpus / model_parallel));
    if (!draft.has_etp) {
        layout.etp = draft.plan.model.moe && draft.plan.training.framework == Framework::megatron ? layout.tp : 1;
        if (layout.etp > 1) guess(draft, "layout.etp", std::to_string(layout.etp), "as TP, Megatron-LM's default");
    }
    if (!draft.plan.model.moe && layout.ep == 1) layout.etp = 1;
    const std::int64_t ranks = layout.dp * layout.cp;
    if (draft.shard_groups == -1)
        layout.shard_group = draft.plan.cluster.gpus_per_node;
    else if (draft.shard_groups > 1 && ranks % draft.shard_groups == 0)
        layout.shard_group = ranks / draft.shard_groups;
    if (layout.shard_group >= ranks) layout.shard_group = 0;
}

void finish_batch(PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    Training& training = draft.plan.training;
    if (!draft.micro_batch && draft.global_batch && draft.accumulation && *draft.global_batch % (layout.dp * *draft.accumulation) == 0)
        draft.micro_batch = *draft.global_batch / (layout.dp * *draft.accumulation);
    if (!draft.micro_batch) guess(draft, "layout.micro_batch", "1", "no file says it");
    layout.micro_batch = draft.micro_batch.value_or(1);
    if (!draft.global_batch && !draft.accumulation)
        guess(draft, "layout.accumulation", "1", "no file says the global batch; one micro-batch for each rank");
    layout.accumulation = draft.accumulation.value_or(1);
    const double sequences =
        static_cast<double>(layout.dp) * static_cast<double>(layout.micro_batch) * static_cast<double>(layout.accumulation);
    if (layout.dp > (std::int64_t{1} << 24) || (!draft.global_batch && sequences > static_cast<double>(import_limits::kTokens)))
        throw FormatError("", fmt::format("{} ranks x {} sequences x {} micro-batches are more than a plan holds", layout.dp,
                                          layout.micro_batch, layout.accumulation));
    training.global_batch = draft.global_batch.value_or(layout.dp * layout.micro_batch * layout.accumulation);
    if (draft.global_batch && !draft.accumulation)
        layout.accumulation = std::max<std::int64_t>(1, training.global_batch / (layout.dp * layout.micro_batch));
}

void finish_run(PlanDraft& draft, const Plan& sample) {
    Training& training = draft.plan.training;
    if (!draft.has_seq_len) {
        training.seq_len = sample.training.seq_len;
        if (draft.plan.model.max_positions > 0) training.seq_len = std::min(training.seq_len, draft.plan.model.max_positions);
        guess(draft, "training.seq_len", std::to_string(training.seq_len), "no file says the sequence length");
    }
    if (draft.steps)
        training.total_tokens = std::min(1e18, static_cast<double>(*draft.steps) * static_cast<double>(training.global_batch) *
                                                   static_cast<double>(training.seq_len));
    else if (training.total_tokens == Training{}.total_tokens)
        guess(draft, "training.total_tokens", fmt::format("{}", training.total_tokens), "no file says how long the run is");
}

} // namespace

void take_framework(PlanDraft& draft, Framework framework) {
    if (draft.has_framework && draft.plan.training.framework != framework)
        throw FormatError("", fmt::format("it is for {}, another file for {}; give the files of one framework", enum_name(framework),
                                          enum_name(draft.plan.training.framework)));
    draft.plan.training.framework = framework;
    draft.has_framework = true;
}

const CatalogueModel* catalogue_model_like(const Catalogue& catalogue, std::string_view begin, std::string_view end) {
    const auto letters = [](std::string_view text) {
        std::string plain;
        for (const char c : lower_case(text))
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
        return plain;
    };
    const std::string first = letters(begin), last = letters(end);
    const CatalogueModel* best = nullptr;
    for (const CatalogueModel& model : catalogue.models) {
        const std::string id = letters(model.id);
        if (!first.empty() && id.size() >= std::max(first.size(), last.size()) && id.starts_with(first) && id.ends_with(last))
            best = &model;
    }
    return best;
}

void take_catalogue_model(PlanDraft& draft, ImportReader& reader, std::string_view key, const CatalogueModel& model) {
    draft.plan.model = model.model;
    draft.has_model = true;
    reader.taken(key, "model", model.id, "the catalogue's dimensions");
}

void finish_draft(PlanDraft& draft, const Catalogue& catalogue) {
    const Plan sample = sample_plan(catalogue);
    finish_model(draft, sample, catalogue);
    draft.plan.name = draft.plan.model.name;
    if (!draft.has_framework) { // a model and machines only: the nearest valid layout to the sample's
        const Plan said = draft.plan;
        draft.plan.layout = sample.layout;
        draft.plan.training = sample.training;
        if (draft.has_seq_len) draft.plan.training.seq_len = said.training.seq_len;
        if (draft.plan.model.max_positions > 0)
            draft.plan.training.seq_len = std::min(draft.plan.training.seq_len, draft.plan.model.max_positions);
        finish_machines(draft, sample, catalogue);
        if (draft.gpus == 0 && draft.nodes == 0) draft.plan.cluster.nodes = sample.cluster.nodes;
        if (std::optional<Plan> valid = nearest_valid(draft.plan, {}))
            draft.plan = std::move(*valid);
        else
            complete(draft.plan);
        guess(draft, "layout", "", "no file says the layout; the nearest valid one to the sample plan's");
        return;
    }
    finish_machines(draft, sample, catalogue);
    finish_ranks(draft);
    finish_batch(draft);
    finish_run(draft, sample);
}

} // namespace fivefold
