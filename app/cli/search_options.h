// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"
#include "core/search/search.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fivefold::cli {

/// What a search may vary, what it looks for and its limits; the same for `search` and `heatmap`.
class SearchOptions {
public:
    explicit SearchOptions(CLI::App& verb);
    /// For a plan given without a layout, or with one some knobs of which are kept. The request's plan takes the target's framework.
    /// Throws Failure (wrong use).
    [[nodiscard]] SearchRequest request(const Plan& plan) const;
    [[nodiscard]] const std::string& target() const { return target_; } ///< empty when none was named

private:
    SearchSpace space_;
    std::vector<std::string> recompute_, keep_;
    unsigned modules_ = 0;
    std::string objective_ = "tokens-per-second", target_;
    bool sequence_parallel_ = false, no_sequence_parallel_ = false;
    double headroom_ = SearchRequest().headroom, max_days_ = 0, max_dollars_ = 0;
    int threads_ = 0;
};

} // namespace fivefold::cli
