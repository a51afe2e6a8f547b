// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/step_time.h"
#include "core/explain/formulas.h"

namespace fivefold::explaining {

/// The step of a plan with what its calculation notes, and the explanation of each line of its time.
class StepView {
public:
    StepView(const Plan& plan, const Profile& profile, const StepTime& time);
    StepView(const StepView&) = delete;
    StepView& operator=(const StepView&) = delete;

    /// `id` becomes the explanation's.
    [[nodiscard]] Explanation explain(TimeTerm term, std::string id) const;

private:
    /// One kind of decoder layer.
    struct Kind {
        bool moe, windowed;
        const char* id;
        const char* count; ///< symbol
    };
    [[nodiscard]] const PassCost& cost(const Kind& kind) const { return stages_.kinds.kinds[kind.moe ? 1 : 0][kind.windowed ? 1 : 0]; }
    [[nodiscard]] const LayerBlocks& blocks(const Kind& kind) const { return kind.windowed ? blocks_.windowed : blocks_.full; }
    /// Both halves of a layer together, nothing recomputed.
    [[nodiscard]] Block both(const Kind& kind) const;
    [[nodiscard]] Explanation seconds(std::string id, double value, std::string formula, const char* equation, const Values& values = {}, Parts parts = {}) const;
    /// Two passes of something as one figure.
    [[nodiscard]] Explanation passes(std::string id, const char* equation, Explanation forward, Explanation backward) const;
    [[nodiscard]] Explanation whole_step(TimeTerm term, std::string id, const char* equation, const std::string& formula, const Values& values, Parts parts) const;

    /// A line that every layer and the model's ends add to.
    [[nodiscard]] Explanation layered(TimeTerm term, std::string id) const;
    [[nodiscard]] Explanation layer(TimeTerm term, const Kind& kind) const;
    [[nodiscard]] Explanation head(TimeTerm term) const;
    [[nodiscard]] Explanation embedding(TimeTerm term) const;

    // time_kernels.cpp
    [[nodiscard]] Explanation gemm(std::string id, const MatrixRate& rate, const GemmShape& shape, double output_bytes, double share, double value) const;
    [[nodiscard]] Explanation linear(const CostLog::Linear& linear) const;
    [[nodiscard]] Explanation linears(const Kind& kind) const;
    [[nodiscard]] Explanation head_linears() const;
    [[nodiscard]] Explanation attention(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation scores(const Kind& kind, bool backward) const;
    // time_layers.cpp
    [[nodiscard]] Explanation traffic(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation casts(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation recomputed(const Kind& kind) const;
    [[nodiscard]] Explanation modules_again(const Kind& kind) const;
    [[nodiscard]] Explanation host(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation host_of_layer(bool moe) const;
    [[nodiscard]] Explanation offloaded(const Kind& kind, bool backward) const;
    // time_exchange.cpp
    [[nodiscard]] Explanation ring(std::string id, const GroupShape& group, double bytes, double collective_passes) const;
    [[nodiscard]] Explanation gather(std::string id, double bytes) const;
    [[nodiscard]] Explanation tensor_parallel(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation tensor_pair(const char* id, const std::vector<const char*>& column, const char* row, bool backward) const;
    [[nodiscard]] Explanation head_tensor_parallel(bool backward) const;
    [[nodiscard]] Explanation context_parallel(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation expert_parallel(const Kind& kind, bool backward) const;
    [[nodiscard]] Explanation all_to_all() const;
    // time_step.cpp
    [[nodiscard]] Explanation pipeline_parallel(std::string id) const;
    [[nodiscard]] Explanation data_parallel(std::string id) const;
    [[nodiscard]] Explanation group_reduce(std::string id, const CostLog::Group& group) const;
    [[nodiscard]] Explanation transfers(const char* id, bool reduce) const;
    [[nodiscard]] Explanation imbalance(std::string id) const;
    [[nodiscard]] Explanation bubble(std::string id) const;
    [[nodiscard]] Explanation pipeline() const;
    [[nodiscard]] Explanation optimizer(std::string id) const;
    [[nodiscard]] Explanation offload(std::string id) const;
    [[nodiscard]] Explanation straggler(std::string id) const;

    [[nodiscard]] const CostLog::Linear* find(std::string_view name) const;

    const Plan& plan_;
    const Profile& profile_;
    const SoftwareProfile& software_;
    const StepTime& time_;
    StageMap map_;
    CostLog log_, head_log_; ///< filled when the view is made
    LayerContext context_;
    StageCosts stages_;
    BusyStages busy_;
    ModelBlocks blocks_;
    OverlapWindow window_;
    DataParallelTransfers transfers_;
    double drift_ = 1;
    std::vector<Kind> kinds_; ///< that the model has
    Formulas formulas_;
};

} // namespace fivefold::explaining
