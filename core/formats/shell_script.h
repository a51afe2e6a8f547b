// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: what the commands of a shell script say, without running anything. Variables, arrays, quotes, line
// continuations, ${NAME:-default} and $((sums)) are filled in; branches and loops are read straight through, once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::shell {

/// Text whose every character knows at which byte of the script it stands; kNowhere for characters that are computed.
struct Text {
    static constexpr std::uint32_t kNowhere = 0xFFFFFFFF;
    std::string chars;
    std::vector<std::uint32_t> from;

    void add(char c, std::uint32_t place) {
        chars += c;
        from.push_back(place);
    }
    void add(const Text& other);
    [[nodiscard]] Text part(std::size_t begin, std::size_t end) const;
    /// Bytes of the script that say exactly this text; an empty range when it is put together from several places.
    struct Range {
        std::size_t begin = 0, end = 0;
    };
    [[nodiscard]] Range range() const;
};

struct Word {
    Text text;
    Text::Range use;      ///< where it stands in a command, an array or a text of options
    bool unknown = false; ///< depends on what only running the script would tell
};

struct Script {
    std::vector<std::vector<Word>> commands;           ///< words behind assignments, in file order
    std::vector<std::vector<Word>> lists;              ///< contents of arrays, and of variables that hold options, in file order
    std::map<std::string, Word, std::less<>> exported; ///< variables of the environment
    std::vector<Text> comments;                        ///< without line ends, from the '#' on
};

/// Throws FormatError with the line: an open quote or bracket, an expansion without end.
[[nodiscard]] Script read_script(std::string_view text);

} // namespace fivefold::shell
