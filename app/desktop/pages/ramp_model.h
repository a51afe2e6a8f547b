// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>

namespace fivefold {

/// A table whose cells are values on a colour ramp, with more lines of text below them where there is more to say.
class RampModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ShareRole = Qt::UserRole + 1, ///< double: 0 the worst of the table to 1 the best; negative where there is nothing
        LinesRole,                    ///< QStringList: the value, then what belongs to it
        PublishedLinesRole,           ///< QStringList: the same of a value to compare with; empty where there is none or it is not shown
        StateRole,                    ///< State
    };
    enum class State { waiting, searching, nothing, found };

    using QAbstractTableModel::QAbstractTableModel;

    /// The table as it is shown, tab-separated, numbers in full.
    [[nodiscard]] virtual QString tsv() const = 0;
    /// A row with all figures for every cell; empty where a cell has no more than its value.
    [[nodiscard]] virtual QString figuresTsv() const { return {}; }
};

} // namespace fivefold
