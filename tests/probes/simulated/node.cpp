// SPDX-License-Identifier: Apache-2.0
#include "tests/probes/simulated/node.h"

#include "probes/api/cublaslt.h"
#include "tests/probes/simulated/scenario.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace fivefold::simulated {
namespace {

constexpr std::int64_t kMib = 1 << 20;

constexpr std::array<GpuModel, 4> kModels = {{
    {.id = "h100", .name = "NVIDIA H100 80GB HBM3", .cc_major = 9, .cc_minor = 0, .sm = 132, .memory_bytes = 81'559 * kMib, .clock_khz = 1'980'000,
     .memory_clock_khz = 2'619'000, .bus_bits = 5120, .l2_bytes = 50 * kMib, .hbm = 3.35e12, .hbm_copy_share = 0.87, .bf16 = 989.4e12, .fp8 = 1978.9e12,
     .tf32 = 494.7e12, .gemm_share = 0.76, .power_w = 700, .idle_power_w = 72, .nvlinks = 18, .nvlink_version = 4, .nvlink = 450e9, .nvlink_share = 0.86,
     .pcie_gen = 5, .pcie = 25e9, .launch_s = 2.3e-6, .graph_s = 1.3e-6, .nccl_base_s = 12e-6, .nccl_per_rank_s = 1.6e-6, .nccl_ring = 362e9, .nccl_switch = 478e9},
    {.id = "a100", .name = "NVIDIA A100-SXM4-80GB", .cc_major = 8, .cc_minor = 0, .sm = 108, .memory_bytes = 81'920 * kMib, .clock_khz = 1'410'000,
     .memory_clock_khz = 1'593'000, .bus_bits = 5120, .l2_bytes = 40 * kMib, .hbm = 2.039e12, .hbm_copy_share = 0.82, .bf16 = 312e12, .fp8 = 0,
     .tf32 = 156e12, .gemm_share = 0.83, .power_w = 400, .idle_power_w = 60, .nvlinks = 12, .nvlink_version = 3, .nvlink = 300e9, .nvlink_share = 0.90,
     .pcie_gen = 4, .pcie = 13e9, .launch_s = 2.6e-6, .graph_s = 1.5e-6, .nccl_base_s = 16e-6, .nccl_per_rank_s = 2.2e-6, .nccl_ring = 234e9, .nccl_switch = 0},
    {.id = "v100", .name = "Tesla V100-SXM2-32GB", .cc_major = 7, .cc_minor = 0, .sm = 80, .memory_bytes = 32'510 * kMib, .clock_khz = 1'530'000,
     .memory_clock_khz = 877'000, .bus_bits = 4096, .l2_bytes = 6 * kMib, .hbm = 0.9e12, .hbm_copy_share = 0.85, .bf16 = 125e12, .fp8 = 0, .tf32 = 0,
     .gemm_share = 0.80, .power_w = 300, .idle_power_w = 45, .nvlinks = 6, .nvlink_version = 2, .nvlink = 150e9, .nvlink_share = 0.92, .pcie_gen = 3,
     .pcie = 6e9, .launch_s = 3.0e-6, .graph_s = 1.9e-6, .nccl_base_s = 20e-6, .nccl_per_rank_s = 2.5e-6, .nccl_ring = 130e9, .nccl_switch = 0},
    {.id = "l40s", .name = "NVIDIA L40S", .cc_major = 8, .cc_minor = 9, .sm = 142, .memory_bytes = 46'068 * kMib, .clock_khz = 2'520'000,
     .memory_clock_khz = 9'001'000, .bus_bits = 384, .l2_bytes = 96 * kMib, .hbm = 0.864e12, .hbm_copy_share = 0.83, .bf16 = 362e12, .fp8 = 733e12,
     .tf32 = 183e12, .gemm_share = 0.70, .power_w = 350, .idle_power_w = 35, .nvlinks = 0, .nvlink_version = 0, .nvlink = 0, .nvlink_share = 0, .pcie_gen = 4,
     .pcie = 20e9, .launch_s = 2.2e-6, .graph_s = 1.3e-6, .nccl_base_s = 22e-6, .nccl_per_rank_s = 3e-6, .nccl_ring = 18e9, .nccl_switch = 0},
}};

GpuModel chosen()
{
    const std::string id = Scenario::instance().text("gpu", "h100");
    for (const GpuModel& model : kModels) {
        if (id == model.id) return model;
    }
    return kModels.front();
}

} // namespace

Node::Node() : gpu_(chosen()), devices_(Scenario::instance().whole("devices", 8)) {}

const Node& Node::instance()
{
    static const Node node;
    return node;
}

std::string Node::pci(int device) const
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%08x:%02x:%02x.0", 0U, 0x19U + 0x10U * static_cast<unsigned>(device), 0U);
    return text.data();
}

bool Node::peers(int a, int b) const
{
    const Scenario& scenario = Scenario::instance();
    const bool off = scenario.text("p2p", gpu_.nvlinks > 0 ? "on" : "off") == "off";
    return a != b && !off && !scenario.lists_pair("p2p.off", a, b);
}

bool Node::corrupts(int a, int b) const { return Scenario::instance().lists_pair("corrupt", a, b); }

std::int64_t Node::used_bytes(int device) const
{
    const double others = Scenario::instance().number("used", 0) + (Scenario::instance().lists("busy", device) ? 9e9 : 0);
    return static_cast<std::int64_t>(others) + 540 * kMib;
}

double Node::speed(int device) const
{
    constexpr std::array<double, 8> spread = {1.0, 0.992, 1.004, 0.997, 1.002, 0.985, 0.995, 1.003}; // GPUs of one node differ a little
    double speed = spread[static_cast<std::size_t>(device) % spread.size()];
    if (Scenario::instance().lists("throttle", device)) speed *= 0.6;
    if (Scenario::instance().lists("busy", device)) speed *= 0.65;
    return speed;
}

double Node::memory_seconds(double bytes, double ctas) const
{
    const double reach = std::min(1.0, ctas / (0.5 * gpu_.sm)); // half of the multiprocessors fill the memory's queues
    return gpu_.launch_s + bytes / (gpu_.hbm * gpu_.hbm_copy_share * reach * Scenario::instance().number("hbm.share", 1));
}

double Node::gemm_seconds(int type, std::int64_t m, std::int64_t n, std::int64_t k) const
{
    const bool is_fp8 = type == cublaslt::r_8f_e4m3;
    const double peak = is_fp8 ? gpu_.fp8 : type == kTf32 ? gpu_.tf32 : gpu_.bf16;
    const double width = is_fp8 ? 1 : type == kTf32 ? 4 : 2;
    // Whole waves of 128 x 256 tiles; in each, the beginning and the end of k cost as much as 96 steps of it more.
    const double tiles = std::ceil(static_cast<double>(m) / 128) * std::ceil(static_cast<double>(n) / 256);
    const double waves = std::ceil(tiles / gpu_.sm);
    const double padded = waves * gpu_.sm * 128 * 256 * 2 * (static_cast<double>(k) + 96);
    const double bytes = width * (static_cast<double>(m * k) + static_cast<double>(k * n)) + (is_fp8 ? 2 : width) * static_cast<double>(m * n);
    const double share = gpu_.gemm_share * (is_fp8 ? 0.93 : 1) * Scenario::instance().number("gemm.share", 1);
    return gpu_.launch_s + std::max(padded / (peak * share), bytes / (gpu_.hbm * gpu_.hbm_copy_share));
}

double Node::copy_seconds(int source, int destination, double bytes) const
{
    const bool direct = peers(source, destination) && gpu_.nvlinks > 0;
    double rate = direct ? gpu_.nvlink * gpu_.nvlink_share : gpu_.pcie;
    if (Scenario::instance().lists_pair("slow", source, destination)) rate *= Scenario::instance().number("slow.share", 0.2);
    return (direct ? 2.1e-6 : 11e-6) + bytes / rate;
}

double Node::tensor_seconds(double flops) const { return flops / (0.5 * gpu_.bf16 * gpu_.gemm_share); }

double Node::collective_seconds(const std::string& kind, int ranks, double bytes, int ctas) const
{
    const double n = ranks;
    const double factor = kind == "all_reduce" ? 2 * (n - 1) / n : kind == "send_recv" ? 1 : (n - 1) / n;
    double bus = kind == "all_reduce" && ranks == 8 && gpu_.nccl_switch > 0 ? gpu_.nccl_switch : gpu_.nccl_ring;
    if (kind == "send_recv") bus = std::min(bus, 0.8 * gpu_.nvlink + gpu_.pcie);
    if (!peers(0, 1)) bus = std::min(bus, 0.8 * gpu_.pcie);
    for (int a = 0; a < ranks; ++a) { // a ring is as fast as its slowest link
        if (Scenario::instance().lists_pair("slow", a, (a + 1) % ranks)) bus = std::min(bus, gpu_.nvlink * 0.8 * Scenario::instance().number("slow.share", 0.2));
    }
    bus *= Scenario::instance().number("nccl.share", 1);
    if (ctas > 0) bus *= std::min(1.0, ctas / 20.0);
    const double latency = gpu_.nccl_base_s + gpu_.nccl_per_rank_s * n;
    // Three protocols: little latency and little bandwidth, in between, much of both. The library takes the best.
    const double traffic = bytes * factor;
    return std::min({latency + traffic / (0.12 * bus), 1.35 * latency + traffic / (0.72 * bus), 2.2 * latency + traffic / bus});
}

double Node::collective_hbm_share(double busbw) const { return std::min(0.9, 2.5 * busbw / (gpu_.hbm * gpu_.hbm_copy_share)); }

} // namespace fivefold::simulated
