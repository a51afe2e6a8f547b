// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: JSON from outside, read member by member, with errors that say where and what was expected.
#pragma once

#include "core/formats/format_error.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::json {

inline constexpr std::size_t kMaxDocumentBytes = std::size_t{64} << 20U;
inline constexpr std::size_t kMaxDepth = 64;

enum class Origin { outside, built_in }; ///< built-in tables skip the search for repeated keys

/// Parses one JSON document of at most kMaxDocumentBytes and kMaxDepth levels. A leading byte order mark is skipped.
/// Throws FormatError with line and column for bad syntax (comments, NaN and trailing commas are bad syntax) and for a
/// key that stands twice in one object.
[[nodiscard]] boost::json::value parse_json(std::string_view text, Origin origin = Origin::outside);

/// Text from outside made fit for a one-line message: control characters escaped, long text cut, in double quotes.
[[nodiscard]] std::string quoted(std::string_view text);
/// The pointer with one more token, escaped as RFC 6901 says.
[[nodiscard]] std::string pointer_to(std::string_view parent, std::string_view token);
/// "an object", "a text", "the number 3.5" ... for messages.
[[nodiscard]] std::string describe(const boost::json::value& value);

/// A JSON value as a number: integers may be written 1.0. Throws FormatError at `pointer` unless in [low, high].
[[nodiscard]] std::int64_t to_integer(const boost::json::value& value, std::string_view pointer, std::int64_t low, std::int64_t high);
[[nodiscard]] double to_number(const boost::json::value& value, std::string_view pointer, double low, double high);

/// An object and its JSON pointer. Keeps a reference to the value, which must outlive it. A member that is null counts
/// as absent. Forms with a fallback return it when the member is absent; forms without throw "is missing".
class ObjectReader {
public:
    /// Throws FormatError unless `value` is an object.
    explicit ObjectReader(const boost::json::value& value, std::string pointer = {});

    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
    [[nodiscard]] const boost::json::value* find(std::string_view key) const; ///< null pointer when absent or null
    [[nodiscard]] bool has_null(std::string_view key) const;                  ///< present and null

    [[nodiscard]] std::int64_t integer(std::string_view key, std::int64_t low, std::int64_t high) const;
    [[nodiscard]] std::int64_t integer(std::string_view key, std::int64_t low, std::int64_t high, std::int64_t fallback) const;
    [[nodiscard]] double number(std::string_view key, double low, double high) const;
    [[nodiscard]] double number(std::string_view key, double low, double high, double fallback) const;
    [[nodiscard]] bool boolean(std::string_view key) const;
    [[nodiscard]] bool boolean(std::string_view key, bool fallback) const;
    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] std::string text(std::string_view key, std::string_view fallback) const;
    /// Index of the member's text in `names`; the message lists the names.
    [[nodiscard]] std::size_t choice(std::string_view key, std::span<const char* const> names) const;
    [[nodiscard]] std::size_t choice(std::string_view key, std::span<const char* const> names, std::size_t fallback) const;

    [[nodiscard]] ObjectReader object(std::string_view key) const;
    [[nodiscard]] std::optional<ObjectReader> optional_object(std::string_view key) const;
    [[nodiscard]] const boost::json::array& array(std::string_view key) const;          ///< throws when absent
    [[nodiscard]] const boost::json::array* optional_array(std::string_view key) const; ///< null pointer when absent
    [[nodiscard]] std::vector<std::int64_t> integers(std::string_view key, std::int64_t low, std::int64_t high,
                                                     std::size_t max_count) const; ///< empty when absent
    [[nodiscard]] std::vector<std::string> texts(std::string_view key) const;      ///< empty when absent

    [[nodiscard]] const std::string& pointer() const { return pointer_; }
    [[nodiscard]] std::string pointer(std::string_view key) const { return pointer_to(pointer_, key); }
    [[nodiscard]] const boost::json::object& members() const { return *object_; }
    /// Keys of members that no call has asked for yet, in file order.
    [[nodiscard]] std::vector<std::string> unread() const;

    /// Throws FormatError at the member `key`.
    [[noreturn]] void fail(std::string_view key, const std::string& problem) const;

private:
    [[nodiscard]] const boost::json::value& required(std::string_view key, const char* expected) const;

    const boost::json::object* object_;
    std::string pointer_;
    mutable std::vector<bool> asked_; ///< by member index
};

} // namespace fivefold::json
