// SPDX-License-Identifier: Apache-2.0
// What the probe's own kernels do (probes/api/kernels.h), and how long it takes.
#include "probes/api/kernels.h"

#include "tests/probes/simulated/engine.h"
#include "tests/probes/simulated/scenario.h"

#include <algorithm>
#include <cstring>

namespace fivefold::simulated {
namespace {

constexpr int kIllegalAddress = 700;

template <class T>
T parameter(void** parameters, int index)
{
    T value;
    std::memcpy(&value, parameters[index], sizeof value);
    return value;
}

/// A kernel, with what others on the GPU feel of it: one that fills the GPU gives way as its blocks end.
cuda::Operation kernel(const Node& node, double seconds, unsigned grid, double hbm_share)
{
    cuda::Operation operation;
    operation.seconds = seconds;
    operation.ctas = 2.0 * grid <= node.gpu().sm ? grid : 0.12 * node.gpu().sm;
    operation.hbm_share = hbm_share;
    operation.sensitivity = 0.8;
    return operation;
}

} // namespace

int launch(Engine& engine, const std::string& name, unsigned grid, unsigned block, cuda::Stream stream, void** parameters)
{
    using U64 = std::uint64_t;
    using U32 = std::uint32_t;
    const Node& node = engine.node();
    Memory& memory = engine.memory;
    const int device = stream->device;
    const auto usable = [&](U64 address, U64 bytes) { return engine.may_access(device, address) && memory.valid(address, bytes); };
    const double reach = std::min(1.0, grid / (0.5 * node.gpu().sm));
    const auto streaming = [&](double bytes) { return kernel(node, node.memory_seconds(bytes, grid), grid, reach); };

    if (name == kernels::kEmpty) {
        engine.enqueue(stream, kernel(node, node.gpu().launch_s, grid, 0));
    } else if (name == kernels::kGate) {
        cuda::Operation gate;
        gate.kind = cuda::Operation::Kind::gate;
        gate.flag = reinterpret_cast<const volatile unsigned*>(parameter<U64>(parameters, 0));
        engine.enqueue(stream, gate);
    } else if (name == kernels::kFill) {
        const auto address = parameter<U64>(parameters, 0);
        const U64 bytes = parameter<U64>(parameters, 1) * 16;
        if (!usable(address, bytes)) return kIllegalAddress;
        const Content content = pattern(bytes, parameter<U32>(parameters, 2), parameter<U32>(parameters, 3), parameter<U32>(parameters, 4));
        cuda::Operation operation = streaming(static_cast<double>(bytes));
        operation.effect = [&memory, address, content, bytes, bad = Scenario::instance().lists("memory.corrupt", device)] {
            memory.store(address, content);
            if (bad) memory.store(address + bytes / 2 / 64 * 64, unknown(std::min<U64>(bytes, 64)));
        };
        engine.enqueue(stream, operation);
    } else if (name == kernels::kVerify) {
        const auto address = parameter<U64>(parameters, 0);
        const U64 bytes = parameter<U64>(parameters, 1) * 16;
        const auto counter = parameter<U64>(parameters, 5);
        if (!usable(address, bytes) || !usable(counter, 8)) return kIllegalAddress;
        const Content expected = pattern(bytes, parameter<U32>(parameters, 2), parameter<U32>(parameters, 3), parameter<U32>(parameters, 4));
        cuda::Operation operation = streaming(static_cast<double>(bytes));
        operation.effect = [&memory, address, bytes, counter, expected] {
            U64 count = 0;
            to_bytes(memory.load(counter, 8), &count, 8);
            count += mismatches(memory.load(address, bytes), *expected.front().rule);
            memory.store(counter, literal(&count, 8));
        };
        engine.enqueue(stream, operation);
    } else if (name == kernels::kRead) {
        const U64 bytes = parameter<U64>(parameters, 1) * 16;
        if (!usable(parameter<U64>(parameters, 0), bytes)) return kIllegalAddress;
        engine.enqueue(stream, streaming(0.95 * static_cast<double>(bytes))); // reading alone is a little faster than a copy's mixture
    } else if (name == kernels::kWrite) {
        const auto address = parameter<U64>(parameters, 0);
        const U64 bytes = parameter<U64>(parameters, 1) * 16;
        if (!usable(address, bytes)) return kIllegalAddress;
        const Content content = pattern(bytes, 0, 0, parameter<U32>(parameters, 2));
        cuda::Operation operation = streaming(0.97 * static_cast<double>(bytes));
        operation.effect = [&memory, address, content] { memory.store(address, content); };
        engine.enqueue(stream, operation);
    } else if (name == kernels::kCopy) {
        const auto destination = parameter<U64>(parameters, 0);
        const auto source = parameter<U64>(parameters, 1);
        const U64 bytes = parameter<U64>(parameters, 2) * 16;
        const auto repeats = parameter<U32>(parameters, 3);
        if (!usable(destination, bytes) || !usable(source, bytes)) return kIllegalAddress;
        cuda::Operation operation = streaming(2.0 * static_cast<double>(bytes) * repeats);
        const bool between = Memory::is_device(destination) && Memory::is_device(source) && Memory::device_of(destination) != Memory::device_of(source);
        if (between) operation.seconds = repeats * node.copy_seconds(Memory::device_of(source), Memory::device_of(destination), static_cast<double>(bytes));
        operation.effect = [&engine, destination, source, bytes] { engine.copy(destination, source, bytes); };
        engine.enqueue(stream, operation);
    } else if (name == kernels::kOccupy) {
        const double cycles = 64.0 * parameter<U32>(parameters, 1) * block / 128; // 128 multiply-adds a cycle and multiprocessor
        const double rounds = std::max(1.0, static_cast<double>(grid) / node.gpu().sm);
        engine.enqueue(stream, kernel(node, node.gpu().launch_s + cycles * rounds / (node.gpu().clock_khz * 1e3), grid, 0));
    } else if (name == kernels::kAttention) {
        const auto destination = parameter<U64>(parameters, 0);
        const auto source = parameter<U64>(parameters, 1);
        const U64 words = parameter<U64>(parameters, 2);
        if (!usable(destination, words * 16) || !usable(source, words * 16)) return kIllegalAddress;
        const double flops = static_cast<double>(words) / 32 * parameter<U32>(parameters, 3) * 2 * 16 * 16 * 16;
        const double traffic = node.memory_seconds(32.0 * static_cast<double>(words), grid);
        cuda::Operation operation = kernel(node, std::max(traffic, node.tensor_seconds(flops)), grid, 0.5);
        operation.effect = [&memory, destination, words] { memory.store(destination, unknown(words * 16)); };
        engine.enqueue(stream, operation);
    } else {
        return 500; // not found
    }
    return 0;
}

} // namespace fivefold::simulated
