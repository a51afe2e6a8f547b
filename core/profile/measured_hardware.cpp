// SPDX-License-Identifier: Apache-2.0
#include "core/profile/measured_hardware.h"

#include "core/profile/measured_tables.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fivefold {
namespace {

/// Adds `from` to `to`; a record of the same key is replaced.
template <class Record, class Same>
void take(std::vector<Record>& to, std::vector<Record>& from, std::size_t origins, Same same) {
    for (Record& record : from) {
        record.origin += origins;
        const auto found = std::find_if(to.begin(), to.end(), [&](const Record& present) { return same(present, record); });
        if (found != to.end()) *found = std::move(record);
        else to.push_back(std::move(record));
    }
}

/// Takes each value that `from` has; the origin is that of the last.
template <class Record, class... Member>
void take_values(Record& to, const Record& from, std::size_t origins, Member... members) {
    bool any = false;
    const auto one = [&](double Record::*member) {
        if (from.*member <= 0) return;
        to.*member = from.*member;
        any = true;
    };
    (one(members), ...);
    if (any) to.origin = from.origin + origins;
}

} // namespace

std::string measured_date(const MeasuredHardware& hardware) {
    std::string newest;
    for (const MeasuredOrigin& origin : hardware.origins) newest = std::max(newest, origin.date);
    return newest;
}

void merge_measured(MeasuredHardware& hardware, MeasuredHardware other) {
    const std::size_t origins = hardware.origins.size();
    std::move(other.origins.begin(), other.origins.end(), std::back_inserter(hardware.origins));
    if (hardware.name.empty()) hardware.name = other.name;
    if (hardware.gpu.empty()) hardware.gpu = other.gpu;
    if (hardware.device.empty()) hardware.device = other.device;
    if (hardware.gpus == 0) hardware.gpus = other.gpus;
    take(hardware.gemms, other.gemms, origins, [](const MeasuredGemm& a, const MeasuredGemm& b) { return a.type == b.type && a.m == b.m && a.n == b.n && a.k == b.k; });
    take(hardware.pairs, other.pairs, origins, [](const MeasuredPair& a, const MeasuredPair& b) { return a.source == b.source && a.target == b.target; });
    take(hardware.collectives, other.collectives, origins,
         [](const MeasuredCollective& a, const MeasuredCollective& b) { return a.kind == b.kind && a.ranks == b.ranks && a.nodes == b.nodes; });
    take(hardware.overlaps, other.overlaps, origins,
         [](const MeasuredOverlap& a, const MeasuredOverlap& b) { return a.contender == b.contender && a.load == b.load && a.blocks == b.blocks && a.bytes == b.bytes; });
    take_values(hardware.hbm, other.hbm, origins, &MeasuredHbm::read, &MeasuredHbm::write, &MeasuredHbm::copy);
    take_values(hardware.launch, other.launch, origins, &MeasuredLaunch::kernel, &MeasuredLaunch::graph);
    take_values(hardware.host_link, other.host_link, origins, &MeasuredHostLink::to_device, &MeasuredHostLink::from_device);
    take_values(hardware.memory, other.memory, origins, &MeasuredMemory::total, &MeasuredMemory::free, &MeasuredMemory::context, &MeasuredMemory::workspace,
                &MeasuredMemory::nccl_init, &MeasuredMemory::nccl_all_reduce, &MeasuredMemory::nccl_all_to_all);
    if (!other.clocks.empty()) hardware.clocks = std::move(other.clocks);
    for (std::string& warning : other.warnings)
        if (std::find(hardware.warnings.begin(), hardware.warnings.end(), warning) == hardware.warnings.end()) hardware.warnings.push_back(std::move(warning));
}

double bus_bandwidth(CollectiveKind kind, int ranks, const CollectivePoint& point) {
    return point.seconds > 0 ? point.bytes / point.seconds * wire_share(kind, ranks) : 0;
}

const char* collective_kind_name(CollectiveKind kind) {
    switch (kind) {
    case CollectiveKind::all_reduce: return "all_reduce";
    case CollectiveKind::all_gather: return "all_gather";
    case CollectiveKind::reduce_scatter: return "reduce_scatter";
    case CollectiveKind::all_to_all: return "all_to_all";
    case CollectiveKind::send_receive: break;
    }
    return "send_recv";
}

const char* measured_type_name(MeasuredType type) {
    switch (type) {
    case MeasuredType::bf16: return "bf16";
    case MeasuredType::fp16: return "fp16";
    case MeasuredType::tf32: return "tf32";
    case MeasuredType::fp8: return "fp8";
    case MeasuredType::fp4: break;
    }
    return "fp4";
}

} // namespace fivefold
