// SPDX-License-Identifier: Apache-2.0
#include "probes/library_search.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string_view>

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
    return {"libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so.11"};
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

/// The parts of a list such as PATH; none of them empty.
std::vector<std::string> parts(const std::string& list)
{
    std::vector<std::string> found;
    std::istringstream text(list);
    for (std::string part; std::getline(text, part, ':');) {
        if (!part.empty()) found.push_back(part);
    }
    return found;
}

/// Folders of NVIDIA's wheels in an environment: lib/python3.x/site-packages/nvidia/..., Debian's dist-packages; and conda's lib.
std::vector<std::string> wheel_folders(const std::string& environment, const SearchMachine& machine)
{
    std::vector<std::string> folders;
    for (const char* lib : {"/lib", "/lib64"}) {
        std::vector<std::string> pythons = machine.subfolders(environment + lib);
        std::erase_if(pythons, [](const std::string& name) { return !name.starts_with("python3"); });
        std::sort(pythons.begin(), pythons.end());
        for (const std::string& python : pythons) {
            for (const char* packages : {"/site-packages/nvidia/", "/dist-packages/nvidia/"}) {
                for (const char* wheel : {"cu13/lib", "cublas/lib", "nccl/lib"})
                    folders.push_back(std::string(environment).append(lib).append("/").append(python).append(packages).append(wheel));
            }
        }
    }
    folders.push_back(environment + "/lib");
    return folders;
}

/// Where pip installs without an environment: the person's own folder, and those that the PATH's pythons belong to.
std::vector<std::string> usual_environments(const SearchMachine& machine)
{
    std::vector<std::string> found;
    if (const std::string home = machine.environment("HOME"); !home.empty()) found.push_back(home + "/.local");
    for (const std::string& folder : parts(machine.environment("PATH"))) {
        constexpr std::string_view bin = "/bin";
        if (!folder.starts_with('/') || !folder.ends_with(bin)) continue;
        const std::string environment = folder.substr(0, folder.size() - bin.size());
        if (!environment.empty() && std::find(found.begin(), found.end(), environment) == found.end()) found.push_back(environment);
    }
    return found;
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
    std::vector<std::string> names = file_names(library, driver_version);
    if (library == NvidiaLibrary::cuda || library == NvidiaLibrary::nvml) return names; // parts of the driver: only where the system has it
    std::vector<std::string> result;
    const auto add_folder = [&](const std::string& folder) {
        for (const std::string& name : names) result.push_back(std::string(folder).append("/").append(name));
    };
    const auto add_environment = [&](const std::string& environment) {
        for (const std::string& folder : wheel_folders(environment, machine)) add_folder(folder);
    };
    if (!settings.python_env.empty()) add_environment(settings.python_env);
    for (const std::string& folder : parts(machine.environment("LD_LIBRARY_PATH"))) add_folder(folder);
    for (const char* variable : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
        if (const std::string environment = machine.environment(variable); !environment.empty()) add_environment(environment);
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
    for (const std::string& environment : usual_environments(machine)) add_environment(environment);
    return result;
}

} // namespace fivefold
