// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/finding.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace fivefold {

class FindingRow;

/// What stands in the plan's way, gravest first: sign, sentence, and a button for each change that would help.
class FindingList : public QWidget {
    Q_OBJECT

public:
    explicit FindingList(QWidget* parent = nullptr);

    void setFindings(std::vector<Finding> findings);
    /// Makes texts and colours anew after a change of language or palette.
    void rebuild();

Q_SIGNALS:
    void suggestionActivated(const fivefold::SuggestedChange& change);

private:
    void show(bool anew);

    std::vector<Finding> findings_;
    std::vector<FindingRow*> rows_; ///< kept and filled again: making widgets anew takes longer than the estimate
    QVBoxLayout* layout_;
    QWidget* none_;
    QLabel* noneIcon_;
    QLabel* noneText_;
    bool built_ = false;
};

/// "TP → 4": what a fix would change, for its button.
[[nodiscard]] QString fixText(Knob knob, std::int64_t value);

} // namespace fivefold
