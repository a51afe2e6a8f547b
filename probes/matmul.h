// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/cublaslt.h"
#include "probes/gpu.h"
#include "probes/matmul_plan.h"

#include <memory>

namespace fivefold {

/// The person's own cuBLASLt. Throws ProbeFailure (cublas_missing) where there is none.
class CublasLibrary {
public:
    explicit CublasLibrary(const Session& session);
    [[nodiscard]] const cublaslt::Api& api() const { return api_; }
    void report(const Session& session) const; ///< result "env"
    /// Throws ProbeFailure (cublas_error).
    static void check(cublaslt::Status status, const char* call, std::int64_t device);

private:
    DynamicLibrary library_;
    cublaslt::Api api_{};
};

/// cuBLASLt on one GPU, with its workspace.
class MatmulEngine {
public:
    static constexpr std::size_t kWorkspaceBytes = std::size_t{32} << 20; ///< what frameworks give it on Hopper
    MatmulEngine(const CublasLibrary& library, const Gpu& gpu);
    ~MatmulEngine();
    MatmulEngine(const MatmulEngine&) = delete;
    MatmulEngine& operator=(const MatmulEngine&) = delete;

    [[nodiscard]] const cublaslt::Api& api() const { return library_.api(); }
    [[nodiscard]] cublaslt::Handle handle() const { return handle_; }
    [[nodiscard]] const Gpu& gpu() const { return gpu_; }
    [[nodiscard]] cuda::DevicePointer workspace() const { return workspace_.at(); }

private:
    const CublasLibrary& library_;
    const Gpu& gpu_;
    cublaslt::Handle handle_ = nullptr;
    Buffer workspace_;
};

/// One shape and type, made ready with the first algorithm that the library proposes, as frameworks do.
class Matmul {
public:
    Matmul(const MatmulEngine& engine, const MatmulShape& shape, const MatmulType& type);
    ~Matmul();
    Matmul(const Matmul&) = delete;
    Matmul& operator=(const Matmul&) = delete;

    /// False: the library has no such product on this GPU.
    [[nodiscard]] bool supported() const { return supported_; }
    /// Y = X W^T, row by row in memory.
    void run(cuda::DevicePointer x, cuda::DevicePointer w, cuda::DevicePointer y, cuda::Stream stream) const;

private:
    void check(cublaslt::Status status, const char* call) const { CublasLibrary::check(status, call, engine_.gpu().index()); }

    const MatmulEngine& engine_;
    cublaslt::MatmulDesc desc_ = nullptr;
    cublaslt::MatrixLayout w_layout_ = nullptr;
    cublaslt::MatrixLayout x_layout_ = nullptr;
    cublaslt::MatrixLayout y_layout_ = nullptr;
    cublaslt::MatmulAlgo algo_{};
    bool supported_ = false;
};

} // namespace fivefold
