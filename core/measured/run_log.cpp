// SPDX-License-Identifier: Apache-2.0
#include "core/measured/run_log.h"

namespace fivefold {

const char* log_framework_name(LogFramework framework) {
    constexpr const char* names[] = {"unknown", "megatron", "nanotron", "torchtitan", "deepspeed", "generic"};
    return names[static_cast<std::size_t>(framework)];
}

const char* log_memory_kind_name(LogMemoryKind kind) {
    constexpr const char* names[] = {"allocated", "max_allocated", "reserved", "max_reserved", "smi"};
    return names[static_cast<std::size_t>(kind)];
}

const char* sign_name(Sign sign) {
    constexpr const char* names[] = {"hardware",    "node_failure",  "preempted", "cancelled",          "time_limit", "host_out_of_memory",
                                     "leftover_process", "out_of_memory", "refused", "collective_timeout", "nccl",    "application_fault",
                                     "crash",       "killed",        "worker_failed", "recovered"};
    static_assert(std::size(names) == kSignCount);
    return names[static_cast<std::size_t>(sign)];
}

} // namespace fivefold
