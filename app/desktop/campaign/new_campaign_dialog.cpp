// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/campaign/new_campaign_dialog.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/export_dialog.h"
#include "app/desktop/theme/number_format.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpacerItem>
#include <QVBoxLayout>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

enum LauncherChoice { kSlurm, kSkyPilot, kKubernetes };
constexpr const char* kLauncherNames[] = {"slurm", "skypilot", "kubernetes"};
constexpr int kMostTop = 1000, kMostDesigned = 50, kMostAtOnce = 10'000, kMostSteps = 1'000'000, kSetupLines = 3;

void name(QWidget* control, const char* objectName, const QString& text) {
    control->setObjectName(QLatin1String(objectName));
    control->setAccessibleName(text);
}

NumberBox* numberBox(int least, int most, int value) {
    auto* box = new NumberBox;
    box->setRange(least, most);
    box->showValue(value);
    return box;
}

} // namespace

NewCampaignDialog::NewCampaignDialog(std::size_t found, Framework framework, const QString& folder, QWidget* parent)
    : QDialog(parent), top_(numberBox(0, kMostTop, static_cast<int>(NewCampaign().top))), pareto_(new QCheckBox(tr("and the &Pareto front of step time, memory and cost"))),
      designed_(numberBox(0, kMostDesigned, 0)), target_(new ChoiceBox), launcher_(new ChoiceBox), folder_(new QLineEdit(QDir::toNativeSeparators(folder))),
      at_once_(numberBox(1, kMostAtOnce, CampaignSettings().at_once)), steps_(numberBox(2, kMostSteps, static_cast<int>(CampaignSettings().steps))), options_(new QLineEdit),
      setup_(new QPlainTextEdit), image_(new QLineEdit), volume_(new QLineEdit), host_(new QLineEdit), path_(new QLineEdit), status_(new QLabel), write_(new QPushButton(tr("&Write Campaign"))) {
    setObjectName("newCampaignDialog"_L1);
    setWindowTitle(tr("New Campaign"));
    name(top_, "campaign.top", tr("Fastest layouts"));
    name(pareto_, "campaign.pareto", tr("Pareto front"));
    name(designed_, "campaign.designed", tr("Runs that teach most"));
    name(target_, "campaign.target", tr("Framework"));
    name(launcher_, "campaign.launcher", tr("Launcher"));
    name(folder_, "campaign.folder", tr("Folder"));
    name(at_once_, "campaign.atOnce", tr("Runs at a time"));
    name(steps_, "campaign.steps", tr("Steps of a run"));
    name(options_, "campaign.options", tr("Options of sbatch"));
    name(setup_, "campaign.setup", tr("Before each run"));
    name(image_, "campaign.image", tr("Container image"));
    name(volume_, "campaign.volume", tr("Volume"));
    name(host_, "campaign.host", tr("Login node"));
    name(path_, "campaign.path", tr("Folder there"));
    name(write_, "campaign.write", tr("Write campaign"));
    status_->setObjectName("campaign.status"_L1);
    for (const ExportTarget target : kExportTargets) target_->addChoice(exportTargetText(target), static_cast<std::int64_t>(target));
    target_->showValue(static_cast<std::int64_t>(exportTargetOf(framework)));
    launcher_->addChoice(launcherText(Launcher::slurm), kSlurm);
    launcher_->addChoice(launcherText(Launcher::skypilot), kSkyPilot);
    launcher_->addChoice(u"Kubernetes"_s, kKubernetes);
    setup_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setup_->setTabChangesFocus(true);
    setup_->setPlaceholderText(u"module load cuda"_s);
    setup_->setFixedHeight(kSetupLines * setup_->fontMetrics().lineSpacing() + 14);
    options_->setPlaceholderText(u"--partition=gpu --account=team"_s);
    host_->setPlaceholderText(tr("this machine"));
    path_->setPlaceholderText(tr("a folder of the campaign's name"));
    designed_->setToolTip(tr("Runs that tell most about the constants that predictions rest on, whether they are fast or not"));

    auto* source = new QLabel(found > 0 ? tr("Layouts come from the search: %1 were found.").arg(format::whole(static_cast<double>(found)))
                                        : tr("No search has been made; one is made for the present plan, with the locked knobs as they are."));
    source->setObjectName("campaign.source"_L1);
    for (QLabel* label : {source, status_}) label->setWordWrap(true);
    auto* browse_button = new QPushButton(tr("&Browse…"));
    name(browse_button, "campaign.browse", tr("Choose the folder"));
    auto* folder_row = new QHBoxLayout;
    folder_row->addWidget(folder_, 1);
    folder_row->addWidget(browse_button);
    auto* folder_label = new QLabel(tr("F&older"));
    folder_label->setBuddy(folder_);

    auto* form = new QFormLayout;
    form->addRow(tr("Fas&test layouts"), top_);
    form->addRow(QString(), pareto_);
    form->addRow(tr("Runs that teach &most"), designed_);
    form->addRow(tr("&Framework"), target_);
    form->addRow(tr("&Launcher"), launcher_);
    form->addRow(folder_label, folder_row);
    form->addRow(tr("Runs at a t&ime"), at_once_);
    form->addRow(tr("&Steps of a run"), steps_);
    form->addRow(tr("Options of sb&atch"), options_);
    form->addRow(tr("Before &each run"), setup_);
    form->addRow(tr("Container ima&ge"), image_);
    form->addRow(tr("&Volume"), volume_);
    form->addRow(tr("Login &node"), host_);
    form->addRow(tr("Folder the&re"), path_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(write_, QDialogButtonBox::AcceptRole);
    write_->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(source);
    column->addLayout(form);
    column->addWidget(status_);
    column->addStretch(1);
    column->addWidget(buttons);

    const auto shown = [this, form] {
        const bool slurm = launcher_->value() == kSlurm, kubernetes = launcher_->value() == kKubernetes;
        for (QWidget* row : {static_cast<QWidget*>(options_), static_cast<QWidget*>(host_), static_cast<QWidget*>(path_)}) form->setRowVisible(row, slurm);
        for (QWidget* row : {image_, volume_}) form->setRowVisible(row, kubernetes);
        check();
    };
    connect(launcher_, &ChoiceBox::chosen, this, shown);
    connect(browse_button, &QPushButton::clicked, this, &NewCampaignDialog::browse);
    connect(folder_, &QLineEdit::textChanged, this, &NewCampaignDialog::check);
    connect(pareto_, &QCheckBox::toggled, this, &NewCampaignDialog::check);
    connect(top_, &QSpinBox::valueChanged, this, &NewCampaignDialog::check);
    connect(designed_, &QSpinBox::valueChanged, this, &NewCampaignDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(write_, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen();
        accept();
    });
    shown();
}

NewCampaign NewCampaignDialog::wanted() const {
    NewCampaign wanted;
    wanted.top = static_cast<std::size_t>(top_->value());
    wanted.pareto = pareto_->isChecked();
    wanted.designed = static_cast<std::size_t>(designed_->value());
    wanted.folder = QDir::fromNativeSeparators(folder_->text().trimmed());
    const qint64 launcher = launcher_->value();
    Campaign& campaign = wanted.campaign;
    campaign.target = export_target_name(static_cast<ExportTarget>(target_->value()));
    campaign.launcher = kLauncherNames[launcher];
    campaign.settings.at_once = at_once_->value();
    campaign.settings.steps = steps_->value();
    if (launcher == kSlurm) {
        for (const QString& option : options_->text().split(u' ', Qt::SkipEmptyParts)) campaign.settings.options.push_back(option.toStdString());
        wanted.host = host_->text().trimmed();
        wanted.path = path_->text().trimmed();
    }
    for (const QString& line : setup_->toPlainText().split(u'\n', Qt::SkipEmptyParts)) campaign.settings.setup.push_back(line.toStdString());
    if (launcher == kKubernetes) {
        campaign.settings.image = image_->text().trimmed().toStdString();
        campaign.settings.volume = volume_->text().trimmed().toStdString();
    }
    return wanted;
}

void NewCampaignDialog::check() {
    QString problem;
    const QDir folder(QDir::fromNativeSeparators(folder_->text().trimmed()));
    if (folder_->text().trimmed().isEmpty()) problem = tr("Choose a folder for the campaign.");
    else if (folder.exists(u"manifest.json"_s)) problem = tr("This folder holds a campaign already; choose another.");
    else if (top_->value() == 0 && !pareto_->isChecked() && designed_->value() == 0) problem = tr("Choose what to run.");
    status_->setText(problem);
    write_->setEnabled(problem.isEmpty());
}

void NewCampaignDialog::browse() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder of the Campaign"), QDir::fromNativeSeparators(folder_->text()));
    if (!chosen.isEmpty()) folder_->setText(QDir::toNativeSeparators(chosen));
}

} // namespace fivefold
