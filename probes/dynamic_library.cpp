// SPDX-License-Identifier: Apache-2.0
#include "probes/dynamic_library.h"

#include <dlfcn.h>

namespace fivefold {

DynamicLibrary::DynamicLibrary(const std::string& name) : handle_(::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL))
{
    if (handle_) return;
    const char* reason = ::dlerror();
    problem_ = reason != nullptr ? reason : name + " cannot be opened";
}

void DynamicLibrary::Close::operator()(void* handle) const
{
    ::dlclose(handle);
}

void* DynamicLibrary::address(const char* symbol) const
{
    return handle_ ? ::dlsym(handle_.get(), symbol) : nullptr;
}

} // namespace fivefold
