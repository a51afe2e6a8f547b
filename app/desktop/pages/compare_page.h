// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/pages/compare_rows.h"
#include "app/desktop/pages/page.h"

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace fivefold {

class ChoiceBox;
class CompareTable;
class Document;

/// Parts of the step time of several plans as bars on one scale, without tips.
[[nodiscard]] StackedBarsData stepBars(std::span<const PlanColumn> plans, const QPalette& palette);
/// Memory of the fullest stage of several plans; the limit is drawn where all have the same.
[[nodiscard]] StackedBarsData memoryBars(std::span<const PlanColumn> plans, const QPalette& palette);

/// The present plan beside the pinned ones, with differences marked.
class ComparePage : public Page {
    Q_OBJECT

public:
    enum class Bars { step, memory, none };

    explicit ComparePage(Document& document, QWidget* parent = nullptr);
    ~ComparePage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    /// The present plan first, then the pinned ones.
    [[nodiscard]] std::vector<PlanColumn> columns() const;
    /// Pins the present plan under a name of its own; one that is pinned already is only named.
    void pinPresent();

Q_SIGNALS:
    void said(const QString& text);
    void reportWanted();

protected:
    void refresh() override;
    void retranslate() override;

private:
    void makeControls(class QVBoxLayout* layout);
    void pinsChanged();
    void showBars();
    void showChosen();
    void showBases();
    [[nodiscard]] std::size_t base() const;
    [[nodiscard]] std::optional<std::size_t> chosenPin() const;
    void use();
    void rename();
    void unpin();
    void move(int by);

    Document& document_;
    std::optional<Plan> basePlan_; ///< as the person chose it; without a choice the first pinned plan
    bool basePresent_ = false;
    Bars shownBars_ = Bars::step;
    QLabel* sentence_;
    QWidget* emptyState_;
    QLabel* empty_;
    QPushButton* pinFirst_;
    QWidget* controls_;
    QPushButton* pin_;
    QLabel* baseLabel_;
    ChoiceBox* bases_;
    QLabel* barsLabel_;
    ChoiceBox* barsChoice_;
    QCheckBox* only_;
    QPushButton* report_;
    QToolButton* copy_;
    StackedBars* bars_;
    CompareTable* table_;
    QWidget* actions_;
    QLabel* chosen_;
    QPushButton* use_;
    QPushButton* rename_;
    QPushButton* earlier_;
    QPushButton* later_;
    QPushButton* unpin_;
};

} // namespace fivefold
