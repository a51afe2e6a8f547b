// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/schedule.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace fivefold {
namespace {

using Kind = ScheduleOp::Kind;

ScheduleOp op(Kind kind, int stage, int micro_batch, int direction = 0) { return {kind, stage, micro_batch, direction}; }

/// Completion times of all operations, indexed by kind, direction, stage and micro-batch.
class Completion {
public:
    Completion(int stages, int micro_batches)
        : stages_(static_cast<std::size_t>(stages)), micro_batches_(static_cast<std::size_t>(micro_batches)),
          times_(3 * 2 * stages_ * micro_batches_, kPending) {}

    [[nodiscard]] double at(const ScheduleOp& o) const { return times_[index(o)]; }
    void set(const ScheduleOp& o, double time) { times_[index(o)] = time; }
    static constexpr double kPending = std::numeric_limits<double>::infinity();

private:
    [[nodiscard]] std::size_t index(const ScheduleOp& o) const {
        const std::size_t plane = static_cast<std::size_t>(o.kind) * 2 + static_cast<std::size_t>(o.direction);
        return (plane * stages_ + static_cast<std::size_t>(o.stage)) * micro_batches_ + static_cast<std::size_t>(o.micro_batch);
    }
    std::size_t stages_, micro_batches_;
    std::vector<double> times_;
};

} // namespace

ScheduleOrder gpipe_order(int p, int m) {
    ScheduleOrder order(static_cast<std::size_t>(p));
    for (int r = 0; r < p; ++r) {
        auto& slots = order[static_cast<std::size_t>(r)];
        for (int i = 0; i < m; ++i) slots.push_back({op(Kind::forward, r, i)});
        for (int i = 0; i < m; ++i) slots.push_back({op(Kind::backward, r, i)});
    }
    return order;
}

ScheduleOrder one_f_one_b_order(int p, int m) {
    ScheduleOrder order(static_cast<std::size_t>(p));
    for (int r = 0; r < p; ++r) {
        auto& slots = order[static_cast<std::size_t>(r)];
        const int warm_up = std::min(p - r - 1, m);
        for (int i = 0; i < warm_up; ++i) slots.push_back({op(Kind::forward, r, i)});
        for (int i = 0; i < m - warm_up; ++i) {
            slots.push_back({op(Kind::forward, r, warm_up + i)});
            slots.push_back({op(Kind::backward, r, i)});
        }
        for (int i = m - warm_up; i < m; ++i) slots.push_back({op(Kind::backward, r, i)});
    }
    return order;
}

ScheduleOrder interleaved_order(int p, int m, int v, int g) {
    if (g <= 0) g = p;
    std::vector<std::pair<int, int>> table; // micro-batch, chunk
    for (int start = 0; start < m; start += g)
        for (int chunk = 0; chunk < v; ++chunk)
            for (int i = start; i < std::min(start + g, m); ++i) table.emplace_back(i, chunk);
    const int all = static_cast<int>(table.size());
    ScheduleOrder order(static_cast<std::size_t>(p));
    for (int r = 0; r < p; ++r) {
        auto& slots = order[static_cast<std::size_t>(r)];
        const auto forward = [&](int i) {
            const auto& [micro_batch, chunk] = table[static_cast<std::size_t>(i)];
            slots.push_back({op(Kind::forward, chunk * p + r, micro_batch)});
        };
        const auto backward = [&](int i) {
            const auto& [micro_batch, chunk] = table[static_cast<std::size_t>(i)];
            slots.push_back({op(Kind::backward, (v - 1 - chunk) * p + r, micro_batch)});
        };
        const int warm_up = std::min(2 * (p - r - 1) + (v - 1) * g, all);
        for (int i = 0; i < warm_up; ++i) forward(i);
        for (int i = 0; i < all - warm_up; ++i) {
            forward(warm_up + i);
            backward(i);
        }
        for (int i = all - warm_up; i < all; ++i) backward(i);
    }
    return order;
}

ScheduleOrder zb_h1_order(int p, int m) {
    ScheduleOrder order(static_cast<std::size_t>(p));
    for (int r = 0; r < p; ++r) {
        auto& slots = order[static_cast<std::size_t>(r)];
        const int warm_up = std::min(p - r - 1, m);
        for (int i = 0; i < warm_up; ++i) slots.push_back({op(Kind::forward, r, i)});
        int weights = 0;
        for (int i = 0; i < m; ++i) {
            if (warm_up + i < m) slots.push_back({op(Kind::forward, r, warm_up + i)});
            slots.push_back({op(Kind::backward, r, i)});
            for (; i + 1 - weights > r; ++weights) slots.push_back({op(Kind::weight, r, weights)});
        }
        for (; weights < m; ++weights) slots.push_back({op(Kind::weight, r, weights)});
    }
    return order;
}

ScheduleResult run_schedule(const ScheduleOrder& order, int stages, const std::function<double(const ScheduleSlot&, int)>& duration, double hop,
                            bool mirrored) {
    const int p = static_cast<int>(order.size());
    int micro_batches = 0;
    std::size_t left = 0;
    for (const auto& slots : order) {
        left += slots.size();
        for (const ScheduleSlot& slot : slots)
            for (const ScheduleOp& o : slot) micro_batches = std::max(micro_batches, o.micro_batch + 1);
    }
    Completion done(stages, micro_batches);
    const auto device_of = [&](int stage, int direction) { return mirrored && direction == 1 ? p - 1 - stage : stage % p; };
    // Earliest start of an operation; infinite while an input is missing.
    const auto ready = [&](const ScheduleOp& o) {
        const auto input = [&](Kind kind, int stage) {
            const double time = done.at({kind, stage, o.micro_batch, o.direction});
            return device_of(stage, o.direction) != device_of(o.stage, o.direction) ? time + hop : time;
        };
        switch (o.kind) {
        case Kind::forward: return o.stage > 0 ? input(Kind::forward, o.stage - 1) : 0.0;
        case Kind::backward: return std::max(input(Kind::forward, o.stage), o.stage + 1 < stages ? input(Kind::backward, o.stage + 1) : 0.0);
        case Kind::weight: return input(Kind::backward, o.stage);
        }
        return 0.0;
    };
    ScheduleResult result;
    result.devices.resize(order.size());
    std::vector<std::size_t> next(order.size(), 0);
    std::vector<int> alive(order.size(), 0);
    std::vector<double> free(order.size(), 0);
    while (left > 0) {
        bool moved = false;
        for (std::size_t d = 0; d < order.size(); ++d) {
            DeviceTimeline& device = result.devices[d];
            while (next[d] < order[d].size()) {
                const ScheduleSlot& slot = order[d][next[d]];
                double start = free[d];
                for (const ScheduleOp& o : slot)
                    if (!(o.kind == Kind::weight && slot.size() == 3)) start = std::max(start, ready(o)); // its backward is in the same slot
                if (start == Completion::kPending) break;
                const double length = duration(slot, static_cast<int>(d));
                if (next[d] == 0) device.start = start;
                device.busy += length;
                free[d] = device.end = start + length;
                for (const ScheduleOp& o : slot) {
                    done.set(o, free[d]);
                    if (o.kind == Kind::forward) device.peak_alive = std::max(device.peak_alive, ++alive[d]);
                    if (o.kind == Kind::backward) --alive[d];
                }
                ++next[d];
                --left;
                moved = true;
            }
        }
        if (!moved) throw std::invalid_argument("this order of operations can never finish");
    }
    result.makespan = *std::max_element(free.begin(), free.end());
    return result;
}

} // namespace fivefold
