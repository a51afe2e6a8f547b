// SPDX-License-Identifier: Apache-2.0
#include "tests/probes/simulated/memory.h"

#include "probes/api/kernels.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <iterator>

namespace fivefold::simulated {
namespace {

constexpr std::uint64_t kExactWords = 1 << 18;
constexpr std::uint64_t kSamples = 4096;

class Pattern : public Words {
public:
    Pattern(std::uint32_t seed, std::uint32_t and_mask, std::uint32_t or_mask) : seed_(seed), and_mask_(and_mask), or_mask_(or_mask) {}
    std::uint32_t at(std::uint64_t index) const override { return kernels::pattern_word(static_cast<std::uint32_t>(index), seed_, and_mask_, or_mask_); }

private:
    std::uint32_t seed_, and_mask_, or_mask_;
};

class Literal : public Words {
public:
    explicit Literal(std::vector<std::uint32_t> words) : words_(std::move(words)) {}
    std::uint32_t at(std::uint64_t index) const override { return words_[index]; }

private:
    std::vector<std::uint32_t> words_;
};

/// Float numbers whose bits nobody asked for: a hash of another kind than the patterns'.
class Unknown : public Words {
public:
    std::uint32_t at(std::uint64_t index) const override { return static_cast<std::uint32_t>((index + 1) * 0x9E3779B97F4A7C15ULL >> 29) ^ 0x5A5A5A5AU; }
};

float of_bfloat16(std::uint32_t bits) { return std::bit_cast<float>(bits << 16); }
std::uint32_t to_bfloat16(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16; // to nearest, ties to even
}

class Sum : public Words {
public:
    Sum(std::vector<std::pair<Rule, std::uint64_t>> terms, bool bfloat16) : terms_(std::move(terms)), bfloat16_(bfloat16) {}
    std::uint32_t at(std::uint64_t index) const override
    {
        float low = 0;
        float high = 0;
        std::uint32_t word = 0;
        for (std::size_t i = 0; i < terms_.size(); ++i) {
            const auto& [rule, first] = terms_[i];
            if (i == 0 || terms_[i] != terms_[i - 1]) word = rule->at(first + index); // equal ones once: sums of sums stay cheap
            if (bfloat16_) {
                low += of_bfloat16(word & 0xFFFF);
                high += of_bfloat16(word >> 16);
            } else {
                low += std::bit_cast<float>(word);
            }
        }
        return bfloat16_ ? to_bfloat16(low) | to_bfloat16(high) << 16 : std::bit_cast<std::uint32_t>(low);
    }

private:
    std::vector<std::pair<Rule, std::uint64_t>> terms_;
    bool bfloat16_;
};

} // namespace

Content pattern(std::uint64_t bytes, std::uint32_t seed, std::uint32_t and_mask, std::uint32_t or_mask)
{
    return {{bytes, std::make_shared<Pattern>(seed, and_mask, or_mask), 0}};
}

Content literal(const void* data, std::uint64_t bytes)
{
    std::vector<std::uint32_t> words((bytes + 3) / 4, 0);
    std::memcpy(words.data(), data, bytes);
    return {{bytes, std::make_shared<Literal>(std::move(words)), 0}};
}

Content unknown(std::uint64_t bytes) { return {{bytes, std::make_shared<Unknown>(), 0}}; }

Content part(const Content& content, std::uint64_t from, std::uint64_t bytes)
{
    Content result;
    for (const Piece& piece : content) {
        const std::uint64_t skipped = std::min(from, piece.bytes);
        const std::uint64_t taken = std::min(bytes, piece.bytes - skipped);
        if (taken > 0) result.push_back({taken, piece.rule, piece.first + skipped / 4});
        from -= skipped;
        bytes -= taken;
    }
    return result;
}

Content sum(const std::vector<Content>& terms, bool bfloat16)
{
    std::uint64_t total = 0;
    for (const Piece& piece : terms.front()) total += piece.bytes;
    Content result;
    for (std::uint64_t at = 0; at < total;) {
        std::uint64_t bytes = total - at; // up to the nearest border of any term
        std::vector<std::pair<Rule, std::uint64_t>> rules;
        for (const Content& term : terms) {
            const Content rest = part(term, at, total - at);
            bytes = std::min(bytes, rest.front().bytes);
            rules.emplace_back(rest.front().rule, rest.front().first);
        }
        result.push_back({bytes, std::make_shared<Sum>(std::move(rules), bfloat16), 0});
        at += bytes;
    }
    return result;
}

std::uint64_t mismatches(const Content& content, const Words& expected)
{
    std::uint64_t count = 0;
    std::uint64_t index = 0;
    for (const Piece& piece : content) {
        const std::uint64_t words = piece.bytes / 4;
        const std::uint64_t step = words <= kExactWords ? 1 : words / kSamples;
        for (std::uint64_t i = 0; i < words; i += step) {
            if (piece.rule->at(piece.first + i) != expected.at(index + i)) count += step;
        }
        index += words;
    }
    return count;
}

void to_bytes(const Content& content, void* destination, std::uint64_t bytes)
{
    auto* out = static_cast<unsigned char*>(destination);
    for (const Piece& piece : content) {
        for (std::uint64_t i = 0; i < piece.bytes && bytes > 0; i += 4) {
            const std::uint32_t word = piece.rule->at(piece.first + i / 4);
            const std::uint64_t size = std::min<std::uint64_t>({4, piece.bytes - i, bytes});
            std::memcpy(out, &word, size);
            out += size;
            bytes -= size;
        }
    }
}

std::uint64_t Memory::allocate(int device, std::uint64_t bytes)
{
    std::uint64_t& next = next_.try_emplace(device, kDeviceSpace + (static_cast<std::uint64_t>(device) << kDeviceShift)).first->second;
    const std::uint64_t address = next;
    next += (bytes + 511) / 512 * 512;
    allocations_[address] = bytes;
    pieces_[address] = unknown(bytes).front();
    return address;
}

std::uint64_t Memory::release(std::uint64_t address)
{
    const auto found = allocations_.find(address);
    if (found == allocations_.end()) return 0;
    const std::uint64_t bytes = found->second;
    pieces_.erase(pieces_.lower_bound(address), pieces_.lower_bound(address + bytes));
    allocations_.erase(found);
    return bytes;
}

bool Memory::valid(std::uint64_t address, std::uint64_t bytes) const
{
    if (!is_device(address)) return address != 0;
    const auto after = allocations_.upper_bound(address);
    if (after == allocations_.begin()) return false;
    const auto& [begin, size] = *std::prev(after);
    return address + bytes <= begin + size;
}

Content Memory::load(std::uint64_t address, std::uint64_t bytes) const
{
    if (!is_device(address)) return literal(reinterpret_cast<const void*>(address), bytes);
    Content result;
    for (auto at = std::prev(pieces_.upper_bound(address)); bytes > 0 && at != pieces_.end(); ++at) {
        const std::uint64_t skipped = address - at->first;
        const std::uint64_t taken = std::min(bytes, at->second.bytes - skipped);
        result.push_back({taken, at->second.rule, at->second.first + skipped / 4});
        address += taken;
        bytes -= taken;
    }
    return result;
}

/// Makes that address the beginning of a piece where it lies inside one.
void Memory::cut(std::uint64_t address)
{
    const auto after = pieces_.upper_bound(address);
    if (after == pieces_.begin()) return;
    const auto before = std::prev(after);
    const std::uint64_t inside = address - before->first;
    if (inside == 0 || inside >= before->second.bytes) return;
    Piece tail = before->second;
    tail.bytes -= inside;
    tail.first += inside / 4;
    before->second.bytes = inside;
    pieces_[address] = tail;
}

void Memory::store(std::uint64_t address, const Content& content)
{
    std::uint64_t bytes = 0;
    for (const Piece& piece : content) bytes += piece.bytes;
    if (!is_device(address)) {
        to_bytes(content, reinterpret_cast<void*>(address), bytes);
        return;
    }
    cut(address);
    cut(address + bytes);
    pieces_.erase(pieces_.lower_bound(address), pieces_.lower_bound(address + bytes));
    for (const Piece& piece : content) {
        pieces_[address] = piece;
        address += piece.bytes;
    }
}

} // namespace fivefold::simulated
