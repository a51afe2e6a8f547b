// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/scaling_data.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace fivefold {

class ChoiceBox;
class Document;

/// The plan on other numbers of nodes, with its own layout and, once searched, with the best layout of each; and what more hardware
/// would buy it.
class ScalingPage : public Page {
    Q_OBJECT

public:
    explicit ScalingPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;

public Q_SLOTS:
    void search(); ///< the best layout on each number of nodes
    void stop();

Q_SIGNALS:
    void computed(); ///< what is drawn of the present layout belongs to the present plan
    void finished(); ///< the search, or it was stopped

protected:
    void refresh() override;
    void retranslate() override;

private:
    void makeControls();
    [[nodiscard]] std::vector<int> nodes() const; ///< empty: the box holds no list
    void take(const std::shared_ptr<ScalingAnswer>& answer);
    void takePoint(const ScalingPoint& point);
    void endSearch();
    void draw();
    void showTexts();
    void choose(int series, int point);
    void usePlan(const Plan& plan);
    [[nodiscard]] const ScalingPoint* selected() const;
    void setShown(bool shown);

    Document& document_;
    std::shared_ptr<ScalingAnswer> answer_;
    std::vector<Plan> rows_; ///< of the table
    bool own_nodes_ = false, running_ = false;
    quint64 serial_ = 0; ///< of the search whose points are taken
    QLabel* sentence_;
    QWidget* controls_;
    QLabel *kind_label_, *value_label_, *nodes_label_;
    ChoiceBox *kinds_, *values_;
    QLineEdit* nodes_;
    QPushButton *search_, *stop_;
    QProgressBar* progress_;
    QLabel* note_;
    LineChart* chart_;
    QLabel* point_;
    QPushButton *use_, *pin_;
    QTabWidget* tables_;
    ValueTable *purchases_, *points_;
    LatestTask task_, search_task_; ///< last: they end before what they report to
};

} // namespace fivefold
