// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "core/formats/export.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace fivefold {

class ChoiceBox;

/// The target whose runs an estimate for this framework describes.
[[nodiscard]] ExportTarget exportTargetOf(Framework framework);

/// Launch files of a framework for the present plan: shown before they are written, never over an existing file unasked.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(ResultPtr result, const QString& folder, QWidget* parent);

    [[nodiscard]] QString folder() const;

Q_SIGNALS:
    void written(const QString& folder, int files);

private:
    void preview();
    void showFile(int row);
    void checkFolder();
    void browse();
    void write();
    [[nodiscard]] QStringList existing() const;

    ResultPtr result_;
    ExportResult files_;
    ChoiceBox* target_;
    ChoiceBox* launcher_;
    QLineEdit* folder_;
    QListWidget* list_;
    QPlainTextEdit* text_;
    QLabel* findings_;
    QLabel* status_;
    QCheckBox* replace_;
    QPushButton* write_;
    QWidget* preview_ = nullptr; ///< the files and their text
    QWidget* space_ = nullptr;   ///< keeps the lines together where there is no preview
};

} // namespace fivefold
