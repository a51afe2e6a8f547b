// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: reads the fields of plan_fields.h from JSON.
#pragma once

#include "core/formats/enum_names.h"
#include "core/formats/json_reader.h"
#include "core/formats/plan_fields.h"
#include "core/quantity.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::json {

/// Reads one object of a plan file: members that are absent leave the field as it is; unknown members are collected.
class PlanReader {
public:
    PlanReader(const boost::json::value& value, std::string pointer) : reader_(value, std::move(pointer)) {}

    template <class Integer>
    void integer(std::string_view key, Integer& field, std::int64_t low, std::int64_t high) {
        if (present(key)) field = static_cast<Integer>(reader_.integer(key, low, high));
    }
    void number(std::string_view key, double& field, double low, double high) {
        if (present(key)) field = reader_.number(key, low, high);
    }
    template <class Unit>
    void quantity(std::string_view key, Quantity<Unit>& field, double low, double high) {
        if (present(key)) field = Quantity<Unit>(reader_.number(key, low, high));
    }
    void flag(std::string_view key, bool& field) {
        if (present(key)) field = reader_.boolean(key);
    }
    /// A flag that may be left out: then it is not known.
    void tristate(std::string_view key, Switch& field, bool) {
        if (present(key)) field = reader_.boolean(key) ? Switch::on : Switch::off;
    }
    void text(std::string_view key, std::string& field) {
        if (present(key)) field = reader_.text(key);
    }
    void prose(std::string_view key, std::string& field) { text(key, field); }
    void prose_list(std::string_view key, std::vector<std::string>& field) {
        if (present(key)) field = reader_.texts(key);
    }
    void integers(std::string_view key, std::vector<std::int64_t>& field, std::int64_t low, std::int64_t high) {
        if (present(key)) field = reader_.integers(key, low, high, static_cast<std::size_t>(kMaxLayers));
    }
    template <class Enum>
    void choice(std::string_view key, Enum& field) {
        if (present(key)) field = named<Enum>(reader_.text(key), reader_.pointer(key));
    }
    void rank_order(std::string_view key, RankOrder& field) {
        if (!present(key)) return;
        const std::string text = reader_.text(key);
        const std::optional<RankOrder> order = parse_rank_order(text);
        if (!order) reader_.fail(key, fmt::format("is {}; tp, cp, ep, dp and pp once each, the fastest first, such as {}, were expected", quoted(text), rank_order_text({})));
        field = *order;
    }
    void modules(std::string_view key, unsigned& field) {
        if (!present(key)) return;
        field = 0;
        for (const std::string& name : reader_.texts(key)) field |= named<RecomputeModule>(name, reader_.pointer(key));
    }
    template <class Part>
    void part(std::string_view key, Part& field) {
        if (present(key)) nested(key, field);
    }
    template <class Part>
    void optional_part(std::string_view key, std::optional<Part>& field) {
        if (reader_.find(key) != nullptr) {
            if (!field) field.emplace();
            nested(key, *field);
        } else if (reader_.has_null(key)) {
            field.reset();
        }
    }

    /// True when the member is there; throws when it is null.
    [[nodiscard]] bool present(std::string_view key) {
        if (reader_.find(key) != nullptr) return true;
        if (reader_.has_null(key)) reader_.fail(key, "is null; a value was expected, or nothing for the default");
        return false;
    }
    [[nodiscard]] const ObjectReader& reader() const { return reader_; }

    /// Moves the unknown members of a nested object here; then `finish` of the parent reports all.
    void adopt(std::string_view key, PlanReader& child) {
        child.collect_unread();
        if (!child.unknown_.empty()) unknown_[boost::json::string_view(key.data(), key.size())] = child.unknown_;
        warnings_.insert(warnings_.end(), child.warnings_.begin(), child.warnings_.end());
    }
    void collect_unread() {
        for (const std::string& key : reader_.unread()) {
            unknown_[key] = reader_.members().at(key);
            warnings_.push_back(fmt::format("{} is not known to this version; it is kept but has no effect", reader_.pointer(key)));
        }
    }
    [[nodiscard]] const boost::json::object& unknown() const { return unknown_; }
    [[nodiscard]] const std::vector<std::string>& warnings() const { return warnings_; }

private:
    template <class Part>
    void nested(std::string_view key, Part& field) {
        PlanReader child(*reader_.find(key), reader_.pointer(key));
        visit(child, field);
        adopt(key, child);
    }
    template <class Enum>
    [[nodiscard]] static Enum named(const std::string& name, const std::string& pointer) {
        if (const std::optional<Enum> value = enum_from_name<Enum>(name)) return *value;
        throw FormatError(pointer, fmt::format("is {}; one of {} was expected", quoted(name), enum_choices<Enum>()));
    }

    ObjectReader reader_;
    boost::json::object unknown_;
    std::vector<std::string> warnings_;
};

} // namespace fivefold::json
