// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/measured_diff.h"

#include "core/calibrate/measured_constants.h"
#include "core/profile/fields.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fivefold {
namespace {

constexpr const char* kMemory = "usable_memory";
constexpr const char* kGemmTable = "gemm_table";
constexpr const char* kCollectiveTables = "collective_tables";
constexpr double kSpread = 0.05; // repeated probes of one node stay within this

template <class Part, class Fields>
Constant* find_constant(Part& part, const Fields& fields, const std::string& key) {
    const auto field = std::find_if(fields.begin(), fields.end(), [&key](const auto& entry) { return key == entry.key; });
    return field == fields.end() ? nullptr : &(part.*field->member);
}

MeasuredDifference difference_of(const MeasuredConstant& measured, const MeasuredHardware& hardware) {
    MeasuredDifference difference;
    difference.key = measured.key;
    difference.unit = measured.unit;
    difference.measured = measured.value;
    difference.basis = measured.basis;
    if (measured.origin < hardware.origins.size()) {
        difference.source = hardware.origins[measured.origin].source;
        difference.date = hardware.origins[measured.origin].date;
    }
    return difference;
}

MeasuredDifference table_of(const char* key, std::size_t points, std::string basis, std::size_t origin, const MeasuredHardware& hardware) {
    return difference_of({key, "points", static_cast<double>(points), std::move(basis), origin}, hardware);
}

} // namespace

std::vector<MeasuredDifference> measured_differences(const ProfileLibrary& library, const Gpu& gpu, const MeasuredHardware& measured) {
    Profile present = library.select(gpu.id, gpu.architecture, "");
    std::vector<MeasuredDifference> list;
    if (!measured.gemms.empty())
        list.push_back(table_of(kGemmTable, measured.gemms.size(), std::to_string(measured.gemms.size()) + " shapes", measured.gemms.front().origin, measured));
    if (!measured.collectives.empty()) {
        std::size_t points = 0;
        for (const MeasuredCollective& curve : measured.collectives) points += curve.points.size();
        list.push_back(table_of(kCollectiveTables, points, std::to_string(measured.collectives.size()) + " curves", measured.collectives.back().origin, measured));
    }
    if (measured.memory.total > 0) {
        MeasuredDifference memory = difference_of({kMemory, "bytes", measured.memory.total, "as the driver reports it", measured.memory.origin}, measured);
        memory.present = gpu.usable_memory.value();
        memory.present_provenance = Provenance::catalogue;
        list.push_back(std::move(memory));
    }
    for (const MeasuredConstant& constant : measured_constants(gpu, present.hardware, measured)) {
        const Constant* now = find_constant(present.hardware, kHardwareFields, constant.key);
        const bool software = now == nullptr;
        if (software) now = find_constant(present.software, kSoftwareFields, constant.key);
        if (now == nullptr) continue;
        MeasuredDifference difference = difference_of(constant, measured);
        difference.present = now->value;
        difference.present_provenance = now->provenance;
        difference.proposed = constant.sure && (!software || now->provenance == Provenance::defaulted);
        list.push_back(std::move(difference));
    }
    return list;
}

ProfileLibrary apply_measured(const ProfileLibrary& library, const Gpu& gpu, const MeasuredHardware& measured, const std::set<std::string>& chosen) {
    ProfileLibrary result = library;
    auto part = std::find_if(result.hardware.begin(), result.hardware.end(), [&gpu](const HardwareProfile& entry) { return entry.gpu == gpu.id; });
    if (part == result.hardware.end()) {
        HardwareProfile own = library.select(gpu.id, gpu.architecture, "").hardware;
        own.borrowed = own.gpu;
        own.gpu = gpu.id;
        part = result.hardware.insert(result.hardware.end(), std::move(own));
    }
    for (const MeasuredConstant& constant : measured_constants(gpu, *part, measured)) {
        if (!chosen.contains(constant.key)) continue;
        const MeasuredDifference from = difference_of(constant, measured);
        const Constant value{constant.value, constant.value * (1 - kSpread), constant.value * (1 + kSpread), Provenance::measured,
                             from.source + ", " + measured.name + ": " + constant.basis, from.date};
        if (Constant* hardware = find_constant(*part, kHardwareFields, constant.key)) *hardware = value;
        else
            for (SoftwareProfile& software : result.software)
                if (Constant* each = find_constant(software, kSoftwareFields, constant.key)) *each = value;
    }
    MeasuredHardware own = measured;
    own.gpu = gpu.id;
    const MeasuredUse use{chosen.contains(kGemmTable), chosen.contains(kCollectiveTables), chosen.contains(kMemory)};
    std::vector<double> factors = gemm_factors(gpu, *part, own);
    std::erase_if(result.measured, [&gpu](const MeasuredRef& entry) { return entry->hardware().gpu == gpu.id; });
    result.measured.push_back({std::make_shared<const MeasuredTables>(std::move(own), use, std::move(factors))});
    if (!measured.name.empty()) result.name = measured.name;
    if (const std::string date = measured_date(measured); !date.empty()) result.date = date;
    return result;
}

std::set<std::string> proposed_keys(const std::vector<MeasuredDifference>& differences, const std::vector<std::string>& keep) {
    std::set<std::string> keys;
    for (const MeasuredDifference& difference : differences)
        if (difference.proposed && std::find(keep.begin(), keep.end(), difference.key) == keep.end()) keys.insert(difference.key);
    return keys;
}

} // namespace fivefold
