// SPDX-License-Identifier: Apache-2.0
#include "core/formats/json_numbers.h"
#include "core/formats/json_reader.h"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parser.hpp>
#include <fmt/format.h>

#include <unordered_set>

namespace fivefold::json {

namespace {

std::string line_and_column(std::string_view text, std::size_t offset) {
    std::size_t line = 1;
    std::size_t column = 1;
    for (const char c : text.substr(0, offset)) {
        if (c == '\n') {
            ++line;
            column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++column; // UTF-8 continuation bytes are no columns of their own
        }
    }
    return fmt::format("line {}, column {}", line, column);
}

/// What Boost.JSON's error means to the person who wrote the file.
std::string syntax_problem(const boost::json::error_code& code, std::string_view rest) {
    using boost::json::error;
    if (code == error::incomplete) {
        return "the JSON text ends too early; a value, a quote or a closing bracket is missing";
    }
    if (code == error::too_deep) {
        return fmt::format("brackets are nested too deep; at most {} levels were expected", kMaxDepth);
    }
    if (code == error::extra_data) {
        return "text follows after the end of the JSON value; one value was expected";
    }
    if (code == error::exponent_overflow) {
        return "a number is too large; at most about 1e308 was expected";
    }
    for (const std::string_view word : {"NaN", "nan", "Infinity", "-Infinity", "inf"}) {
        if (rest.starts_with(word)) {
            return "NaN and Infinity are not JSON; a finite number was expected";
        }
    }
    return fmt::format("this is not valid JSON ({}); a JSON document was expected", code.message());
}

struct RepeatedKey {
    std::string_view key;
    std::size_t offset;
};

/// Boost.JSON keeps the last of two members with one key, so a typing slip would pass unseen. `text` is valid JSON.
std::optional<RepeatedKey> find_repeated_key(std::string_view text) {
    std::vector<std::unordered_set<std::string_view>> keys; // one set per open bracket; stays empty for arrays
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '{' || c == '[') {
            keys.emplace_back();
        } else if (c == '}' || c == ']') {
            keys.pop_back();
        } else if (c == '"') {
            const std::size_t begin = i + 1;
            for (++i; text[i] != '"'; ++i) {
                if (text[i] == '\\') {
                    ++i;
                }
            }
            const std::size_t after = text.find_first_not_of(" \t\r\n", i + 1);
            if (after == std::string_view::npos || text[after] != ':') {
                continue;
            }
            const std::string_view key = text.substr(begin, i - begin);
            if (!keys.back().insert(key).second) {
                return RepeatedKey{key, begin - 1};
            }
        }
    }
    return std::nullopt;
}

} // namespace

boost::json::value parse_json(std::string_view text, Origin origin) {
    if (text.size() > kMaxDocumentBytes) {
        throw FormatError("", fmt::format("the input has {} bytes; at most {} MiB were expected", text.size(), kMaxDocumentBytes >> 20U));
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw FormatError("", "the input is empty; a JSON document was expected");
    }
    boost::json::parse_options options;
    options.max_depth = kMaxDepth;
    boost::json::parser parser({}, options);
    parser.reset(boost::json::make_shared_resource<boost::json::monotonic_resource>());
    boost::json::error_code code;
    const std::size_t read = parser.write_some(text.data(), text.size(), code);
    if (!code && text.find_first_not_of(" \t\r\n", read) != std::string_view::npos) {
        code = boost::json::error::extra_data;
    }
    if (code) {
        throw FormatError(line_and_column(text, read), syntax_problem(code, text.substr(read)));
    }
    if (origin == Origin::outside) {
        if (const auto repeated = find_repeated_key(text)) {
            throw FormatError(line_and_column(text, repeated->offset),
                              fmt::format("the key {} stands twice in one object; each key may stand once", quoted(repeated->key)));
        }
    }
    boost::json::value document = parser.release();
    correct_numbers(document, text);
    return document;
}

} // namespace fivefold::json
