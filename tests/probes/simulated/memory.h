// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace fivefold::simulated {

/// What stands in a stretch of memory, by words of 32 bits: a rule instead of the bytes, because nobody has 8 x 80 GB to simulate with.
class Words {
public:
    virtual ~Words() = default;
    [[nodiscard]] virtual std::uint32_t at(std::uint64_t index) const = 0;
};
using Rule = std::shared_ptr<const Words>;

/// `bytes` bytes that follow a rule from its word `first` on.
struct Piece {
    std::uint64_t bytes = 0;
    Rule rule;
    std::uint64_t first = 0;
};
using Content = std::vector<Piece>;

[[nodiscard]] Content pattern(std::uint64_t bytes, std::uint32_t seed, std::uint32_t and_mask, std::uint32_t or_mask);
[[nodiscard]] Content literal(const void* data, std::uint64_t bytes); ///< a copy; whole words, the last one filled with 0
[[nodiscard]] Content unknown(std::uint64_t bytes);                    ///< bits that follow no pattern of anybody
/// Sums of several contents of the same length, number by number. `bfloat16`: two numbers a word, else float.
[[nodiscard]] Content sum(const std::vector<Content>& terms, bool bfloat16);
[[nodiscard]] Content part(const Content& content, std::uint64_t from, std::uint64_t bytes);
/// Words that differ from the expected rule, counted exactly up to a MiB a piece, beyond that by samples.
[[nodiscard]] std::uint64_t mismatches(const Content& content, const Words& expected);
void to_bytes(const Content& content, void* destination, std::uint64_t bytes);

/// The memory of all GPUs, and of the host where an address is the host's. Addresses of GPUs begin at kDeviceSpace.
class Memory {
public:
    static constexpr std::uint64_t kDeviceSpace = std::uint64_t{1} << 60;
    static constexpr int kDeviceShift = 44;

    [[nodiscard]] static bool is_device(std::uint64_t address) { return address >= kDeviceSpace; }
    [[nodiscard]] static int device_of(std::uint64_t address) { return static_cast<int>((address - kDeviceSpace) >> kDeviceShift); }

    [[nodiscard]] std::uint64_t allocate(int device, std::uint64_t bytes); ///< bytes > 0
    /// Bytes that were allocated there; 0 = no allocation begins there.
    std::uint64_t release(std::uint64_t address);
    /// Whether that stretch lies inside one allocation (or in the host's memory).
    [[nodiscard]] bool valid(std::uint64_t address, std::uint64_t bytes) const;

    [[nodiscard]] Content load(std::uint64_t address, std::uint64_t bytes) const;
    void store(std::uint64_t address, const Content& content);

private:
    void cut(std::uint64_t address);

    std::map<std::uint64_t, std::uint64_t> allocations_; // address -> bytes
    std::map<std::uint64_t, Piece> pieces_;              // address -> what stands there
    std::map<int, std::uint64_t> next_;                  // next free address of each GPU
};

} // namespace fivefold::simulated
