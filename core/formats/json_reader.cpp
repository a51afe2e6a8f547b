// SPDX-License-Identifier: Apache-2.0
#include "core/formats/json_reader.h"

#include <fmt/format.h>

#include <cmath>

namespace fivefold::json {

namespace {

constexpr std::size_t kLongestQuote = 60;

std::string list_of(std::span<const char* const> names) {
    std::string list;
    for (const char* name : names) {
        if (!list.empty()) {
            list += ", ";
        }
        list += name;
    }
    return list;
}

} // namespace

std::string quoted(std::string_view text) {
    std::string result = "\"";
    const std::string_view shown = text.substr(0, kLongestQuote);
    for (const char c : shown) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) {
            result += fmt::format("\\x{:02x}", byte);
        } else {
            result += c;
        }
    }
    if (shown.size() < text.size()) {
        while (!result.empty() && (static_cast<unsigned char>(result.back()) & 0xC0U) == 0x80U) {
            result.pop_back(); // do not leave half a UTF-8 character
        }
        if (!result.empty() && static_cast<unsigned char>(result.back()) >= 0xC0U) {
            result.pop_back();
        }
        result += "...";
    }
    return result + '"';
}

std::string pointer_to(std::string_view parent, std::string_view token) {
    std::string pointer(parent);
    pointer += '/';
    const std::string_view shown = token.substr(0, kLongestQuote);
    for (const char c : shown) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
        }
    }
    return pointer;
}

std::string describe(const boost::json::value& value) {
    switch (value.kind()) {
    case boost::json::kind::object:
        return "an object";
    case boost::json::kind::array:
        return "an array";
    case boost::json::kind::string:
        return "the text " + quoted(value.get_string());
    case boost::json::kind::bool_:
        return value.get_bool() ? "true" : "false";
    case boost::json::kind::int64:
        return fmt::format("{}", value.get_int64());
    case boost::json::kind::uint64:
        return fmt::format("{}", value.get_uint64());
    case boost::json::kind::double_:
        return fmt::format("{}", value.get_double());
    case boost::json::kind::null:
        break;
    }
    return "null";
}

std::int64_t to_integer(const boost::json::value& value, std::string_view pointer, std::int64_t low, std::int64_t high) {
    bool whole = false;
    std::int64_t number = 0;
    if (value.is_int64()) {
        number = value.get_int64();
        whole = true;
    } else if (value.is_double()) { // 1.0 is how some tools write 1; beyond 2^53 a double is no exact integer
        const double real = value.get_double();
        whole = std::isfinite(real) && std::abs(real) <= 9007199254740992.0 && std::trunc(real) == real;
        number = whole ? static_cast<std::int64_t>(real) : 0;
    }
    if (!whole || number < low || number > high) {
        throw FormatError(std::string(pointer),
                          fmt::format("is {}; a whole number from {} to {} was expected", describe(value), low, high));
    }
    return number;
}

double to_number(const boost::json::value& value, std::string_view pointer, double low, double high) {
    double number = 0;
    bool good = true;
    if (value.is_int64()) {
        number = static_cast<double>(value.get_int64());
    } else if (value.is_uint64()) {
        number = static_cast<double>(value.get_uint64());
    } else if (value.is_double()) {
        number = value.get_double();
    } else {
        good = false;
    }
    if (!good || !std::isfinite(number) || number < low || number > high) {
        throw FormatError(std::string(pointer), fmt::format("is {}; a number from {} to {} was expected", describe(value), low, high));
    }
    return number;
}

ObjectReader::ObjectReader(const boost::json::value& value, std::string pointer)
    : object_(value.if_object()), pointer_(std::move(pointer)) {
    if (object_ == nullptr) {
        throw FormatError(pointer_,
                          fmt::format("{}{}; an object was expected", pointer_.empty() ? "the document is " : "is ", describe(value)));
    }
    asked_.assign(object_->size(), false);
}

const boost::json::value* ObjectReader::find(std::string_view key) const {
    const auto* member = object_->find(boost::json::string_view(key.data(), key.size()));
    if (member == object_->end()) {
        return nullptr;
    }
    asked_[static_cast<std::size_t>(member - object_->begin())] = true;
    return member->value().is_null() ? nullptr : &member->value();
}

bool ObjectReader::has_null(std::string_view key) const {
    const auto* member = object_->find(boost::json::string_view(key.data(), key.size()));
    return member != object_->end() && member->value().is_null();
}

const boost::json::value& ObjectReader::required(std::string_view key, const char* expected) const {
    const boost::json::value* value = find(key);
    if (value == nullptr) {
        fail(key, fmt::format("is {}; {} was expected", has_null(key) ? "null" : "missing", expected));
    }
    return *value;
}

void ObjectReader::fail(std::string_view key, const std::string& problem) const { throw FormatError(pointer(key), problem); }

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t low, std::int64_t high) const {
    const boost::json::value& value = required(key, "a whole number");
    if (value.is_int64() && value.get_int64() >= low && value.get_int64() <= high) {
        return value.get_int64(); // the usual case, without the pointer that only an error needs
    }
    return to_integer(value, pointer(key), low, high);
}

std::int64_t ObjectReader::integer(std::string_view key, std::int64_t low, std::int64_t high, std::int64_t fallback) const {
    return find(key) != nullptr ? integer(key, low, high) : fallback;
}

double ObjectReader::number(std::string_view key, double low, double high) const {
    const boost::json::value& value = required(key, "a number");
    if (value.is_double() && value.get_double() >= low && value.get_double() <= high) {
        return value.get_double();
    }
    return to_number(value, pointer(key), low, high);
}

double ObjectReader::number(std::string_view key, double low, double high, double fallback) const {
    return find(key) != nullptr ? number(key, low, high) : fallback;
}

bool ObjectReader::boolean(std::string_view key) const {
    const boost::json::value& value = required(key, "true or false");
    if (!value.is_bool()) {
        fail(key, fmt::format("is {}; true or false was expected", describe(value)));
    }
    return value.get_bool();
}

bool ObjectReader::boolean(std::string_view key, bool fallback) const { return find(key) != nullptr ? boolean(key) : fallback; }

std::string ObjectReader::text(std::string_view key) const {
    const boost::json::value& value = required(key, "a text");
    if (!value.is_string()) {
        fail(key, fmt::format("is {}; a text was expected", describe(value)));
    }
    return {value.get_string().data(), value.get_string().size()};
}

std::string ObjectReader::text(std::string_view key, std::string_view fallback) const {
    return find(key) != nullptr ? text(key) : std::string(fallback);
}

std::size_t ObjectReader::choice(std::string_view key, std::span<const char* const> names) const {
    const boost::json::value& value = required(key, "a text");
    if (value.is_string()) {
        const std::string_view found(value.get_string().data(), value.get_string().size());
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (found == names[i]) {
                return i;
            }
        }
    }
    fail(key, fmt::format("is {}; one of {} was expected", describe(value), list_of(names)));
}

std::size_t ObjectReader::choice(std::string_view key, std::span<const char* const> names, std::size_t fallback) const {
    return find(key) != nullptr ? choice(key, names) : fallback;
}

ObjectReader ObjectReader::object(std::string_view key) const { return ObjectReader(required(key, "an object"), pointer(key)); }

std::optional<ObjectReader> ObjectReader::optional_object(std::string_view key) const {
    if (const boost::json::value* value = find(key)) {
        return ObjectReader(*value, pointer(key));
    }
    return std::nullopt;
}

const boost::json::array& ObjectReader::array(std::string_view key) const {
    const boost::json::value& value = required(key, "an array");
    if (!value.is_array()) {
        fail(key, fmt::format("is {}; an array was expected", describe(value)));
    }
    return value.get_array();
}

const boost::json::array* ObjectReader::optional_array(std::string_view key) const { return find(key) != nullptr ? &array(key) : nullptr; }

std::vector<std::int64_t> ObjectReader::integers(std::string_view key, std::int64_t low, std::int64_t high, std::size_t max_count) const {
    std::vector<std::int64_t> result;
    if (const boost::json::array* values = optional_array(key)) {
        if (values->size() > max_count) {
            fail(key, fmt::format("has {} entries; at most {} were expected", values->size(), max_count));
        }
        for (std::size_t i = 0; i < values->size(); ++i) {
            result.push_back(to_integer((*values)[i], pointer_to(pointer(key), fmt::format("{}", i)), low, high));
        }
    }
    return result;
}

std::vector<std::string> ObjectReader::texts(std::string_view key) const {
    std::vector<std::string> result;
    if (const boost::json::array* values = optional_array(key)) {
        for (std::size_t i = 0; i < values->size(); ++i) {
            const boost::json::value& value = (*values)[i];
            if (!value.is_string()) {
                throw FormatError(pointer_to(pointer(key), fmt::format("{}", i)),
                                  fmt::format("is {}; a text was expected", describe(value)));
            }
            result.emplace_back(value.get_string().data(), value.get_string().size());
        }
    }
    return result;
}

std::vector<std::string> ObjectReader::unread() const {
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < asked_.size(); ++i) {
        if (!asked_[i]) {
            const boost::json::string_view key = (object_->begin() + static_cast<std::ptrdiff_t>(i))->key();
            keys.emplace_back(key.data(), key.size());
        }
    }
    return keys;
}

} // namespace fivefold::json
