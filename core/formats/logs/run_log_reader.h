// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/run_log.h"

#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// What a column or a JSON key of a generic log stands for.
enum class LogField {
    iteration, seconds, milliseconds, tokens_per_gpu, tokens_all, samples_all, tflops_per_gpu, loss, grad_norm, global_batch,
    allocated_gib, max_allocated_gib, reserved_gib, max_reserved_gib, smi_gib, smi_mib, rank
};
[[nodiscard]] const char* log_field_name(LogField field); ///< "step", "seconds", "tokens_per_gpu" ...

/// Which column of a generic log is which figure. Columns without an entry are guessed by their names.
struct LogColumn {
    std::string column;
    LogField field = LogField::seconds;
};

struct LogOptions {
    std::vector<LogColumn> columns;
    std::size_t most_steps = 20000; ///< kept; more are thinned out evenly, the first 1000 and the last stay
    std::size_t longest_line = 16384; ///< bytes; the rest of a longer line is not read
};

/// Reads the log of a training run, in pieces of any size, with bounded memory (a few MB). Understands the step, memory and batch lines of
/// Megatron-LM and Bridge, nanotron, torchtitan and DeepSpeed, CSV tables and JSON lines, and the lines by which runs fail. Prefixes of ranks, nodes
/// and times, colours, carriage returns, zero bytes and bytes that are not UTF-8 are no hindrance. Never throws for content.
class RunLogReader {
public:
    explicit RunLogReader(LogOptions options = {});
    ~RunLogReader();
    RunLogReader(RunLogReader&&) noexcept;
    RunLogReader& operator=(RunLogReader&&) noexcept;

    /// More of the same file. Pieces may end anywhere.
    void feed(std::string_view piece);
    /// The next piece is another file of the same run (the other stream, another node, a later attempt); line numbers go on.
    void next_file();
    /// What was read; the reader is empty afterwards.
    [[nodiscard]] RunLog finish();

private:
    class Parser;
    std::unique_ptr<Parser> parser_;
};

/// A whole stream.
[[nodiscard]] RunLog read_run_log(std::istream& input, const LogOptions& options = {});
/// A text in memory.
[[nodiscard]] RunLog read_run_log(std::string_view text, const LogOptions& options = {});

} // namespace fivefold
