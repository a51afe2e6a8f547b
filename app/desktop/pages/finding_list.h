// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/finding.h"

#include <QWidget>

#include <vector>

class QLayout;
class QVBoxLayout;

namespace fivefold {

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
    void addFinding(const Finding& finding, int number);
    void addFixes(const Finding& finding, QLayout* layout);

    std::vector<Finding> findings_;
    QVBoxLayout* layout_;
    bool built_ = false;
};

/// "TP → 4": what a fix would change, for its button.
[[nodiscard]] QString fixText(Knob knob, std::int64_t value);

} // namespace fivefold
