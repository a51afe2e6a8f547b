// SPDX-License-Identifier: Apache-2.0
// PROBE.json: the record of a run of fivefold-probe. Its ids and values are documented in probes/protocol/vocabulary.h, its keys in record_json.h.
#include "core/formats/json_reader.h"
#include "core/formats/measured_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace fivefold::measured {
namespace {

using json::ObjectReader;

constexpr std::array<const char*, 5> kTypes = {"bf16", "fp16", "tf32", "fp8", "fp4"}; // in the order of MeasuredType
constexpr double kNode = -1;                                                          // "device" of values of all GPUs at once
constexpr double kLargest = 1e18;
constexpr int kMostDevices = 4096;

/// Bits of NVML's reasons for lower clocks that tell of a limit; idle and set clocks are none.
constexpr std::pair<std::uint64_t, const char*> kReasons[] = {{0x04, "power"}, {0x08, "hardware"}, {0x20, "thermal"}, {0x40, "hardware thermal"}, {0x80, "power brake"}};

/// What one GPU, or all at once, reached; a node's own value counts, else the worst of its GPUs.
class Worst {
public:
    Worst(double& value, bool less_is_worse) : value_(&value), less_(less_is_worse) {}
    void take(double device, std::optional<double> value) {
        if (!value || !(*value > 0) || *value > kLargest || (node_ && device != kNode)) return;
        if (*value_ == 0 || (device == kNode && !node_)) *value_ = *value;
        else *value_ = less_ ? std::min(*value_, *value) : std::max(*value_, *value);
        node_ = node_ || device == kNode;
    }

private:
    double* value_;
    bool less_, node_ = false;
};

/// Reads the results of all stages one after another.
class Reader {
public:
    explicit Reader(MeasuredImport& import) : import_(import), hardware_(import.hardware) {}

    void result(const ObjectReader& of) {
        const std::string id = of.text("id");
        if (id == "env") environment(of);
        else if (id == "device") device(of);
        else if (id == "clocks") clocks(of);
        else if (id == "mem") memory(of);
        else if (id == "mem.nccl") nccl_memory(of);
        else if (id.starts_with("hbm.")) bandwidth(of, id.substr(4));
        else if (id == "launch") launch(of);
        else if (id == "gemm") gemm(of);
        else if (id == "p2p") pair(of);
        else if (id == "overlap") overlap(of);
        else if (id.starts_with("nccl.") && id != "nccl.init") collective(of, id.substr(5));
    }

private:
    static std::optional<double> value(const ObjectReader& of, const char* key) { return number_of(of.find(key)); }
    static double device_of(const ObjectReader& of) { return value(of, "device").value_or(kNode); }
    static int whole(const ObjectReader& of, const char* key, int low, int high, int fallback) { return static_cast<int>(of.integer(key, low, high, fallback)); }

    void environment(const ObjectReader& of) {
        MeasuredOrigin& origin = hardware_.origins[0];
        const std::string driver = of.text("driver", "");
        if (!driver.empty()) origin.driver = driver;
        if (of.boolean("simulated", false) && origin.source.find("(simulated)") == std::string::npos) origin.source += " (simulated)";
        for (const auto& [key, title] : {std::pair("cublaslt_version", "cuBLASLt"), std::pair("nccl_version", "NCCL")}) {
            const boost::json::value* version = of.find(key);
            if (version == nullptr) continue;
            std::string text;
            if (version->is_string()) text = std::string(version->get_string());
            else if (const auto number = number_of(version)) text = fmt::format("{:.0f}", *number);
            if (text.empty()) continue;
            const std::string library = fmt::format("{} {}", title, text);
            if (std::find(origin.libraries.begin(), origin.libraries.end(), library) == origin.libraries.end()) origin.libraries.push_back(library);
        }
    }

    void device(const ObjectReader& of) {
        const std::string name = of.text("name", "");
        if (hardware_.device.empty()) hardware_.device = name;
        else if (!name.empty() && name != hardware_.device) import_.notes.push_back(of.pointer() + ": another kind of GPU, " + json::quoted(name) + ", is in this node too");
        hardware_.gpus = std::max(hardware_.gpus, whole(of, "index", 0, kMostDevices, 0) + 1);
        total_.take(0, value(of, "memory_bytes"));
        free_.take(0, value(of, "memory_free_bytes"));
        if (const auto clock = value(of, "clock_max_khz")) most_[whole(of, "index", 0, kMostDevices, 0)] = *clock * 1e3;
        if (const auto cap = value(of, "power_cap_w")) cap_[whole(of, "index", 0, kMostDevices, 0)] = *cap;
    }

    void clocks(const ObjectReader& of) {
        const std::string when = of.text("when", "");
        if (when == "idle") return;
        const int device = whole(of, "device", -1, kMostDevices, -1);
        if (device < 0) return;
        auto found = std::find_if(hardware_.clocks.begin(), hardware_.clocks.end(), [device](const MeasuredClock& clock) { return clock.device == device; });
        if (found == hardware_.clocks.end()) found = hardware_.clocks.insert(found, MeasuredClock{});
        found->device = device;
        found->hertz = std::max(0.0, value(of, "sm_mhz").value_or(0) * 1e6); // the last load's, the sustained one
        found->watts = std::max(0.0, value(of, "power_w").value_or(0));
        found->celsius = std::max(0.0, value(of, "temp_c").value_or(0));
        found->hertz_max = most_[device];
        found->watts_cap = cap_[device];
        found->reasons.clear();
        const auto bits = static_cast<std::uint64_t>(std::clamp(value(of, "reasons").value_or(0), 0.0, 1e15));
        for (const auto& [bit, word] : kReasons)
            if ((bits & bit) != 0) found->reasons += (found->reasons.empty() ? "" : ", ") + std::string(word);
    }

    void memory(const ObjectReader& of) {
        const double device = device_of(of);
        total_.take(device, value(of, "total_bytes"));
        free_.take(device, value(of, "free_bytes"));
        context_.take(device, value(of, "context_bytes"));
        workspace_.take(device, value(of, "cublas_bytes"));
    }

    void nccl_memory(const ObjectReader& of) { // of the widest group
        const int ranks = whole(of, "ranks", 1, kMostRanks, 1);
        if (ranks < widest_) return;
        if (ranks > widest_) hardware_.memory.nccl_init = hardware_.memory.nccl_all_reduce = hardware_.memory.nccl_all_to_all = 0;
        widest_ = ranks;
        init_.take(0, value(of, "init_bytes"));
        all_reduce_.take(0, value(of, "after_ar_bytes"));
        all_to_all_.take(0, value(of, "after_a2a_bytes"));
    }

    void bandwidth(const ObjectReader& of, const std::string& kind) {
        const auto gbps = value(of, "gbps");
        if (!gbps || !(*gbps > 0)) return;
        const double bytes = value(of, "bytes").value_or(0), device = device_of(of);
        Hbm* hbm = kind == "copy" ? &copy_ : kind == "read" ? &read_ : kind == "write" ? &write_ : nullptr;
        if (hbm == nullptr || bytes < hbm->bytes) return;
        if (bytes > hbm->bytes) { // of the largest size
            *hbm->value = 0;
            hbm->worst = Worst(*hbm->value, true);
            hbm->bytes = bytes;
        }
        hbm->worst.take(device, *gbps * 1e9);
    }

    void launch(const ObjectReader& of) {
        const double device = device_of(of);
        const auto micro = [&](const char* key) -> std::optional<double> {
            const auto found = value(of, key);
            return found ? std::optional(*found * 1e-6) : std::nullopt;
        };
        kernel_.take(device, micro("empty_us"));
        graph_.take(device, micro("graph_us"));
    }

    void gemm(const ObjectReader& of) {
        const auto tflops = value(of, "tflops");
        if (!tflops || !(*tflops > 0) || *tflops > 1e9) return; // null: the GPU or the library has no such product
        const std::string dtype = of.text("dtype", "");
        const auto type = std::find(kTypes.begin(), kTypes.end(), dtype);
        if (type == kTypes.end()) return;
        MeasuredGemm wanted;
        wanted.type = static_cast<MeasuredType>(type - kTypes.begin());
        wanted.m = of.number("m", 1, 1e9);
        wanted.n = of.number("n", 1, 1e9);
        wanted.k = of.number("k", 1, 1e9);
        auto found = std::find_if(hardware_.gemms.begin(), hardware_.gemms.end(),
                                  [&](const MeasuredGemm& one) { return one.type == wanted.type && one.m == wanted.m && one.n == wanted.n && one.k == wanted.k; });
        if (found == hardware_.gemms.end()) found = hardware_.gemms.insert(found, wanted);
        double& rate = of.boolean("sustained", false) ? found->sustained : found->rate;
        const double measured = *tflops * 1e12;
        if (device_of(of) == kNode || rate == 0) rate = measured;
        else rate = std::min(rate, measured);
    }

    void pair(const ObjectReader& of) {
        const int source = whole(of, "src", 0, kMostDevices, 0), target = whole(of, "dst", 0, kMostDevices, 0);
        if (source == target) of.fail("dst", "is the same GPU as src");
        MeasuredPair& pair = pair_of(hardware_, source, target);
        pair.access = of.boolean("access", true);
        pair.verified = of.boolean("verified", pair.access);
        pair.rate = positive(value(of, "uni_gbps")) * 1e9;
        pair.latency = positive(value(of, "latency_us")) * 1e-6;
        if (const double both = positive(value(of, "bidir_gbps")) * 1e9; both > 0) {
            pair.both_ways = both;
            pair_of(hardware_, target, source).both_ways = both;
        }
    }

    void collective(const ObjectReader& of, const std::string& kind) {
        const std::optional<CollectiveKind> known = collective_of(kind);
        if (!known) return;
        const int ranks = whole(of, "ranks", 2, kMostRanks, 2), nodes = whole(of, "nodes", 1, kMostRanks, 1);
        if (ranks % nodes != 0) of.fail("nodes", "does not divide the ranks");
        if (!of.boolean("verified", true)) {
            import_.notes.push_back(of.pointer() + ": gave wrong data and is left aside");
            return;
        }
        const double bytes = positive(value(of, "bytes")), seconds = positive(value(of, "us_median")) * 1e-6;
        if (bytes > 0 && seconds > 0) curve_of(hardware_, *known, ranks, nodes).points.push_back({bytes, seconds});
    }

    void overlap(const ObjectReader& of) {
        MeasuredOverlap overlap;
        overlap.contender = of.text("contender", "");
        overlap.load = of.text("load", "");
        overlap.blocks = whole(of, "ctas", 0, kMostDevices, 0);
        overlap.load_alone = positive(value(of, "load_alone_us")) * 1e-6;
        overlap.load_beside = positive(value(of, "load_overlap_us")) * 1e-6;
        overlap.collective_alone = positive(value(of, "contender_alone_us")) * 1e-6;
        overlap.collective_beside = positive(value(of, "contender_overlap_us")) * 1e-6;
        overlap.bytes = positive(value(of, "contender_bytes"));
        if (overlap.load_alone > 0 && overlap.load_beside > 0) hardware_.overlaps.push_back(std::move(overlap));
    }

    static double positive(std::optional<double> value) { return value && *value > 0 && *value < kLargest ? *value : 0; }

    struct Hbm {
        double* value;
        Worst worst;
        double bytes = 0;
    };
    MeasuredImport& import_;
    MeasuredHardware& hardware_;
    Worst total_{hardware_.memory.total, true}, free_{hardware_.memory.free, true}, context_{hardware_.memory.context, false}, workspace_{hardware_.memory.workspace, false};
    Worst init_{hardware_.memory.nccl_init, false}, all_reduce_{hardware_.memory.nccl_all_reduce, false}, all_to_all_{hardware_.memory.nccl_all_to_all, false};
    Worst kernel_{hardware_.launch.kernel, false}, graph_{hardware_.launch.graph, false};
    Hbm copy_{&hardware_.hbm.copy, {hardware_.hbm.copy, true}}, read_{&hardware_.hbm.read, {hardware_.hbm.read, true}}, write_{&hardware_.hbm.write, {hardware_.hbm.write, true}};
    std::map<int, double> most_, cap_; ///< highest clock and power cap by GPU
    int widest_ = 0;
};

void note_incidents(MeasuredImport& import, const ObjectReader& stage) {
    const std::string name = stage.text("name", "");
    for (const char* key : {"warnings", "errors"}) {
        const boost::json::array* list = stage.optional_array(key);
        if (list == nullptr) continue;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const ObjectReader incident((*list)[i], json::pointer_to(stage.pointer(key), fmt::format("{}", i)));
            const std::string code = incident.text("code", "");
            std::vector<std::string>& warnings = import.hardware.warnings;
            if (!code.empty() && std::find(warnings.begin(), warnings.end(), code) == warnings.end()) warnings.push_back(code);
        }
    }
    const std::string status = stage.text("status", "");
    if (status != "ok" && status != "skipped") import.notes.push_back(fmt::format("stage {} ended {}; what it had measured until then is read", name, status.empty() ? "without a status" : status));
}

} // namespace

MeasuredImport read_probe(const boost::json::value& document, std::string_view name) {
    const ObjectReader root(document);
    if (root.text("format") != "fivefold-probe") root.fail("format", "is not \"fivefold-probe\"");
    if (const std::int64_t version = root.integer("version", 1, 1'000'000); version != 1)
        root.fail("version", fmt::format("is {}, but this program reads version 1; a newer Fivefold is needed", version));
    MeasuredImport import;
    const std::string probe = root.text("probe", "");
    MeasuredOrigin origin{"fivefold-probe" + (probe.empty() ? "" : " " + probe), std::string(name), root.text("date", ""), "", {}};
    if (root.text("note", "").find("simulated") != std::string::npos) origin.source += " (simulated)";
    import.hardware.origins.push_back(std::move(origin));
    Reader reader(import);
    const boost::json::array& stages = root.array("stages");
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const ObjectReader stage(stages[i], json::pointer_to("/stages", fmt::format("{}", i)));
        if (const boost::json::array* results = stage.optional_array("results"))
            for (std::size_t j = 0; j < results->size(); ++j) reader.result(ObjectReader((*results)[j], json::pointer_to(stage.pointer("results"), fmt::format("{}", j))));
        note_incidents(import, stage);
    }
    std::erase_if(import.hardware.gemms, [](const MeasuredGemm& gemm) { return gemm.rate <= 0 && gemm.sustained <= 0; });
    for (MeasuredGemm& gemm : import.hardware.gemms)
        if (gemm.rate <= 0) gemm.rate = gemm.sustained;
    return import;
}

} // namespace fivefold::measured
