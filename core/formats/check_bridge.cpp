// SPDX-License-Identifier: Apache-2.0
// What Megatron-Bridge 0.7 (commit 067f987d) does otherwise than Megatron-LM's own command line.
#include "core/formats/enum_names.h"
#include "core/formats/target_rules.h"

namespace fivefold {

namespace {

// Its named precision recipes fix the gradients' type and where fp8 weights are gathered.
void gradients(const Plan& plan, TargetFindings& findings) {
    if (plan.training.grad_bytes == 2 && plan.training.precision != Precision::fp32) findings.warning("bridge-gradients");
}

void optimizer(const Plan& plan, TargetFindings& findings) {
    const Optimizer optimizer = plan.training.optimizer;
    if (optimizer == Optimizer::muon || optimizer == Optimizer::lion || optimizer == Optimizer::adam_8bit)
        findings.error("bridge-optimizer", {text_argument("optimizer", enum_name(optimizer))});
}

void sparse_attention(const Plan& plan, TargetFindings& findings) {
    if (plan.model.indexer) findings.error("bridge-model", {text_argument("part", "sparse-attention indexer")});
}

constexpr TargetRule kRules[] = {
    {"bridge-gradients", "The named recipes of mixed precision reduce gradients in fp32.", gradients},
    {"bridge-optimizer", "The base recipe brings the settings of Adam and SGD, and moments of 16 bits or more.", optimizer},
    {"bridge-model", "The base recipe's model has no fields for these parts.", sparse_attention},
};

} // namespace

std::span<const TargetRule> bridge_rules() { return kRules; }

} // namespace fivefold
