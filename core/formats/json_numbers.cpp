// SPDX-License-Identifier: Apache-2.0
#include "core/formats/json_numbers.h"

#include <charconv>
#include <cmath>

namespace fivefold::json {

namespace {

/// Walks the numbers of a document and of its text in step: members keep the order of the file.
class Corrector {
public:
    explicit Corrector(std::string_view text) : rest_(text) {}

    void visit(boost::json::value& value) {
        if (value.is_object()) {
            for (auto& member : value.get_object()) visit(member.value());
        } else if (value.is_array()) {
            for (boost::json::value& entry : value.get_array()) visit(entry);
        } else if (value.is_number()) {
            const std::string_view token = next_number();
            if (value.is_double()) correct(value.get_double(), token);
        }
    }

private:
    std::string_view next_number() {
        for (std::size_t i = 0; i < rest_.size(); ++i) {
            const char c = rest_[i];
            if (c == '"') {
                for (++i; i < rest_.size() && rest_[i] != '"'; ++i)
                    if (rest_[i] == '\\') ++i;
            } else if (c == '-' || (c >= '0' && c <= '9')) {
                const std::size_t length = rest_.substr(i).find_first_not_of("+-.0123456789eE");
                const std::string_view token = rest_.substr(i, length);
                rest_.remove_prefix(i + token.size());
                return token;
            }
        }
        rest_ = {};
        return {};
    }

    static void correct(double& number, std::string_view token) {
        double exact = 0;
        const auto result = std::from_chars(token.data(), token.data() + token.size(), exact);
        const bool read = result.ec == std::errc() && result.ptr == token.data() + token.size();
        // a repeated key would put the two walks out of step; then the number stays as it is
        if (read && std::abs(exact - number) <= 1e-12 * std::abs(exact)) number = exact;
    }

    std::string_view rest_;
};

} // namespace

void correct_numbers(boost::json::value& value, std::string_view text) { Corrector(text).visit(value); }

} // namespace fivefold::json
