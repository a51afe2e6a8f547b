// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/analysis_answers.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace fivefold::cli {

/// Options of `estimate` that ask for many estimates around the plan instead of the plan's own.
class AnalysisOptions {
public:
    explicit AnalysisOptions(CLI::App& verb);
    /// The answer that was asked for; nothing when none was. Throws Failure for options that exclude each other.
    [[nodiscard]] std::optional<std::string> answer(const Plan& plan, const Profile& profile, bool json) const;

private:
    [[nodiscard]] AnswerForm form(bool json) const;

    std::string strip_, locks_, scaling_; ///< as given: a knob, knobs, numbers of nodes
    bool weak_ = false, best_ = false, sensitivity_ = false, csv_ = false;
};

} // namespace fivefold::cli
