// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibrate/measured_diff.h"

#include <QWidget>

#include <set>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace fivefold {

class ValueTable;

/// The values that estimates take, the built-in ones beside the measured ones, with a box to tick for each.
class ChoicesView : public QWidget {
    Q_OBJECT

public:
    explicit ChoicesView(QWidget* parent = nullptr);
    /// `about`: a sentence on the measurement, or what would be here; `chosen`: the keys that are ticked.
    void showDifferences(const std::vector<MeasuredDifference>& differences, const std::set<std::string>& chosen, const QString& about);
    [[nodiscard]] const std::set<std::string>& chosen() const { return chosen_; }
    void retranslate();

    /// A value of the cost model in words; an unknown key stays as it is.
    [[nodiscard]] static QString keyText(const std::string& key);
    [[nodiscard]] static QString keyTip(const std::string& key);

Q_SIGNALS:
    void choiceChanged(); ///< by a person

private:
    void choose(std::set<std::string> chosen);
    void fill();

    std::vector<MeasuredDifference> differences_;
    std::set<std::string> chosen_;
    QLabel* about_;
    QLabel* note_;
    QPushButton* proposed_;
    QPushButton* all_;
    QPushButton* none_;
    ValueTable* table_;
};

} // namespace fivefold
