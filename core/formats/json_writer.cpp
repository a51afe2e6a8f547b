// SPDX-License-Identifier: Apache-2.0
#include "core/formats/json_writer.h"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fivefold::json {

namespace {

std::string number_text(double number) {
    if (!std::isfinite(number)) return "null";
    char buffer[40];
    const double size = std::fabs(number);
    const bool fixed = size == 0 || (size >= 1e-4 && size < 1e16);
    const auto result =
        std::to_chars(std::begin(buffer), std::end(buffer), number, fixed ? std::chars_format::fixed : std::chars_format::scientific);
    return {std::begin(buffer), result.ptr};
}

bool is_structure(const boost::json::value& value) { return value.is_object() || value.is_array(); }

struct Writer {
    bool indented = true;
    std::string out;

    void line(std::size_t depth) {
        if (indented) out += '\n' + std::string(2 * depth, ' ');
    }

    void object(const boost::json::object& object, std::size_t depth) {
        if (object.empty()) {
            out += "{}";
            return;
        }
        out += '{';
        bool first = true;
        for (const auto& member : object) {
            if (!first) out += ',';
            first = false;
            line(depth + 1);
            out += boost::json::serialize(boost::json::string_view(member.key()));
            out += indented ? ": " : ":";
            value(member.value(), depth + 1);
        }
        line(depth);
        out += '}';
    }

    void array(const boost::json::array& array, std::size_t depth) {
        const bool block = std::any_of(array.begin(), array.end(), is_structure);
        out += '[';
        bool first = true;
        for (const boost::json::value& entry : array) {
            if (!first) out += block || !indented ? "," : ", ";
            first = false;
            if (block) line(depth + 1);
            value(entry, depth + 1);
        }
        if (block) line(depth);
        out += ']';
    }

    void value(const boost::json::value& value, std::size_t depth) {
        if (value.is_object())
            object(value.get_object(), depth);
        else if (value.is_array())
            array(value.get_array(), depth);
        else if (value.is_double())
            out += number_text(value.get_double());
        else
            out += boost::json::serialize(value);
    }
};

} // namespace

std::string write_json(const boost::json::value& value) {
    Writer writer;
    writer.value(value, 0);
    return writer.out + '\n';
}

std::string write_compact_json(const boost::json::value& value) {
    Writer writer{.indented = false, .out = {}};
    writer.value(value, 0);
    return writer.out;
}

} // namespace fivefold::json
