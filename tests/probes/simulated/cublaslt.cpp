// SPDX-License-Identifier: Apache-2.0
// libcublasLt.so.13: matrix products that take as long as the simulated GPU would.
#include "probes/api/cublaslt.h"

#include "tests/probes/simulated/engine.h"
#include "tests/probes/simulated/scenario.h"

#include <cstring>

namespace fivefold::cublaslt {
struct HandleObject {};
struct MatmulDescObject {
    int compute_type = 0;
    Operation transposed_a = op_n;
};
struct MatrixLayoutObject {
    int type = 0;
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
};
struct MatmulPreferenceObject {};
} // namespace fivefold::cublaslt

using namespace fivefold::cublaslt;
using fivefold::simulated::Engine;
using fivefold::simulated::scripted;

#define SCRIPT() \
    if (const int code = scripted(__func__, fivefold::simulated::current_device()); code != 0) return code

extern "C" {

std::size_t cublasLtGetVersion() { return 130100; }
Status cublasLtCreate(Handle* handle)
{
    SCRIPT();
    *handle = new HandleObject;
    return success;
}
Status cublasLtDestroy(Handle handle)
{
    SCRIPT();
    delete handle;
    return success;
}
Status cublasLtMatmulDescCreate(MatmulDesc* desc, int compute_type, int)
{
    SCRIPT();
    *desc = new MatmulDescObject{compute_type};
    return success;
}
Status cublasLtMatmulDescDestroy(MatmulDesc desc)
{
    SCRIPT();
    delete desc;
    return success;
}
Status cublasLtMatmulDescSetAttribute(MatmulDesc desc, int attribute, const void* value, std::size_t)
{
    SCRIPT();
    if (attribute == desc_transa) std::memcpy(&desc->transposed_a, value, sizeof desc->transposed_a);
    return success;
}
Status cublasLtMatrixLayoutCreate(MatrixLayout* layout, int type, std::uint64_t rows, std::uint64_t columns, std::int64_t)
{
    SCRIPT();
    *layout = new MatrixLayoutObject{type, rows, columns};
    return success;
}
Status cublasLtMatrixLayoutDestroy(MatrixLayout layout)
{
    SCRIPT();
    delete layout;
    return success;
}
Status cublasLtMatmulPreferenceCreate(MatmulPreference* preference)
{
    SCRIPT();
    *preference = new MatmulPreferenceObject;
    return success;
}
Status cublasLtMatmulPreferenceDestroy(MatmulPreference preference)
{
    SCRIPT();
    delete preference;
    return success;
}
Status cublasLtMatmulPreferenceSetAttribute(MatmulPreference, int, const void*, std::size_t)
{
    SCRIPT();
    return success;
}
Status cublasLtMatmulAlgoGetHeuristic(Handle, MatmulDesc desc, MatrixLayout a, MatrixLayout, MatrixLayout, MatrixLayout, MatmulPreference, int requested,
                                             HeuristicResult* results, int* returned)
{
    SCRIPT();
    const auto& gpu = fivefold::simulated::Node::instance().gpu();
    *returned = 0;
    if (a->type == r_8f_e4m3 && (gpu.fp8 <= 0 || desc->transposed_a != op_t)) return not_supported; // FP8 has the first operand transposed
    if (a->type == r_16bf && gpu.cc_major < 8) return not_supported;
    if (desc->compute_type == compute_32f_fast_tf32 && gpu.tf32 <= 0) return not_supported;
    if (requested < 1) return invalid_value;
    results[0] = {};
    results[0].waves = 1;
    *returned = 1;
    return success;
}
#ifndef FIVEFOLD_SIMULATED_INCOMPLETE
Status cublasLtMatmul(Handle, MatmulDesc desc, const void*, const void*, MatrixLayout a, const void*, MatrixLayout, const void*, const void*, MatrixLayout,
                             void*, MatrixLayout d, const MatmulAlgo*, void*, std::size_t, fivefold::cuda::Stream stream)
{
    SCRIPT();
    Engine& engine = Engine::instance();
    const std::lock_guard lock(engine.mutex);
    const std::uint64_t k = desc->transposed_a == op_t ? a->rows : a->columns;
    const int type = desc->compute_type == compute_32f_fast_tf32 ? fivefold::simulated::kTf32 : a->type;
    fivefold::cuda::Operation operation;
    operation.seconds = engine.node().gemm_seconds(type, static_cast<std::int64_t>(d->rows), static_cast<std::int64_t>(d->columns), static_cast<std::int64_t>(k));
    operation.ctas = 0.12 * engine.node().gpu().sm; // what a collective beside it feels
    operation.hbm_share = 0.15;
    operation.sensitivity = 0.35;
    engine.enqueue(stream, std::move(operation));
    return success;
}
#endif

} // extern "C"
