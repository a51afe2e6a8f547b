// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/cuda.h"

#include <climits>
#include <cstddef>

/// What the probe uses of NCCL (libnccl.so.2): declared here, checked against nccl.h in declarations_check.cpp.
namespace fivefold::nccl {

using Result = int;
using Comm = struct CommObject*;

enum : Result { success = 0, unhandled_cuda_error = 1, system_error = 2, internal_error = 3, invalid_argument = 4, invalid_usage = 5, remote_error = 6, in_progress = 7 };

enum DataType : int { float32 = 7, bfloat16 = 9 };
enum ReduceOp : int { sum = 0 };

struct UniqueId {
    char internal[128];
};

/// The beginning of ncclConfig_t that every version from 2.17 knows: the library takes the rest as undefined by `size` and `version`.
/// 2.14 to 2.16 have the call, but neither minimum nor maximum of CTAs.
inline constexpr int kConfigVersion = 21700;
struct Config {
    std::size_t size = sizeof(Config);
    unsigned magic = 0xcafebeef;
    unsigned version = kConfigVersion; ///< of this layout
    int blocking = 1;
    int cga_cluster_size = INT_MIN; ///< INT_MIN = undefined
    int min_ctas = INT_MIN;
    int max_ctas = INT_MIN;
    const char* net_name = nullptr;
};

struct Api {
    Result (*ncclGetVersion)(int* version); ///< 22809 = 2.28.9
    Result (*ncclGetUniqueId)(UniqueId* id);
    Result (*ncclCommInitRank)(Comm* comm, int ranks, UniqueId id, int rank);
    Result (*ncclCommInitRankConfig)(Comm* comm, int ranks, UniqueId id, int rank, Config* config);
    Result (*ncclCommDestroy)(Comm comm);
    Result (*ncclCommAbort)(Comm comm);
    Result (*ncclCommGetAsyncError)(Comm comm, Result* error);
    const char* (*ncclGetErrorString)(Result result);
    const char* (*ncclGetLastError)(Comm comm);
    Result (*ncclAllReduce)(const void* send, void* receive, std::size_t count, int type, int op, Comm comm, cuda::Stream stream);
    Result (*ncclAllGather)(const void* send, void* receive, std::size_t send_count, int type, Comm comm, cuda::Stream stream);
    Result (*ncclReduceScatter)(const void* send, void* receive, std::size_t receive_count, int type, int op, Comm comm, cuda::Stream stream);
    Result (*ncclAlltoAll)(const void* send, void* receive, std::size_t count, int type, Comm comm, cuda::Stream stream); ///< from 2.28; `count` per peer
    Result (*ncclSend)(const void* send, std::size_t count, int type, int peer, Comm comm, cuda::Stream stream);
    Result (*ncclRecv)(void* receive, std::size_t count, int type, int peer, Comm comm, cuda::Stream stream);
    Result (*ncclGroupStart)();
    Result (*ncclGroupEnd)();
};

/// visit("ncclGetVersion", api.ncclGetVersion, required) for every member.
template <class ApiRef, class Visit>
void for_each_symbol(ApiRef& api, Visit&& visit)
{
    visit("ncclGetVersion", api.ncclGetVersion, true);
    visit("ncclGetUniqueId", api.ncclGetUniqueId, true);
    visit("ncclCommInitRank", api.ncclCommInitRank, true);
    visit("ncclCommInitRankConfig", api.ncclCommInitRankConfig, false); // 2.14
    visit("ncclCommDestroy", api.ncclCommDestroy, true);
    visit("ncclCommAbort", api.ncclCommAbort, true);
    visit("ncclCommGetAsyncError", api.ncclCommGetAsyncError, true);
    visit("ncclGetErrorString", api.ncclGetErrorString, true);
    visit("ncclGetLastError", api.ncclGetLastError, false); // 2.13
    visit("ncclAllReduce", api.ncclAllReduce, true);
    visit("ncclAllGather", api.ncclAllGather, true);
    visit("ncclReduceScatter", api.ncclReduceScatter, true);
    visit("ncclAlltoAll", api.ncclAlltoAll, false); // 2.28; grouped Send/Recv before
    visit("ncclSend", api.ncclSend, true);
    visit("ncclRecv", api.ncclRecv, true);
    visit("ncclGroupStart", api.ncclGroupStart, true);
    visit("ncclGroupEnd", api.ncclGroupEnd, true);
}

} // namespace fivefold::nccl
