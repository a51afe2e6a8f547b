// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::cli {

/// Writes JSON, indented, numbers in the shortest form that reads back the same; what is not a finite number becomes null.
class JsonText {
public:
    JsonText& open_object() { return open('{'); }
    JsonText& close_object() { return close('}'); }
    JsonText& open_array() { return open('['); }
    JsonText& close_array() { return close(']'); }
    JsonText& key(std::string_view name);

    JsonText& value(double number);
    JsonText& value(std::int64_t number);
    JsonText& value(int number) { return value(std::int64_t{number}); }
    JsonText& value(std::size_t number) { return value(static_cast<std::int64_t>(number)); }
    JsonText& value(bool truth);
    JsonText& value(std::string_view text);
    JsonText& value(const char* text) { return value(std::string_view(text)); }
    JsonText& value(const std::string& text) { return value(std::string_view(text)); }
    /// Text that is JSON already.
    JsonText& raw(std::string_view json);

    template <class T>
    JsonText& member(std::string_view name, const T& content) { return key(name).value(content); }

    /// The finished text with a final newline.
    [[nodiscard]] std::string text() const { return text_ + '\n'; }

private:
    JsonText& open(char bracket);
    JsonText& close(char bracket);
    void before_value();
    void new_line();
    void quote(std::string_view text);

    std::string text_;
    std::vector<bool> empty_; ///< of each open bracket: nothing inside yet
    bool after_key_ = false;
};

} // namespace fivefold::cli
