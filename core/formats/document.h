// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: YAML, TOML, JSON and shell scripts as one kind of tree that knows where each value stands.
#pragma once

#include "core/formats/format_error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::doc {

inline constexpr std::size_t kMaxBytes = std::size_t{2} << 20U; ///< launch files are a few kB
inline constexpr std::size_t kMaxNodes = 50'000;                ///< after aliases and variables are filled in
inline constexpr int kMaxDepth = 64;

enum class Syntax { yaml, toml, json, shell };

struct Member;

/// A value. `begin` to `end` are the bytes of the file that say it, quotes included: what an edit replaces. Equal where no
/// stretch of the file says just this value (an alias, a text over several lines, pieces of several variables).
struct Node {
    enum class Kind { null, plain, text, list, map }; ///< plain: its type follows from its spelling; text: quoted
    Kind kind = Kind::null;
    std::string scalar;
    std::size_t begin = 0, end = 0;
    std::size_t line = 0; ///< from 1
    std::vector<Node> items;
    std::vector<Member> members; ///< in file order
    bool flow = false;           ///< YAML or TOML in brackets
    bool unknown = false;        ///< only running the script would tell
    // Where the value is used, for shell scripts: the word of the command or array, which may be a variable.
    std::size_t use_begin = 0, use_end = 0;
    [[nodiscard]] bool is_map() const { return kind == Kind::map; }
    [[nodiscard]] bool is_scalar() const { return kind == Kind::plain || kind == Kind::text; }
    [[nodiscard]] bool has_place() const { return end > begin; }
    [[nodiscard]] const Member* find(std::string_view key) const;
};

struct Member {
    std::string key;
    std::size_t begin = 0, end = 0; ///< of the key; for a TOML table of its header line
    std::size_t line = 0;
    Node value;
};

/// The value at a path of keys separated by '/'; null pointer when there is none.
[[nodiscard]] const Node* find_path(const Node& root, std::string_view path);

/// A number in the spellings of the formats: 64, 64.0, 6.4e1, 5_000. Nothing for any other text.
[[nodiscard]] std::optional<double> number(std::string_view text);

/// Parses one document. All throw FormatError with line and column and what would be right: bad syntax, a key that stands twice,
/// nesting deeper than kMaxDepth, more than kMaxNodes values, more than kMaxBytes, bytes that are not UTF-8.
[[nodiscard]] Node parse(std::string_view text, Syntax syntax);
[[nodiscard]] Node parse_yaml(std::string_view text);
[[nodiscard]] Node parse_toml(std::string_view text);
[[nodiscard]] Node parse_json(std::string_view text);
/// A shell script's options as members ("--tp" or "--tp=4" as "tp"), with `env` (exported variables) and `sbatch` (#SBATCH lines) as maps.
[[nodiscard]] Node parse_shell(std::string_view text);

/// Offsets at which lines begin, to turn offsets into "line 3, column 7".
class Lines {
public:
    explicit Lines(std::string_view text);
    [[nodiscard]] std::size_t line(std::size_t offset) const; ///< from 1
    [[nodiscard]] std::string place(std::size_t offset) const;
    /// Byte offset of a line and a column counted in characters, both from 1.
    [[nodiscard]] std::size_t offset(std::size_t line, std::size_t column) const;

private:
    std::string_view text_;
    std::vector<std::size_t> starts_;
};

/// Throws FormatError unless the text is small enough, not empty and UTF-8 without control characters but tab and line ends.
void check_text(std::string_view text, std::string_view what);

} // namespace fivefold::doc
