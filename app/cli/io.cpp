// SPDX-License-Identifier: Apache-2.0
#include "app/cli/io.h"

#include "app/cli/cli.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>
#include <vector>

namespace fivefold::cli {
namespace {

std::string reason() { return errno != 0 ? std::strerror(errno) : "unknown reason"; }

std::string read_stream(std::istream& stream, const std::string& name, std::size_t limit) {
    std::string text;
    std::vector<char> block(1 << 16);
    while (stream.read(block.data(), static_cast<std::streamsize>(block.size())), stream.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > limit)
            throw Failure(kBadInput, name + ": is larger than " + std::to_string(limit >> 20) + " MiB; a plan or config.json is a few kB");
    }
    if (stream.bad()) throw Failure(kBadInput, name + ": cannot be read: " + reason());
    return text;
}

} // namespace

std::string input_name(const std::string& path) { return path == "-" ? "standard input" : path; }

std::string read_input(const std::string& path, std::size_t limit) {
    if (path == "-") return read_stream(std::cin, input_name(path), limit);
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) throw Failure(kBadInput, path + ": is a folder; a file is expected");
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Failure(kBadInput, path + ": cannot be opened: " + reason());
    return read_stream(file, path, limit);
}

void print(std::string_view text) {
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (written) return;
    if (errno == EPIPE) std::_Exit(kDone); // the reader has seen enough
    throw Failure(kEnvironment, "cannot write to standard output: " + reason());
}

void message(std::string_view line) { std::fprintf(stderr, "%.*s\n", static_cast<int>(line.size()), line.data()); }

void print_notes(const std::vector<std::string>& notes) {
    for (const std::string& note : notes) message("note: " + note);
}

void write_file(const std::filesystem::path& path, std::string_view text, bool executable) {
    errno = 0;
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (!file) throw Failure(kEnvironment, path.string() + ": cannot be written: " + reason());
    if (!executable) return;
    using std::filesystem::perms;
    std::error_code ignored; // a file system without permissions is no reason to fail
    std::filesystem::permissions(path, perms::owner_exec | perms::group_exec | perms::others_exec, std::filesystem::perm_options::add, ignored);
}

} // namespace fivefold::cli
