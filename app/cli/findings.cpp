// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/texts/finding_sentence.h"

#include <cctype>

namespace fivefold::cli {

void add_findings(JsonText& json, const std::vector<Finding>& findings) {
    json.key("findings").open_array();
    for (const Finding& finding : findings) {
        json.open_object();
        json.member("id", finding.id).member("severity", text::severity_name(finding.severity));
        json.member("text", text::finding_sentence(finding)).member("fix", text::fix_sentence(finding));
        json.key("changes").open_array();
        for (const SuggestedChange& change : finding.fixes) {
            json.open_object().member("knob", knob_name(change.knob)).key("values").open_array();
            for (const std::int64_t value : change.values) json.value(value);
            json.close_array().close_object();
        }
        json.close_array().close_object();
    }
    json.close_array();
}

std::string findings_text(const std::vector<Finding>& findings) {
    std::string out;
    for (const Severity severity : {Severity::error, Severity::warning, Severity::info}) {
        for (const Finding& finding : findings) {
            if (finding.severity != severity) continue;
            const std::string fix = text::fix_sentence(finding);
            out += std::string("  ") + text::severity_name(severity) + ": " + text::finding_sentence(finding);
            out += (fix.empty() ? "" : " " + fix) + " [" + finding.id + "]\n";
        }
    }
    return out;
}

} // namespace fivefold::cli
