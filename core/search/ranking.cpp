// SPDX-License-Identifier: Apache-2.0
#include "core/search/ranking.h"

#include <algorithm>
#include <tuple>

namespace fivefold {
namespace {

auto key(const Candidate& candidate) {
    const Layout& l = candidate.layout;
    return std::tuple(candidate.nodes, static_cast<int>(l.recompute.kind), l.recompute.modules, static_cast<int>(l.schedule), l.vpp, l.zero, l.shard_group, l.cp,
                      static_cast<int>(candidate.cp_kind), l.pp, l.tp, l.ep, l.etp, l.micro_batch, static_cast<int>(l.split), !l.sequence_parallel);
}

bool before(const Candidate& a, const Candidate& b) {
    if (a.figure != b.figure) return a.figure < b.figure;
    if (a.step_time != b.step_time) return a.step_time < b.step_time;
    if (a.memory != b.memory) return a.memory < b.memory;
    return simpler(a, b);
}

/// First member that holds more than `memory`.
auto larger(const std::vector<Candidate>& front, Bytes memory) {
    return std::upper_bound(front.begin(), front.end(), memory, [](Bytes value, const Candidate& member) { return value < member.memory; });
}

} // namespace

bool simpler(const Candidate& a, const Candidate& b) { return key(a) < key(b); }

void BestFew::add(const Candidate& candidate) {
    if (size_ == 0 || (best_.size() == size_ && !before(candidate, best_.back()))) return;
    best_.insert(std::upper_bound(best_.begin(), best_.end(), candidate, before), candidate);
    if (best_.size() > size_) best_.pop_back();
}

bool ParetoFront::dominates(Seconds time, Bytes memory) const {
    const auto next = larger(front_, memory); // first that needs more
    if (next == front_.begin()) return false;
    const Candidate& fastest = *std::prev(next); // of those that need no more memory
    return fastest.step_time < time || (fastest.step_time == time && fastest.memory < memory);
}

void ParetoFront::add(const Candidate& candidate) {
    if (dominates(candidate.step_time, candidate.memory)) return;
    auto next = front_.begin() + (larger(front_, candidate.memory) - front_.cbegin());
    if (next != front_.begin()) {
        Candidate& same = *std::prev(next);
        if (same.memory == candidate.memory && same.step_time == candidate.step_time) {
            if (simpler(candidate, same)) same = candidate;
            return;
        }
        if (same.memory == candidate.memory) next = front_.erase(std::prev(next)); // slower
    }
    auto end = next;
    while (end != front_.end() && end->step_time >= candidate.step_time) ++end;
    next = front_.erase(next, end);
    front_.insert(next, candidate);
}

std::vector<Candidate> joint_front(const std::vector<ParetoFront>& fronts) {
    std::vector<Candidate> all;
    for (const ParetoFront& front : fronts) all.insert(all.end(), front.list().begin(), front.list().end());
    const auto cost = [](const Candidate& c) { return c.step_time.value() * c.nodes; };
    const auto beats = [&](const Candidate& a, const Candidate& b) {
        const bool as_good = a.step_time <= b.step_time && a.memory <= b.memory && cost(a) <= cost(b);
        return as_good && (a.step_time < b.step_time || a.memory < b.memory || cost(a) < cost(b));
    };
    std::vector<Candidate> joint;
    for (const Candidate& candidate : all)
        if (std::none_of(all.begin(), all.end(), [&](const Candidate& other) { return other.nodes != candidate.nodes && beats(other, candidate); })) joint.push_back(candidate);
    std::sort(joint.begin(), joint.end(), [](const Candidate& a, const Candidate& b) {
        if (a.step_time != b.step_time) return a.step_time < b.step_time;
        return a.memory != b.memory ? a.memory < b.memory : simpler(a, b);
    });
    return joint;
}

} // namespace fivefold
