// SPDX-License-Identifier: Apache-2.0
#include "probes/runner/child_process.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace fivefold {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t{256} << 10;

[[noreturn]] void fail(const std::string& what, int error)
{
    throw std::runtime_error(what + ": " + std::strerror(error));
}

/// One end of a pipe or socket to the child. Lifted above the numbers that the child's own get, and closed in the child by itself.
Descriptor lifted(int descriptor)
{
    const Descriptor original(descriptor);
    Descriptor copy(::fcntl(descriptor, F_DUPFD_CLOEXEC, 16));
    if (!copy.is_open()) fail("no file descriptor for the probe", errno);
    return copy;
}

struct Ends {
    Descriptor ours, childs;
};

Ends ends_of(const std::array<int, 2>& both) // ours first
{
    Descriptor second(both[1]);
    Ends ends{lifted(both[0]), lifted(second.release())};
    ::fcntl(ends.ours.get(), F_SETFL, O_NONBLOCK | ::fcntl(ends.ours.get(), F_GETFL));
    return ends;
}

Ends output_pipe()
{
    std::array<int, 2> both{};
    if (::pipe2(both.data(), O_CLOEXEC) != 0) fail("no pipe from the probe", errno);
    return ends_of(both);
}

/// A socket, because writing to one can be told not to raise SIGPIPE.
Ends input_socket()
{
    std::array<int, 2> both{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, both.data()) != 0) fail("no pipe to the probe", errno);
    return ends_of(both);
}

std::vector<char*> pointers(const std::vector<std::string>& texts)
{
    std::vector<char*> all;
    for (const std::string& text : texts) all.push_back(const_cast<char*>(text.c_str())); // exec does not write to them
    all.push_back(nullptr);
    return all;
}

/// Descriptors, group and signals of the child.
class SpawnSettings {
public:
    SpawnSettings(int input, int channel, int text)
    {
        ::posix_spawn_file_actions_init(&actions_);
        ::posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, text, STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, text, STDERR_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, channel, ChildProcess::kChannel);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
        ::posix_spawn_file_actions_addclosefrom_np(&actions_, ChildProcess::kChannel + 1);
#endif
        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t none;
        ::sigemptyset(&none);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        sigset_t usual;
        ::sigemptyset(&usual);
        for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGCHLD}) ::sigaddset(&usual, number);
        ::posix_spawnattr_setsigdefault(&attributes_, &usual);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnSettings()
    {
        ::posix_spawn_file_actions_destroy(&actions_);
        ::posix_spawnattr_destroy(&attributes_);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;

    int spawn(pid_t* pid, const std::string& program, char* const* arguments, char* const* environment) const
    {
        return ::posix_spawn(pid, program.c_str(), &actions_, &attributes_, arguments, environment);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

} // namespace

void Descriptor::reset()
{
    if (value_ >= 0) ::close(std::exchange(value_, -1));
}

ChildProcess::ChildProcess(const std::string& program, const std::vector<std::string>& arguments, const std::vector<std::string>& environment)
{
    Ends input = input_socket();
    Ends channel = output_pipe();
    Ends text = output_pipe();
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    const SpawnSettings settings(input.childs.get(), channel.childs.get(), text.childs.get());
    if (const int error = settings.spawn(&pid_, program, pointers(words).data(), pointers(environment).data()); error != 0) {
        pid_ = -1;
        fail(program, error);
    }
    input_ = std::move(input.ours);
    channel_ = std::move(channel.ours);
    text_ = std::move(text.ours);
}

ChildProcess::~ChildProcess()
{
    if (pid_ < 0 || exit_ || left_) return;
    signal(SIGKILL);
    for (int i = 0; i < 100 && !ended(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

bool ChildProcess::read(Descriptor& from, std::string& into)
{
    std::array<char, 16384> block{};
    for (std::size_t total = 0; from.is_open() && total < kReadAtOnce;) {
        const ssize_t count = ::read(from.get(), block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) break;
        if (count <= 0) {
            from.reset();
            break;
        }
        into.append(block.data(), static_cast<std::size_t>(count));
        total += static_cast<std::size_t>(count);
    }
    return from.is_open();
}

void ChildProcess::wait(int milliseconds)
{
    std::array<pollfd, 2> streams{pollfd{channel_.get(), POLLIN, 0}, pollfd{text_.get(), POLLIN, 0}}; // -1 is left aside by poll
    ::poll(streams.data(), streams.size(), milliseconds);
}

void ChildProcess::send(std::string_view bytes)
{
    if (input_.is_open() && ::send(input_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno == EPIPE) input_.reset();
}

void ChildProcess::signal(int number)
{
    if (pid_ > 0 && !exit_) ::kill(-pid_, number);
}

std::optional<ChildExit> ChildProcess::ended()
{
    if (exit_ || pid_ < 0) return exit_;
    siginfo_t info{};
    // Seen before it is reaped: as long as it is a zombie its group cannot be another's.
    const int answer = ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (answer == 0 && info.si_pid == 0) return std::nullopt;
    if (answer != 0 && errno == EINTR) return std::nullopt;
    ::kill(-pid_, SIGKILL);
    int status = 0;
    if (answer == 0 && ::waitpid(pid_, &status, 0) == pid_) {
        exit_ = WIFSIGNALED(status) ? ChildExit{0, WTERMSIG(status)} : ChildExit{WEXITSTATUS(status), 0};
    } else {
        exit_ = ChildExit{}; // somebody else has waited for all children
    }
    return exit_;
}

bool ChildProcess::uninterruptible() const
{
    std::error_code failure; // threads come and go
    const std::filesystem::path threads = "/proc/" + std::to_string(pid_) + "/task";
    for (std::filesystem::directory_iterator thread(threads, failure), end; !failure && thread != end; thread.increment(failure)) {
        std::ifstream file(thread->path() / "stat"); // "id (name) state ...", and the name may hold anything
        std::string text;
        std::getline(file, text, '\0');
        const std::size_t name_end = text.rfind(')');
        if (name_end != std::string::npos && name_end + 2 < text.size() && text[name_end + 2] == 'D') return true;
    }
    return false;
}

} // namespace fivefold
