// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/setup/setup_section.h"

class QLabel;

namespace fivefold {

class ChoiceBox;
class NumberBox;
class RealBox;

/// What is trained: sequence, batch, tokens, arithmetic and software.
class TrainingSection : public SetupSection {
    Q_OBJECT

public:
    TrainingSection(Document& document, QWidget* parent);

protected:
    void refresh() override;

private:
    NumberBox* sequence_;
    NumberBox* batch_;
    QLabel* batchTokens_;
    RealBox* tokens_;
    ChoiceBox* precision_;
    ChoiceBox* optimizer_;
    ChoiceBox* attention_;
    ChoiceBox* framework_;
};

} // namespace fivefold
