// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: which values a plan wants in a launch file.
#pragma once

#include "core/formats/document.h"
#include "core/formats/import.h"
#include "core/plan/plan.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <vector>

namespace fivefold {

/// A value to be written, spelled without quotes.
struct LaunchValue {
    enum class Kind { absent, boolean, integer, real, word, words };
    Kind kind = Kind::absent;
    std::string text;
    std::vector<std::string> words;

    LaunchValue() = default;
    LaunchValue(bool value) : kind(Kind::boolean), text(value ? "true" : "false") {}            // NOLINT: a value is a value
    LaunchValue(std::integral auto value) : kind(Kind::integer), text(std::to_string(value)) {} // NOLINT
    LaunchValue(double value);                                                                  // NOLINT
    LaunchValue(const char* value) : kind(Kind::word), text(value) {}                           // NOLINT
    LaunchValue(std::string value) : kind(Kind::word), text(std::move(value)) {}                // NOLINT
    LaunchValue(std::vector<std::string> value) : kind(Kind::words), words(std::move(value)) {} // NOLINT
    [[nodiscard]] std::string shown() const;
};

/// What a key should say. The path's keys are separated by '/'.
struct LaunchKey {
    std::string path;
    LaunchValue value;
};

/// Keys that may differ, each with the plan's value. `file`: what the file says now, as a plan; keys of a group whose meaning is the
/// same there are left out. `root`: the file itself.
[[nodiscard]] std::vector<LaunchKey> nanotron_keys(const Plan& plan, const Plan& file, const doc::Node& root);
[[nodiscard]] std::vector<LaunchKey> torchtitan_keys(const Plan& plan, const Plan& file, const doc::Node& root);
[[nodiscard]] std::vector<LaunchKey> accelerate_keys(const Plan& plan, const Plan& file, const doc::Node& root);
[[nodiscard]] std::vector<LaunchKey> deepspeed_keys(const Plan& plan, const Plan& file, const doc::Node& root);
/// `kind`: script, MODEL_ARGS or ConfigContainer.
[[nodiscard]] std::vector<LaunchKey> megatron_keys(const Plan& plan, const Plan& file, const doc::Node& root, FileKind kind);

/// Parts of a plan that the kind of file has no words for, in English; beyond check_target, which covers nanotron and Megatron-LM.
[[nodiscard]] std::vector<std::string> inexpressible(const Plan& plan, const Plan& file, FileKind kind, const doc::Node& root);

/// Whether a value of the file means the same; a null pointer is a key that is not there.
[[nodiscard]] bool means(const doc::Node* node, const LaunchValue& value);

} // namespace fivefold
