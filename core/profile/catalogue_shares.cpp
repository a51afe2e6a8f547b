// SPDX-License-Identifier: Apache-2.0
#include "core/profile/catalogue_shares.h"

#include <algorithm>

namespace fivefold {
namespace {

class Shares {
public:
    Shares(const Gpu& gpu, const MeasuredHardware& measured) : gpu_(gpu), measured_(measured) {}

    std::vector<CatalogueShare> make() {
        for (const MeasuredType type : {MeasuredType::bf16, MeasuredType::fp16, MeasuredType::tf32, MeasuredType::fp8, MeasuredType::fp4}) products(type);
        add(CatalogueQuantity::usable_memory, gpu_.usable_memory.value(), measured_.memory.total);
        add(CatalogueQuantity::memory_copy, gpu_.hbm.value(), measured_.hbm.copy);
        add(CatalogueQuantity::memory_read, gpu_.hbm.value(), measured_.hbm.read);
        add(CatalogueQuantity::memory_write, gpu_.hbm.value(), measured_.hbm.write);
        links();
        for (const CollectiveKind kind :
             {CollectiveKind::all_reduce, CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_to_all, CollectiveKind::send_receive})
            collectives(kind);
        clocks();
        return std::move(shares_);
    }

private:
    CatalogueShare& add(CatalogueQuantity quantity, double catalogue, double measured) {
        CatalogueShare& share = shares_.emplace_back();
        share.quantity = quantity;
        share.catalogue = catalogue;
        share.measured = measured;
        return share;
    }

    void products(MeasuredType type) {
        MeasuredGemm best, sustained;
        best.type = sustained.type = type;
        for (const MeasuredGemm& gemm : measured_.gemms) {
            if (gemm.type != type) continue;
            if (gemm.rate > best.rate) best = gemm;
            if (gemm.sustained > sustained.sustained) sustained = gemm;
        }
        const double peak = dense_peak(gpu_, type);
        add(CatalogueQuantity::peak, peak, best.rate).product = best;
        if (sustained.sustained > 0) add(CatalogueQuantity::sustained_peak, peak, sustained.sustained).product = sustained;
    }

    /// Pairs say what PCIe does where there are no other links.
    void links() {
        const double pairs = middle_of(pair_values(measured_, &MeasuredPair::rate)), host = std::max(measured_.host_link.to_device, measured_.host_link.from_device);
        const bool direct = gpu_.scale_up_bandwidth.value() > 0;
        add(CatalogueQuantity::scale_up, gpu_.scale_up_bandwidth.value(), direct ? pairs : 0);
        add(CatalogueQuantity::pcie, gpu_.pcie.value(), host > 0 ? host : direct ? 0 : pairs);
    }

    void collectives(CollectiveKind kind) {
        const MeasuredCollective* widest = nullptr;
        for (const MeasuredCollective& curve : measured_.collectives)
            if (curve.kind == kind && !curve.points.empty() && (widest == nullptr || curve.nodes < widest->nodes || (curve.nodes == widest->nodes && curve.ranks > widest->ranks))) widest = &curve;
        if (widest == nullptr) return;
        const CollectivePoint& last = widest->points.back();
        CatalogueShare& share = add(CatalogueQuantity::collective, widest->nodes == 1 ? gpu_.scale_up_bandwidth.value() : 0, bus_bandwidth(kind, widest->ranks, last));
        share.collective = {kind, widest->ranks, widest->nodes, {last}, widest->origin};
        share.comparable = kind != CollectiveKind::all_reduce && last.bytes >= kLargeCollective;
    }

    void clocks() {
        double slowest = 0, most = 0;
        for (const MeasuredClock& clock : measured_.clocks) {
            if (clock.hertz > 0) slowest = slowest > 0 ? std::min(slowest, clock.hertz) : clock.hertz;
            most = std::max(most, clock.hertz_max);
        }
        if (slowest > 0) add(CatalogueQuantity::clock, most, slowest);
    }

    const Gpu& gpu_;
    const MeasuredHardware& measured_;
    std::vector<CatalogueShare> shares_;
};

} // namespace

bool CatalogueShare::is_low() const {
    const double share = ratio();
    return share > 0 && share < kLowShare;
}

std::vector<CatalogueShare> catalogue_shares(const Gpu& gpu, const MeasuredHardware* measured) {
    return measured != nullptr ? Shares(gpu, *measured).make() : Shares(gpu, MeasuredHardware()).make();
}

std::vector<CatalogueShare> below_catalogue(const Gpu& gpu, const MeasuredHardware& measured) {
    std::vector<CatalogueShare> shares = catalogue_shares(gpu, &measured);
    std::erase_if(shares, [](const CatalogueShare& share) { return !share.is_low(); });
    return shares;
}

double dense_peak(const Gpu& gpu, MeasuredType type) {
    switch (type) {
    case MeasuredType::bf16: return gpu.bf16.value();
    case MeasuredType::fp16: return gpu.fp16.value();
    case MeasuredType::tf32: return gpu.tf32.value();
    case MeasuredType::fp8: return gpu.fp8.value();
    case MeasuredType::fp4: break;
    }
    return gpu.fp4.value();
}

double middle_of(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

std::vector<double> pair_values(const MeasuredHardware& measured, double MeasuredPair::*figure) {
    std::vector<double> values;
    for (const MeasuredPair& pair : measured.pairs)
        if (pair.*figure > 0) values.push_back(pair.*figure);
    return values;
}

} // namespace fivefold
