// SPDX-License-Identifier: Apache-2.0
#include "tests/interop/interop_random.h"

#include "core/plan/rules.h"

#include <fmt/format.h>

namespace fivefold::interop {

namespace {

Transformer random_model(Dice& dice, const Catalogue& catalogue) {
    if (dice.one_in(2))
        return catalogue.models[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(catalogue.models.size())))].model;
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
    case ExportTarget::nanotron: return Framework::nanotron;
    case ExportTarget::torchtitan:
    case ExportTarget::torchtitan_toml: return Framework::torchtitan;
    case ExportTarget::accelerate: return Framework::fsdp1;
    case ExportTarget::deepspeed: return Framework::deepspeed;
    default: return Framework::megatron;
    }
}

} // namespace

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
    layout.schedule =
        dice.of({Schedule::one_f_one_b, Schedule::one_f_one_b, Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_v});
    layout.split = dice.of({StageSplit::automatic, StageSplit::automatic, StageSplit::slots});
    Training& training = plan.training;
    training.framework = framework_of(target);
    training.seq_len = dice.of<std::int64_t>({2048, 4096, 8192, 16384});
    training.total_tokens = 1e11;
    training.precision =
        dice.of({Precision::bf16, Precision::bf16, Precision::bf16, Precision::bf16, Precision::fp16, Precision::fp8, Precision::fp32});
    training.optimizer = dice.of(
        {Optimizer::adam, Optimizer::adam, Optimizer::adam, Optimizer::adam_bf16_moments, Optimizer::sgd_momentum, Optimizer::lion});
    training.loss = dice.of({LossKind::unknown, LossKind::native_fused, LossKind::fused, LossKind::chunked});
    training.cuda_graphs = dice.of({CudaGraphs::unknown, CudaGraphs::unknown, CudaGraphs::partial, CudaGraphs::full_iteration});
    training.cp_kind = dice.of({CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical});
    training.dispatcher = dice.of({Dispatcher::unknown, Dispatcher::nccl, Dispatcher::all_gather, Dispatcher::deep_ep});
    training.tp_overlap = dice.of({Switch::unknown, Switch::off, Switch::on});
    training.grad_bytes = dice.of({0, 0, 2, 4});
    if (dice.one_in(8)) training.offload_optimizer = dice.of({0.5, 1.0});
    if (dice.one_in(6)) training.offload_activations = dice.of({0.5, 1.0});
    const std::int64_t gpus = gpu_count(plan.cluster), others = layout.tp * layout.pp * layout.cp;
    layout.dp = gpus % others == 0 ? gpus / others : 0;
    if (dice.one_in(8)) layout.shard_group = 8;
    training.global_batch = layout.dp * layout.micro_batch * layout.accumulation;
    return plan;
}

Plan allowed_plan(Dice& dice, const Catalogue& catalogue, ExportTarget target) {
    for (;;)
        if (Plan plan = random_plan(dice, catalogue, target);
            plan.layout.dp >= 1 && is_valid(plan) && !has_errors(check_target(plan, target)))
            return plan;
}

} // namespace fivefold::interop
