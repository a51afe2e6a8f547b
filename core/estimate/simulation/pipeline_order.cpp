// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/pipeline_order.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;

PipelineOp op(Kind kind, int stage, int micro_batch) { return {kind, static_cast<std::int16_t>(stage), 0, micro_batch, 0}; }

/// An order with `v` stages a rank, dealt round robin, and no ops yet.
PipelineOrder round_robin(int p, int m, int v, std::size_t ops_per_rank) {
    PipelineOrder order;
    order.stages = p * v;
    order.micro_batches = m;
    for (int stage = 0; stage < order.stages; ++stage) order.rank_of.push_back(stage % p);
    order.ranks.resize(static_cast<std::size_t>(p));
    for (auto& ops : order.ranks) ops.reserve(ops_per_rank);
    return order;
}

} // namespace

const char* pipeline_order_name(PipelineOrderKind kind) {
    switch (kind) {
    case PipelineOrderKind::gpipe: return "gpipe";
    case PipelineOrderKind::one_f_one_b: return "1f1b";
    case PipelineOrderKind::interleaved: return "interleaved";
    case PipelineOrderKind::zero_bubble_h1: return "zero_bubble_h1";
    case PipelineOrderKind::zero_bubble_v: return "zero_bubble_v";
    case PipelineOrderKind::dual_pipe: return "dual_pipe";
    case PipelineOrderKind::dual_pipe_v: return "dual_pipe_v";
    }
    return "";
}

std::size_t PipelineOrder::ops() const {
    std::size_t count = 0;
    for (const auto& list : ranks) count += list.size();
    return count;
}

PipelineOrder gpipe_order(int p, int m) {
    PipelineOrder order = round_robin(p, m, 1, 2 * static_cast<std::size_t>(m));
    for (int r = 0; r < p; ++r) {
        auto& ops = order.ranks[static_cast<std::size_t>(r)];
        for (int i = 0; i < m; ++i) ops.push_back(op(Kind::forward, r, i));
        for (int i = 0; i < m; ++i) ops.push_back(op(Kind::backward, r, i));
    }
    return order;
}

PipelineOrder one_f_one_b_order(int p, int m) {
    PipelineOrder order = round_robin(p, m, 1, 2 * static_cast<std::size_t>(m));
    for (int r = 0; r < p; ++r) {
        auto& ops = order.ranks[static_cast<std::size_t>(r)];
        const int warm_up = std::min(p - r - 1, m);
        for (int i = 0; i < warm_up; ++i) ops.push_back(op(Kind::forward, r, i));
        for (int i = 0; i < m - warm_up; ++i) {
            ops.push_back(op(Kind::forward, r, warm_up + i));
            ops.push_back(op(Kind::backward, r, i));
        }
        for (int i = m - warm_up; i < m; ++i) ops.push_back(op(Kind::backward, r, i));
    }
    return order;
}

int interleaved_group(int p, int m) {
    int group = p;
    while (group < m && m % group != 0 && m % group < p) ++group;
    return group;
}

PipelineOrder interleaved_order(int p, int m, int v, int g) {
    if (g <= 0) g = p;
    std::vector<std::pair<int, int>> table; // micro-batch, chunk
    table.reserve(static_cast<std::size_t>(m) * static_cast<std::size_t>(v));
    for (int start = 0; start < m; start += g)
        for (int chunk = 0; chunk < v; ++chunk)
            for (int i = start; i < std::min(start + g, m); ++i) table.emplace_back(i, chunk);
    const int all = static_cast<int>(table.size());
    PipelineOrder order = round_robin(p, m, v, 2 * table.size());
    for (int r = 0; r < p; ++r) {
        auto& ops = order.ranks[static_cast<std::size_t>(r)];
        const auto forward = [&](int i) {
            const auto& [micro_batch, chunk] = table[static_cast<std::size_t>(i)];
            ops.push_back(op(Kind::forward, chunk * p + r, micro_batch));
        };
        const auto backward = [&](int i) {
            const auto& [micro_batch, chunk] = table[static_cast<std::size_t>(i)];
            ops.push_back(op(Kind::backward, (v - 1 - chunk) * p + r, micro_batch));
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

PipelineOrder zb_h1_order(int p, int m) {
    PipelineOrder order = round_robin(p, m, 1, 3 * static_cast<std::size_t>(m));
    order.splits = true;
    for (int r = 0; r < p; ++r) {
        auto& ops = order.ranks[static_cast<std::size_t>(r)];
        const int warm_up = std::min(p - r - 1, m);
        for (int i = 0; i < warm_up; ++i) ops.push_back(op(Kind::forward, r, i));
        int weights = 0;
        for (int i = 0; i < m; ++i) {
            if (warm_up + i < m) ops.push_back(op(Kind::forward, r, warm_up + i));
            ops.push_back(op(Kind::backward, r, i));
            for (; i + 1 - weights > r; ++weights) ops.push_back(op(Kind::weight, r, weights));
        }
        for (; weights < m; ++weights) ops.push_back(op(Kind::weight, r, weights));
    }
    return order;
}

PipelineOrder zb_v_order(int p, int m) {
    PipelineOrder order;
    order.stages = 2 * p;
    order.micro_batches = m;
    order.splits = true;
    for (int stage = 0; stage < order.stages; ++stage) order.rank_of.push_back(stage < p ? stage : order.stages - 1 - stage);
    // The order of a pipe that is full; micro-batches that do not exist are left out of it.
    const int full = std::max(2 * p - 1, m);
    for (int r = 0; r < p; ++r) {
        std::vector<PipelineOp> ops;
        ops.reserve(6 * static_cast<std::size_t>(m));
        const int stage[2] = {r, order.stages - 1 - r};
        int forwards[2] = {0, 0}, backwards[2] = {0, 0}, weights[2] = {0, 0};
        const auto add = [&](Kind kind, int chunk, int (&counts)[2]) {
            const int micro_batch = counts[chunk]++;
            if (micro_batch < m) ops.push_back(op(kind, stage[chunk], micro_batch));
        };
        const auto whole_backward = [&](int chunk) {
            add(Kind::backward, chunk, backwards);
            add(Kind::weight, chunk, weights);
        };
        for (int i = 0; i < 2 * (p - r) - 1; ++i) add(Kind::forward, 0, forwards);
        for (int i = 0; i < r; ++i) add(Kind::forward, 1, forwards), add(Kind::forward, 0, forwards);
        for (int i = 0; i < p - r; ++i) add(Kind::forward, 1, forwards), whole_backward(1);
        while (forwards[1] < forwards[0] || forwards[0] < full) {
            if (forwards[0] < full) add(Kind::forward, 0, forwards);
            whole_backward(0);
            add(Kind::forward, 1, forwards);
            whole_backward(1);
        }
        for (int i = 0; i < r; ++i) add(Kind::backward, 0, backwards), add(Kind::backward, 1, backwards);
        for (int i = 0; i < p - r; ++i) add(Kind::backward, 0, backwards), add(Kind::weight, 0, weights);
        while (weights[1] < backwards[1]) add(Kind::weight, 1, weights);
        while (weights[0] < backwards[0]) add(Kind::weight, 0, weights);
        order.ranks.push_back(std::move(ops));
    }
    return order;
}

PipelineOrder pipeline_order(PipelineOrderKind kind, int p, int m, int v) {
    if (p < 1 || m < 1 || v < 1) throw std::invalid_argument("a pipeline needs ranks, virtual stages and micro-batches");
    switch (kind) {
    case PipelineOrderKind::gpipe: return gpipe_order(p, m);
    case PipelineOrderKind::one_f_one_b: return one_f_one_b_order(p, m);
    case PipelineOrderKind::interleaved: return interleaved_order(p, m, v, interleaved_group(p, m));
    case PipelineOrderKind::zero_bubble_h1: return zb_h1_order(p, m);
    case PipelineOrderKind::zero_bubble_v: return zb_v_order(p, m);
    case PipelineOrderKind::dual_pipe: return dual_pipe_order(p, m);
    case PipelineOrderKind::dual_pipe_v: return dual_pipe_v_order(p, m);
    }
    return {};
}

} // namespace fivefold
