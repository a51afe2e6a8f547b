// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iterator>
#include <string_view>

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace fivefold {

/// What a code of the probe means to a person, and what to do about it ("" = nothing). The desktop translates both (context "Probe").
/// Codes of warnings and errors of the probe itself are those of probes/protocol/vocabulary.h, of its parent those of
/// probes/runner/probe_run.h; below_catalogue comes from the comparison with the catalogue.
struct ProbeText {
    std::string_view code;
    const char* what;
    const char* advice;
};

inline constexpr ProbeText kProbeTexts[] = {
    // No usable driver or GPU
    {"built_without_cuda", QT_TRANSLATE_NOOP("Probe", "This copy of the probe was built without its GPU kernels."), QT_TRANSLATE_NOOP("Probe", "Build Fivefold with -DFIVEFOLD_CUDA=AUTO, or install a package that has them.")},
    {"no_driver", QT_TRANSLATE_NOOP("Probe", "There is no NVIDIA driver on this machine: libcuda.so.1 cannot be opened."), QT_TRANSLATE_NOOP("Probe", "Install the NVIDIA driver; in a container, start it with --gpus all.")},
    {"stub_driver", QT_TRANSLATE_NOOP("Probe", "The libcuda.so.1 found is the toolkit's stub, which is only for linking."), QT_TRANSLATE_NOOP("Probe", "Take the folder that ends in stubs out of LD_LIBRARY_PATH, and install the NVIDIA driver.")},
    {"no_device", QT_TRANSLATE_NOOP("Probe", "The driver works but sees no GPU."), QT_TRANSLATE_NOOP("Probe", "Look at CUDA_VISIBLE_DEVICES, the container's --gpus option and the job's GPU request; nvidia-smi must list the GPUs.")},
    {"driver_too_old", QT_TRANSLATE_NOOP("Probe", "The NVIDIA driver is too old for the probe."), QT_TRANSLATE_NOOP("Probe", "Update the driver to one that supports CUDA 10.1 or later, or to the one that the CUDA libraries in use ask for.")},
    {"fabric_not_ready", QT_TRANSLATE_NOOP("Probe", "The NVLink fabric between the GPUs is not ready."), QT_TRANSLATE_NOOP("Probe", "Start the fabric manager of the driver's own version (systemctl start nvidia-fabricmanager), wait a minute and run again.")},
    {"driver_mismatch", QT_TRANSLATE_NOOP("Probe", "The driver's kernel module and its library are of different versions."), QT_TRANSLATE_NOOP("Probe", "Restart the machine after the driver's update, or load the new kernel module; in a container, start it again.")},
    {"compat", QT_TRANSLATE_NOOP("Probe", "CUDA's forward-compatibility library does not work with this GPU."), QT_TRANSLATE_NOOP("Probe", "Take the compat folder out of LD_LIBRARY_PATH, or update the driver itself.")},
    {"unavailable", QT_TRANSLATE_NOOP("Probe", "The GPU is held by another process in exclusive mode."), QT_TRANSLATE_NOOP("Probe", "End that process, or set the compute mode back with nvidia-smi -c DEFAULT.")},
    {"not_permitted", QT_TRANSLATE_NOOP("Probe", "The driver does not permit this process to use the GPU."), QT_TRANSLATE_NOOP("Probe", "Check the rights on /dev/nvidia* and the container's or the job's device rules.")},
    {"driver_error", QT_TRANSLATE_NOOP("Probe", "The driver answered with an error."), QT_TRANSLATE_NOOP("Probe", "Look for Xid lines in the kernel's log (dmesg) and at the CUDA error's number below.")},
    // Errors on the way
    {"oom", QT_TRANSLATE_NOOP("Probe", "The GPU's memory is full."), QT_TRANSLATE_NOOP("Probe", "End the other processes on the GPU (nvidia-smi lists them), or leave this GPU out.")},
    {"ecc", QT_TRANSLATE_NOOP("Probe", "A GPU met a memory error that ECC could not correct."), QT_TRANSLATE_NOOP("Probe", "Reset the GPU or restart the node; where it comes back, have the GPU replaced (nvidia-smi -q -d ECC,ROW_REMAPPER).")},
    {"nvlink", QT_TRANSLATE_NOOP("Probe", "An NVLink connection failed."), QT_TRANSLATE_NOOP("Probe", "Look at nvidia-smi nvlink -e and at Xid 74 in the kernel's log; restart the node, and have the baseboard checked where it comes back.")},
    {"p2p_corrupt", QT_TRANSLATE_NOOP("Probe", "Data sent from one GPU to another arrived changed."), QT_TRANSLATE_NOOP("Probe", "Do not train on this node. On PCIe machines switch off ACS and the IOMMU's translation, or set NCCL_P2P_DISABLE=1.")},
    {"memory_corrupt", QT_TRANSLATE_NOOP("Probe", "A GPU's own memory gave back other data than was written."), QT_TRANSLATE_NOOP("Probe", "Do not train on this GPU; have it replaced.")},
    {"nccl_missing", QT_TRANSLATE_NOOP("Probe", "NCCL (libnccl.so.2) was not found or lacks a call that is needed."), QT_TRANSLATE_NOOP("Probe", "Install NCCL, or name the Python environment that holds it (nvidia-nccl), or its file.")},
    {"nccl_error", QT_TRANSLATE_NOOP("Probe", "NCCL reported an error."), QT_TRANSLATE_NOOP("Probe", "Read NCCL's own words in the log; a driver that does not suit the library and a too small /dev/shm are common reasons.")},
    {"nccl_corrupt", QT_TRANSLATE_NOOP("Probe", "A collective operation gave wrong data."), QT_TRANSLATE_NOOP("Probe", "Do not train on this node. Try again with NCCL_P2P_DISABLE=1 or NCCL_NVLS_ENABLE=0 to find the path at fault.")},
    {"cublas_missing", QT_TRANSLATE_NOOP("Probe", "cuBLASLt (libcublasLt.so.12 or .13) was not found or lacks a call that is needed."), QT_TRANSLATE_NOOP("Probe", "Install the CUDA libraries, or name the Python environment that holds them (nvidia-cublas), or the file.")},
    {"cublas_error", QT_TRANSLATE_NOOP("Probe", "cuBLASLt reported an error."), QT_TRANSLATE_NOOP("Probe", "Use a cuBLASLt of the driver's CUDA version or earlier.")},
    {"timeout", QT_TRANSLATE_NOOP("Probe", "The probe made no progress and was stopped."), QT_TRANSLATE_NOOP("Probe", "A driver call hangs: look at nvidia-smi and the kernel's log. What was measured before it holds.")},
    {"internal", QT_TRANSLATE_NOOP("Probe", "The probe met a fault of its own."), QT_TRANSLATE_NOOP("Probe", "Please report it with the log.")},
    // Warnings: the values may be worse than they could be
    {"gpu_busy", QT_TRANSLATE_NOOP("Probe", "Other work runs on the GPU, so its values are too low."), QT_TRANSLATE_NOOP("Probe", "Measure on an idle node.")},
    {"mig", QT_TRANSLATE_NOOP("Probe", "The GPU is split into MIG instances: no direct access between GPUs and no NCCL."), QT_TRANSLATE_NOOP("Probe", "Switch MIG off (nvidia-smi -mig 0) to train on whole GPUs.")},
    {"ecc_off", QT_TRANSLATE_NOOP("Probe", "ECC is off."), QT_TRANSLATE_NOOP("Probe", "Switch it on (nvidia-smi -e 1, then restart) where long runs must be right.")},
    {"ecc_errors", QT_TRANSLATE_NOOP("Probe", "The GPU has counted memory errors that ECC could not correct."), QT_TRANSLATE_NOOP("Probe", "Reset the GPU; where the count grows, have it replaced.")},
    {"throttle", QT_TRANSLATE_NOOP("Probe", "The GPU held its clocks down because of heat, power brake or hardware."), QT_TRANSLATE_NOOP("Probe", "Look at cooling and power supply; the measured rates are those of a hot node.")},
    {"power_cap", QT_TRANSLATE_NOOP("Probe", "The GPU's power limit is below its default."), QT_TRANSLATE_NOOP("Probe", "Raise it with nvidia-smi -pl, or take the values as those of this limit.")},
    {"low_memory", QT_TRANSLATE_NOOP("Probe", "Little memory is free, so smaller buffers were used."), QT_TRANSLATE_NOOP("Probe", "End the other processes on the GPU for values of large transfers.")},
    {"pcie_reduced", QT_TRANSLATE_NOOP("Probe", "The GPU's PCIe link runs with fewer lanes than it could."), QT_TRANSLATE_NOOP("Probe", "Check slot, riser and BIOS settings.")},
    {"nvlink_down", QT_TRANSLATE_NOOP("Probe", "Some NVLink connections of the GPU are not active."), QT_TRANSLATE_NOOP("Probe", "Look at nvidia-smi nvlink -s; restart the fabric manager or the node.")},
    {"exclusive_mode", QT_TRANSLATE_NOOP("Probe", "The GPU's compute mode is not the default."), QT_TRANSLATE_NOOP("Probe", "Set it back with nvidia-smi -c DEFAULT where other programs cannot start.")},
    {"nvml_missing", QT_TRANSLATE_NOOP("Probe", "NVML (libnvidia-ml.so.1) was not found: clocks, power, temperature, MIG and other processes are unknown."), QT_TRANSLATE_NOOP("Probe", "In a container, add the driver capability utility (NVIDIA_DRIVER_CAPABILITIES=compute,utility).")},
    {"unsupported_dtype", QT_TRANSLATE_NOOP("Probe", "The GPU or cuBLASLt has no matrix product of this kind."), ""},
    {"p2p_disabled", QT_TRANSLATE_NOOP("Probe", "The driver permits no direct access between two GPUs; data goes through the host's memory."), QT_TRANSLATE_NOOP("Probe", "Normal for consumer GPUs; elsewhere look at the PCIe topology (nvidia-smi topo -p2p r), virtualization and ACS.")},
    {"uneven", QT_TRANSLATE_NOOP("Probe", "GPUs of this node differ by more than 10 %; a step waits for the slowest."), QT_TRANSLATE_NOOP("Probe", "Look at temperature, power limit and clocks of the slowest GPU.")},
    {"one_gpu", QT_TRANSLATE_NOOP("Probe", "There is one GPU: nothing to measure between GPUs."), ""},
    {"budget", QT_TRANSLATE_NOOP("Probe", "The time was short: some sizes or shapes were left out."), ""},
    {"nccl_old", QT_TRANSLATE_NOOP("Probe", "NCCL lacks a newer call; another way was taken."), ""},
    {"below_catalogue", QT_TRANSLATE_NOOP("Probe", "The measured value is below 60 % of the catalogue's."), QT_TRANSLATE_NOOP("Probe", "Look for other work on the GPUs, clocks, power limit and links before you use it.")},
    // From the probe's parent
    {"no_probe", QT_TRANSLATE_NOOP("Probe", "The probe program cannot be started."), QT_TRANSLATE_NOOP("Probe", "It is called fivefold-probe and belongs beside fivefold; install it again.")},
    {"no_hello", QT_TRANSLATE_NOOP("Probe", "The probe program started but said nothing."), QT_TRANSLATE_NOOP("Probe", "Run fivefold-probe by hand and read what it prints.")},
    {"no_beat", QT_TRANSLATE_NOOP("Probe", "The probe stopped giving signs of life and was ended."), QT_TRANSLATE_NOOP("Probe", "The machine is overloaded, or the driver holds the whole process: look at the kernel's log.")},
    {"run_limit", QT_TRANSLATE_NOOP("Probe", "The measurement took too long and was ended."), QT_TRANSLATE_NOOP("Probe", "Try the quick one, or fewer GPUs. What was measured holds.")},
    {"crashed", QT_TRANSLATE_NOOP("Probe", "The probe crashed, most often inside a library of the driver."), QT_TRANSLATE_NOOP("Probe", "Read the end of the log; check that the CUDA libraries suit the driver. What was measured before holds.")},
    {"incomplete", QT_TRANSLATE_NOOP("Probe", "The probe ended without finishing its report."), QT_TRANSLATE_NOOP("Probe", "Read the end of the log.")},
    {"stuck", QT_TRANSLATE_NOOP("Probe", "The probe's process hangs inside the kernel driver and cannot be ended."), QT_TRANSLATE_NOOP("Probe", "The GPU needs a reset or the node a restart before it can be used again.")},
    {"bad_lines", QT_TRANSLATE_NOOP("Probe", "Some lines of the probe could not be read and were left out."), ""},
};

/// The text of a code, or null for one that this version does not know.
[[nodiscard]] constexpr const ProbeText* probe_text(std::string_view code)
{
    for (const ProbeText& text : kProbeTexts) {
        if (text.code == code) return &text;
    }
    return nullptr;
}

struct ProbeStageText {
    std::string_view stage;
    const char* title;
};
inline constexpr ProbeStageText kProbeStageTexts[] = {
    {"inventory", QT_TRANSLATE_NOOP("Probe", "Inventory")},
    {"gpu", QT_TRANSLATE_NOOP("Probe", "Memory and matrix products")},
    {"p2p", QT_TRANSLATE_NOOP("Probe", "GPU to GPU")},
    {"nccl", QT_TRANSLATE_NOOP("Probe", "Collectives")},
    {"overlap", QT_TRANSLATE_NOOP("Probe", "Overlap")},
};

struct ProbeStatusText {
    std::string_view status;
    const char* text;
};
inline constexpr ProbeStatusText kProbeStatusTexts[] = {
    {"ok", QT_TRANSLATE_NOOP("Probe", "done")},          {"partial", QT_TRANSLATE_NOOP("Probe", "partly done")}, {"cancelled", QT_TRANSLATE_NOOP("Probe", "stopped")},
    {"failed", QT_TRANSLATE_NOOP("Probe", "failed")},    {"crashed", QT_TRANSLATE_NOOP("Probe", "crashed")},     {"timeout", QT_TRANSLATE_NOOP("Probe", "gave no answer")},
    {"skipped", QT_TRANSLATE_NOOP("Probe", "not tried")},
};

} // namespace fivefold
