// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/wrapping_button.h"

#include "app/desktop/controls/text_label.h"

#include <QVBoxLayout>

namespace fivefold {
namespace {

constexpr int kSide = 8, kEnd = 4;

} // namespace

WrappingButton::WrappingButton(QWidget* parent) : QPushButton(parent), label_(new TextLabel({}, this)) {
    label_->setTextInteractionFlags(Qt::NoTextInteraction);
    label_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSide, kEnd, kSide, kEnd);
    layout->addWidget(label_);
    setAutoDefault(false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WrappingButton::setLines(const QString& heading, const QString& detail) {
    label_->setStrongText(TextLabel::strong(heading) + u'\n' + detail);
    setAccessibleName(heading);
    updateGeometry();
}

void WrappingButton::setLine(const QString& text) {
    label_->setStrongText(text);
    setAccessibleName(text);
    updateGeometry();
}

QSize WrappingButton::sizeHint() const {
    if (label_->text().contains(u'\n')) return layout()->sizeHint();
    const int width = label_->fontMetrics().horizontalAdvance(label_->text()) + 2 * kSide + 2;
    return {width, heightForWidth(width)};
}

QSize WrappingButton::minimumSizeHint() const { return layout()->minimumSize(); }

int WrappingButton::heightForWidth(int width) const { return layout()->heightForWidth(width); }

} // namespace fivefold
