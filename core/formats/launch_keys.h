// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: which values a plan wants in a launch file.
#pragma once

#include "core/formats/document.h"
#include "core/formats/export.h"
#include "core/formats/import.h"
#include "core/plan/plan.h"

#include <concepts>
#include <cstdint>
#include <optional>
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

/// The target whose rules hold for such a file; accelerate's file may hand over to DeepSpeed or Megatron-LM.
[[nodiscard]] std::optional<ExportTarget> rules_of(FileKind kind, const doc::Node& root);
/// Parts of a plan that no key of such a file can say, in English; beyond the target's rules.
[[nodiscard]] std::vector<std::string> inexpressible(const Plan& plan, const Plan& file, FileKind kind);

/// Whether a value of the file means the same; a null pointer is a key that is not there.
[[nodiscard]] bool means(const doc::Node* node, const LaunchValue& value);

} // namespace fivefold
