// SPDX-License-Identifier: Apache-2.0
// Speaks the probe's protocol and misbehaves as MOCK_PROBE says: "gpu=hang nccl=crash". Other stages send one result and end well.
#include "probes/protocol/writer.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

using namespace fivefold;

namespace {

std::string behaviour_of(const std::string& stage)
{
    const char* all = std::getenv("MOCK_PROBE");
    std::istringstream words(all != nullptr ? all : "");
    for (std::string word; words >> word;) {
        if (word.starts_with(stage + "=")) return word.substr(stage.size() + 1);
    }
    return "good";
}

void raw(int channel, std::string_view text)
{
    if (::write(channel, text.data(), text.size()) < 0) std::_Exit(9);
}

[[noreturn]] void sleep_for_ever()
{
    for (;;) ::pause();
}

} // namespace

int main(int argc, char** argv)
{
    std::string stage;
    int channel = 1;
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::strcmp(argv[i], "--stage") == 0) stage = argv[i + 1];
        if (std::strcmp(argv[i], "--fd") == 0) channel = std::atoi(argv[i + 1]);
    }
    const std::string how = behaviour_of(stage);
    std::cout << "text on standard output\n" << std::flush;
    if (how == "silent") sleep_for_ever();
    if (how == "usage") {
        std::cerr << "mock: wrong use\n";
        return 2;
    }
    ProbeWriter out(channel);
    out.send(ProbeHello{"0.1.0", how == "other-stage" ? "zzz" : stage, ::getpid(), true});
    out.send(ProbeResult{"launch", {{"device", std::int64_t{0}}, {"empty_us", 2.5}}});
    out.send(ProbeProgress{1, 3, how == "init" ? "NCCL init, 8 GPUs" : "first thing"});
    if (how == "no-beat") sleep_for_ever(); // and obeys SIGTERM

    std::thread([&] {
        for (;;) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            out.send(ProbeBeat{});
        }
    }).detach();
    if (how != "deaf") {
        std::thread([&] {
            std::string line;
            std::getline(std::cin, line);
            out.send(ProbeDone{"cancelled", out.elapsed_ms()});
            std::_Exit(5);
        }).detach();
    }
    if (how == "hang" || how == "init") sleep_for_ever();
    if (how == "deaf") {
        std::signal(SIGTERM, SIG_IGN);
        if (::fork() == 0) sleep_for_ever(); // a grandchild in the same group
        sleep_for_ever();
    }
    if (how == "stop") ::raise(SIGSTOP);
    if (how == "crash") ::raise(SIGSEGV);
    if (how == "abort") std::abort();
    if (how == "slow") {
        for (int i = 0; i < 200; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            out.send(ProbeProgress{i, 200, "slowly"});
        }
    }
    if (how == "garbage") {
        raw(channel, "NCCL WARN something\n\xff\xfe{}\n[1,2]\n");
        raw(channel, "{\"v\":1,\"seq\":3,\"t_ms\":1,\"type\":\"result\",\"id\":\"gemm\",\"tflops\":1}extra\n");   // two things in a line
        raw(channel, "{\"v\":1,\"seq\":0,\"t_ms\":1,\"type\":\"result\",\"id\":\"gemm\",\"tflops\":666}\n");       // out of order
        raw(channel, "{\"v\":1,\"seq\":0,\"t_ms\":1,\"type\":\"hello\",\"probe\":\"x\",\"stage\":\"gpu\",\"pid\":1,\"cuda_build\":true}\n");
    }
    if (how == "flood") { // for a while: each piece is a line that cannot be read
        const std::string line(200'000, 'x');
        for (int i = 0; i < 100; ++i) raw(channel, line + "\n");
    }
    if (how == "partial") {
        raw(channel, "{\"v\":1,\"seq\":4000,\"t_ms\":1,\"type\":\"result\",\"id\":\"gemm\",\"tflops\":66");
        std::_Exit(0);
    }
    if (how == "chatty") { // more text than a pipe holds
        for (int i = 0; i < 3000; ++i) std::cerr << "line " << i << " of what a library says, again and again and again\n";
    }
    if (how == "failed") {
        out.send(ProbeError{"no_driver", "no NVIDIA driver", -1, -1, true});
        out.send(ProbeDone{"failed", 1});
        std::_Exit(4);
    }
    out.send(ProbeDone{how == "partial-done" ? "partial" : "ok", out.elapsed_ms()});
    if (how == "late") sleep_for_ever(); // does not go after "done"
    if (how == "crash-after") ::raise(SIGSEGV);
    std::_Exit(0);
}
