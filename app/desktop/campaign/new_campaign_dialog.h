// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/campaign/new_campaign.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace fivefold {

class ChoiceBox;
class NumberBox;

/// Asks what a new campaign shall run, with what, and where.
class NewCampaignDialog : public QDialog {
    Q_OBJECT

public:
    /// `found`: layouts of the search at hand; 0 without one. `folder`: to begin with.
    NewCampaignDialog(std::size_t found, Framework framework, const QString& folder, QWidget* parent = nullptr);
    [[nodiscard]] NewCampaign wanted() const;

Q_SIGNALS:
    void chosen();

private:
    void check();
    void browse();

    NumberBox* top_;
    QCheckBox* pareto_;
    NumberBox* designed_;
    ChoiceBox* target_;
    ChoiceBox* launcher_;
    QLineEdit* folder_;
    NumberBox* at_once_;
    NumberBox* steps_;
    QLineEdit* options_;
    QPlainTextEdit* setup_;
    QLineEdit* image_;
    QLineEdit* volume_;
    QLineEdit* host_;
    QLineEdit* path_;
    QLabel* status_;
    QPushButton* write_;
};

} // namespace fivefold
