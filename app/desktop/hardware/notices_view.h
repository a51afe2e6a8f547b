// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/probe_notices.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace fivefold {

class Fold;

/// What there is to know of a measurement in plain words with what to do, and on demand the probe's own log.
class NoticesView : public QWidget {
    Q_OBJECT

public:
    explicit NoticesView(QWidget* parent = nullptr);
    void showNotices(const std::vector<ProbeNotice>& notices, const QString& stages, const QString& log);
    void showLog();
    void retranslate();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();

    std::vector<ProbeNotice> notices_;
    QString log_text_;
    bool built_ = false;
    QVBoxLayout* list_;
    QLabel* stages_;
    QPlainTextEdit* log_;
    Fold* fold_;
};

/// A line for one notice: where and what.
[[nodiscard]] QString noticeSentence(const ProbeNotice& notice);

} // namespace fivefold
