// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/finding_sentence.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/theme/number_format.h"
#include "app/texts/advice_texts.h"
#include "core/formats/enum_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace fivefold {

namespace {

template <class Enum>
std::optional<QString> choiceText(const std::string& name, QString (*text)(Enum)) {
    for (const EnumName<Enum>& entry : enum_names<Enum>())
        if (name == entry.name) return text(entry.value);
    return std::nullopt;
}

/// A choice of the plan, which a person knows by its name in the interface.
std::optional<QString> choiceText(const FindingArgument& argument) {
    if (argument.name == "schedule") return choiceText<Schedule>(argument.text, &scheduleText);
    if (argument.name == "precision") return choiceText<Precision>(argument.text, &precisionText);
    if (argument.name == "optimizer") return choiceText<Optimizer>(argument.text, &optimizerText);
    if (argument.name == "framework") return choiceText<Framework>(argument.text, &frameworkText);
    if (argument.name == "target")
        if (const auto target = export_target_from_name(argument.text)) return exportTargetText(*target);
    return std::nullopt;
}

QString argumentText(const FindingArgument& argument) {
    if (argument.text.empty()) {
        const double number = argument.number;
        return std::nearbyint(number) == number ? format::whole(number) : format::significant(number);
    }
    if (argument.name == "knob") return knobText(argument.text);
    if (const auto choice = choiceText(argument)) return *choice;
    return QCoreApplication::translate("Finding", argument.text.c_str());
}

} // namespace

QString filledSentence(const char* context, const char* text, const std::vector<FindingArgument>& arguments) {
    const QString sentence = QCoreApplication::translate(context, text);
    // One pass over the template, so that a value that looks like a placeholder stays as it is.
    QString filled;
    for (qsizetype at = 0; at < sentence.size();) {
        const qsizetype open = sentence.indexOf(QLatin1Char('{'), at);
        const qsizetype close = open < 0 ? -1 : sentence.indexOf(QLatin1Char('}'), open);
        if (close < 0) {
            filled += QStringView(sentence).mid(at);
            break;
        }
        filled += QStringView(sentence).mid(at, open - at);
        const std::string name = sentence.mid(open + 1, close - open - 1).toStdString();
        const auto argument = std::find_if(arguments.begin(), arguments.end(), [&name](const FindingArgument& candidate) { return candidate.name == name; });
        filled += argument == arguments.end() ? sentence.mid(open, close - open + 1) : argumentText(*argument);
        at = close + 1;
    }
    return filled;
}

QString findingSentence(const Finding& finding) {
    const char* text = finding_text(finding.id);
    return *text == '\0' ? QString::fromStdString(finding.id) : filledSentence("Finding", text, finding.arguments);
}

QString ruleSentence(const RuleOutcome& outcome) { return filledSentence("Advice", text::rule_template(outcome), outcome.arguments); }

QString modelSentence(const RuleOutcome& outcome) {
    const char* text = text::model_template(outcome);
    return *text == '\0' ? QString() : filledSentence("Advice", text, outcome.arguments);
}

} // namespace fivefold
