// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/page.h"

#include <vector>

namespace fivefold {

/// The pages of the window's centre in tab order, owned by `parent`.
[[nodiscard]] std::vector<Page*> createPages(QWidget* parent);

} // namespace fivefold
