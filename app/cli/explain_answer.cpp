// SPDX-License-Identifier: Apache-2.0
#include "app/cli/explain_answer.h"

#include "app/cli/cli.h"
#include "app/cli/json_text.h"
#include "app/cli/table.h"
#include "app/texts/explanation_texts.h"
#include "app/texts/number_text.h"

#include <cmath>


namespace fivefold::cli {
namespace {

const char* unit_name(ExplainedUnit unit) {
    static constexpr const char* names[] = {"", "ratio", "parameters", "tokens", "bytes", "bytes_each", "s", "FLOP", "FLOP/s", "bytes/s", "tokens/s", "TFLOP/s", "days", "hours", "USD"};
    return names[static_cast<std::size_t>(unit)];
}

/// A figure with its unit; whole numbers as they are.
std::string amount(double value, ExplainedUnit unit) {
    switch (unit) {
    case ExplainedUnit::bytes: return text::bytes_text(Bytes(value));
    case ExplainedUnit::seconds: return text::seconds_text(Seconds(value));
    case ExplainedUnit::bytes_each: return text::significant(value) + " B";
    case ExplainedUnit::bytes_per_second: return text::significant(value / 1e9) + " GB/s";
    case ExplainedUnit::flop: return text::count_text(value) + " FLOP";
    case ExplainedUnit::flop_per_second: return text::significant(value / 1e12) + " TFLOP/s";
    case ExplainedUnit::tokens_per_second: return text::significant(value) + " tokens/s";
    case ExplainedUnit::teraflop_per_second: return text::significant(value) + " TFLOP/s";
    case ExplainedUnit::parameters: return text::count_text(value);
    case ExplainedUnit::days: return text::significant(value) + " days";
    case ExplainedUnit::hours: return text::count_text(value) + " h";
    case ExplainedUnit::dollars: return "$" + text::count_text(value);
    case ExplainedUnit::number:
    case ExplainedUnit::ratio:
    case ExplainedUnit::tokens: break;
    }
    return value == std::floor(value) ? text::plain(value) : text::significant(value);
}

std::string name_of(const std::string& id) {
    const char* known = explanation_text(id);
    return *known != '\0' ? known : spaced(id.substr(id.rfind('.') + 1));
}

void add_text(std::string& out, const Explanation& of, std::size_t depth) {
    const std::string indent(2 * depth, ' ');
    out += indent + of.id + (depth > 0 ? " (" + name_of(of.id) + ")" : "") + ": " + amount(of.value, of.unit) + "\n";
    out += indent + "  = " + of.formula + "\n";
    if (of.formula != "0") out += indent + "  = " + formula_with(of, amount) + "\n";
    for (const ExplainedValue& value : of.values) out += indent + "  " + value.symbol + " = " + amount(value.value, value.unit) + "  " + name_of(value.symbol) + "\n";
    for (const ExplainedValue& note : of.notes) out += indent + "  " + name_of(note.symbol) + ": " + amount(note.value, note.unit) + "\n";
    if (depth == 0) {
        if (!of.equation.empty()) out += "  equation (" + of.equation + "); " + of.source + "\n";
        for (const std::string& id : of.leaves_out) out += std::string("  left out: ") + left_out_text(id) + "\n";
    }
    for (const Explanation& part : of.parts) add_text(out, part, depth + 1);
}

void add_values(JsonText& json, const char* key, const std::vector<ExplainedValue>& values) {
    json.key(key).open_array();
    for (const ExplainedValue& value : values)
        json.open_object().member("symbol", value.symbol).member("meaning", name_of(value.symbol)).member("value", value.value).member("unit", unit_name(value.unit)).close_object();
    json.close_array();
}

void add_json(JsonText& json, const Explanation& of) {
    json.open_object().member("id", of.id).member("name", name_of(of.id)).member("value", of.value).member("unit", unit_name(of.unit)).member("formula", of.formula);
    json.member("with_values", formula_with(of, [](double value, ExplainedUnit) { return text::plain(value); }));
    add_values(json, "values", of.values);
    add_values(json, "notes", of.notes);
    json.key("parts").open_array();
    for (const Explanation& part : of.parts) add_json(json, part);
    json.close_array().member("equation", of.equation).member("source", of.source).key("leaves_out").open_array();
    for (const std::string& id : of.leaves_out) json.open_object().member("id", id).member("text", left_out_text(id)).close_object();
    json.close_array().close_object();
}

} // namespace

std::vector<Explanation> explanations_of(const Plan& plan, const Profile& profile, const Estimate& estimate, const std::string& key) {
    if (estimate.memory.stages.empty()) throw Failure(kNo, "--explain: this plan cannot be computed; fivefold-cli check says why");
    std::vector<Explanation> list;
    if (key == "all") {
        for (const std::string& each : explained_keys(estimate)) list.push_back(*explain(plan, profile, estimate, each));
        return list;
    }
    std::optional<Explanation> one = explain(plan, profile, estimate, key);
    if (!one) {
        std::string keys;
        for (const std::string& each : explained_keys(estimate)) keys += (keys.empty() ? "" : ", ") + each;
        throw Failure(kWrongUse, "--explain: there is no '" + key + "'; there are all, " + keys);
    }
    list.push_back(std::move(*one));
    return list;
}

std::string explanation_report(const std::vector<Explanation>& explanations) {
    std::string out;
    for (const Explanation& explanation : explanations) {
        if (!out.empty()) out += "\n";
        add_text(out, explanation, 0);
    }
    return out;
}

std::string explanation_json(const std::vector<Explanation>& explanations) {
    JsonText json;
    json.open_object().key("explanations").open_array();
    for (const Explanation& explanation : explanations) add_json(json, explanation);
    return json.close_array().close_object().text();
}

} // namespace fivefold::cli
