// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace fivefold {

/// A shared library opened at run time. The probe links no NVIDIA library, so it starts on every machine.
class DynamicLibrary {
public:
    DynamicLibrary() = default;
    /// A name ("libcuda.so.1") is looked up as the system does; a path is taken as it is.
    explicit DynamicLibrary(const std::string& name);
    /// The first of these that can be opened.
    explicit DynamicLibrary(const std::vector<std::string>& names);

    [[nodiscard]] bool is_open() const { return handle_ != nullptr; }
    [[nodiscard]] const std::string& problem() const { return problem_; } ///< why it is not open
    [[nodiscard]] std::string path() const;                               ///< of the file that was opened
    [[nodiscard]] std::string soname() const;                             ///< what the file calls itself, or empty

    [[nodiscard]] void* address(const char* symbol) const; ///< or null

private:
    struct Close {
        void operator()(void* handle) const;
    };
    std::unique_ptr<void, Close> handle_;
    std::string problem_ = "not asked for";
};

/// Fills a table of probes/api from the library. The names of required calls that it lacks.
template <class Api>
[[nodiscard]] std::vector<std::string> load_symbols(const DynamicLibrary& library, Api& api)
{
    std::vector<std::string> missing;
    for_each_symbol(api, [&](const char* name, auto& function, bool required) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.address(name));
        if (function == nullptr && required) missing.emplace_back(name);
    });
    return missing;
}

} // namespace fivefold
