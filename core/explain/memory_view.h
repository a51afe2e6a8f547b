// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/estimate/stage_memory.h"
#include "core/explain/formulas.h"

namespace fivefold::explaining {

/// The memory of one pipeline rank with the steps of its calculation, and the explanation of each term.
class MemoryView {
public:
    MemoryView(const Plan& plan, const Profile& profile, const StageMemory& stage, std::int64_t rank);

    /// `id` becomes the explanation's.
    [[nodiscard]] Explanation explain(MemoryTerm term, std::string id) const;

private:
    // memory_states.cpp
    [[nodiscard]] Explanation states(MemoryTerm term, std::string id) const;
    [[nodiscard]] Explanation buffers(MemoryTerm term, std::string id) const;
    [[nodiscard]] Explanation process(MemoryTerm term, std::string id) const;
    [[nodiscard]] Parts parameters() const; ///< P_d, P_e
    [[nodiscard]] std::string per_rank(int from) const;
    // memory_activations.cpp
    [[nodiscard]] Explanation activations(MemoryTerm term, std::string id) const;
    [[nodiscard]] Explanation layer(MemoryTerm term, bool moe, const char* id, bool recomputed) const;
    [[nodiscard]] std::string layer_formula(MemoryTerm term) const;
    [[nodiscard]] Explanation alive_layers_of(bool moe, const char* id) const;
    [[nodiscard]] Explanation in_flight() const;
    [[nodiscard]] Explanation chunk_in_flight(std::int64_t chunk, std::string id) const;
    [[nodiscard]] Explanation first_in_flight() const; ///< m_0
    [[nodiscard]] Explanation offloaded(std::string id) const;
    [[nodiscard]] Explanation alive_again(std::string id) const;
    // memory_moments.cpp
    [[nodiscard]] Explanation working(MemoryTerm term, std::string id) const;
    [[nodiscard]] Explanation logits(std::string id) const;
    [[nodiscard]] Explanation backward(std::string id) const;
    [[nodiscard]] Explanation gathered(std::string id) const;
    [[nodiscard]] Explanation ring(std::string id) const;
    [[nodiscard]] Explanation update(std::string id) const;

    [[nodiscard]] Explanation make(MemoryTerm term, std::string id, std::string formula, const char* equation, const Values& values = {}, Parts parts = {}) const {
        return formulas_.make(std::move(id), ExplainedUnit::bytes, stage_[term].value(), std::move(formula), equation, values, std::move(parts));
    }

    const Plan& plan_;
    const Profile& profile_;
    const SoftwareProfile& software_;
    const StageMemory& stage_;
    std::int64_t rank_;
    StageMap map_;
    const StageContent& content_;
    const RankParameters& held_parameters_;
    StageStates states_;
    KeptLayers kept_;
    AliveLayers alive_;
    StageStates::Held held_;
    Formulas formulas_;
};

/// (1.7)-(1.10) Parameters on one rank: "P_d" outside the experts, "P_e" in them.
[[nodiscard]] Parts rank_parameter_parts(const Formulas& formulas, const Plan& plan, const StageContent& content, const StageMap& map, const RankParameters& held);
/// (3.9) Token rows that reach one rank's experts.
[[nodiscard]] Explanation routed_rows_part(const Formulas& formulas, const Plan& plan, const SoftwareProfile& software);

} // namespace fivefold::explaining
