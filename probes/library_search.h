// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace fivefold {

/// Where the person's own libraries are. An empty name: the search decides.
struct LibrarySettings {
    std::string cuda;
    std::string nvml;
    std::string cublaslt;
    std::string nccl;
    std::string python_env; ///< a Python environment (the folder with bin and lib): its libraries come before the system's
};

enum class NvidiaLibrary { cuda, nvml, cublaslt, nccl };

/// What the search asks of the machine; tests have their own.
struct SearchMachine {
    std::function<std::string(const char* variable)> environment;          ///< empty where it is not set
    std::function<std::vector<std::string>(const std::string&)> subfolders; ///< names in a folder, in any order; none where there is no such folder
    [[nodiscard]] static SearchMachine here();
};

/// Names and paths to try, in order: the setting alone where there is one; else the Python environment that was named; LD_LIBRARY_PATH; the
/// active Python environment, whose libraries are those that training there runs with; the system's search (ldconfig); CUDA_HOME and
/// CUDA_PATH; /usr/local/cuda*, the newest first; and where pip puts wheels without an environment: ~/.local and the pythons on the PATH.
/// cuBLASLt 13 needs a driver for CUDA 13: with an older one (`driver_version` 12040 = 12.4; 0 = not known) version 12 comes first.
[[nodiscard]] std::vector<std::string> library_candidates(NvidiaLibrary library, const LibrarySettings& settings, int driver_version,
                                                          const SearchMachine& machine);

} // namespace fivefold
