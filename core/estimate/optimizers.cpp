// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/optimizers.h"

#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Bytes per sharded parameter that Adam's step moves: clipping, gradient, states read and written, weight written, (5.13).
constexpr double kAdamStep = 42;
/// Further fp32 passes of Adafactor: row and column means, the update's root mean square, its clipping.
constexpr double kAdafactorPasses = 16;

constexpr double kNewtonSchulzRounds = 5;

double orthogonalise(double rows, double columns) {
    const double m = std::min(rows, columns), n = std::max(rows, columns);
    return kNewtonSchulzRounds * (4 * m * m * n + 2 * m * m * m);
}

/// Orthogonalisation on the rank with the fullest stage: dealt over the shards, at least one matrix. Seconds.
double muon_time(const LayerContext& context, const StageContent& content) {
    const Plan& plan = context.plan;
    const Transformer& model = plan.model;
    const Layout& layout = plan.layout;
    const double n = layout.zero >= 1 ? dense_shard_ranks(layout) : 1, ne = layout.zero >= 1 ? expert_shard_ranks(layout) : 1;
    const double held = model.moe ? to_double(model.moe->experts) / to_double(layout.ep) : 0;
    const bool last_moe = is_moe_layer(model, model.layers - 1);
    const double moe_layers = to_double(content.moe_layers) + (last_moe ? content.mtp_layers : 0);
    const double dense_layers = to_double(content.dense_layers) + (last_moe ? 0 : content.mtp_layers);
    double flops = 0, largest = 0;
    const auto add = [&](bool moe, double layers) {
        if (layers <= 0) return;
        const MuonFlops layer = muon_layer_flops(model, moe, held);
        flops += layers * (layer.dense / n + layer.expert / ne);
        largest = std::max(largest, layer.largest);
    };
    add(false, dense_layers);
    add(true, moe_layers);
    const double products = std::max(flops, largest) / (context.machine.base.peak * context.machine.base.sustained);
    const double decoder = dense_layers * context.layer.dense.total() + moe_layers * context.layer.moe.dense;
    const double gathered = 2 * decoder * to_double(layout.tp) / n;
    if (context.log != nullptr) {
        context.log->orthogonal_flops = std::max(flops, largest);
        context.log->orthogonal_gather = gathered;
    }
    return products + hierarchical_ring(context.links, 1, to_double(layout.tp), gathered);
}

} // namespace

double optimizer_shard(const Layout& layout, const RankParameters& parameters) {
    return layout.zero >= 1 ? parameters.dense / dense_shard_ranks(layout) + parameters.expert / expert_shard_ranks(layout) : parameters.total();
}

double optimizer_step_bytes(Optimizer optimizer) {
    const double states = 2 * (optimizer_state_bytes(optimizer) - optimizer_state_bytes(Optimizer::adam)); // read and written
    return kAdamStep + states + (optimizer == Optimizer::adafactor ? kAdafactorPasses : 0);
}

double optimizer_state_bytes(Optimizer optimizer) {
    switch (optimizer) {
    case Optimizer::adam: return 12;
    case Optimizer::adam_bf16_moments: return 8;
    case Optimizer::adam_8bit: return 6;
    case Optimizer::sgd_momentum:
    case Optimizer::muon:
    case Optimizer::lion: return 8;
    case Optimizer::adafactor: return 4;
    }
    return 12;
}

double embedding_state_bytes(Optimizer optimizer) {
    return optimizer_state_bytes(optimizer == Optimizer::muon ? Optimizer::adam : optimizer);
}

MuonFlops muon_layer_flops(const Transformer& model, bool moe_layer, double experts) {
    MuonFlops flops;
    const double h = to_double(model.hidden), a = to_double(model.heads), g = mlp_matrices(model);
    const auto add = [&](double& sum, double times, double rows, double columns) {
        if (times <= 0 || rows <= 0 || columns <= 0) return;
        const double one = orthogonalise(rows, columns);
        sum += times * one;
        flops.largest = std::max(flops.largest, one);
        flops.largest_matrix = std::max(flops.largest_matrix, rows * columns);
    };
    if (model.latent) {
        const LatentAttention& latent = *model.latent;
        const double q = to_double(latent.q_rank), kv = to_double(latent.kv_rank);
        if (q > 0) add(flops.dense, 1, h, q);
        add(flops.dense, 1, q > 0 ? q : h, a * to_double(qk_dim(model)));
        add(flops.dense, 1, h, kv + to_double(latent.qk_rope_dim));
        add(flops.dense, 1, kv, a * to_double(latent.qk_nope_dim + latent.v_dim));
    } else {
        const double k = to_double(model.kv_heads), d = to_double(model.head_dim);
        add(flops.dense, 1, h, a * d);
        add(flops.dense, 2, h, k * d);
    }
    add(flops.dense, 1, a * to_double(v_dim(model)), h);
    const auto block = [&](double& sum, double times, double width) {
        add(sum, times, h, (g - 1) * width);
        add(sum, times, width, h);
    };
    if (!moe_layer) {
        block(flops.dense, 1, to_double(model.ffn));
    } else {
        block(flops.expert, experts, to_double(model.moe->ffn));
        block(flops.dense, 1, to_double(model.moe->shared_ffn));
    }
    return flops;
}

double optimizer_time(const LayerContext& context, const RankParameters& parameters, const StageContent& content) {
    const Plan& plan = context.plan;
    const Layout& layout = plan.layout;
    const SoftwareProfile& software = context.profile.software;
    const double shard = optimizer_shard(layout, parameters), here = 1 - std::clamp(plan.training.offload_optimizer, 0.0, 1.0);
    const double bytes = 8 * (layout.zero >= 3 ? shard : parameters.total()) + optimizer_step_bytes(plan.training.optimizer) * (here * shard);
    const double step = bytes / (software.hbm_optimizer * context.machine.hbm) + software.optimizer_fixed;
    return plan.training.optimizer == Optimizer::muon ? step + muon_time(context, content) : step;
}

} // namespace fivefold
