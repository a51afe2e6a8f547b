// SPDX-License-Identifier: Apache-2.0
#include "probes/gpu.h"

#include "probes/api/kernels.h"
#include "probes/kernels/kernel_text.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace fivefold {
namespace {

constexpr unsigned kThreads = 512;
constexpr std::uint32_t kGateLimitMs = 400; // a host that is held up must not hang the GPU
constexpr unsigned kContenderShared = 48 * 1024; // keeps a CTA of a matmul off the SM that a contender has taken, as NCCL's kernel does

} // namespace

Gpu::Gpu(const Session& session, const GpuFacts& facts) : session_(session), facts_(facts)
{
    check(api().cuDevicePrimaryCtxRetain(&context_, facts.handle), "cuDevicePrimaryCtxRetain");
    bind();
    check(api().cuModuleLoadData(&module_, kKernelText), "cuModuleLoadData");
    const auto find = [&](cuda::Function& function, std::string_view name) {
        check(api().cuModuleGetFunction(&function, module_, std::string(name).c_str()), "cuModuleGetFunction");
    };
    find(kernels_.fill, kernels::kFill);
    find(kernels_.verify, kernels::kVerify);
    find(kernels_.read, kernels::kRead);
    find(kernels_.write, kernels::kWrite);
    find(kernels_.copy, kernels::kCopy);
    find(kernels_.occupy, kernels::kOccupy);
    find(kernels_.attention, kernels::kAttention);
    find(kernels_.gate, kernels::kGate);
    find(kernels_.empty, kernels::kEmpty);
    check(api().cuMemAlloc_v2(&scratch_, 256), "cuMemAlloc");
}

unsigned Gpu::whole_gpu() const
{
    return static_cast<unsigned>(facts_.sm_count) * std::max(static_cast<unsigned>(facts_.threads_per_sm) / kThreads, 1U);
}

void Gpu::bind() const
{
    check(api().cuCtxSetCurrent(context_), "cuCtxSetCurrent");
}

Gpu::Memory Gpu::memory() const
{
    Memory memory;
    check(api().cuMemGetInfo_v2(&memory.free, &memory.total), "cuMemGetInfo");
    return memory;
}

template <class Query>
void Gpu::poll(Query&& query, const char* call) const
{
    using namespace std::chrono_literals;
    const auto start = std::chrono::steady_clock::now();
    while (true) {
        const cuda::Result answer = query();
        if (answer == cuda::success) return;
        if (answer != cuda::not_ready) check(answer, call);
        session_.control().check();
        const auto waited = std::chrono::steady_clock::now() - start;
        if (waited > 20ms) {
            std::this_thread::sleep_for(200us);
        } else if (waited > 200us) {
            std::this_thread::sleep_for(20us);
        }
    }
}

void Gpu::wait(cuda::Event event) const
{
    poll([&] { return api().cuEventQuery(event); }, "cuEventQuery");
}

void Gpu::wait(cuda::Stream stream) const
{
    poll([&] { return api().cuStreamQuery(stream); }, "cuStreamQuery");
}

void Gpu::fill(cuda::DevicePointer destination, std::size_t bytes, Pattern pattern, cuda::Stream stream) const
{
    launch(kernels_.fill, whole_gpu(), kThreads, 0, stream, destination, std::uint64_t{bytes / 16}, pattern.seed, pattern.and_mask, pattern.or_mask);
}

std::uint64_t Gpu::count_wrong(cuda::DevicePointer source, std::size_t bytes, Pattern pattern, cuda::Stream stream) const
{
    std::uint64_t wrong = 0;
    check(api().cuMemsetD8Async(scratch_, 0, sizeof wrong, stream), "cuMemsetD8Async");
    launch(kernels_.verify, whole_gpu(), kThreads, 0, stream, source, std::uint64_t{bytes / 16}, pattern.seed, pattern.and_mask, pattern.or_mask, scratch_);
    check(api().cuMemcpyDtoHAsync_v2(&wrong, scratch_, sizeof wrong, stream), "cuMemcpyDtoHAsync");
    wait(stream);
    return wrong;
}

void Gpu::read(cuda::DevicePointer source, std::size_t bytes, cuda::Stream stream) const
{
    launch(kernels_.read, whole_gpu(), kThreads, 0, stream, source, std::uint64_t{bytes / 16}, scratch_ + 64);
}

void Gpu::write(cuda::DevicePointer destination, std::size_t bytes, cuda::Stream stream) const
{
    launch(kernels_.write, whole_gpu(), kThreads, 0, stream, destination, std::uint64_t{bytes / 16}, std::uint32_t{0x3C3C3C3C});
}

void Gpu::copy(cuda::DevicePointer destination, cuda::DevicePointer source, std::size_t bytes, unsigned repeats, unsigned ctas, cuda::Stream stream) const
{
    launch(kernels_.copy, ctas == 0 ? whole_gpu() : ctas, kThreads, ctas == 0 ? 0 : kContenderShared, stream, destination, source,
           std::uint64_t{bytes / 16}, std::uint32_t{repeats});
}

void Gpu::occupy(unsigned iterations, unsigned ctas, cuda::Stream stream) const
{
    launch(kernels_.occupy, ctas, kThreads, kContenderShared, stream, scratch_ + 128, std::uint32_t{iterations});
}

void Gpu::attention(cuda::DevicePointer destination, cuda::DevicePointer source, std::size_t bytes, unsigned iterations, cuda::Stream stream) const
{
    launch(kernels_.attention, whole_gpu(), kThreads, 0, stream, destination, source, std::uint64_t{bytes / 16 / 32 * 32}, std::uint32_t{iterations});
}

void Gpu::empty(cuda::Stream stream) const
{
    check(api().cuLaunchKernel(kernels_.empty, 1, 1, 1, 32, 1, 1, 0, stream, nullptr, nullptr), "cuLaunchKernel");
}

void Gpu::gate(cuda::DevicePointer flag, cuda::Stream stream) const
{
    launch(kernels_.gate, 1, 1, 0, stream, flag, kGateLimitMs);
}

Buffer::Buffer(const Gpu& gpu, std::size_t bytes) : gpu_(gpu), bytes_(bytes)
{
    gpu.check(gpu.api().cuMemAlloc_v2(&pointer_, bytes), "cuMemAlloc");
}

Buffer::~Buffer()
{
    gpu_.api().cuMemFree_v2(pointer_);
}

double elapsed_us(const Gpu& gpu, cuda::Event start, cuda::Event end)
{
    float milliseconds = 0;
    gpu.check(gpu.api().cuEventElapsedTime(&milliseconds, start, end), "cuEventElapsedTime");
    return 1000.0 * static_cast<double>(milliseconds);
}

Gate::Gate(const Gpu& gpu) : gpu_(gpu)
{
    void* memory = nullptr;
    gpu.check(gpu.api().cuMemHostAlloc(&memory, sizeof *flag_, cuda::host_alloc_mapped | cuda::host_alloc_portable), "cuMemHostAlloc");
    flag_ = static_cast<std::uint32_t*>(memory);
    gpu.check(gpu.api().cuMemHostGetDevicePointer_v2(&device_flag_, memory, 0), "cuMemHostGetDevicePointer");
}

Gate::~Gate()
{
    open();
    gpu_.api().cuMemFreeHost(flag_);
}

void Gate::close(cuda::Stream stream)
{
    __atomic_store_n(flag_, 0U, __ATOMIC_SEQ_CST); // a GPU reads it
    gpu_.gate(device_flag_, stream);
}

void Gate::open()
{
    __atomic_store_n(flag_, 1U, __ATOMIC_SEQ_CST);
}

} // namespace fivefold
