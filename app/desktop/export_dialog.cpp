// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export_dialog.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/finding_sentence.h"
#include "app/desktop/input_file.h"
#include "app/desktop/theme/theme.h"
#include "core/formats/format_error.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace fivefold {

namespace {

void name(QWidget* control, const char* objectName, const QString& text) {
    control->setObjectName(QLatin1String(objectName));
    control->setAccessibleName(text);
}

} // namespace

ExportTarget exportTargetOf(Framework framework) {
    switch (framework) {
    case Framework::nanotron:
        return ExportTarget::nanotron;
    case Framework::torchtitan:
        return ExportTarget::torchtitan;
    case Framework::fsdp1:
        return ExportTarget::accelerate;
    case Framework::deepspeed:
    case Framework::megatron_deepspeed:
        return ExportTarget::deepspeed;
    default:
        return ExportTarget::megatron;
    }
}

ExportDialog::ExportDialog(ResultPtr result, const QString& folder, QWidget* parent)
    : QDialog(parent), result_(std::move(result)), target_(new ChoiceBox(this)), launcher_(new ChoiceBox(this)),
      folder_(new QLineEdit(this)), list_(new QListWidget(this)), text_(new QPlainTextEdit(this)), findings_(new QLabel(this)),
      status_(new QLabel(this)), replace_(new QCheckBox(tr("&Replace existing files"), this)),
      write_(new QPushButton(tr("&Write Files"), this)) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export Launch Files"));
    resize(760, 560);
    for (const ExportTarget target : kExportTargets) target_->addChoice(exportTargetText(target), static_cast<std::int64_t>(target));
    for (const Launcher launcher : kLaunchers) launcher_->addChoice(launcherText(launcher), static_cast<std::int64_t>(launcher));
    target_->showValue(static_cast<std::int64_t>(exportTargetOf(result_->plan.training.framework)));
    folder_->setText(QDir::toNativeSeparators(folder));
    name(target_, "export.target", tr("Framework"));
    name(launcher_, "export.launcher", tr("Launcher"));
    name(folder_, "export.folder", tr("Folder"));
    name(list_, "export.files", tr("Files"));
    name(text_, "export.text", tr("Text of the file"));
    name(replace_, "export.replace", tr("Replace existing files"));
    name(write_, "export.write", tr("Write files"));
    findings_->setObjectName(QStringLiteral("export.findings"));
    status_->setObjectName(QStringLiteral("export.status"));

    auto* browseButton = new QPushButton(tr("&Browse…"), this);
    name(browseButton, "export.browse", tr("Choose the folder"));
    auto* folderRow = new QHBoxLayout;
    folderRow->addWidget(folder_, 1);
    folderRow->addWidget(browseButton);
    auto* form = new QFormLayout;
    form->addRow(tr("&Framework"), target_);
    form->addRow(tr("&Launcher"), launcher_);
    auto* folderLabel = new QLabel(tr("F&older"), this);
    folderLabel->setBuddy(folder_); // a row with a layout finds none by itself
    form->addRow(folderLabel, folderRow);

    text_->setReadOnly(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setTabChangesFocus(true);
    findings_->setWordWrap(true);
    findings_->setTextFormat(Qt::RichText);
    findings_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    status_->setWordWrap(true);
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* splitter = new QSplitter(this);
    preview_ = splitter;
    space_ = new QWidget(this);
    splitter->setObjectName(QStringLiteral("export.preview"));
    splitter->addWidget(list_);
    splitter->addWidget(text_);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({280, 460});
    splitter->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(write_, QDialogButtonBox::AcceptRole);
    write_->setDefault(true);

    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(findings_);
    column->addWidget(splitter, 1);
    column->addWidget(status_);
    column->addWidget(space_, 1);
    column->addWidget(replace_);
    column->addWidget(buttons);

    connect(target_, &ChoiceBox::chosen, this, &ExportDialog::preview);
    connect(launcher_, &ChoiceBox::chosen, this, &ExportDialog::preview);
    connect(list_, &QListWidget::currentRowChanged, this, &ExportDialog::showFile);
    connect(folder_, &QLineEdit::textChanged, this, &ExportDialog::checkFolder);
    connect(replace_, &QCheckBox::toggled, this, &ExportDialog::checkFolder);
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(write_, &QPushButton::clicked, this, &ExportDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    preview();
}

QString ExportDialog::folder() const { return QDir::fromNativeSeparators(folder_->text().trimmed()); }

void ExportDialog::preview() {
    const auto target = static_cast<ExportTarget>(target_->value());
    files_ = export_plan(result_->plan, result_->estimate, target, static_cast<Launcher>(launcher_->value()));
    QStringList lines;
    for (const Finding& finding : files_.findings) {
        const QString color = Theme::textColor(finding.severity, palette()).name();
        const QString kind = finding.severity == Severity::error     ? tr("Not possible:")
                             : finding.severity == Severity::warning ? tr("Note:")
                                                                     : tr("For information:");
        lines.append(QStringLiteral("<b style='color:%1'>%2</b> %3").arg(color, kind, findingSentence(finding).toHtmlEscaped()));
    }
    findings_->setText(lines.join(QStringLiteral("<br>")));
    findings_->setVisible(!lines.isEmpty());
    list_->clear();
    for (const ExportedFile& file : files_.files) list_->addItem(QString::fromStdString(file.name));
    for (int row = 0; row < list_->count(); ++row) list_->item(row)->setToolTip(list_->item(row)->text());
    preview_->setVisible(!files_.files.empty()); // two empty frames say nothing
    space_->setVisible(files_.files.empty());
    text_->clear();
    list_->setCurrentRow(files_.files.empty() ? -1 : 0);
    replace_->setChecked(false);
    checkFolder();
}

void ExportDialog::showFile(int row) {
    const auto index = static_cast<std::size_t>(row);
    text_->setPlainText(row >= 0 && index < files_.files.size() ? QString::fromStdString(files_.files[index].text) : QString());
}

QStringList ExportDialog::existing() const {
    const QDir directory(folder());
    QStringList names;
    for (const ExportedFile& file : files_.files)
        if (directory.exists(QString::fromStdString(file.name))) names.append(QString::fromStdString(file.name));
    return names;
}

void ExportDialog::checkFolder() {
    const QStringList present = folder().isEmpty() ? QStringList() : existing();
    replace_->setVisible(!present.isEmpty());
    QString status;
    if (files_.files.empty())
        status = tr("There is nothing to write until the plan is one that this framework can run.");
    else if (folder().isEmpty())
        status = tr("Choose a folder for the files.");
    else if (!present.isEmpty())
        status = tr("Already in this folder: %1").arg(present.join(QStringLiteral(", ")));
    status_->setText(status);
    status_->setVisible(!status.isEmpty());
    write_->setEnabled(!files_.files.empty() && !folder().isEmpty() && (present.isEmpty() || replace_->isChecked()));
}

void ExportDialog::browse() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder for Launch Files"), folder());
    if (!chosen.isEmpty()) folder_->setText(QDir::toNativeSeparators(chosen));
}

void ExportDialog::write() {
    // The folder may have changed since it was looked at.
    if (!existing().isEmpty() && !replace_->isChecked()) {
        checkFolder();
        return;
    }
    const QDir directory(folder());
    try {
        if (!directory.mkpath(QStringLiteral("."))) throw FormatError({}, tr("the folder cannot be made").toStdString());
        for (const ExportedFile& file : files_.files) {
            const QString path = directory.filePath(QString::fromStdString(file.name));
            writeOutputFile(path, QByteArray::fromStdString(file.text));
            if (file.executable)
                QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther);
        }
    } catch (const std::exception& error) {
        status_->setText(tr("Not written: %1").arg(QString::fromUtf8(error.what())));
        status_->setVisible(true);
        return;
    }
    Q_EMIT written(directory.absolutePath(), static_cast<int>(files_.files.size()));
    accept();
}

} // namespace fivefold
