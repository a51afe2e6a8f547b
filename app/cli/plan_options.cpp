// SPDX-License-Identifier: Apache-2.0
// Which options exist. What they do together stands in plan_resolve.cpp.
#include "app/cli/plan_options.h"

#include "core/formats/enum_names.h"

#include <algorithm>
#include <charconv>

namespace fivefold::cli {
namespace {

constexpr const char* kModel = "Model";
constexpr const char* kCluster = "Cluster";
constexpr const char* kTraining = "Training";
constexpr const char* kLayout = "Layout";

MixtureOfExperts& moe_of(Plan& plan) { return plan.model.moe ? *plan.model.moe : plan.model.moe.emplace(); }
LatentAttention& latent_of(Plan& plan) { return plan.model.latent ? *plan.model.latent : plan.model.latent.emplace(); }

// CLI11 itself clips numbers that are too large and reads hexadecimal.
CLI::Validator whole_number() {
    CLI::Validator validator(
        [](std::string& text) {
            std::int64_t value = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            const bool good = error == std::errc() && end == text.data() + text.size();
            return good ? std::string() : "'" + text + "' is not a whole number of at most 18 digits";
        },
        "");
    return validator;
}

template <class Enum>
CLI::Validator one_of() {
    CLI::Validator validator(
        [](std::string& value) { return enum_from_name<Enum>(value) ? std::string() : "'" + value + "' is not one of " + enum_choices<Enum>(); }, "");
    return validator;
}

} // namespace

template <class Setter>
void PlanOptions::whole(CLI::App& verb, const char* name, const char* group, Setter set, const char* help) {
    verb.add_option_function<std::int64_t>(
            name, [this, set](const std::int64_t& value) { edits_.push_back([set, value](Plan& plan) { set(plan, value); }); }, help)
        ->group(group)
        ->type_name("N")
        ->check(whole_number());
}

template <class Setter>
void PlanOptions::number(CLI::App& verb, const char* name, const char* group, Setter set, const char* help) {
    verb.add_option_function<double>(
            name, [this, set](const double& value) { edits_.push_back([set, value](Plan& plan) { set(plan, value); }); }, help)
        ->group(group)
        ->type_name("X")
        ->check([](const std::string& text) { // no NaN, no infinity
            return text.find_first_of("nN") == std::string::npos ? std::string() : "'" + text + "' is not a finite number";
        });
}

template <class Setter>
void PlanOptions::toggle(CLI::App& verb, const char* name, const char* group, Setter set, const char* help) {
    const auto remember = [this, set](bool on) { return [this, set, on](std::int64_t) { edits_.push_back([set, on](Plan& plan) { set(plan, on); }); }; };
    const std::string yes = std::string("--") + name, no = std::string("--no-") + name;
    verb.add_flag_function(yes, remember(true), std::string(help) + "; off: " + no)->group(group);
    verb.add_flag_function(no, remember(false), "")->group(""); // not listed: named in the line above; wins over it
}

template <class Enum, class Setter>
void PlanOptions::choice(CLI::App& verb, const char* name, const char* group, Setter set, const char* help) {
    verb.add_option_function<std::string>(
            name,
            [this, set](const std::string& value) {
                edits_.push_back([set, value](Plan& plan) { set(plan, *enum_from_name<Enum>(value)); });
            },
            std::string(help) + ": " + enum_choices<Enum>())
        ->group(group)
        ->type_name("NAME")
        ->check(one_of<Enum>());
}

PlanOptions::PlanOptions(CLI::App& verb, unsigned without) : without_(without), verb_(&verb) {
    verb.add_option("PLAN", files_, "Plan file, config.json, or the files or folder of a run of Megatron-LM, Megatron-Bridge, nanotron, torchtitan, accelerate or DeepSpeed; "
                                    "'-' reads standard input. Options change what it says")
        ->type_name("FILE")
        ->expected((without_ & one_file) != 0 ? 1 : -1)
        ->allow_extra_args((without_ & one_file) == 0)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    verb.add_option("--profile", profile_, "Cost-model profile library to use instead of the built-in one")->type_name("FILE");
    add_model(verb);
    add_cluster(verb);
    add_training(verb);
    if ((without_ & without_layout) == 0) add_layout(verb);
}

void PlanOptions::add_model(CLI::App& verb) {
    verb.add_option("--model", model_, "Catalogue id ('fivefold-cli models') or a Hugging Face config.json")->group(kModel)->type_name("ID|FILE");
    const auto dimension = [&](const char* name, std::int64_t Transformer::*field, const char* help) {
        whole(verb, name, kModel, [field](Plan& plan, std::int64_t v) { plan.model.*field = v; }, help);
    };
    dimension("--layers", &Transformer::layers, "Decoder layers");
    dimension("--hidden", &Transformer::hidden, "Hidden size");
    dimension("--ffn", &Transformer::ffn, "Feed-forward width");
    dimension("--heads", &Transformer::heads, "Attention heads");
    dimension("--kv-heads", &Transformer::kv_heads, "Key-value heads");
    dimension("--head-dim", &Transformer::head_dim, "Width of a head");
    dimension("--vocab", &Transformer::vocab, "Vocabulary");
    dimension("--max-positions", &Transformer::max_positions, "Longest sequence the model is meant for");
    dimension("--position-rows", &Transformer::position_rows, "Rows of a learned position table");
    whole(verb, "--norms-per-layer", kModel, [](Plan& p, std::int64_t v) { p.model.norms_per_layer = static_cast<int>(std::clamp<std::int64_t>(v, -1, 1000)); },
          "Norms in a layer");
    whole(verb, "--mtp-layers", kModel, [](Plan& p, std::int64_t v) { p.model.mtp_layers = static_cast<int>(std::clamp<std::int64_t>(v, -1, 1000)); },
          "Multi-token-prediction layers");
    whole(verb, "--window", kModel, [](Plan& p, std::int64_t v) { p.model.window.tokens = v; }, "Sliding attention window in tokens, 0 for none");
    whole(verb, "--window-full-every", kModel, [](Plan& p, std::int64_t v) { p.model.window.full_every = v; }, "Every n-th layer attends to everything");
    toggle(verb, "gated-mlp", kModel, [](Plan& p, bool v) { p.model.gated_mlp = v; }, "Three feed-forward matrices (two without)");
    toggle(verb, "tied-embeddings", kModel, [](Plan& p, bool v) { p.model.tied_embeddings = v; }, "Head shares the embedding's weights");
    toggle(verb, "qkv-bias", kModel, [](Plan& p, bool v) { p.model.qkv_bias = v; }, "Biases on query, key and value");
    toggle(verb, "attention-output-bias", kModel, [](Plan& p, bool v) { p.model.attention_output_bias = v; }, "Bias on the attention output");
    toggle(verb, "mlp-bias", kModel, [](Plan& p, bool v) { p.model.mlp_bias = v; }, "Biases in the feed-forward block");
    toggle(verb, "head-bias", kModel, [](Plan& p, bool v) { p.model.head_bias = v; }, "Bias on the head");
    toggle(verb, "embedding-norm", kModel, [](Plan& p, bool v) { p.model.embedding_norm = v; }, "Norm after the embedding (BLOOM)");
    toggle(verb, "attention-sinks", kModel, [](Plan& p, bool v) { p.model.attention_sinks = v; }, "One learned logit a head (GPT-OSS)");
    choice<Activation>(verb, "--activation", kModel, [](Plan& p, Activation v) { p.model.activation = v; }, "Activation");
    choice<Positions>(verb, "--positions", kModel, [](Plan& p, Positions v) { p.model.positions = v; }, "Position encoding");
    choice<NormKind>(verb, "--norm", kModel, [](Plan& p, NormKind v) { p.model.norm = v; }, "Kind of norm");
    choice<QkNorm>(verb, "--qk-norm", kModel, [](Plan& p, QkNorm v) { p.model.qk_norm = v; }, "Norm of query and key");
    const auto expert = [&](const char* name, std::int64_t MixtureOfExperts::*field, const char* help) {
        whole(verb, name, kModel, [field](Plan& plan, std::int64_t v) { moe_of(plan).*field = v; }, help);
    };
    expert("--experts", &MixtureOfExperts::experts, "Routed experts");
    expert("--top-k", &MixtureOfExperts::top_k, "Experts a token meets");
    expert("--expert-ffn", &MixtureOfExperts::ffn, "Width of an expert");
    expert("--shared-ffn", &MixtureOfExperts::shared_ffn, "Width of all shared experts together");
    expert("--first-dense", &MixtureOfExperts::first_dense, "First layers without experts");
    expert("--moe-step", &MixtureOfExperts::step, "Every n-th layer has experts");
    const auto latent = [&](const char* name, std::int64_t LatentAttention::*field, const char* help) {
        whole(verb, name, kModel, [field](Plan& plan, std::int64_t v) { latent_of(plan).*field = v; }, help);
    };
    latent("--q-rank", &LatentAttention::q_rank, "Latent attention: rank of queries, 0 for none");
    latent("--kv-rank", &LatentAttention::kv_rank, "Latent attention: rank of keys and values");
    latent("--qk-nope-dim", &LatentAttention::qk_nope_dim, "Latent attention: head width without rotation");
    latent("--qk-rope-dim", &LatentAttention::qk_rope_dim, "Latent attention: head width with rotation");
    latent("--v-dim", &LatentAttention::v_dim, "Latent attention: width of a value head");
}

void PlanOptions::add_cluster(CLI::App& verb) {
    CLI::Validator count = CLI::Range(1, 1'000'000);
    count.description(""); // keep the help short
    verb.add_option("--gpu", gpu_, "GPU id or alias ('fivefold-cli gpus'): h100-sxm5-80gb, h100, b200 ...")->group(kCluster)->type_name("ID");
    verb.add_option("--network", network_, "Node type ('fivefold-cli networks'); without it the GPU's usual node")->group(kCluster)->type_name("ID");
    if ((without_ & without_nodes) == 0) verb.add_option("--nodes", nodes_, "Nodes")->group(kCluster)->type_name("N")->check(whole_number())->check(count);
    verb.add_option("--gpus-per-node", gpus_per_node_, "GPUs used in each node")->group(kCluster)->type_name("N")->check(whole_number())->check(count);
    if ((without_ & without_nodes) == 0) verb.add_option("--gpus", gpus_, "GPUs in all, instead of --nodes; fewer than a node has means one node")->group(kCluster)->type_name("N")->check(whole_number())->check(count);
}

void PlanOptions::add_training(CLI::App& verb) {
    whole(verb, "--seq,--seq-len", kTraining, [](Plan& p, std::int64_t v) { p.training.seq_len = v; }, "Tokens in a sequence");
    verb.add_option("--global-batch", global_batch_, "Sequences in a step")->group(kTraining)->type_name("N")->check(whole_number());
    number(verb, "--total-tokens", kTraining, [](Plan& p, double v) { p.training.total_tokens = v; }, "Tokens of the whole training, 15e12");
    choice<Precision>(verb, "--precision", kTraining, [](Plan& p, Precision v) { p.training.precision = v; }, "Precision of the matrix products");
    choice<Optimizer>(verb, "--optimizer", kTraining, [](Plan& p, Optimizer v) { p.training.optimizer = v; }, "Optimizer");
    whole(verb, "--grad-bytes", kTraining, [](Plan& p, std::int64_t v) { p.training.grad_bytes = static_cast<int>(std::clamp<std::int64_t>(v, -1, 64)); },
          "Bytes of a gradient element: 2, 4, or 0 for the framework's recipe");
    choice<Framework>(verb, "--framework", kTraining, [](Plan& p, Framework v) { p.training.framework = v; }, "Framework family");
    number(verb, "--release", kTraining, [](Plan& p, double v) { p.training.release = v; }, "Framework release as a year, 2025.5; 0 for the default");
    choice<AttentionKernel>(verb, "--attention", kTraining, [](Plan& p, AttentionKernel v) { p.training.attention = v; }, "Attention kernel");
    choice<LossKind>(verb, "--loss", kTraining, [](Plan& p, LossKind v) { p.training.loss = v; }, "Loss kernel");
    choice<Switch>(verb, "--fused-norm", kTraining, [](Plan& p, Switch v) { p.training.fused_norm = v; }, "Fused norm kernels");
    choice<Switch>(verb, "--torch-compile", kTraining, [](Plan& p, Switch v) { p.training.torch_compile = v; }, "torch.compile");
    choice<CudaGraphs>(verb, "--cuda-graphs", kTraining, [](Plan& p, CudaGraphs v) { p.training.cuda_graphs = v; }, "CUDA graphs");
    choice<Dispatcher>(verb, "--dispatcher", kTraining, [](Plan& p, Dispatcher v) { p.training.dispatcher = v; }, "MoE dispatcher");
    choice<TokenRouting>(verb, "--routing", kTraining, [](Plan& p, TokenRouting v) { p.training.routing = v; }, "MoE routing");
    if ((without_ & without_layout) == 0) choice<CpKind>(verb, "--cp-kind", kTraining, [](Plan& p, CpKind v) { p.training.cp_kind = v; }, "Context-parallel exchange");
    whole(verb, "--cp-inner", kTraining, [](Plan& p, std::int64_t v) { p.training.cp_inner = v; },
          "Hierarchical context parallelism: ranks of the inner all-to-all; 0 for what an NVLink domain holds");
    choice<Fp8Recipe>(verb, "--fp8-recipe", kTraining, [](Plan& p, Fp8Recipe v) { p.training.fp8_recipe = v; }, "How fp8 finds its scales");
    choice<Switch>(verb, "--low-precision-weights", kTraining, [](Plan& p, Switch v) { p.training.low_precision_weights = v; },
                   "Weights stored and gathered in the low precision");
    toggle(verb, "tp-overlap", kTraining, [](Plan& p, bool v) { p.training.tp_overlap = v ? Switch::on : Switch::off; }, "TP collectives overlap with GEMMs");
    toggle(verb, "ep-overlap", kTraining, [](Plan& p, bool v) { p.training.ep_overlap = v ? Switch::on : Switch::off; }, "Expert all-to-all overlaps with compute");
    choice<Switch>(verb, "--shared-expert-overlap", kTraining, [](Plan& p, Switch v) { p.training.shared_expert_overlap = v; },
                   "Expert all-to-all overlaps with the shared expert");
    number(verb, "--capacity-factor", kTraining, [](Plan& p, double v) { p.training.capacity_factor = v; }, "Slots per expert over its even share where tokens are dropped; 0 for 1");
    whole(verb, "--loss-chunks", kTraining, [](Plan& p, std::int64_t v) { p.training.loss_chunks = v; }, "Pieces of a chunked loss; 0 for the framework's");
    number(verb, "--offload-optimizer", kTraining, [](Plan& p, double v) { p.training.offload_optimizer = v; }, "Share of the optimizer on the host, 0 to 1");
    number(verb, "--offload-activations", kTraining, [](Plan& p, double v) { p.training.offload_activations = v; }, "Share of the kept activations on the host, 0 to 1");
    number(verb, "--offload-weights", kTraining, [](Plan& p, double v) { p.training.offload_weights = v; }, "ZeRO-3: share of the weights on the host, 0 to 1");
    toggle(verb, "dropout", kTraining, [](Plan& p, bool v) { p.training.dropout = v; }, "Dropout");
    toggle(verb, "launch-blocking", kTraining, [](Plan& p, bool v) { p.training.launch_blocking = v; }, "CUDA_LAUNCH_BLOCKING=1");
    number(verb, "--price-per-gpu-hour", kTraining, [](Plan& p, double v) { p.training.price_per_gpu_hour = v; }, "US dollars; 0 for the catalogue's");
    number(verb, "--goodput", kTraining, [](Plan& p, double v) { p.training.goodput = v; }, "Share of wall-clock time that trains");
    verb.add_option_function<std::string>(
            "--name", [this](const std::string& value) { edits_.push_back([value](Plan& plan) { plan.name = value; }); }, "Name of the plan")
        ->group(kTraining);
}

void PlanOptions::add_layout(CLI::App& verb) {
    const auto degree = [&](const char* name, std::int64_t Layout::*field, const char* help) {
        verb.add_option_function<std::int64_t>(
                name,
                [this, field](const std::int64_t& v) {
                    products_touched_ = true;
                    edits_.push_back([field, v](Plan& plan) { plan.layout.*field = v; });
                },
                help)
            ->group(kLayout)
            ->type_name("N")
            ->check(whole_number());
    };
    degree("--tp", &Layout::tp, "Tensor parallel");
    degree("--pp", &Layout::pp, "Pipeline parallel");
    verb.add_option("--dp", dp_, "Data parallel; follows from the GPUs when left out")->group(kLayout)->type_name("N")->check(whole_number());
    degree("--cp", &Layout::cp, "Context parallel");
    degree("--ep", &Layout::ep, "Expert parallel");
    degree("--etp", &Layout::etp, "Expert tensor parallel");
    degree("--vpp", &Layout::vpp, "Virtual stages on a pipeline rank");
    degree("--micro-batch", &Layout::micro_batch, "Sequences in a micro-batch");
    verb.add_option("--accumulation", accumulation_, "Micro-batches in a step; follows from the global batch when left out")->group(kLayout)->type_name("N")->check(whole_number());
    toggle(verb, "sequence-parallel", kLayout, [](Plan& p, bool v) { p.layout.sequence_parallel = v; }, "Norms and residuals sharded over TP");
    whole(verb, "--zero", kLayout, [](Plan& p, std::int64_t v) { p.layout.zero = static_cast<int>(std::clamp<std::int64_t>(v, -1, 99)); }, "ZeRO stage, 0 to 3");
    whole(verb, "--shard-group", kLayout, [](Plan& p, std::int64_t v) { p.layout.shard_group = v; }, "HSDP: ranks over which ZeRO shards; 0 for all");
    choice<RecomputeKind>(verb, "--recompute", kLayout, [](Plan& p, RecomputeKind v) { p.layout.recompute.kind = v; }, "Activation recomputation; without it and without a file the least that fits");
    verb.add_option_function<std::vector<std::string>>(
            "--recompute-modules",
            [this](const std::vector<std::string>& values) {
                unsigned modules = 0;
                for (const std::string& value : values) modules |= *enum_from_name<RecomputeModule>(value);
                edits_.push_back([modules](Plan& plan) { plan.layout.recompute = {RecomputeKind::selective, modules}; });
            },
            "Modules that selective recomputation drops: " + enum_choices<RecomputeModule>())
        ->group(kLayout)
        ->type_name("NAME,...")
        ->delimiter(',')
        ->check(one_of<RecomputeModule>());
    choice<Schedule>(verb, "--schedule", kLayout, [](Plan& p, Schedule v) { p.layout.schedule = v; }, "Pipeline schedule");
    choice<StageSplit>(verb, "--split", kLayout, [](Plan& p, StageSplit v) { p.layout.split = v; }, "How layers are dealt to stages");
    verb.add_option_function<std::vector<std::int64_t>>(
            "--layers-per-stage",
            [this](const std::vector<std::int64_t>& values) {
                edits_.push_back([values](Plan& plan) {
                    plan.layout.split = StageSplit::explicit_layers;
                    plan.layout.layers_per_stage = values;
                });
            },
            "Layers of each virtual stage, in pipeline order")
        ->group(kLayout)
        ->type_name("N,...")
        ->delimiter(',')
        ->check(whole_number());
    verb.add_option_function<std::string>(
            "--rank-order", [this](const std::string& value) { edits_.push_back([order = *parse_rank_order(value)](Plan& plan) { plan.layout.rank_order = order; }); },
            "Order in which ranks are numbered, the fastest dimension first; " + rank_order_text({}) + " when left out")
        ->group(kLayout)
        ->type_name("ORDER")
        ->check([](const std::string& value) {
            return parse_rank_order(value) ? std::string() : value + " is no order; tp, cp, ep, dp and pp once each were expected, such as " + rank_order_text({});
        });
}

void add_json(CLI::App& verb, bool& json) { verb.add_flag("--json", json, "JSON for machines"); }

} // namespace fivefold::cli
