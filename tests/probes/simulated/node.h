// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace fivefold::simulated {

/// One kind of GPU, and how fast it does things. Rates per second, bytes, seconds.
struct GpuModel {
    const char* id;
    const char* name;
    int cc_major, cc_minor, sm;
    std::int64_t memory_bytes;
    int clock_khz, memory_clock_khz, bus_bits;
    std::int64_t l2_bytes;
    double hbm;                   ///< peak
    double hbm_copy_share;        ///< of the peak that a copy reaches, read and write counted
    double bf16, fp8, tf32;       ///< dense peaks; fp8 0 = none
    double gemm_share;            ///< of the peak that the best shapes reach
    double power_w, idle_power_w;
    int nvlinks, nvlink_version;
    double nvlink, nvlink_share;  ///< one direction; what P2P reaches of it
    int pcie_gen;
    double pcie;                  ///< that a copy through the host reaches
    double launch_s, graph_s;     ///< one empty kernel of a long queue, of a graph
    double nccl_base_s, nccl_per_rank_s, nccl_ring, nccl_switch; ///< latency; bus bandwidth of rings, and of all-reduce inside the switch (0 = none)
};

/// The node of the scenario: gpu=h100|a100|v100|l40s, devices=N, and what is wrong with it:
///   p2p=off, p2p.off=0-1,2-3      pairs without direct access       slow=2-5, slow.share=0.2   pairs with a slow link
///   corrupt=2-5                   pairs whose copies change data    nccl.corrupt=all_reduce    collectives that do
///   gemm.share, hbm.share, nccl.share=0.5   everything of that kind this much slower           memory.corrupt=3   GPUs that fill memory wrongly
///   throttle=3                    GPUs at 60 % of their clock       busy=1                     GPUs with another process, at 65 %
///   used=70e9                     bytes taken by others on each GPU
class Node {
public:
    static const Node& instance();

    [[nodiscard]] const GpuModel& gpu() const { return gpu_; }
    [[nodiscard]] int devices() const { return devices_; }
    [[nodiscard]] std::string pci(int device) const; ///< "00000000:19:00.0"

    [[nodiscard]] bool peers(int a, int b) const; ///< direct access
    [[nodiscard]] bool corrupts(int a, int b) const;
    [[nodiscard]] std::int64_t used_bytes(int device) const; ///< by others and the driver

    /// How fast a GPU is beside its like: 1 and a little more or less, less where it is throttled or busy.
    [[nodiscard]] double speed(int device) const;

    // Durations on an otherwise idle device, seconds
    [[nodiscard]] double memory_seconds(double bytes, double ctas) const; ///< bytes read plus written by that many CTAs
    [[nodiscard]] double gemm_seconds(int type, std::int64_t m, std::int64_t n, std::int64_t k) const; ///< type: cublaslt::DataType, 100 = tf32
    [[nodiscard]] double copy_seconds(int source, int destination, double bytes) const; ///< between two GPUs
    [[nodiscard]] double tensor_seconds(double flops) const;
    [[nodiscard]] double collective_seconds(const std::string& kind, int ranks, double bytes, int ctas) const; ///< bytes as nccl-tests counts
    /// Share of the HBM's copy rate that a collective of that bus bandwidth takes.
    [[nodiscard]] double collective_hbm_share(double busbw) const;

private:
    Node();
    GpuModel gpu_;
    int devices_;
};

inline constexpr int kTf32 = 100; ///< beside cublaslt::DataType

} // namespace fivefold::simulated
