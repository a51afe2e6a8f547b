// SPDX-License-Identifier: Apache-2.0
// A driver library that answers "2 x H100", or what the FAKE_CUDA_* environment variables say.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace {

int from_environment(const char* name, int otherwise)
{
    const char* text = std::getenv(name);
    return text != nullptr ? std::atoi(text) : otherwise;
}

} // namespace

extern "C" {

int cuInit(unsigned)
{
    std::puts("a driver that talks on standard output"); // must not end up between the JSON lines
    if (const int seconds = from_environment("FAKE_CUDA_SLEEP", 0); seconds > 0) ::sleep(static_cast<unsigned>(seconds));
    if (std::getenv("FAKE_CUDA_CRASH") != nullptr) std::abort();
    return from_environment("FAKE_CUDA_INIT", 0);
}

int cuDriverGetVersion(int* version)
{
    *version = from_environment("FAKE_CUDA_VERSION", 13000);
    return 0;
}

int cuDeviceGetCount(int* count)
{
    *count = from_environment("FAKE_CUDA_COUNT", 2);
    return 0;
}

int cuDeviceGet(int* device, int ordinal)
{
    *device = ordinal;
    return 0;
}

int cuDeviceGetName(char* name, int length, int)
{
    const char* wanted = std::getenv("FAKE_CUDA_NAME");
    std::strncpy(name, wanted != nullptr ? wanted : "NVIDIA H100 80GB HBM3", static_cast<std::size_t>(length));
    return 0;
}

int cuDeviceTotalMem_v2(std::size_t* bytes, int)
{
    *bytes = std::size_t{81559} * 1024 * 1024;
    return 0;
}

int cuDeviceGetAttribute(int* value, int attribute, int device)
{
    switch (attribute) {
    case 13: *value = 1980000; break; // clock, kHz
    case 16: *value = 132; break;     // multiprocessors
    case 33: *value = 0x18 + device; break;
    case 75: *value = 9; break;
    case 32: *value = 1; break;
    default: *value = 0; break;
    }
    return 0;
}
}
