// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/record.h"

#include <string>
#include <utility>
#include <vector>

namespace fivefold {

/// Name, system, kernel, processor and memory of this machine; what cannot be had stays empty.
[[nodiscard]] ProbeHost host_facts();

/// The variables of this process that bear on what the probe measures (NCCL_*, CUDA_*, LD_LIBRARY_PATH), by name.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> bearing_variables();

/// This process's variables as NAME=value, with those of `changes` set.
[[nodiscard]] std::vector<std::string> environment_with(const std::vector<std::pair<std::string, std::string>>& changes);

} // namespace fivefold
