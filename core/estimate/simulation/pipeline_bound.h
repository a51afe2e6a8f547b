// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/pipeline_order.h"

#include <cstdint>
#include <vector>

namespace fivefold {

/// A lower bound of an order's makespan that costs a few ops a rank, whatever the number of micro-batches. Every rank runs all of its ops in
/// its order, but only those of the first and the last micro-batch wait for their inputs. With fewer waits no op begins later, so the
/// makespan of this relaxed order is never above that of the order. It holds every path that enters a rank with the first micro-batch, works
/// there without a break and leaves with the last one: the whole makespan of equal stages and short messages.
class PipelineBound {
public:
    /// Throws std::invalid_argument when the order can never finish.
    explicit PipelineBound(const PipelineOrder& order);

    /// At least this long, seconds; arguments as of pipeline_makespan. `more` micro-batches in the steady state, a multiple of the order's
    /// period of 2 p, lengthen the order, which then has to hold three periods itself.
    [[nodiscard]] double makespan(const StageSeconds& seconds, double hop, std::int64_t more = 0) const;
    /// Bytes held, about.
    [[nodiscard]] std::size_t size() const { return gates_.size() * sizeof(Gate) + work_.size() * sizeof(Work); }

private:
    /// Passes of one stage that a rank runs without waiting.
    struct Work {
        std::int32_t stage = 0, forward = 0, backward = 0, weight = 0;
    };
    /// An op that waits, after some work; or the end of a rank's ops.
    struct Gate {
        PipelineOp op;
        std::int32_t rank = 0;
        std::uint32_t work = 0;          ///< first of its rank's stages in `work_`
        std::int32_t input[2] = {-1, -1}; ///< ends that it waits for; -1: none
        bool sent[2] = {false, false};    ///< that come from another rank
        std::int32_t output[2] = {-1, -1};
        bool end = false, steady = false; ///< steady: what precedes grows with the micro-batches
    };
    class Builder;

    int stages_ = 0, pipes_ = 1;
    bool splits_ = false;
    std::size_t ranks_ = 0;
    std::vector<std::uint32_t> stages_of_; ///< how many each rank has
    std::vector<Gate> gates_;              ///< each after those that it waits for
    std::vector<Work> work_;
};

} // namespace fivefold
