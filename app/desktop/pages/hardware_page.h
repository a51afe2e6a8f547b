// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/page.h"

class QLabel;

namespace fivefold {

class ValueTable;

/// What the catalogue says about the plan's GPU and network, value by value with its source. Measurements of the machine's own GPUs have
/// their place here.
class HardwarePage : public Page {
    Q_OBJECT

public:
    explicit HardwarePage(QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;

protected:
    void refresh() override;
    void retranslate() override;

private:
    QLabel* sentence_;
    QLabel* probe_;
    QLabel* heading_;
    ValueTable* table_;
    QLabel* sources_;
};

} // namespace fivefold
