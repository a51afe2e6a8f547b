// SPDX-License-Identifier: Apache-2.0
#include "core/formats/profile_json.h"

#include "core/formats/json_reader.h"
#include "core/formats/json_writer.h"
#include "core/formats/measured_json.h"
#include "core/formats/profile_fields.h"

#include <fmt/format.h>

namespace fivefold {

namespace {

using json::ObjectReader;

constexpr const char* kLibraryVersion = "fivefold_profiles";
constexpr const char* kProvenances[] = {"measured", "fitted", "catalogue", "counted", "defaulted"};
constexpr const char* kFlavours[] = {"reduce_scatter_all_gather", "all_reduce_all_gather"};
constexpr const char* kTpModes[] = {"user_buffers", "async_shards", "plain"};
constexpr const char* kFlashKernels[] = {"best", "flash2", "flash1"};
constexpr double kLargest = 1e15;

struct TrafficField {
    const char* key;
    double LayerTraffic::*member;
};
constexpr TrafficField kTrafficFields[] = {
    {"hidden_forward", &LayerTraffic::hidden_forward},   {"projections_forward", &LayerTraffic::projections_forward},
    {"ffn_forward", &LayerTraffic::ffn_forward},         {"hidden_backward", &LayerTraffic::hidden_backward},
    {"projections_backward", &LayerTraffic::projections_backward}, {"ffn_backward", &LayerTraffic::ffn_backward},
    {"launches_forward", &LayerTraffic::launches_forward}, {"launches_backward", &LayerTraffic::launches_backward},
};
struct ConditionField {
    const char* key;
    int TrafficVariant::*member;
};
constexpr ConditionField kConditionFields[] = {
    {"gated", &TrafficVariant::gated}, {"compiled", &TrafficVariant::compiled}, {"fused_norm", &TrafficVariant::fused_norm}};

Constant read_constant(const ObjectReader& parent, const char* key) {
    const boost::json::value* value = parent.find(key);
    if (value == nullptr) {
        parent.fail(key, "is missing; a constant was expected: a number or an object with value, low, high, provenance, source, date");
    }
    Constant constant;
    if (!value->is_object()) {
        constant.value = constant.low = constant.high = json::to_number(*value, parent.pointer(key), 0, kLargest);
        return constant;
    }
    const ObjectReader reader(*value, parent.pointer(key));
    constant.value = reader.number("value", 0, kLargest);
    constant.low = reader.number("low", 0, kLargest, constant.value);
    constant.high = reader.number("high", 0, kLargest, constant.value);
    if (constant.low > constant.value || constant.high < constant.value) {
        reader.fail("value",
                    fmt::format("is {}; a number from low {} to high {} was expected", constant.value, constant.low, constant.high));
    }
    constant.provenance =
        static_cast<Provenance>(reader.choice("provenance", kProvenances, static_cast<std::size_t>(Provenance::defaulted)));
    constant.source = reader.text("source", "");
    constant.date = reader.text("date", "");
    return constant;
}

template <class Part, class Fields>
void read_fields(const ObjectReader& reader, Part& part, const Fields& fields) {
    for (const auto& field : fields) {
        part.*field.member = read_constant(reader, field.key);
    }
}

HardwareProfile read_hardware(const ObjectReader& reader) {
    HardwareProfile part;
    part.gpu = reader.text("gpu");
    part.borrowed = reader.text("borrowed", "");
    read_fields(reader, part, kHardwareFields);
    return part;
}

template <class Part>
std::vector<Part> read_parts(const ObjectReader& reader, const char* key, Part (*read)(const ObjectReader&)) {
    const boost::json::array& values = reader.array(key);
    if (values.empty()) {
        reader.fail(key, "is empty; at least one entry was expected");
    }
    std::vector<Part> parts;
    parts.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        parts.push_back(read(ObjectReader(values[i], json::pointer_to(reader.pointer(key), fmt::format("{}", i)))));
    }
    return parts;
}

TrafficVariant read_traffic(const ObjectReader& reader) {
    TrafficVariant variant;
    for (const ConditionField& field : kConditionFields) {
        if (reader.has(field.key)) {
            variant.*field.member = reader.boolean(field.key, false) ? 1 : 0;
        }
    }
    for (const TrafficField& field : kTrafficFields) {
        variant.traffic.*field.member = reader.number(field.key, 0, 1e6);
    }
    variant.source = reader.text("source", "");
    return variant;
}

boost::json::object traffic_object(const TrafficVariant& variant) {
    boost::json::object object;
    for (const ConditionField& field : kConditionFields) {
        if (variant.*field.member >= 0) {
            object[field.key] = variant.*field.member == 1;
        }
    }
    for (const TrafficField& field : kTrafficFields) {
        object[field.key] = variant.traffic.*field.member;
    }
    object["source"] = variant.source;
    return object;
}

SoftwareProfile read_software(const ObjectReader& reader) {
    SoftwareProfile part;
    part.family = reader.text("family");
    part.title = reader.text("title", part.family);
    read_fields(reader, part, kSoftwareFields);
    part.zero_flavour = static_cast<ZeroFlavour>(reader.choice("zero_flavour", kFlavours, 0));
    part.low_precision_exchange = reader.boolean("low_precision_exchange", false);
    part.weight_casts_kept = reader.boolean("weight_casts_kept", false);
    part.transformer_engine = reader.boolean("transformer_engine", false);
    part.resharding_optional = reader.boolean("resharding_optional", false);
    part.gradients_follow_reduction = reader.boolean("gradients_follow_reduction", true);
    part.gradient_copies_freed = reader.boolean("gradient_copies_freed", false);
    part.memory_readings = reader.boolean("memory_readings", false);
    part.loss_gathered = reader.boolean("loss_gathered", false);
    part.tp_mode = static_cast<TpMode>(reader.choice("tp_mode", kTpModes, 0));
    part.flash = static_cast<FlashKernel>(reader.choice("flash", kFlashKernels, 0));
    part.recompute_stops_early = reader.boolean("recompute_stops_early", false);
    part.fused_norm = reader.boolean("fused_norm", true);
    part.compiled = reader.boolean("compiled", false);
    part.traffic = read_parts<TrafficVariant>(reader, "traffic", read_traffic);
    return part;
}

VerdictProfile read_verdict(const ObjectReader& reader) {
    VerdictProfile part;
    read_fields(reader, part, kVerdictFields);
    return part;
}

BandProfile read_band(const ObjectReader& reader) {
    BandProfile part;
    read_fields(reader, part, kBandFields);
    return part;
}

boost::json::object constant_object(const Constant& constant) {
    return {{"value", constant.value},   {"low", constant.low},
            {"high", constant.high},     {"provenance", provenance_name(constant.provenance)},
            {"source", constant.source}, {"date", constant.date}};
}

template <class Part, class Fields>
void write_fields(boost::json::object& object, const Part& part, const Fields& fields) {
    for (const auto& field : fields) {
        object[field.key] = constant_object(part.*field.member);
    }
}

boost::json::object hardware_object(const HardwareProfile& part) {
    boost::json::object object{{"gpu", part.gpu}};
    if (!part.borrowed.empty()) {
        object["borrowed"] = part.borrowed;
    }
    write_fields(object, part, kHardwareFields);
    return object;
}

boost::json::object software_object(const SoftwareProfile& part) {
    boost::json::object object{{"family", part.family}, {"title", part.title}};
    write_fields(object, part, kSoftwareFields);
    object["zero_flavour"] = kFlavours[static_cast<std::size_t>(part.zero_flavour)];
    object["low_precision_exchange"] = part.low_precision_exchange;
    object["weight_casts_kept"] = part.weight_casts_kept;
    object["transformer_engine"] = part.transformer_engine;
    object["resharding_optional"] = part.resharding_optional;
    object["gradients_follow_reduction"] = part.gradients_follow_reduction;
    object["gradient_copies_freed"] = part.gradient_copies_freed;
    object["memory_readings"] = part.memory_readings;
    object["loss_gathered"] = part.loss_gathered;
    object["tp_mode"] = kTpModes[static_cast<std::size_t>(part.tp_mode)];
    object["flash"] = kFlashKernels[static_cast<std::size_t>(part.flash)];
    object["recompute_stops_early"] = part.recompute_stops_early;
    object["fused_norm"] = part.fused_norm;
    object["compiled"] = part.compiled;
    boost::json::array traffic;
    for (const TrafficVariant& variant : part.traffic) {
        traffic.emplace_back(traffic_object(variant));
    }
    object["traffic"] = std::move(traffic);
    return object;
}

boost::json::object verdict_object(const VerdictProfile& part) {
    boost::json::object object;
    write_fields(object, part, kVerdictFields);
    return object;
}

boost::json::object band_object(const BandProfile& part) {
    boost::json::object object;
    write_fields(object, part, kBandFields);
    return object;
}

void check_version(const ObjectReader& reader, const char* key) {
    const std::int64_t version = reader.integer(key, 1, 1'000'000);
    if (version != 1) {
        reader.fail(key, fmt::format("is {}, but this program reads version 1; a newer Fivefold is needed", version));
    }
}

} // namespace

const char* provenance_name(Provenance provenance) { return kProvenances[static_cast<std::size_t>(provenance)]; }

namespace json {

ProfileLibrary read_profile_library(std::string_view text, Origin origin) {
    const boost::json::value document = parse_json(text, origin);
    const ObjectReader reader(document);
    check_version(reader, kLibraryVersion);
    ProfileLibrary library;
    library.name = reader.text("name", "");
    library.date = reader.text("date", "");
    library.hardware = read_parts<HardwareProfile>(reader, "hardware", read_hardware);
    library.software = read_parts<SoftwareProfile>(reader, "software", read_software);
    library.verdict = read_verdict(reader.object("verdict"));
    library.band = read_band(reader.object("band"));
    if (reader.has("measured")) {
        library.measured = read_parts<MeasuredRef>(reader, "measured", json::read_measured);
    }
    if (reader.has("fallbacks")) {
        library.fallbacks = read_parts<ProfileLibrary::Fallback>(reader, "fallbacks", [](const ObjectReader& entry) {
            return ProfileLibrary::Fallback{entry.text("architecture"), entry.text("gpu")};
        });
    }
    return library;
}

} // namespace json

ProfileLibrary read_profile_library(std::string_view text) { return json::read_profile_library(text, json::Origin::outside); }

std::string write_profile_library(const ProfileLibrary& library) {
    boost::json::object object{{kLibraryVersion, 1}, {"name", library.name}, {"date", library.date}};
    boost::json::array hardware;
    for (const HardwareProfile& part : library.hardware) {
        hardware.emplace_back(hardware_object(part));
    }
    boost::json::array software;
    for (const SoftwareProfile& part : library.software) {
        software.emplace_back(software_object(part));
    }
    boost::json::array fallbacks;
    for (const ProfileLibrary::Fallback& fallback : library.fallbacks) {
        fallbacks.emplace_back(boost::json::object{{"architecture", fallback.architecture}, {"gpu", fallback.gpu}});
    }
    object["hardware"] = std::move(hardware);
    object["software"] = std::move(software);
    object["verdict"] = verdict_object(library.verdict);
    object["band"] = band_object(library.band);
    if (!library.measured.empty()) {
        boost::json::array measured;
        for (const MeasuredRef& tables : library.measured) {
            measured.emplace_back(json::measured_object(*tables.tables));
        }
        object["measured"] = std::move(measured);
    }
    if (!fallbacks.empty()) {
        object["fallbacks"] = std::move(fallbacks);
    }
    return json::write_json(object);
}

} // namespace fivefold
