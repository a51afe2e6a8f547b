// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fivefold::campaign {

/// Throws std::runtime_error with the path when the file cannot be read or is larger than `most`.
[[nodiscard]] std::string read_file(const std::filesystem::path& path, std::size_t most);
/// Nothing when there is no such file or it cannot be read.
[[nodiscard]] std::string file_or_nothing(const std::filesystem::path& path, std::size_t most);
/// Makes the folders on the way; the file is never seen half written. Throws std::runtime_error with the path.
void write_file(const std::filesystem::path& path, std::string_view text, bool executable);

} // namespace fivefold::campaign
