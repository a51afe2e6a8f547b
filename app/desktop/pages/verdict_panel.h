// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/adviser.h"
#include "app/desktop/result.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace fivefold {

class FindingList;
class MetricGrid;
class NextChangesList;
class RuleList;
class VerdictBanner;

/// The right dock: does the plan fit, how fast is it, what does it cost, what is in the way.
class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget* parent = nullptr);

    void showResult(const ResultPtr& result);
    /// Next changes, rules of thumb and money, which come later than the result.
    void showAdvice(const AdvicePtr& advice);
    /// "Fits: 61.2 of 79.1 GiB, 9.87 s per step": for the status bar and screen readers.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// A person chose a finding's fix; `change.values` holds the one value that was chosen.
    void suggestionActivated(const fivefold::SuggestedChange& change);
    void changeChosen(const fivefold::NextChange& change);
    void explain(const QString& term); ///< a figure was clicked; its key

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    ResultPtr result_;
    QScrollArea* scroll_;
    QWidget* content_;
    VerdictBanner* banner_;
    MetricGrid* metrics_;
    QLabel* nextHeading_;
    NextChangesList* next_;
    QLabel* heading_;
    FindingList* findings_;
    RuleList* rules_;
};

} // namespace fivefold
