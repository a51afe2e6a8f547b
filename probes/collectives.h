// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/nccl.h"
#include "probes/collectives_plan.h"
#include "probes/measure.h"

#include <exception>
#include <memory>
#include <optional>

namespace fivefold {

/// The person's own NCCL. Throws ProbeFailure (nccl_missing) where there is none.
class NcclLibrary {
public:
    explicit NcclLibrary(const Session& session);
    [[nodiscard]] const nccl::Api& api() const { return api_; }
    [[nodiscard]] int version() const { return version_; } ///< 22809 = 2.28.9
    /// Whether a communicator can be told how many CTAs it takes.
    [[nodiscard]] bool takes_ctas() const { return api_.ncclCommInitRankConfig != nullptr && version_ >= nccl::kConfigVersion; }
    void report(const Session& session) const;             ///< result "env"
    /// Throws ProbeFailure (nccl_error, with what NCCL says).
    void check(nccl::Result result, const char* call, std::int64_t device, nccl::Comm comm = nullptr) const;

private:
    DynamicLibrary library_;
    nccl::Api api_{};
    int version_ = 0;
};

/// One rank of a group, in its own thread. Waiting asks NCCL for errors and gives up on the stage's wish to stop; the communicator is
/// then aborted, because ending it in order would wait for the others.
class Rank {
public:
    struct Group {
        nccl::UniqueId id{};
        int ranks = 0;
        int ctas = 0; ///< 0: NCCL's own choice; others only where takes_ctas()
    };
    Rank(const NcclLibrary& library, const Gpu& gpu, const Group& group, int rank);
    ~Rank();
    Rank(const Rank&) = delete;
    Rank& operator=(const Rank&) = delete;

    void enqueue(Collective kind, std::size_t bytes, cuda::DevicePointer send, cuda::DevicePointer receive, cuda::Stream stream) const;
    void wait(cuda::Event event) const;
    void wait(cuda::Stream stream) const;
    [[nodiscard]] int rank() const { return rank_; }
    [[nodiscard]] int ranks() const { return group_.ranks; }

    /// Fills what this rank sends; wrong words in what it received.
    void fill(Collective kind, std::size_t bytes, cuda::DevicePointer send, cuda::Stream stream) const;
    [[nodiscard]] std::uint64_t count_wrong(Collective kind, std::size_t bytes, cuda::DevicePointer receive, cuda::Stream stream) const;

private:
    template <class Query>
    void poll(Query&& query) const;
    void check(nccl::Result result, const char* call) const { library_.check(result, call, gpu_.index(), comm_); }

    const NcclLibrary& library_;
    const Gpu& gpu_;
    Group group_;
    int rank_;
    nccl::Comm comm_ = nullptr;
    int uncaught_ = std::uncaught_exceptions();
};

} // namespace fivefold
