// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/measured_constants.h"

#include "core/estimate/kernels.h"
#include "core/profile/size_curve.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace fivefold {
namespace {

constexpr double kLargeShape = 2048;   // from here on, in every dimension, the sustained share is what counts
constexpr double kLargeMessage = 0x1p22; // from here on, bandwidth is
constexpr double kLeastFactor = 0.05, kMostFactor = 100;
constexpr double kLeastLatency = 1e-6;

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

/// What the closed form (5.4)-(5.8) needs of a GPU.
Machine gemm_machine(const Gpu& gpu, const HardwareProfile& hardware) {
    Machine machine;
    machine.sms = std::max(1, gpu.multiprocessors);
    machine.hbm = std::max(1.0, gpu.hbm.value());
    machine.hbm_gemm = machine.hbm * hardware.gemm_hbm;
    machine.tile_rho = hardware.tile_rho;
    machine.wave_tail = hardware.wave_tail;
    machine.launch = hardware.kernel_launch;
    return machine;
}

std::optional<MatrixRate> rate_of(MeasuredType type, const Gpu& gpu, const HardwareProfile& hardware) {
    MatrixRate rate;
    switch (type) {
    case MeasuredType::bf16: rate = {gpu.bf16.value(), hardware.gemm_bf16, hardware.prologue_k, 2}; break;
    case MeasuredType::fp16: rate = {gpu.fp16.value(), hardware.gemm_bf16, hardware.prologue_k, 2}; break;
    case MeasuredType::tf32: rate = {gpu.tf32.value(), hardware.gemm_bf16, hardware.prologue_k, 4}; break;
    case MeasuredType::fp8: rate = {gpu.fp8.value(), hardware.gemm_fp8, hardware.prologue_k * hardware.prologue_fp8, 1}; break;
    case MeasuredType::fp4: rate = {gpu.fp4.value(), hardware.gemm_fp4, hardware.prologue_k * hardware.prologue_fp4, 0.5}; break;
    }
    if (rate.peak <= 0 || rate.sustained <= 0) return std::nullopt;
    return rate;
}

/// Sustained over short rate: of the products of this type that ran long, else of all that did.
double sustained_share(const MeasuredHardware& measured, MeasuredType type) {
    std::vector<double> own, all;
    for (const MeasuredGemm& gemm : measured.gemms) {
        if (gemm.sustained <= 0 || gemm.rate <= 0) continue;
        all.push_back(gemm.sustained / gemm.rate);
        if (gemm.type == type) own.push_back(all.back());
    }
    if (all.empty()) return 1;
    return std::min(1.0, median(own.empty() ? all : own));
}

struct GemmComparison {
    double measured = 0, modelled = 0; ///< seconds without the launch
    bool math_bound = false;
};
std::optional<GemmComparison> compare(const MeasuredGemm& gemm, const Machine& machine, const std::optional<MatrixRate>& rate, double sustained) {
    if (!rate || gemm.rate <= 0) return std::nullopt;
    const GemmRun run = gemm_run(machine, *rate, {gemm.m, gemm.n, gemm.k, 1}, gemm.type == MeasuredType::tf32 ? 4 : 2);
    const double whole = 2 * gemm.m * gemm.n * gemm.k / (gemm.rate * sustained);
    return GemmComparison{std::max(whole - machine.launch, 0.1 * whole), std::max(run.math, run.memory), run.math >= run.memory};
}

/// Collects what the parts of a measurement say.
class Constants {
public:
    Constants(const Gpu& gpu, const HardwareProfile& hardware, const MeasuredHardware& measured) : gpu_(gpu), hardware_(hardware), measured_(measured) {}

    std::vector<MeasuredConstant> all() {
        gemm("gemm_bf16", MeasuredType::bf16);
        if (std::none_of(list_.begin(), list_.end(), [](const MeasuredConstant& entry) { return entry.key == "gemm_bf16"; })) gemm("gemm_bf16", MeasuredType::fp16);
        gemm("gemm_fp8", MeasuredType::fp8);
        gemm("gemm_fp4", MeasuredType::fp4);
        memory_and_launch();
        collectives();
        pairs();
        overlap("bulk_contention", true);
        overlap("contention", false);
        return std::move(list_);
    }

private:
    void add(std::string key, std::string unit, double value, std::string basis, std::size_t origin, bool sure = true) {
        if (value > 0) list_.push_back({std::move(key), std::move(unit), value, std::move(basis), origin, sure});
    }

    void gemm(const char* key, MeasuredType type) {
        const Machine machine = gemm_machine(gpu_, hardware_);
        const std::optional<MatrixRate> rate = rate_of(type, gpu_, hardware_);
        const double sustained = sustained_share(measured_, type);
        std::vector<double> shares;
        std::size_t origin = 0;
        for (const MeasuredGemm& one : measured_.gemms) {
            if (one.type != type || std::min({one.m, one.n, one.k}) < kLargeShape) continue;
            const auto both = compare(one, machine, rate, sustained);
            if (!both || !both->math_bound) continue;
            shares.push_back(rate->sustained * both->modelled / both->measured);
            origin = one.origin;
        }
        add(key, "share", median(shares), std::to_string(shares.size()) + " shapes from 2048 on, " + measured_type_name(type), origin);
    }

    void memory_and_launch() {
        const double hbm = measured_.hbm.read > 0 ? measured_.hbm.read : measured_.hbm.copy;
        if (gpu_.hbm.value() > 0) add("gemm_hbm", "share", std::min(1.0, hbm / gpu_.hbm.value()), measured_.hbm.read > 0 ? "memory read" : "memory copy", measured_.hbm.origin);
        add("kernel_launch", "s", measured_.launch.kernel, "empty kernels in a stream", measured_.launch.origin);
        add("context", "bytes", measured_.memory.context, "memory that one process takes", measured_.memory.origin);
        add("gemm_workspace", "bytes", measured_.memory.workspace, "memory that the matrix library takes", measured_.memory.origin, false);
        const MeasuredHostLink& link = measured_.host_link;
        const double slower = link.to_device > 0 && link.from_device > 0 ? std::min(link.to_device, link.from_device) : std::max(link.to_device, link.from_device);
        if (gpu_.pcie.value() > 0) add("host_link_share", "share", std::min(1.0, slower / gpu_.pcie.value()), "copies between host and GPU", link.origin);
    }

    /// The widest group of one node whose gather, scatter or all-reduce was measured.
    [[nodiscard]] const MeasuredCollective* widest() const {
        const MeasuredCollective* best = nullptr;
        for (const CollectiveKind kind : {CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_reduce}) {
            for (const MeasuredCollective& curve : measured_.collectives)
                if (curve.kind == kind && curve.nodes == 1 && curve.points.size() > 1 && (best == nullptr || curve.ranks > best->ranks)) best = &curve;
            if (best != nullptr) return best;
        }
        return best;
    }

    void collectives() {
        for (const MeasuredCollective& curve : measured_.collectives)
            if (curve.kind == CollectiveKind::send_receive && curve.nodes == 1 && !curve.points.empty())
                add_once("p2p_base", "s", curve.points.front().seconds, "smallest message between two ranks", curve.origin);
        const MeasuredCollective* curve = widest();
        if (curve == nullptr) return;
        const double ranks = curve->ranks, passes = curve->kind == CollectiveKind::all_reduce ? 2 : 1;
        const double hops = passes * (ranks - 1) * hardware_.scale_up_hop * std::min(1.0, 8 / ranks); // (4.7)
        const std::string basis = std::string(collective_kind_name(curve->kind)) + ", " + std::to_string(curve->ranks) + " ranks";
        const double small = std::max(kLeastLatency, curve->points.front().seconds - hops);
        if (hardware_.collective_base_small > 0) add("collective_base_small", "s", small, "smallest " + basis, curve->origin);
        std::vector<CollectivePoint> large;
        for (const CollectivePoint& point : curve->points)
            if (point.bytes >= kLargeMessage) large.push_back(point);
        if (large.size() < 3) return;
        const LatencyBandwidth fit = fit_latency_bandwidth(large);
        add("collective_base", "s", std::max(small, fit.alpha - hops), "large " + basis, curve->origin);
        const double link = link_rate();
        if (link > 0) add("scale_up_share", "share", bus_bandwidth(curve->kind, curve->ranks, large.back()) / link, "largest " + basis, curve->origin);
    }

    void pairs() {
        const int domain = std::max(1, nvlink_domain(node()));
        double slowest = 0;
        std::size_t counted = 0, origin = 0;
        for (const MeasuredPair& pair : measured_.pairs) {
            if (pair.rate <= 0 || !pair.access || pair.source / domain != pair.target / domain) continue;
            slowest = counted == 0 ? pair.rate : std::min(slowest, pair.rate);
            origin = pair.origin;
            ++counted;
        }
        if (link_rate() > 0) add("p2p_scale_up_share", "share", slowest / link_rate(), "slowest of " + std::to_string(counted) + " pairs", origin);
    }

    /// Share of the collective's time by which it slows what runs beside it; it runs all the time beside the load.
    void overlap(const char* key, bool gemm_only) {
        std::vector<double> shares;
        std::size_t origin = 0;
        for (const MeasuredOverlap& one : measured_.overlaps) {
            const bool collective = one.contender != "copy" && one.contender != "occupy";
            if (!collective || one.blocks != 0 || one.load_alone <= 0 || one.load_beside <= one.load_alone || (gemm_only && one.load != "gemm")) continue;
            shares.push_back(1 - one.load_alone / one.load_beside);
            origin = one.origin;
        }
        add(key, "share", median(shares), gemm_only ? "products beside collectives" : "products and attention beside collectives", origin, false); // frameworks' constants hold for all GPUs
    }

    void add_once(const char* key, const char* unit, double value, const char* basis, std::size_t origin) {
        if (std::none_of(list_.begin(), list_.end(), [key](const MeasuredConstant& entry) { return entry.key == key; })) add(key, unit, value, basis, origin);
    }

    [[nodiscard]] Cluster node() const {
        Cluster cluster;
        cluster.gpu = gpu_;
        cluster.gpus_per_node = std::max(1, measured_.gpus);
        return cluster;
    }
    [[nodiscard]] double link_rate() const { return domain_bandwidth(node()).value(); }

    const Gpu& gpu_;
    const HardwareProfile& hardware_;
    const MeasuredHardware& measured_;
    std::vector<MeasuredConstant> list_;
};

} // namespace

std::vector<MeasuredConstant> measured_constants(const Gpu& gpu, const HardwareProfile& hardware, const MeasuredHardware& measured) {
    return Constants(gpu, hardware, measured).all();
}

std::vector<double> gemm_factors(const Gpu& gpu, const HardwareProfile& hardware, const MeasuredHardware& measured) {
    const Machine machine = gemm_machine(gpu, hardware);
    std::vector<double> factors;
    factors.reserve(measured.gemms.size());
    for (const MeasuredGemm& gemm : measured.gemms) {
        const auto both = compare(gemm, machine, rate_of(gemm.type, gpu, hardware), sustained_share(measured, gemm.type));
        factors.push_back(both && both->modelled > 0 ? std::clamp(both->measured / both->modelled, kLeastFactor, kMostFactor) : 0);
    }
    return factors;
}

} // namespace fivefold
