// SPDX-License-Identifier: Apache-2.0
#include "core/formats/builtin.h"

#include <cstddef>
#include <cstdint>

// Each file becomes a hidden read-only symbol and its size; both GCC and Clang take this on every Linux target.
#define FIVEFOLD_FILE(name, path)                                     \
    asm(".section .rodata.fivefold_" #name ",\"a\",@progbits\n"       \
        ".balign 8\n"                                                 \
        ".globl fivefold_" #name "_size\n"                            \
        ".hidden fivefold_" #name "_size\n"                           \
        "fivefold_" #name "_size:\n"                                  \
        ".quad 2f - 1f\n"                                             \
        ".globl fivefold_" #name "_data\n"                            \
        ".hidden fivefold_" #name "_data\n"                           \
        "fivefold_" #name "_data:\n"                                  \
        "1:\n"                                                        \
        ".incbin \"" FIVEFOLD_RESOURCES path "\"\n"                   \
        "2:\n"                                                        \
        ".previous\n");                                               \
    extern "C" {                                                      \
    extern const std::uint64_t fivefold_##name##_size;                \
    extern const char fivefold_##name##_data[];                       \
    }                                                                 \
    std::string_view fivefold::builtin::name() {                      \
        return {fivefold_##name##_data, static_cast<std::size_t>(fivefold_##name##_size)}; \
    }

FIVEFOLD_FILE(gpus_json, "/catalogue/gpus.json")
FIVEFOLD_FILE(networks_json, "/catalogue/networks.json")
FIVEFOLD_FILE(models_json, "/catalogue/models.json")
FIVEFOLD_FILE(costs_json, "/catalogue/costs.json")
FIVEFOLD_FILE(profiles_json, "/profiles/profiles.json")
FIVEFOLD_FILE(runs_csv, "/measured/runs.csv")
FIVEFOLD_FILE(heatmap_csv, "/measured/heatmap.csv")
FIVEFOLD_FILE(campaign_common_sh, "/campaign/common.sh")
FIVEFOLD_FILE(campaign_node_sh, "/campaign/node.sh")
FIVEFOLD_FILE(campaign_run_sh, "/campaign/run.sh")
FIVEFOLD_FILE(campaign_submit_slurm_sh, "/campaign/submit_slurm.sh")
FIVEFOLD_FILE(campaign_submit_skypilot_sh, "/campaign/submit_skypilot.sh")
FIVEFOLD_FILE(campaign_submit_kubernetes_sh, "/campaign/submit_kubernetes.sh")
