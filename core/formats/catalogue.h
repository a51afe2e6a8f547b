// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"
#include "core/model/transformer.h"
#include "core/plan/names.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// A model of the catalogue with its published size.
struct CatalogueModel {
    std::string id; ///< lower case with dashes: llama-3.1-70b
    std::string title;
    Transformer model;
    std::int64_t published_parameters = 0; ///< 0 = not published
    std::string source;
    std::string note;
};

/// The tables that ship inside the program.
struct Catalogue {
    std::vector<Gpu> gpus;
    std::vector<Network> networks;
    std::vector<CatalogueModel> models;
    ProfileLibrary profiles;

    /// By id, by short alias (h100, a100-80gb, b200) or by name without regard to case.
    [[nodiscard]] const Gpu* find_gpu(std::string_view id) const;
    [[nodiscard]] const Network* find_network(std::string_view id) const;
    [[nodiscard]] const CatalogueModel* find_model(std::string_view id) const;
    /// The node in which this GPU usually comes.
    [[nodiscard]] const Network& usual_network(const Gpu& gpu) const;
    /// The profile for a plan's GPU and framework.
    [[nodiscard]] Profile profile_for(const Plan& plan) const;
};

/// Parses the built-in tables. Throws FormatError only if the build is broken. Takes about a millisecond; keep the result.
[[nodiscard]] Catalogue load_catalogue();

/// Takes these profiles, and the usable memory of GPUs that they measured; GPUs whose memory they did not measure have the catalogue's own.
void use_profiles(Catalogue& catalogue, ProfileLibrary profiles);

/// A GPU with the built-in catalogue's memory takes what the profiles say was measured; one whose memory was set otherwise keeps it.
void follow_measured_memory(Gpu& gpu, const Catalogue& catalogue);

/// The plan shown at first start: Llama 3.1 70B on 64 H100.
[[nodiscard]] Plan sample_plan(const Catalogue& catalogue);

} // namespace fivefold
