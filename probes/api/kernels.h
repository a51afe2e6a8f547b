// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

/// The probe's own GPU kernels, by name: what each does, and its parameters in order. They are PTX text (probes/kernels/kernels.ptx).
/// All are one-dimensional and stride over the grid; sizes count words of 16 bytes; pointers are 64 bits.
namespace fivefold::kernels {

/// Word i (of 32 bits) of a pattern: (hash32(i, seed) & and_mask) | or_mask, with i counted from the buffer's beginning, and
///   x = (i + seed) * 0x9E3779B1; x ^= x >> 15; x *= 0x85EBCA77; x ^= x >> 13      (all modulo 2^32)
/// and_mask 0 gives the constant or_mask.
[[nodiscard]] constexpr std::uint32_t pattern_word(std::uint32_t i, std::uint32_t seed, std::uint32_t and_mask, std::uint32_t or_mask)
{
    std::uint32_t x = (i + seed) * 0x9E3779B1U;
    x ^= x >> 15;
    x *= 0x85EBCA77U;
    x ^= x >> 13;
    return (x & and_mask) | or_mask;
}

inline constexpr std::string_view kFill = "fivefold_fill";     ///< u64 destination, u64 words16, u32 seed, u32 and_mask, u32 or_mask
inline constexpr std::string_view kVerify = "fivefold_verify"; ///< u64 source, u64 words16, u32 seed, u32 and_mask, u32 or_mask, u64 mismatches (u64 counter, added to)
inline constexpr std::string_view kRead = "fivefold_read";     ///< u64 source, u64 words16, u64 result (u32; written only where all bits of a thread's xor are set)
inline constexpr std::string_view kWrite = "fivefold_write";   ///< u64 destination, u64 words16, u32 value
inline constexpr std::string_view kCopy = "fivefold_copy";     ///< u64 destination, u64 source, u64 words16, u32 repeats: HBM and peer copy; the contender that takes SMs and memory
inline constexpr std::string_view kOccupy = "fivefold_occupy"; ///< u64 result, u32 iterations: multiply-add in registers; the contender that takes SMs only. 64 FMA a thread and iteration
inline constexpr std::string_view kAttention = "fivefold_attention"; ///< u64 destination, u64 source, u64 words16, u32 iterations: per word read and written, `iterations` 16x16x16 products a warp on the tensor cores
inline constexpr std::string_view kGate = "fivefold_gate";     ///< u64 flag (u32 in mapped host memory), u32 limit_ms: holds the stream until the flag is not 0 or the time is over
inline constexpr std::string_view kEmpty = "fivefold_empty";   ///< no parameters

} // namespace fivefold::kernels
