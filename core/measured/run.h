// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/quantity.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fivefold {

/// Which pipeline stage a memory reading belongs to.
struct StageRead {
    enum class Kind { worst, first, last, first_or_last, number };
    Kind kind = Kind::worst;
    std::size_t number = 0; ///< from 0, for Kind::number
    bool operator==(const StageRead&) const = default;
};

enum class Outcome { ran, out_of_memory, crashed }; ///< crashed: out of memory or another failure, not told apart

/// Memory of one GPU by the way it was read. The kinds differ by gigabytes and are never mixed.
enum class MemoryKind {
    steady,      ///< resident between steps, without activations
    allocated,   ///< peak of live tensors
    reserved,    ///< peak of the caching allocator
    smi,         ///< nvidia-smi: reserved + context + NCCL + libraries
    unspecified, ///< the source does not say; compared with smi, which is what most people read
};
inline constexpr MemoryKind kMemoryKinds[] = {MemoryKind::steady, MemoryKind::allocated, MemoryKind::reserved, MemoryKind::smi,
                                              MemoryKind::unspecified};
inline constexpr std::size_t kMemoryKindCount = std::size(kMemoryKinds);
[[nodiscard]] constexpr const char* memory_kind_name(MemoryKind kind) {
    constexpr const char* names[] = {"steady", "allocated", "reserved", "smi", "unspecified"};
    return names[static_cast<std::size_t>(kind)];
}

/// A measured run: the plan it executed and what was read. The plan comes from dimensions, hardware, layout, batch, precision
/// and software alone; names and ids only group the results.
struct MeasuredRun {
    std::size_t line = 0; ///< of the file it came from
    std::string run_id, source, gpu, framework, model, quality; ///< as the source states them
    std::string software_state; ///< "normal", "slow" ...; empty when not stated
    Plan plan;
    std::string skip; ///< why no plan could be made; empty when `plan` holds one

    std::optional<Seconds> step_time; ///< stated, or from tokens per second and GPU
    std::optional<Bytes> memory[kMemoryKindCount];
    StageRead stage;
    Outcome outcome = Outcome::ran;

    /// Not stated to be in a broken state.
    [[nodiscard]] bool healthy_software() const { return software_state.empty() || software_state == "normal"; }
    /// Fit to hold a predicted step time against.
    [[nodiscard]] bool timed_and_healthy() const { return skip.empty() && step_time && outcome == Outcome::ran && healthy_software(); }
    [[nodiscard]] const std::optional<Bytes>& reading(MemoryKind kind) const { return memory[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] std::optional<Bytes>& reading(MemoryKind kind) { return memory[static_cast<std::size_t>(kind)]; }
};

} // namespace fivefold
