// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/enum_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace fivefold {

namespace {

/// Context of translation for all of these.
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

constexpr Knob kKnobs[] = {Knob::tp,
                           Knob::pp,
                           Knob::dp,
                           Knob::cp,
                           Knob::ep,
                           Knob::etp,
                           Knob::vpp,
                           Knob::micro_batch,
                           Knob::accumulation,
                           Knob::zero,
                           Knob::recompute,
                           Knob::schedule,
                           Knob::sequence_parallel,
                           Knob::global_batch,
                           Knob::seq_len,
                           Knob::layers_per_stage,
                           Knob::shard_group,
                           Knob::nodes};

} // namespace

QString knobText(Knob knob) {
    switch (knob) {
    case Knob::tp:
        return Names::tr("TP");
    case Knob::pp:
        return Names::tr("PP");
    case Knob::dp:
        return Names::tr("DP");
    case Knob::cp:
        return Names::tr("CP");
    case Knob::ep:
        return Names::tr("EP");
    case Knob::etp:
        return Names::tr("ETP");
    case Knob::vpp:
        return Names::tr("VPP");
    case Knob::micro_batch:
        return Names::tr("Micro-batch");
    case Knob::accumulation:
        return Names::tr("Accumulation");
    case Knob::zero:
        return Names::tr("ZeRO");
    case Knob::recompute:
        return Names::tr("Recompute");
    case Knob::schedule:
        return Names::tr("Schedule");
    case Knob::sequence_parallel:
        return Names::tr("Sequence parallel");
    case Knob::global_batch:
        return Names::tr("Global batch");
    case Knob::seq_len:
        return Names::tr("Sequence length");
    case Knob::layers_per_stage:
        return Names::tr("Layers per stage");
    case Knob::shard_group:
        return Names::tr("Shard group");
    case Knob::nodes:
        return Names::tr("Nodes");
    }
    return {};
}

QString knobText(std::string_view name) {
    for (const Knob knob : kKnobs)
        if (name == knob_name(knob)) return knobText(knob);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString knobLongText(Knob knob) {
    switch (knob) {
    case Knob::tp:
        return Names::tr("Tensor parallel");
    case Knob::pp:
        return Names::tr("Pipeline parallel");
    case Knob::dp:
        return Names::tr("Data parallel");
    case Knob::cp:
        return Names::tr("Context parallel");
    case Knob::ep:
        return Names::tr("Expert parallel");
    case Knob::etp:
        return Names::tr("Expert tensor parallel");
    case Knob::vpp:
        return Names::tr("Virtual stages per pipeline rank");
    case Knob::micro_batch:
        return Names::tr("Micro-batch size");
    case Knob::accumulation:
        return Names::tr("Gradient accumulation");
    case Knob::zero:
        return Names::tr("ZeRO stage");
    case Knob::recompute:
        return Names::tr("Activation recomputation");
    case Knob::schedule:
        return Names::tr("Pipeline schedule");
    default:
        return knobText(knob);
    }
}

QString knobMeaning(Knob knob) {
    switch (knob) {
    case Knob::tp:
        return Names::tr("Splits every matrix over this many GPUs; their traffic belongs inside one NVLink domain.");
    case Knob::pp:
        return Names::tr("Splits the layers into this many stages; needs many micro-batches to stay busy.");
    case Knob::dp:
        return Names::tr("Copies of the model that each train on their own part of the batch.");
    case Knob::cp:
        return Names::tr("Splits each sequence over this many GPUs; for long sequences.");
    case Knob::ep:
        return Names::tr("Spreads the experts over this many GPUs of the data, context and tensor dimensions.");
    case Knob::etp:
        return Names::tr("Splits each expert's matrices over this many GPUs.");
    case Knob::vpp:
        return Names::tr("Each pipeline rank holds this many smaller stages: a smaller bubble for more messages and memory.");
    case Knob::micro_batch:
        return Names::tr("Sequences that go through the model at once on one data-parallel rank.");
    case Knob::accumulation:
        return Names::tr("Micro-batches per step and pipeline, whose gradients are added up.");
    case Knob::zero:
        return Names::tr("What is spread over the data-parallel ranks: 1 the optimizer, 2 the gradients too, 3 the weights too.");
    case Knob::recompute:
        return Names::tr("Activations that are dropped and computed again in the backward pass: less memory, more time.");
    case Knob::schedule:
        return Names::tr("The order in which stages work on micro-batches.");
    default:
        return {};
    }
}

QString knobValueText(Knob knob, std::int64_t value) {
    switch (knob) {
    case Knob::schedule: return scheduleText(static_cast<Schedule>(value));
    case Knob::recompute: return recomputeText(static_cast<RecomputeKind>(value));
    case Knob::zero: return zeroText(value);
    case Knob::sequence_parallel: return switchText(value != 0 ? Switch::on : Switch::off);
    default: return QLocale().toString(static_cast<qlonglong>(value));
    }
}

} // namespace fivefold
