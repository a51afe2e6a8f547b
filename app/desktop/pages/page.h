// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"

#include <QIcon>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace fivefold {

/// One tab of the window's centre. It is handed every new result, but works on it only while it can be seen.
class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(QWidget* parent = nullptr) : QWidget(parent) {}

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QIcon icon() const = 0;
    /// One sentence that says what the page shows, up to date even while the page is hidden.
    [[nodiscard]] virtual QString summary() const = 0;

    /// Cheap while the page is hidden: the result is kept, and drawn when the page is shown.
    virtual void showResult(const ResultPtr& result);
    [[nodiscard]] const ResultPtr& result() const { return result_; }

Q_SIGNALS:
    /// A number was clicked whose making is to be shown; `term` is the snake_case key of an explanation.
    void explain(const QString& term);

protected:
    /// The page's content from top to bottom; it scrolls where the window is too low for it. To be called once.
    [[nodiscard]] QVBoxLayout* makeColumn();
    /// Brings everything on the page in line with result(), which may be null or invalid.
    virtual void refresh() = 0;
    /// Sets the texts that do not depend on the result; called again when the language changes.
    virtual void retranslate() = 0;

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    ResultPtr result_;
    bool stale_ = true;
};

} // namespace fivefold
