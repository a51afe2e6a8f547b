// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/page_tabs.h"

#include <QApplication>
#include <QEvent>
#include <QProxyStyle>
#include <QResizeEvent>
#include <QStyleFactory>
#include <QTabBar>

namespace fivefold {

/// The style at hand with less space beside the words of a tab.
class NarrowTabStyle : public QProxyStyle {
public:
    NarrowTabStyle() : QProxyStyle(QStyleFactory::create(QApplication::style()->objectName())) {}
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
        constexpr int kSpace = 12; // on both sides together
        return metric == PM_TabBarTabHSpace ? kSpace : QProxyStyle::pixelMetric(metric, option, widget);
    }
};

PageTabs::PageTabs(QWidget* parent) : QTabWidget(parent), narrow_(new NarrowTabStyle) {
    narrow_->setParent(this);
    setDocumentMode(true);
    connect(this, &QTabWidget::currentChanged, this, [this] {
        if (form_ == Form::icons) show(form_);
    });
}

PageTabs::~PageTabs() {
    tabBar()->setStyle(nullptr); // which ends before the bar
}

void PageTabs::addPage(QWidget* page, const QIcon& icon, const QString& title) {
    pages_.push_back({icon, title, {}});
    addTab(page, icon, title);
    tabBar()->setAccessibleTabName(count() - 1, title);
}

void PageTabs::setKeys(int index, const QString& keys) {
    pages_.at(static_cast<std::size_t>(index)).keys = keys;
    show(form_);
}

void PageTabs::show(Form form) {
    form_ = form;
    QStyle* wanted = form == Form::full ? nullptr : narrow_;
    if ((tabBar()->style() == narrow_) != (wanted != nullptr)) tabBar()->setStyle(wanted);
    for (int i = 0; i < count() && i < static_cast<int>(pages_.size()); ++i) {
        const Tab& page = pages_[static_cast<std::size_t>(i)];
        const bool word = form != Form::icons || i == currentIndex();
        setTabIcon(i, form == Form::words ? QIcon() : page.icon);
        setTabText(i, word ? page.title : QString());
        setTabToolTip(i, page.keys.isEmpty() ? page.title : tr("%1 (%2)", "page and its keys").arg(page.title, page.keys));
    }
}

void PageTabs::adapt(int width) {
    for (const Form form : {Form::full, Form::words, Form::icons}) {
        show(form);
        if (tabBar()->sizeHint().width() <= width) return;
    }
}

void PageTabs::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) adapt(event->size().width());
    QTabWidget::resizeEvent(event);
}

void PageTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) adapt(width());
}

} // namespace fivefold
