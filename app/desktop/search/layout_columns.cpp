// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/layout_columns.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/theme/number_format.h"
#include "core/formats/enum_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

struct LayoutColumns {
    Q_DECLARE_TR_FUNCTIONS(LayoutColumns)
};

const Layout& layout_of(const FoundLayouts& found, std::size_t row) { return found.rows[row].candidate.layout; }

double nameNumber(const FoundLayouts& found, std::size_t row, LayoutColumn column) {
    const Layout& l = layout_of(found, row);
    switch (column) {
    case LayoutColumn::recompute: return static_cast<double>(l.recompute.kind) * 4096 + (l.recompute.kind == RecomputeKind::selective ? l.recompute.modules : 0);
    case LayoutColumn::schedule: return l.pp == 1 ? -1 : 2 * static_cast<double>(l.schedule) + (l.vpp > 1 ? 1 : 0);
    case LayoutColumn::cp_kind: return l.cp == 1 ? -1 : static_cast<double>(found.rows[row].candidate.cp_kind);
    case LayoutColumn::split: return l.pp == 1 ? -1 : static_cast<double>(l.split);
    case LayoutColumn::sequence_parallel: return l.tp > 1 && l.sequence_parallel ? 1 : 0;
    default: return found.rows[row].front ? 0 : 1; // marked ones first
    }
}

} // namespace

bool isName(LayoutColumn column) {
    switch (column) {
    case LayoutColumn::front:
    case LayoutColumn::recompute:
    case LayoutColumn::schedule:
    case LayoutColumn::cp_kind:
    case LayoutColumn::split:
    case LayoutColumn::sequence_parallel: return true;
    default: return false;
    }
}

LayoutColumnText layoutColumnText(LayoutColumn column) {
    const auto knob = [](Knob which, const char* key) { return LayoutColumnText{knobText(which), knobLongText(which), key, ""}; };
    switch (column) {
    case LayoutColumn::place: return {LayoutColumns::tr("Place"), LayoutColumns::tr("Place in the order of the objective"), "place", ""};
    case LayoutColumn::front: return {LayoutColumns::tr("Front"), LayoutColumns::tr("◆: on the Pareto front; no other layout is as good in step time, memory and cost and better in one"), "front", ""};
    case LayoutColumn::step_time: return {LayoutColumns::tr("Step (s)"), LayoutColumns::tr("Time of one step"), "step", "s"};
    case LayoutColumn::against_now: return {LayoutColumns::tr("vs now (%)"), LayoutColumns::tr("Step time against that of the present plan; below zero is faster"), "now", "%"};
    case LayoutColumn::memory: return {LayoutColumns::tr("Memory (GiB)"), LayoutColumns::tr("Of the fullest stage, as nvidia-smi would show it"), "mem", "GiB"};
    case LayoutColumn::headroom: return {LayoutColumns::tr("Free (%)"), LayoutColumns::tr("Headroom: what stays free of the usable memory"), "free", "%"};
    case LayoutColumn::mfu: return {LayoutColumns::tr("MFU (%)"), LayoutColumns::tr("Model FLOPs of the bf16 peak, causal attention counted half"), "mfu", "%"};
    case LayoutColumn::tp: return knob(Knob::tp, "tp");
    case LayoutColumn::pp: return knob(Knob::pp, "pp");
    case LayoutColumn::vpp: return knob(Knob::vpp, "vpp");
    case LayoutColumn::cp: return knob(Knob::cp, "cp");
    case LayoutColumn::dp: return knob(Knob::dp, "dp");
    case LayoutColumn::ep: return knob(Knob::ep, "ep");
    case LayoutColumn::etp: return knob(Knob::etp, "etp");
    case LayoutColumn::micro_batch: return {LayoutColumns::tr("MB"), LayoutColumns::tr("Micro-batch: sequences that pass a stage together"), "mb", ""};
    case LayoutColumn::accumulation: return {LayoutColumns::tr("GA"), LayoutColumns::tr("Gradient accumulation: micro-batches of a step"), "ga", ""};
    case LayoutColumn::zero: return {LayoutColumns::tr("ZeRO"), knobLongText(Knob::zero), "zero", ""};
    case LayoutColumn::shard_group: return {LayoutColumns::tr("Group"), LayoutColumns::tr("Shard group: ranks over which ZeRO shards; 0 for all"), "group", ""};
    case LayoutColumn::sequence_parallel: return {LayoutColumns::tr("SP"), LayoutColumns::tr("Sequence parallelism"), "sp", ""};
    case LayoutColumn::recompute: return {LayoutColumns::tr("Recompute"), knobLongText(Knob::recompute), "recompute", ""};
    case LayoutColumn::schedule: return {LayoutColumns::tr("Schedule"), LayoutColumns::tr("Pipeline schedule"), "schedule", ""};
    case LayoutColumn::cp_kind: return {LayoutColumns::tr("CP exchange"), LayoutColumns::tr("How context-parallel ranks exchange keys and values"), "exchange", ""};
    case LayoutColumn::split: return {LayoutColumns::tr("Split"), LayoutColumns::tr("How layers are dealt to the pipeline stages"), "split", ""};
    case LayoutColumn::nodes: return {LayoutColumns::tr("Nodes"), LayoutColumns::tr("Nodes of the cluster"), "nodes", ""};
    case LayoutColumn::tokens_per_second: return {LayoutColumns::tr("Tokens/s"), LayoutColumns::tr("Of the whole cluster"), "tokens", ""};
    case LayoutColumn::days: return {LayoutColumns::tr("Days"), LayoutColumns::tr("Wall-clock time for the plan's tokens"), "days", "days"};
    case LayoutColumn::cost: return {LayoutColumns::tr("Cost ($)"), LayoutColumns::tr("Dollars for the plan's tokens"), "cost", "$"};
    case LayoutColumn::count_: break;
    }
    return {};
}

double layoutNumber(const FoundLayouts& found, std::size_t row, LayoutColumn column, Seconds now) {
    const FoundLayout of = found.rows[row];
    const Layout& l = of.candidate.layout;
    const auto count = [](std::int64_t value) { return static_cast<double>(value); };
    switch (column) {
    case LayoutColumn::place: return static_cast<double>(row + 1);
    case LayoutColumn::step_time: return of.candidate.step_time.value();
    case LayoutColumn::against_now: return now > Seconds() ? 100 * (of.candidate.step_time / now - 1) : of.candidate.step_time.value();
    case LayoutColumn::memory: return in_gib(of.candidate.memory);
    case LayoutColumn::headroom: return 100 * of.headroom;
    case LayoutColumn::mfu: return 100 * of.mfu;
    case LayoutColumn::tp: return count(l.tp);
    case LayoutColumn::pp: return count(l.pp);
    case LayoutColumn::vpp: return count(l.vpp);
    case LayoutColumn::cp: return count(l.cp);
    case LayoutColumn::dp: return count(l.dp);
    case LayoutColumn::ep: return count(l.ep);
    case LayoutColumn::etp: return count(l.etp);
    case LayoutColumn::micro_batch: return count(l.micro_batch);
    case LayoutColumn::accumulation: return count(l.accumulation);
    case LayoutColumn::zero: return count(l.zero);
    case LayoutColumn::shard_group: return count(l.shard_group);
    case LayoutColumn::nodes: return count(of.candidate.nodes);
    case LayoutColumn::tokens_per_second: return of.tokens_per_second;
    case LayoutColumn::days: return of.days;
    case LayoutColumn::cost: return of.cost.value();
    default: return nameNumber(found, row, column);
    }
}

QString layoutText(const FoundLayouts& found, std::size_t row, LayoutColumn column, Seconds now) {
    const FoundLayout of = found.rows[row];
    const Layout& l = of.candidate.layout;
    const QString none = u"–"_s;
    const double number = layoutNumber(found, row, column, now);
    switch (column) {
    case LayoutColumn::front: return of.front ? u"◆"_s : QString();
    case LayoutColumn::step_time:
    case LayoutColumn::memory:
    case LayoutColumn::tokens_per_second:
    case LayoutColumn::days: return format::significant(number);
    case LayoutColumn::headroom:
    case LayoutColumn::mfu: return QLocale().toString(number, 'f', 1);
    case LayoutColumn::against_now: return now > Seconds() ? format::difference(number, 1) : none;
    case LayoutColumn::cost: return of.cost > Dollars() ? format::dollars(of.cost) : none;
    case LayoutColumn::sequence_parallel: return l.tp == 1 ? none : switchText(l.sequence_parallel ? Switch::on : Switch::off);
    case LayoutColumn::recompute: return recomputeLongText(l.recompute);
    case LayoutColumn::schedule:
        return l.pp == 1 ? none : l.vpp > 1 && l.schedule == Schedule::one_f_one_b ? LayoutColumns::tr("Interleaved 1F1B") : scheduleText(l.schedule);
    case LayoutColumn::cp_kind: return l.cp == 1 ? none : cpKindText(of.candidate.cp_kind);
    case LayoutColumn::split: return l.pp == 1 ? none : splitText(l.split);
    default: return format::whole(number);
    }
}

QString recomputeLongText(const Recompute& recompute) {
    if (recompute.kind != RecomputeKind::selective) return recomputeText(recompute.kind);
    QStringList modules; // as launch files spell them
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((recompute.modules & module) != 0) modules << QString::fromLatin1(name);
    return LayoutColumns::tr("Selective (%1)").arg(modules.join(", "_L1));
}

QString splitText(StageSplit split) {
    switch (split) {
    case StageSplit::automatic: return LayoutColumns::tr("automatic");
    case StageSplit::slots: return LayoutColumns::tr("with slots for embedding and loss");
    case StageSplit::by_cost: return LayoutColumns::tr("by cost");
    case StageSplit::explicit_layers: return LayoutColumns::tr("written out");
    case StageSplit::even: return LayoutColumns::tr("even");
    }
    return {};
}

QString layoutShortText(const Candidate& candidate, bool with_nodes) {
    const Layout& l = candidate.layout;
    QStringList parts;
    if (with_nodes) parts << LayoutColumns::tr("%n node(s)", nullptr, candidate.nodes);
    const auto degree = [&parts](const char* name, std::int64_t value) {
        if (value > 1) parts << QLatin1String(name) + u' ' + QString::number(value);
    };
    degree("TP", l.tp);
    degree("PP", l.pp);
    if (l.vpp > 1) parts.back() += u" × VPP "_s + QString::number(l.vpp);
    degree("CP", l.cp);
    degree("EP", l.ep);
    degree("ETP", l.etp);
    degree("DP", l.dp);
    parts << u"ZeRO-"_s + QString::number(l.zero);
    parts << u"%1 × %2"_s.arg(l.accumulation).arg(l.micro_batch);
    if (l.recompute.kind != RecomputeKind::none) parts << LayoutColumns::tr("recompute: %1").arg(recomputeLongText(l.recompute));
    return parts.join(", "_L1);
}

} // namespace fivefold
