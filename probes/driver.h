// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/cuda.h"
#include "probes/dynamic_library.h"
#include "probes/library_search.h"
#include "probes/protocol/messages.h"

#include <cstdint>
#include <string>

namespace fivefold {

/// What the stages need to know of a GPU.
struct GpuFacts {
    int index = 0;
    cuda::Device handle = 0;
    std::string name;
    std::int64_t memory_bytes = 0;
    int cc_major = 0;
    int cc_minor = 0;
    int sm_count = 0;
    int threads_per_sm = 0;
    std::int64_t l2_bytes = 0;
    std::string pci; ///< "0000:19:00.0"
};

/// The initialised CUDA driver. Throws ProbeFailure where it is absent, a stub, too old, or not working.
class CudaDriver {
public:
    explicit CudaDriver(const LibrarySettings& settings);

    [[nodiscard]] const cuda::Api& api() const { return api_; }
    [[nodiscard]] const DynamicLibrary& library() const { return library_; }
    [[nodiscard]] int version() const { return version_; }           ///< 12040 = CUDA 12.4
    [[nodiscard]] int device_count() const { return device_count_; } ///< at least 1
    [[nodiscard]] GpuFacts facts(int index) const;
    [[nodiscard]] std::int64_t attribute(const GpuFacts& gpu, cuda::Attribute which) const;

    /// Throws the ProbeFailure that the answer means, if it is not success.
    void check(cuda::Result result, const char* call, std::int64_t device = -1, std::int64_t peer = -1) const;

private:
    DynamicLibrary library_;
    cuda::Api api_{};
    int version_ = 0;
    int device_count_ = 0;
};

} // namespace fivefold
