// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document.h"

#include <QWidget>

#include <vector>

namespace fivefold {

class KnobCell;
class ProductLines;

/// The knobs above the pages: five sliders, seven smaller knobs, and the products that they keep.
class KnobsPanel : public QWidget {
    Q_OBJECT

public:
    explicit KnobsPanel(Document& document, QWidget* parent = nullptr);

private:
    void refresh();
    void showRanges(const KnobRangesPtr& ranges);
    void showStrips(const KnobStripsPtr& strips);

    Document& document_;
    std::vector<KnobCell*> cells_;
    ProductLines* products_;
    Layout shown_;
};

} // namespace fivefold
