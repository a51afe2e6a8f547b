// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/dimension_form.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/setup/form_grid.h"
#include "app/desktop/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fivefold {

DimensionForm::DimensionForm(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    FormGrid* form = nullptr;
    Dimension::Group group = Dimension::Group::details;
    int index = 0;
    for (const Dimension& dimension : dimensions()) {
        if (form == nullptr || dimension.group != group) {
            group = dimension.group;
            auto* heading = new QLabel(dimensionGroupTitle(group), this);
            QPalette muted = heading->palette();
            muted.setColor(QPalette::WindowText, Theme::mutedText(muted));
            heading->setPalette(muted);
            column->addWidget(heading);
            form = new FormGrid;
            column->addLayout(form);
        }
        QWidget* control = makeControl(dimension, index++);
        control->setObjectName(QStringLiteral("setup.model.%1").arg(QLatin1String(dimension.id)));
        control->setAccessibleName(dimensionLabel(dimension));
        if (dimension.kind == Dimension::Kind::flag)
            form->addRow(control);
        else
            form->addRow(dimensionLabel(dimension), control);
        rows_.push_back({&dimension, control});
    }
}

QWidget* DimensionForm::makeControl(const Dimension& dimension, int index) {
    switch (dimension.kind) {
    case Dimension::Kind::flag: {
        auto* box = new QCheckBox(dimensionLabel(dimension), this);
        connect(box, &QCheckBox::toggled, this, [this, index](bool on) { change(index, on ? 1 : 0); });
        return box;
    }
    case Dimension::Kind::choice: {
        auto* box = new ChoiceBox(this);
        for (const auto& [text, value] : dimension.choices()) box->addChoice(text, value);
        connect(box, &ChoiceBox::chosen, this, [this, index](qint64 value) { change(index, value); });
        return box;
    }
    case Dimension::Kind::number:
        break;
    }
    auto* box = new NumberBox(this);
    box->setMinimum(static_cast<int>(dimension.minimum));
    connect(box, &NumberBox::entered, this, [this, index](qint64 value) { change(index, value); });
    return box;
}

void DimensionForm::change(int index, std::int64_t value) {
    Transformer model = model_;
    const Dimension& dimension = *rows_[static_cast<std::size_t>(index)].dimension;
    dimension.write(model, value);
    Q_EMIT edited(index, dimensionLabel(dimension), model);
}

void DimensionForm::showModel(const Transformer& model) {
    model_ = model;
    for (const Row& row : rows_) {
        const bool applies = row.dimension->applies == nullptr || row.dimension->applies(model);
        row.control->setVisible(applies);
        if (QWidget* label = FormGrid::labelOf(row.control)) label->setVisible(applies);
        const std::int64_t value = row.dimension->read(model);
        if (auto* number = qobject_cast<NumberBox*>(row.control))
            number->showValue(value);
        else if (auto* choice = qobject_cast<ChoiceBox*>(row.control))
            choice->showValue(value);
        else if (auto* flag = qobject_cast<QCheckBox*>(row.control)) {
            const QSignalBlocker quiet(flag);
            flag->setChecked(value != 0);
        }
    }
}

} // namespace fivefold
