// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/pages/heatmap_data.h"
#include "app/desktop/hardware/used_hardware.h"
#include "app/desktop/pages/page.h"

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace fivefold {

class ChoiceBox;
class ColorLegend;
class Document;
class HeatmapModel;
class HeatmapView;
class ModelPicker;
class NumberBox;
class RealBox;
class SearchBox;

/// The best layout of several models on several numbers of nodes, searched cell by cell, with the published benchmark beside it.
/// Settings come from the plan until a person changes one.
class HeatmapPage : public Page {
    Q_OBJECT

public:
    explicit HeatmapPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] HeatmapSettings settings() const; ///< as the controls stand

public Q_SLOTS:
    void run();
    void stop();
    void followPlan();        ///< settings of the present plan
    void followPublished();   ///< settings of the published benchmark, which is then shown

Q_SIGNALS:
    void finished();        ///< all cells, or stopped
    void publishedLoaded(); ///< the published benchmark is there

protected:
    void refresh() override;
    void retranslate() override;

private:
    using PublishedPtr = std::shared_ptr<const std::vector<HeatmapFigures>>;

    void makeControls();
    void makeColumnOfPage();
    void edited();
    void showSettings();
    void showEmptyGrid();
    void takeCell(const HeatmapCell& cell);
    void finish();
    void showTexts();
    void showCell();
    void loadPublished();
    void showPublished(bool shown);
    void chooseGpu(const QString& id);
    [[nodiscard]] const HeatmapFigures* selected() const;
    void useSelected();
    void pinSelected();

    Document& document_;
    Plan base_;         ///< of the settings
    SearchSpace space_; ///< empty but for the published benchmark's settings
    bool own_settings_ = false; ///< differ from the plan's by a person's will
    bool running_ = false, to_published_ = false;
    quint64 serial_ = 0; ///< of the run whose cells are taken
    UsedHardwarePtr hardware_; ///< by which the cells were estimated
    PublishedPtr published_;
    HeatmapModel* model_;
    QLabel* sentence_;
    QWidget* controls_;
    QLabel *nodes_label_, *gpu_label_, *sequence_label_, *batch_label_, *objective_label_, *framework_label_, *value_label_;
    ModelPicker* models_;
    QLineEdit* nodes_;
    SearchBox* gpu_;
    NumberBox* sequence_;
    RealBox* batch_;
    ChoiceBox *objective_, *framework_, *values_;
    QPushButton *run_, *stop_, *as_plan_, *as_published_;
    QCheckBox* overlay_;
    QProgressBar* progress_;
    QLabel* note_;
    HeatmapView* view_;
    ColorLegend* legend_;
    QLabel* cell_;
    QPushButton *use_, *pin_;
    QLabel* source_;
    LatestTask published_task_, task_; ///< last: they end before what they report to
};

} // namespace fivefold
