// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/pattern.h"
#include "probes/session.h"

#include <array>
#include <cstdint>
#include <optional>

namespace fivefold {

/// One GPU with its primary context and the probe's kernels. Calls of one thread at a time, after bind() in that thread. Waiting looks at
/// the stage's wish to stop and never blocks inside the driver.
class Gpu {
public:
    Gpu(const Session& session, const GpuFacts& facts);
    Gpu(const Gpu&) = delete;
    Gpu& operator=(const Gpu&) = delete;

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const GpuFacts& facts() const { return facts_; }
    [[nodiscard]] const cuda::Api& api() const { return session_.driver().api(); }
    [[nodiscard]] cuda::Context context() const { return context_; }
    [[nodiscard]] std::int64_t index() const { return facts_.index; }

    void bind() const; ///< makes it the calling thread's GPU
    void check(cuda::Result result, const char* call) const { session_.driver().check(result, call, facts_.index); }
    struct Memory {
        std::size_t free = 0;
        std::size_t total = 0;
    };
    [[nodiscard]] Memory memory() const;

    void wait(cuda::Event event) const;
    void wait(cuda::Stream stream) const;

    // The kernels. Sizes are in bytes, multiples of 16.
    void fill(cuda::DevicePointer destination, std::size_t bytes, Pattern pattern, cuda::Stream stream) const;
    /// Words that differ from the pattern. Waits.
    [[nodiscard]] std::uint64_t count_wrong(cuda::DevicePointer source, std::size_t bytes, Pattern pattern, cuda::Stream stream) const;
    void read(cuda::DevicePointer source, std::size_t bytes, cuda::Stream stream) const;
    void write(cuda::DevicePointer destination, std::size_t bytes, cuda::Stream stream) const;
    /// ctas 0: enough for the whole GPU.
    void copy(cuda::DevicePointer destination, cuda::DevicePointer source, std::size_t bytes, unsigned repeats, unsigned ctas, cuda::Stream stream) const;
    void occupy(unsigned iterations, unsigned ctas, cuda::Stream stream) const;
    void attention(cuda::DevicePointer destination, cuda::DevicePointer source, std::size_t bytes, unsigned iterations, cuda::Stream stream) const;
    void empty(cuda::Stream stream) const;
    void gate(cuda::DevicePointer flag, cuda::Stream stream) const;

private:
    template <class... Arguments>
    void launch(cuda::Function function, unsigned ctas, unsigned threads, unsigned shared_bytes, cuda::Stream stream, Arguments... arguments) const
    {
        std::array<void*, sizeof...(Arguments) + 1> parameters{&arguments..., nullptr};
        check(api().cuLaunchKernel(function, ctas, 1, 1, threads, 1, 1, shared_bytes, stream, parameters.data(), nullptr), "cuLaunchKernel");
    }
    template <class Query>
    void poll(Query&& query, const char* call) const;
    [[nodiscard]] unsigned whole_gpu() const; // CTAs that all run at the same time, so that none is left for the end

    const Session& session_;
    const GpuFacts& facts_;
    cuda::Context context_ = nullptr;
    cuda::Module module_ = nullptr;
    struct Kernels {
        cuda::Function fill, verify, read, write, copy, occupy, attention, gate, empty;
    } kernels_{};
    cuda::DevicePointer scratch_ = 0; // 256 bytes: counters and results that are not looked at
};

/// Memory of a GPU.
class Buffer {
public:
    Buffer(const Gpu& gpu, std::size_t bytes);
    ~Buffer();
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    [[nodiscard]] cuda::DevicePointer at(std::size_t offset = 0) const { return pointer_ + offset; }
    [[nodiscard]] std::size_t bytes() const { return bytes_; }

private:
    const Gpu& gpu_;
    cuda::DevicePointer pointer_ = 0;
    std::size_t bytes_ = 0;
};

class GpuStream {
public:
    explicit GpuStream(const Gpu& gpu) : gpu_(gpu) { gpu.check(gpu.api().cuStreamCreate(&stream_, cuda::stream_non_blocking), "cuStreamCreate"); }
    ~GpuStream() { gpu_.api().cuStreamDestroy_v2(stream_); }
    GpuStream(const GpuStream&) = delete;
    GpuStream& operator=(const GpuStream&) = delete;
    operator cuda::Stream() const { return stream_; } // NOLINT(google-explicit-constructor): it is one

private:
    const Gpu& gpu_;
    cuda::Stream stream_ = nullptr;
};

class GpuEvent {
public:
    explicit GpuEvent(const Gpu& gpu) : gpu_(&gpu) { gpu.check(gpu.api().cuEventCreate(&event_, 0), "cuEventCreate"); }
    ~GpuEvent()
    {
        if (event_ != nullptr) gpu_->api().cuEventDestroy_v2(event_);
    }
    GpuEvent(GpuEvent&& other) noexcept : gpu_(other.gpu_), event_(std::exchange(other.event_, nullptr)) {}
    GpuEvent(const GpuEvent&) = delete;
    GpuEvent& operator=(const GpuEvent&) = delete;
    GpuEvent& operator=(GpuEvent&&) = delete;
    void record(cuda::Stream stream) const { gpu_->check(gpu_->api().cuEventRecord(event_, stream), "cuEventRecord"); }
    operator cuda::Event() const { return event_; } // NOLINT(google-explicit-constructor): it is one

private:
    const Gpu* gpu_;
    cuda::Event event_ = nullptr;
};

/// Microseconds between two marks that have been passed.
[[nodiscard]] double elapsed_us(const Gpu& gpu, cuda::Event start, cuda::Event end);

/// Holds a stream until open(), so that all that is measured waits in it before the first of it runs.
class Gate {
public:
    explicit Gate(const Gpu& gpu);
    ~Gate();
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;
    void close(cuda::Stream stream);
    void open();

private:
    const Gpu& gpu_;
    std::uint32_t* flag_ = nullptr;
    cuda::DevicePointer device_flag_ = 0;
};

/// 16-byte words at most so many bytes.
[[nodiscard]] constexpr std::size_t whole_words(std::size_t bytes)
{
    return bytes / 16 * 16;
}

} // namespace fivefold
