// SPDX-License-Identifier: Apache-2.0
// What is the same for all layers of a plan.
#include "core/estimate/layers.h"

#include "core/model/parameters.h"
#include "core/real.h"

namespace fivefold {

Degrees layout_degrees(const Layout& layout) {
    return {to_double(layout.tp), to_double(layout.cp), to_double(layout.dp), to_double(layout.pp), to_double(layout.ep), to_double(layout.etp), expert_data_parallel(layout)};
}

double sum(const TermSeconds& terms) {
    double total = 0;
    for (const double term : terms) total += term;
    return total;
}

void add(TermSeconds& to, const TermSeconds& from, double factor) {
    for (std::size_t i = 0; i < kTimeTerms; ++i) to[i] += factor * from[i];
}

LayerTraffic layer_traffic(const Plan& plan, const SoftwareProfile& software) {
    const int gated = plan.model.gated_mlp ? 1 : 0, compiled = is_on(plan.training.torch_compile, software.compiled) ? 1 : 0;
    const int fused = is_on(plan.training.fused_norm, software.fused_norm) ? 1 : 0;
    const auto matches = [](int condition, int value) { return condition < 0 || condition == value; };
    for (const TrafficVariant& variant : software.traffic)
        if (matches(variant.gated, gated) && matches(variant.compiled, compiled) && matches(variant.fused_norm, fused)) return variant.traffic;
    return software.traffic.empty() ? LayerTraffic{} : software.traffic.front().traffic;
}

double reduced_gradient_bytes(const Training& training, const SoftwareProfile& software) {
    return training.grad_bytes > 0 ? training.grad_bytes : software.dp_gradient_bytes.value;
}

LayerContext make_layer_context(const Plan& plan, const Profile& profile, const RankLayers& layer) {
    const Layout& layout = plan.layout;
    LayerContext context{plan, profile, make_machine(plan, profile), {}, layer, {}};
    const double tp_stride = context.strides().tp;
    context.links = collective_links(context.machine, profile.hardware);
    context.links.nic *= profile.software.collective_network;
    context.tokens = to_double(layout.micro_batch) * to_double(plan.training.seq_len) / to_double(layout.cp);
    context.sp = layout.sequence_parallel ? to_double(layout.tp) : 1;
    context.gradient_bytes = reduced_gradient_bytes(plan.training, profile.software);
    context.overlap = !plan.training.launch_blocking;
    const bool user_buffers = is_on(plan.training.tp_overlap, profile.software.tp_mode != TpMode::plain) && context.overlap;
    const double bytes = 2 * context.tokens * to_double(plan.model.hidden);
    context.tp_gather = hierarchical_ring(context.links, tp_stride, to_double(layout.tp), bytes);
    const bool low_precision = context.machine.layers.element_bytes < 2 && user_buffers;
    context.tp_gather_low = low_precision ? hierarchical_ring(context.links, tp_stride, to_double(layout.tp), bytes / 2) : context.tp_gather;
    if (profile.software.tp_mode == TpMode::plain) context.tp_exposed = user_buffers ? profile.software.async_tp_exposed.value : 1.0;
    else context.tp_exposed = user_buffers ? profile.software.tp_overlap_exposed.value : 1.0;
    context.traffic = layer_traffic(plan, profile.software);
    context.padded_vocab = to_double(padded_vocabulary(plan.model.vocab, layout.tp));
    return context;
}

double second_linears_share(const Transformer& model, bool moe_layer) {
    if (moe_layer || model.latent) return 0.5;
    const double d = to_double(model.head_dim), key = d * to_double(model.kv_heads), out = to_double(model.heads) * to_double(v_dim(model)), up = to_double(model.ffn);
    return (key + out + up) / (d * to_double(model.heads) + 2 * key + out + mlp_matrices(model) * up);
}

double head_traffic(const LayerContext& context) {
    const Transformer& model = context.plan.model;
    const double a = to_double(model.heads), t = to_double(context.plan.layout.tp);
    if (model.latent) return 4 * context.tokens * a * (2 * to_double(qk_dim(model)) + to_double(v_dim(model))) / t;
    return model.positions == Positions::rope ? 4 * context.tokens * (a + to_double(model.kv_heads)) * to_double(model.head_dim) / t : 0;
}

double host_state_share(const Training& training, const SoftwareProfile& software) {
    double factor = 1;
    switch (training.cuda_graphs) {
    case CudaGraphs::full_iteration: factor = software.host_full_graph; break;
    case CudaGraphs::partial_with_attention: factor = software.host_attention_graph; break;
    case CudaGraphs::partial: factor = software.host_partial_graph; break;
    case CudaGraphs::none: case CudaGraphs::unknown: break;
    }
    if (training.routing == TokenRouting::dropping) factor *= software.host_dropping;
    if (overlaps_experts(training) && training.cuda_graphs != CudaGraphs::full_iteration) factor *= software.host_expert_overlap;
    return factor;
}

double layer_host(const LayerContext& context, bool moe_layer) {
    const SoftwareProfile& software = context.profile.software;
    const Layout& layout = context.plan.layout;
    double host = moe_layer ? software.host_moe_layer.value : software.host_dense_layer.value;
    if (layout.tp >= 8) host += software.host_tp_wide;
    const RankStrides strides = context.strides();
    const bool pipeline_leaves_node = layout.pp > 1 && strides.pp * to_double(layout.pp) > context.machine.domain;
    if (layout.tp > 1 && pipeline_leaves_node && software.host_pipeline_tp > 0) {
        host += software.host_pipeline_tp * to_double(layout.tp);
        if (strides.tp * to_double(layout.tp) > context.machine.domain) // the host also waits for the latency of collectives that leave the node
            host += kHostCollectives * (to_double(layout.tp) - 1) * context.machine.network_hop;
    }
    return host * host_state_share(context.plan.training, software);
}

} // namespace fivefold
