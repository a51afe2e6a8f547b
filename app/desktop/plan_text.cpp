// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plan_text.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/number_format.h"

#include <QCoreApplication>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

QString modelText(const Transformer& model) {
    if (!model.name.empty()) return QString::fromStdString(model.name);
    return PlanText::tr("%1 layers of width %2").arg(model.layers).arg(model.hidden);
}

/// Collects "name a → b" of everything that differs.
class Differences {
public:
    void text(const QString& name, const QString& mine, const QString& other) {
        if (mine != other) all << PlanText::tr("%1 %2 → %3").arg(name, mine, other);
    }
    void number(const QString& name, std::int64_t mine, std::int64_t other) { text(name, QString::number(mine), QString::number(other)); }
    void knob(Knob knob, std::int64_t mine, std::int64_t other) { number(knobText(knob), mine, other); }
    QStringList all;
};

bool sameShape(const Transformer& a, const Transformer& b) {
    return a.layers == b.layers && a.hidden == b.hidden && a.ffn == b.ffn && a.heads == b.heads && a.kv_heads == b.kv_heads && a.vocab == b.vocab &&
           a.moe.has_value() == b.moe.has_value() && (!a.moe || (a.moe->experts == b.moe->experts && a.moe->top_k == b.moe->top_k && a.moe->ffn == b.moe->ffn));
}

} // namespace

QStringList planDifferences(const Plan& plan, const Plan& other) {
    Differences list;
    if (!sameShape(plan.model, other.model)) {
        if (plan.model.moe.has_value() != other.model.moe.has_value()) list.all << (other.model.moe ? PlanText::tr("a mixture of experts") : PlanText::tr("a dense model"));
        list.number(PlanText::tr("layers"), plan.model.layers, other.model.layers);
        list.number(PlanText::tr("hidden size"), plan.model.hidden, other.model.hidden);
        list.number(PlanText::tr("feed-forward width"), plan.model.ffn, other.model.ffn);
        list.number(PlanText::tr("vocabulary"), plan.model.vocab, other.model.vocab);
        if (plan.model.moe && other.model.moe) list.number(PlanText::tr("experts"), plan.model.moe->experts, other.model.moe->experts);
    }
    if (plan.cluster.gpu.id != other.cluster.gpu.id)
        list.all << PlanText::tr("%1 instead of %2").arg(QString::fromStdString(other.cluster.gpu.name), QString::fromStdString(plan.cluster.gpu.name));
    list.number(PlanText::tr("GPUs"), gpu_count(plan.cluster), gpu_count(other.cluster));
    const Layout &a = plan.layout, &b = other.layout;
    list.knob(Knob::tp, a.tp, b.tp);
    list.knob(Knob::pp, a.pp, b.pp);
    list.knob(Knob::vpp, a.vpp, b.vpp);
    list.knob(Knob::cp, a.cp, b.cp);
    list.knob(Knob::ep, a.ep, b.ep);
    list.knob(Knob::etp, a.etp, b.etp);
    list.knob(Knob::dp, a.dp, b.dp);
    list.number(PlanText::tr("sequence length"), plan.training.seq_len, other.training.seq_len);
    list.knob(Knob::micro_batch, a.micro_batch, b.micro_batch);
    list.number(PlanText::tr("global batch"), plan.training.global_batch, other.training.global_batch);
    list.knob(Knob::zero, a.zero, b.zero);
    list.text(knobText(Knob::recompute), recomputeText(a.recompute.kind), recomputeText(b.recompute.kind));
    list.text(knobText(Knob::schedule), scheduleText(a.schedule), scheduleText(b.schedule));
    list.text(PlanText::tr("precision"), precisionText(plan.training.precision), precisionText(other.training.precision));
    list.text(PlanText::tr("optimizer"), optimizerText(plan.training.optimizer), optimizerText(other.training.optimizer));
    list.text(PlanText::tr("framework"), frameworkText(plan.training.framework), frameworkText(other.training.framework));
    list.text(PlanText::tr("attention"), attentionText(plan.training.attention), attentionText(other.training.attention));
    return list.all;
}

QString runText(const MeasuredRun& run) {
    const QString framework = run.framework.empty() ? frameworkText(run.plan.training.framework) : QString::fromStdString(run.framework);
    const QString model = run.model.empty() ? modelText(run.plan.model) : QString::fromStdString(run.model);
    return PlanText::tr("%1: %2 on %3 × %4, %5")
        .arg(framework, model, format::whole(static_cast<double>(gpu_count(run.plan.cluster))), QString::fromStdString(run.gpu), degreesText(run.plan.layout));
}

} // namespace fivefold
