// SPDX-License-Identifier: Apache-2.0
// Output of nvbandwidth, printed and with -j: bandwidth between pairs of GPUs, and between host and GPUs.
#include "core/formats/json_reader.h"
#include "core/formats/measured_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold::measured {
namespace {

using Matrix = std::vector<std::vector<std::optional<double>>>;
constexpr std::size_t kMostDevices = 1024;

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

void take_host(double& value, const Matrix& rows) { // the slowest GPU's is the node's
    double slowest = 0;
    for (const std::optional<double>& cell : rows.back())
        if (cell && *cell > 0) slowest = slowest == 0 ? *cell * 1e9 : std::min(slowest, *cell * 1e9);
    value = std::max(value, slowest);
}

} // namespace

void take_bandwidths(MeasuredImport& import, std::string_view test, std::string_view description, const Matrix& rows) {
    if (rows.empty() || rows.back().empty()) return;
    MeasuredHardware& hardware = import.hardware;
    const bool both_ways = has(test, "bidirectional"), pairs = has(test, "device_to_device_");
    const std::size_t n = rows.back().size();
    if (!pairs) {
        if (both_ways) return;
        if (test.starts_with("host_to_device_memcpy")) take_host(hardware.host_link.to_device, rows);
        if (test.starts_with("device_to_host_memcpy")) take_host(hardware.host_link.from_device, rows);
        return;
    }
    hardware.gpus = std::max(hardware.gpus, static_cast<int>(n));
    // In JSON the matrices of both directions and their sum stand in one; the sum comes last.
    if (rows.size() < n || rows.size() % n != 0) return;
    if (both_ways && !has(description, "Total")) return; // only one of the two streams
    const bool latency = has(test, "latency"), from_column = has(description, "<-") && !has(description, "<->");
    for (std::size_t i = 0; i < n; ++i) {
        const auto& row = rows[rows.size() - n + i];
        for (std::size_t j = 0; j < std::min(n, row.size()); ++j) {
            if (i == j) continue;
            const int source = static_cast<int>(from_column ? j : i), target = static_cast<int>(from_column ? i : j);
            MeasuredPair& pair = pair_of(hardware, source, target);
            if (!row[j] || *row[j] <= 0) {
                pair.access = pair.rate > 0;
                continue;
            }
            pair.access = true;
            if (latency) pair.latency = *row[j] * 1e-9;
            else if (both_ways) pair.both_ways = std::max(pair.both_ways, *row[j] * 1e9);
            else pair.rate = std::max(pair.rate, *row[j] * 1e9); // the better of copy engine and kernels, reading and writing
        }
    }
}

MeasuredImport read_bandwidth_json(const boost::json::value& document, std::string_view name) {
    MeasuredImport import;
    const json::ObjectReader root = json::ObjectReader(document).object("nvbandwidth");
    import.hardware.origins.push_back({"nvbandwidth " + root.text("version", ""), std::string(name), "", root.text("Driver Version", ""), {}});
    if (root.has("error") && root.find("error")->is_string()) import.notes.push_back("nvbandwidth reports: " + json::quoted(std::string_view(root.find("error")->get_string())));
    const boost::json::array& tests = root.array("testcases");
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const json::ObjectReader test(tests[i], json::pointer_to(root.pointer("testcases"), fmt::format("{}", i)));
        const std::string id = test.text("name", ""), status = test.text("status", "");
        if (status != "Passed") {
            if (!status.empty()) import.notes.push_back(fmt::format("{} is left aside: {}", id, status));
            continue;
        }
        const boost::json::array* matrix = test.optional_array("bandwidth_matrix");
        if (matrix == nullptr) continue;
        Matrix rows;
        for (std::size_t row = 0; row < matrix->size(); ++row) {
            const std::string where = json::pointer_to(test.pointer("bandwidth_matrix"), fmt::format("{}", row));
            if (!(*matrix)[row].is_array()) throw FormatError(where, "is " + json::describe((*matrix)[row]) + "; a row of the matrix was expected");
            const boost::json::array& cells = (*matrix)[row].get_array();
            if (cells.size() > kMostDevices) throw FormatError(where, fmt::format("has {} columns; at most {} were expected", cells.size(), kMostDevices));
            rows.emplace_back();
            for (const boost::json::value& cell : cells) rows.back().push_back(number_of(&cell));
        }
        take_bandwidths(import, id, test.text("bandwidth_description", ""), rows);
    }
    return import;
}

MeasuredImport read_bandwidth_text(std::string_view text, std::string_view name) {
    MeasuredImport import;
    MeasuredHardware& hardware = import.hardware;
    hardware.origins.push_back({"nvbandwidth", std::string(name), "", "", {}});
    std::string test, description;
    Matrix rows;
    std::size_t columns = 0, number = 0;
    const auto finish = [&] {
        if (!test.empty()) take_bandwidths(import, test, description, rows);
        rows.clear();
        columns = 0;
    };
    for (const std::string_view line : lines_of(text)) {
        ++number;
        const std::vector<std::string_view> words = words_of(line);
        if (words.empty()) {
            finish();
        } else if (words[0] == "nvbandwidth" && words.size() > 2 && words[1] == "Version:") {
            hardware.origins[0].source = "nvbandwidth " + std::string(words[2]);
        } else if (words[0] == "Driver" && words.size() > 2 && words[1] == "Version:") {
            hardware.origins[0].driver = words[2];
        } else if (words[0] == "Device" && words.size() > 2 && words[1].ends_with(':') && hardware.device.empty()) {
            for (std::size_t i = 2; i < words.size() && !words[i].starts_with('('); ++i) hardware.device += (i > 2 ? " " : "") + std::string(words[i]);
        } else if (words[0] == "Running" && words.size() > 1) {
            finish();
            test = words[1].substr(0, words[1].find_last_not_of('.') + 1);
        } else if (words[0] == "Waived:" || words[0] == "ERROR" || has(line, "Invalid value when checking the pattern")) {
            import.notes.push_back(fmt::format("line {}: {}: {}", number, test, json::quoted(line)));
            rows.clear();
            columns = 0;
        } else if (has(line, "(row)")) {
            finish();
            description = line;
        } else if (!description.empty() && columns == 0 && std::all_of(words.begin(), words.end(), [](std::string_view word) { return number_of(word).has_value(); })) {
            if (words.size() > kMostDevices) throw FormatError(fmt::format("line {}", number), fmt::format("has {} columns; at most {} were expected", words.size(), kMostDevices));
            columns = words.size();
        } else if (columns > 0 && number_of(words[0])) {
            if (words.size() != columns + 1)
                throw FormatError(fmt::format("line {}", number), fmt::format("has {} values; {} were expected, one a GPU", words.size() - 1, columns));
            rows.emplace_back();
            for (std::size_t i = 1; i < words.size(); ++i) rows.back().push_back(number_of(words[i]));
        }
    }
    finish();
    return import;
}

} // namespace fivefold::measured
