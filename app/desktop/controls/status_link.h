// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fivefold {

/// A line of the status bar that leads somewhere. Where the window is too narrow for all of it the end is cut on screen, unless it may not
/// be; tip and accessible description keep the whole.
class StatusLink : public QToolButton {
    Q_OBJECT

public:
    explicit StatusLink(QWidget* parent = nullptr);
    void setWholeText(const QString& text, const QString& tip = {});
    void setElides(bool elides);
    [[nodiscard]] const QString& wholeText() const { return whole_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int widthOf(const QString& text) const;
    void fit();
    QString whole_;
    bool elides_ = true;
};

} // namespace fivefold
