// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/keywords.h"

#include "core/formats/logs/line_text.h"

#include <algorithm>

namespace fivefold::logs {
namespace {

using enum LineKind;

constexpr Keyword kKeywords[] = {
    {"elapsed time per iteration (ms)", megatron_step},
    {"time_per_iteration_ms:", nanotron_step},
    {" memory: ", torchtitan_step},
    {"RunningAvgSamplesPerSec=", deepspeed_speed},
    {"iter time (s):", deepspeed_pipeline},
    {", skipped=", deepspeed_step},
    {"memory (MB)", megatron_memory},
    {"Memory usage:", nanotron_memory},
    {" Max_MA ", deepspeed_memory},
    {" Default |", smi_memory},
    {"global batch size", batch},
    {"global_batch_size", batch},
    {"train_batch_size", batch},
    {"sequence length", sequence},
    {"sequence_length", sequence},
    {"seq_length", sequence},
    {"world size", world},
    {"world_size", world},
    {"train_iters", planned},
    {"total steps", planned},
    {"after training is done", finished},
    {"Training completed", finished},
    {"Training finished", finished},
    {"exiting program at iteration", finished},
    {"has a total capac", memory_figures},
    {"memory in use", memory_figures},
    {"allocated by PyTorch", memory_figures},
    {"exitcode: ", exit_code},
    {"exitcode  : ", exit_code},
    {"out of memory", out_of_memory_somewhere},
    {"CANCELLED AT", cancelled_somewhere},

    {"Xid (PCI", sign, Sign::hardware},
    {"fallen off the bus", sign, Sign::hardware},
    {"fell off the bus", sign, Sign::hardware},
    {"GPU is lost", sign, Sign::hardware},
    {"Unable to determine the device handle", sign, Sign::hardware},
    {"uncorrectable ECC", sign, Sign::hardware},
    {"ECC error", sign, Sign::hardware},
    {"uncorrectable NVLink", sign, Sign::hardware},
    {"misaligned address", sign, Sign::hardware},
    {"Machine Check Exception", sign, Sign::hardware},

    {"DUE TO NODE FAILURE", sign, Sign::node_failure},
    {"Node failure on", sign, Sign::node_failure},
    {"NODE_FAIL", sign, Sign::node_failure},
    {"NodeNotReady", sign, Sign::node_failure},
    {"NodeLost", sign, Sign::node_failure},
    {"node is lost", sign, Sign::node_failure},

    {"DUE TO PREEMPTION", sign, Sign::preempted},
    {"DUE TO JOB REQUEUE", sign, Sign::preempted},
    {"was preempted", sign, Sign::preempted},
    {"been preempted", sign, Sign::preempted},
    {"spot instance interruption", sign, Sign::preempted},

    {"KeyboardInterrupt", sign, Sign::cancelled},

    {"DUE TO TIME LIMIT", sign, Sign::time_limit},
    {"DeadlineExceeded", sign, Sign::time_limit},
    {"exceeded time limit", sign, Sign::time_limit},

    {"oom_kill", sign, Sign::host_out_of_memory},
    {"oom-kill", sign, Sign::host_out_of_memory},
    {"OOMKilled", sign, Sign::host_out_of_memory},
    {"out-of-memory handler", sign, Sign::host_out_of_memory},
    {"exceeded job memory limit", sign, Sign::host_out_of_memory},
    {"exceeded memory limit", sign, Sign::host_out_of_memory},
    {"MemoryError", sign, Sign::host_out_of_memory}, // Python's; OutOfMemoryError is told apart
    {"Cannot allocate memory", sign, Sign::host_out_of_memory},
    {"can't allocate memory", sign, Sign::host_out_of_memory},
    {"DefaultCPUAllocator", sign, Sign::host_out_of_memory},
    {"std::bad_alloc", sign, Sign::host_out_of_memory},
    {"insufficient shared memory", sign, Sign::host_out_of_memory},

    {"Address already in use", sign, Sign::leftover_process},
    {"EADDRINUSE", sign, Sign::leftover_process},
    {"busy or unavailable", sign, Sign::leftover_process},
    {"memory in use before the start", sign, Sign::leftover_process}, // what a launch script of ours prints

    {"OutOfMemoryError", sign, Sign::out_of_memory},
    {"CUBLAS_STATUS_ALLOC_FAILED", sign, Sign::out_of_memory},
    {"CUDNN_STATUS_ALLOC_FAILED", sign, Sign::out_of_memory},
    {"cudaErrorMemoryAllocation", sign, Sign::out_of_memory},
    {"CUDA_ERROR_OUT_OF_MEMORY", sign, Sign::out_of_memory},
    {"hipErrorOutOfMemory", sign, Sign::out_of_memory},
    {"Failed to CUDA malloc", sign, Sign::out_of_memory},
    {"Failed to CUDA calloc", sign, Sign::out_of_memory},

    {"AssertionError", sign, Sign::refused},
    {"ValueError", sign, Sign::refused},
    {"NotImplementedError", sign, Sign::refused},
    {"ValidationError", sign, Sign::refused},
    {"unrecognized arguments", sign, Sign::refused},
    {"error: argument ", sign, Sign::refused},
    {"invalid choice", sign, Sign::refused},
    {"dacite.exceptions", sign, Sign::refused},
    {"DeepSpeedConfigError", sign, Sign::refused},
    {"ConfigAttributeError", sign, Sign::refused},

    {"collective operation timeout", sign, Sign::collective_timeout},
    {"watchdog got stuck", sign, Sign::collective_timeout},
    {"before timing out", sign, Sign::collective_timeout},
    {"Timed out waiting", sign, Sign::collective_timeout},
    {"wait timeout after", sign, Sign::collective_timeout},
    {"Socket Timeout", sign, Sign::collective_timeout},
    {"RendezvousTimeoutError", sign, Sign::collective_timeout},
    {"monitoredBarrier", sign, Sign::collective_timeout},

    {"NCCL error", sign, Sign::nccl},
    {"ncclSystemError", sign, Sign::nccl},
    {"ncclInternalError", sign, Sign::nccl},
    {"ncclUnhandledCudaError", sign, Sign::nccl},
    {"ncclRemoteError", sign, Sign::nccl},
    {"unhandled system error", sign, Sign::nccl},
    {"unhandled cuda error", sign, Sign::nccl},
    {"remote process exited", sign, Sign::nccl},
    {"NCCL communicator was aborted", sign, Sign::nccl},
    {"DistBackendError", sign, Sign::nccl},
    {"DistNetworkError", sign, Sign::nccl},
    {"DistStoreError", sign, Sign::nccl},
    {"RendezvousConnectionError", sign, Sign::nccl},
    {"Connection reset by peer", sign, Sign::nccl},
    {"Connection closed by", sign, Sign::nccl},
    {"Connection refused", sign, Sign::nccl},
    {"IBV_WC_RETRY", sign, Sign::nccl},
    {"ibv_poll_cq", sign, Sign::nccl},
    {"transport retry counter exceeded", sign, Sign::nccl},

    {"device-side assert", sign, Sign::application_fault},
    {"illegal memory access", sign, Sign::application_fault},
    {"illegal instruction", sign, Sign::application_fault},
    {"unspecified launch failure", sign, Sign::application_fault},
    {"CUBLAS_STATUS_EXECUTION_FAILED", sign, Sign::application_fault},

    {"Traceback (most recent call last)", sign, Sign::crash},
    {"RuntimeError", sign, Sign::crash},
    {"AcceleratorError", sign, Sign::crash},
    {"KeyError: ", sign, Sign::crash},
    {"TypeError: ", sign, Sign::crash},
    {"IndexError: ", sign, Sign::crash},
    {"AttributeError: ", sign, Sign::crash},
    {"ImportError: ", sign, Sign::crash},
    {"ModuleNotFoundError: ", sign, Sign::crash},
    {"FileNotFoundError: ", sign, Sign::crash},
    {"PermissionError: ", sign, Sign::crash},
    {"OSError: ", sign, Sign::crash},
    {"FloatingPointError: ", sign, Sign::crash},
    {"ZeroDivisionError: ", sign, Sign::crash},
    {"UnpicklingError: ", sign, Sign::crash},
    {"Exception: ", sign, Sign::crash},
    {"found NaN in", sign, Sign::crash},
    {"Segmentation fault", sign, Sign::crash},
    {"core dumped", sign, Sign::crash},
    {"(SIGSEGV)", sign, Sign::crash},
    {"(SIGABRT)", sign, Sign::crash},
    {"(SIGBUS)", sign, Sign::crash},
    {"terminate called", sign, Sign::crash},
    {": Aborted", sign, Sign::crash},
    {"Bus error", sign, Sign::crash},
    {"No space left on device", sign, Sign::crash},
    {"Disk quota exceeded", sign, Sign::crash},
    {"Stale file handle", sign, Sign::crash},
    {"command not found", sign, Sign::crash},

    {"(SIGKILL)", sign, Sign::killed},
    {"(SIGTERM)", sign, Sign::killed},
    {" Killed ", sign, Sign::killed},
    {": Killed", sign, Sign::killed},
    {" Terminated ", sign, Sign::killed},
    {": Terminated", sign, Sign::killed},

    {"ChildFailedError", sign, Sign::worker_failed},
    {"closing signal SIGTERM", sign, Sign::worker_failed},
    {"SignalException", sign, Sign::worker_failed},
    {"Exited with exit code", sign, Sign::worker_failed},
    {"Job step aborted", sign, Sign::worker_failed},

    {"Restarting worker group", sign, Sign::recovered},
};

static_assert(std::ranges::all_of(kKeywords, [](const Keyword& keyword) { return keyword.text.size() >= KeywordSearch::kShortest; }));

} // namespace

std::span<const Keyword> all_keywords() { return kKeywords; }

KeywordSearch::KeywordSearch(std::span<const Keyword> keywords)
    : keywords_(keywords), shifts_(kHashes, static_cast<std::uint8_t>(kShortest - kBlock + 1)), first_(kHashes, kNone) {
    for (std::size_t word = 0; word < keywords_.size(); ++word) {
        const std::string_view text = keywords_[word].text;
        for (std::size_t at = 0; at + kBlock <= kShortest; ++at) {
            const std::uint32_t block = hash(text.data() + at);
            shifts_[block] = std::min(shifts_[block], static_cast<std::uint8_t>(kShortest - kBlock - at));
        }
        const std::uint32_t last = hash(text.data() + kShortest - kBlock);
        entries_.push_back({static_cast<std::uint16_t>(word), first_[last]});
        first_[last] = static_cast<std::uint16_t>(entries_.size() - 1);
    }
}

bool KeywordSearch::stands_at(std::string_view line, std::size_t at, std::string_view word) {
    if (at + word.size() > line.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (lower(line[at + i]) != lower(word[i])) return false;
    return true;
}

} // namespace fivefold::logs
