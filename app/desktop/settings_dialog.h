// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QFormLayout;
class QComboBox;
class QCheckBox;
class QLabel;

namespace fivefold {

/// How the program looks and speaks, and where the libraries lie that GPUs are measured with. Changes hold at once; only the language waits
/// for the next start, and says so.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget* parent);

private:
    void chooseLanguage();
    void chooseAppearance();
    void addPlace(QFormLayout& form, const QString& label, const char* key, const QString& tip);

    QComboBox* language_;
    QComboBox* appearance_;
    QCheckBox* motion_;
    QLabel* note_;
};

} // namespace fivefold
