// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX leaves it to the program

namespace fivefold::campaign {
namespace {

constexpr std::size_t kMostOutput = std::size_t{64} << 20U, kMostErrors = std::size_t{1} << 20U;
constexpr int kWait = 50; // milliseconds between looks at the clock and the stop token
constexpr int kWaits = 60; // so many times before what was asked to end is killed

/// Both ends of a pipe, closed at the end.
class Pipe {
public:
    Pipe() { good_ = pipe2(ends_.data(), O_CLOEXEC) == 0; }
    ~Pipe() {
        if (!good_) return;
        close_end(0);
        close_end(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    [[nodiscard]] bool good() const { return good_; }
    [[nodiscard]] int reading() const { return ends_[0]; }
    [[nodiscard]] int writing() const { return ends_[1]; }
    void close_end(std::size_t end) {
        if (ends_[end] >= 0) close(ends_[end]);
        ends_[end] = -1;
    }

private:
    std::array<int, 2> ends_{-1, -1};
    bool good_ = false;
};

/// Takes what there is; false at the end.
bool take(int from, std::string& into, std::size_t most) {
    std::array<char, 1 << 14> block; // NOLINT(cppcoreguidelines-pro-type-member-init): read fills it
    const ssize_t got = read(from, block.data(), block.size());
    if (got < 0) return errno == EINTR || errno == EAGAIN;
    into.append(block.data(), std::min(static_cast<std::size_t>(got), most - std::min(most, into.size())));
    return got > 0;
}

void end_group(pid_t child) {
    kill(-child, SIGTERM);
    for (int i = 0; i < kWaits; ++i) { // scripts have marks to take away
        siginfo_t ended{};
        if (waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOHANG | WNOWAIT) != 0 || ended.si_pid == child) break;
        poll(nullptr, 0, kWait);
    }
    kill(-child, SIGKILL);
}

} // namespace

ProcessAnswer LocalProcesses::run(const std::vector<std::string>& words, const std::string& folder, double seconds, std::stop_token stop) {
    ProcessAnswer answer;
    Pipe output, errors;
    if (words.empty() || !output.good() || !errors.good()) return answer;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output.writing(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors.writing(), STDERR_FILENO);
    if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str())); // NOLINT(cppcoreguidelines-pro-type-const-cast): POSIX's signature
    arguments.push_back(nullptr);
    pid_t child = 0;
    const int problem = posix_spawnp(&child, words.front().c_str(), &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (problem != 0) {
        answer.errors = words.front() + ": " + std::strerror(problem);
        return answer;
    }
    answer.started = true;
    output.close_end(1);
    errors.close_end(1);

    const auto begin = std::chrono::steady_clock::now();
    bool more_output = true, more_errors = true;
    while (more_output || more_errors) {
        std::array<pollfd, 2> ends = {pollfd{more_output ? output.reading() : -1, POLLIN, 0}, pollfd{more_errors ? errors.reading() : -1, POLLIN, 0}};
        poll(ends.data(), ends.size(), kWait);
        if (ends[0].revents != 0) more_output = take(output.reading(), answer.output, kMostOutput);
        if (ends[1].revents != 0) more_errors = take(errors.reading(), answer.errors, kMostErrors);
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
        if (!stop.stop_requested() && passed.count() <= seconds) continue;
        answer.timed_out = true;
        end_group(child);
        break;
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    answer.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return answer;
}

} // namespace fivefold::campaign
