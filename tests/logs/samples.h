// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

/// The log samples, in order of their names.
inline std::vector<std::filesystem::path> sample_paths() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(FIVEFOLD_TEST_DATA "/logs"))
        if (entry.is_regular_file() && entry.path().filename() != "expected.json") paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

inline std::string file_text(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}
