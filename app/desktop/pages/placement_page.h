// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/pages/page.h"
#include "core/estimate/placement.h"

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace fivefold {

class ChoiceBox;
class Document;
class PlacementMap;
class ValueTable;

/// Where ranks sit: every GPU in the colour of its group, the links that groups cross, and the groups of a chosen rank. The order in
/// which ranks are numbered can be tried here before the plan takes it.
class PlacementPage : public Page {
    Q_OBJECT

public:
    explicit PlacementPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    /// Takes an order such as "tp-cp-ep-pp-dp"; what is none is refused, and the page says what would be one.
    void setOrder(const QString& text);
    void setKind(RankGroup kind);
    void keepOrder(); ///< the plan takes the order that is tried
    [[nodiscard]] const RankOrder& order() const { return order_; }

Q_SIGNALS:
    void placed(); ///< what is drawn belongs to the present result, order and kind

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// What one answer of the worker holds.
    struct Answer {
        ResultPtr result;
        Placement placement;
        RankGroup kind = RankGroup::tp; ///< coloured
        std::vector<std::uint8_t> colors;
    };
    using AnswerPtr = std::shared_ptr<const Answer>;
    static Answer place(const ResultPtr& result, const RankOrder& order, RankGroup wanted, const std::stop_token& stop);
    void take(const AnswerPtr& answer);
    void showKinds();
    void showRank(qint64 rank);
    void showNote();
    void setShown(bool shown);
    [[nodiscard]] bool hasAnswer() const; ///< for the present result and order

    void showKeep();

    Document& document_;
    RankOrder order_, planned_; ///< tried, and that of the last plan seen
    RankGroup wanted_ = RankGroup::tp; ///< kind to colour by, while the layout has it
    AnswerPtr answer_;
    LatestTask task_;
    QLabel* sentence_;
    QLabel* kind_label_;
    ChoiceBox* kinds_;
    QLabel* order_label_;
    QComboBox* orders_;
    QPushButton* keep_;
    QLabel* note_;
    PlacementMap* map_;
    QTabWidget* tables_;
    ValueTable* groups_;
    ValueTable* rank_;
};

} // namespace fivefold
