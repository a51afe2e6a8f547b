// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/decision.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace fivefold {

class Fold;

/// The rules of thumb: the checklist with what it finds missing, the red flags, and under a fold everything else that they say, each with
/// the cost model's word against it.
class RuleList : public QWidget {
    Q_OBJECT

public:
    explicit RuleList(QWidget* parent = nullptr);

    void setRules(std::vector<RuleOutcome> rules);
    /// They belong to an older plan: paler until the new ones come.
    void setStale();
    /// "Checklist 7 of 9, 1 red flag"
    [[nodiscard]] QString summary() const;
    void rebuild();

private:
    void addRule(QVBoxLayout* column, const RuleOutcome& outcome);
    void fillAll();

    std::vector<RuleOutcome> rules_;
    QLabel* heading_;
    QVBoxLayout* open_;
    QWidget* all_;
    Fold* fold_;
};

} // namespace fivefold
