// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/pages/run_check.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace fivefold {

class ChoiceBox;
class RealBox;

/// A person's own reading of a run of the present plan, and what to think of it. Step time and tokens per second say the same and follow
/// one another.
class CheckView : public QWidget {
    Q_OBJECT

public:
    explicit CheckView(const Evaluator& evaluator, QWidget* parent = nullptr);
    void showResult(const ResultPtr& result);
    [[nodiscard]] const OwnReading& reading() const { return reading_; }
    [[nodiscard]] const RunCheck& check() const { return check_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeStep(double seconds);
    void takeRate(double tokens);
    void takeMemory();
    void clear();
    void judge();
    void showTimes();
    void retranslate();
    [[nodiscard]] double tokens() const; ///< per step and GPU

    const Evaluator& evaluator_;
    ResultPtr result_;
    OwnReading reading_;
    RunCheck check_;
    QLabel* intro_;
    QLabel* stepLabel_;
    QLabel* rateLabel_;
    QLabel* memoryLabel_;
    QLabel* kindLabel_;
    RealBox* step_;
    RealBox* rate_;
    RealBox* memory_;
    ChoiceBox* kind_;
    QPushButton* clear_;
    QLabel* sign_;
    QLabel* verdict_;
    QLabel* causes_;
};

} // namespace fivefold
