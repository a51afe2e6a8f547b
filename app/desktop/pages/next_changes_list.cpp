// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/next_changes_list.h"

#include "app/desktop/controls/wrapping_button.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/pages/finding_list.h"
#include "app/desktop/theme/number_format.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

} // namespace

QString knobChangeText(const KnobChange& change) {
    const auto side = [&](std::int64_t value, unsigned modules) {
        const QString text = knobValueText(change.knob, value);
        return modules == 0 ? text : NextChangesList::tr("%1 (%2)").arg(text, recomputeModulesText(modules));
    };
    return NextChangesList::tr("%1 %2 → %3").arg(knobText(change.knob), side(change.from, change.from_modules), side(change.to, change.to_modules));
}

QString changesText(const std::vector<KnobChange>& changes) {
    QStringList list;
    for (const KnobChange& change : changes) list.append(knobChangeText(change));
    return list.join(u", "_s);
}

NextChangesList::NextChangesList(QWidget* parent) : QWidget(parent), none_(new QLabel(this)) {
    setObjectName("nextChanges"_L1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    none_->setWordWrap(true);
    none_->setObjectName("noNextChange"_L1);
    column->addWidget(none_);
    for (std::size_t row = 0; row < kShown; ++row) {
        auto* button = new WrappingButton(this);
        button->setObjectName(u"nextChange%1"_s.arg(row));
        button->setAccessibleName(tr("Next best change %1").arg(row + 1));
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, row] {
            if (row >= changes_.size()) return;
            const NextChange change = changes_[row]; // the answer to the signal replaces the list
            Q_EMIT chosen(change);
        });
        rows_.push_back(button);
        column->addWidget(button);
    }
}

void NextChangesList::setStale() {
    for (QPushButton* button : rows_) button->setEnabled(false);
}

void NextChangesList::setChanges(const std::vector<NextChange>& changes, bool fits) {
    // Of changes that are as good only the simplest is worth a row.
    changes_.clear();
    for (const NextChange& change : changes) {
        if (changes_.size() == kShown) break;
        const bool known = std::any_of(changes_.begin(), changes_.end(), [&](const NextChange& other) { return other.plan.layout == change.plan.layout; });
        if (!known) changes_.push_back(change);
    }
    none_->setVisible(changes_.empty());
    none_->setText(fits ? tr("No change of one or two knobs is faster.") : tr("No change of one or two knobs makes it fit."));
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        rows_[row]->setVisible(row < changes_.size());
        rows_[row]->setEnabled(true);
        if (row < changes_.size()) show(row, changes_[row]);
    }
}

void NextChangesList::show(std::size_t row, const NextChange& change) {
    auto* button = static_cast<WrappingButton*>(rows_[row]);
    const QString gain = change.makes_fit ? tr("fits, %1").arg(format::duration(change.step_after).text())
                                          : tr("%1 less time").arg(format::percent(change.gain()).text());
    const QString memory = format::memory(change.memory_after).text();
    const QString what = changesText(change.changes);
    button->setLines(what, tr("%1, %2").arg(gain, memory));
    QStringList tip{tr("Step time %1 → %2").arg(format::duration(change.step_before).text(), format::duration(change.step_after).text()),
                    tr("Memory %1 → %2").arg(format::memory(change.memory_before).text(), memory)};
    if (!change.followers.empty()) tip.append(tr("With it: %1").arg(changesText(change.followers)));
    button->setToolTip(tip.join(u'\n'));
    button->setAccessibleName(tr("Apply: %1").arg(what));
    button->setAccessibleDescription(u"%1; %2"_s.arg(gain, tip.join(u"; "_s)));
}

} // namespace fivefold
