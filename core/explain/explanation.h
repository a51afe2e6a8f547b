// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace fivefold {

/// Units of explained values, all SI: bytes, seconds, FLOP, US dollars.
enum class ExplainedUnit {
    number, ratio, parameters, tokens, bytes, bytes_each, seconds, flop, flop_per_second, bytes_per_second, tokens_per_second, teraflop_per_second, days, hours, dollars
};

/// A symbol of a formula with its value. Every symbol has one meaning in all formulas, so that it is its own key for texts.
struct ExplainedValue {
    std::string symbol;
    double value = 0;
    ExplainedUnit unit = ExplainedUnit::number;
};

/// How one figure comes about. Data without words: texts of ids and symbols are made at the edge.
struct Explanation {
    std::string id; ///< a key such as "time.gemm"; of a part, the name under which the formula of the whole uses it
    double value = 0;
    ExplainedUnit unit = ExplainedUnit::number;
    std::string formula; ///< in symbols and ids of parts; evaluate_explanation gives `value`
    std::vector<ExplainedValue> values; ///< the formula's symbols in their order
    std::vector<ExplainedValue> notes;  ///< further figures that help to judge it: FLOPs of a kernel, its share of the peak
    std::vector<Explanation> parts;     ///< what the formula uses that has a formula of its own
    std::string equation;               ///< number of the equation: "3.1"
    std::string source;                 ///< citation
    std::vector<std::string> leaves_out; ///< ids of what the formula does not count
};

/// The formula's value from the listed values and parts; NaN where it names something that is not listed.
[[nodiscard]] double evaluate_explanation(const Explanation& explanation);

/// The formula with every symbol and part replaced by its value, written by `number`.
template <class Number>
[[nodiscard]] std::string formula_with(const Explanation& explanation, const Number& number);

/// Names in a formula that are not functions, each once, in order.
[[nodiscard]] std::vector<std::string> formula_names(const std::string& formula);

/// A formula cut into names (symbols and parts), and what stands between them.
struct FormulaPiece {
    std::string text;
    bool name = false;
};
[[nodiscard]] std::vector<FormulaPiece> formula_pieces(const std::string& formula);

template <class Number>
std::string formula_with(const Explanation& explanation, const Number& number) {
    std::string text;
    for (const FormulaPiece& piece : formula_pieces(explanation.formula)) {
        std::string shown = piece.text;
        if (piece.name) {
            for (const ExplainedValue& value : explanation.values)
                if (value.symbol == piece.text) shown = number(value.value, value.unit);
            for (const Explanation& part : explanation.parts)
                if (part.id == piece.text) shown = number(part.value, part.unit);
        }
        text += shown;
    }
    return text;
}

} // namespace fivefold
