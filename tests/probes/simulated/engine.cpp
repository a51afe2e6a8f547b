// SPDX-License-Identifier: Apache-2.0
#include "tests/probes/simulated/engine.h"

#include <algorithm>
#include <utility>

namespace fivefold::simulated {
namespace {

// A multiprocessor that a collective holds costs a matmul a little more than its share, because its last wave waits for the rest.
constexpr double kCostOfCta = 1.15;

thread_local int t_device = -1;

} // namespace

int current_device() { return t_device; }
void set_current_device(int device) { t_device = device; }

Engine& Engine::instance()
{
    static Engine* engine = new Engine; // never destroyed: threads of a hanging probe may still be inside at exit
    return *engine;
}

void Engine::enqueue(cuda::Stream stream, cuda::Operation operation)
{
    if (stream->capture != nullptr) {
        operation.seconds = std::max(operation.seconds - node().gpu().launch_s, 0.0) + node().gpu().graph_s;
        stream->capture->operations.push_back(std::move(operation));
        return;
    }
    // Repetitions differ by up to one percent, always in the same way.
    const auto hash = static_cast<double>((++count_ * 2654435761UL >> 8) % 1000) / 1000;
    operation.seconds *= (0.995 + 0.01 * hash) / node().speed(stream->device);
    stream->operations.push_back(std::move(operation));
}

void Engine::run()
{
    // One step a device and round: GPUs that meet must not run ahead of each other.
    for (bool moved = true; moved;) {
        moved = false;
        for (int device = 0; device < node().devices(); ++device) moved |= step(device);
    }
}

/// One step of a device: what takes no time at the heads of its streams, or the next piece of work to its end.
bool Engine::step(int device)
{
    using Kind = cuda::Operation::Kind;
    bool moved = false;
    std::vector<cuda::StreamObject*> running;
    for (const auto& stream : streams_) {
        while (stream->device == device && !stream->operations.empty()) {
            cuda::Operation& head = stream->operations.front();
            if (head.kind == Kind::meeting && head.arrived()) head.kind = Kind::work;
            if (head.kind == Kind::work) {
                running.push_back(stream.get());
                break;
            }
            if (head.kind == Kind::meeting || (head.kind == Kind::wait && !head.event->reached) || (head.kind == Kind::gate && __atomic_load_n(head.flag, __ATOMIC_ACQUIRE) == 0)) break;
            if (head.kind == Kind::record) {
                head.event->reached = true;
                head.event->time = clocks_[device];
            }
            stream->operations.pop_front();
            moved = true;
        }
    }
    // A stream that stands at a gate or an event may go on beside the others in the same moment: first all that takes no time.
    if (moved || running.empty()) return moved;
    double shortest = 1e99;
    std::vector<double> rates;
    for (const cuda::StreamObject* stream : running) {
        double lost = 0;
        for (const cuda::StreamObject* other : running) {
            const cuda::Operation& taker = other->operations.front();
            if (other != stream) lost += kCostOfCta * taker.ctas / node().gpu().sm + stream->operations.front().sensitivity * taker.hbm_share;
        }
        rates.push_back(std::max(0.05, 1 - std::min(lost, 0.9)));
        shortest = std::min(shortest, stream->operations.front().seconds / rates.back());
    }
    clocks_[device] += shortest;
    for (std::size_t i = 0; i < running.size(); ++i) {
        cuda::Operation& head = running[i]->operations.front();
        head.seconds -= shortest * rates[i];
        if (head.seconds > 1e-12) continue;
        if (head.effect) head.effect();
        running[i]->operations.pop_front();
    }
    return true;
}

bool Engine::idle(cuda::Stream stream)
{
    run();
    return stream->operations.empty();
}

cuda::Stream Engine::add_stream(int device)
{
    auto stream = std::make_unique<cuda::StreamObject>();
    stream->device = device;
    return streams_.insert(std::move(stream)).first->get();
}

void Engine::remove_stream(cuda::Stream stream)
{
    run();
    std::erase_if(streams_, [&](const auto& one) { return one.get() == stream; });
}

void Engine::drop_meetings(int device)
{
    for (const auto& stream : streams_) {
        if (stream->device == device) std::erase_if(stream->operations, [](const cuda::Operation& one) { return one.kind == cuda::Operation::Kind::meeting; });
    }
}

std::int64_t Engine::free_bytes(int device) const
{
    const auto taken = taken_.find(device);
    return std::max<std::int64_t>(0, node().gpu().memory_bytes - node().used_bytes(device) - (taken != taken_.end() ? taken->second : 0));
}

bool Engine::take_bytes(int device, std::int64_t bytes)
{
    if (bytes > free_bytes(device)) return false;
    taken_[device] += bytes;
    return true;
}

void Engine::give_bytes(int device, std::int64_t bytes) { taken_[device] -= bytes; }

void Engine::copy(std::uint64_t destination, std::uint64_t source, std::uint64_t bytes)
{
    memory.store(destination, memory.load(source, bytes));
    if (!Memory::is_device(destination) || !Memory::is_device(source)) return;
    const int from = Memory::device_of(source);
    const int to = Memory::device_of(destination);
    if (from != to && node().corrupts(from, to)) memory.store(destination + bytes / 2 / 64 * 64, unknown(std::min<std::uint64_t>(bytes, 64)));
}

cuda::ContextObject* Engine::context(int device)
{
    constexpr std::int64_t kContextBytes = std::int64_t{480} << 20;
    const auto [found, is_new] = contexts_.try_emplace(device, cuda::ContextObject{device});
    if (is_new && !take_bytes(device, kContextBytes)) {
        contexts_.erase(found);
        return nullptr;
    }
    return &found->second;
}

bool Engine::has_worked(int device) { return std::exchange(seen_clocks_[device], clocks_[device]) < clocks_[device]; }

bool Engine::may_access(int device, std::uint64_t address) const
{
    if (!Memory::is_device(address)) return true;
    const int owner = Memory::device_of(address);
    return owner == device || peers_.contains({device, owner});
}

} // namespace fivefold::simulated
