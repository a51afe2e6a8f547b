// SPDX-License-Identifier: Apache-2.0
#include "core/formats/measured_file.h"

#include "core/formats/json_reader.h"
#include "core/formats/measured_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fivefold {
namespace measured {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        const bool pair = text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n';
        text.remove_prefix(end + (pair ? 2 : 1));
    }
    return lines;
}

std::vector<std::string_view> words_of(std::string_view line) {
    constexpr std::string_view kSpace = " \t\v\f";
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = line.find_first_of(kSpace, at);
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(kSpace, end);
    }
    return words;
}

std::optional<double> number_of(std::string_view word) {
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

std::optional<double> number_of(const boost::json::value* value) {
    if (value == nullptr) return std::nullopt;
    if (value->is_int64()) return static_cast<double>(value->get_int64());
    if (value->is_uint64()) return static_cast<double>(value->get_uint64());
    if (value->is_double()) return std::isfinite(value->get_double()) ? std::optional(value->get_double()) : std::nullopt;
    if (value->is_string()) return number_of(std::string_view(value->get_string()));
    return std::nullopt;
}

std::optional<CollectiveKind> collective_of(std::string_view program) {
    std::string name(program.substr(program.find_last_of("/\\") == std::string_view::npos ? 0 : program.find_last_of("/\\") + 1));
    std::erase_if(name, [](char c) { return c == '_' || c == '-' || c == ' '; });
    std::transform(name.begin(), name.end(), name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const auto says = [&name](std::string_view word) { return name.find(word) != std::string::npos; };
    if (says("allreduce")) return CollectiveKind::all_reduce;
    if (says("allgather")) return CollectiveKind::all_gather;
    if (says("reducescatter")) return CollectiveKind::reduce_scatter;
    if (says("alltoall") && !says("alltoallv")) return CollectiveKind::all_to_all;
    if (says("sendrecv")) return CollectiveKind::send_receive;
    return std::nullopt;
}

MeasuredCollective& curve_of(MeasuredHardware& hardware, CollectiveKind kind, int ranks, int nodes) {
    for (MeasuredCollective& curve : hardware.collectives)
        if (curve.kind == kind && curve.ranks == ranks && curve.nodes == nodes) return curve;
    return hardware.collectives.emplace_back(MeasuredCollective{kind, ranks, nodes, {}, 0});
}

MeasuredPair& pair_of(MeasuredHardware& hardware, int source, int target) {
    for (MeasuredPair& pair : hardware.pairs)
        if (pair.source == source && pair.target == target) return pair;
    MeasuredPair pair;
    pair.source = source;
    pair.target = target;
    return hardware.pairs.emplace_back(pair);
}

namespace {

/// Points in order of size, each size once (the last counts); curves that hold none go.
void tidy(MeasuredHardware& hardware) {
    for (MeasuredCollective& curve : hardware.collectives) {
        std::stable_sort(curve.points.begin(), curve.points.end(), [](const CollectivePoint& one, const CollectivePoint& other) { return one.bytes < other.bytes; });
        std::vector<CollectivePoint> points;
        for (const CollectivePoint& point : curve.points) {
            if (!points.empty() && points.back().bytes == point.bytes) points.back() = point;
            else points.push_back(point);
        }
        curve.points = std::move(points);
    }
    std::erase_if(hardware.collectives, [](const MeasuredCollective& curve) { return curve.points.empty(); });
}

bool holds_nothing(const MeasuredHardware& hardware) {
    MeasuredHardware bare;
    bare.name = hardware.name;
    bare.gpu = hardware.gpu;
    bare.device = hardware.device;
    bare.gpus = hardware.gpus;
    bare.origins = hardware.origins;
    bare.clocks = hardware.clocks;
    bare.warnings = hardware.warnings;
    return hardware == bare;
}

} // namespace
} // namespace measured

std::optional<MeasuredFile> measured_file_kind(std::string_view text) {
    const std::string_view head = text.substr(0, 1U << 16U);
    const std::size_t first = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos) return std::nullopt;
    const auto says = [head](std::string_view word) { return head.find(word) != std::string_view::npos; };
    if (head[first] == '{') {
        if (says("\"fivefold-probe\"")) return MeasuredFile::probe;
        if (says("\"nvbandwidth\"")) return MeasuredFile::bandwidth_json;
        if (text.find("\"nccl_version\"") != std::string_view::npos || (says("\"args\"") && says("_perf"))) return MeasuredFile::nccl_json;
        return std::nullopt;
    }
    if (says("nvbandwidth Version") || says("\nSUM device_to_device") || says("Running device_to_device_memcpy")) return MeasuredFile::bandwidth_text;
    if (says("algbw") && says("busbw")) return MeasuredFile::nccl_text;
    return std::nullopt;
}

MeasuredImport read_measured_file(std::string_view text, std::string_view name, const Catalogue& catalogue) {
    const std::optional<MeasuredFile> kind = measured_file_kind(text);
    if (!kind) throw FormatError("", "is no result of fivefold-probe, nccl-tests or nvbandwidth");
    MeasuredImport import;
    switch (*kind) {
    case MeasuredFile::probe: import = measured::read_probe(json::parse_json(text), name); break;
    case MeasuredFile::nccl_json: import = measured::read_nccl_json(json::parse_json(text), name); break;
    case MeasuredFile::nccl_text: import = measured::read_nccl_text(text, name); break;
    case MeasuredFile::bandwidth_json: import = measured::read_bandwidth_json(json::parse_json(text), name); break;
    case MeasuredFile::bandwidth_text: import = measured::read_bandwidth_text(text, name); break;
    }
    import.kind = *kind;
    MeasuredHardware& hardware = import.hardware;
    measured::tidy(hardware);
    if (measured::holds_nothing(hardware)) throw FormatError("", "holds no measured value" + (import.notes.empty() ? std::string() : ": " + import.notes.front()));
    const Gpu* gpu = gpu_of_device(catalogue, hardware.device, hardware.memory.total);
    hardware.gpu = gpu != nullptr ? gpu->id : hardware.device;
    if (hardware.name.empty()) {
        const std::string date = measured_date(hardware);
        hardware.name = fmt::format("{}{}{}{}", hardware.gpus > 0 ? fmt::format("{} x ", hardware.gpus) : "", hardware.device.empty() ? name : hardware.device,
                                    date.empty() ? "" : ", ", date);
    }
    return import;
}

const Gpu* gpu_of_device(const Catalogue& catalogue, std::string_view device, double bytes) {
    if (device.empty()) return nullptr;
    const auto fits = [bytes](const Gpu& gpu) { return bytes <= 0 || std::abs(gpu.usable_memory.value() / bytes - 1) < 0.06; };
    if (const Gpu* named = catalogue.find_gpu(device); named != nullptr && fits(*named)) return named;
    // The same words in whatever order: "Tesla V100-SXM2-32GB" is the catalogue's "NVIDIA V100 SXM2 32GB".
    const auto words = [](std::string_view text) {
        std::vector<std::string> list(1);
        for (const char c : text) {
            if (c >= 'A' && c <= 'Z') list.back() += static_cast<char>(c - 'A' + 'a');
            else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) list.back() += c;
            else if (!list.back().empty()) list.emplace_back();
        }
        std::erase_if(list, [](const std::string& word) { return word.empty() || word == "nvidia" || word == "tesla" || word == "geforce" || word == "amd" || word == "gpu" || word == "per"; });
        return list;
    };
    const std::vector<std::string> own = words(device);
    const auto has = [](const std::vector<std::string>& list, const std::string& word) { return std::find(list.begin(), list.end(), word) != list.end(); };
    const Gpu* best = nullptr;
    std::size_t most = 0;
    for (const Gpu& gpu : catalogue.gpus) {
        const std::vector<std::string> theirs = words(gpu.name);
        if (own.empty() || theirs.empty() || !has(own, theirs.front()) || !fits(gpu)) continue; // the model's name comes first
        if (has(own, "pcie") != has(theirs, "pcie") || has(own, "nvl") != has(theirs, "nvl")) continue;
        const auto common = static_cast<std::size_t>(std::count_if(theirs.begin(), theirs.end(), [&](const std::string& word) { return has(own, word); }));
        if (common > most) {
            most = common;
            best = &gpu;
        }
    }
    return best;
}

} // namespace fivefold
