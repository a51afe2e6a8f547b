// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/run_log.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace fivefold::logs {

/// What words of a line make of it.
enum class LineKind : std::uint8_t {
    megatron_step, nanotron_step, torchtitan_step, deepspeed_speed, deepspeed_pipeline, deepspeed_step, // a step of a framework
    megatron_memory, nanotron_memory, deepspeed_memory, smi_memory,
    batch, sequence, world, planned, finished, // settings of the run, and its end
    memory_figures, // another line of an out-of-memory message
    exit_code,      // a launcher tells how a worker ended
    out_of_memory_somewhere, // of the GPU or of the host: the rest of the line tells
    cancelled_somewhere,     // a job, or only a step of it
    sign,           // shows a failure
};

struct Keyword {
    std::string_view text; ///< kShortest bytes or more; found whatever its case
    LineKind kind = LineKind::sign;
    Sign sign = Sign::crash;
};

/// The words that the reader looks for.
[[nodiscard]] std::span<const Keyword> all_keywords();

/// Finds many words in one pass over a line that skips most of its bytes (Wu and Manber 1994, blocks of three bytes).
class KeywordSearch {
public:
    static constexpr std::size_t kShortest = 8;

    explicit KeywordSearch(std::span<const Keyword> keywords);

    /// Calls `found(keyword, position)` for every occurrence, in order of their ends' first eight bytes; stops where it returns false.
    template <class Found>
    void search(std::string_view line, Found&& found) const {
        const std::size_t size = line.size();
        for (std::size_t at = kShortest - kBlock; at + kBlock <= size;) {
            const std::uint32_t block = hash(line.data() + at);
            const std::uint8_t shift = shifts_[block];
            if (shift != 0) {
                at += shift;
                continue;
            }
            const std::size_t start = at + kBlock - kShortest;
            for (std::uint16_t next = first_[block]; next != kNone; next = entries_[next].next) {
                const Keyword& keyword = keywords_[entries_[next].keyword];
                if (stands_at(line, start, keyword.text) && !found(keyword, start)) return;
            }
            ++at;
        }
    }

private:
    static constexpr std::size_t kBlock = 3;
    static constexpr std::size_t kHashes = std::size_t{1} << 15;
    static constexpr std::uint16_t kNone = 0xFFFF;
    // Five bits a byte: letters of both cases are one, which the comparison sorts out.
    static std::uint32_t hash(const char* at) {
        const auto bits = [at](int i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(at[i]) & 31u); };
        return (bits(0) << 10) | (bits(1) << 5) | bits(2);
    }
    static bool stands_at(std::string_view line, std::size_t at, std::string_view word);

    struct Entry {
        std::uint16_t keyword = 0, next = kNone;
    };
    std::span<const Keyword> keywords_;
    std::vector<std::uint8_t> shifts_;
    std::vector<std::uint16_t> first_;
    std::vector<Entry> entries_;
};

} // namespace fivefold::logs
