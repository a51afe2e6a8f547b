// SPDX-License-Identifier: Apache-2.0
#include "tests/probes/simulated/scenario.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <sstream>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace fivefold::simulated {
namespace {

std::vector<std::string> parts(const std::string& text, const char* separators)
{
    std::vector<std::string> all;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        if (end > at) all.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return all;
}

/// The probe's channel: the value of --fd, or standard output.
int channel()
{
    std::ifstream file("/proc/self/cmdline", std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const std::string all = bytes.str();
    const std::string_view key("\0--fd\0", 6);
    const std::size_t at = all.find(key);
    return at == std::string::npos ? STDOUT_FILENO : std::atoi(all.c_str() + at + key.size());
}

void to_channel(std::string_view text)
{
    if (::write(channel(), text.data(), text.size()) < 0) std::perror("simulated");
}

[[noreturn]] void sleep_for_ever()
{
    for (;;) ::pause();
}

void act(const std::string& what)
{
    if (what == "hang") sleep_for_ever();
    if (what == "spin") {
        for (std::atomic<unsigned long> turns = 0;; ++turns) {}
    }
    if (what == "crash") ::raise(SIGSEGV);
    if (what == "abort") std::abort();
    if (what == "stop") ::raise(SIGSTOP);
    if (what == "exit") ::_exit(0);
    if (what == "partial") {
        to_channel("{\"v\":1,\"seq\":5000,\"t_ms\":77,\"type\":\"result\",\"id\":\"gemm\",\"device\":0,\"tflops\":66");
        ::_exit(0);
    }
    if (what == "talk" || what == "garbage") {
        std::puts("NCCL WARN a library that talks on standard output");
        std::fflush(stdout);
    }
    if (what == "garbage") {
        to_channel("a library that writes to any descriptor\n\xff\xfe\n{\"v\":1}\n"
                   "{\"v\":1,\"seq\":0,\"t_ms\":1,\"type\":\"result\",\"id\":\"gemm\",\"device\":0,\"tflops\":666}\n");
    }
    if (what == "longline") to_channel(std::string(200'000, 'x') + "\n");
}

} // namespace

Scenario::Scenario()
{
    const char* variable = std::getenv("FIVEFOLD_SIMULATED");
    std::string text = variable != nullptr ? variable : "";
    if (text.starts_with('/')) {
        std::ifstream file(text);
        std::getline(file, text, '\0');
    }
    for (const std::string& pair : parts(text, ";\n")) {
        if (const std::size_t equals = pair.find('='); equals != std::string::npos) values_[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
}

const Scenario& Scenario::instance()
{
    static const Scenario scenario;
    return scenario;
}

std::string Scenario::text(const std::string& key, const std::string& otherwise) const
{
    const auto found = values_.find(key);
    return found != values_.end() ? found->second : otherwise;
}

double Scenario::number(const std::string& key, double otherwise) const
{
    const auto found = values_.find(key);
    return found != values_.end() ? std::atof(found->second.c_str()) : otherwise;
}

bool Scenario::lists(const std::string& key, int device) const
{
    for (const std::string& part : parts(text(key), ",")) {
        if (part == std::to_string(device)) return true;
    }
    return false;
}

bool Scenario::lists_pair(const std::string& key, int a, int b) const
{
    for (const std::string& part : parts(text(key), ",")) {
        if (part == std::to_string(a) + "-" + std::to_string(b) || part == std::to_string(b) + "-" + std::to_string(a)) return true;
    }
    return false;
}

int scripted(const char* call, int device)
{
    struct Script {
        int device;
        long from;
        std::string what;
        long calls = 0;
    };
    static std::mutex mutex;
    static std::map<std::string, std::vector<Script>, std::less<>> scripts = [] {
        std::map<std::string, std::vector<Script>, std::less<>> all;
        for (const auto& [key, what] : Scenario::instance().all()) { // NAME, NAME@device, NAME#from, NAME@device#from
            const std::size_t hash = std::min(key.find('#'), key.size());
            const std::size_t at = std::min(key.find('@'), hash);
            all[key.substr(0, at)].push_back({at < hash ? std::atoi(key.c_str() + at + 1) : -1, hash < key.size() ? std::atol(key.c_str() + hash + 1) : 1, what});
        }
        return all;
    }();
    const auto found = scripts.find(std::string_view(call));
    if (found == scripts.end()) return 0;
    std::string what;
    {
        const std::lock_guard lock(mutex);
        for (Script& script : found->second) {
            if (script.device >= 0 && script.device != device) continue;
            ++script.calls;
            const bool answers = std::atoi(script.what.c_str()) != 0; // those hold from then on, the others are done once
            if (script.calls == script.from || (answers && script.calls > script.from)) what = script.what;
        }
    }
    if (const int code = std::atoi(what.c_str()); code != 0) return code;
    act(what);
    return 0;
}

} // namespace fivefold::simulated
