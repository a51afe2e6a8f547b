// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/setup/dimensions.h"

#include <QWidget>

#include <vector>

namespace fivefold {

/// Every dimension of a model as a row of a form; rows that do not apply are hidden.
class DimensionForm : public QWidget {
    Q_OBJECT

public:
    explicit DimensionForm(QWidget* parent = nullptr);
    void showModel(const Transformer& model);

Q_SIGNALS:
    /// A person edited row `index` of dimensions(); `model` is the whole edited model.
    void edited(int index, const QString& label, const fivefold::Transformer& model);

private:
    struct Row {
        const Dimension* dimension;
        QWidget* control;
    };
    QWidget* makeControl(const Dimension& dimension, int index);
    void change(int index, std::int64_t value);

    Transformer model_;
    std::vector<Row> rows_;
};

} // namespace fivefold
