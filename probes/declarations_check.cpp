// SPDX-License-Identifier: Apache-2.0
// Compiled only where the CUDA Toolkit is at hand: the probe's own declarations against those of cuda.h.
#include "probes/cuda_driver.h"

#include <cuda.h>

#include <type_traits>

namespace fivefold::cuda {

static_assert(std::is_same_v<Device, CUdevice>);
static_assert(sizeof(Result) == sizeof(CUresult));

static_assert(success == int{CUDA_SUCCESS});
static_assert(out_of_memory == int{CUDA_ERROR_OUT_OF_MEMORY});
static_assert(stub_library == int{CUDA_ERROR_STUB_LIBRARY});
static_assert(device_unavailable == int{CUDA_ERROR_DEVICE_UNAVAILABLE});
static_assert(no_device == int{CUDA_ERROR_NO_DEVICE});
static_assert(not_permitted == int{CUDA_ERROR_NOT_PERMITTED});
static_assert(system_not_ready == int{CUDA_ERROR_SYSTEM_NOT_READY});
static_assert(driver_mismatch == int{CUDA_ERROR_SYSTEM_DRIVER_MISMATCH});
static_assert(compat_not_supported == int{CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE});

static_assert(clock_rate_khz == int{CU_DEVICE_ATTRIBUTE_CLOCK_RATE});
static_assert(multiprocessor_count == int{CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT});
static_assert(compute_mode == int{CU_DEVICE_ATTRIBUTE_COMPUTE_MODE});
static_assert(ecc_enabled == int{CU_DEVICE_ATTRIBUTE_ECC_ENABLED});
static_assert(pci_bus_id == int{CU_DEVICE_ATTRIBUTE_PCI_BUS_ID});
static_assert(pci_device_id == int{CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID});
static_assert(memory_clock_khz == int{CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE});
static_assert(memory_bus_bits == int{CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH});
static_assert(l2_bytes == int{CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE});
static_assert(pci_domain_id == int{CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID});
static_assert(compute_capability_major == int{CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR});
static_assert(compute_capability_minor == int{CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR});

} // namespace fivefold::cuda
