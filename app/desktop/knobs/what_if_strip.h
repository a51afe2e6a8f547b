// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/strip.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace fivefold {

/// One cell per value that a knob could take with all else re-balanced, marked by what the plan would come to: a bar upwards is
/// faster than now, downwards slower, hatched does not fit. A click takes the value; the tip says the rest.
class WhatIfStrip : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfStrip(QWidget* parent);

    /// Cells stand in `text`'s words; `position` gives the horizontal centre of a value's cell, or nothing to leave it out. Without
    /// `position` the cells share the width.
    void setText(std::function<QString(std::int64_t)> text) { text_ = std::move(text); }
    void setPosition(std::function<std::optional<int>(std::int64_t)> position) { position_ = std::move(position); }
    void setPoints(std::shared_ptr<const std::vector<StripPoint>> points);
    /// What was computed belongs to an older plan: drawn paler until the new points come.
    void setStale();
    /// Another value is the present one, while the new points are on their way.
    void setPresent(std::int64_t value);
    [[nodiscard]] const std::vector<StripPoint>& points() const { return *points_; }
    /// "TP 4: 3.6 % faster, 96.5 of 79.1 GiB, does not fit"
    [[nodiscard]] QString sentence(const StripPoint& point) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void picked(qint64 value);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRect cell(std::size_t index) const;
    [[nodiscard]] const StripPoint* at(QPoint place) const;
    void describe();

    std::shared_ptr<const std::vector<StripPoint>> points_; // never null
    std::int64_t present_ = 0;
    std::function<QString(std::int64_t)> text_;
    std::function<std::optional<int>(std::int64_t)> position_;
    bool stale_ = false;
};

} // namespace fivefold
