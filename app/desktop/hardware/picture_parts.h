// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QWidget;

namespace fivefold {

/// Puts a picture with its choices above, a sentence about it, and what is selected below into `page`.
void layOutPicture(QWidget* page, const std::vector<std::pair<QLabel*, QComboBox*>>& choices, QLabel* summary, QWidget* picture, QLabel* selected);

} // namespace fivefold
