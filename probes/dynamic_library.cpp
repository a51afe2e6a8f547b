// SPDX-License-Identifier: Apache-2.0
#include "probes/dynamic_library.h"

#include <dlfcn.h>
#include <link.h>

namespace fivefold {
namespace {

const link_map* map_of(void* handle)
{
    link_map* map = nullptr;
    if (handle == nullptr || ::dlinfo(handle, RTLD_DI_LINKMAP, static_cast<void*>(&map)) != 0) return nullptr;
    return map;
}

} // namespace

// Stays loaded until the process ends: threads of a communicator that was given up may still run in it.
DynamicLibrary::DynamicLibrary(const std::string& name) : handle_(::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE))
{
    if (handle_) return;
    const char* reason = ::dlerror();
    problem_ = reason != nullptr ? reason : name + " cannot be opened";
}

DynamicLibrary::DynamicLibrary(const std::vector<std::string>& names)
{
    std::string first_problem;
    for (const std::string& name : names) {
        DynamicLibrary tried(name);
        if (tried.is_open()) {
            *this = std::move(tried);
            return;
        }
        if (first_problem.empty()) first_problem = tried.problem();
    }
    if (!first_problem.empty()) problem_ = first_problem;
}

void DynamicLibrary::Close::operator()(void* handle) const
{
    ::dlclose(handle);
}

void* DynamicLibrary::address(const char* symbol) const
{
    return handle_ ? ::dlsym(handle_.get(), symbol) : nullptr;
}

std::string DynamicLibrary::path() const
{
    const link_map* map = map_of(handle_.get());
    return map != nullptr && map->l_name != nullptr ? map->l_name : "";
}

std::string DynamicLibrary::soname() const
{
    const link_map* map = map_of(handle_.get());
    if (map == nullptr || map->l_ld == nullptr) return {};
    const char* strings = nullptr;
    ElfW(Xword) offset = 0;
    bool named = false;
    for (const ElfW(Dyn)* entry = map->l_ld; entry->d_tag != DT_NULL; ++entry) {
        if (entry->d_tag == DT_STRTAB)
            strings = reinterpret_cast<const char*>(entry->d_un.d_ptr); // NOLINT(performance-no-int-to-ptr): glibc has made it an address
        if (entry->d_tag == DT_SONAME) {
            offset = entry->d_un.d_val;
            named = true;
        }
    }
    return named && strings != nullptr ? strings + offset : "";
}

} // namespace fivefold
