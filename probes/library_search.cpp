// SPDX-License-Identifier: Apache-2.0
#include "probes/library_search.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace fivefold {
namespace {

constexpr int kCuda13 = 13000;

std::vector<std::string> file_names(NvidiaLibrary library, int driver_version)
{
    switch (library) {
    case NvidiaLibrary::cuda: return {"libcuda.so.1"};
    case NvidiaLibrary::nvml: return {"libnvidia-ml.so.1"};
    case NvidiaLibrary::nccl: return {"libnccl.so.2"};
    case NvidiaLibrary::cublaslt: break;
    }
    if (driver_version != 0 && driver_version < kCuda13) return {"libcublasLt.so.12", "libcublasLt.so.11"};
    return {"libcublasLt.so.13", "libcublasLt.so.12"};
}

const std::string& setting(NvidiaLibrary library, const LibrarySettings& settings)
{
    switch (library) {
    case NvidiaLibrary::cuda: return settings.cuda;
    case NvidiaLibrary::nvml: return settings.nvml;
    case NvidiaLibrary::nccl: return settings.nccl;
    case NvidiaLibrary::cublaslt: break;
    }
    return settings.cublaslt;
}

/// Folders of NVIDIA's wheels in an environment: lib/python3.x/site-packages/nvidia/...
std::vector<std::string> wheel_folders(const std::string& environment, const SearchMachine& machine)
{
    std::vector<std::string> folders;
    std::vector<std::string> pythons = machine.subfolders(environment + "/lib");
    std::erase_if(pythons, [](const std::string& name) { return !name.starts_with("python3"); });
    std::sort(pythons.begin(), pythons.end());
    for (const std::string& python : pythons) {
        for (const char* wheel : {"cu13/lib", "cublas/lib", "nccl/lib"}) folders.push_back(environment + "/lib/" + python + "/site-packages/nvidia/" + wheel);
    }
    folders.push_back(environment + "/lib"); // conda
    return folders;
}

} // namespace

SearchMachine SearchMachine::here()
{
    return {[](const char* variable) {
                const char* value = std::getenv(variable);
                return std::string(value != nullptr ? value : "");
            },
            [](const std::string& folder) {
                std::vector<std::string> names;
                std::error_code failure;
                for (std::filesystem::directory_iterator entry(folder, failure), end; !failure && entry != end; entry.increment(failure))
                    names.push_back(entry->path().filename().string());
                return names;
            }};
}

std::vector<std::string> library_candidates(NvidiaLibrary library, const LibrarySettings& settings, int driver_version, const SearchMachine& machine)
{
    if (const std::string& wanted = setting(library, settings); !wanted.empty()) return {wanted};
    const std::vector<std::string> names = file_names(library, driver_version);
    if (library == NvidiaLibrary::cuda || library == NvidiaLibrary::nvml) return names; // parts of the driver: only where the system has it
    std::vector<std::string> result;
    const auto add_folder = [&](const std::string& folder) {
        for (const std::string& name : names) result.push_back(folder + "/" + name);
    };
    if (!settings.python_env.empty()) {
        for (const std::string& folder : wheel_folders(settings.python_env, machine)) add_folder(folder);
    }
    result.insert(result.end(), names.begin(), names.end());
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
        if (const std::string home = machine.environment(variable); !home.empty()) add_folder(home + "/lib64");
    }
    std::vector<std::string> toolkits = machine.subfolders("/usr/local");
    std::erase_if(toolkits, [](const std::string& name) { return !name.starts_with("cuda"); });
    const auto version = [](const std::string& name) { return name.size() > 5 ? std::strtod(name.c_str() + 5, nullptr) : 1e9; }; // "cuda" is the chosen one
    std::sort(toolkits.begin(), toolkits.end(), [&](const std::string& a, const std::string& b) { return version(a) > version(b); });
    for (const std::string& toolkit : toolkits) add_folder("/usr/local/" + toolkit + "/lib64");
    for (const char* variable : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
        const std::string environment = machine.environment(variable);
        if (environment.empty()) continue;
        for (const std::string& folder : wheel_folders(environment, machine)) add_folder(folder);
    }
    return result;
}

} // namespace fivefold
