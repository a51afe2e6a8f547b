// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/software_section.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/fold.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/setup/form_grid.h"
#include "core/formats/enum_names.h"

#include <QToolButton>

namespace fivefold {

namespace {

constexpr int kFirstField = 450; // fields of undo steps
constexpr double kPercent = 100;

bool always(const Plan&) { return true; }
bool hasExperts(const Plan& plan) { return plan.model.moe.has_value(); }
bool exchangesExperts(const Plan& plan) { return hasExperts(plan) && plan.layout.ep > 1; }
bool isLowPrecision(const Plan& plan) { return is_low(plan.training.precision); }

} // namespace

SoftwareSection::SoftwareSection(Document& document, QWidget* parent)
    : SetupSection(document, tr("Software"), parent), rows_(nullptr), fold_(nullptr), field_(kFirstField) {
    auto* contents = new QWidget(this);
    rows_ = new FormGrid(contents);
    addKernels();
    addExperts();
    addOffload();
    fold_ = new Fold(tr("Kernels, overlap, offload"), contents, this);
    fold_->button()->setObjectName(QStringLiteral("setup.software"));
    fold_->button()->setToolTip(tr("What is not stated is assumed to be the framework's default, and the estimate is less certain"));
    form()->addRow(fold_);
    connect(fold_, &Fold::toggled, this, [this](bool) { refresh(); });
    connect(&document_, &Document::planChanged, this, [this] { refresh(); });
    refresh();
}

void SoftwareSection::place(const Row& row, QWidget* box, bool wide) {
    name(box, row.suffix, row.label);
    box->setToolTip(row.tip);
    if (wide)
        rows_->addWideRow(row.label, box);
    else
        rows_->addRow(row.label, box);
}

template <typename Choice>
void SoftwareSection::addChoice(const Row& row, const char* key, Choice Training::*member, QString (*text)(Choice)) {
    auto* box = new ChoiceBox(rows_->parentWidget());
    for (const auto& entry : enum_names<Choice>()) box->addChoice(text(entry.value), static_cast<std::int64_t>(entry.value));
    place(row, box, true); // what is not stated says what is assumed: long names
    connect(box, &ChoiceBox::chosen, this, [this, member, label = row.label, field = field_++](qint64 value) {
        Plan plan = document_.plan();
        plan.training.*member = static_cast<Choice>(value);
        commit(label, plan, field);
    });
    shows_.emplace_back([box, key, member, text, applies = row.applies](const Plan& plan, const std::vector<Assumption>& assumed) {
        box->setEnabled(applies(plan));
        if constexpr (requires { Choice::unknown; }) {
            QString open = text(Choice::unknown);
            for (const auto& [input, word] : assumed)
                if (const auto value = enum_from_name<Choice>(word); input == key && value) open = tr("%1: %2", "not stated: what is assumed").arg(open, text(*value));
            box->setItemText(box->findData(QVariant::fromValue<qint64>(static_cast<qint64>(Choice::unknown))), open);
        }
        box->showValue(static_cast<std::int64_t>(plan.training.*member));
    });
}

void SoftwareSection::addCount(const Row& row, std::int64_t Training::*member, const QString& open) {
    auto* box = new NumberBox(rows_->parentWidget());
    box->setRange(0, 65536);
    box->setSpecialValueText(open);
    place(row, box);
    connect(box, &NumberBox::entered, this, [this, member, label = row.label, field = field_++](qint64 value) {
        Plan plan = document_.plan();
        plan.training.*member = value;
        commit(label, plan, field);
    });
    shows_.emplace_back([box, member, applies = row.applies](const Plan& plan, const std::vector<Assumption>&) {
        box->setEnabled(applies(plan));
        box->showValue(plan.training.*member);
    });
}

void SoftwareSection::addReal(const Row& row, double Training::*member, double scale, double largest, const QString& unit, const QString& open) {
    auto* box = new RealBox(rows_->parentWidget());
    box->setDecimals(2);
    box->setRange(0, largest);
    box->setSuffix(unit);
    box->setSpecialValueText(open);
    place(row, box);
    connect(box, &RealBox::entered, this, [this, member, scale, label = row.label, field = field_++](double value) {
        Plan plan = document_.plan();
        plan.training.*member = value / scale;
        commit(label, plan, field);
    });
    shows_.emplace_back([box, member, scale, applies = row.applies](const Plan& plan, const std::vector<Assumption>&) {
        box->setEnabled(applies(plan));
        box->showValue(scale * plan.training.*member);
    });
}

void SoftwareSection::addKernels() {
    addChoice<LossKind>({tr("Loss"), QStringLiteral("loss"), tr("The kernel of the cross entropy; a chunked one never holds all logits"), &always}, "loss", &Training::loss, &lossText);
    addCount({tr("Loss pieces"), QStringLiteral("lossChunks"), tr("Pieces in which a chunked loss goes through the tokens"),
              [](const Plan& plan) { return plan.training.loss == LossKind::chunked; }},
             &Training::loss_chunks, tr("framework's"));
    addChoice<Switch>({tr("Fused norm"), QStringLiteral("fusedNorm"), tr("Norms as one kernel instead of several"), &always}, "fused_norm", &Training::fused_norm, &switchText);
    addChoice<Switch>({tr("torch.compile"), QStringLiteral("torchCompile"), tr("Element-wise kernels fused by the compiler"), &always}, "torch_compile", &Training::torch_compile, &switchText);
    addChoice<CudaGraphs>({tr("CUDA graphs"), QStringLiteral("cudaGraphs"), tr("Captured launches take the host's time off small layers"), &always}, "cuda_graphs", &Training::cuda_graphs, &cudaGraphsText);
    addChoice<Switch>({tr("TP overlap"), QStringLiteral("tpOverlap"), tr("Tensor-parallel collectives overlap with the products beside them"), [](const Plan& plan) { return plan.layout.tp > 1; }},
                      "tp_overlap", &Training::tp_overlap, &switchText);
    addChoice<Fp8Recipe>({tr("fp8 scales"), QStringLiteral("fp8Recipe"), tr("Where the scales of fp8 come from: past maxima, the tensor's own, or one for each block"),
                          [](const Plan& plan) { return plan.training.precision == Precision::fp8; }},
                         "fp8_recipe", &Training::fp8_recipe, &fp8RecipeText);
    addChoice<Switch>({tr("Weights in low precision"), QStringLiteral("lowPrecisionWeights"), tr("Weights are stored and gathered in the low precision instead of 16 bit with cached copies"), &isLowPrecision},
                      "low_precision_weights", &Training::low_precision_weights, &switchText);
    addChoice<CpKind>({tr("CP exchange"), QStringLiteral("cpKind"), tr("How the ranks of a sequence exchange keys and values"), [](const Plan& plan) { return plan.layout.cp > 1; }},
                      "cp_kind", &Training::cp_kind, &cpKindText);
    addCount({tr("CP ranks of the all-to-all"), QStringLiteral("cpInner"), tr("Ranks that exchange heads; a ring joins these groups"),
              [](const Plan& plan) { return plan.layout.cp > 1 && plan.training.cp_kind == CpKind::hierarchical; }},
             &Training::cp_inner, tr("as fit"));
}

void SoftwareSection::addExperts() {
    addChoice<Dispatcher>({tr("Expert dispatch"), QStringLiteral("dispatcher"), tr("What carries tokens to their experts and back"), &exchangesExperts}, "dispatcher", &Training::dispatcher, &dispatcherText);
    addChoice<TokenRouting>({tr("Token routing"), QStringLiteral("routing"), tr("Whether experts take all tokens, the same number each, or drop some"), &hasExperts}, "routing", &Training::routing, &routingText);
    addReal({tr("Capacity factor"), QStringLiteral("capacityFactor"), tr("Slots of an expert over its even share, where tokens are dropped"),
             [](const Plan& plan) { return hasExperts(plan) && plan.training.routing == TokenRouting::dropping; }},
            &Training::capacity_factor, 1, 1000, QString(), tr("1, assumed"));
    addChoice<Switch>({tr("Expert overlap"), QStringLiteral("epOverlap"), tr("Expert exchange hidden behind another micro-batch"), &exchangesExperts}, "ep_overlap", &Training::ep_overlap, &switchText);
    addChoice<Switch>({tr("Shared-expert overlap"), QStringLiteral("sharedExpertOverlap"), tr("Expert exchange hidden behind the shared expert"),
                       [](const Plan& plan) { return exchangesExperts(plan) && plan.model.moe->shared_ffn > 0; }},
                      "shared_expert_overlap", &Training::shared_expert_overlap, &switchText);
}

void SoftwareSection::addOffload() {
    const QString percent = tr(" %", "per cent"), none = tr("none");
    addReal({tr("Optimizer on the host"), QStringLiteral("offloadOptimizer"), tr("Share of the optimizer's state that lives, and is stepped, on the host"), &always}, &Training::offload_optimizer, kPercent, kPercent,
            percent, none);
    addReal({tr("Activations on the host"), QStringLiteral("offloadActivations"), tr("Share of the kept activations that waits on the host for the backward pass"), &always}, &Training::offload_activations,
            kPercent, kPercent, percent, none);
    addReal({tr("Weights on the host"), QStringLiteral("offloadWeights"), tr("Share of the weights that lives on the host; needs ZeRO-3"), [](const Plan& plan) { return plan.layout.zero >= 3; }},
            &Training::offload_weights, kPercent, kPercent, percent, none);
}

void SoftwareSection::refresh() {
    if (fold_ == nullptr || !fold_->isOpen()) return; // what nobody sees is not asked for
    const Plan& plan = document_.plan();
    const std::vector<Assumption> assumed = assumptions(plan, document_.sharedCatalogue()->profile_for(plan));
    for (const Show& show : shows_) show(plan, assumed);
}

} // namespace fivefold
