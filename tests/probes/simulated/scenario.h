// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>

namespace fivefold::simulated {

/// What the simulated libraries shall be and do: the environment variable FIVEFOLD_SIMULATED, as "key=value;key=value" or, where it begins
/// with '/', a file with one such pair a line. Keys of the node are read in node.cpp and nvml.cpp (gpu=a100; devices=2; p2p=off; ...).
///
/// A key that is the name of a library call scripts it: cuInit=34 makes it answer 34 every time, cuMemAlloc_v2@3=2 only on device 3,
/// cuEventQuery#20=214 from the twentieth call on, cuEventQuery@1#20=214 from the twentieth on device 1. Instead of a number:
///   hang      never returns (a sleep)          spin     never returns (a busy loop)
///   crash     SIGSEGV                          abort    SIGABRT
///   stop      SIGSTOP: the whole process sleeps, with its heartbeat
///   exit      ends the process with status 0 at once
///   partial   writes half a line to the probe's channel and ends the process
///   talk      prints on standard output; goes on
///   garbage   prints on standard output and writes rubbish, and a line that looks real, to the channel; goes on
///   longline  writes a line of 200 kB to the channel; goes on
class Scenario {
public:
    static const Scenario& instance();

    [[nodiscard]] const std::map<std::string, std::string>& all() const { return values_; }
    [[nodiscard]] std::string text(const std::string& key, const std::string& otherwise = {}) const;
    [[nodiscard]] double number(const std::string& key, double otherwise) const;
    [[nodiscard]] int whole(const std::string& key, int otherwise) const { return static_cast<int>(number(key, otherwise)); }
    /// Whether a list of device numbers ("0,3") under that key holds this one.
    [[nodiscard]] bool lists(const std::string& key, int device) const;
    /// Whether a list of pairs ("0-1,2-5") holds this one, in either order.
    [[nodiscard]] bool lists_pair(const std::string& key, int a, int b) const;

private:
    Scenario();
    std::map<std::string, std::string> values_;
};

/// At the beginning of every call: 0, or what the scenario makes it answer; hangs, crashes and so on happen inside.
int scripted(const char* call, int device = -1);

} // namespace fivefold::simulated
