// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTabWidget;
class QTextBrowser;

namespace fivefold {

/// What the present page shows and how to use it, what the cost model computes, and how far off it was on measured runs.
class HelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent);

    /// The help of the page with this object name comes to the front.
    void showPage(const QString& page);

private:
    QTabWidget* tabs_;
    QTextBrowser* page_ = nullptr;
};

} // namespace fivefold
