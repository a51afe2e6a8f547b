// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/verdict_banner.h"

#include "app/desktop/controls/text_label.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kIconSide = 24, kRadius = 6, kPadding = 12;
constexpr double kWordSize = 1.35;

} // namespace

VerdictBanner::VerdictBanner(QWidget* parent) : QWidget(parent), icon_(new QLabel), word_(new QLabel), amount_(new TextLabel), detail_(new TextLabel) {
    setObjectName("verdictBanner"_L1);
    word_->setObjectName("verdictWord"_L1);
    amount_->setObjectName("verdictAmount"_L1);
    detail_->setObjectName("verdictDetail"_L1);
    word_->setWordWrap(true);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(icon_, 0, 0, Qt::AlignTop);
    layout->addWidget(word_, 0, 1);
    layout->addWidget(amount_, 1, 0, 1, 2);
    layout->addWidget(detail_, 2, 0, 1, 2);
    layout->setColumnStretch(1, 1);
}

QString VerdictBanner::word() const { return word_->text(); }
QString VerdictBanner::detail() const { return amount_->text() + u'\n' + detail_->text(); }

void VerdictBanner::showResult(const ResultPtr& result) {
    QString icon, amount;
    if (!result) {
        word_->setText(tr("NO PLAN"));
        detail_->setText(tr("Choose a model and a cluster; the verdict appears here."));
        tint_ = Theme::mutedText(palette());
        icon = u"info"_s;
    } else if (!result->estimate.valid || result->estimate.memory.stages.empty()) {
        word_->setText(tr("NOT VALID"));
        detail_->setText(tr("This plan breaks a rule, so it cannot be computed. The rule and what would be right stand below."));
        tint_ = Theme::textColor(Severity::error, palette());
        icon = severityIcon(Severity::error);
    } else {
        const MemoryEstimate& memory = result->estimate.memory;
        const Bytes used = memory.stages.at(memory.worst_stage).total();
        word_->setText(verdictText(memory.verdict));
        const double headroom = memory.headroom();
        const QString room = headroom >= 0 ? tr("headroom %1").arg(format::percent(headroom).text())
                                           : tr("%1 too much").arg(format::memory(used - memory.capacity).text());
        const QString chance = tr("fits with a probability of %1").arg(format::percent(memory.fit_probability).text());
        amount = format::memoryOf(used, memory.capacity);
        detail_->setText(room + u'\n' + chance);
        const QString tip = u"%1<br/>%2 / %3"_s.arg(verdictMeaning(memory.verdict), format::memory(used, format::Detail::full).text(),
                                                    format::memory(memory.capacity, format::Detail::full).text());
        for (QLabel* label : {amount_, detail_}) label->setToolTip(tip);
        tint_ = Theme::textColor(memory.verdict, palette());
        icon = verdictIcon(memory.verdict);
    }
    amount_->setText(amount);
    amount_->setVisible(!amount.isEmpty());
    QFont font = this->font();
    font.setBold(true);
    amount_->setFont(font);
    font = Theme::scaled(font, kWordSize);
    word_->setFont(font);
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, tint_);
    word_->setPalette(colored);
    icon_->setPixmap(lineIcon(icon, tint_).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
    update();
}

void VerdictBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = tint_;
    ground.setAlphaF(0.08F);
    QColor edge = tint_;
    edge.setAlphaF(0.5F);
    painter.setBrush(ground);
    painter.setPen(edge);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

} // namespace fivefold
