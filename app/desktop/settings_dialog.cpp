// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings_dialog.h"

#include "app/desktop/language.h"
#include "app/desktop/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QVBoxLayout>

namespace fivefold {

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent), language_(new QComboBox(this)), appearance_(new QComboBox(this)), motion_(new QCheckBox(tr("&Show what a re-balance changed by a short flash"), this)),
      note_(new QLabel(this)) {
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    language_->setObjectName(QStringLiteral("settings.language"));
    appearance_->setObjectName(QStringLiteral("settings.appearance"));
    motion_->setObjectName(QStringLiteral("settings.motion"));
    note_->setObjectName(QStringLiteral("settings.note"));
    note_->setWordWrap(true);

    language_->addItem(tr("As the system"), QString());
    for (const SpokenLanguage& spoken : spokenLanguages()) language_->addItem(spoken.name, spoken.locale);
    appearance_->addItem(tr("As the system"), QString());
    appearance_->addItem(tr("Light"), QStringLiteral("light"));
    appearance_->addItem(tr("Dark"), QStringLiteral("dark"));
    const QSettings settings;
    language_->setCurrentIndex(std::max(0, language_->findData(settings.value(QStringLiteral("language")).toString())));
    appearance_->setCurrentIndex(std::max(0, appearance_->findData(settings.value(QStringLiteral("appearance")).toString())));
    motion_->setChecked(settings.value(QStringLiteral("motion"), true).toBool());

    auto* form = new QFormLayout;
    const auto addRow = [&](const QString& label, QComboBox* box) {
        form->addRow(label, box);
        QString plain = label;
        box->setAccessibleName(plain.remove(QLatin1Char('&')));
    };
    addRow(tr("&Language"), language_);
    addRow(tr("&Appearance"), appearance_);
    form->addRow(motion_);
    auto* measuring = new QLabel(tr("<b>Measurement of GPUs</b>"), this);
    form->addRow(measuring);
    addPlace(*form, tr("&Python environment"), "pythonEnv", tr("The folder of the training environment, whose NCCL and cuBLAS are measured; empty: those of the system"));
    addPlace(*form, tr("&NCCL"), "nccl", tr("The file libnccl.so.2; empty: looked for"));
    addPlace(*form, tr("&cuBLASLt"), "cublaslt", tr("The file libcublasLt.so; empty: looked for"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(note_);
    column->addStretch(1);
    column->addWidget(buttons);
    setMinimumWidth(420);

    connect(language_, &QComboBox::activated, this, &SettingsDialog::chooseLanguage);
    connect(appearance_, &QComboBox::activated, this, &SettingsDialog::chooseAppearance);
    connect(motion_, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(QStringLiteral("motion"), on); });
}

/// A path of the probe's, kept under `key`.
void SettingsDialog::addPlace(QFormLayout& form, const QString& label, const char* key, const QString& tip) {
    const QString setting = QStringLiteral("probe/") + QLatin1String(key);
    auto* place = new QLineEdit(QSettings().value(setting).toString(), this);
    place->setObjectName(QStringLiteral("settings.") + QLatin1String(key));
    place->setToolTip(tip);
    place->setPlaceholderText(tr("looked for"));
    QString plain = label;
    place->setAccessibleName(plain.remove(QLatin1Char('&')));
    form.addRow(label, place);
    connect(place, &QLineEdit::editingFinished, this, [place, setting] { QSettings().setValue(setting, place->text().trimmed()); });
}

void SettingsDialog::chooseLanguage() {
    QSettings().setValue(QStringLiteral("language"), language_->currentData());
    note_->setText(tr("The language changes when Fivefold starts again."));
}

void SettingsDialog::chooseAppearance() {
    QSettings().setValue(QStringLiteral("appearance"), appearance_->currentData());
    Theme::applyAppearance(appearance_->currentData().toString());
}

} // namespace fivefold
