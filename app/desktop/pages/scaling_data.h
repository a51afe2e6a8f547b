// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/line_chart.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/result.h"
#include "core/search/scaling.h"
#include "core/search/sensitivity.h"

#include <QCoreApplication>
#include <QPalette>

#include <memory>
#include <vector>

namespace fivefold {

/// What more hardware would buy a plan.
struct Purchases {
    std::vector<Sensitivity> resources; ///< of the plan's own layout
    MemoryPurchase memory;              ///< with another layout near it
};

/// What the scaling page shows.
struct ScalingAnswer {
    ResultPtr result;
    ScalingKind kind = ScalingKind::strong;
    std::vector<int> nodes;
    std::vector<ScalingPoint> present; ///< the plan's layout, data parallelism giving way
    std::vector<ScalingPoint> best;    ///< the fastest layout of each number of nodes, as far as searched
    Purchases purchases;
};

enum class ScalingValue { mfu, step_time, token_rate, dollars, days };
inline constexpr ScalingValue kScalingValues[] = {ScalingValue::mfu, ScalingValue::step_time, ScalingValue::token_rate, ScalingValue::dollars, ScalingValue::days};

/// Texts, chart and tables of the scaling page.
class ScalingTexts {
    Q_DECLARE_TR_FUNCTIONS(ScalingTexts)

public:
    [[nodiscard]] static QString valueName(ScalingValue value);
    [[nodiscard]] static double number(ScalingValue value, const Metrics& metrics, const Plan& plan); ///< 0 where it is not known
    [[nodiscard]] static QString kindText(ScalingKind kind);
    [[nodiscard]] static QString purchaseText(Resource resource); ///< "Twice the network bandwidth"
    /// The points of the lines: of the present layout those that have a plan, of the best ones those that fit.
    [[nodiscard]] static std::vector<const ScalingPoint*> drawnPresent(const ScalingAnswer& answer);
    [[nodiscard]] static std::vector<const ScalingPoint*> drawnBest(const ScalingAnswer& answer);
    /// The present layout first, then the best ones.
    [[nodiscard]] static LineChartData chart(const ScalingAnswer& answer, ScalingValue value, const QPalette& palette);
    [[nodiscard]] static QString pointText(const ScalingPoint& point); ///< all of a point that has a plan
    [[nodiscard]] static QString missingText(const ScalingAnswer& answer); ///< where there is no point, or one that does not fit, and why
    /// A row for every point with a plan, by nodes; answers which plans they are.
    static std::vector<Plan> fillPoints(ValueTableModel& table, const ScalingAnswer& answer);
    /// The most helpful purchase first.
    static void fillPurchases(ValueTableModel& table, const Purchases& purchases);
    [[nodiscard]] static QString purchaseSentence(const Purchases& purchases); ///< which helps most
};

} // namespace fivefold
