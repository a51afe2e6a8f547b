// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/texts/finding_texts.h"
#include "app/texts/number_text.h"
#include "core/formats/enum_names.h"
#include "core/plan/finding.h"

#include <cmath>
#include <string>
#include <string_view>

namespace fivefold::text {

/// An argument as it stands in a sentence: its text, a whole number, or three significant digits.
[[nodiscard]] inline std::string argument_text(const FindingArgument& argument) {
    if (!argument.text.empty()) return argument.text;
    return std::nearbyint(argument.number) == argument.number ? plain(argument.number) : significant(argument.number);
}

/// Fills `{name}` of a template with the arguments of that name; other braces stay as they are.
[[nodiscard]] inline std::string fill(std::string_view pattern, const std::vector<FindingArgument>& arguments) {
    std::string sentence;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) return sentence.append(pattern);
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        sentence.append(pattern.substr(0, open));
        std::string value(pattern.substr(open, close - open + 1));
        for (const FindingArgument& argument : arguments)
            if (argument.name == name) value = argument_text(argument);
        sentence += value;
        pattern.remove_prefix(close + 1);
    }
    return sentence;
}

/// The English sentence of a finding; its id when no text is known.
[[nodiscard]] inline std::string finding_sentence(const Finding& finding) {
    const char* pattern = finding_text(finding.id);
    return *pattern == '\0' ? finding.id : fill(pattern, finding.arguments);
}

/// A value as the command line takes it: enumerations by name.
[[nodiscard]] inline std::string knob_value_text(Knob knob, std::int64_t value) {
    switch (knob) {
    case Knob::schedule: return value >= 0 && value <= 4 ? enum_name(static_cast<Schedule>(value)) : std::to_string(value);
    case Knob::recompute: return value >= 0 && value <= 2 ? enum_name(static_cast<RecomputeKind>(value)) : std::to_string(value);
    case Knob::sequence_parallel: return value != 0 ? "on" : "off";
    default: return std::to_string(value);
    }
}

/// "Set tp to 4, 2 or 1; ..." or nothing when no change is known.
[[nodiscard]] inline std::string fix_sentence(const Finding& finding) {
    std::string sentence;
    for (const SuggestedChange& change : finding.fixes) {
        if (change.values.empty()) continue;
        sentence += sentence.empty() ? "Set " : "; or set ";
        sentence += knob_name(change.knob);
        for (std::size_t i = 0; i < change.values.size(); ++i) {
            sentence += i == 0 ? " to " : i + 1 == change.values.size() ? " or " : ", ";
            sentence += knob_value_text(change.knob, change.values[i]);
        }
    }
    return sentence.empty() ? sentence : sentence + ".";
}

[[nodiscard]] inline const char* severity_name(Severity severity) {
    constexpr const char* names[] = {"info", "warning", "error"};
    return names[static_cast<std::size_t>(severity)];
}

} // namespace fivefold::text
