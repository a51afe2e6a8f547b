// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace fivefold {

/// How estimates are made and how wrong they were: the pages of resources/help, beside the work.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent);
};

} // namespace fivefold
