// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/finding_list.h"

#include "app/desktop/controls/wrapping_button.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/finding_sentence.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/list_rows.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kShownValues = 4; // the nearest; all of them are on the knob

} // namespace

QString fixText(Knob knob, std::int64_t value) { return FindingList::tr("%1 → %2").arg(knobText(knob), knobValueText(knob, value)); }

FindingList::FindingList(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
    setObjectName("findingList"_L1);
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(8);
}

void FindingList::setFindings(std::vector<Finding> findings) {
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    if (built_ && findings == findings_) return; // most moves of a slider change none
    findings_ = std::move(findings);
    rebuild();
}

void FindingList::rebuild() {
    built_ = true;
    const bool focused = isAncestorOf(QApplication::focusWidget());
    clearLayout(layout_);
    if (findings_.empty()) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(iconLabel(u"check"_s, Theme::textColor(Verdict::fits, palette()), tr("All rules hold")));
        auto* none = new QLabel(tr("All rules hold; nothing stands out."));
        none->setObjectName("noFindings"_L1);
        none->setWordWrap(true);
        row->addWidget(none, 1);
        layout_->addLayout(row);
    }
    int number = 0;
    for (const Finding& finding : findings_) addFinding(finding, number++);
    if (!focused) return;
    // Keyboard users keep their place: the first button that is left.
    if (auto* button = findChild<QPushButton*>(); button && button->isVisibleTo(this)) button->setFocus(Qt::OtherFocusReason);
}

void FindingList::addFinding(const Finding& finding, int number) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(iconLabel(severityIcon(finding.severity), Theme::textColor(finding.severity, palette()), severityText(finding.severity)),
                   0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    auto* sentence = new QLabel(findingSentence(finding));
    sentence->setObjectName(u"finding%1"_s.arg(number));
    sentence->setTextFormat(Qt::PlainText);
    sentence->setWordWrap(true);
    sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    sentence->setAccessibleName(tr("%1: %2").arg(severityText(finding.severity), sentence->text()));
    column->addWidget(sentence);
    if (!finding.fixes.empty()) {
        auto* flow = new FlowLayout(4);
        addFixes(finding, flow);
        column->addLayout(flow);
    }
    row->addLayout(column, 1);
    layout_->addLayout(row);
}

void FindingList::addFixes(const Finding& finding, QLayout* layout) {
    for (const SuggestedChange& fix : finding.fixes)
        for (std::size_t i = 0; i < std::min(fix.values.size(), kShownValues); ++i) {
            const std::int64_t value = fix.values[i];
            auto* button = new WrappingButton;
            button->setPlainText(fixText(fix.knob, value));
            button->setObjectName(u"fix_%1_%2"_s.arg(QString::fromLatin1(knob_name(fix.knob))).arg(value));
            button->setToolTip(tr("Change %1 and keep the rest in balance").arg(knobLongText(fix.knob)));
            button->setAccessibleDescription(findingSentence(finding));
            connect(button, &QPushButton::clicked, this, [this, knob = fix.knob, value] {
                Q_EMIT suggestionActivated(SuggestedChange{knob, {value}});
            });
            layout->addWidget(button);
        }
}

} // namespace fivefold
