// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/low_precision.h"

namespace fivefold {
namespace {

/// Layouts of a weight that forward and backward products read. One scale a tensor serves both; up to Hopper the product still wants its
/// operand transposed. Scales along a row or a column tie the copy to its direction.
double layouts(const Plan& plan) {
    const bool per_tensor = plan.training.precision == Precision::fp8 && plan.training.fp8_recipe != Fp8Recipe::rowwise && plan.training.fp8_recipe != Fp8Recipe::blockwise;
    return per_tensor && plan.cluster.gpu.architecture.starts_with("Blackwell") ? 1 : 2;
}

} // namespace

Fp8Recipe fp8_recipe(const Training& training, const SoftwareProfile& software) {
    if (training.precision != Precision::fp8 || training.fp8_recipe != Fp8Recipe::unknown) return training.fp8_recipe;
    const double release = training.release > 0 ? training.release : software.release_default.value;
    return software.fp8_current_release > 0 && release >= software.fp8_current_release ? Fp8Recipe::current : Fp8Recipe::delayed;
}

double low_precision_weight(const Training& training) {
    switch (training.precision) {
    case Precision::fp8: return training.fp8_recipe == Fp8Recipe::blockwise ? 1 + 4.0 / (128 * 128) : 1; // an fp32 scale a block
    case Precision::mxfp8: return 1 + 1.0 / 32;                                                          // a byte for 32
    case Precision::nvfp4: return 0.5 + 1.0 / 16;                                                        // a byte for 16
    default: return 2;
    }
}

double cached_weight_bytes(const Plan& plan, const SoftwareProfile& software) {
    const Training& training = plan.training;
    const bool stated = training.low_precision_weights != Switch::unknown || (training.precision == Precision::fp8 && training.fp8_recipe != Fp8Recipe::unknown);
    if (!is_low(training.precision) || !stated || plan.layout.zero >= 3) return 0;
    const double one = low_precision_weight(training);
    if (is_on(training.low_precision_weights, false)) return layouts(plan) * one - 2;
    return software.weight_casts_kept ? layouts(plan) * one : 0;
}

double gathered_weight_bytes(const Training& training) {
    return is_low(training.precision) && is_on(training.low_precision_weights, false) ? low_precision_weight(training) : 2;
}

} // namespace fivefold
