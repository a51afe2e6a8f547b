// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"

#include <stdexcept>
#include <string>

namespace CLI {
class App;
}

namespace fivefold::cli {

/// Exit codes of the command-line contract.
inline constexpr int kDone = 0;
inline constexpr int kNo = 1;          ///< the answer is "no": does not fit, not valid
inline constexpr int kWrongUse = 2;
inline constexpr int kBadInput = 3;    ///< unreadable or invalid input
inline constexpr int kEnvironment = 4; ///< the machine lacks something, a file cannot be written

/// An error with its exit code; one line for people.
class Failure : public std::runtime_error {
public:
    Failure(int code, const std::string& message) : std::runtime_error(message), code_(code) {}
    [[nodiscard]] int code() const { return code_; }

private:
    int code_;
};

/// What the verbs share: the catalogue, and the exit code that a verb leaves behind.
struct Session {
    Catalogue catalogue = load_catalogue();
    int exit_code = kDone;
};

/// Reads the arguments, runs the verb, prints errors on stderr. Returns the exit code; throws nothing.
[[nodiscard]] int run(int argc, const char* const* argv);

// One function a verb: adds its subcommand, whose callback does the work.
void add_models(CLI::App& app, Session& session);
void add_gpus(CLI::App& app, Session& session);
void add_networks(CLI::App& app, Session& session);
void add_estimate(CLI::App& app, Session& session);
void add_cost(CLI::App& app, Session& session);
void add_check(CLI::App& app, Session& session);
void add_search(CLI::App& app, Session& session);
void add_heatmap(CLI::App& app, Session& session);
void add_advise(CLI::App& app, Session& session);
void add_timeline(CLI::App& app, Session& session);
void add_export(CLI::App& app, Session& session);
void add_report(CLI::App& app, Session& session);
void add_import(CLI::App& app, Session& session);
void add_diff(CLI::App& app, Session& session);
void add_validate(CLI::App& app, Session& session);
void add_calibrate(CLI::App& app, Session& session);
void add_probe(CLI::App& app, Session& session);
void add_log(CLI::App& app, Session& session);
void add_campaign(CLI::App& app, Session& session);

} // namespace fivefold::cli
