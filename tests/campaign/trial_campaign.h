// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/formats/catalogue.h"
#include "core/plan/knobs.h"

namespace fivefold::test {

/// So many small layouts of one model on one node: tensor parallel 1 to 8 without a pipeline, then with one of two stages.
inline std::vector<TaskChoice> trial_choices(const Catalogue& catalogue, std::size_t count) {
    std::vector<TaskChoice> choices;
    for (std::size_t i = 0; i < count; ++i) {
        Plan plan = sample_plan(catalogue);
        plan.model = catalogue.find_model("llama-3.2-1b")->model;
        plan.cluster.nodes = 1;
        plan.training.seq_len = 1024;
        plan.training.global_batch = 16;
        plan.layout = {};
        plan.layout.tp = std::int64_t{1} << (i % 4);
        plan.layout.pp = i < 4 ? 1 : 2;
        complete(plan);
        choices.push_back({plan, TaskReason::given, i + 1, 0});
    }
    return choices;
}

} // namespace fivefold::test
