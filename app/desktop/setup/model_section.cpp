// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/model_section.h"

#include "app/desktop/controls/fold.h"
#include "app/desktop/controls/search_box.h"
#include "app/desktop/setup/dimension_form.h"
#include "app/desktop/setup/form_grid.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"
#include "core/model/parameters.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace fivefold {

namespace {

constexpr int kPresetField = 100;
constexpr int kDimensionField = 110;

/// "70.6 B": parameters are counted in billions and millions by their users in all languages.
QString shortCount(std::int64_t count) {
    const auto number = static_cast<double>(count);
    if (number >= 1e12) return ModelSection::tr("%1 T").arg(format::significant(number / 1e12));
    if (number >= 1e9) return ModelSection::tr("%1 B").arg(format::significant(number / 1e9));
    return ModelSection::tr("%1 M").arg(format::significant(number / 1e6));
}

} // namespace

ModelSection::ModelSection(Document& document, QWidget* parent)
    : SetupSection(document, tr("Model"), parent), presets_(new SearchBox(this)), size_(new QLabel(this)), dimensions_(new DimensionForm) {
    for (const CatalogueModel& entry : document_.catalogue().models)
        presets_->addEntry(QString::fromStdString(entry.title), QString::fromStdString(entry.id), QString::fromStdString(entry.source));
    name(presets_, QStringLiteral("model"), tr("Model preset; type to search"));
    form()->addRow(presets_);

    auto* open = new QPushButton(lineIcon(QStringLiteral("open")), tr("Open c&onfig.json…"), this);
    name(open, QStringLiteral("openConfig"), tr("Open config.json"));
    open->setToolTip(tr("Read the dimensions from a Hugging Face config.json; it can also be dropped on the window"));
    form()->addRow(open);

    size_->setObjectName(QStringLiteral("setup.model.size"));
    size_->setWordWrap(true);
    size_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    size_->setFont(Theme::tabularFigures(size_->font()));
    form()->addRow(size_);

    fold_ = new Fold(tr("Dimensions"), dimensions_, this);
    fold_->button()->setObjectName(QStringLiteral("setup.model.dimensions"));
    form()->addRow(fold_);

    connect(presets_, &SearchBox::chosen, this, &ModelSection::choose);
    connect(open, &QPushButton::clicked, this, &ModelSection::openRequested);
    connect(fold_, &Fold::toggled, this, [this](bool isOpen) {
        if (isOpen) dimensions_->showModel(document_.plan().model);
    });
    connect(dimensions_, &DimensionForm::edited, this, [this](int index, const QString& label, const Transformer& model) {
        Plan plan = document_.plan();
        plan.model = model;
        commit(label, plan, kDimensionField + index);
    });
    connect(&document_, &Document::planChanged, this, [this] { refresh(); });
    refresh();
}

void ModelSection::choose(const QString& id) {
    const CatalogueModel* entry = document_.catalogue().find_model(id.toStdString());
    if (entry == nullptr) return;
    Plan plan = document_.plan();
    plan.model = entry->model;
    commit(tr("Model"), plan, kPresetField);
}

QString ModelSection::size(const Transformer& model) const {
    if (const auto problem = malformed(model))
        return tr("These dimensions do not make a model: %1").arg(QCoreApplication::translate("Finding", problem->c_str()));
    const std::int64_t all = total_parameters(model);
    if (!model.moe) return tr("%1 parameters").arg(shortCount(all));
    return tr("%1 parameters, %2 active").arg(shortCount(all), shortCount(active_parameters(model)));
}

void ModelSection::refresh() {
    const Transformer& model = document_.plan().model;
    const auto& models = document_.catalogue().models;
    const auto same = std::find_if(models.begin(), models.end(), [&](const CatalogueModel& entry) { return entry.model == model; });
    const bool known = same != models.end();
    const QString text = known ? QString::fromStdString(same->title) : tr("%1 (own dimensions)").arg(QString::fromStdString(model.name));
    presets_->showEntry(known ? QString::fromStdString(same->id) : QString(), text);
    size_->setText(size(model));
    if (!malformed(model)) {
        size_->setToolTip(tr("%1 parameters, %2 of them used by each token")
                              .arg(format::whole(static_cast<double>(total_parameters(model))),
                                   format::whole(static_cast<double>(active_parameters(model)))));
    }
    if (fold_->isOpen()) dimensions_->showModel(model);
}

} // namespace fivefold
