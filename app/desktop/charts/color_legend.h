// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace fivefold {

/// The ramp of Theme::ramp from its worst to its best end, both labelled, and what hatching means.
class ColorLegend : public QWidget {
    Q_OBJECT

public:
    explicit ColorLegend(QWidget* parent = nullptr);
    /// `worst` and `best` empty: no ramp, only the hatching.
    void setTexts(const QString& title, const QString& worst, const QString& best, const QString& hatched);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString title_, worst_, best_, hatched_;
};

} // namespace fivefold
