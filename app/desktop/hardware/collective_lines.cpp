// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/collective_lines.h"

#include "app/desktop/hardware/measured_values.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"
#include "core/estimate/collectives.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using Marker = LineChartData::Marker;

constexpr double kGiga = 1e9, kTickStep = 16; // every second power of four
constexpr CollectiveKind kKinds[] = {CollectiveKind::all_reduce, CollectiveKind::all_gather, CollectiveKind::reduce_scatter, CollectiveKind::all_to_all, CollectiveKind::send_receive};
constexpr Marker kMarkers[] = {Marker::circle, Marker::square, Marker::diamond, Marker::triangle, Marker::cross};

const MeasuredCollective* curveOf(const MeasuredHardware& measured, CollectiveKind kind, CollectiveGroup group) {
    for (const MeasuredCollective& curve : measured.collectives)
        if (curve.kind == kind && curve.ranks == group.ranks && curve.nodes == group.nodes && !curve.points.empty()) return &curve;
    return nullptr;
}

double amount(CollectiveKind kind, int ranks, CollectiveValue value, const CollectivePoint& point) {
    return value == CollectiveValue::time ? point.seconds : bus_bandwidth(kind, ranks, point);
}

QString timeText(double seconds) { return format::duration(Seconds(seconds)).text(); }
QString rateText(double rate) { return format::bandwidth(BytesPerSecond(rate)).text(); }
QString rateAxis(double rate) { return Measure{format::concise(rate / kGiga), format::bandwidth(BytesPerSecond(1)).unit}.text(); }
QString timeAxis(double seconds) {
    const Measure exact = format::duration(Seconds(seconds));
    const double scale = seconds >= 1 ? 1 : seconds >= 1e-3 ? 1e3 : 1e6;
    return Measure{format::concise(seconds * scale), exact.unit}.text();
}

} // namespace

double closedFormTime(const ClosedForm& form, CollectiveKind kind, CollectiveGroup group, double bytes) {
    Plan plan = form.plan;
    plan.cluster.nodes = group.nodes;
    if (group.nodes > 1) plan.cluster.gpus_per_node = std::max(1, group.ranks / group.nodes);
    const Machine machine = make_machine(plan, form.profile);
    const HardwareProfile& hardware = form.profile.hardware;
    const Links links = collective_links(machine, hardware);
    switch (kind) {
    case CollectiveKind::all_reduce: return hierarchical_ring(links, 1, group.ranks, bytes, 2);
    case CollectiveKind::all_gather:
    case CollectiveKind::reduce_scatter: return hierarchical_ring(links, 1, group.ranks, bytes);
    case CollectiveKind::all_to_all: return expert_all_to_all(machine, 1, group.ranks, bytes, {hardware.scale_up_share, hardware.network_share, false, 1});
    case CollectiveKind::send_receive: break;
    }
    return point_to_point(bytes, group.nodes > 1 ? hardware.network_share * machine.nic : hardware.p2p_scale_up_share * machine.scale_up, hardware.p2p_base);
}

std::vector<CollectiveGroup> CollectiveLines::groups(const MeasuredHardware& measured) {
    std::set<CollectiveGroup> groups;
    for (const MeasuredCollective& curve : measured.collectives)
        if (!curve.points.empty()) groups.insert({curve.ranks, curve.nodes});
    return {groups.begin(), groups.end()};
}

QString CollectiveLines::groupText(CollectiveGroup group) {
    return group.nodes == 1 ? tr("%n GPU(s)", nullptr, group.ranks) : tr("%1 GPUs on %2 nodes").arg(format::whole(group.ranks), format::whole(group.nodes));
}

QString CollectiveLines::valueName(CollectiveValue value) { return value == CollectiveValue::time ? tr("Time") : tr("Bus bandwidth"); }

LineChartData CollectiveLines::chart(const MeasuredHardware& measured, CollectiveGroup group, CollectiveValue value, const std::optional<ClosedForm>& form, const QPalette& palette) {
    LineChartData data;
    double least = 0, most = 0;
    int color = 0;
    for (std::size_t i = 0; i < std::size(kKinds); ++i, ++color) {
        const CollectiveKind kind = kKinds[i];
        const MeasuredCollective* curve = curveOf(measured, kind, group);
        if (curve == nullptr) continue;
        LineChartData::Series series{HardwareValues::kindName(kind), Theme::series(color, palette), kMarkers[i], {}, {}};
        for (const CollectivePoint& point : curve->points) {
            if (!(point.bytes > 0) || !(point.seconds > 0)) continue;
            QString text = tr("%1 of %2: %3, bus bandwidth %4")
                               .arg(series.name, HardwareValues::sizeText(point.bytes), timeText(point.seconds), rateText(bus_bandwidth(kind, group.ranks, point)));
            if (form) {
                const CollectivePoint closed{point.bytes, closedFormTime(*form, kind, group, point.bytes)};
                if (closed.seconds > 0) {
                    text = tr("%1; without the measurement %2 would be assumed", "a point of a curve").arg(text, timeText(closed.seconds));
                    series.reference.push_back({point.bytes, amount(kind, group.ranks, value, closed), false, {}, {}});
                }
            }
            text = tr("%1.", "a sentence").arg(text);
            series.points.push_back({point.bytes, amount(kind, group.ranks, value, point), false, text, text});
            least = least > 0 ? std::min(least, point.bytes) : point.bytes;
            most = std::max(most, point.bytes);
        }
        data.series.push_back(std::move(series));
    }
    if (least > 0)
        for (double tick = std::pow(2, std::floor(std::log2(least))); ; tick *= kTickStep) {
            data.ticks.push_back(tick);
            if (tick >= most) break;
        }
    if (!data.ticks.empty() && data.ticks.size() > 1 && most < data.ticks.back()) data.ticks.back() = most;
    data.reference_name = tr("assumed without it");
    data.x_title = tr("Size");
    data.y_title = valueName(value);
    data.x_text = [](double bytes) { return HardwareValues::sizeText(bytes); };
    data.y_text = value == CollectiveValue::time ? &timeAxis : &rateAxis;
    data.log_y = true;
    data.description = tr("%1 of collectives of %2, over their size").arg(data.y_title, groupText(group));
    return data;
}

QString CollectiveLines::summary(const MeasuredHardware& measured, CollectiveGroup group) {
    QStringList parts;
    for (const CollectiveKind kind : kKinds) {
        const MeasuredCollective* curve = curveOf(measured, kind, group);
        if (curve == nullptr) continue;
        parts << tr("%1 %2", "a collective, its bandwidth").arg(HardwareValues::kindName(kind), rateText(bus_bandwidth(kind, group.ranks, curve->points.back())));
    }
    if (parts.isEmpty()) return {};
    return tr("Bus bandwidth of the largest size among %1: %2.").arg(groupText(group), parts.join(u", "_s));
}

} // namespace fivefold
