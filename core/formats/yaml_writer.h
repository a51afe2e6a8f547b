// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fivefold {

/// A YAML document as a tree: scalars, maps that keep their order, lists, and comments before an entry.
class YamlNode {
public:
    using Map = std::vector<std::pair<std::string, YamlNode>>;
    using List = std::vector<YamlNode>;

    YamlNode() = default;                                                            ///< null
    YamlNode(bool value) : value_(value) {}                                          // NOLINT: a scalar is a node
    YamlNode(std::integral auto value) : value_(static_cast<std::int64_t>(value)) {} // NOLINT
    YamlNode(double value) : value_(value) {}                                        // NOLINT
    YamlNode(std::string value) : value_(std::move(value)) {}                        // NOLINT
    YamlNode(const char* value) : value_(std::string(value)) {}                      // NOLINT
    [[nodiscard]] static YamlNode map() { return YamlNode(Map{}); }
    [[nodiscard]] static YamlNode list() { return YamlNode(List{}); }
    /// Lines of a script as a literal block ("|"). The first line must not begin with a space; ends in one newline.
    [[nodiscard]] static YamlNode literal(std::string lines);

    /// Appends an entry to a map and returns it, valid until the next one. The key must be new.
    YamlNode& set(std::string key, YamlNode value);
    /// Appends an entry to a list and returns it, valid until the next one.
    YamlNode& add(YamlNode value);
    [[nodiscard]] std::size_t size() const; ///< entries of a map or list, 0 for a scalar
    /// Comment lines written before this entry, without the '#'.
    YamlNode& comment(std::string text);

    /// Block style, two spaces a level, as PyYAML (YAML 1.1) reads it back with the same types. Ends in a newline.
    [[nodiscard]] std::string to_yaml() const;

private:
    explicit YamlNode(Map value) : value_(std::move(value)) {}
    explicit YamlNode(List value) : value_(std::move(value)) {}
    void write(std::string& out, std::size_t indent) const;
    void write_entry(std::string& out, std::size_t indent) const;
    [[nodiscard]] std::string scalar() const;

    std::variant<std::monostate, bool, std::int64_t, double, std::string, Map, List> value_;
    std::string comment_;
    bool literal_ = false; ///< a string written as a block
};

/// A string as a YAML scalar: plain when every reader takes it for a string, else in double quotes. Quoted are what YAML 1.1
/// or 1.2 reads as null, boolean, number (1e-5, 012, 1:20 too), date or merge key, and what would break the syntax.
[[nodiscard]] std::string yaml_string(std::string_view text);

/// A number as YAML 1.1 reads a float: always a dot, the exponent signed (1.0e-05); the shortest digits that read back exactly.
[[nodiscard]] std::string yaml_float(double value);

/// Comment lines: every line of `text` behind "# " at `indent` spaces, control characters removed.
[[nodiscard]] std::string yaml_comment(std::string_view text, std::size_t indent = 0);

} // namespace fivefold
