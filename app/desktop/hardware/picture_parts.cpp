// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/picture_parts.h"

#include "app/desktop/pages/flow_layout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace fivefold {

namespace {

constexpr int kSpacing = 8, kBetweenChoices = 16;

} // namespace

void layOutPicture(QWidget* page, const std::vector<std::pair<QLabel*, QComboBox*>>& choices, QLabel* summary, QWidget* picture, QLabel* selected) {
    auto* controls = new QWidget;
    auto* flow = new FlowLayout(kBetweenChoices, controls);
    for (const auto& [label, box] : choices) {
        auto* both = new QWidget;
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(box);
        label->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        flow->addWidget(both);
    }
    for (QLabel* label : {summary, selected}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, kSpacing, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(controls);
    column->addWidget(summary);
    column->addWidget(picture, 1);
    column->addWidget(selected);
    column->addStretch(0);
}

} // namespace fivefold
