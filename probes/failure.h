// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace fivefold {

/// Why the stage cannot go on: what its error message says.
class ProbeFailure : public std::runtime_error {
public:
    ProbeFailure(std::string_view code, const std::string& detail, std::int64_t device = -1, std::int64_t peer = -1)
        : std::runtime_error(detail), code_(code), device_(device), peer_(peer)
    {
    }
    [[nodiscard]] const std::string& code() const { return code_; }
    [[nodiscard]] std::int64_t device() const { return device_; }
    [[nodiscard]] std::int64_t peer() const { return peer_; }

private:
    std::string code_;
    std::int64_t device_;
    std::int64_t peer_;
};

/// Thrown where the stage has been asked to stop, or its time is over: StageControl knows which.
class Stopped : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "stopped"; }
};

} // namespace fivefold
