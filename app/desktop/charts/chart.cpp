// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/chart.h"

#include "app/desktop/theme/icons.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPixmap>

#include <cmath>

namespace fivefold {

using namespace Qt::StringLiterals;

std::vector<double> niceTicks(double limit, int wanted) {
    if (!(limit > 0) || !std::isfinite(limit) || wanted < 1) return {0};
    const double rough = limit / wanted;
    const double decade = std::pow(10.0, std::floor(std::log10(rough)));
    double step = 10 * decade;
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= rough * 0.999) {
            step = factor * decade;
            break;
        }
    std::vector<double> ticks;
    for (int i = 0; step * i <= limit * (1 + 1e-9); ++i) ticks.push_back(step * i);
    return ticks;
}

Chart::Chart(QWidget* parent) : QWidget(parent) { setFocusPolicy(Qt::StrongFocus); }

QPixmap Chart::picture() { return grab(); }

void Chart::copyPicture() { QGuiApplication::clipboard()->setPixmap(picture()); }

void Chart::copyData() { QGuiApplication::clipboard()->setText(tsv()); }

void Chart::setDescription(const QString& description) {
    if (accessibleDescription() == description) return;
    setAccessibleDescription(description);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void Chart::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(lineIcon(u"picture"_s), tr("Copy &Picture"), QKeySequence::Copy, this, &Chart::copyPicture);
    menu.addAction(lineIcon(u"table"_s), tr("Copy &Data"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this, &Chart::copyData);
    menu.exec(event->globalPos());
}

void Chart::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copyPicture();
    else if (event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier))
        copyData();
    else
        QWidget::keyPressEvent(event);
}

void Chart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void Chart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace fivefold
