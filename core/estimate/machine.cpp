// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/machine.h"

#include "core/estimate/low_precision.h"

#include <algorithm>

namespace fivefold {
namespace {

constexpr double kOldestRelease = 2024.2, kNewestRelease = 2026.7;

double positive(double value) { return value > 0 ? value : 1; }

FlashKernel kernel_in_use(AttentionKernel kernel, const SoftwareProfile& software) {
    switch (kernel) {
    case AttentionKernel::flash1: return FlashKernel::flash1;
    case AttentionKernel::flash2: return FlashKernel::flash2;
    case AttentionKernel::flash3: return FlashKernel::best;
    default: return software.flash;
    }
}

/// Passes over a tensor that casting to fp8 takes, relative to delayed scaling.
double fp8_passes(Fp8Recipe recipe, const SoftwareProfile& software) {
    switch (recipe) {
    case Fp8Recipe::current:
    case Fp8Recipe::rowwise: return software.quantise_current;
    case Fp8Recipe::blockwise: return software.quantise_blockwise;
    case Fp8Recipe::unknown:
    case Fp8Recipe::delayed: break;
    }
    return 1;
}

/// The 16-bit and the layers' products take what was measured in their own type.
void use_measured(Machine& machine, const Training& training, const MeasuredTables& measured) {
    const auto either = [&measured](MeasuredType wanted, MeasuredType like) {
        const GemmSurface* surface = measured.gemm(wanted);
        return surface != nullptr ? surface : measured.gemm(like);
    };
    const bool fp16 = training.precision == Precision::fp16;
    machine.base.surface = either(fp16 ? MeasuredType::fp16 : MeasuredType::bf16, fp16 ? MeasuredType::bf16 : MeasuredType::fp16);
    if (training.precision == Precision::fp32) machine.base.surface = measured.gemm(MeasuredType::tf32);
    machine.layers.surface = machine.layers.element_bytes == 1 ? measured.gemm(MeasuredType::fp8)
                             : machine.layers.element_bytes < 1 ? measured.gemm(MeasuredType::fp4)
                                                                : machine.base.surface;
    if (measured.has_collectives()) machine.collectives = &measured;
}

FlashRate flash_rate(const HardwareProfile& hardware, FlashKernel kernel, double release) {
    if (kernel == FlashKernel::best)
        return {hardware.attention_peak * (release >= 2026 ? hardware.attention_new_release.value : 1.0), hardware.attention_backward,
                hardware.attention_half_fwd, hardware.attention_half_bwd, hardware.head_narrow, hardware.head_medium, hardware.head_wide, hardware.head_latent};
    const bool first = kernel == FlashKernel::flash1;
    const double share = first ? hardware.flash1_share.value : 1.0;
    return {hardware.flash2_peak * share, hardware.flash2_backward, hardware.flash2_half_fwd, hardware.flash2_half_bwd,
            first ? hardware.head_narrow_flash1 : hardware.head_narrow_flash2, hardware.head_medium, 1, hardware.head_latent};
}

} // namespace

Machine make_machine(const Plan& plan, const Profile& profile) {
    const Gpu& gpu = plan.cluster.gpu;
    const HardwareProfile& hardware = profile.hardware;
    const Training& training = plan.training;
    Machine machine;

    const double sixteen = training.precision == Precision::fp16 ? gpu.fp16.value() : std::max(gpu.bf16.value(), 0.0);
    machine.base = {positive(sixteen > 0 ? sixteen : gpu.fp16.value()), hardware.gemm_bf16, hardware.prologue_k, 2};
    machine.layers = machine.base;
    const double fp8 = gpu.fp8.value(), fp4 = gpu.fp4.value();
    switch (training.precision) {
    case Precision::fp8:
    case Precision::mxfp8:
        if (fp8 > 0) machine.layers = {fp8, hardware.gemm_fp8, hardware.prologue_k * hardware.prologue_fp8, 1};
        if (fp8 > 0) machine.quantise_factor = training.precision == Precision::fp8 ? fp8_passes(fp8_recipe(training, profile.software), profile.software) : profile.software.quantise_mxfp8.value;
        if (fp8 > 0 && training.precision == Precision::fp8 && training.fp8_recipe == Fp8Recipe::rowwise) machine.layers.sustained *= hardware.gemm_rowwise;
        if (fp8 > 0 && training.precision == Precision::fp8 && training.fp8_recipe == Fp8Recipe::blockwise) machine.layers.sustained *= hardware.gemm_blockwise;
        break;
    case Precision::nvfp4:
        if (fp4 > 0) {
            machine.layers = {fp4, hardware.gemm_fp4, hardware.prologue_k * hardware.prologue_fp4, 0.5};
            machine.quantise_factor = profile.software.quantise_nvfp4;
        }
        break;
    case Precision::fp32:
        machine.base = machine.layers = {positive(gpu.tf32.value() > 0 ? gpu.tf32.value() : machine.base.peak / 2), hardware.gemm_bf16, hardware.prologue_k, 4};
        break;
    case Precision::bf16:
    case Precision::fp16: break;
    }
    machine.sms = std::max(1, gpu.multiprocessors);
    machine.hbm = positive(gpu.hbm.value());
    machine.hbm_kernels = machine.hbm * profile.software.hbm_efficiency;
    machine.hbm_gemm = machine.hbm * hardware.gemm_hbm;
    machine.tile_rho = hardware.tile_rho;
    machine.wave_tail = hardware.wave_tail;
    machine.launch = hardware.kernel_launch;
    const double release = training.release > 0 ? training.release : profile.software.release_default.value;
    machine.flash = flash_rate(hardware, kernel_in_use(training.attention, profile.software), release);
    machine.misaligned_head = hardware.misaligned_head;
    machine.hbm_scores = machine.hbm * profile.software.score_efficiency;
    machine.base.sustained *= profile.software.gemm_share;
    machine.layers.sustained *= profile.software.gemm_share;
    // The gain was seen between these releases; older and newer ones are not extrapolated.
    machine.release_years = std::clamp(release, kOldestRelease, kNewestRelease) - profile.software.release_reference;
    machine.release_gain = profile.software.release_gain * hardware.release_share;
    machine.scale_up = positive(domain_bandwidth(plan.cluster).value());
    machine.network_hop = plan.cluster.network.hop > Seconds(0) ? plan.cluster.network.hop.value() : hardware.network_hop.value;
    machine.ring_step = plan.cluster.network.ring_step > Seconds(0) ? plan.cluster.network.ring_step.value() : hardware.ring_step.value;
    machine.nic = positive(plan.cluster.network.bandwidth_per_gpu.value());
    machine.domain = nvlink_domain(plan.cluster);
    machine.dispatch_base = hardware.dispatch_base;
    machine.node = std::max(machine.domain, static_cast<double>(plan.cluster.gpus_per_node));
    if (profile.measured && profile.measured->hardware().gpu == gpu.id) use_measured(machine, training, *profile.measured.tables);
    return machine;
}

} // namespace fivefold
