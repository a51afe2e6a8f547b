// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::cli {

/// Whole content of a file, or of standard input for "-". Throws Failure (bad input) when it cannot be read or is larger than `limit`.
[[nodiscard]] std::string read_input(const std::string& path, std::size_t limit);

/// How an input is called in messages: its path, or "standard input".
[[nodiscard]] std::string input_name(const std::string& path);

/// Writes to standard output. Throws Failure (environment) when that fails; a closed pipe ends the program silently.
void print(std::string_view text);

/// One line on standard error.
void message(std::string_view line);
/// One line a note, on standard error.
void print_notes(const std::vector<std::string>& notes);

/// Writes a file. Throws Failure (environment) when that fails.
void write_file(const std::filesystem::path& path, std::string_view text, bool executable = false);

} // namespace fivefold::cli
