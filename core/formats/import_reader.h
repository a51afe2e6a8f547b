// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: one file's values by name, with a note for each that is taken.
#pragma once

#include "core/formats/document.h"
#include "core/formats/import.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fivefold {

/// Values of one document by name. Reading one that is there marks it; what is never read is reported as ignored.
/// A value that is null, or that only running a script would tell, counts as absent.
class ImportReader {
public:
    /// How a path of keys is looked up; empty for a value that is of no interest. The default joins keys with '.'.
    /// `options`: top-level keys are options of a command line and are shown so.
    using Naming = std::function<std::string(const std::vector<std::string_view>&)>;
    ImportReader(std::string file, const doc::Node& root, std::vector<ImportNote>& notes, const Naming& naming = {}, bool options = false);

    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
    /// Whether any of the names is there.
    [[nodiscard]] bool has_prefix(std::string_view prefix) const;

    // Without a note; they throw FormatError at the value when it is of another type or out of range.
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view name, std::int64_t low, std::int64_t high);
    [[nodiscard]] std::optional<double> number(std::string_view name, double low, double high);
    [[nodiscard]] std::optional<bool> flag(std::string_view name); ///< an option without a value is true
    [[nodiscard]] std::optional<std::string> text(std::string_view name);
    [[nodiscard]] std::vector<std::string> words(std::string_view name); ///< of a list, or of a text with blanks or commas
    [[nodiscard]] std::vector<std::vector<std::string>> lists(std::string_view name); ///< of a list of lists of words

    // With a note; false when it is not there.
    template <class Integer>
    bool take(std::string_view name, const char* field, Integer& target, std::int64_t low, std::int64_t high) {
        const auto value = integer(name, low, high);
        if (value) target = static_cast<Integer>(*value);
        if (value) taken(name, field, std::to_string(*value));
        return value.has_value();
    }
    bool take(std::string_view name, const char* field, double& target, double low, double high);
    bool take(std::string_view name, const char* field, bool& target);

    /// Notes that a value set a field.
    void taken(std::string_view name, const char* field, std::string value, std::string why = {});
    /// Notes that a value was seen and left, and why.
    void ignored(std::string_view name, std::string why);
    void guessed(const char* field, std::string value, std::string why);
    /// Notes all values that nothing has asked for.
    void ignore_rest();

    [[noreturn]] void fail(std::string_view name, const std::string& problem) const;
    /// Throws: the value is not one of those that are known.
    [[noreturn]] void unknown(std::string_view name, const std::string& value, const std::string& known) const;
    [[nodiscard]] const std::string& file() const { return file_; }

private:
    struct Leaf {
        std::string key;
        const doc::Node* node = nullptr;
        std::size_t line = 0;
        bool used = false;
    };
    void collect(const doc::Node& node, std::vector<std::string_view>& path, std::size_t line, const Naming& naming);
    [[nodiscard]] const Leaf* find(std::string_view name) const;
    /// The value to read: the first of several words. Marks it.
    [[nodiscard]] const doc::Node* value(std::string_view name);
    [[nodiscard]] std::string where(const Leaf& leaf) const;

    std::string file_;
    std::vector<ImportNote>& notes_;
    bool options_;
    std::vector<Leaf> leaves_;
    std::unordered_map<std::string, std::size_t> index_;
    std::unordered_multimap<std::string, std::size_t> doubles_; ///< further keys of the same name
};

} // namespace fivefold
