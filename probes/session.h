// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/control.h"
#include "probes/driver.h"
#include "probes/failure.h"
#include "probes/management.h"
#include "probes/options.h"
#include "probes/protocol/vocabulary.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fivefold {

/// What a stage has at hand: where results go, when to stop, the driver, and the GPUs that were chosen. Results and warnings may be sent
/// from several threads.
class Session {
public:
    /// Opens the driver and the management library, and chooses the GPUs. Throws ProbeFailure.
    Session(const ProbeOptions& options, ProbeWriter& out, StageControl& control);

    [[nodiscard]] const ProbeOptions& options() const { return options_; }
    [[nodiscard]] bool quick() const { return options_.quick; }
    [[nodiscard]] StageControl& control() const { return control_; }
    [[nodiscard]] const CudaDriver& driver() const { return driver_; }
    [[nodiscard]] const Management& management() const { return management_; }
    [[nodiscard]] const std::vector<GpuFacts>& gpus() const { return gpus_; }
    [[nodiscard]] nvml::Device managed(const GpuFacts& gpu) const { return management_.device(gpu.pci); }
    /// The GPU is split: what runs between GPUs cannot be measured.
    [[nodiscard]] bool is_split(const GpuFacts& gpu) const;

    using Values = std::vector<std::pair<std::string, ProbeValue>>;
    void result(std::string_view id, Values values) const { out_.send(ProbeResult{std::string(id), std::move(values)}); }
    void warn(std::string_view code, const std::string& detail, std::int64_t device = -1) const;
    void error(std::string_view code, const std::string& detail, std::int64_t device = -1, std::int64_t peer = -1) const; ///< not fatal
    /// "clocks", and a warning where the GPU is held back. `when`: idle, short, sustained.
    void report_clocks(const GpuFacts& gpu, std::string_view when) const;

private:
    const ProbeOptions& options_;
    ProbeWriter& out_;
    StageControl& control_;
    CudaDriver driver_;
    Management management_;
    std::vector<GpuFacts> gpus_;
};

/// Adds the value if there is one.
template <class T>
void add_value(Session::Values& values, const char* name, const std::optional<T>& value)
{
    if (value) values.emplace_back(name, *value);
}
inline void add_text(Session::Values& values, const char* name, const std::string& text)
{
    if (!text.empty()) values.emplace_back(name, text);
}

// The stages. Each throws ProbeFailure or Stopped.
void run_inventory(const Session& session);
void run_gpu(const Session& session);
void run_p2p(const Session& session);
void run_nccl(const Session& session);
void run_overlap(const Session& session);

} // namespace fivefold
