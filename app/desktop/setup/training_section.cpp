// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/training_section.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/setup/form_grid.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QLabel>

namespace fivefold {

namespace {

// Fields of undo steps.
constexpr int kSequence = 400, kBatch = 401, kTokens = 402, kPrecision = 403, kOptimizer = 404, kAttention = 405, kFramework = 406;

constexpr double kTera = 1e12;
constexpr int kLongestSequence = 16'777'216;
constexpr int kLargestBatch = 16'777'216;

template <typename Choice> // not "class": lupdate would take it for one
void fill(ChoiceBox& box, std::initializer_list<Choice> values, QString (*text)(Choice)) {
    for (const Choice value : values) box.addChoice(text(value), static_cast<std::int64_t>(value));
}

} // namespace

TrainingSection::TrainingSection(Document& document, QWidget* parent)
    : SetupSection(document, tr("Training"), parent), sequence_(new NumberBox(this)), batch_(new NumberBox(this)),
      batchTokens_(new QLabel(this)), tokens_(new RealBox(this)), precision_(new ChoiceBox(this)), optimizer_(new ChoiceBox(this)),
      attention_(new ChoiceBox(this)), framework_(new ChoiceBox(this)) {
    sequence_->setSteps(NumberBox::Steps::doubling);
    sequence_->setMaximum(kLongestSequence);
    batch_->setSteps(NumberBox::Steps::doubling);
    batch_->setMaximum(kLargestBatch);
    tokens_->setDecimals(4);
    tokens_->setRange(0.0001, 1e6);
    tokens_->setSuffix(tr(" T", "trillions of tokens"));
    tokens_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    batchTokens_->setObjectName(QStringLiteral("setup.batch.tokens"));
    batchTokens_->setAlignment(Qt::AlignRight);
    fill(*precision_, {Precision::bf16, Precision::fp16, Precision::fp8, Precision::mxfp8, Precision::nvfp4, Precision::fp32},
         &precisionText);
    fill(*optimizer_,
         {Optimizer::adam, Optimizer::adam_bf16_moments, Optimizer::adam_8bit, Optimizer::sgd_momentum, Optimizer::muon, Optimizer::lion,
          Optimizer::adafactor},
         &optimizerText);
    fill(*attention_, {AttentionKernel::unknown, AttentionKernel::flash, AttentionKernel::fused_softmax, AttentionKernel::unfused},
         &attentionText);
    fill(*framework_,
         {Framework::megatron, Framework::nanotron, Framework::torchtitan, Framework::fsdp1, Framework::megatron_deepspeed,
          Framework::deepspeed, Framework::internevo, Framework::aleph_alpha},
         &frameworkText);

    addRow(tr("Sequence &length"), sequence_, QStringLiteral("seqLen"));
    addRow(tr("Global &batch"), batch_, QStringLiteral("globalBatch"));
    batch_->setToolTip(tr("Sequences per optimizer step"));
    form()->addRow(batchTokens_);
    addRow(tr("Tokens in all"), tokens_, QStringLiteral("totalTokens"));
    addRow(tr("Precision"), precision_, QStringLiteral("precision"));
    addRow(tr("Optimizer"), optimizer_, QStringLiteral("optimizer"));
    addRow(tr("Attention"), attention_, QStringLiteral("attention"));
    addRow(tr("Framework"), framework_, QStringLiteral("framework"));

    const auto onNumber = [this](NumberBox* box, int field, const QString& what, std::int64_t Training::*member) {
        connect(box, &NumberBox::entered, this, [this, field, what, member](qint64 value) {
            Plan plan = document_.plan();
            plan.training.*member = value;
            commit(what, plan, field);
        });
    };
    onNumber(sequence_, kSequence, tr("Sequence length"), &Training::seq_len);
    onNumber(batch_, kBatch, tr("Global batch"), &Training::global_batch);
    connect(tokens_, &RealBox::entered, this, [this](double trillions) {
        Plan plan = document_.plan();
        plan.training.total_tokens = trillions * kTera;
        commit(tr("Tokens in all"), plan, kTokens);
    });
    const auto onChoice = [this]<typename Choice>(ChoiceBox* box, int field, const QString& what, Choice Training::*member) {
        connect(box, &ChoiceBox::chosen, this, [this, field, what, member](qint64 value) {
            Plan plan = document_.plan();
            plan.training.*member = static_cast<Choice>(value);
            commit(what, plan, field);
        });
    };
    onChoice(precision_, kPrecision, tr("Precision"), &Training::precision);
    onChoice(optimizer_, kOptimizer, tr("Optimizer"), &Training::optimizer);
    onChoice(attention_, kAttention, tr("Attention"), &Training::attention);
    onChoice(framework_, kFramework, tr("Framework"), &Training::framework);
    connect(&document_, &Document::planChanged, this, [this] { refresh(); });
    refresh();
}

void TrainingSection::refresh() {
    const Training& training = document_.plan().training;
    sequence_->showValue(training.seq_len);
    batch_->showValue(training.global_batch);
    const double tokens = static_cast<double>(training.seq_len) * static_cast<double>(training.global_batch);
    batchTokens_->setText(tokens >= 1e6 ? tr("= %1 M tokens per step").arg(format::significant(tokens / 1e6))
                                        : tr("= %1 tokens per step").arg(format::whole(tokens)));
    tokens_->showValue(training.total_tokens / kTera);
    precision_->showValue(static_cast<std::int64_t>(training.precision));
    optimizer_->showValue(static_cast<std::int64_t>(training.optimizer));
    attention_->showValue(static_cast<std::int64_t>(training.attention));
    framework_->showValue(static_cast<std::int64_t>(training.framework));
}

} // namespace fivefold
