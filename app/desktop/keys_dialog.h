// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace fivefold {

/// All keys of the window: what its menus say, and what the knobs understand.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(QWidget& window);
};

} // namespace fivefold
