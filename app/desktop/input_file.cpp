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

/// Text that begins like JSON and is no other program's file: the plan's reader says what is wrong with it.
bool isImport(std::string_view text) {
    const FileKind kind = file_kind(text);
    if (kind != FileKind::unknown) return kind != FileKind::plan && kind != FileKind::model_config;
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && text[first] != '{' && text[first] != '[';
}

} // namespace

InputFile readInputFile(const QString& path, const Catalogue& catalogue) {
    if (QFileInfo(path).isDir()) return readInputFiles({path}, catalogue);
    const QByteArray text = readSmallFile(path);
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    // A config.json rarely names its model; the folder that it lies in usually does.
    if (isModelConfig(text)) return {path, read_model_config(view, QFileInfo(path).absoluteDir().dirName().toStdString())};
    if (isImport(view)) return {path, import_files(std::vector<ImportFile>{{{}, text.toStdString()}}, catalogue)};
    return {path, read_plan(view, catalogue)};
}

InputFile readInputFiles(const QStringList& paths, const Catalogue& catalogue) {
    constexpr int kMostFiles = 200;
    std::vector<ImportFile> files;
    const auto read = [&](const QString& path) {
        if (files.size() < kMostFiles) files.push_back({QFileInfo(path).fileName().toStdString(), readSmallFile(path).toStdString()});
    };
    const QStringList kinds{QStringLiteral("*.json"), QStringLiteral("*.yaml"), QStringLiteral("*.yml"), QStringLiteral("*.toml"), QStringLiteral("*.sh"), QStringLiteral("*.sbatch")};
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            read(path);
            continue;
        }
        for (const QFileInfo& entry : QDir(path).entryInfoList(kinds, QDir::Files, QDir::Name)) read(entry.filePath());
    }
    return {paths.value(0), import_files(files, catalogue)};
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
