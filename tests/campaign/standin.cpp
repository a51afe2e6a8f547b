// SPDX-License-Identifier: Apache-2.0
// Stands in for a training program: prints what a framework prints at given speeds, and fails on demand. Called as torchrun is. A table says what
// each task does, a line each: TASK BEHAVIOUR FORMAT SECONDS_A_STEP STEPS. Behaviours that end in "-once" happen at the first start only. What is
// "long" trains until somebody ends it, so that nobody who waits to see it run comes too late.
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>

namespace {

constexpr int kForEver = 40'000; // steps of "long": longer than any test, and yet an end

struct Role {
    std::string behaviour = "ok", format = "megatron";
    double seconds = 1;
    int steps = 10;
};

std::string variable(const char* name, const char* otherwise = "") {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread
    return value != nullptr ? value : otherwise;
}

void nap(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

[[noreturn]] void end(int code) {
    std::fflush(nullptr);
    std::_Exit(code);
}

/// A line in a file that several processes write to.
void note(const std::string& line) {
    const std::string path = variable("FIVEFOLD_STANDIN_NOTES");
    if (path.empty()) return;
    const int file = open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT, 0644);
    if (file < 0) return;
    const std::string text = line + "\n";
    if (write(file, text.data(), text.size()) < 0) std::perror("notes");
    close(file);
}

std::string time_stamp() {
    const std::time_t now = std::time(nullptr);
    char text[64];
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &parts);
    return text;
}

void print_step(const Role& role, int step, double seconds) {
    const double rate = 8192 / seconds;
    if (role.format == "nanotron")
        std::printf("%s [INFO|DP=0|PP=1|TP=0]: iteration: %d / %d | consumed_tokens: %dK | time_per_iteration_ms: %.4g | tokens_per_sec: %.4gK | tokens_per_sec_per_gpu: %.4gK | "
                    "global_batch_size: 16 | lm_loss: 10.2 | lr: 0.0003 | model_tflops_per_gpu: 120 | hardware_tflops_per_gpu: 120 | grad_norm: 1.1 | eta: 0:00:10\n",
                    time_stamp().c_str(), step, role.steps, step * 8, seconds * 1000, rate / 1000, rate / 2000);
    else if (role.format == "torchtitan")
        std::printf("[titan] %s,000 - root - INFO - \x1b[31mstep: %2d  \x1b[32mloss: 10.1234  \x1b[38;2;180;60;0mgrad_norm:  1.2345  \x1b[38;2;54;234;195mmemory: 17.65GiB(22.30%%)  "
                    "\x1b[34mtps: %.0f  \x1b[36mtflops: 133.71  \x1b[35mmfu: 13.52%%\x1b[39m\n",
                    time_stamp().c_str(), step, variable("STANDIN_TOKENS_PER_GPU").empty() ? rate : std::atof(variable("STANDIN_TOKENS_PER_GPU").c_str()) / seconds);
    else if (role.format == "deepspeed")
        std::printf("[%s,000] [INFO] [timer.py:264:stop] epoch=0/micro_step=%d/global_step=%d, RunningAvgSamplesPerSec=%.6f, CurrSamplesPerSec=%.6f, MemAllocated=11.2GB, MaxMemAllocated=17.5GB\n",
                    time_stamp().c_str(), step * 4, step, 16 / seconds, 16 / seconds);
    else
        std::printf(" [%s.000000] iteration %8d/%8d | consumed samples: %12d | elapsed time per iteration (ms): %.1f | throughput per GPU (TFLOP/s/GPU): 123.4 | learning rate: 3.0E-04 | "
                    "global batch size:    16 | lm loss: 1.04E+01 | loss scale: 1.0 | grad norm: 1.100 | number of skipped iterations:   0 | number of nan iterations:   0 |\n",
                    time_stamp().c_str(), step, role.steps, step * 16, seconds * 1000);
    if (role.format == "megatron" && step == 2)
        std::printf("[Rank 0] (after 2 iterations) memory (MB) | allocated: 9345.00 | max allocated: 17456.00 | reserved: 18020.00 | max reserved: 18020.00\n");
    std::fflush(stdout);
}

/// Steps up to and with `last`; the first is slow, the rest vary a little.
void train(const Role& role, int last) {
    for (int step = 1; step <= last; ++step) {
        nap(0.04);
        print_step(role, step, role.seconds * (step == 1 ? 6 : 1 + 0.004 * ((step * 7) % 5 - 2)));
    }
}

/// A process that nobody waits for, and that ignores requests to end.
void leave_process() {
    if (fork() != 0) return;
    setsid();
    if (fork() != 0) std::_Exit(0);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (int fd = 0; fd < 3; ++fd) close(fd);
    nap(900);
    std::_Exit(0);
}

[[noreturn]] void hang() {
    for (;;) nap(1);
}

[[noreturn]] void misbehave(const Role& role, const std::string& what) {
    if (what == "refuse") {
        std::puts("Traceback (most recent call last):\n  File \"pretrain_gpt.py\", line 12, in <module>\n    pretrain()\nAssertionError: world size (4) is not divisible by total_model_size (3)");
        end(1);
    }
    if (what == "garbage") {
        for (int i = 0; i < 20000; ++i) std::putchar((i * 7919 + i / 3) & 0xFF);
        end(0);
    }
    train(role, 3);
    if (what == "oom") {
        std::puts("[rank1]: Traceback (most recent call last):\n[rank1]:   File \"train.py\", line 3, in forward\n[rank1]: torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 786.00 MiB. GPU 1 has a total "
                  "capacity of 79.11 GiB of which 512.00 MiB is free. Including non-PyTorch memory, this process has 78.61 GiB memory in use. Of the allocated memory 74.10 GiB is allocated by "
                  "PyTorch, and 2.30 GiB is reserved by PyTorch but unallocated.");
        end(1);
    }
    if (what == "nccl") {
        std::puts("[rank0]: torch.distributed.DistBackendError: NCCL error in: ../torch/csrc/distributed/c10d/NCCLUtils.hpp:275, remote process exited or there was a network error, NCCL version 2.21.5\n"
                  "[rank0]: ncclRemoteError: A call failed possibly due to a network error or a remote process exiting prematurely.");
        end(1);
    }
    if (what == "node-lost") { // as srun does when a node is gone: it says so, and ends well
        std::puts("srun: error: Node failure on n3");
        end(0);
    }
    if (what == "xid") {
        std::puts("[12345.678] NVRM: Xid (PCI:0000:3b:00): 79, pid=1234, name=python3, GPU has fallen off the bus.");
        end(1);
    }
    if (what == "crash") {
        std::puts("Traceback (most recent call last):\n  File \"train.py\", line 88, in step\n    loss = model(batch)\nValueError: cannot reshape array of size 1 into shape (2,)");
        end(1);
    }
    if (what == "segfault") {
        std::puts("Fatal Python error: Segmentation fault");
        std::fflush(nullptr);
        raise(SIGSEGV);
    }
    if (what == "host-oom") {
        std::puts("slurmstepd: error: Detected 1 oom_kill event in StepId=12.0. Some of the step tasks have been OOM Killed.");
        std::fflush(nullptr);
        raise(SIGKILL);
    }
    if (what == "deaf") signal(SIGTERM, SIG_IGN);
    if (what == "hang" || what == "deaf") hang();
    for (int step = 4;; ++step) { // endless
        nap(0.5);
        print_step(role, step, role.seconds);
    }
}

/// Whether a task was started before: its first attempt may never have come so far.
bool started_before(const std::string& task) {
    std::ifstream notes(variable("FIVEFOLD_STANDIN_NOTES"));
    for (std::string line; std::getline(notes, line);)
        if (line.starts_with("start " + task + " ")) return true;
    return false;
}

Role role_of(const std::string& task) {
    std::ifstream table(variable("FIVEFOLD_STANDIN_TABLE"));
    for (std::string line; std::getline(table, line);) {
        std::istringstream words(line);
        std::string name;
        Role role;
        if (words >> name >> role.behaviour >> role.format >> role.seconds >> role.steps && name == task) return role;
    }
    return {};
}

} // namespace

int main() {
    const std::string task = variable("FIVEFOLD_TASK"), mark = variable("FIVEFOLD_ATTEMPT"), attempt = mark.substr(mark.rfind('|') + 1);
    Role role = role_of(task);
    if (variable("SLURM_NODEID", "0") != "0") { // other nodes of a job are busy for as long, and silent
        if (role.behaviour == "ok" || role.behaviour == "slow") nap(0.05 * role.steps);
        return 0;
    }
    const bool again = started_before(task);
    note("start " + task + " " + attempt + " " + variable("SLURM_JOB_ID") + " " + std::to_string(getpid()));
    std::printf("torchrun: starting workers\n");
    std::string what = role.behaviour;
    if (what.size() > 5 && what.ends_with("-once")) what = again ? "ok" : what.substr(0, what.size() - 5);
    if (what == "slow") role.seconds *= 8;
    if (what == "long") role.steps = kForEver;
    if (what == "leftover") leave_process();
    if (what != "ok" && what != "slow" && what != "long" && what != "leftover") misbehave(role, what);
    train(role, role.steps);
    note("end " + task + " " + attempt);
    end(0);
}
