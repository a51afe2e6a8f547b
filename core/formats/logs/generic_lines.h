// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/logs/run_log_reader.h"
#include "core/formats/logs/step_lines.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::logs {

/// Steps of tables (CSV with commas, semicolons, tabs or bars between the columns; nanotron's benchmark table) and of JSON lines.
class GenericLines {
public:
    explicit GenericLines(std::vector<LogColumn> columns) : mapping_(std::move(columns)) {}

    /// A line that may be a table's head or row, or a JSON object. Nothing when it is neither.
    [[nodiscard]] std::optional<StepLine> read(std::string_view line);
    /// "column=field" for each column that is read, in the order in which they were met.
    [[nodiscard]] const std::vector<std::string>& columns() const { return understood_; }
    /// The rank that the last line read names, or kNoRank.
    [[nodiscard]] std::int32_t rank() const { return rank_; }
    /// Sequence length and GPUs, where nanotron's table states them; 0 otherwise.
    [[nodiscard]] std::int64_t seq_len() const { return seq_len_; }
    [[nodiscard]] std::int64_t gpus() const { return gpus_; }

private:
    enum class Extra { none, seq_len, tp, pp, dp, cp };
    struct Column {
        std::optional<LogField> field;
        Extra extra = Extra::none;
    };
    /// What a name stands for, and whether it is among `columns` already.
    struct Name {
        std::optional<LogField> field;
        bool noted = false;
    };
    [[nodiscard]] Name& known(std::string_view name);
    [[nodiscard]] std::optional<LogField> guess(std::string_view name) const;
    bool read_head(std::string_view line);
    [[nodiscard]] std::optional<StepLine> read_row(std::string_view line);
    [[nodiscard]] std::optional<StepLine> read_json(std::string_view line);
    void note(std::string_view name);

    std::vector<LogColumn> mapping_;
    std::map<std::string, Name, std::less<>> known_names_;
    Name spare_; ///< of a name that has no place there any more
    std::size_t heads_tried_ = 0;
    std::vector<Column> table_; ///< columns of the table whose head was read
    char separator_ = 0;
    bool nanotron_ = false;
    std::int64_t rows_ = 0, objects_ = 0;
    std::int32_t rank_ = kNoRank;
    std::int64_t seq_len_ = 0, gpus_ = 0;
    std::vector<std::string> understood_;
};

} // namespace fivefold::logs
