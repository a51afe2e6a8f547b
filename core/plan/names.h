// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

namespace fivefold {

/// The family key of profiles and files: "megatron", "nanotron" ...
[[nodiscard]] constexpr const char* framework_name(Framework framework) {
    switch (framework) {
    case Framework::megatron: return "megatron";
    case Framework::nanotron: return "nanotron";
    case Framework::torchtitan: return "torchtitan";
    case Framework::fsdp1: return "fsdp1";
    case Framework::megatron_deepspeed: return "megatron_deepspeed";
    case Framework::deepspeed: return "deepspeed";
    case Framework::internevo: return "internevo";
    case Framework::aleph_alpha: return "aleph_alpha";
    }
    return "";
}

} // namespace fivefold
