// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/notices_view.h"

#include "app/desktop/controls/fold.h"
#include "app/desktop/pages/list_rows.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kSpacing = 8, kLogLines = 8;

} // namespace

QString noticeSentence(const ProbeNotice& notice) {
    return notice.where.isEmpty() ? notice.what : NoticesView::tr("%1: %2", "where something happened, what").arg(notice.where, notice.what);
}

NoticesView::NoticesView(QWidget* parent) : QWidget(parent), list_(nullptr), stages_(new QLabel), log_(new QPlainTextEdit), fold_(nullptr) {
    setObjectName("hardwareNotices"_L1);
    stages_->setObjectName("hardwareStages"_L1);
    stages_->setWordWrap(true);
    stages_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    log_->setObjectName("hardwareLog"_L1);
    log_->setReadOnly(true);
    log_->setTabChangesFocus(true);
    log_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    log_->setLineWrapMode(QPlainTextEdit::NoWrap);
    log_->setMinimumHeight(kLogLines * log_->fontMetrics().height());
    fold_ = new Fold(QString(), log_, this);
    fold_->button()->setObjectName("hardwareLogFold"_L1);
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(kSpacing);
    auto* rows = new QWidget;
    list_ = new QVBoxLayout(rows);
    list_->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(kSpacing);
    inside->addWidget(rows);
    inside->addWidget(stages_);
    inside->addWidget(fold_);
    inside->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setObjectName("hardwareNoticesScroll"_L1);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpacing, 0, 0);
    column->addWidget(scroll);
    retranslate();
}

void NoticesView::showNotices(const std::vector<ProbeNotice>& notices, const QString& stages, const QString& log) {
    stages_->setText(stages);
    stages_->setVisible(!stages.isEmpty());
    if (log != log_text_) {
        log_text_ = log;
        log_->setPlainText(log);
    }
    fold_->setVisible(!log.isEmpty());
    if (built_ && notices == notices_) return;
    notices_ = notices;
    rebuild();
}

void NoticesView::showLog() {
    if (!fold_->isOpen()) fold_->button()->click();
    log_->setFocus(Qt::OtherFocusReason);
}

void NoticesView::rebuild() {
    built_ = true;
    clearLayout(list_);
    if (notices_.empty()) {
        auto* none = new QLabel(tr("Nothing stands out."));
        none->setObjectName("hardwareNoNotice"_L1);
        list_->addWidget(none);
    }
    int number = 0;
    for (const ProbeNotice& notice : notices_) {
        auto* row = new QHBoxLayout;
        row->setSpacing(kSpacing);
        row->addWidget(iconLabel(severityIcon(notice.severity), Theme::textColor(notice.severity, palette()), severityText(notice.severity)), 0, Qt::AlignTop);
        auto* texts = new QVBoxLayout;
        texts->setSpacing(2);
        const auto add = [texts](const QString& text, const QString& name) {
            auto* label = new QLabel(text);
            label->setObjectName(name);
            label->setTextFormat(Qt::PlainText);
            label->setWordWrap(true);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
            texts->addWidget(label);
            return label;
        };
        QLabel* what = add(noticeSentence(notice), u"hardwareNotice%1"_s.arg(number));
        what->setAccessibleName(tr("%1: %2", "how grave, what").arg(severityText(notice.severity), what->text()));
        if (!notice.advice.isEmpty()) add(notice.advice, u"hardwareAdvice%1"_s.arg(number));
        if (!notice.detail.isEmpty()) {
            QLabel* detail = add(notice.detail, u"hardwareDetail%1"_s.arg(number));
            QPalette muted = palette();
            muted.setColor(QPalette::WindowText, Theme::mutedText(palette()));
            detail->setPalette(muted);
            detail->setFont(Theme::scaled(font(), 0.9));
        }
        row->addLayout(texts, 1);
        list_->addLayout(row);
        ++number;
    }
}

void NoticesView::retranslate() {
    fold_->button()->setText(tr("Log of the probe"));
    fold_->button()->setToolTip(tr("What the probe and the libraries printed"));
    log_->setAccessibleName(tr("Log of the probe"));
    rebuild();
}

void NoticesView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && built_) rebuild();
}

} // namespace fivefold
