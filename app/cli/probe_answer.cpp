// SPDX-License-Identifier: Apache-2.0
#include "app/cli/probe_answer.h"

#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "app/texts/probe_texts.h"
#include "core/formats/measured_file.h"
#include "probes/protocol/record_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace fivefold::cli {
namespace {

using Result = const ProbeResult&;

std::optional<double> number(Result result, std::string_view name) {
    const ProbeValue* value = find_value(result, name);
    if (value == nullptr) return std::nullopt;
    if (const auto* whole = std::get_if<std::int64_t>(value)) return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(value)) return *real;
    return std::nullopt;
}
std::int64_t whole(Result result, std::string_view name, std::int64_t otherwise = -1) {
    const auto value = number(result, name);
    return value ? static_cast<std::int64_t>(*value) : otherwise;
}
std::string words(Result result, std::string_view name) {
    const ProbeValue* value = find_value(result, name);
    const auto* text = value != nullptr ? std::get_if<std::string>(value) : nullptr;
    return text != nullptr ? *text : "";
}
std::optional<bool> truth(Result result, std::string_view name) {
    const ProbeValue* value = find_value(result, name);
    const auto* is = value != nullptr ? std::get_if<bool>(value) : nullptr;
    return is != nullptr ? std::optional(*is) : std::nullopt;
}

std::string shown(std::optional<double> value, double scale = 1) { return value ? text::significant(*value * scale) : "-"; }
std::string counted(Result result, std::string_view name) {
    const auto value = number(result, name);
    return value ? text::plain(*value) : "-";
}
std::string gib(Result result, std::string_view name) {
    const auto value = number(result, name);
    return value ? text::fixed(*value / kGiB, 1) : "-";
}
std::string size(double bytes) { return text::bytes_text(Bytes(bytes)); }
std::string place(Result result) {
    const std::int64_t device = whole(result, "device");
    return device < 0 ? "node" : "GPU " + std::to_string(device);
}
bool of_node(Result result) { return whole(result, "device") < 0; }

std::string section(const std::string& title, const Table& table) { return "\n" + title + "\n" + table.text(2); }

// 130100 -> 13.1.0, 22809 -> 2.28.9, 13000 -> 13.0
std::string version(std::int64_t number, int major, int minor) {
    return fmt::format("{}.{}.{}", number / major, number % major / minor, number % minor);
}

std::string libraries(const ProbeRecord& record) {
    std::string text;
    std::set<std::string> said;
    const auto say = [&](const std::string& line) {
        if (said.insert(line).second) text += line + "\n";
    };
    for (const ProbeResult* env : results_of(record, "env")) {
        if (const std::string driver = words(*env, "driver"); !driver.empty()) say("Driver " + driver);
        if (const std::int64_t cuda = whole(*env, "cuda_driver"); cuda > 0) say(fmt::format("CUDA {}.{} of the driver", cuda / 1000, cuda % 1000 / 10));
        if (const std::int64_t blas = whole(*env, "cublaslt_version"); blas > 0) say("cuBLASLt " + version(blas, 10000, 100) + "  " + words(*env, "cublaslt_path"));
        if (const std::int64_t nccl = whole(*env, "nccl_version"); nccl > 0) say("NCCL " + version(nccl, 10000, 100) + "  " + words(*env, "nccl_path"));
        if (truth(*env, "simulated").value_or(false)) say("SIMULATED: these libraries were made for tests; nothing was measured");
    }
    return text;
}

std::string gpus(const ProbeRecord& record) {
    const auto found = results_of(record, "device");
    if (found.empty()) return {};
    Table table({"GPU", "name", "GiB", "free GiB", "SMs", "PCIe", "NVLinks", "power cap W", "busy %"}, "rlrrrlrrr");
    for (const ProbeResult* gpu : found) {
        table.add({counted(*gpu, "index"), words(*gpu, "name"), gib(*gpu, "memory_bytes"), gib(*gpu, "memory_free_bytes"), counted(*gpu, "sm"),
                   number(*gpu, "pcie_gen") ? counted(*gpu, "pcie_gen") + " x" + counted(*gpu, "pcie_lanes") : "-",
                   number(*gpu, "nvlinks_active") ? counted(*gpu, "nvlinks_active") + "/" + counted(*gpu, "nvlinks_total") : "-", shown(number(*gpu, "power_cap_w")),
                   counted(*gpu, "busy_percent")});
    }
    return section("GPUs", table);
}

std::string memory(const ProbeRecord& record) {
    Table table({"memory taken by", "MiB"}, "lr");
    const auto mib = [](std::optional<double> bytes) { return shown(bytes, 1 / kMiB); };
    std::size_t rows = 0;
    std::optional<double> context, blas; // the largest of all GPUs
    for (const ProbeResult* one : results_of(record, "mem")) {
        for (auto [name, into] : {std::pair{"context_bytes", &context}, std::pair{"cublas_bytes", &blas}}) {
            if (const auto value = number(*one, name)) *into = std::max(into->value_or(0), *value);
        }
    }
    if (context) table.add({"a CUDA context", mib(context)}), ++rows;
    if (blas) table.add({"cuBLASLt", mib(blas)}), ++rows;
    for (const ProbeResult* one : results_of(record, "mem.nccl")) {
        const std::string of = fmt::format("NCCL, {} GPUs", whole(*one, "ranks"));
        table.add({of + ", communicator", mib(number(*one, "init_bytes"))});
        table.add({of + ", and all-reduce", mib(number(*one, "after_ar_bytes"))});
        table.add({of + ", and all-to-all", mib(number(*one, "after_a2a_bytes"))});
        rows += 3;
    }
    return rows > 0 ? section("Memory", table) : "";
}

std::string bandwidth(const ProbeRecord& record) {
    Table table({"HBM", "buffer", "GB/s, slowest GPU", "GB/s by GPU"}, "lrrl");
    bool any = false;
    for (const char* id : {"hbm.copy", "hbm.read", "hbm.write"}) {
        std::map<double, std::pair<std::optional<double>, std::map<std::int64_t, double>>> by_size;
        for (const ProbeResult* one : results_of(record, id)) {
            const auto rate = number(*one, "gbps");
            if (!rate) continue;
            auto& entry = by_size[number(*one, "bytes").value_or(0)];
            if (of_node(*one)) entry.first = rate;
            else entry.second[whole(*one, "device")] = *rate;
        }
        for (const auto& [bytes, entry] : by_size) {
            std::optional<double> slowest = entry.first;
            std::string each;
            for (const auto& [device, rate] : entry.second) {
                if (!entry.first) slowest = slowest ? std::min(*slowest, rate) : rate;
                each += (each.empty() ? "" : " ") + text::significant(rate);
            }
            table.add({std::string(id).substr(4), size(bytes), shown(slowest), each});
            any = true;
        }
    }
    return any ? section("Memory bandwidth (a copy counts what it reads and writes)", table) : "";
}

std::string launches(const ProbeRecord& record) {
    Table table({"launch", "us on the GPU", "us in a graph", "us of the host", "us there and back"}, "lrrrr");
    bool any = false;
    auto found = results_of(record, "launch");
    std::stable_sort(found.begin(), found.end(), [](const ProbeResult* a, const ProbeResult* b) { return whole(*a, "device") < whole(*b, "device"); });
    for (const ProbeResult* one : found) {
        table.add({place(*one), shown(number(*one, "empty_us")), shown(number(*one, "graph_us")), shown(number(*one, "host_us")), shown(number(*one, "roundtrip_us"))});
        any = true;
    }
    return any ? section("Kernel launches", table) : "";
}

std::string products(const ProbeRecord& record) {
    Table table({"type", "m", "n", "k", "TFLOP/s", "sustained", "spread %"}, "lrrrrrr");
    struct Row {
        std::optional<double> brief, sustained, spread;
    };
    std::vector<std::pair<std::array<std::string, 4>, Row>> rows;
    const auto all = results_of(record, "gemm");
    const bool node = std::any_of(all.begin(), all.end(), [](const ProbeResult* one) { return of_node(*one); });
    for (const ProbeResult* one : all) {
        if (of_node(*one) != node) continue; // the slowest of all GPUs is the node's value
        const std::array<std::string, 4> key = {words(*one, "dtype"), counted(*one, "m"), counted(*one, "n"), counted(*one, "k")};
        auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& other) { return other.first == key; });
        if (row == rows.end()) row = rows.insert(rows.end(), {key, {}});
        (truth(*one, "sustained").value_or(false) ? row->second.sustained : row->second.brief) = number(*one, "tflops");
        if (const auto spread = number(*one, "spread_percent")) row->second.spread = spread;
    }
    for (const auto& [key, row] : rows) table.add({key[0], key[1], key[2], key[3], shown(row.brief), shown(row.sustained), shown(row.spread)});
    return rows.empty() ? "" : section(node ? "Matrix products, all GPUs at once, the slowest" : "Matrix products", table);
}

std::string pairs(const ProbeRecord& record) {
    std::map<std::pair<std::int64_t, std::int64_t>, const ProbeResult*> found;
    std::set<std::int64_t> devices;
    for (const ProbeResult* one : results_of(record, "p2p")) {
        const auto source = whole(*one, "src"), target = whole(*one, "dst");
        found[{source, target}] = one;
        devices.insert({source, target});
    }
    if (found.empty()) return {};
    std::string out;
    const auto matrix = [&](const char* title, const char* value) {
        std::vector<std::string> header = {"from \\ to"};
        std::string align = "l";
        for (const std::int64_t device : devices) header.push_back(std::to_string(device)), align += 'r';
        Table table(header, align);
        bool any = false;
        for (const std::int64_t source : devices) {
            std::vector<std::string> row = {std::to_string(source)};
            for (const std::int64_t target : devices) {
                const auto pair = found.find({source, target});
                std::string cell = pair == found.end() ? "" : shown(number(*pair->second, value));
                if (pair != found.end() && !truth(*pair->second, "verified").value_or(true)) cell += " WRONG";
                any = any || (cell != "" && cell != "-");
                row.push_back(cell);
            }
            table.add(row);
        }
        if (any) out += section(title, table);
    };
    matrix("GPU to GPU, GB/s", "uni_gbps");
    matrix("GPU to GPU, both directions together, GB/s", "bidir_gbps");
    matrix("GPU to GPU, latency, us", "latency_us");
    return out;
}

std::string collectives(const ProbeRecord& record) {
    std::string out;
    for (const auto& [id, title] : {std::pair{"nccl.all_reduce", "All-reduce"}, std::pair{"nccl.all_gather", "All-gather"},
                                    std::pair{"nccl.reduce_scatter", "Reduce-scatter"}, std::pair{"nccl.all_to_all", "All-to-all"}, std::pair{"nccl.send_recv", "Send and receive"}}) {
        std::set<std::int64_t> groups;
        std::map<double, std::map<std::int64_t, const ProbeResult*>> by_size;
        for (const ProbeResult* one : results_of(record, id)) {
            groups.insert(whole(*one, "ranks"));
            by_size[number(*one, "bytes").value_or(0)][whole(*one, "ranks")] = one;
        }
        if (by_size.empty()) continue;
        std::vector<std::string> header = {"size"};
        std::string align = "r";
        for (const std::int64_t ranks : groups) {
            header.insert(header.end(), {fmt::format("{} GPUs us", ranks), "GB/s"});
            align += "rr";
        }
        Table table(header, align);
        for (const auto& [bytes, group] : by_size) {
            std::vector<std::string> row = {size(bytes)};
            for (const std::int64_t ranks : groups) {
                const auto one = group.find(ranks);
                const bool there = one != group.end();
                const bool wrong = there && !truth(*one->second, "verified").value_or(true);
                row.push_back(there ? shown(number(*one->second, "us_median")) : "");
                row.push_back(there ? shown(number(*one->second, "busbw_gbps")) + (wrong ? " WRONG" : "") : "");
            }
            table.add(row);
        }
        out += section(std::string(title) + " (GB/s of bus bandwidth)", table);
    }
    return out;
}

std::string overlap(const ProbeRecord& record) {
    Table table({"load", "beside", "CTAs", "load alone us", "beside us", "slower", "other alone us", "beside us", "slower"}, "llrrrrrrr");
    bool any = false;
    const auto ratio = [](std::optional<double> beside, std::optional<double> alone) {
        return beside && alone && *alone > 0 ? "x" + text::fixed(*beside / *alone, 2) : std::string("-");
    };
    for (const ProbeResult* one : results_of(record, "overlap")) {
        const auto load = number(*one, "load_alone_us"), load_beside = number(*one, "load_overlap_us");
        const auto other = number(*one, "contender_alone_us"), other_beside = number(*one, "contender_overlap_us");
        const std::int64_t ctas = whole(*one, "ctas", 0);
        table.add({words(*one, "load"), spaced(words(*one, "contender")), ctas > 0 ? std::to_string(ctas) : "own", shown(load), shown(load_beside), ratio(load_beside, load),
                   shown(other), shown(other_beside), ratio(other_beside, other)});
        any = true;
    }
    return any ? section("Overlap of computation and communication", table) : "";
}

std::string stages(const ProbeRecord& record) {
    Table table({"stage", "status", "seconds", "values"}, "llrr");
    for (const ProbeStage& stage : record.stages) {
        std::string title = stage.name;
        std::string status(to_text(stage.status));
        for (const ProbeStatusText& known : kProbeStatusTexts) {
            if (known.status == to_text(stage.status)) status = known.text;
        }
        table.add({title, status, text::fixed(stage.elapsed_s, 1), std::to_string(stage.results.size())});
    }
    return section("Stages", table);
}

// "matrix products, bf16: 300 of 989 TFLOP/s in the catalogue"
std::string low_text(const CatalogueShare& low) {
    const auto say = [&low](const std::string& what, double scale, const char* unit) {
        return fmt::format("{}: {} of {} {} in the catalogue", what, text::significant(low.measured / scale), text::significant(low.catalogue / scale), unit);
    };
    switch (low.quantity) {
    case CatalogueQuantity::peak: return say(fmt::format("matrix products, {}", measured_type_name(low.product.type)), 1e12, "TFLOP/s");
    case CatalogueQuantity::sustained_peak: return say(fmt::format("matrix products, {}, after seconds of load", measured_type_name(low.product.type)), 1e12, "TFLOP/s");
    case CatalogueQuantity::usable_memory: return say("usable memory", kGiB, "GiB");
    case CatalogueQuantity::memory_copy: return say("memory bandwidth, copy", 1e9, "GB/s");
    case CatalogueQuantity::memory_read: return say("memory bandwidth, read", 1e9, "GB/s");
    case CatalogueQuantity::memory_write: return say("memory bandwidth, write", 1e9, "GB/s");
    case CatalogueQuantity::scale_up: return say("GPU to GPU, one way, the middle of all pairs", 1e9, "GB/s");
    case CatalogueQuantity::pcie: return say("PCIe, one way", 1e9, "GB/s");
    case CatalogueQuantity::collective:
        return say(fmt::format("{} of {} GPUs, bus bandwidth", spaced(collective_kind_name(low.collective.kind)), low.collective.ranks), 1e9, "GB/s");
    case CatalogueQuantity::clock: break;
    }
    return fmt::format("clock under load, slowest GPU: {} of {} MHz, the GPU's own maximum", text::significant(low.measured / 1e6), text::significant(low.catalogue / 1e6));
}

} // namespace

std::vector<CatalogueShare> low_values(const ProbeRecord& record, const Catalogue& catalogue) {
    try {
        const MeasuredHardware measured = read_measured_file(write_probe_record(record), "", catalogue).hardware;
        const Gpu* gpu = catalogue.find_gpu(measured.gpu);
        return gpu != nullptr ? below_catalogue(*gpu, measured) : std::vector<CatalogueShare>{};
    } catch (const FormatError&) { // nothing was measured that could be held against the catalogue
        return {};
    }
}

std::string probe_incidents_text(const ProbeRecord& record, const std::vector<CatalogueShare>& low) {
    struct Said {
        bool is_error;
        std::string code;
        std::vector<std::string> where; // "nccl: GPU 3: detail"
    };
    std::vector<Said> all;
    const auto gather = [&](const ProbeStage& stage, const std::vector<ProbeIncident>& incidents, bool is_error) {
        for (const ProbeIncident& one : incidents) {
            auto said = std::find_if(all.begin(), all.end(), [&](const Said& other) { return other.code == one.code && other.is_error == is_error; });
            if (said == all.end()) said = all.insert(all.end(), {is_error, one.code, {}});
            std::string where = stage.name;
            if (one.device >= 0) where += fmt::format(", GPU {}", one.device);
            if (one.peer >= 0) where += fmt::format(" and {}", one.peer);
            if (!one.detail.empty()) where += ": " + one.detail;
            if (std::find(said->where.begin(), said->where.end(), where) == said->where.end()) said->where.push_back(where);
        }
    };
    for (const ProbeStage& stage : record.stages) gather(stage, stage.errors, true);
    for (const ProbeStage& stage : record.stages) gather(stage, stage.warnings, false);
    if (!low.empty()) {
        all.push_back({false, "below_catalogue", {}});
        for (const CatalogueShare& one : low) all.back().where.push_back(low_text(one));
    }
    constexpr std::size_t most = 8;
    std::string out;
    for (const Said& said : all) {
        const ProbeText* known = probe_text(said.code);
        out += fmt::format("{} {}: {}\n", said.is_error ? "error" : "warning", said.code, known != nullptr ? known->what : "");
        if (known != nullptr && known->advice[0] != '\0') out += fmt::format("  {}\n", known->advice);
        for (std::size_t i = 0; i < std::min(most, said.where.size()); ++i) out += fmt::format("  - {}\n", said.where[i]);
        if (said.where.size() > most) out += fmt::format("  - and {} more\n", said.where.size() - most);
    }
    return out;
}

std::string probe_record_text(const ProbeRecord& record, const std::vector<CatalogueShare>& low) {
    std::string out = record.date + "  " + record.host.name + (record.host.cpu.empty() ? "" : "  " + record.host.cpu) + "\n";
    if (!record.note.empty()) out += record.note + "\n";
    out += libraries(record) + gpus(record) + memory(record) + bandwidth(record) + launches(record) + products(record) + pairs(record) + collectives(record) +
           overlap(record) + stages(record);
    const std::string incidents = probe_incidents_text(record, low);
    return incidents.empty() ? out : out + "\n" + incidents;
}

DataTable probe_figures(const ProbeRecord& record) {
    using Align = DataTable::Align;
    DataTable table{"Measured values", {{"stage", "", Align::left}, {"id", "", Align::left}, {"of", "", Align::left}, {"name", "", Align::left}, {"value", ""}}, {}};
    // What a value was measured on, and not a measurement itself
    static const std::set<std::string, std::less<>> keys = {"device", "index", "src", "dst", "dtype", "m", "n", "k", "sustained", "ranks", "nodes", "bytes", "load",
                                                            "contender", "ctas", "when", "name", "verified", "access"};
    for (const ProbeStage& stage : record.stages) {
        for (const ProbeResult& result : stage.results) {
            std::string of;
            for (const auto& [name, value] : result.values) {
                if (!keys.contains(name)) continue;
                of += of.empty() ? "" : " ";
                of += name + "=";
                if (const auto* is = std::get_if<bool>(&value)) of += *is ? "yes" : "no";
                else if (const auto* text = std::get_if<std::string>(&value)) of += *text;
                else of += text::plain(number(result, name).value_or(0));
            }
            for (const auto& [name, value] : result.values) {
                const auto figure = number(result, name);
                if (figure && !keys.contains(name)) table.rows.push_back({stage.name, result.id, of, name, *figure});
            }
        }
    }
    return table;
}

} // namespace fivefold::cli
