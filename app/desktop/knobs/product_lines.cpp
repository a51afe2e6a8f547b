// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/product_lines.h"

#include "app/desktop/controls/text_label.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QGridLayout>

#include <cmath>

namespace fivefold {

namespace {

QString whole(std::int64_t value) { return format::whole(static_cast<double>(value)); }

constexpr QChar kUnequal(0x2260);

QString bold(const QString& text) { return TextLabel::strong(text); }

/// "=" where both sides agree, "≠" where they do not.
QString sign(bool equal) { return equal ? QStringLiteral("=") : bold(kUnequal); }

} // namespace

ProductLines::ProductLines(QWidget* parent)
    : QWidget(parent), gpus_(new TextLabel({}, this)), batch_(new TextLabel({}, this)), experts_(new TextLabel({}, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(4, 0, 4, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(2);
    const std::pair<TextLabel*, const char*> labels[] = {{gpus_, "product.gpus"}, {batch_, "product.batch"}, {experts_, "product.experts"}};
    for (const auto& [label, name] : labels) {
        label->setObjectName(QLatin1String(name));
        label->setWordWrap(false);
        label->setFont(Theme::tabularFigures(label->font()));
    }
    grid->addWidget(gpus_, 0, 0);
    grid->addWidget(batch_, 0, 1);
    grid->addWidget(experts_, 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    gpus_->setToolTip(tr("GPUs of the cluster = data × tensor × pipeline × context parallel ranks"));
    batch_->setToolTip(tr("Sequences per step = data-parallel ranks × gradient accumulation × micro-batch"));
    experts_->setToolTip(
        tr("GPUs of a pipeline stage, TP × CP × DP, seen by the experts: expert data × expert tensor × expert parallel ranks"));
}

void ProductLines::showPlan(const Plan& plan) {
    const Layout& layout = plan.layout;
    // In double: the numbers may be any, and only equality counts.
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    const double gpus = number(gpu_count(plan.cluster));
    const double ranks = number(layout.dp) * number(layout.tp) * number(layout.pp) * number(layout.cp);
    const double sequences = number(layout.dp) * number(layout.accumulation) * number(layout.micro_batch);
    const double edp = expert_data_parallel(layout);
    const auto show = [this](TextLabel* label, const QString& text) { label->setStrongText(text, kUnequal, Theme::textColor(Severity::error, palette())); };
    show(gpus_, tr("%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6")
                    .arg(bold(format::whole(gpus)), sign(ranks == gpus), bold(whole(layout.dp)), bold(whole(layout.tp)), bold(whole(layout.pp)), bold(whole(layout.cp))));
    show(batch_, tr("batch %1 %2 %3 × %4 × %5")
                     .arg(bold(whole(plan.training.global_batch)), sign(sequences == number(plan.training.global_batch)), bold(whole(layout.dp)),
                          bold(whole(layout.accumulation)), bold(whole(layout.micro_batch))));
    experts_->setVisible(plan.model.moe.has_value());
    show(experts_, tr("experts %1 = EDP %2 × ETP %3 × EP %4")
                       .arg(bold(format::whole(number(layout.dp) * number(layout.tp) * number(layout.cp))),
                            bold(edp == std::nearbyint(edp) ? format::whole(edp) : format::significant(edp)), bold(whole(layout.etp)), bold(whole(layout.ep))));
}

} // namespace fivefold
