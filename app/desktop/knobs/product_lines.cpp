// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/product_lines.h"

#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QGridLayout>
#include <QLabel>

#include <cmath>

namespace fivefold {

namespace {

QString whole(std::int64_t value) { return format::whole(static_cast<double>(value)); }

/// "=" where both sides agree, a red "≠" where they do not.
QString sign(bool equal, const QPalette& palette) {
    if (equal) return QStringLiteral("=");
    return QStringLiteral("<b><span style='color:%1'>\u2260</span></b>").arg(Theme::textColor(Severity::error, palette).name());
}

QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text); }

} // namespace

ProductLines::ProductLines(QWidget* parent)
    : QWidget(parent), gpus_(new QLabel(this)), batch_(new QLabel(this)), experts_(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(4, 0, 4, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(2);
    const std::pair<QLabel*, const char*> labels[] = {{gpus_, "product.gpus"}, {batch_, "product.batch"}, {experts_, "product.experts"}};
    for (const auto& [label, name] : labels) {
        label->setObjectName(QLatin1String(name));
        label->setTextFormat(Qt::RichText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
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
    gpus_->setText(tr("%1 GPUs %2 DP %3 × TP %4 × PP %5 × CP %6")
                       .arg(bold(format::whole(gpus)), sign(ranks == gpus, palette()), bold(whole(layout.dp)), bold(whole(layout.tp)),
                            bold(whole(layout.pp)), bold(whole(layout.cp))));
    batch_->setText(tr("batch %1 %2 %3 × %4 × %5")
                        .arg(bold(whole(plan.training.global_batch)), sign(sequences == number(plan.training.global_batch), palette()),
                             bold(whole(layout.dp)), bold(whole(layout.accumulation)), bold(whole(layout.micro_batch))));
    experts_->setVisible(plan.model.moe.has_value());
    experts_->setText(tr("experts %1 = EDP %2 × ETP %3 × EP %4")
                          .arg(bold(format::whole(number(layout.dp) * number(layout.tp) * number(layout.cp))),
                               bold(edp == std::nearbyint(edp) ? format::whole(edp) : format::significant(edp)), bold(whole(layout.etp)),
                               bold(whole(layout.ep))));
}

} // namespace fivefold
