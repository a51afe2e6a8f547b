// SPDX-License-Identifier: Apache-2.0
#include "core/formats/cost_defaults.h"

#include "core/formats/builtin.h"
#include "core/formats/json_reader.h"

#include <map>

namespace fivefold {

CostDefaults read_cost_defaults(std::string_view text) {
    const boost::json::value document = json::parse_json(text);
    const json::ObjectReader root(document);
    std::map<std::string, json::ObjectReader> rows;
    const boost::json::array& array = root.array("defaults");
    for (std::size_t i = 0; i < array.size(); ++i) {
        const json::ObjectReader row(array[i], json::pointer_to(root.pointer("defaults"), std::to_string(i)));
        if (!rows.emplace(row.text("name"), row).second) row.fail("name", "stands twice");
    }
    CostDefaults defaults;
    for (const CostField& field : cost_fields()) {
        const auto found = rows.find(field.name);
        if (found == rows.end()) root.fail("defaults", std::string("has no ") + field.name);
        defaults.values.*field.value = found->second.number("value", field.low, field.high);
        defaults.sources.push_back({field.name, found->second.text("source"), found->second.text("date", "")});
        rows.erase(found);
    }
    if (!rows.empty()) rows.begin()->second.fail("name", "is no assumption of this version");
    return defaults;
}

CostDefaults load_cost_defaults() { return read_cost_defaults(builtin::costs_json()); }

} // namespace fivefold
