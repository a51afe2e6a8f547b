// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/page.h"

#include <vector>

namespace fivefold {

class Document;

/// The pages of the window's centre in tab order, owned by `parent`.
[[nodiscard]] std::vector<Page*> createPages(Document& document, QWidget* parent);

} // namespace fivefold
