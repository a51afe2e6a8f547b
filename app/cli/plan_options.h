// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/cli.h"
#include "core/formats/import.h"
#include "core/plan/plan.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fivefold::cli {

/// The ways to give a plan: a file, options, or a file with options on top. Every field of a plan has an option.
class PlanOptions {
public:
    /// What a verb asks for itself, in its own options.
    enum Without : unsigned { nothing = 0, without_layout = 1u << 0, without_nodes = 1u << 1, one_file = 1u << 2 };
    /// Adds the positional PLAN, all options and --profile to a verb.
    explicit PlanOptions(CLI::App& verb, unsigned without = nothing);

    struct Resolved {
        Plan plan;
        std::string unknown_members;    ///< of the file, see plan_file.h
        std::vector<std::string> notes; ///< for people, one line each
        std::vector<ImportNote> import_notes; ///< what became of each key of the files
    };
    /// The plan that the arguments describe. DP and accumulation follow from the products when the layout, the cluster or the batch was
    /// touched. Reads files; loads --profile into the session's catalogue. Throws Failure or FormatError.
    /// `model`: stands for --model.
    [[nodiscard]] Resolved resolve(Session& session, const std::string& model = {}) const;

private:
    using Edit = std::function<void(Plan&)>;

    void add_model(CLI::App& verb);
    void add_cluster(CLI::App& verb);
    void add_training(CLI::App& verb);
    void add_layout(CLI::App& verb);
    template <class Setter>
    void whole(CLI::App& verb, const char* name, const char* group, Setter set, const char* help);
    template <class Setter>
    void number(CLI::App& verb, const char* name, const char* group, Setter set, const char* help);
    template <class Setter>
    void toggle(CLI::App& verb, const char* name, const char* group, Setter set, const char* help);
    template <class Enum, class Setter>
    void choice(CLI::App& verb, const char* name, const char* group, Setter set, const char* help);

    void choose_model(Session& session, const std::string& id, Resolved& resolved) const;
    void choose_cluster(const Session& session, Plan& plan) const;
    void follow_products(Plan& plan) const;
    void check_ranges(const Session& session, const Plan& plan) const;
    void choose_recompute(const Session& session, Resolved& resolved) const;

    unsigned without_;
    const CLI::App* verb_; ///< outlives this object, both live as long as the parse
    std::vector<std::string> files_;
    std::string profile_, model_, gpu_, network_;
    std::optional<std::int64_t> nodes_, gpus_per_node_, gpus_, dp_, accumulation_, global_batch_;
    std::vector<Edit> edits_;
    bool products_touched_ = false;
};

/// Adds --json to a verb.
void add_json(CLI::App& verb, bool& json);

/// Loads another profile library into the session's catalogue; nothing for an empty path.
void load_profile(Session& session, const std::string& path);

} // namespace fivefold::cli
