// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: what the launchers are given for the tasks of a campaign.
#pragma once

#include "core/calibrate/campaign.h"
#include "core/formats/export.h"

#include <span>
#include <string>

namespace fivefold {

/// Batch script of an array over the tasks of a class.
[[nodiscard]] std::string slurm_array(const Campaign& campaign, std::size_t place, const JobClass& job_class);
/// SkyPilot task of a class; FIVEFOLD_RUN names the campaign's task.
[[nodiscard]] std::string sky_class(const Campaign& campaign, std::size_t place, const JobClass& job_class);
/// An indexed Job over the nodes of one task with its headless Service. Brings `inside` with it.
[[nodiscard]] std::string kubernetes_job(const Campaign& campaign, std::size_t task, std::span<const ExportedFile> inside);
[[nodiscard]] std::string kubernetes_name(const Campaign& campaign, std::size_t task);

} // namespace fivefold
