// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/search/search_settings.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace fivefold {

class ChoiceBox;
class NumberBox;
class RealBox;

/// What a search looks for and within which limits.
class SearchControls : public QWidget {
    Q_OBJECT

public:
    explicit SearchControls(QWidget* parent = nullptr);

    [[nodiscard]] const SearchSettings& settings() const { return settings_; }
    /// The present number of nodes, from which a range starts.
    void showPlan(const Plan& plan);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void take();
    void showNodes();

    SearchSettings settings_;
    int plan_nodes_ = 1;
    QLabel *objective_label_, *headroom_label_, *nodes_label_, *to_label_, *days_label_, *dollars_label_;
    ChoiceBox *objective_, *nodes_;
    RealBox *headroom_, *days_, *dollars_;
    NumberBox *fewest_, *most_;
    QCheckBox* framework_;
};

} // namespace fivefold
