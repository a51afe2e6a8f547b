// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <system_error>

namespace fivefold::campaign {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void fail(const fs::path& path, const char* what) {
    throw std::runtime_error(path.string() + ": " + what + (errno != 0 ? std::string(": ") + std::strerror(errno) : std::string()));
}

} // namespace

std::string read_file(const fs::path& path, std::size_t most) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) fail(path, "cannot be opened");
    std::string text(most + 1, '\0');
    std::error_code error;
    if (const auto size = fs::file_size(path, error); !error && size < most) text.resize(static_cast<std::size_t>(size) + 1);
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad()) fail(path, "cannot be read");
    if (static_cast<std::size_t>(file.gcount()) > most) throw std::runtime_error(path.string() + ": is too large");
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

std::string file_or_nothing(const fs::path& path, std::size_t most) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return {};
    try {
        return read_file(path, most);
    } catch (const std::runtime_error&) {
        return {};
    }
}

void write_file(const fs::path& path, std::string_view text, bool executable) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) throw std::runtime_error(path.parent_path().string() + ": cannot be made: " + error.message());
    const fs::path part = path.string() + ".part." + std::to_string(getpid());
    errno = 0;
    {
        std::ofstream file(part, std::ios::binary | std::ios::trunc);
        file.write(text.data(), static_cast<std::streamsize>(text.size()));
        file.close();
        if (!file) {
            const int reason = errno;
            fs::remove(part, error);
            errno = reason;
            fail(path, "cannot be written");
        }
    }
    using std::filesystem::perms;
    if (executable) fs::permissions(part, perms::owner_exec | perms::group_exec | perms::others_exec, fs::perm_options::add, error); // some file systems have none
    fs::rename(part, path, error);
    if (error) throw std::runtime_error(path.string() + ": cannot be written: " + error.message());
}

} // namespace fivefold::campaign
