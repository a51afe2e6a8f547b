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
/// 0 also for "partial"; 5 and 6 mean that the stage stopped by itself on `cancel` and on the end of its standard input.
enum class ProbeExit { ok = 0, failed = 1, usage = 2, environment = 4, cancelled = 5, parent_gone = 6 };

/// First line of every run.
struct ProbeHello {
    std::string probe; ///< version of the program
    std::string stage;
    std::int64_t pid = 0;
    bool cuda_build = false; ///< has the stages that run GPU kernels
    bool operator==(const ProbeHello&) const = default;
};

using ProbeValue = std::variant<bool, std::int64_t, double, std::string>;

/// One finding of a stage: an id ("env", "device", ...; all of them in vocabulary.h) and flat named values whose names end in their unit.
struct ProbeResult {
    std::string id;
    std::vector<std::pair<std::string, ProbeValue>> values;
    bool operator==(const ProbeResult&) const = default;
};

/// The value of that name, or null.
[[nodiscard]] const ProbeValue* find_value(const ProbeResult& result, std::string_view name);

/// Sent whenever something was finished; `total` may grow or shrink. Label: "all_gather 64 MiB, 8 GPUs".
struct ProbeProgress {
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::string label;
    bool operator==(const ProbeProgress&) const = default;
};

/// Every kBeatMilliseconds from a thread of its own: the process is alive, whatever the driver does.
struct ProbeBeat {
    bool operator==(const ProbeBeat&) const = default;
};
inline constexpr std::int64_t kBeatMilliseconds = 500;

/// What makes values worse or leaves some out; the stage goes on.
struct ProbeWarning {
    std::string code;
    std::int64_t device = -1; ///< -1: no one GPU
    std::string detail;       ///< one line for people
    bool operator==(const ProbeWarning&) const = default;
};

/// What stopped the stage, or (not fatal) a part of it.
struct ProbeError {
    std::string code;
    std::string detail;       ///< one line for people
    std::int64_t device = -1; ///< -1: no one GPU
    std::int64_t peer = -1;   ///< the other GPU of a pair
    bool fatal = true;
    bool operator==(const ProbeError&) const = default;
};

/// Last line of every run that was not cut off.
struct ProbeDone {
    std::string status; ///< "ok", "partial", "cancelled" or "failed"
    std::int64_t elapsed_ms = 0;
    bool operator==(const ProbeDone&) const = default;
};

using ProbeBody = std::variant<ProbeHello, ProbeResult, ProbeProgress, ProbeBeat, ProbeWarning, ProbeError, ProbeDone>;

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
