// SPDX-License-Identifier: Apache-2.0
#include "core/profile/measured_tables.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace fivefold {
namespace {

constexpr double kNotMeasured = -1;

GemmSurface surface_of(const MeasuredHardware& hardware, const std::vector<double>& factors, MeasuredType type) {
    std::vector<GemmSurface::Point> points;
    for (std::size_t i = 0; i < std::min(hardware.gemms.size(), factors.size()); ++i) {
        const MeasuredGemm& gemm = hardware.gemms[i];
        if (gemm.type == type && factors[i] > 0) points.push_back({gemm.m, gemm.n, gemm.k, factors[i]});
    }
    return GemmSurface(points);
}

} // namespace

MeasuredTables::MeasuredTables(MeasuredHardware hardware, MeasuredUse use, std::vector<double> gemm_factors)
    : hardware_(std::move(hardware)), use_(use), gemm_factors_(std::move(gemm_factors)),
      surfaces_{surface_of(hardware_, gemm_factors_, MeasuredType::bf16), surface_of(hardware_, gemm_factors_, MeasuredType::fp16),
                surface_of(hardware_, gemm_factors_, MeasuredType::tf32), surface_of(hardware_, gemm_factors_, MeasuredType::fp8),
                surface_of(hardware_, gemm_factors_, MeasuredType::fp4)} {
    for (const MeasuredCollective& measured : hardware_.collectives) {
        SizeCurve curve(measured.points);
        if (curve.empty() || measured.nodes < 1 || measured.ranks < 2 || measured.ranks % measured.nodes != 0) continue;
        std::vector<Entry>& curves = curves_[static_cast<std::size_t>(measured.kind)];
        curves.push_back({static_cast<double>(measured.ranks), static_cast<double>(measured.nodes), std::move(curve)});
        has_curves_ = use_.collectives;
    }
    for (std::vector<Entry>& curves : curves_)
        std::stable_sort(curves.begin(), curves.end(), [](const Entry& one, const Entry& other) { return std::tie(one.nodes, one.ranks) < std::tie(other.nodes, other.ranks); });
}

const GemmSurface* MeasuredTables::gemm(MeasuredType type) const {
    const GemmSurface& surface = surfaces_[static_cast<std::size_t>(type)];
    return use_.gemm && !surface.empty() ? &surface : nullptr;
}

double MeasuredTables::collective(CollectiveKind kind, double ranks, double nodes, double bytes) const {
    if (!has_curves_) return kNotMeasured;
    const Entry *below = nullptr, *above = nullptr;
    for (const Entry& entry : curves_[static_cast<std::size_t>(kind)]) {
        const bool comparable = nodes > 1 ? entry.nodes > 1 && entry.ranks * nodes == ranks * entry.nodes : entry.nodes == 1;
        if (!comparable) continue;
        if (entry.ranks <= ranks) below = &entry;
        if (entry.ranks >= ranks) {
            above = &entry;
            break;
        }
    }
    if (below == nullptr || above == nullptr) return kNotMeasured;
    const double low = below->curve.seconds(bytes);
    if (below == above || below->ranks == above->ranks) return low;
    // Per byte on the wire, so that what is interpolated changes little with the ranks.
    const double place = std::log(ranks / below->ranks) / std::log(above->ranks / below->ranks);
    const double from = low / wire_share(kind, below->ranks), to = above->curve.seconds(bytes) / wire_share(kind, above->ranks);
    return wire_share(kind, ranks) * from * std::pow(to / from, place);
}

double MeasuredTables::gather(double ranks, double nodes, double bytes) const {
    const double gathered = collective(CollectiveKind::all_gather, ranks, nodes, bytes), scattered = collective(CollectiveKind::reduce_scatter, ranks, nodes, bytes);
    if (gathered < 0) return scattered;
    return scattered < 0 ? gathered : std::sqrt(gathered * scattered);
}

bool MeasuredTables::operator==(const MeasuredTables& other) const {
    return hardware_ == other.hardware_ && use_ == other.use_ && gemm_factors_ == other.gemm_factors_;
}

bool MeasuredRef::operator==(const MeasuredRef& other) const {
    return tables == other.tables || (tables && other.tables && *tables == *other.tables);
}

double wire_share(CollectiveKind kind, double ranks) {
    switch (kind) {
    case CollectiveKind::all_reduce: return 2 * (ranks - 1) / ranks;
    case CollectiveKind::all_gather:
    case CollectiveKind::reduce_scatter:
    case CollectiveKind::all_to_all: return (ranks - 1) / ranks;
    case CollectiveKind::send_receive: break;
    }
    return 1;
}

} // namespace fivefold
