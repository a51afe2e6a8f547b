// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fivefold {

/// Where measured values come from. Each record below names its origin by the index in `MeasuredHardware::origins`.
struct MeasuredOrigin {
    std::string source;   ///< "fivefold-probe 0.1", "nccl-tests 2.19.6", "nvbandwidth v0.8", with "(simulated)" where it is
    std::string file;     ///< name of the file that was read, without its folder
    std::string date;     ///< ISO date, or empty
    std::string driver;   ///< of the GPU
    std::vector<std::string> libraries; ///< "cuBLASLt 130100", "NCCL 22809"
    bool operator==(const MeasuredOrigin&) const = default;
};

enum class MeasuredType { bf16, fp16, tf32, fp8, fp4 };

/// One matrix product C (m x n) = A (m x k) B (k x n), random operands, all GPUs of the node at once.
struct MeasuredGemm {
    MeasuredType type = MeasuredType::bf16;
    double m = 0, n = 0, k = 0;
    double rate = 0;        ///< FLOP/s of the slowest GPU, median of short runs
    double sustained = 0;   ///< the same after seconds of load; 0: not measured
    std::size_t origin = 0;
    bool operator==(const MeasuredGemm&) const = default;
};

/// Bytes/s; 0: not measured.
struct MeasuredHbm {
    double read = 0, write = 0, copy = 0; ///< copy counts the bytes read and those written
    std::size_t origin = 0;
    bool operator==(const MeasuredHbm&) const = default;
};

/// Seconds per kernel; 0: not measured.
struct MeasuredLaunch {
    double kernel = 0; ///< empty kernels in a stream, one after another
    double graph = 0;  ///< the same as nodes of a graph
    std::size_t origin = 0;
    bool operator==(const MeasuredLaunch&) const = default;
};

/// Copies between host and GPU, bytes/s of one GPU, nothing else running; 0: not measured.
struct MeasuredHostLink {
    double to_device = 0, from_device = 0;
    std::size_t origin = 0;
    bool operator==(const MeasuredHostLink&) const = default;
};

/// Bytes of one GPU; 0: not measured.
struct MeasuredMemory {
    double total = 0;            ///< what the driver reports
    double free = 0;             ///< before the probe
    double context = 0;          ///< of one process
    double workspace = 0;        ///< of the GEMM library
    double nccl_init = 0;        ///< of one communicator
    double nccl_all_reduce = 0;  ///< after its first all-reduce, from before the communicator
    double nccl_all_to_all = 0;  ///< after its first all-to-all as well
    std::size_t origin = 0;
    bool operator==(const MeasuredMemory&) const = default;
};

/// One ordered pair of GPUs.
struct MeasuredPair {
    int source = 0, target = 0;
    double rate = 0;       ///< bytes/s from source to target, nothing else running; 0: not measured
    double both_ways = 0;  ///< bytes/s of both directions together; 0: not measured
    double latency = 0;    ///< seconds of the smallest copy; 0: not measured
    bool access = true;    ///< peer access is possible
    bool verified = true;  ///< the data arrived as sent; false: corrupt or not checked
    std::size_t origin = 0;
    bool operator==(const MeasuredPair&) const = default;
};

enum class CollectiveKind { all_reduce, all_gather, reduce_scatter, all_to_all, send_receive };

/// Time of one collective of `bytes`: the full tensor of all-reduce, all-gather and reduce-scatter, what one rank holds for all others and itself in
/// an all-to-all, what one rank sends to its neighbour. As nccl-tests count sizes.
struct CollectivePoint {
    double bytes = 0, seconds = 0;
    bool operator==(const CollectivePoint&) const = default;
};
struct MeasuredCollective {
    CollectiveKind kind = CollectiveKind::all_reduce;
    int ranks = 2;
    int nodes = 1; ///< nodes over which the ranks are spread evenly; scale-up domains where a domain spans nodes
    std::vector<CollectivePoint> points; ///< by size, each size once
    std::size_t origin = 0;
    bool operator==(const MeasuredCollective&) const = default;
};

/// A load (matrix product, attention-like kernel) and a collective beside each other. Seconds.
struct MeasuredOverlap {
    std::string contender; ///< "all_gather" ...; "copy" (multiprocessors and memory), "occupy" (multiprocessors alone): kernels in a collective's place
    std::string load;      ///< "gemm", "attention"
    int blocks = 0;      ///< CTAs, and so multiprocessors, that the collective was given; 0: as the library chose
    double load_alone = 0, load_beside = 0;
    double collective_alone = 0, collective_beside = 0;
    double bytes = 0;    ///< of the collective; 0: not said
    std::size_t origin = 0;
    bool operator==(const MeasuredOverlap&) const = default;
};

/// Clock and throttling of one GPU under load.
struct MeasuredClock {
    int device = 0;
    double hertz = 0, hertz_max = 0; ///< of the multiprocessors
    double watts = 0, watts_cap = 0;
    double celsius = 0;
    std::string reasons; ///< why it was throttled: "power", "thermal" ...; empty: it was not
    bool operator==(const MeasuredClock&) const = default;
};

/// What was measured on one kind of node. Everything is optional: an empty part was not measured.
struct MeasuredHardware {
    std::string name;   ///< given by the person, or made from device and date
    std::string gpu;    ///< catalogue id; the device's own name where the catalogue has none
    std::string device; ///< as the driver calls it
    int gpus = 0;       ///< of the node that were measured
    std::vector<MeasuredOrigin> origins;
    std::vector<MeasuredGemm> gemms;
    MeasuredHbm hbm;
    MeasuredLaunch launch;
    MeasuredHostLink host_link;
    MeasuredMemory memory;
    std::vector<MeasuredPair> pairs;
    std::vector<MeasuredCollective> collectives;
    std::vector<MeasuredOverlap> overlaps;
    std::vector<MeasuredClock> clocks;
    std::vector<std::string> warnings; ///< codes of the probe: "gpu_busy", "throttle" ...
    bool operator==(const MeasuredHardware&) const = default;
};

/// The date of the newest origin; empty when none has one.
[[nodiscard]] std::string measured_date(const MeasuredHardware& hardware);

/// Adds what `other` measured on the same kind of node, as an nccl-tests file adds multi-node curves to a probe. Where both have a value, `other`'s counts.
void merge_measured(MeasuredHardware& hardware, MeasuredHardware other);

/// Bus bandwidth of a collective, bytes/s: bytes over seconds times what the wire carries of each byte, 2(n-1)/n, (n-1)/n or 1.
[[nodiscard]] double bus_bandwidth(CollectiveKind kind, int ranks, const CollectivePoint& point);

[[nodiscard]] const char* collective_kind_name(CollectiveKind kind); ///< "all_reduce" ...
[[nodiscard]] const char* measured_type_name(MeasuredType type);     ///< "bf16" ...

} // namespace fivefold
