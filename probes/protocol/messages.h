// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fivefold {

/// The probe speaks JSON lines: one object a line, UTF-8, with "v", "seq", "t_ms" and "type" in each.
inline constexpr std::int64_t kProbeProtocolVersion = 1;
inline constexpr std::size_t kProbeMaxLineBytes = 65536; ///< without the line's end

/// Exit status of the probe program.
enum class ProbeExit { ok = 0, failed = 1, usage = 2, environment = 4 };

/// First line of every run.
struct ProbeHello {
    std::string probe; ///< version of the program
    std::string stage;
    std::int64_t pid = 0;
    bool cuda_build = false; ///< built with the CUDA Toolkit at hand
    bool operator==(const ProbeHello&) const = default;
};

using ProbeValue = std::variant<bool, std::int64_t, double, std::string>;

/// One finding of a stage: an id ("driver", "device", ...) and flat named values whose names end in their unit.
struct ProbeResult {
    std::string id;
    std::vector<std::pair<std::string, ProbeValue>> values;
    bool operator==(const ProbeResult&) const = default;
};

/// The value of that name, or null.
[[nodiscard]] const ProbeValue* find_value(const ProbeResult& result, std::string_view name);

/// What stopped the stage. Codes are stable words: no_driver, stub_driver, no_device, driver_too_old, ...
struct ProbeError {
    std::string code;
    std::string detail; ///< one line for people
    bool operator==(const ProbeError&) const = default;
};

/// Last line of every run that was not cut off.
struct ProbeDone {
    std::string status; ///< "ok" or "failed"
    std::int64_t elapsed_ms = 0;
    bool operator==(const ProbeDone&) const = default;
};

using ProbeBody = std::variant<ProbeHello, ProbeResult, ProbeError, ProbeDone>;

struct ProbeMessage {
    std::int64_t seq = 0;  ///< 0, 1, 2, ...; a gap means that lines were lost
    std::int64_t t_ms = 0; ///< since the program started
    ProbeBody body;
    bool operator==(const ProbeMessage&) const = default;
};

/// The message as one line, with its line end. Text that is not UTF-8 and numbers that are not finite are replaced ('?', left out),
/// and text is cut where the line would pass kProbeMaxLineBytes, so that the line can always be read back.
[[nodiscard]] std::string to_line(const ProbeMessage& message);

/// Reads one line (with or without its end). Throws std::runtime_error with one line of explanation.
/// Keys that this version does not know are left aside; values of a result that are not scalars too.
[[nodiscard]] ProbeMessage parse_line(std::string_view line);

} // namespace fivefold
