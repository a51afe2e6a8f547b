// SPDX-License-Identifier: Apache-2.0
#include "core/formats/enum_names.h"

#include "core/plan/names.h"

namespace fivefold {

namespace {

template <class Enum>
using Entry = EnumName<Enum>;

constexpr Entry<Activation> kActivationNames[] = {
    {Activation::silu, "silu"}, {Activation::gelu, "gelu"}, {Activation::relu, "relu"}, {Activation::squared_relu, "squared_relu"}};
constexpr Entry<Positions> kPositionsNames[] = {
    {Positions::rope, "rope"}, {Positions::learned, "learned"}, {Positions::alibi, "alibi"}, {Positions::none, "none"}};
constexpr Entry<NormKind> kNormKindNames[] = {
    {NormKind::rms, "rms"}, {NormKind::layer_with_bias, "layer_with_bias"}, {NormKind::without_weights, "without_weights"}};
constexpr Entry<QkNorm> kQkNormNames[] = {{QkNorm::none, "none"}, {QkNorm::per_head, "per_head"}, {QkNorm::full_width, "full_width"}};
constexpr Entry<Schedule> kScheduleNames[] = {{Schedule::one_f_one_b, "1f1b"},
                                              {Schedule::gpipe, "gpipe"},
                                              {Schedule::zero_bubble_h1, "zero_bubble_h1"},
                                              {Schedule::zero_bubble_v, "zero_bubble_v"},
                                              {Schedule::dual_pipe, "dual_pipe"}};
constexpr Entry<RecomputeKind> kRecomputeKindNames[] = {
    {RecomputeKind::none, "none"}, {RecomputeKind::selective, "selective"}, {RecomputeKind::full, "full"}};
constexpr Entry<RecomputeModule> kRecomputeModuleNames[] = {{recompute_core_attention, "core_attn"},
                                                            {recompute_layernorm, "layernorm"},
                                                            {recompute_mlp, "mlp"},
                                                            {recompute_moe, "moe"},
                                                            {recompute_moe_activation, "moe_act"},
                                                            {recompute_mla_up_projection, "mla_up_proj"},
                                                            {recompute_shared_experts, "shared_experts"}};
constexpr Entry<StageSplit> kStageSplitNames[] = {{StageSplit::automatic, "automatic"},
                                                  {StageSplit::slots, "slots"},
                                                  {StageSplit::by_cost, "by_cost"},
                                                  {StageSplit::explicit_layers, "explicit_layers"},
                                                  {StageSplit::even, "even"}};
constexpr Entry<Precision> kPrecisionNames[] = {{Precision::bf16, "bf16"},   {Precision::fp16, "fp16"},   {Precision::fp8, "fp8"},
                                                {Precision::mxfp8, "mxfp8"}, {Precision::nvfp4, "nvfp4"}, {Precision::fp32, "fp32"}};
constexpr Entry<Optimizer> kOptimizerNames[] = {{Optimizer::adam, "adam"},           {Optimizer::adam_bf16_moments, "adam_bf16_moments"},
                                                {Optimizer::adam_8bit, "adam_8bit"}, {Optimizer::sgd_momentum, "sgd_momentum"},
                                                {Optimizer::muon, "muon"},           {Optimizer::lion, "lion"},
                                                {Optimizer::adafactor, "adafactor"}};
constexpr Entry<Framework> framework_entry(Framework framework) { return {framework, framework_name(framework)}; }
constexpr Entry<Framework> kFrameworkNames[] = {framework_entry(Framework::megatron),   framework_entry(Framework::nanotron),
                                                framework_entry(Framework::torchtitan), framework_entry(Framework::fsdp1),
                                                framework_entry(Framework::megatron_deepspeed), framework_entry(Framework::deepspeed),
                                                framework_entry(Framework::internevo),  framework_entry(Framework::aleph_alpha)};
constexpr Entry<AttentionKernel> kAttentionKernelNames[] = {{AttentionKernel::unknown, "unknown"},
                                                            {AttentionKernel::unfused, "unfused"},
                                                            {AttentionKernel::fused_softmax, "fused_softmax"},
                                                            {AttentionKernel::flash, "flash"},
                                                            {AttentionKernel::flash1, "flash1"},
                                                            {AttentionKernel::flash2, "flash2"},
                                                            {AttentionKernel::flash3, "flash3"}};
constexpr Entry<Switch> kSwitchNames[] = {{Switch::unknown, "unknown"}, {Switch::off, "off"}, {Switch::on, "on"}};
constexpr Entry<LossKind> kLossKindNames[] = {{LossKind::unknown, "unknown"},
                                              {LossKind::unfused, "unfused"},
                                              {LossKind::native_fused, "native_fused"},
                                              {LossKind::fused, "fused"},
                                              {LossKind::chunked, "chunked"}};
constexpr Entry<CudaGraphs> kCudaGraphsNames[] = {{CudaGraphs::unknown, "unknown"},
                                                  {CudaGraphs::none, "none"},
                                                  {CudaGraphs::partial, "partial"},
                                                  {CudaGraphs::partial_with_attention, "partial_with_attention"},
                                                  {CudaGraphs::full_iteration, "full_iteration"}};
constexpr Entry<Dispatcher> kDispatcherNames[] = {{Dispatcher::unknown, "unknown"},
                                                  {Dispatcher::nccl, "nccl"},
                                                  {Dispatcher::all_gather, "all_gather"},
                                                  {Dispatcher::deep_ep, "deep_ep"},
                                                  {Dispatcher::hybrid_ep, "hybrid_ep"}};
constexpr Entry<TokenRouting> kTokenRoutingNames[] = {{TokenRouting::unknown, "unknown"},
                                                      {TokenRouting::dropless, "dropless"},
                                                      {TokenRouting::balanced, "balanced"},
                                                      {TokenRouting::dropping, "dropping"}};
constexpr Entry<CpKind> kCpKindNames[] = {
    {CpKind::ring, "ring"}, {CpKind::all_gather, "all_gather"}, {CpKind::ulysses, "ulysses"}, {CpKind::hierarchical, "hierarchical"}};
constexpr Entry<Fp8Recipe> kFp8RecipeNames[] = {
    {Fp8Recipe::unknown, "unknown"}, {Fp8Recipe::delayed, "delayed"}, {Fp8Recipe::current, "current"}, {Fp8Recipe::rowwise, "rowwise"}, {Fp8Recipe::blockwise, "blockwise"}};

} // namespace

template <>
std::span<const EnumName<Activation>> enum_names() {
    return kActivationNames;
}
template <>
std::span<const EnumName<Positions>> enum_names() {
    return kPositionsNames;
}
template <>
std::span<const EnumName<NormKind>> enum_names() {
    return kNormKindNames;
}
template <>
std::span<const EnumName<QkNorm>> enum_names() {
    return kQkNormNames;
}
template <>
std::span<const EnumName<Schedule>> enum_names() {
    return kScheduleNames;
}
template <>
std::span<const EnumName<RecomputeKind>> enum_names() {
    return kRecomputeKindNames;
}
template <>
std::span<const EnumName<RecomputeModule>> enum_names() {
    return kRecomputeModuleNames;
}
template <>
std::span<const EnumName<StageSplit>> enum_names() {
    return kStageSplitNames;
}
template <>
std::span<const EnumName<Precision>> enum_names() {
    return kPrecisionNames;
}
template <>
std::span<const EnumName<Optimizer>> enum_names() {
    return kOptimizerNames;
}
template <>
std::span<const EnumName<Framework>> enum_names() {
    return kFrameworkNames;
}
template <>
std::span<const EnumName<AttentionKernel>> enum_names() {
    return kAttentionKernelNames;
}
template <>
std::span<const EnumName<Switch>> enum_names() {
    return kSwitchNames;
}
template <>
std::span<const EnumName<LossKind>> enum_names() {
    return kLossKindNames;
}
template <>
std::span<const EnumName<CudaGraphs>> enum_names() {
    return kCudaGraphsNames;
}
template <>
std::span<const EnumName<Dispatcher>> enum_names() {
    return kDispatcherNames;
}
template <>
std::span<const EnumName<TokenRouting>> enum_names() {
    return kTokenRoutingNames;
}
template <>
std::span<const EnumName<CpKind>> enum_names() {
    return kCpKindNames;
}
template <>
std::span<const EnumName<Fp8Recipe>> enum_names() {
    return kFp8RecipeNames;
}

} // namespace fivefold
