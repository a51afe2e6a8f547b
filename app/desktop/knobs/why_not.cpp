// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/why_not.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/finding_sentence.h"
#include "core/plan/rules.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace fivefold {

QString whyNot(const Plan& plan, Knob knob, std::int64_t value) {
    Plan trial = plan;
    set_knob(trial, knob, value);
    std::vector<Finding> findings = check_plan(trial);
    // The products are what re-balancing mends; another rule, where there is one, is the real reason.
    const auto balanced = [](const Finding& finding) { return finding.id == "gpus-product" || finding.id == "batch-product"; };
    std::stable_partition(findings.begin(), findings.end(), [&](const Finding& finding) { return !balanced(finding); });
    for (const Finding& finding : findings)
        if (finding.severity == Severity::error) return findingSentence(finding);
    return QCoreApplication::translate("WhyNot", "No valid layout has %1 %2 with the present locks.")
        .arg(knobText(knob), QLocale().toString(static_cast<qlonglong>(value)));
}

} // namespace fivefold
