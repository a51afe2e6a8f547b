// SPDX-License-Identifier: Apache-2.0
#include "probes/protocol/record_json.h"

#include <boost/json.hpp>

#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace json = boost::json;

namespace fivefold {
namespace {

constexpr std::string_view kFormat = "fivefold-probe";
constexpr int kFlatBelow = 4; // objects this deep (results, incidents) stand in one line

/// The text with each byte that is not part of a valid UTF-8 sequence replaced by '?'.
json::string clean(std::string_view text)
{
    json::string out(text);
    for (std::size_t i = 0; i < out.size();) {
        const auto lead = static_cast<unsigned char>(out[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
        bool valid = length > 0 && i + length <= out.size();
        for (std::size_t j = 1; valid && j < length; ++j) valid = (static_cast<unsigned char>(out[i + j]) & 0xC0) == 0x80;
        if (valid && length > 2) { // no overlong forms, no surrogates, nothing above U+10FFFF
            const auto second = static_cast<unsigned char>(out[i + 1]);
            valid = !(lead == 0xE0 && second < 0xA0) && !(lead == 0xED && second > 0x9F) && !(lead == 0xF0 && second < 0x90) &&
                    !(lead == 0xF4 && second > 0x8F);
        }
        if (!valid) out[i] = '?';
        i += valid ? length : 1;
    }
    return out;
}

// Shortest form that reads back the same; a measured number keeps a point or an exponent, so that it stays one.
std::string number(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    std::string out(text.data(), end);
    if (out.find_first_of(".e") == std::string::npos) out += ".0";
    return out;
}

void print(const json::value& value, int depth, std::string& out)
{
    const auto list = [&](char open, char close, std::size_t size, const auto& each) {
        const bool flat = depth >= kFlatBelow || size == 0;
        out += open;
        for (std::size_t i = 0; i < size; ++i) {
            if (i > 0) out += flat ? ", " : ",";
            if (!flat) out += '\n' + std::string(static_cast<std::size_t>(depth + 1), ' ');
            each(i);
        }
        if (!flat) out += '\n' + std::string(static_cast<std::size_t>(depth), ' ');
        out += close;
    };
    if (const auto* object = value.if_object()) {
        list('{', '}', object->size(), [&](std::size_t i) {
            const auto& pair = *(object->begin() + static_cast<std::ptrdiff_t>(i));
            out += json::serialize(json::string(pair.key())) + ": ";
            print(pair.value(), depth + 1, out);
        });
    } else if (const auto* array = value.if_array()) {
        list('[', ']', array->size(), [&](std::size_t i) { print((*array)[i], depth + 1, out); });
    } else if (const auto* real = value.if_double()) {
        out += number(*real);
    } else {
        out += json::serialize(value);
    }
}

void put(json::object& object, std::string_view key, const std::string& text)
{
    if (!text.empty()) object[key] = clean(text);
}
void put(json::object& object, std::string_view key, std::int64_t count)
{
    if (count > 0) object[key] = count;
}

json::array incidents(const std::vector<ProbeIncident>& all)
{
    json::array array;
    for (const ProbeIncident& incident : all) {
        json::object object{{"code", clean(incident.code)}};
        if (incident.device >= 0) object["device"] = incident.device;
        if (incident.peer >= 0) object["peer"] = incident.peer;
        put(object, "detail", incident.detail);
        array.push_back(std::move(object));
    }
    return array;
}

json::object result_object(const ProbeResult& result)
{
    json::object object{{"id", clean(result.id)}};
    for (const auto& [name, value] : result.values) {
        if (name == "id") continue;
        if (const auto* text = std::get_if<std::string>(&value)) object[clean(name)] = clean(*text);
        if (const auto* truth = std::get_if<bool>(&value)) object[clean(name)] = *truth;
        if (const auto* whole = std::get_if<std::int64_t>(&value)) object[clean(name)] = *whole;
        if (const auto* real = std::get_if<double>(&value); real != nullptr && std::isfinite(*real)) object[clean(name)] = *real;
    }
    return object;
}

json::object stage_object(const ProbeStage& stage)
{
    json::object object{{"name", clean(stage.name)}, {"status", to_text(stage.status)}, {"elapsed_s", stage.elapsed_s}};
    json::array results;
    for (const ProbeResult& result : stage.results) results.push_back(result_object(result));
    object["results"] = std::move(results);
    if (!stage.warnings.empty()) object["warnings"] = incidents(stage.warnings);
    if (!stage.errors.empty()) object["errors"] = incidents(stage.errors);
    put(object, "skipped_lines", stage.skipped_lines);
    json::array problems;
    for (const std::string& problem : stage.problems) problems.push_back(clean(problem));
    if (!problems.empty()) object["problems"] = std::move(problems);
    put(object, "log", stage.log);
    return object;
}

// Reading: each function takes what is there and says where something is wrong.

const json::object& as_object(const json::value& value, const std::string& where)
{
    if (value.is_object()) return value.get_object();
    throw std::runtime_error(where + " must be an object");
}

std::string text(const json::object& object, std::string_view key, const std::string& where, bool needed = false)
{
    const json::value* value = object.if_contains(key);
    if (value == nullptr && !needed) return {};
    if (value == nullptr || !value->is_string()) throw std::runtime_error(where + std::string(key) + " must be text");
    return std::string(value->get_string());
}

std::int64_t whole(const json::object& object, std::string_view key, const std::string& where, std::int64_t otherwise)
{
    const json::value* value = object.if_contains(key);
    if (value == nullptr) return otherwise;
    if (!value->is_int64() || value->get_int64() < 0) throw std::runtime_error(where + std::string(key) + " must be a whole number from 0");
    return value->get_int64();
}

const json::array& list(const json::object& object, std::string_view key, const std::string& where, bool needed = false)
{
    static const json::array none;
    const json::value* value = object.if_contains(key);
    if (value == nullptr && !needed) return none;
    if (value == nullptr || !value->is_array()) throw std::runtime_error(where + std::string(key) + " must be a list");
    return value->get_array();
}

std::string numbered(const std::string& where, std::string_view key, std::size_t i)
{
    return where + std::string(key) + "[" + std::to_string(i) + "]";
}

std::vector<ProbeIncident> read_incidents(const json::object& stage, std::string_view key, const std::string& where)
{
    std::vector<ProbeIncident> all;
    for (const json::value& value : list(stage, key, where)) {
        const std::string here = numbered(where, key, all.size());
        const json::object& object = as_object(value, here);
        all.push_back({text(object, "code", here + ".", true), text(object, "detail", here + "."), whole(object, "device", here + ".", -1),
                       whole(object, "peer", here + ".", -1)});
    }
    return all;
}

ProbeResult read_result(const json::value& value, const std::string& where)
{
    const json::object& object = as_object(value, where);
    ProbeResult result{text(object, "id", where + ".", true), {}};
    for (const auto& [key, member] : object) {
        std::string name(key);
        if (name == "id") continue;
        if (member.is_bool()) result.values.emplace_back(std::move(name), member.get_bool());
        else if (member.is_int64()) result.values.emplace_back(std::move(name), member.get_int64());
        else if (member.is_uint64()) result.values.emplace_back(std::move(name), static_cast<double>(member.get_uint64()));
        else if (member.is_double() && std::isfinite(member.get_double())) result.values.emplace_back(std::move(name), member.get_double());
        else if (member.is_string()) result.values.emplace_back(std::move(name), std::string(member.get_string()));
    }
    return result;
}

ProbeStatus read_status(const std::string& word, const std::string& where)
{
    for (const ProbeStatus status : {ProbeStatus::ok, ProbeStatus::partial, ProbeStatus::cancelled, ProbeStatus::failed, ProbeStatus::crashed,
                                     ProbeStatus::timeout, ProbeStatus::skipped}) {
        if (to_text(status) == word) return status;
    }
    throw std::runtime_error(where + "status must be one of ok, partial, cancelled, failed, crashed, timeout, skipped");
}

ProbeStage read_stage(const json::value& value, const std::string& at)
{
    const json::object& object = as_object(value, at);
    const std::string where = at + ".";
    ProbeStage stage;
    stage.name = text(object, "name", where, true);
    stage.status = read_status(text(object, "status", where, true), where);
    const json::value* elapsed = object.if_contains("elapsed_s");
    if (elapsed == nullptr || !elapsed->is_number()) throw std::runtime_error(where + "elapsed_s must be a number");
    stage.elapsed_s = elapsed->to_number<double>();
    for (const json::value& result : list(object, "results", where, true))
        stage.results.push_back(read_result(result, numbered(where, "results", stage.results.size())));
    stage.warnings = read_incidents(object, "warnings", where);
    stage.errors = read_incidents(object, "errors", where);
    stage.skipped_lines = whole(object, "skipped_lines", where, 0);
    for (const json::value& problem : list(object, "problems", where)) {
        if (!problem.is_string()) throw std::runtime_error(where + "problems must be texts");
        stage.problems.emplace_back(problem.get_string());
    }
    stage.log = text(object, "log", where);
    return stage;
}

} // namespace

std::string write_probe_record(const ProbeRecord& record)
{
    json::object top{{"format", kFormat}, {"version", kProbeRecordVersion}, {"date", clean(record.date)}};
    put(top, "note", record.note);
    put(top, "probe", record.probe);
    if (record.quick) top["quick"] = true;
    put(top, "devices", record.devices);
    json::object host;
    put(host, "name", record.host.name);
    put(host, "system", record.host.system);
    put(host, "kernel", record.host.kernel);
    put(host, "cpu", record.host.cpu);
    put(host, "cpus", record.host.cpus);
    put(host, "memory_bytes", record.host.memory_bytes);
    if (!host.empty()) top["host"] = std::move(host);
    json::object environment;
    for (const auto& [name, value] : record.environment) environment[clean(name)] = clean(value);
    if (!environment.empty()) top["environment"] = std::move(environment);
    json::array stages;
    for (const ProbeStage& stage : record.stages) stages.push_back(stage_object(stage));
    top["stages"] = std::move(stages);
    std::string out;
    print(top, 0, out);
    return out + '\n';
}

ProbeRecord read_probe_record(std::string_view text_of_file)
{
    if (text_of_file.size() > kProbeRecordMaxBytes) throw std::runtime_error("is larger than 64 MiB; a probe's record is a few hundred kB");
    json::error_code failure;
    json::parse_options options;
    options.max_depth = 16;
    const json::value value = json::parse(text_of_file, failure, {}, options);
    if (failure) throw std::runtime_error("is not JSON: " + failure.message());
    const json::object& top = as_object(value, "the file");
    if (text(top, "format", "", true) != kFormat) throw std::runtime_error("is not a probe's record: format must be \"fivefold-probe\"");
    if (const std::int64_t version = whole(top, "version", "", 0); version != kProbeRecordVersion)
        throw std::runtime_error("has version " + std::to_string(version) + "; this program reads version 1");
    ProbeRecord record;
    record.date = text(top, "date", "", true);
    record.note = text(top, "note", "");
    record.probe = text(top, "probe", "");
    if (const json::value* quick = top.if_contains("quick")) record.quick = quick->is_bool() && quick->get_bool();
    record.devices = text(top, "devices", "");
    if (const json::value* found = top.if_contains("host")) {
        const json::object& host = as_object(*found, "host");
        record.host = {text(host, "name", "host."), text(host, "system", "host."), text(host, "kernel", "host."), text(host, "cpu", "host."),
                       whole(host, "cpus", "host.", 0), whole(host, "memory_bytes", "host.", 0)};
    }
    if (const json::value* found = top.if_contains("environment")) {
        for (const auto& [name, member] : as_object(*found, "environment")) {
            if (!member.is_string()) throw std::runtime_error("environment." + std::string(name) + " must be text");
            record.environment.emplace_back(std::string(name), std::string(member.get_string()));
        }
    }
    for (const json::value& stage : list(top, "stages", "", true))
        record.stages.push_back(read_stage(stage, numbered("", "stages", record.stages.size())));
    return record;
}

} // namespace fivefold
