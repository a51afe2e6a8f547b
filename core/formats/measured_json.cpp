// SPDX-License-Identifier: Apache-2.0
#include "core/formats/measured_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace fivefold::json {
namespace {

constexpr double kLargest = 1e18;
constexpr int kMostIndex = 1 << 20;
constexpr const char* kTypes[] = {"bf16", "fp16", "tf32", "fp8", "fp4"};
constexpr const char* kKinds[] = {"all_reduce", "all_gather", "reduce_scatter", "all_to_all", "send_recv"};

template <class Record>
struct Number {
    const char* key;
    double Record::*member;
};
constexpr Number<MeasuredGemm> kGemm[] = {{"m", &MeasuredGemm::m}, {"n", &MeasuredGemm::n}, {"k", &MeasuredGemm::k}, {"flops", &MeasuredGemm::rate}, {"sustained_flops", &MeasuredGemm::sustained}};
constexpr Number<MeasuredHbm> kHbm[] = {{"read", &MeasuredHbm::read}, {"write", &MeasuredHbm::write}, {"copy", &MeasuredHbm::copy}};
constexpr Number<MeasuredLaunch> kLaunch[] = {{"kernel", &MeasuredLaunch::kernel}, {"graph", &MeasuredLaunch::graph}};
constexpr Number<MeasuredHostLink> kHostLink[] = {{"to_device", &MeasuredHostLink::to_device}, {"from_device", &MeasuredHostLink::from_device}};
constexpr Number<MeasuredMemory> kMemory[] = {{"total", &MeasuredMemory::total}, {"free", &MeasuredMemory::free}, {"context", &MeasuredMemory::context}, {"workspace", &MeasuredMemory::workspace},
                                              {"nccl_init", &MeasuredMemory::nccl_init}, {"nccl_all_reduce", &MeasuredMemory::nccl_all_reduce}, {"nccl_all_to_all", &MeasuredMemory::nccl_all_to_all}};
constexpr Number<MeasuredPair> kPair[] = {{"bytes_per_s", &MeasuredPair::rate}, {"both_ways_bytes_per_s", &MeasuredPair::both_ways}, {"latency", &MeasuredPair::latency}};
constexpr Number<MeasuredOverlap> kOverlap[] = {{"load_alone", &MeasuredOverlap::load_alone}, {"load_beside", &MeasuredOverlap::load_beside}, {"contender_alone", &MeasuredOverlap::collective_alone},
                                                {"contender_beside", &MeasuredOverlap::collective_beside}, {"bytes", &MeasuredOverlap::bytes}};
constexpr Number<MeasuredClock> kClock[] = {{"hertz", &MeasuredClock::hertz}, {"hertz_max", &MeasuredClock::hertz_max}, {"watts", &MeasuredClock::watts}, {"watts_cap", &MeasuredClock::watts_cap}, {"celsius", &MeasuredClock::celsius}};

template <class Record, std::size_t n>
void write(boost::json::object& object, const Record& record, const Number<Record> (&numbers)[n]) {
    for (const auto& [key, member] : numbers)
        if (record.*member != 0) object[key] = record.*member; // 0: not measured
}
template <class Record, std::size_t n>
void read(const ObjectReader& reader, Record& record, const Number<Record> (&numbers)[n]) {
    for (const auto& [key, member] : numbers) record.*member = reader.number(key, 0, kLargest, 0);
}

template <class Record, class Write>
void write_list(boost::json::object& object, const char* key, const std::vector<Record>& records, Write one) {
    if (records.empty()) return;
    boost::json::array list;
    for (const Record& record : records) list.emplace_back(one(record));
    object[key] = std::move(list);
}
template <class Record, class Read>
void read_list(const ObjectReader& reader, const char* key, std::vector<Record>& records, Read one) {
    const boost::json::array* list = reader.optional_array(key);
    if (list == nullptr) return;
    for (std::size_t i = 0; i < list->size(); ++i) records.push_back(one(ObjectReader((*list)[i], pointer_to(reader.pointer(key), fmt::format("{}", i)))));
}

boost::json::array texts(const std::vector<std::string>& list) {
    boost::json::array array;
    for (const std::string& text : list) array.emplace_back(text);
    return array;
}

template <class Record, std::size_t n>
void write_part(boost::json::object& object, const char* key, const Record& record, const Number<Record> (&numbers)[n]) {
    if (record == Record{}) return;
    boost::json::object part;
    write(part, record, numbers);
    part["origin"] = record.origin;
    object[key] = std::move(part);
}

/// Reads the records of a measurement, whose origins must exist.
class MeasurementReader {
public:
    explicit MeasurementReader(const ObjectReader& reader) : reader_(reader) {}

    MeasuredHardware read_all() {
        MeasuredHardware hardware;
        hardware.name = reader_.text("name", "");
        hardware.gpu = reader_.text("gpu");
        hardware.device = reader_.text("device", "");
        hardware.gpus = static_cast<int>(reader_.integer("gpus", 0, kMostIndex, 0));
        read_list(reader_, "origins", hardware.origins, [](const ObjectReader& of) {
            return MeasuredOrigin{of.text("source", ""), of.text("file", ""), of.text("date", ""), of.text("driver", ""), of.texts("libraries")};
        });
        origins_ = static_cast<std::int64_t>(hardware.origins.size());
        read_list(reader_, "gemms", hardware.gemms, [this](const ObjectReader& of) {
            MeasuredGemm gemm;
            gemm.type = static_cast<MeasuredType>(of.choice("type", kTypes));
            read(of, gemm, kGemm);
            gemm.origin = origin(of);
            return gemm;
        });
        part("hbm", hardware.hbm, kHbm);
        part("launch", hardware.launch, kLaunch);
        part("host_link", hardware.host_link, kHostLink);
        part("memory", hardware.memory, kMemory);
        read_list(reader_, "pairs", hardware.pairs, [this](const ObjectReader& of) {
            MeasuredPair pair;
            pair.source = static_cast<int>(of.integer("source", 0, kMostIndex));
            pair.target = static_cast<int>(of.integer("target", 0, kMostIndex));
            read(of, pair, kPair);
            pair.access = of.boolean("access", true);
            pair.verified = of.boolean("verified", true);
            pair.origin = origin(of);
            return pair;
        });
        read_list(reader_, "collectives", hardware.collectives, [this](const ObjectReader& of) { return collective(of); });
        read_list(reader_, "overlaps", hardware.overlaps, [this](const ObjectReader& of) {
            MeasuredOverlap overlap;
            overlap.contender = of.text("contender", "");
            overlap.load = of.text("load", "");
            overlap.blocks = static_cast<int>(of.integer("blocks", 0, kMostIndex, 0));
            read(of, overlap, kOverlap);
            overlap.origin = origin(of);
            return overlap;
        });
        read_list(reader_, "clocks", hardware.clocks, [](const ObjectReader& of) {
            MeasuredClock clock;
            clock.device = static_cast<int>(of.integer("device", 0, kMostIndex));
            read(of, clock, kClock);
            clock.reasons = of.text("reasons", "");
            return clock;
        });
        hardware.warnings = reader_.texts("warnings");
        return hardware;
    }

private:
    [[nodiscard]] std::size_t origin(const ObjectReader& of) const { return static_cast<std::size_t>(of.integer("origin", 0, std::max<std::int64_t>(0, origins_ - 1), 0)); }
    template <class Record, std::size_t n>
    void part(const char* key, Record& record, const Number<Record> (&numbers)[n]) {
        const auto of = reader_.optional_object(key);
        if (!of) return;
        read(*of, record, numbers);
        record.origin = origin(*of);
    }
    [[nodiscard]] MeasuredCollective collective(const ObjectReader& of) const {
        MeasuredCollective curve;
        curve.kind = static_cast<CollectiveKind>(of.choice("kind", kKinds));
        curve.ranks = static_cast<int>(of.integer("ranks", 2, kMostIndex));
        curve.nodes = static_cast<int>(of.integer("nodes", 1, kMostIndex, 1));
        const boost::json::array& points = of.array("points");
        for (std::size_t i = 0; i < points.size(); ++i) {
            const std::string where = pointer_to(of.pointer("points"), fmt::format("{}", i));
            if (!points[i].is_array() || points[i].get_array().size() != 2) throw FormatError(where, "is " + describe(points[i]) + "; [bytes, seconds] was expected");
            const boost::json::array& pair = points[i].get_array();
            curve.points.push_back({to_number(pair[0], pointer_to(where, "0"), 0, kLargest), to_number(pair[1], pointer_to(where, "1"), 0, kLargest)});
        }
        curve.origin = origin(of);
        return curve;
    }

    const ObjectReader& reader_;
    std::int64_t origins_ = 0;
};

} // namespace

boost::json::object measured_object(const MeasuredTables& tables) {
    const MeasuredHardware& hardware = tables.hardware();
    boost::json::object object{{"name", hardware.name}, {"gpu", hardware.gpu}, {"device", hardware.device}, {"gpus", hardware.gpus}};
    const MeasuredUse& use = tables.use();
    object["use"] = boost::json::object{{"gemm_table", use.gemm}, {"collective_tables", use.collectives}, {"usable_memory", use.usable_memory}};
    write_list(object, "origins", hardware.origins, [](const MeasuredOrigin& origin) {
        return boost::json::object{{"source", origin.source}, {"file", origin.file}, {"date", origin.date}, {"driver", origin.driver}, {"libraries", texts(origin.libraries)}};
    });
    std::size_t index = 0;
    write_list(object, "gemms", hardware.gemms, [&](const MeasuredGemm& gemm) {
        boost::json::object one{{"type", kTypes[static_cast<std::size_t>(gemm.type)]}};
        write(one, gemm, kGemm);
        one["factor"] = index < tables.gemm_factors().size() ? tables.gemm_factors()[index] : 0;
        one["origin"] = gemm.origin;
        ++index;
        return one;
    });
    write_part(object, "hbm", hardware.hbm, kHbm);
    write_part(object, "launch", hardware.launch, kLaunch);
    write_part(object, "host_link", hardware.host_link, kHostLink);
    write_part(object, "memory", hardware.memory, kMemory);
    write_list(object, "pairs", hardware.pairs, [](const MeasuredPair& pair) {
        boost::json::object one{{"source", pair.source}, {"target", pair.target}};
        write(one, pair, kPair);
        one["access"] = pair.access;
        one["verified"] = pair.verified;
        one["origin"] = pair.origin;
        return one;
    });
    write_list(object, "collectives", hardware.collectives, [](const MeasuredCollective& curve) {
        boost::json::array points;
        for (const CollectivePoint& point : curve.points) points.emplace_back(boost::json::array{point.bytes, point.seconds});
        return boost::json::object{{"kind", kKinds[static_cast<std::size_t>(curve.kind)]}, {"ranks", curve.ranks}, {"nodes", curve.nodes}, {"origin", curve.origin}, {"points", std::move(points)}};
    });
    write_list(object, "overlaps", hardware.overlaps, [](const MeasuredOverlap& overlap) {
        boost::json::object one{{"contender", overlap.contender}, {"load", overlap.load}, {"blocks", overlap.blocks}};
        write(one, overlap, kOverlap);
        one["origin"] = overlap.origin;
        return one;
    });
    write_list(object, "clocks", hardware.clocks, [](const MeasuredClock& clock) {
        boost::json::object one{{"device", clock.device}};
        write(one, clock, kClock);
        one["reasons"] = clock.reasons;
        return one;
    });
    if (!hardware.warnings.empty()) object["warnings"] = texts(hardware.warnings);
    return object;
}

MeasuredRef read_measured(const ObjectReader& reader) {
    MeasuredHardware hardware = MeasurementReader(reader).read_all();
    MeasuredUse use;
    if (const auto of = reader.optional_object("use"))
        use = {of->boolean("gemm_table", true), of->boolean("collective_tables", true), of->boolean("usable_memory", true)};
    std::vector<double> factors;
    if (const boost::json::array* gemms = reader.optional_array("gemms"))
        for (std::size_t i = 0; i < gemms->size(); ++i)
            factors.push_back(ObjectReader((*gemms)[i], pointer_to(reader.pointer("gemms"), fmt::format("{}", i))).number("factor", 0, 1e6, 0));
    return {std::make_shared<const MeasuredTables>(std::move(hardware), use, std::move(factors))};
}

} // namespace fivefold::json
