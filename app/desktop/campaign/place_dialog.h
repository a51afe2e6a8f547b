// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;

namespace fivefold {

/// Asks on which machine a campaign is submitted: this one, or a login node that the person's own ssh reaches.
class PlaceDialog : public QDialog {
    Q_OBJECT

public:
    PlaceDialog(const QString& host, const QString& path, QWidget* parent = nullptr);

Q_SIGNALS:
    void placed(const QString& host, const QString& path);

private:
    QLineEdit* host_;
    QLineEdit* path_;
};

} // namespace fivefold
