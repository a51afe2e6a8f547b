// SPDX-License-Identifier: Apache-2.0
#include "core/explain/expression.h"

#include "core/explain/explanation.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace fivefold {
namespace {

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();
/// Deeper nesting than any formula has; keeps a broken text from exhausting the stack.
constexpr int kDeepest = 200;

bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool digit(char c) { return c >= '0' && c <= '9'; }

/// Recursive descent; any error makes the result NaN.
class Parser {
public:
    Parser(std::string_view text, const std::function<double(std::string_view)>& lookup) : text_(text), lookup_(lookup) {}

    double all() {
        const double value = sum();
        skip();
        return text_.empty() ? value : kNotANumber;
    }

private:
    void skip() {
        while (!text_.empty() && text_.front() == ' ') text_.remove_prefix(1);
    }
    bool take(char c) {
        skip();
        if (text_.empty() || text_.front() != c) return false;
        text_.remove_prefix(1);
        return true;
    }
    double sum() {
        double value = product();
        for (;;) {
            if (take('+')) value += product();
            else if (take('-')) value -= product();
            else return value;
        }
    }
    double product() {
        double value = power();
        for (;;) {
            if (take('*')) value *= power();
            else if (take('/')) value /= power();
            else return value;
        }
    }
    double power() {
        const double base = atom();
        return take('^') ? std::pow(base, power()) : base;
    }
    double atom() {
        if (++depth_ > kDeepest) return fail();
        const double value = plain_atom();
        --depth_;
        return value;
    }
    double plain_atom() {
        if (take('(')) {
            const double value = sum();
            return take(')') ? value : fail();
        }
        if (take('-')) return -power();
        skip();
        if (text_.empty()) return fail();
        if (digit(text_.front()) || text_.front() == '.') return number();
        if (!letter(text_.front())) return fail();
        std::size_t end = 1;
        while (end < text_.size() && (letter(text_[end]) || digit(text_[end]))) ++end;
        const std::string_view name = text_.substr(0, end);
        text_.remove_prefix(end);
        return is_formula_function(name) && take('(') ? call(name) : lookup_(name);
    }
    double number() {
        double value = 0;
        const auto result = std::from_chars(text_.data(), text_.data() + text_.size(), value);
        if (result.ec != std::errc()) return fail();
        text_.remove_prefix(static_cast<std::size_t>(result.ptr - text_.data()));
        return value;
    }
    double call(std::string_view name) {
        double value = sum();
        const bool pair = name == "max" || name == "min";
        if (name == "ceil") value = std::ceil(value);
        if (name == "floor") value = std::floor(value);
        if (name == "log2") value = std::log2(value);
        if (name == "exp") value = std::exp(value);
        while (pair && take(',')) {
            const double other = sum();
            value = name == "max" ? std::max(value, other) : std::min(value, other);
        }
        return take(')') ? value : fail();
    }
    double fail() {
        text_ = "?"; // nothing takes it, so that `all` sees the error
        return kNotANumber;
    }

    std::string_view text_;
    const std::function<double(std::string_view)>& lookup_;
    int depth_ = 0;
};

} // namespace

double evaluate(std::string_view formula, const std::function<double(std::string_view)>& lookup) { return Parser(formula, lookup).all(); }

bool is_formula_function(std::string_view name) {
    return name == "max" || name == "min" || name == "ceil" || name == "floor" || name == "log2" || name == "exp";
}

std::vector<FormulaPiece> formula_pieces(const std::string& formula) {
    std::vector<FormulaPiece> pieces;
    for (std::size_t at = 0; at < formula.size();) {
        std::size_t end = at + 1;
        const bool word = letter(formula[at]);
        const auto inside = [&](std::size_t i) {
            const bool exponent = !word && formula[i] == 'e' && digit(formula[i - 1]); // of a number: 1e12
            return exponent || (word ? letter(formula[i]) || digit(formula[i]) : !letter(formula[i]));
        };
        while (end < formula.size() && inside(end)) ++end;
        std::string text = formula.substr(at, end - at);
        const bool name = word && !is_formula_function(text);
        pieces.push_back({std::move(text), name});
        at = end;
    }
    return pieces;
}

std::vector<std::string> formula_names(const std::string& formula) {
    std::vector<std::string> names;
    for (const FormulaPiece& piece : formula_pieces(formula))
        if (piece.name && std::find(names.begin(), names.end(), piece.text) == names.end()) names.push_back(piece.text);
    return names;
}

double evaluate_explanation(const Explanation& explanation) {
    return evaluate(explanation.formula, [&](std::string_view name) {
        for (const Explanation& part : explanation.parts)
            if (part.id == name) return part.value;
        for (const ExplainedValue& value : explanation.values)
            if (value.symbol == name) return value.value;
        return kNotANumber;
    });
}

} // namespace fivefold
