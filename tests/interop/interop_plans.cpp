// SPDX-License-Identifier: Apache-2.0
// interop_plans FOLDER [COUNT] [SEED]: for every target, exports COUNT random plans that its rules allow, each into a folder of
// its own with a meta.json, and breaks COUNT others in a way that the target must refuse. Prints how many the rules refused.
#include "core/estimate/estimate.h"
#include "core/formats/catalogue.h"
#include "core/formats/export.h"
#include "core/plan/rules.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>

using namespace fivefold;

namespace {

/// Numbers that are the same on every platform: the standard's distributions are not.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::int64_t below(std::int64_t n) { return static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(n)); }
    template <class T>
    T of(std::initializer_list<T> values) {
        return *(values.begin() + below(static_cast<std::int64_t>(values.size())));
    }
    bool one_in(std::int64_t n) { return below(n) == 0; }

private:
    std::mt19937_64 engine_;
};

Transformer random_model(Dice& dice, const Catalogue& catalogue) {
    if (dice.one_in(2)) return catalogue.models[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(catalogue.models.size())))].model;
    Transformer model;
    model.name = fmt::format("Random {}", dice.below(1000));
    model.layers = 4 + dice.below(76);
    model.heads = dice.of<std::int64_t>({8, 12, 16, 24, 32, 40, 48, 64});
    model.head_dim = dice.of<std::int64_t>({64, 96, 128});
    model.hidden = model.heads * model.head_dim;
    do model.kv_heads = 1 + dice.below(model.heads);
    while (model.heads % model.kv_heads != 0);
    model.ffn = (model.hidden * (27 + dice.below(14)) / 10 + 255) / 256 * 256;
    model.vocab = dice.of<std::int64_t>({32000, 50257, 100352, 128256, 151936});
    model.max_positions = dice.of<std::int64_t>({4096, 32768, 131072});
    model.rope_theta = dice.of({1e4, 5e5, 1e6});
    model.norm_epsilon = dice.of({1e-5, 1e-6});
    model.tied_embeddings = dice.one_in(4);
    model.qkv_bias = dice.one_in(6);
    if (dice.one_in(4)) model.qk_norm = QkNorm::per_head;
    if (dice.one_in(3)) {
        MixtureOfExperts moe;
        moe.experts = dice.of<std::int64_t>({8, 16, 32, 64});
        moe.top_k = dice.of<std::int64_t>({1, 2, 4, 8});
        moe.ffn = dice.of<std::int64_t>({768, 1024, 1536, 2048});
        moe.shared_ffn = dice.one_in(4) ? moe.ffn : 0;
        moe.first_dense = dice.one_in(4) ? 1 : 0;
        if (moe.first_dense == 0) model.ffn = 0;
        model.moe = moe;
    }
    return model;
}

Framework framework_of(ExportTarget target) {
    switch (target) {
    case ExportTarget::nanotron:
        return Framework::nanotron;
    case ExportTarget::torchtitan:
    case ExportTarget::torchtitan_toml:
        return Framework::torchtitan;
    case ExportTarget::accelerate:
        return Framework::fsdp1;
    case ExportTarget::deepspeed:
        return Framework::deepspeed;
    default:
        return Framework::megatron;
    }
}

Plan random_plan(Dice& dice, const Catalogue& catalogue, ExportTarget target) {
    Plan plan;
    plan.model = random_model(dice, catalogue);
    plan.name = plan.model.name;
    plan.cluster.gpu = *catalogue.find_gpu(dice.of({"a100-sxm4-80gb", "h100-sxm5-80gb", "b200-sxm"}));
    plan.cluster.network = catalogue.usual_network(plan.cluster.gpu);
    plan.cluster.nodes = dice.of({1, 2, 3, 4, 6, 8, 16, 32});
    plan.cluster.gpus_per_node = 8;
    Layout& layout = plan.layout;
    layout.tp = dice.of<std::int64_t>({1, 1, 2, 4, 8});
    layout.pp = dice.of<std::int64_t>({1, 1, 2, 3, 4, 6, 8, 16});
    layout.cp = dice.of<std::int64_t>({1, 1, 1, 2, 4});
    if (plan.model.moe) layout.ep = dice.of<std::int64_t>({1, 2, 4, 8, 16});
    if (plan.model.moe) layout.etp = dice.of<std::int64_t>({1, 1, 1, 2});
    layout.vpp = layout.pp > 1 ? dice.of<std::int64_t>({1, 1, 2, 3, 4}) : 1;
    layout.sequence_parallel = !dice.one_in(6);
    layout.zero = static_cast<int>(dice.below(4));
    layout.micro_batch = dice.of<std::int64_t>({1, 1, 2, 4});
    layout.accumulation = dice.of<std::int64_t>({1, 2, 3, 4, 8, 12, 16, 32, 64});
    layout.recompute.kind = dice.of({RecomputeKind::none, RecomputeKind::selective, RecomputeKind::full});
    layout.recompute.modules = dice.of<unsigned>({recompute_core_attention, recompute_core_attention | recompute_layernorm, recompute_mlp});
    layout.schedule = dice.of({Schedule::one_f_one_b, Schedule::one_f_one_b, Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_v});
    layout.split = dice.of({StageSplit::automatic, StageSplit::automatic, StageSplit::slots});
    Training& training = plan.training;
    training.framework = framework_of(target);
    training.seq_len = dice.of<std::int64_t>({2048, 4096, 8192, 16384});
    training.total_tokens = 1e11;
    training.precision = dice.of({Precision::bf16, Precision::bf16, Precision::bf16, Precision::bf16, Precision::fp16, Precision::fp8, Precision::fp32});
    training.optimizer = dice.of({Optimizer::adam, Optimizer::adam, Optimizer::adam, Optimizer::adam_bf16_moments, Optimizer::sgd_momentum, Optimizer::lion});
    training.loss = dice.of({LossKind::unknown, LossKind::native_fused, LossKind::fused, LossKind::chunked});
    training.cuda_graphs = dice.of({CudaGraphs::unknown, CudaGraphs::unknown, CudaGraphs::partial, CudaGraphs::full_iteration});
    training.cp_kind = dice.of({CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical});
    training.dispatcher = dice.of({Dispatcher::unknown, Dispatcher::nccl, Dispatcher::all_gather, Dispatcher::deep_ep});
    training.tp_overlap = dice.of({Switch::unknown, Switch::off, Switch::on});
    training.grad_bytes = dice.of({0, 0, 2, 4});
    if (dice.one_in(8)) training.offload_optimizer = dice.of({0.5, 1.0});
    const std::int64_t gpus = gpu_count(plan.cluster), others = layout.tp * layout.pp * layout.cp;
    layout.dp = gpus % others == 0 ? gpus / others : 0;
    if (dice.one_in(8)) layout.shard_group = 8;
    training.global_batch = layout.dp * layout.micro_batch * layout.accumulation;
    return plan;
}

bool refused(const Plan& plan, ExportTarget target) { return !is_valid(plan) || has_errors(check_target(plan, target)); }

struct Break {
    const char* what;
    bool (*apply)(Plan&, ExportTarget); ///< false where it does not apply
};

bool wraps(ExportTarget target) { return target == ExportTarget::accelerate || target == ExportTarget::deepspeed; }
bool titan(ExportTarget target) { return target == ExportTarget::torchtitan || target == ExportTarget::torchtitan_toml; }
bool core(ExportTarget target) { return target == ExportTarget::megatron || target == ExportTarget::bridge; }

const Break kBreaks[] = {
    {"degrees do not multiply to the number of GPUs", [](Plan& p, ExportTarget) { return ++p.layout.dp > 0; }},
    {"the batch does not multiply out", [](Plan& p, ExportTarget) { return ++p.training.global_batch > 0; }},
    {"heads do not divide by TP", [](Plan& p, ExportTarget) { return p.layout.tp > 1 && ++p.model.heads > 0; }},
    {"the sequence does not divide by CP", [](Plan& p, ExportTarget) { return p.layout.cp > 1 && ++p.training.seq_len > 0; }},
    {"experts do not divide by EP", [](Plan& p, ExportTarget) { return p.model.moe && p.layout.ep > 1 && ++p.model.moe->experts > 0; }},
    {"ZeRO-4", [](Plan& p, ExportTarget) { return (p.layout.zero = 4) > 0; }},
    {"EP in a dense model", [](Plan& p, ExportTarget) { return !p.model.moe && (p.layout.ep = 2) > 0; }},
    {"more stages than layers and their ends", [](Plan& p, ExportTarget) { return (p.model.layers = 1) > 0 && p.layout.pp * p.layout.vpp > 3; }},
    {"virtual stages without a pipeline", [](Plan& p, ExportTarget) { return p.layout.pp == 1 && (p.layout.vpp = 2) > 0; }},
    {"DualPipe", [](Plan& p, ExportTarget t) { return (core(t) || titan(t) || t == ExportTarget::nanotron) && p.layout.pp > 1 && (p.layout.schedule = Schedule::dual_pipe, true); }},
    {"ZeRO-2 where only the optimizer is sharded", [](Plan& p, ExportTarget t) { return t == ExportTarget::nanotron && (p.layout.zero = 2) > 0; }},
    {"ZeRO-1 where FSDP shards all", [](Plan& p, ExportTarget t) { return (titan(t) || t == ExportTarget::accelerate) && p.layout.dp > 1 && (p.layout.zero = 1) > 0; }},
    {"8-bit training", [](Plan& p, ExportTarget t) { return (wraps(t) || t == ExportTarget::nanotron) && (p.training.precision = Precision::fp8, true); }},
    {"Adafactor", [](Plan& p, ExportTarget t) { return t != ExportTarget::accelerate && (p.training.optimizer = Optimizer::adafactor, true); }},
    {"ALiBi", [](Plan& p, ExportTarget t) { return !wraps(t) && (p.model.positions = Positions::alibi, true); }},
    {"a pipeline where there is none",
     [](Plan& p, ExportTarget t) {
         if (!wraps(t) || p.layout.dp % 2 != 0) return false;
         p.layout.pp = 2;
         p.layout.dp /= 2;
         p.layout.accumulation *= 2;
         return true;
     }},
    {"the all-to-all of heads where there is none", [](Plan& p, ExportTarget t) { return (titan(t) || t == ExportTarget::accelerate) && p.layout.cp > 1 && (p.training.cp_kind = CpKind::ulysses, true); }},
    {"key-value heads that TP would copy",
     [](Plan& p, ExportTarget t) { return !core(t) && !p.model.latent && p.layout.tp > 1 && (p.model.kv_heads = 1) > 0; }},
};

std::string meta(const Plan& plan) {
    const Layout& l = plan.layout;
    return fmt::format("{{\"world\": {}, \"nodes\": {}, \"per_node\": {}, \"tp\": {}, \"pp\": {}, \"cp\": {}, \"dp\": {}, \"ep\": {}, \"etp\": {}, \"vpp\": {}, \"zero\": {}, "
                       "\"micro_batch\": {}, \"accumulation\": {}, \"seq_len\": {}, \"layers\": {}, \"heads\": {}, \"kv_heads\": {}, \"hidden\": {}, \"vocab\": {}, "
                       "\"architecture\": \"{}\", \"experts\": {}}}\n",
                       gpu_count(plan.cluster), plan.cluster.nodes, plan.cluster.gpus_per_node, l.tp, l.pp, l.cp, l.dp, l.ep, l.etp, l.vpp, l.zero, l.micro_batch,
                       l.accumulation, plan.training.seq_len, plan.model.layers, plan.model.heads, plan.model.kv_heads, plan.model.hidden, plan.model.vocab,
                       plan.cluster.gpu.architecture, plan.model.moe ? plan.model.moe->experts : 0);
}

void write(const std::filesystem::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

Plan allowed_plan(Dice& dice, const Catalogue& catalogue, ExportTarget target) {
    for (;;)
        if (Plan plan = random_plan(dice, catalogue, target); plan.layout.dp >= 1 && !refused(plan, target)) return plan;
}

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        fmt::print(stderr, "usage: interop_plans FOLDER [COUNT] [SEED]\n");
        return 2;
    }
    const std::filesystem::path folder = words[1];
    const int plans = count > 2 ? std::atoi(words[2]) : 60;
    const std::uint64_t seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 20260822;
    const Catalogue catalogue = load_catalogue();
    bool all_refused = true;
    for (const ExportTarget target : kExportTargets) {
        Dice dice(seed + static_cast<std::uint64_t>(target));
        for (int i = 0; i < plans;) {
            const Plan plan = allowed_plan(dice, catalogue, target);
            const Estimate estimated = estimate(plan, catalogue.profile_for(plan));
            const ExportResult result = export_plan(plan, estimated, target, kLaunchers[static_cast<std::size_t>(i) % kLaunchers.size()]);
            if (result.files.empty()) continue;
            const std::filesystem::path place = folder / export_target_name(target) / fmt::format("{:02}", i);
            std::filesystem::create_directories(place);
            for (const ExportedFile& file : result.files) write(place / file.name, file.text);
            for (const ExportedFile& file : export_plan(plan, estimated, target, Launcher::slurm).files) write(place / file.name, file.text);
            write(place / "meta.json", meta(plan));
            ++i;
        }
        int stopped = 0;
        std::string missed;
        for (int i = 0, turn = 0; i < plans; ++turn) {
            Plan plan = allowed_plan(dice, catalogue, target);
            const Break& breach = kBreaks[static_cast<std::size_t>(turn) % std::size(kBreaks)];
            if (!breach.apply(plan, target)) continue;
            ++i;
            if (refused(plan, target)) ++stopped;
            else missed += fmt::format("; {}", breach.what);
        }
        fmt::print("{:<16} refused {} of {} broken plans{}\n", export_target_name(target), stopped, plans, missed);
        all_refused = all_refused && stopped == plans;
    }
    return all_refused ? 0 : 1;
}
