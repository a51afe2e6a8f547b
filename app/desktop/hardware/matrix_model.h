// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/ramp_model.h"

#include <QStringList>

#include <vector>

namespace fivefold {

/// Measured values in rows and columns.
struct MatrixData {
    struct Cell {
        double value = 0;   ///< in `unit`; 0: not measured
        QString text;       ///< on screen, without its unit
        QString mark;       ///< a word below it, such as "slow"
        bool broken = false; ///< hatched: there is no value, and `text` says why
        QString sentence;   ///< all of it in words, for tips and screen readers
        bool operator==(const Cell&) const = default;
    };
    QString corner, unit; ///< what rows and columns are, for copies
    QStringList rows, columns, row_tips, column_tips;
    std::vector<Cell> cells; ///< row after row
    double best = 0; ///< end of the ramp, which starts at nothing; 0: the best of the values
    bool less_is_better = false;
    bool operator==(const MatrixData&) const = default;
};

/// Shows a MatrixData; cells that stay where they are stay selected.
class MatrixModel : public RampModel {
    Q_OBJECT

public:
    using RampModel::RampModel;

    void setData(MatrixData data);
    [[nodiscard]] const MatrixData& matrix() const { return data_; }
    [[nodiscard]] const MatrixData::Cell& cell(int row, int column) const;

    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] double share(double value) const;

    MatrixData data_;
    double best_ = 0;
};

} // namespace fivefold
