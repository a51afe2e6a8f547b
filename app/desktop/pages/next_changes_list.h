// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/next_changes.h"

#include <QWidget>

#include <vector>

class QPushButton;
class QLabel;

namespace fivefold {

/// "TP 8 → 4": one knob of a change; the modules of selective recomputation stand behind it.
[[nodiscard]] QString knobChangeText(const KnobChange& change);
/// "TP 8 → 4, ZeRO 1: optimizer"
[[nodiscard]] QString changesText(const std::vector<KnobChange>& changes);

/// The best changes of one or two knobs, each already evaluated and one click away.
class NextChangesList : public QWidget {
    Q_OBJECT

public:
    explicit NextChangesList(QWidget* parent = nullptr);

    /// `fits`: whether the plan fits as it is.
    void setChanges(const std::vector<NextChange>& changes, bool fits);
    /// The plan has moved on: what is shown cannot be applied until the next answer.
    void setStale();

Q_SIGNALS:
    void chosen(const fivefold::NextChange& change);

private:
    static constexpr std::size_t kShown = 5;
    void show(std::size_t row, const NextChange& change);

    QLabel* none_;
    std::vector<QPushButton*> rows_;
    std::vector<NextChange> changes_;
};

} // namespace fivefold
