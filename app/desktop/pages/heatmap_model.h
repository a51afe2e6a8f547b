// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/heatmap_data.h"
#include "app/desktop/pages/ramp_model.h"

#include <QStringList>

#include <vector>

namespace fivefold {

/// Rows: models; columns: numbers of nodes; a cell: the best layout there, once it has been searched.
class HeatmapModel : public RampModel {
    Q_OBJECT

public:
    using RampModel::RampModel;

    /// Empty cells for these settings.
    void start(HeatmapSettings settings);
    void setCell(const HeatmapCell& cell);
    void setRunning(bool running); ///< the first cell that waits is being searched
    void setValue(HeatmapValue value);
    void setPublished(std::vector<HeatmapFigures> published);
    void setPublishedShown(bool shown);

    [[nodiscard]] const HeatmapSettings& settings() const { return settings_; }
    [[nodiscard]] HeatmapValue value() const { return value_; }
    [[nodiscard]] State state(int row, int column) const;
    [[nodiscard]] const HeatmapFigures* figures(int row, int column) const;   ///< null where there is none
    [[nodiscard]] const HeatmapFigures* published(int row, int column) const; ///< null where there is none or it is not shown
    [[nodiscard]] int searched() const; ///< cells
    [[nodiscard]] int fitting() const;  ///< of those, cells with a layout
    /// The least and the greatest value of the table, in that order; nothing without values.
    [[nodiscard]] std::optional<std::pair<double, double>> range() const;
    [[nodiscard]] QString sentence(int row, int column) const; ///< all of a cell in words
    /// The table as it is shown, and a row with all figures for every cell; tab-separated, numbers in full.
    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QString figuresTsv() const override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Cell {
        bool searched = false, dividing = true; ///< dividing: some layout has the right products
        std::optional<HeatmapFigures> figures;
    };
    [[nodiscard]] const Cell& at(int row, int column) const;
    [[nodiscard]] int next() const; ///< index of the first cell that waits, -1: none
    [[nodiscard]] QString nothingText(const Cell& cell) const;
    [[nodiscard]] double share(double number) const;
    void allChanged();

    HeatmapSettings settings_;
    std::vector<Cell> cells_;
    std::vector<HeatmapFigures> published_;
    HeatmapValue value_ = HeatmapValue::mfu;
    bool running_ = false, published_shown_ = false;
};

} // namespace fivefold
