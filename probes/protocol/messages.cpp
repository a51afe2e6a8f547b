// SPDX-License-Identifier: Apache-2.0
#include "probes/protocol/messages.h"

#include <boost/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <stdexcept>

namespace json = boost::json;

namespace fivefold {
namespace {

constexpr std::size_t kMaxTextBytes = 4096; // no field of ours is longer; ids and names come from drivers
constexpr std::size_t kMaxResultValues = 64;
constexpr std::array<std::string_view, 5> kReservedKeys = {"v", "seq", "t_ms", "type", "id"};

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

/// Drivers hand out plain C strings: everything outside printable ASCII becomes '?', which is always valid UTF-8.
json::string clean(std::string_view text)
{
    json::string result(text.substr(0, kMaxTextBytes));
    std::replace_if(result.begin(), result.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return result;
}

void put(json::object& object, const std::string& name, const ProbeValue& value)
{
    std::visit(Overloaded{[&](bool v) { object[name] = v; },
                          [&](std::int64_t v) { object[name] = v; },
                          [&](double v) {
                              if (std::isfinite(v)) object[name] = v;
                          },
                          [&](const std::string& v) { object[name] = clean(v); }},
               value);
}

const json::value& member(const json::object& object, std::string_view name)
{
    if (const json::value* found = object.if_contains(name)) return *found;
    throw std::runtime_error("no \"" + std::string(name) + "\" in the line");
}

std::string text(const json::object& object, std::string_view name)
{
    const json::value& value = member(object, name);
    if (!value.is_string()) throw std::runtime_error("\"" + std::string(name) + "\" must be text");
    return std::string(std::string_view(value.get_string()).substr(0, kMaxTextBytes));
}

std::int64_t whole(const json::object& object, std::string_view name)
{
    const json::value& value = member(object, name);
    if (!value.is_int64() || value.get_int64() < 0) throw std::runtime_error("\"" + std::string(name) + "\" must be a whole number from 0");
    return value.get_int64();
}

/// A GPU's index, or -1 where the message names none.
std::int64_t device(const json::object& object, std::string_view name)
{
    return object.contains(name) ? whole(object, name) : -1;
}

std::optional<ProbeValue> scalar(const json::value& value)
{
    if (value.is_bool()) return value.get_bool();
    if (value.is_int64()) return value.get_int64();
    if (value.is_uint64()) return static_cast<double>(value.get_uint64());
    if (value.is_double() && std::isfinite(value.get_double())) return value.get_double();
    if (value.is_string()) return std::string(std::string_view(value.get_string()).substr(0, kMaxTextBytes));
    return std::nullopt;
}

ProbeResult result_from(const json::object& object)
{
    ProbeResult result{text(object, "id"), {}};
    for (const auto& [key, value] : object) {
        if (std::find(kReservedKeys.begin(), kReservedKeys.end(), std::string_view(key)) != kReservedKeys.end()) continue;
        if (result.values.size() == kMaxResultValues) throw std::runtime_error("more than 64 values in one result");
        if (std::optional<ProbeValue> read = scalar(value)) result.values.emplace_back(std::string(key), std::move(*read));
    }
    return result;
}

ProbeBody body_from(const json::object& object)
{
    const std::string type = text(object, "type");
    if (type == "hello") {
        const json::value& cuda = member(object, "cuda_build");
        return ProbeHello{text(object, "probe"), text(object, "stage"), whole(object, "pid"), cuda.is_bool() && cuda.get_bool()};
    }
    if (type == "result") return result_from(object);
    if (type == "progress") return ProbeProgress{whole(object, "done"), whole(object, "total"), text(object, "label")};
    if (type == "beat") return ProbeBeat{};
    if (type == "warning") return ProbeWarning{text(object, "code"), device(object, "device"), text(object, "detail")};
    if (type == "error") {
        const json::value* fatal = object.if_contains("fatal");
        return ProbeError{text(object, "code"), text(object, "detail"), device(object, "device"), device(object, "peer"),
                          fatal == nullptr || !fatal->is_bool() || fatal->get_bool()};
    }
    if (type == "done") return ProbeDone{text(object, "status"), whole(object, "elapsed_ms")};
    throw std::runtime_error("unknown message type \"" + std::string(clean(type.substr(0, 40))) + "\"");
}

} // namespace

const ProbeValue* find_value(const ProbeResult& result, std::string_view name)
{
    const auto found = std::find_if(result.values.begin(), result.values.end(), [&](const auto& value) { return value.first == name; });
    return found != result.values.end() ? &found->second : nullptr;
}

std::string to_line(const ProbeMessage& message)
{
    json::object line{{"v", kProbeProtocolVersion}, {"seq", message.seq}, {"t_ms", message.t_ms}};
    std::visit(Overloaded{[&](const ProbeHello& hello) {
                              line["type"] = "hello";
                              line["probe"] = clean(hello.probe);
                              line["stage"] = clean(hello.stage);
                              line["pid"] = hello.pid;
                              line["cuda_build"] = hello.cuda_build;
                          },
                          [&](const ProbeResult& result) {
                              line["type"] = "result";
                              line["id"] = clean(result.id);
                              for (const auto& [name, value] : result.values) put(line, name, value);
                          },
                          [&](const ProbeProgress& progress) {
                              line["type"] = "progress";
                              line["done"] = progress.done;
                              line["total"] = progress.total;
                              line["label"] = clean(progress.label);
                          },
                          [&](const ProbeBeat&) { line["type"] = "beat"; },
                          [&](const ProbeWarning& warning) {
                              line["type"] = "warning";
                              line["code"] = clean(warning.code);
                              if (warning.device >= 0) line["device"] = warning.device;
                              line["detail"] = clean(warning.detail);
                          },
                          [&](const ProbeError& error) {
                              line["type"] = "error";
                              line["code"] = clean(error.code);
                              line["detail"] = clean(error.detail);
                              if (error.device >= 0) line["device"] = error.device;
                              if (error.peer >= 0) line["peer"] = error.peer;
                              line["fatal"] = error.fatal;
                          },
                          [&](const ProbeDone& done) {
                              line["type"] = "done";
                              line["status"] = clean(done.status);
                              line["elapsed_ms"] = done.elapsed_ms;
                          }},
               message.body);
    return json::serialize(line) + '\n';
}

ProbeMessage parse_line(std::string_view line)
{
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
    if (line.size() > kProbeMaxLineBytes) throw std::runtime_error("longer than 65536 bytes");
    json::error_code failure;
    json::parse_options options;
    options.max_depth = 8;
    const json::value value = json::parse(line, failure, {}, options);
    if (failure) throw std::runtime_error("not JSON (" + failure.message() + ")");
    if (!value.is_object()) throw std::runtime_error("not a JSON object");
    const json::object& object = value.get_object();
    if (const std::int64_t version = whole(object, "v"); version != kProbeProtocolVersion)
        throw std::runtime_error("protocol version " + std::to_string(version) + ", this program reads version 1");
    return {whole(object, "seq"), whole(object, "t_ms"), body_from(object)};
}

} // namespace fivefold
