// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/rule_list.h"

#include "app/desktop/controls/fold.h"
#include "app/desktop/controls/text_label.h"
#include "app/desktop/finding_sentence.h"
#include "app/desktop/pages/list_rows.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr RuleKind kKinds[] = {RuleKind::sizing_case, RuleKind::memory_ladder, RuleKind::batch,     RuleKind::priority,
                               RuleKind::tree,        RuleKind::typical,       RuleKind::checklist, RuleKind::red_flag};

QString kindText(RuleKind kind) {
    switch (kind) {
    case RuleKind::sizing_case: return RuleList::tr("Dimensions that a model of this size wants");
    case RuleKind::memory_ladder: return RuleList::tr("What to try when memory is over, in this order");
    case RuleKind::batch: return RuleList::tr("Global batch");
    case RuleKind::priority: return RuleList::tr("Throughput, by priority");
    case RuleKind::tree: return RuleList::tr("Decision tree");
    case RuleKind::typical: return RuleList::tr("Typical configurations");
    case RuleKind::checklist: return RuleList::tr("Checklist");
    case RuleKind::red_flag: return RuleList::tr("Red flags");
    }
    return {};
}

/// Rules that are to be kept; the others inform.
bool isCheck(const RuleOutcome& outcome) { return outcome.kind == RuleKind::checklist || outcome.kind == RuleKind::red_flag; }

} // namespace

RuleList::RuleList(QWidget* parent) : QWidget(parent), heading_(new QLabel), open_(new QVBoxLayout), all_(new QWidget), fold_(new Fold(tr("All rules of thumb"), all_)) {
    setObjectName("ruleList"_L1);
    heading_->setObjectName("checklistHeading"_L1);
    fold_->button()->setObjectName("allRules"_L1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(heading_);
    open_->setSpacing(8);
    column->addLayout(open_);
    column->addWidget(fold_);
    auto* rows = new QVBoxLayout(all_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    connect(fold_, &Fold::toggled, this, &RuleList::fillAll);
}

void RuleList::setRules(std::vector<RuleOutcome> rules) {
    rules_ = std::move(rules);
    rebuild();
}

void RuleList::setStale() {
    for (QLabel* label : findChildren<QLabel*>()) label->setEnabled(false); // not the buttons, which would lose the focus
}

QString RuleList::summary() const {
    int kept = 0, checks = 0, flags = 0;
    for (const RuleOutcome& outcome : rules_) {
        if (outcome.kind == RuleKind::checklist && (outcome.state == RuleState::pass || outcome.state == RuleState::fail)) {
            ++checks;
            kept += outcome.state == RuleState::pass ? 1 : 0;
        }
        flags += outcome.kind == RuleKind::red_flag && outcome.state == RuleState::fail ? 1 : 0;
    }
    return flags == 0 ? tr("Checklist %1 of %2, no red flag").arg(kept).arg(checks) : tr("Checklist %1 of %2, %n red flag(s)", nullptr, flags).arg(kept).arg(checks);
}

void RuleList::rebuild() {
    setVisible(!rules_.empty());
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setEnabled(true);
    heading_->setWordWrap(true);
    heading_->setText(summary());
    clearLayout(open_);
    for (const RuleOutcome& outcome : rules_)
        if (isCheck(outcome) && outcome.state == RuleState::fail) addRule(open_, outcome);
    fillAll();
}

void RuleList::addRule(QVBoxLayout* column, const RuleOutcome& outcome) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const bool failed = outcome.state == RuleState::fail;
    const Severity severity = failed && !outcome.model_disagrees ? outcome.severity : Severity::info;
    if (outcome.state == RuleState::pass)
        row->addWidget(iconLabel(u"check"_s, Theme::textColor(Verdict::fits, palette()), tr("In order")), 0, Qt::AlignTop);
    else
        row->addWidget(iconLabel(severityIcon(severity), Theme::textColor(severity, palette()), severityText(severity)), 0, Qt::AlignTop);
    QString text = ruleSentence(outcome);
    if (const QString model = modelSentence(outcome); !model.isEmpty()) text += u' ' + model;
    auto* label = new TextLabel(text);
    label->setObjectName(u"rule_"_s + QString::fromStdString(outcome.id));
    row->addWidget(label, 1);
    column->addLayout(row);
}

void RuleList::fillAll() {
    auto* rows = static_cast<QVBoxLayout*>(all_->layout());
    clearLayout(rows);
    if (!fold_->isOpen()) return;
    for (const RuleKind kind : kKinds) {
        bool headed = false;
        for (const RuleOutcome& outcome : rules_) {
            if (outcome.kind != kind || outcome.state == RuleState::not_applicable) continue;
            if (isCheck(outcome) && outcome.state == RuleState::fail) continue; // stands above
            if (!std::exchange(headed, true)) {
                auto* title = new QLabel(kindText(kind));
                title->setWordWrap(true);
                QPalette muted = palette();
                muted.setColor(QPalette::WindowText, Theme::mutedText(palette()));
                title->setPalette(muted);
                rows->addWidget(title);
            }
            addRule(rows, outcome);
        }
    }
}

} // namespace fivefold
