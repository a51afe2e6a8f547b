// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/stream_lanes.h"

#include <QTimer>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QTabWidget;

namespace fivefold {

class ChoiceBox;
class Document;
class GanttView;

/// The step as it unfolds: passes of every pipeline stage, what lies between them, and memory over time; under the plan's schedule or
/// another, or two above each other. Which schedule is shown is no part of the plan.
class TimelinePage : public Page {
    Q_OBJECT

public:
    explicit TimelinePage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QIcon icon() const override;
    [[nodiscard]] QString summary() const override;
    void setOrder(std::optional<PipelineOrderKind> order);    ///< none: the plan's
    void setCompared(std::optional<PipelineOrderKind> order); ///< none: nothing below
    void follow(std::optional<MicroBatch> micro_batch);
    /// Writes the step for Perfetto on a worker, also while the page is hidden; traceWritten() answers.
    void exportTrace(const QString& path);
    void askExport(); ///< where to

Q_SIGNALS:
    void streamsDrawn(); ///< those of the stage whose memory is shown
    void simulated(); ///< what is drawn belongs to the present result and schedules
    void traceWritten(const QString& path,
                      const QString& error); ///< error: empty when it is there; path: empty where there is nothing to write

protected:
    void refresh() override;
    void retranslate() override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeControls();
    void take(const TimelineAnswerPtr& answer);
    void draw();
    void showOrders();
    void showCurve();
    void showStage(); ///< memory and streams of another stage
    void requestStreams();
    [[nodiscard]] bool hasStreams() const;   ///< those of the stage whose memory is shown
    [[nodiscard]] bool showsStreams() const; ///< while others are on their way, those of the stage before
    void showNote();
    void barChosen(int chart, qint64 event);
    void stageChosen();
    void play(bool run);
    void setShown(bool shown);
    [[nodiscard]] std::vector<PipelineOrderKind> wanted() const;
    [[nodiscard]] std::vector<std::size_t> drawn() const; ///< orders that there is a timeline of, by chart

    Document& document_;
    std::optional<PipelineOrderKind> order_, compared_;
    std::optional<MicroBatch> followed_;
    std::size_t curve_chart_ = 0, curve_rank_ = 0; ///< whose memory is shown
    TimelineAnswerPtr answer_;
    StreamAnswerPtr streams_answer_;
    LatestTask task_, streams_task_, export_task_;
    QTimer clock_;
    QLabel* sentence_;
    QWidget* controls_;
    QLabel* order_label_;
    ChoiceBox* orders_;
    QLabel* compared_label_;
    ChoiceBox* others_;
    QLabel* follow_label_;
    QSpinBox* follow_;
    QCheckBox* critical_;
    QCheckBox* streams_;
    QLabel* moment_label_;
    QSlider* moment_;
    QPushButton* play_;
    QPushButton* export_;
    QLabel* note_;
    GanttView* gantt_;
    QTabWidget* tables_;
    ValueTable* stages_;
    ValueTable* choices_;
};

} // namespace fivefold
