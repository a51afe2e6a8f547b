// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/schedule.h"

#include <algorithm>
#include <deque>
#include <stdexcept>

namespace fivefold {
namespace {

using Kind = ScheduleOp::Kind;

/// Slots of one device. Phase 0 is the direction that starts on this half of the pipe, phase 1 the other.
class DualPipeDevice {
public:
    DualPipeDevice(int p, int m, int r) : p_(p), m_(m), r_(r), half_(p / 2), near_(std::min(r, p - 1 - r)), second_(r >= p / 2) {}

    [[nodiscard]] std::vector<ScheduleSlot> build() {
        const int half_m = m_ / 2;
        for (int i = 0; i < (half_ - near_ - 1) * 2; ++i) forward(0);
        for (int i = 0; i < near_ + 1; ++i) forward(0), forward(1);
        for (int i = 0; i < half_ - near_ - 1; ++i) backward(1, true), weight(), forward(1);
        for (int i = 0; i < half_m - p_ + near_ + 1; ++i) {
            if (i == 0 && (r_ == half_ - 1 || r_ == half_)) forward(0), backward(1, false);
            else both(0, 1);
            both(1, 0);
        }
        for (int i = 0; i < half_ - near_ - 1; ++i) backward(1, false), both(1, 0);
        bool zero_bubble = false;
        for (int i = 0; i < near_ + 1; ++i) {
            const bool middle = i == (near_ + 1) / 2;
            if (middle && near_ % 2 == 1) zero_bubble = true;
            backward(1, zero_bubble);
            if (middle && near_ % 2 == 0) zero_bubble = true;
            backward(0, zero_bubble);
        }
        for (int i = 0; i < half_ - near_ - 1; ++i) weight(), backward(0, true);
        for (int i = 0; i < near_ + 1; ++i) weight();
        return std::move(slots_);
    }

private:
    [[nodiscard]] ScheduleOp take(Kind kind, int phase) {
        const int direction = (phase == 1) != second_ ? 1 : 0;
        int& count = counts_[kind == Kind::backward ? 1 : 0][direction];
        return {kind, direction == 0 ? r_ : p_ - 1 - r_, count++, direction};
    }
    [[nodiscard]] static ScheduleOp weight_of(ScheduleOp backward) {
        backward.kind = Kind::weight;
        return backward;
    }
    void forward(int phase) { slots_.push_back({take(Kind::forward, phase)}); }
    void backward(int phase, bool zero_bubble) {
        const ScheduleOp o = take(Kind::backward, phase);
        slots_.push_back({o});
        if (zero_bubble) pending_.push_back(weight_of(o));
        else slots_.push_back({weight_of(o)});
    }
    void both(int forward_phase, int backward_phase) {
        const ScheduleOp f = take(Kind::forward, forward_phase), b = take(Kind::backward, backward_phase);
        slots_.push_back({f, b, weight_of(b)});
    }
    void weight() {
        if (pending_.empty()) return;
        slots_.push_back({pending_.front()});
        pending_.pop_front();
    }

    int p_, m_, r_, half_, near_;
    bool second_;
    int counts_[2][2] = {{0, 0}, {0, 0}};
    std::deque<ScheduleOp> pending_;
    std::vector<ScheduleSlot> slots_;
};

} // namespace

ScheduleOrder dual_pipe_order(int p, int m) {
    if (p < 2 || p % 2 != 0 || m % 2 != 0 || m < 2 * p) throw std::invalid_argument("DualPipe needs even p and m with m >= 2 p");
    ScheduleOrder order;
    for (int r = 0; r < p; ++r) order.push_back(DualPipeDevice(p, m, r).build());
    return order;
}

} // namespace fivefold
