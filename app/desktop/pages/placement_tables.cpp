// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/placement_tables.h"

#include "app/desktop/pages/time_unit.h"

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

constexpr std::size_t kListedRanks = 4; // of a group; the rest is left out between dots

Traffic::Dimension dimensionOf(RankGroup kind) {
    switch (kind) {
    case RankGroup::tp:
    case RankGroup::etp: return Traffic::Dimension::tensor;
    case RankGroup::cp: return Traffic::Dimension::context;
    case RankGroup::ep: return Traffic::Dimension::expert;
    case RankGroup::pp: return Traffic::Dimension::pipeline;
    case RankGroup::dp:
    case RankGroup::gradient:
    case RankGroup::edp: break;
    }
    return Traffic::Dimension::data;
}

QString whole(std::int64_t value) { return format::whole(static_cast<double>(value)); }
ValueCell countCell(std::int64_t value) { return numberCell(whole(value), static_cast<double>(value)); }

} // namespace

std::vector<RankGroup> PlacementTexts::kinds() const {
    std::vector<RankGroup> kinds;
    for (const GroupsPlacement& groups : placement_.groups)
        if (groups.kind != RankGroup::dp) kinds.push_back(groups.kind);
    return kinds;
}

QString PlacementTexts::name(RankGroup kind) const {
    switch (kind) {
    case RankGroup::tp: return u"TP"_s;
    case RankGroup::cp: return u"CP"_s;
    case RankGroup::dp: return u"DP"_s;
    case RankGroup::gradient: return placement_.find(RankGroup::cp) == nullptr ? u"DP"_s : u"DP × CP"_s;
    case RankGroup::ep: return u"EP"_s;
    case RankGroup::etp: return u"ETP"_s;
    case RankGroup::edp: return u"EDP"_s;
    case RankGroup::pp: break;
    }
    return u"PP"_s;
}

QString PlacementTexts::longName(RankGroup kind) const {
    switch (kind) {
    case RankGroup::tp: return tr("Tensor parallel");
    case RankGroup::cp: return tr("Context parallel");
    case RankGroup::dp: return tr("Data parallel");
    case RankGroup::gradient:
        return placement_.find(RankGroup::cp) == nullptr ? tr("Data parallel") : tr("Data and context parallel: the ranks that reduce gradients together");
    case RankGroup::ep: return tr("Expert parallel");
    case RankGroup::etp: return tr("Expert tensor parallel");
    case RankGroup::edp: return tr("Expert data parallel: the ranks that hold the same experts");
    case RankGroup::pp: break;
    }
    return tr("Pipeline parallel");
}

QString PlacementTexts::ranksText(const std::vector<std::int64_t>& members) {
    if (members.empty()) return {};
    const bool consecutive = members.back() - members.front() + 1 == std::ssize(members) && std::is_sorted(members.begin(), members.end());
    if (consecutive && members.size() > 2) return tr("%1 to %2").arg(QString::number(members.front()), QString::number(members.back()));
    QStringList listed;
    if (members.size() <= kListedRanks) {
        for (const std::int64_t rank : members) listed << QString::number(rank);
        return listed.join(u", "_s);
    }
    for (std::size_t i = 0; i < 2; ++i) listed << QString::number(members[i]);
    return tr("%1 … %2").arg(listed.join(u", "_s), QString::number(members.back()));
}

QString PlacementTexts::spanText(const GroupSpan& span) {
    switch (span.reach) {
    case Reach::domain: return span.nodes > 1 ? tr("NVLink of %n nodes", nullptr, static_cast<int>(span.nodes)) : tr("inside NVLink");
    case Reach::node: return tr("%n domains of one node", nullptr, static_cast<int>(span.domains));
    case Reach::rail: return tr("%n domains, one rail", nullptr, static_cast<int>(span.domains));
    case Reach::network: break;
    }
    return tr("%1 domains, %2 rails").arg(whole(span.domains), whole(span.rails));
}

std::int64_t PlacementTexts::place(RankGroup kind, const RankCoordinates& at) const {
    switch (kind) {
    case RankGroup::tp: return at.tp;
    case RankGroup::cp: return at.cp;
    case RankGroup::dp:
    case RankGroup::gradient: return at.dp;
    case RankGroup::ep: return at.ep;
    case RankGroup::etp: return at.etp;
    case RankGroup::edp: return at.edp;
    case RankGroup::pp: break;
    }
    return at.pp;
}

QString PlacementTexts::rankText(std::int64_t rank) const {
    const Topology& topology = placement_.topology;
    const RankCoordinates at = placement_.grid->coordinates(rank);
    QStringList places;
    for (const GroupsPlacement& groups : placement_.groups)
        if (groups.kind != RankGroup::gradient)
            places
                << tr("%1 %2 of %3", "TP 3 of 8: a place in a group, counted from 0").arg(name(groups.kind), whole(place(groups.kind, at)), whole(groups.size));
    const QString where = tr("Rank %1: node %2, GPU %3, rail %4")
                              .arg(QString::number(rank), QString::number(topology.node_of(rank)), QString::number(rank % topology.gpus_per_node), QString::number(topology.rail_of(rank)));
    return places.isEmpty() ? where : tr("%1; %2").arg(where, places.join(u", "_s));
}

QString PlacementTexts::rankTip(std::int64_t rank) const {
    QString rows;
    std::vector<std::int64_t> members;
    for (const RankGroup kind : kinds()) {
        const GroupsPlacement& groups = *placement_.find(kind);
        placement_.grid->members(kind, placement_.grid->group_of(kind, rank), members);
        QString cost;
        if (groups.traffic)
            cost = groups.traffic->time > Seconds(0)
                       ? tr("%1, %2 a step").arg(format::bandwidth(groups.traffic->bandwidth).text(), format::duration(groups.traffic->time).text())
                       : format::bandwidth(groups.traffic->bandwidth).text();
        rows +=
            u"<tr><td><b>%1</b></td><td style=\"padding-left:12px\">%2</td><td style=\"padding-left:12px\">%3</td><td style=\"padding-left:12px\">%4</td></tr>"_s
                .arg(name(kind), ranksText(members), spanText(group_span(placement_.topology, members)), cost);
    }
    return u"<p style=\"white-space:nowrap\">%1</p><table>%2</table>"_s.arg(rankText(rank), rows);
}

QString PlacementTexts::allRanks() const {
    QString text = u"rank\tnode\tnvlink_domain\trail\ttp\tcp\tdp\tpp\tep\tetp\tedp\n"_s;
    const auto number = [&text](std::int64_t value, QChar end = u'\t') { (text += QString::number(value)) += end; };
    for (std::int64_t rank = 0; rank < placement_.grid->ranks(); ++rank) {
        const RankCoordinates at = placement_.grid->coordinates(rank);
        for (const std::int64_t value : {rank, placement_.topology.node_of(rank), placement_.topology.domain_of(rank), placement_.topology.rail_of(rank), at.tp,
                                         at.cp, at.dp, at.pp, at.ep, at.etp})
            number(value);
        number(at.edp, u'\n');
    }
    return text;
}

ValueCell PlacementTexts::nameCell(RankGroup kind) const {
    ValueCell cell = textCell(name(kind), longName(kind));
    cell.swatch = Theme::swatch(dimensionOf(kind), palette_);
    return cell;
}

Seconds PlacementTexts::longest() const {
    Seconds longest;
    for (const GroupsPlacement& groups : placement_.groups)
        if (groups.traffic) longest = std::max(longest, std::max(groups.traffic->time, groups.traffic->exposed));
    return longest;
}

void PlacementTexts::fillGroups(ValueTableModel& table) const {
    const TimeUnit unit(longest());
    table.setColumns(
        {{tr("Groups"), {}},
         {tr("Number"), tr("How many groups of this kind there are")},
         {tr("Ranks"), tr("Ranks of one group")},
         {tr("NVLink"), tr("Groups that stay inside one NVLink domain")},
         {tr("One rail"), tr("Groups that cross the network, all their ranks on NICs of one number")},
         {tr("Rails"), tr("Groups that cross the network between NICs of several numbers; where NVLink domains share a node, also those between them")},
         {tr("Placement"), tr("Ranks in one NVLink domain × domains that the group spans")},
         {tr("Rate (GB/s)"), tr("Bandwidth that the group gets, one direction")},
         {tr("Time (%1)").arg(unit.name), tr("Time on the wire in one step")},
         {tr("Exposed (%1)").arg(unit.name), tr("Part of the step time that nothing hides")}});
    std::vector<ValueTableModel::Row> rows;
    for (const RankGroup kind : kinds()) {
        const GroupsPlacement& groups = *placement_.find(kind);
        const auto reach = [&groups](Reach which) { return groups.by_reach[static_cast<std::size_t>(which)]; };
        ValueTableModel::Row row{nameCell(kind),
                                 countCell(groups.count),
                                 countCell(groups.size),
                                 countCell(reach(Reach::domain)),
                                 countCell(reach(Reach::rail)),
                                 countCell(reach(Reach::network) + reach(Reach::node))};
        if (groups.traffic) {
            const Traffic& line = *groups.traffic;
            row.push_back(textCell(tr("%1 × %2").arg(format::concise(line.ranks_per_domain), format::concise(line.domains)), spanText(groups.widest)));
            row.push_back(
                numberCell(format::bandwidth(line.bandwidth).number, line.bandwidth.value() / 1e9, format::bandwidth(line.bandwidth, Detail::full).text()));
            if (line.dimension == Traffic::Dimension::expert_data) { // their time is part of the line of dense gradients
                row.push_back(textCell(tr("in DP"), tr("Reduced together with the dense gradients, whose line has the time of both.")));
                row.push_back(textCell({}));
            } else {
                row.push_back(numberCell(unit.number(line.time), unit.in(line.time), format::duration(line.time, Detail::full).text()));
                row.push_back(numberCell(unit.number(line.exposed), unit.in(line.exposed), format::duration(line.exposed, Detail::full).text()));
            }
        } else {
            row.push_back(textCell(spanText(groups.widest)));
            for (int i = 0; i < 3; ++i) row.push_back(textCell({}));
        }
        rows.push_back(std::move(row));
    }
    table.setRows(std::move(rows));
}

void PlacementTexts::fillRank(ValueTableModel& table, std::int64_t rank) const {
    const TimeUnit unit(longest());
    table.setColumns({{tr("Groups"), {}},
                      {tr("Place"), tr("Of the rank in its group, counted from 0")},
                      {tr("Ranks"), tr("Ranks of the group")},
                      {tr("Links"), tr("What the group needs to reach all its ranks")},
                      {tr("Rate (GB/s)"), tr("Bandwidth that the group gets, one direction")},
                      {tr("Time (%1)").arg(unit.name), tr("Time on the wire in one step")}});
    std::vector<ValueTableModel::Row> rows;
    std::vector<std::int64_t> members;
    for (const RankGroup kind : kinds()) {
        const GroupsPlacement& groups = *placement_.find(kind);
        placement_.grid->members(kind, placement_.grid->group_of(kind, rank), members);
        const std::int64_t at = std::find(members.begin(), members.end(), rank) - members.begin();
        ValueTableModel::Row row{nameCell(kind), countCell(at), textCell(ranksText(members)), textCell(spanText(group_span(placement_.topology, members)))};
        const bool timed = groups.traffic && groups.traffic->dimension != Traffic::Dimension::expert_data;
        row.push_back(groups.traffic ? numberCell(format::bandwidth(groups.traffic->bandwidth).number, groups.traffic->bandwidth.value() / 1e9) : textCell({}));
        row.push_back(
            timed ? numberCell(unit.number(groups.traffic->time), unit.in(groups.traffic->time), format::duration(groups.traffic->time, Detail::full).text())
                  : textCell(groups.traffic ? tr("in DP") : QString()));
        rows.push_back(std::move(row));
    }
    table.setRows(std::move(rows));
}

} // namespace fivefold
