// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/profile/profile.h"

#include <array>
#include <string>

namespace fivefold {

/// Every constant of a profile and its key, once: for files, for fitting, for listing.
template <class Part>
struct ConstantField {
    const char* key;
    Constant Part::*member;
};

inline constexpr std::array kHardwareFields = {
    ConstantField<HardwareProfile>{"gemm_bf16", &HardwareProfile::gemm_bf16},
    ConstantField<HardwareProfile>{"gemm_fp8", &HardwareProfile::gemm_fp8},
    ConstantField<HardwareProfile>{"gemm_fp4", &HardwareProfile::gemm_fp4},
    ConstantField<HardwareProfile>{"prologue_k", &HardwareProfile::prologue_k},
    ConstantField<HardwareProfile>{"prologue_fp8", &HardwareProfile::prologue_fp8},
    ConstantField<HardwareProfile>{"prologue_fp4", &HardwareProfile::prologue_fp4},
    ConstantField<HardwareProfile>{"tile_rho", &HardwareProfile::tile_rho},
    ConstantField<HardwareProfile>{"wave_tail", &HardwareProfile::wave_tail},
    ConstantField<HardwareProfile>{"gemm_hbm", &HardwareProfile::gemm_hbm},
    ConstantField<HardwareProfile>{"kernel_launch", &HardwareProfile::kernel_launch},
    ConstantField<HardwareProfile>{"attention_peak", &HardwareProfile::attention_peak},
    ConstantField<HardwareProfile>{"attention_backward", &HardwareProfile::attention_backward},
    ConstantField<HardwareProfile>{"attention_half_fwd", &HardwareProfile::attention_half_fwd},
    ConstantField<HardwareProfile>{"attention_half_bwd", &HardwareProfile::attention_half_bwd},
    ConstantField<HardwareProfile>{"attention_new_release", &HardwareProfile::attention_new_release},
    ConstantField<HardwareProfile>{"flash2_peak", &HardwareProfile::flash2_peak},
    ConstantField<HardwareProfile>{"flash2_backward", &HardwareProfile::flash2_backward},
    ConstantField<HardwareProfile>{"flash2_half_fwd", &HardwareProfile::flash2_half_fwd},
    ConstantField<HardwareProfile>{"flash2_half_bwd", &HardwareProfile::flash2_half_bwd},
    ConstantField<HardwareProfile>{"flash1_share", &HardwareProfile::flash1_share},
    ConstantField<HardwareProfile>{"misaligned_head", &HardwareProfile::misaligned_head},
    ConstantField<HardwareProfile>{"collective_base", &HardwareProfile::collective_base},
    ConstantField<HardwareProfile>{"collective_base_small", &HardwareProfile::collective_base_small},
    ConstantField<HardwareProfile>{"small_share", &HardwareProfile::small_share},
    ConstantField<HardwareProfile>{"scale_up_hop", &HardwareProfile::scale_up_hop},
    ConstantField<HardwareProfile>{"network_hop", &HardwareProfile::network_hop},
    ConstantField<HardwareProfile>{"ring_step", &HardwareProfile::ring_step},
    ConstantField<HardwareProfile>{"scale_up_share", &HardwareProfile::scale_up_share},
    ConstantField<HardwareProfile>{"network_share", &HardwareProfile::network_share},
    ConstantField<HardwareProfile>{"p2p_scale_up_share", &HardwareProfile::p2p_scale_up_share},
    ConstantField<HardwareProfile>{"p2p_base", &HardwareProfile::p2p_base},
    ConstantField<HardwareProfile>{"workspace", &HardwareProfile::workspace},
    ConstantField<HardwareProfile>{"attention_output_copies", &HardwareProfile::attention_output_copies},
    ConstantField<HardwareProfile>{"context", &HardwareProfile::context},
};

inline constexpr std::array kSoftwareFields = {
    ConstantField<SoftwareProfile>{"gemm_share", &SoftwareProfile::gemm_share},
    ConstantField<SoftwareProfile>{"hbm_efficiency", &SoftwareProfile::hbm_efficiency},
    ConstantField<SoftwareProfile>{"host_dense_layer", &SoftwareProfile::host_dense_layer},
    ConstantField<SoftwareProfile>{"host_moe_layer", &SoftwareProfile::host_moe_layer},
    ConstantField<SoftwareProfile>{"host_tp_wide", &SoftwareProfile::host_tp_wide},
    ConstantField<SoftwareProfile>{"host_pipeline", &SoftwareProfile::host_pipeline},
    ConstantField<SoftwareProfile>{"host_pipeline_tp", &SoftwareProfile::host_pipeline_tp},
    ConstantField<SoftwareProfile>{"host_ends", &SoftwareProfile::host_ends},
    ConstantField<SoftwareProfile>{"blocking_slowdown", &SoftwareProfile::blocking_slowdown},
    ConstantField<SoftwareProfile>{"blocking_gap", &SoftwareProfile::blocking_gap},
    ConstantField<SoftwareProfile>{"tp_overlap_exposed", &SoftwareProfile::tp_overlap_exposed},
    ConstantField<SoftwareProfile>{"straggler", &SoftwareProfile::straggler},
    ConstantField<SoftwareProfile>{"quantise", &SoftwareProfile::quantise},
    ConstantField<SoftwareProfile>{"release_gain", &SoftwareProfile::release_gain},
    ConstantField<SoftwareProfile>{"release_reference", &SoftwareProfile::release_reference},
    ConstantField<SoftwareProfile>{"release_default", &SoftwareProfile::release_default},
    ConstantField<SoftwareProfile>{"grouped_gemm", &SoftwareProfile::grouped_gemm},
    ConstantField<SoftwareProfile>{"all_to_all", &SoftwareProfile::all_to_all},
    ConstantField<SoftwareProfile>{"all_to_all_wide", &SoftwareProfile::all_to_all_wide},
    ConstantField<SoftwareProfile>{"permute", &SoftwareProfile::permute},
    ConstantField<SoftwareProfile>{"expert_bias_passes", &SoftwareProfile::expert_bias_passes},
    ConstantField<SoftwareProfile>{"overlap_window", &SoftwareProfile::overlap_window},
    ConstantField<SoftwareProfile>{"contention", &SoftwareProfile::contention},
    ConstantField<SoftwareProfile>{"shard_copy", &SoftwareProfile::shard_copy},
    ConstantField<SoftwareProfile>{"gather_contention", &SoftwareProfile::gather_contention},
    ConstantField<SoftwareProfile>{"accumulate_bytes", &SoftwareProfile::accumulate_bytes},
    ConstantField<SoftwareProfile>{"score_efficiency", &SoftwareProfile::score_efficiency},
    ConstantField<SoftwareProfile>{"score_bytes_forward", &SoftwareProfile::score_bytes_forward},
    ConstantField<SoftwareProfile>{"score_bytes_backward", &SoftwareProfile::score_bytes_backward},
    ConstantField<SoftwareProfile>{"loss_traffic", &SoftwareProfile::loss_traffic},
    ConstantField<SoftwareProfile>{"loss_traffic_unfused", &SoftwareProfile::loss_traffic_unfused},
    ConstantField<SoftwareProfile>{"optimizer_fixed", &SoftwareProfile::optimizer_fixed},
    ConstantField<SoftwareProfile>{"hbm_optimizer", &SoftwareProfile::hbm_optimizer},
    ConstantField<SoftwareProfile>{"band_low", &SoftwareProfile::band_low},
    ConstantField<SoftwareProfile>{"band_high", &SoftwareProfile::band_high},
    ConstantField<SoftwareProfile>{"band_moe", &SoftwareProfile::band_moe},
    ConstantField<SoftwareProfile>{"weight_bytes", &SoftwareProfile::weight_bytes},
    ConstantField<SoftwareProfile>{"gradient_bytes", &SoftwareProfile::gradient_bytes},
    ConstantField<SoftwareProfile>{"gradient_bytes_fp16", &SoftwareProfile::gradient_bytes_fp16},
    ConstantField<SoftwareProfile>{"dp_gradient_bytes", &SoftwareProfile::dp_gradient_bytes},
    ConstantField<SoftwareProfile>{"activation_scale", &SoftwareProfile::activation_scale},
    ConstantField<SoftwareProfile>{"activation_compiled", &SoftwareProfile::activation_compiled},
    ConstantField<SoftwareProfile>{"mlp_kept_gated", &SoftwareProfile::mlp_kept_gated},
    ConstantField<SoftwareProfile>{"mlp_kept_plain", &SoftwareProfile::mlp_kept_plain},
    ConstantField<SoftwareProfile>{"rope_kept", &SoftwareProfile::rope_kept},
    ConstantField<SoftwareProfile>{"kv_expand_kept", &SoftwareProfile::kv_expand_kept},
    ConstantField<SoftwareProfile>{"eager_norm_kept", &SoftwareProfile::eager_norm_kept},
    ConstantField<SoftwareProfile>{"scores_kept", &SoftwareProfile::scores_kept},
    ConstantField<SoftwareProfile>{"scores_kept_dropout", &SoftwareProfile::scores_kept_dropout},
    ConstantField<SoftwareProfile>{"selective_share", &SoftwareProfile::selective_share},
    ConstantField<SoftwareProfile>{"full_hidden", &SoftwareProfile::full_hidden},
    ConstantField<SoftwareProfile>{"work_hidden", &SoftwareProfile::work_hidden},
    ConstantField<SoftwareProfile>{"work_hidden_sharded", &SoftwareProfile::work_hidden_sharded},
    ConstantField<SoftwareProfile>{"work_ffn", &SoftwareProfile::work_ffn},
    ConstantField<SoftwareProfile>{"work_layer", &SoftwareProfile::work_layer},
    ConstantField<SoftwareProfile>{"work_moe", &SoftwareProfile::work_moe},
    ConstantField<SoftwareProfile>{"unit_bytes", &SoftwareProfile::unit_bytes},
    ConstantField<SoftwareProfile>{"optimizer_extra", &SoftwareProfile::optimizer_extra},
    ConstantField<SoftwareProfile>{"gather_buffers", &SoftwareProfile::gather_buffers},
    ConstantField<SoftwareProfile>{"routing_imbalance", &SoftwareProfile::routing_imbalance},
    ConstantField<SoftwareProfile>{"combine_copies", &SoftwareProfile::combine_copies},
    ConstantField<SoftwareProfile>{"cp_buffers", &SoftwareProfile::cp_buffers},
    ConstantField<SoftwareProfile>{"router_bytes", &SoftwareProfile::router_bytes},
    ConstantField<SoftwareProfile>{"loss_bytes_unfused", &SoftwareProfile::loss_bytes_unfused},
    ConstantField<SoftwareProfile>{"loss_bytes_native_fused", &SoftwareProfile::loss_bytes_native_fused},
    ConstantField<SoftwareProfile>{"loss_bytes_fused", &SoftwareProfile::loss_bytes_fused},
    ConstantField<SoftwareProfile>{"loss_bytes_chunked", &SoftwareProfile::loss_bytes_chunked},
    ConstantField<SoftwareProfile>{"loss_chunk_tokens", &SoftwareProfile::loss_chunk_tokens},
    ConstantField<SoftwareProfile>{"ddp_bucket", &SoftwareProfile::ddp_bucket},
    ConstantField<SoftwareProfile>{"fragmentation", &SoftwareProfile::fragmentation},
    ConstantField<SoftwareProfile>{"reserved_fixed", &SoftwareProfile::reserved_fixed},
    ConstantField<SoftwareProfile>{"outside", &SoftwareProfile::outside},
    ConstantField<SoftwareProfile>{"nccl_channels", &SoftwareProfile::nccl_channels},
};

inline constexpr std::array kVerdictFields = {
    ConstantField<VerdictProfile>{"steepness", &VerdictProfile::steepness},
    ConstantField<VerdictProfile>{"midpoint", &VerdictProfile::midpoint},
    ConstantField<VerdictProfile>{"tight", &VerdictProfile::tight},
    ConstantField<VerdictProfile>{"at_risk", &VerdictProfile::at_risk},
    ConstantField<VerdictProfile>{"over", &VerdictProfile::over},
};

// A constant that is added to a profile must be added here too.
static_assert(sizeof(HardwareProfile) == sizeof(std::string) + kHardwareFields.size() * sizeof(Constant));
static_assert(sizeof(VerdictProfile) == kVerdictFields.size() * sizeof(Constant));

} // namespace fivefold
