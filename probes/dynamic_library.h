// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

namespace fivefold {

/// A shared library opened at run time and closed with the object. The probe links no NVIDIA library, so it starts on every machine.
class DynamicLibrary {
public:
    /// A name ("libcuda.so.1") is looked up as the system does; a path is taken as it is.
    explicit DynamicLibrary(const std::string& name);

    [[nodiscard]] bool is_open() const { return handle_ != nullptr; }
    [[nodiscard]] const std::string& problem() const { return problem_; } ///< why it is not open

    /// The function of that name as Function (a pointer type), or null.
    template <class Function>
    [[nodiscard]] Function find(const char* symbol) const
    {
        return reinterpret_cast<Function>(address(symbol));
    }

private:
    struct Close {
        void operator()(void* handle) const;
    };
    [[nodiscard]] void* address(const char* symbol) const;

    std::unique_ptr<void, Close> handle_;
    std::string problem_;
};

} // namespace fivefold
