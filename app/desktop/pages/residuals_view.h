// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/pages/measured_groups.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace fivefold {

class ChoiceBox;
class ResidualPlot;
class ValueTable;

/// Predicted against measured over all runs that the choices admit, the errors of their groups, and the run that is pointed at. A
/// person's own runs are those kept from campaigns, and those of a file of the same columns as the published ones.
class ResidualsView : public QWidget {
    Q_OBJECT

public:
    explicit ResidualsView(const Evaluator& evaluator, QWidget* parent = nullptr);

    /// Looks whether anything to show has changed; cheap when it has not.
    void refresh();
    /// Reads a table of a person's own runs beside those that are kept; what cannot be read is said on the page.
    void readOwn(const QString& path);
    [[nodiscard]] const ShownRunsPtr& shown() const { return shown_; }
    [[nodiscard]] const ResidualPlot& plot() const { return *plot_; }

Q_SIGNALS:
    void drawn(); ///< what is drawn belongs to the present choices
    void planWanted(const fivefold::MeasuredRun& run);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Question {
        MeasuredRunsPtr published, own;
        RunGrouping grouping = RunGrouping::source;
        RunFilter filter;
        bool operator==(const Question&) const = default;
    };
    struct OwnFile {
        QString path, name, problem; ///< `problem` without runs, or what was left out
        MeasuredRunsPtr runs;        ///< null: as before
    };
    /// `path`: the table that is asked for, empty for none; `opened`: one that a person opened before, outside the folder of kept ones.
    [[nodiscard]] static OwnFile readRuns(const QString& path, const QString& opened, const Catalogue& catalogue, const ProfileSource& profiles, const std::stop_token& stop);
    void readAgain();
    void askOwn();
    void takeOwn(const OwnFile& file);
    void fillFilters();
    void draw();
    void fillTable();
    void showRun(int point);
    [[nodiscard]] QString runSentence(int point) const;
    [[nodiscard]] QString groupText(const RunGroup& group) const;
    [[nodiscard]] QString table() const;
    void use(int point);
    void retranslate();

    const Evaluator& evaluator_;
    Question question_;
    std::optional<Question> asked_;
    ShownRunsPtr shown_;
    MeasuredRunsPtr own_, listed_;
    MeasuredRunsPtr judged_;   ///< published runs whose constants the own ones were held against
    QString asked_path_, opened_; ///< a table that is being read; the last that was, outside the folder of kept ones
    LatestTask task_, ownTask_;
    ChoiceBox* views_;
    ChoiceBox* groupings_;
    QComboBox* frameworks_;
    QComboBox* gpus_;
    QLabel* viewLabel_;
    QLabel* groupingLabel_;
    QPushButton* open_;
    QLabel* note_;
    QBoxLayout* body_;
    ResidualPlot* plot_;
    QLabel* run_;
    QPushButton* use_;
    ValueTable* groups_;
};

} // namespace fivefold
