// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/explain/explanation.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fivefold::explaining {

/// The unit of a symbol of the formulas.
[[nodiscard]] ExplainedUnit unit_of(std::string_view symbol);
/// The citation behind an equation number; empty for what is only counted.
[[nodiscard]] const char* source_of(std::string_view equation);
/// Ids of what a term leaves out.
[[nodiscard]] std::vector<std::string> left_out_of(std::string_view term);

/// Symbols with their values.
using Values = std::vector<std::pair<std::string, double>>;
using Parts = std::vector<Explanation>;

/// Makes explanations: looks up the symbols that a formula names, first among its parts, then among the values given with it, then among
/// those that hold for the whole plan.
class Formulas {
public:
    explicit Formulas(const Plan& plan);

    /// A figure that a function of the estimate returned.
    [[nodiscard]] Explanation make(std::string id, ExplainedUnit unit, double value, std::string formula, const char* equation, const Values& values = {}, Parts parts = {}) const;
    /// A step of a figure: its value is that of the formula.
    [[nodiscard]] Explanation step(std::string id, ExplainedUnit unit, std::string formula, const char* equation, const Values& values = {}, Parts parts = {}) const;
    /// The sum of parts; "0" without any.
    [[nodiscard]] Explanation sum(std::string id, ExplainedUnit unit, double value, const char* equation, Parts parts) const;

    void set(const std::string& symbol, double value) { plan_[symbol] = value; }

private:
    std::map<std::string, double, std::less<>> plan_;
};

/// Terms of a sum as text; empty ones are left out.
class SumText {
public:
    SumText& add(const std::string& term) {
        if (!term.empty()) text_ += (text_.empty() ? "" : " + ") + term;
        return *this;
    }
    [[nodiscard]] std::string text() const { return text_.empty() ? "0" : text_; }
    /// In parentheses where something stands before it.
    [[nodiscard]] std::string times(const std::string& factors) const { return factors.empty() ? text() : factors + " * (" + text() + ")"; }

private:
    std::string text_;
};

} // namespace fivefold::explaining
