// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: readers of measurements, one a kind of file.
#pragma once

#include "core/formats/measured_file.h"

#include <boost/json/value.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::measured {

[[nodiscard]] MeasuredImport read_probe(const boost::json::value& document, std::string_view name);
[[nodiscard]] MeasuredImport read_nccl_json(const boost::json::value& document, std::string_view name);
[[nodiscard]] MeasuredImport read_nccl_text(std::string_view text, std::string_view name);
[[nodiscard]] MeasuredImport read_bandwidth_json(const boost::json::value& document, std::string_view name);
[[nodiscard]] MeasuredImport read_bandwidth_text(std::string_view text, std::string_view name);

/// Lines without their ends, and words without the white space between them.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);
/// A finite number that is the whole word.
[[nodiscard]] std::optional<double> number_of(std::string_view word);
/// A number, or a text that is one; nothing for NaN, "N/A", null and all else.
[[nodiscard]] std::optional<double> number_of(const boost::json::value* value);

/// The collective that a program of nccl-tests measures ("all_reduce_perf", also with folders and endings), where it is one of ours.
[[nodiscard]] std::optional<CollectiveKind> collective_of(std::string_view program);

/// The curve of that kind, which is added when there is none.
[[nodiscard]] MeasuredCollective& curve_of(MeasuredHardware& hardware, CollectiveKind kind, int ranks, int nodes);
[[nodiscard]] MeasuredPair& pair_of(MeasuredHardware& hardware, int source, int target);

/// One matrix of nvbandwidth: `rows`[i][j] GB/s of row i and column j, nothing on the diagonal. Adds what is of use.
void take_bandwidths(MeasuredImport& import, std::string_view test, std::string_view description, const std::vector<std::vector<std::optional<double>>>& rows);

inline constexpr int kMostRanks = 1 << 20;

} // namespace fivefold::measured
