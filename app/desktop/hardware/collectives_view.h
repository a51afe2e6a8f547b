// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/collective_lines.h"
#include "app/desktop/hardware/measured_values.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace fivefold {

class ChoiceBox;

/// Curves of the measured collectives, one group size at a time.
class CollectivesView : public QWidget {
    Q_OBJECT

public:
    explicit CollectivesView(QWidget* parent = nullptr);
    /// `form`: what they are compared with; none where the catalogue does not know the GPU.
    void showMeasured(const MeasuredPtr& measured, std::optional<ClosedForm> form);
    void retranslate();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] CollectiveGroup group() const;

    MeasuredPtr measured_;
    std::optional<ClosedForm> form_;
    std::vector<CollectiveGroup> listed_;
    QLabel* groupLabel_;
    QLabel* valueLabel_;
    ChoiceBox* groups_;
    ChoiceBox* values_;
    QLabel* summary_;
    LineChart* chart_;
    QLabel* point_;
};

} // namespace fivefold
