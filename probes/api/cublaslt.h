// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/cuda.h"

#include <cstddef>
#include <cstdint>

/// What the probe uses of cuBLASLt (libcublasLt.so.12 or .13): declared here, checked against cublasLt.h in declarations_check.cpp.
namespace fivefold::cublaslt {

using Status = int;
using Handle = struct HandleObject*;
using MatmulDesc = struct MatmulDescObject*;
using MatrixLayout = struct MatrixLayoutObject*;
using MatmulPreference = struct MatmulPreferenceObject*;

enum : Status { success = 0, not_initialized = 1, alloc_failed = 3, invalid_value = 7, arch_mismatch = 8, execution_failed = 13, not_supported = 15 };

enum DataType : int { r_32f = 0, r_16f = 2, r_16bf = 14, r_8f_e4m3 = 28 };
enum ComputeType : int { compute_32f = 68, compute_32f_fast_tf32 = 77 };
enum Operation : std::int32_t { op_n = 0, op_t = 1 };
enum DescAttribute : int { desc_transa = 3, desc_transb = 4, desc_a_scale_pointer = 17, desc_b_scale_pointer = 18, desc_fast_accum = 25 };
enum PreferenceAttribute : int { preference_max_workspace_bytes = 1 };

struct MatmulAlgo {
    std::uint64_t data[8];
};
struct HeuristicResult {
    MatmulAlgo algo;
    std::size_t workspace_bytes;
    Status state;
    float waves;
    int reserved[4];
};

struct Api {
    std::size_t (*cublasLtGetVersion)(); ///< 130100 = 13.1.0, 120304 = 12.3.4
    Status (*cublasLtCreate)(Handle* handle);
    Status (*cublasLtDestroy)(Handle handle);
    Status (*cublasLtMatmulDescCreate)(MatmulDesc* desc, int compute_type, int scale_type);
    Status (*cublasLtMatmulDescDestroy)(MatmulDesc desc);
    Status (*cublasLtMatmulDescSetAttribute)(MatmulDesc desc, int attribute, const void* value, std::size_t bytes);
    Status (*cublasLtMatrixLayoutCreate)(MatrixLayout* layout, int type, std::uint64_t rows, std::uint64_t columns, std::int64_t leading);
    Status (*cublasLtMatrixLayoutDestroy)(MatrixLayout layout);
    Status (*cublasLtMatmulPreferenceCreate)(MatmulPreference* preference);
    Status (*cublasLtMatmulPreferenceDestroy)(MatmulPreference preference);
    Status (*cublasLtMatmulPreferenceSetAttribute)(MatmulPreference preference, int attribute, const void* value, std::size_t bytes);
    Status (*cublasLtMatmulAlgoGetHeuristic)(Handle handle, MatmulDesc desc, MatrixLayout a, MatrixLayout b, MatrixLayout c, MatrixLayout d,
                                             MatmulPreference preference, int requested, HeuristicResult* results, int* returned);
    Status (*cublasLtMatmul)(Handle handle, MatmulDesc desc, const void* alpha, const void* a, MatrixLayout a_layout, const void* b,
                             MatrixLayout b_layout, const void* beta, const void* c, MatrixLayout c_layout, void* d, MatrixLayout d_layout,
                             const MatmulAlgo* algo, void* workspace, std::size_t workspace_bytes, cuda::Stream stream);
};

/// visit("cublasLtCreate", api.cublasLtCreate, required) for every member.
template <class ApiRef, class Visit>
void for_each_symbol(ApiRef& api, Visit&& visit)
{
    visit("cublasLtGetVersion", api.cublasLtGetVersion, true);
    visit("cublasLtCreate", api.cublasLtCreate, true);
    visit("cublasLtDestroy", api.cublasLtDestroy, true);
    visit("cublasLtMatmulDescCreate", api.cublasLtMatmulDescCreate, true);
    visit("cublasLtMatmulDescDestroy", api.cublasLtMatmulDescDestroy, true);
    visit("cublasLtMatmulDescSetAttribute", api.cublasLtMatmulDescSetAttribute, true);
    visit("cublasLtMatrixLayoutCreate", api.cublasLtMatrixLayoutCreate, true);
    visit("cublasLtMatrixLayoutDestroy", api.cublasLtMatrixLayoutDestroy, true);
    visit("cublasLtMatmulPreferenceCreate", api.cublasLtMatmulPreferenceCreate, true);
    visit("cublasLtMatmulPreferenceDestroy", api.cublasLtMatmulPreferenceDestroy, true);
    visit("cublasLtMatmulPreferenceSetAttribute", api.cublasLtMatmulPreferenceSetAttribute, true);
    visit("cublasLtMatmulAlgoGetHeuristic", api.cublasLtMatmulAlgoGetHeuristic, true);
    visit("cublasLtMatmul", api.cublasLtMatmul, true);
}

} // namespace fivefold::cublaslt
