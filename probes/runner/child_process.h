// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace fivefold {

/// A file descriptor that is closed with its owner.
class Descriptor {
public:
    explicit Descriptor(int value = -1) : value_(value) {}
    ~Descriptor() { reset(); }
    Descriptor(Descriptor&& other) noexcept : value_(std::exchange(other.value_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(value_, other.value_);
        return *this;
    }
    void reset();
    [[nodiscard]] int release() { return std::exchange(value_, -1); }
    [[nodiscard]] int get() const { return value_; }
    [[nodiscard]] bool is_open() const { return value_ >= 0; }

private:
    int value_;
};

/// How a process ended.
struct ChildExit {
    int status = 0; ///< exit status, where `signal` is 0
    int signal = 0; ///< that ended it, 0 = none
};

/// A program in a process group of its own. Its descriptor kChannel is a pipe to us, its standard output and error are another, its
/// standard input is ours; it inherits nothing else. Unread output never blocks us: both ends of ours are non-blocking.
class ChildProcess {
public:
    static constexpr int kChannel = 3;

    /// `environment`: NAME=value, all of it. Throws std::runtime_error where the program cannot be started.
    ChildProcess(const std::string& program, const std::vector<std::string>& arguments, const std::vector<std::string>& environment);
    /// Kills the whole group where it still runs.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    [[nodiscard]] pid_t pid() const { return pid_; }
    /// Appends what there is to read, at most 256 KiB; false at the end of the stream.
    [[nodiscard]] bool read_channel(std::string& into) { return read(channel_, into); }
    [[nodiscard]] bool read_text(std::string& into) { return read(text_, into); }
    /// Waits until there is something to read on an open stream, at most so long. Sleeps where both have ended.
    void wait(int milliseconds);
    /// Writes to its standard input where it still listens.
    void send(std::string_view bytes);
    /// To the whole group.
    void signal(int number);
    /// Whether it has ended; what its group left behind is killed then.
    [[nodiscard]] std::optional<ChildExit> ended();
    /// Whether one of its threads sleeps inside the kernel where no signal reaches it (state D).
    [[nodiscard]] bool uninterruptible() const;
    /// Gives up on it: the destructor does not wait for it.
    void leave() { left_ = true; }

private:
    static bool read(Descriptor& from, std::string& into);

    pid_t pid_ = -1;
    Descriptor input_, channel_, text_;
    std::optional<ChildExit> exit_;
    bool left_ = false;
};

} // namespace fivefold
