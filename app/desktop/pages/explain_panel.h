// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "core/explain/explanation.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace fivefold {

/// The dock "How computed": the formula of the figure that was clicked last, the same with values, what its symbols mean, its parts, its
/// source and what it leaves out. A part can be opened, and left again. Works only while it can be seen.
class ExplainPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExplainPanel(QWidget* parent = nullptr);

    void showResult(const ResultPtr& result);
    /// Shows how another figure comes about; `key` as core/explain/explain.h lists them.
    void explain(const QString& key);
    [[nodiscard]] const QString& key() const { return key_; }
    /// Ids of the parts that were opened, from the figure inwards.
    [[nodiscard]] const QStringList& path() const { return path_; }
    /// All that is shown, as plain text with full numbers.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QSize sizeHint() const override { return {640, 240}; }

public Q_SLOTS:
    void back();
    void copy();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void enter(const QString& part);
    [[nodiscard]] const Explanation* shown() const;
    [[nodiscard]] QString html(const Explanation& explanation) const;

    ResultPtr result_;
    QString key_;
    QStringList path_;
    Explanation root_; ///< of key_ under result_; without id: none
    QPushButton* back_;
    QPushButton* copy_;
    QLabel* title_;
    QTextBrowser* body_;
};

/// What stands for a figure, part or symbol in the person's language.
[[nodiscard]] QString explanationName(const std::string& id);

} // namespace fivefold
