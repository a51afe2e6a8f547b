// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/heatmap_page.h"

#include "app/desktop/charts/color_legend.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/model_picker.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/controls/search_box.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/heatmap_model.h"
#include "app/desktop/pages/heatmap_view.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "core/model/parameters.h"

#include <QCheckBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kProgressWidth = 120;
const std::vector<int> kUsualNodes = {1, 2, 4, 8, 16, 32, 64};
/// Ticked at first beside the plan's own model: one family from small to large.
const QStringList kUsualModels = {u"llama-3.2-1b"_s, u"llama-3.1-8b"_s, u"llama-3.1-70b"_s};
const QString kPlanModel = u"plan"_s;

} // namespace

HeatmapPage::HeatmapPage(Document& document, QWidget* parent)
    : Page(parent), document_(document), model_(new HeatmapModel(this)), sentence_(new QLabel), controls_(new QWidget), nodes_label_(new QLabel), gpu_label_(new QLabel),
      sequence_label_(new QLabel), batch_label_(new QLabel), objective_label_(new QLabel), framework_label_(new QLabel), value_label_(new QLabel), models_(new ModelPicker),
      nodes_(new QLineEdit), gpu_(new SearchBox), sequence_(new NumberBox), batch_(new RealBox), objective_(new ChoiceBox), framework_(new ChoiceBox), values_(new ChoiceBox),
      run_(new QPushButton), stop_(new QPushButton), as_plan_(new QPushButton), as_published_(new QPushButton), overlay_(new QCheckBox), progress_(new QProgressBar),
      note_(new QLabel), view_(new HeatmapView), legend_(new ColorLegend), cell_(new QLabel), use_(new QPushButton), pin_(new QPushButton), source_(new QLabel) {
    for (const CatalogueModel& entry : document_.catalogue().models)
        models_->add({QString::fromStdString(entry.id), QString::fromStdString(entry.title), QString::fromStdString(entry.source), entry.model});
    makeControls();
    makeColumnOfPage();
    nodes_->setText(HeatmapTexts::nodesText(kUsualNodes));
    progress_->setFixedWidth(kProgressWidth);
    progress_->setVisible(false);
    stop_->setEnabled(false);
    source_->setVisible(false);
    view_->setHeatmap(model_);
    models_->add({kPlanModel, QString(), QString(), document_.plan().model}, false);
    models_->setChosen(QStringList{kPlanModel} + kUsualModels);
    base_ = document_.plan();
    HeatmapPage::retranslate();
}

QString HeatmapPage::title() const { return tr("Heatmap"); }
QIcon HeatmapPage::icon() const { return lineIcon(u"heatmap"_s); }

QString HeatmapPage::summary() const {
    const int cells = model_->rowCount() * model_->columnCount(), searched = model_->searched();
    if (cells == 0 || (searched == 0 && !running_)) return tr("The best layout of each model on each number of nodes will be shown here, once it has been searched.");
    const QString value = HeatmapTexts::valueName(model_->value()), gpu = QString::fromStdString(model_->settings().base.cluster.gpu.name);
    const auto range = model_->range();
    if (!range) return tr("On %1 nothing fits in the %2 of %3 cells searched so far.").arg(gpu).arg(searched).arg(cells);
    const QString from = HeatmapTexts::text(model_->value(), range->first), to = HeatmapTexts::text(model_->value(), range->second);
    if (searched < cells) return tr("%1 on %2: from %3 to %4 in %5 of %6 cells so far.").arg(value, gpu, from, to).arg(searched).arg(cells);
    const int without = searched - model_->fitting();
    if (without == 0) return tr("%1 of the best layouts on %2: from %3 to %4.").arg(value, gpu, from, to);
    return tr("%1 of the best layouts on %2: from %3 to %4; in %5 of %6 cells nothing fits.").arg(value, gpu, from, to).arg(without).arg(cells);
}

HeatmapSettings HeatmapPage::settings() const {
    HeatmapSettings settings;
    settings.base = base_;
    settings.models = models_->models();
    std::ranges::stable_sort(settings.models, {}, total_parameters);
    settings.nodes = HeatmapTexts::parseNodes(nodes_->text()).value_or(std::vector<int>());
    settings.space = space_;
    settings.objective = static_cast<Objective>(objective_->value());
    return settings;
}

void HeatmapPage::refresh() {
    const Plan& plan = document_.plan();
    models_->add({kPlanModel, tr("This plan: %1").arg(HeatmapTexts::modelText(plan.model)), QString(), plan.model}, false);
    if (!own_settings_) base_ = plan;
    showSettings();
    if (model_->searched() == 0 && !running_) showEmptyGrid();
    showTexts();
}

/// The cells that a run would fill.
void HeatmapPage::showEmptyGrid() {
    const HeatmapSettings wanted = settings();
    if (!(wanted == model_->settings())) model_->start(wanted);
}

void HeatmapPage::edited() {
    showSettings();
    if (model_->searched() == 0 && !running_) showEmptyGrid();
    showTexts();
}

void HeatmapPage::chooseGpu(const QString& id) {
    const Gpu* gpu = document_.catalogue().find_gpu(id.toStdString());
    if (gpu == nullptr) return;
    const Network& network = document_.catalogue().usual_network(*gpu);
    base_.cluster.gpu = *gpu;
    base_.cluster.network = network;
    base_.cluster.gpus_per_node = std::max(1, network.gpus_per_node);
    base_.training.price_per_gpu_hour = 0; // the catalogue's
    own_settings_ = true;
    edited();
}

void HeatmapPage::followPlan() {
    base_ = document_.plan();
    space_ = {};
    own_settings_ = false;
    edited();
}

void HeatmapPage::followPublished() {
    to_published_ = true;
    if (!published_) return loadPublished();
    to_published_ = false;
    const std::optional<HeatmapSettings> settings = publishedSettings(*published_);
    if (!settings) return;
    base_ = settings->base;
    base_.training.total_tokens = document_.plan().training.total_tokens;
    space_ = settings->space;
    own_settings_ = true;
    QStringList ids;
    for (const Transformer& model : settings->models) {
        ids << u"published/"_s + HeatmapTexts::modelText(model);
        models_->add({ids.back(), tr("%1 (published benchmark)").arg(HeatmapTexts::modelText(model)), QString(), model});
    }
    models_->setChosen(ids);
    nodes_->setText(HeatmapTexts::nodesText(settings->nodes));
    overlay_->setChecked(true);
    edited();
}

void HeatmapPage::loadPublished() {
    published_task_.start([catalogue = document_.sharedCatalogue()](const std::stop_token&) -> PublishedPtr {
        return std::make_shared<const std::vector<HeatmapFigures>>(publishedFigures(*catalogue)); // a tenth of a second
    },
                          [this](const PublishedPtr& read) {
                              published_ = read;
                              model_->setPublished(*read);
                              if (to_published_) followPublished();
                              showTexts();
                              Q_EMIT publishedLoaded();
                          });
}

void HeatmapPage::showPublished(bool shown) {
    if (shown && !published_) loadPublished();
    model_->setPublishedShown(shown);
    source_->setVisible(shown);
    showTexts();
}

void HeatmapPage::run() {
    const HeatmapSettings wanted = settings();
    if (running_ || wanted.models.empty() || wanted.nodes.empty()) return showTexts();
    running_ = true;
    hardware_ = document_.hardware();
    const quint64 serial = ++serial_;
    model_->start(wanted);
    model_->setRunning(true);
    progress_->setRange(0, model_->rowCount() * model_->columnCount());
    progress_->setValue(0);
    task_.start(
        [this, serial, request = heatmapRequest(wanted), catalogue = document_.sharedCatalogue()](const std::stop_token& stop) {
            const auto profiles = [&catalogue](const Plan& plan) { return catalogue->profile_for(plan); };
            const std::vector<HeatmapCell> cells = heatmap(request, profiles, stop, [this, serial](const HeatmapCell& cell) {
                QMetaObject::invokeMethod(
                    this,
                    [this, serial, cell] {
                        if (serial == serial_) takeCell(cell);
                    },
                    Qt::QueuedConnection);
            });
            return cells.size();
        },
        [this](std::size_t) { finish(); });
    showTexts();
}

void HeatmapPage::takeCell(const HeatmapCell& cell) {
    model_->setCell(cell);
    progress_->setValue(model_->searched());
    showTexts();
}

void HeatmapPage::stop() {
    if (!running_) return;
    task_.cancel();
    ++serial_;
    finish();
}

void HeatmapPage::finish() {
    running_ = false;
    model_->setRunning(false);
    showTexts();
    Q_EMIT finished();
}

const HeatmapFigures* HeatmapPage::selected() const {
    const QModelIndex index = view_->currentIndex();
    return index.isValid() ? model_->figures(index.row(), index.column()) : nullptr;
}

void HeatmapPage::useSelected() {
    if (const HeatmapFigures* cell = selected()) document_.use(tr("Best layout of the heatmap"), cell->plan);
}

void HeatmapPage::pinSelected() {
    const HeatmapFigures* cell = selected();
    if (cell == nullptr) return;
    const Plan plan = cell->plan;
    document_.pins().add(tr("%1, %2: %3").arg(HeatmapTexts::modelText(plan.model), HeatmapTexts::nodeCount(plan.cluster.nodes), degreesText(plan.layout)), plan);
}

void HeatmapPage::showCell() {
    const QModelIndex index = view_->currentIndex();
    cell_->setText(index.isValid() ? model_->sentence(index.row(), index.column()) : tr("Choose a cell to read all about it."));
    const bool found = selected() != nullptr;
    use_->setEnabled(found);
    pin_->setEnabled(found);
}

void HeatmapPage::showTexts() {
    sentence_->setText(summary());
    const HeatmapSettings wanted = settings();
    run_->setEnabled(!running_ && !wanted.models.empty() && !wanted.nodes.empty());
    stop_->setEnabled(running_);
    progress_->setVisible(running_);
    QStringList notes;
    if (wanted.models.empty()) notes << tr("No model is chosen.");
    if (wanted.nodes.empty()) notes << tr("Nodes must be a list of up to 32 whole numbers from 1 on, such as 1 2 4 8.");
    if (!running_ && model_->searched() > 0 && hardware_ != document_.hardware()) notes << tr("The measured values in use have changed since these cells were searched; Run searches anew.");
    if (!running_ && model_->searched() > 0 && !(wanted == model_->settings())) notes << tr("The settings have changed since these cells were searched; Run searches anew.");
    if (overlay_->isChecked() && published_) {
        bool any = false;
        for (int row = 0; row < model_->rowCount(); ++row)
            for (int column = 0; column < model_->columnCount(); ++column) any = any || model_->published(row, column) != nullptr;
        if (!any) notes << tr("The published benchmark has no cell under these settings.");
    }
    note_->setText(notes.join(u' '));
    note_->setVisible(!notes.isEmpty());
    const auto range = model_->range();
    const bool more = HeatmapTexts::moreIsBetter(model_->value());
    const auto end = [&](bool best) { return range ? HeatmapTexts::text(model_->value(), best == more ? range->second : range->first) : QString(); };
    legend_->setTexts(HeatmapTexts::valueName(model_->value()), end(false), end(true), tr("no layout fits, or none divides"));
    showCell();
}

} // namespace fivefold
