// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/published_cells.h"
#include "core/search/heatmap.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace fivefold {

/// What a heatmap is made from.
struct HeatmapSettings {
    Plan base; ///< cluster, training and software; its model, nodes and layout are not read
    std::vector<Transformer> models;
    std::vector<int> nodes;
    SearchSpace space;
    Objective objective = Objective::tokens_per_second;
    bool operator==(const HeatmapSettings&) const = default;
};
[[nodiscard]] HeatmapRequest heatmapRequest(const HeatmapSettings& settings);

/// The figures of one plan of a cell, ours or published.
struct HeatmapFigures {
    Plan plan;
    Metrics metrics;
    Bytes memory; ///< ours: of the fullest stage as nvidia-smi shows it; published: reserved by the allocator on the first stage
};
/// The published cells with figures counted as ours are: what the estimate makes of the plan, at the step time that was measured.
[[nodiscard]] std::vector<HeatmapFigures> publishedFigures(const Catalogue& catalogue);

/// The settings under which the published benchmark was run, each of its models and numbers of nodes once; nothing without cells.
[[nodiscard]] std::optional<HeatmapSettings> publishedSettings(const std::vector<HeatmapFigures>& published);
/// The published best of a cell under these very settings.
[[nodiscard]] const HeatmapFigures* publishedCell(const std::vector<HeatmapFigures>& published, const HeatmapSettings& settings, std::size_t model, int nodes);

enum class HeatmapValue { mfu, step_time, token_rate, memory, dollars };
inline constexpr HeatmapValue kHeatmapValues[] = {HeatmapValue::mfu, HeatmapValue::step_time, HeatmapValue::token_rate, HeatmapValue::memory,
                                                  HeatmapValue::dollars};

/// Names and numbers of a heatmap.
class HeatmapTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapTexts)

public:
    [[nodiscard]] static QString valueName(HeatmapValue value);
    [[nodiscard]] static double number(HeatmapValue value, const HeatmapFigures& figures); ///< 0 where it is not known
    [[nodiscard]] static QString text(HeatmapValue value, double number);
    [[nodiscard]] static bool moreIsBetter(HeatmapValue value) { return value == HeatmapValue::mfu || value == HeatmapValue::token_rate; }
    [[nodiscard]] static QString objectiveText(Objective objective);
    [[nodiscard]] static QString modelText(const Transformer& model);
    /// "1 2 4" or "1, 2, 4"; nothing for what is no list of numbers from 1 on.
    [[nodiscard]] static std::optional<std::vector<int>> parseNodes(const QString& text);
    [[nodiscard]] static QString nodeCount(int nodes); ///< "16 nodes"
    [[nodiscard]] static QString nodesText(const std::vector<int>& nodes);
};

} // namespace fivefold
