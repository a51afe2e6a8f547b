// SPDX-License-Identifier: Apache-2.0
#include "app/cli/import_input.h"

#include "app/cli/io.h"
#include "app/cli/json_text.h"
#include "core/formats/format_error.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace fivefold::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestInput = std::size_t{16} << 20;
constexpr std::size_t kMostFiles = 200;

std::vector<std::string> files_of(const std::string& folder) {
    static constexpr std::array kExtensions{".json", ".yaml", ".yml", ".toml", ".sh", ".bash", ".sbatch", ".slurm"};
    std::vector<std::string> paths;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        std::error_code ignored;
        if (!entry.is_regular_file(ignored) ||
            std::find(kExtensions.begin(), kExtensions.end(), entry.path().extension()) == kExtensions.end())
            continue;
        paths.push_back(entry.path().string());
        if (paths.size() > kMostFiles)
            throw Failure(kBadInput,
                          folder + ": has more than " + std::to_string(kMostFiles) + " configuration files; name those of one run");
    }
    if (error) throw Failure(kBadInput, folder + ": cannot be read: " + error.message());
    if (paths.empty()) throw Failure(kBadInput, folder + ": has no file that ends in .json, .yaml, .yml, .toml, .sh or .sbatch");
    std::sort(paths.begin(), paths.end());
    return paths;
}

} // namespace

std::vector<ImportFile> read_import_files(const std::vector<std::string>& paths) {
    std::vector<ImportFile> files;
    for (const std::string& path : paths) {
        std::error_code error;
        const std::vector<std::string> found =
            path != "-" && fs::is_directory(path, error) ? files_of(path) : std::vector<std::string>{path};
        for (const std::string& file : found) files.push_back({input_name(file), read_input(file, kLargestInput)});
        if (files.size() > kMostFiles)
            throw Failure(kBadInput, "more than " + std::to_string(kMostFiles) + " files are given; name those of one run");
    }
    return files;
}

ImportedPlan import_inputs(const std::vector<std::string>& paths, const Catalogue& catalogue) {
    try {
        return import_files(read_import_files(paths), catalogue);
    } catch (const FormatError& error) {
        throw Failure(kBadInput, error.what());
    }
}

std::string import_notes_json(const std::vector<ImportNote>& notes) {
    constexpr const char* kKinds[] = {"taken", "guessed", "ignored"};
    JsonText json;
    json.open_object().key("import_notes").open_array();
    for (const ImportNote& note : notes) {
        json.open_object()
            .member("kind", kKinds[static_cast<std::size_t>(note.kind)])
            .member("file", note.file)
            .member("where", note.where);
        json.member("key", note.key).member("field", note.field).member("value", note.value).member("why", note.why).close_object();
    }
    return json.close_array().close_object().text();
}

} // namespace fivefold::cli
