// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/line_chart.h"
#include "core/plan/plan.h"
#include "core/profile/measured_hardware.h"
#include "core/profile/profile.h"

#include <QCoreApplication>
#include <QPalette>

#include <optional>
#include <vector>

namespace fivefold {

/// Ranks of a group, spread evenly over nodes.
struct CollectiveGroup {
    int ranks = 0, nodes = 1;
    auto operator<=>(const CollectiveGroup&) const = default;
};
enum class CollectiveValue { bus_bandwidth, time };

/// What the estimate takes collectives of a machine to cost without measured curves.
struct ClosedForm {
    Plan plan; ///< its cluster is the machine; the rest gives precision and framework
    Profile profile;
};
/// Seconds of one collective, with sizes as in MeasuredCollective.
[[nodiscard]] double closedFormTime(const ClosedForm& form, CollectiveKind kind, CollectiveGroup group, double bytes);

/// Collectives over their size on logarithmic axes: a line for each kind, and dashed what the estimate would take without them.
class CollectiveLines {
    Q_DECLARE_TR_FUNCTIONS(CollectiveLines)

public:
    [[nodiscard]] static std::vector<CollectiveGroup> groups(const MeasuredHardware& measured);
    [[nodiscard]] static QString groupText(CollectiveGroup group);
    [[nodiscard]] static QString valueName(CollectiveValue value);
    [[nodiscard]] static LineChartData chart(const MeasuredHardware& measured, CollectiveGroup group, CollectiveValue value, const std::optional<ClosedForm>& form, const QPalette& palette);
    [[nodiscard]] static QString summary(const MeasuredHardware& measured, CollectiveGroup group);
};

} // namespace fivefold
