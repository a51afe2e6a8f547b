// SPDX-License-Identifier: Apache-2.0
#include "probes/matmul.h"

namespace fivefold {

CublasLibrary::CublasLibrary(const Session& session)
    : library_(library_candidates(NvidiaLibrary::cublaslt, session.options().libraries, session.driver().version(), SearchMachine::here()))
{
    if (!library_.is_open()) throw ProbeFailure(probe::kCublasMissing, "cuBLASLt was not found (" + library_.problem() + ")");
    if (const auto missing = load_symbols(library_, api_); !missing.empty())
        throw ProbeFailure(probe::kCublasMissing, library_.path() + " has no " + missing.front());
}

void CublasLibrary::report(const Session& session) const
{
    session.result(probe::kEnv, {{"cublaslt_path", library_.path()},
                                 {"cublaslt_version", static_cast<std::int64_t>(api_.cublasLtGetVersion())},
                                 {"cublaslt_soname", library_.soname()}});
}

void CublasLibrary::check(cublaslt::Status status, const char* call, std::int64_t device)
{
    if (status == cublaslt::success) return;
    if (status == cublaslt::alloc_failed) throw ProbeFailure(probe::kOom, "cuBLASLt has no memory left", device);
    throw ProbeFailure(probe::kCublasError, std::string(call) + " answered " + std::to_string(status), device);
}

MatmulEngine::MatmulEngine(const CublasLibrary& library, const Gpu& gpu) : library_(library), gpu_(gpu), workspace_(gpu, kWorkspaceBytes)
{
    CublasLibrary::check(library.api().cublasLtCreate(&handle_), "cublasLtCreate", gpu.index());
}

MatmulEngine::~MatmulEngine()
{
    library_.api().cublasLtDestroy(handle_);
}

Matmul::Matmul(const MatmulEngine& engine, const MatmulShape& shape, const MatmulType& type) : engine_(engine)
{
    const cublaslt::Api& api = engine.api();
    const auto m = static_cast<std::uint64_t>(shape.m);
    const auto n = static_cast<std::uint64_t>(shape.n);
    const auto k = static_cast<std::uint64_t>(shape.k);
    // The library counts by columns: Y^T (n x m) = W (k x n, transposed) times X^T (k x m). It is also the only order that FP8 always has.
    check(api.cublasLtMatmulDescCreate(&desc_, type.compute_type, cublaslt::r_32f), "cublasLtMatmulDescCreate");
    const std::int32_t transposed = cublaslt::op_t;
    const std::int32_t plain = cublaslt::op_n;
    check(api.cublasLtMatmulDescSetAttribute(desc_, cublaslt::desc_transa, &transposed, sizeof transposed), "cublasLtMatmulDescSetAttribute");
    check(api.cublasLtMatmulDescSetAttribute(desc_, cublaslt::desc_transb, &plain, sizeof plain), "cublasLtMatmulDescSetAttribute");
    if (type.operand_bytes == 1) { // as in training: sums kept in the tensor cores. Scales default to 1
        const std::int8_t fast = 1;
        check(api.cublasLtMatmulDescSetAttribute(desc_, cublaslt::desc_fast_accum, &fast, sizeof fast), "cublasLtMatmulDescSetAttribute");
    }
    check(api.cublasLtMatrixLayoutCreate(&w_layout_, type.operand_type, k, n, shape.k), "cublasLtMatrixLayoutCreate");
    check(api.cublasLtMatrixLayoutCreate(&x_layout_, type.operand_type, k, m, shape.k), "cublasLtMatrixLayoutCreate");
    check(api.cublasLtMatrixLayoutCreate(&y_layout_, type.output_type, n, m, shape.n), "cublasLtMatrixLayoutCreate");
    cublaslt::MatmulPreference preference = nullptr;
    check(api.cublasLtMatmulPreferenceCreate(&preference), "cublasLtMatmulPreferenceCreate");
    const std::uint64_t workspace = MatmulEngine::kWorkspaceBytes;
    check(api.cublasLtMatmulPreferenceSetAttribute(preference, cublaslt::preference_max_workspace_bytes, &workspace, sizeof workspace),
          "cublasLtMatmulPreferenceSetAttribute");
    cublaslt::HeuristicResult found{};
    int count = 0;
    const cublaslt::Status answer = api.cublasLtMatmulAlgoGetHeuristic(engine.handle(), desc_, w_layout_, x_layout_, y_layout_, y_layout_, preference, 1, &found, &count);
    api.cublasLtMatmulPreferenceDestroy(preference);
    if (answer != cublaslt::not_supported && answer != cublaslt::invalid_value && answer != cublaslt::arch_mismatch) check(answer, "cublasLtMatmulAlgoGetHeuristic");
    supported_ = answer == cublaslt::success && count > 0 && found.state == cublaslt::success;
    algo_ = found.algo;
}

Matmul::~Matmul()
{
    const cublaslt::Api& api = engine_.api();
    for (const cublaslt::MatrixLayout layout : {w_layout_, x_layout_, y_layout_}) {
        if (layout != nullptr) api.cublasLtMatrixLayoutDestroy(layout);
    }
    if (desc_ != nullptr) api.cublasLtMatmulDescDestroy(desc_);
}

void Matmul::run(cuda::DevicePointer x, cuda::DevicePointer w, cuda::DevicePointer y, cuda::Stream stream) const
{
    const auto address = [](cuda::DevicePointer pointer) { return reinterpret_cast<void*>(static_cast<std::uintptr_t>(pointer)); }; // NOLINT(performance-no-int-to-ptr)
    const float one = 1;
    const float zero = 0;
    check(engine_.api().cublasLtMatmul(engine_.handle(), desc_, &one, address(w), w_layout_, address(x), x_layout_, &zero, address(y), y_layout_,
                                       address(y), y_layout_, &algo_, address(engine_.workspace()), MatmulEngine::kWorkspaceBytes, stream),
          "cublasLtMatmul");
}

} // namespace fivefold
