// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hardware/probe_session.h"

#include <QTimer>
#include <QWidget>

#include <set>

class QHBoxLayout;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace fivefold {

class ChoiceBox;

/// Starts and stops a run of the probe, asks how thorough and on which GPUs, and says how far it has come.
class ProbeControls : public QWidget {
    Q_OBJECT

public:
    /// `further` stands in the same line as the choices.
    ProbeControls(ProbeSession& session, const std::vector<QWidget*>& further, QWidget* parent = nullptr);

    [[nodiscard]] ProbeRequest request() const;
    /// Takes the GPUs that a look has found.
    void showDevices(const std::vector<ProbeDevice>& devices);
    void retranslate();

Q_SIGNALS:
    void measureWanted();

private:
    void showActivity();
    void showProgress();
    void showChosen();
    [[nodiscard]] std::set<int> chosen() const; ///< of the menu; empty without one

    ProbeSession& session_;
    std::vector<ProbeDevice> devices_;
    QPushButton* run_;
    QLabel* extentLabel_;
    ChoiceBox* extent_;
    QToolButton* gpus_;
    QMenu* menu_;
    QWidget* line_;
    QLabel* stage_;
    QProgressBar* bar_;
    QLabel* elapsed_;
    QTimer tick_;
};

/// "0-3,6" of device numbers.
[[nodiscard]] QString deviceList(const std::set<int>& devices);

} // namespace fivefold
