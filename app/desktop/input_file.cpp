// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/input_file.h"

#include "core/formats/format_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSaveFile>

namespace fivefold {

namespace {

constexpr qint64 kLargestInput = 4 * 1024 * 1024;

struct Files {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

FormatError failure(const QString& problem) { return FormatError({}, problem.toStdString()); }

/// Text that is no JSON object counts as a plan: the plan's reader says what is wrong with it.
bool isModelConfig(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (const char* key : {"fivefold_plan", "layout", "cluster", "training", "model"})
        if (object.contains(QLatin1String(key))) return false;
    for (const char* key : {"model_type", "architectures", "hidden_size", "n_embd", "d_model", "text_config", "num_hidden_layers"})
        if (object.contains(QLatin1String(key))) return true;
    return false;
}

} // namespace

InputFile readInputFile(const QString& path, const Catalogue& catalogue) {
    const QByteArray text = readSmallFile(path);
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    // A config.json rarely names its model; the folder that it lies in usually does.
    if (isModelConfig(text)) return {path, read_model_config(view, QFileInfo(path).absoluteDir().dirName().toStdString())};
    return {path, read_plan(view, catalogue)};
}

QByteArray readSmallFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) throw failure(Files::tr("there is no such file"));
    if (!info.isFile()) throw failure(Files::tr("it is not a regular file"));
    if (info.size() > kLargestInput) {
        throw failure(Files::tr("it has %1, and a plan or config.json is a few kilobytes").arg(QLocale().formattedDataSize(info.size())));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) throw failure(file.errorString());
    const QByteArray text = file.read(kLargestInput + 1);
    if (file.error() != QFileDevice::NoError) throw failure(file.errorString());
    return text;
}

void writeOutputFile(const QString& path, const QByteArray& text) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) throw failure(file.errorString());
}

} // namespace fivefold
