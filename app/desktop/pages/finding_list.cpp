// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/finding_list.h"

#include "app/desktop/controls/text_label.h"
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
#include <optional>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kShownValues = 4; // the nearest; all of them are on the knob

} // namespace

QString fixText(Knob knob, std::int64_t value) { return FindingList::tr("%1 → %2").arg(knobText(knob), knobValueText(knob, value)); }

/// One finding: sign, sentence, buttons. Changes only what another finding makes different.
class FindingRow : public QWidget {
public:
    explicit FindingRow(FindingList* list) : QWidget(list), list_(list), icon_(new QLabel), sentence_(new TextLabel), flow_(new FlowLayout(4)) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        row->addWidget(icon_, 0, Qt::AlignTop);
        auto* column = new QVBoxLayout;
        column->setSpacing(4);
        column->addWidget(sentence_);
        column->addLayout(flow_);
        row->addLayout(column, 1);
    }

    void show(const Finding& finding, int number, bool anew) {
        sentence_->setObjectName(u"finding%1"_s.arg(number));
        setVisible(true);
        if (!anew && shown_ == finding) return;
        if (anew || !shown_ || shown_->severity != finding.severity)
            setIcon(icon_, severityIcon(finding.severity), Theme::textColor(finding.severity, palette()), severityText(finding.severity));
        const QString sentence = findingSentence(finding);
        sentence_->setText(sentence);
        sentence_->setAccessibleName(FindingList::tr("%1: %2").arg(severityText(finding.severity), sentence));
        if (anew || !shown_ || shown_->fixes != finding.fixes) showFixes(finding);
        for (QPushButton* button : buttons_) button->setAccessibleDescription(sentence);
        shown_ = finding;
    }

    /// Empty until the next finding.
    void retire() {
        setVisible(false);
        sentence_->setObjectName({});
        showFixes({});
        shown_.reset();
    }

private:
    void showFixes(const Finding& finding) {
        std::size_t used = 0;
        for (const SuggestedChange& fix : finding.fixes)
            for (std::size_t i = 0; i < std::min(fix.values.size(), kShownValues); ++i) {
                if (used == buttons_.size()) addButton(used);
                changes_[used] = {fix.knob, {fix.values[i]}};
                WrappingButton* button = buttons_[used++];
                button->setLine(fixText(fix.knob, fix.values[i]));
                button->setObjectName(u"fix_%1_%2"_s.arg(QString::fromLatin1(knob_name(fix.knob))).arg(fix.values[i]));
                button->setToolTip(FindingList::tr("Change %1 and keep the rest in balance").arg(knobLongText(fix.knob)));
            }
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            buttons_[i]->setVisible(i < used);
            if (i >= used) buttons_[i]->setObjectName({});
        }
    }

    void addButton(std::size_t index) {
        auto* button = new WrappingButton(this);
        QObject::connect(button, &QPushButton::clicked, list_, [this, index] {
            const SuggestedChange change = changes_[index]; // the answer to the signal changes the list
            Q_EMIT list_->suggestionActivated(change);
        });
        flow_->addWidget(button);
        buttons_.push_back(button);
        changes_.emplace_back();
    }

    FindingList* list_;
    QLabel* icon_;
    QLabel* sentence_;
    FlowLayout* flow_;
    std::vector<WrappingButton*> buttons_;
    std::vector<SuggestedChange> changes_; ///< what each button stands for
    std::optional<Finding> shown_;
};

FindingList::FindingList(QWidget* parent)
    : QWidget(parent), layout_(new QVBoxLayout(this)), none_(new QWidget), noneIcon_(new QLabel), noneText_(new QLabel) {
    setObjectName("findingList"_L1);
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(8);
    auto* row = new QHBoxLayout(none_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(noneIcon_);
    noneText_->setObjectName("noFindings"_L1);
    noneText_->setWordWrap(true);
    row->addWidget(noneText_, 1);
    layout_->addWidget(none_);
    rebuild();
}

void FindingList::setFindings(std::vector<Finding> findings) {
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    if (findings == findings_) return; // most moves of a slider change none
    findings_ = std::move(findings);
    show(false);
}

void FindingList::rebuild() {
    setIcon(noneIcon_, u"check"_s, Theme::textColor(Verdict::fits, palette()), tr("All rules hold"));
    noneText_->setText(tr("All rules hold; nothing stands out."));
    show(true);
}

void FindingList::show(bool anew) {
    const bool focused = isAncestorOf(QApplication::focusWidget());
    none_->setVisible(findings_.empty());
    while (rows_.size() < findings_.size()) {
        rows_.push_back(new FindingRow(this));
        layout_->addWidget(rows_.back());
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (i < findings_.size()) rows_[i]->show(findings_[i], static_cast<int>(i), anew);
        else if (rows_[i]->isVisibleTo(this)) rows_[i]->retire();
    }
    if (!focused) return;
    // Keyboard users keep their place: the first button that is left.
    for (auto* button : findChildren<QPushButton*>())
        if (button->isVisibleTo(this)) return button->setFocus(Qt::OtherFocusReason);
}

} // namespace fivefold
