// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/nvml.h"
#include "probes/dynamic_library.h"
#include "probes/library_search.h"

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>

namespace fivefold {

/// NVIDIA's management library. Everything is optional: where the library or a call is missing, there is no value.
class Management {
public:
    explicit Management(const LibrarySettings& settings);
    ~Management();
    Management(const Management&) = delete;
    Management& operator=(const Management&) = delete;

    [[nodiscard]] bool works() const { return works_; }
    [[nodiscard]] const DynamicLibrary& library() const { return library_; }
    [[nodiscard]] std::string driver_release() const; ///< "580.95.05", or empty
    [[nodiscard]] std::string library_version() const;

    /// The GPU at this PCI address ("0000:19:00.0"); null where it is not known, and then nothing below has a value.
    [[nodiscard]] nvml::Device device(const std::string& pci) const;
    [[nodiscard]] std::string uuid(nvml::Device device) const;
    [[nodiscard]] std::optional<nvml::Memory> memory(nvml::Device device) const;
    [[nodiscard]] std::optional<std::int64_t> busy_percent(nvml::Device device) const;
    [[nodiscard]] std::optional<std::int64_t> compute_processes(nvml::Device device) const;
    [[nodiscard]] std::optional<bool> ecc(nvml::Device device) const;            ///< none for a GPU that cannot do it
    [[nodiscard]] std::optional<bool> ecc_by_default(nvml::Device device) const; ///< as it leaves the factory: on for data-centre GPUs
    [[nodiscard]] std::optional<bool> mig(nvml::Device device) const;
    struct Fabric {
        int state = 0;  ///< nvml::FabricState
        int status = 0; ///< of a completed one: 0, or an error
    };
    [[nodiscard]] std::optional<Fabric> fabric(nvml::Device device) const;
    struct Links {
        std::int64_t active = 0;
        std::int64_t total = 0;
        std::int64_t version = 0; ///< of the first link; 0 = not known
    };
    [[nodiscard]] std::optional<Links> links(nvml::Device device) const; ///< none for a GPU without NVLink

    struct Clocks {
        std::optional<std::int64_t> sm_mhz, memory_mhz, temperature_c, reasons;
        std::optional<double> power_w;
    };
    [[nodiscard]] Clocks clocks(nvml::Device device) const;

    /// The calls themselves, for values that one call gives. Use number().
    [[nodiscard]] const nvml::Api& api() const { return api_; }
    /// The number that a call of the form f(device, arguments..., T* value) gives.
    template <class... Parameters, class... Arguments>
    [[nodiscard]] std::optional<std::int64_t> number(nvml::Return (*function)(nvml::Device, Parameters...), nvml::Device device, Arguments... arguments) const
    {
        std::remove_pointer_t<std::tuple_element_t<sizeof...(Parameters) - 1, std::tuple<Parameters...>>> value{};
        if (!works_ || function == nullptr || device == nullptr || function(device, arguments..., &value) != nvml::success) return std::nullopt;
        return static_cast<std::int64_t>(value);
    }

private:
    DynamicLibrary library_;
    nvml::Api api_{};
    bool works_ = false;
};

/// True for reasons that mean that a GPU runs slower than it should: heat, power brake, hardware. Not for idling, and not for the power
/// cap, at which a busy GPU always runs.
[[nodiscard]] bool is_throttled(std::int64_t reasons);
/// "thermal slowdown, power brake", or empty.
[[nodiscard]] std::string throttle_text(std::int64_t reasons);

} // namespace fivefold
