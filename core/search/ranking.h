// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/search/search.h"

#include <vector>

namespace fivefold {

/// A total order of layouts that does not depend on who found them first: simpler ones come first.
[[nodiscard]] bool simpler(const Candidate& a, const Candidate& b);

/// The best few by figure, then step time, then memory; ties by `simpler`.
class BestFew {
public:
    explicit BestFew(std::size_t size) : size_(size) {}
    /// Whether something with this figure, or a larger one, could still enter.
    [[nodiscard]] bool admits(double figure) const { return best_.size() < size_ ? size_ > 0 : figure <= best_.back().figure; }
    void add(const Candidate& candidate);
    [[nodiscard]] const std::vector<Candidate>& list() const { return best_; } ///< best first

private:
    std::size_t size_;
    std::vector<Candidate> best_;
};

/// Layouts on one number of GPUs that no other beats in both step time and memory.
class ParetoFront {
public:
    /// Whether a member is at least as good in both and better in one: then nothing with these figures, or worse ones, belongs here.
    [[nodiscard]] bool dominates(Seconds time, Bytes memory) const;
    void add(const Candidate& candidate);
    [[nodiscard]] const std::vector<Candidate>& list() const { return front_; } ///< smallest first

private:
    std::vector<Candidate> front_; ///< ascending memory, descending time
};

/// One front of step time, memory and GPU-seconds from the fronts of several numbers of nodes; fastest first.
[[nodiscard]] std::vector<Candidate> joint_front(const std::vector<ParetoFront>& fronts);

} // namespace fivefold
