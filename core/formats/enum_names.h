// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/transformer.h"
#include "core/plan/plan.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fivefold {

/// One value of an enumeration and its name in plan files and command-line options.
template <class Enum>
struct EnumName {
    Enum value;
    const char* name;
};

/// All values of an enumeration with their names, in declaration order. Specialised for each enumeration of a plan.
template <class Enum>
[[nodiscard]] std::span<const EnumName<Enum>> enum_names();

template <>
std::span<const EnumName<Activation>> enum_names();
template <>
std::span<const EnumName<Positions>> enum_names();
template <>
std::span<const EnumName<NormKind>> enum_names();
template <>
std::span<const EnumName<QkNorm>> enum_names();
template <>
std::span<const EnumName<Schedule>> enum_names();
template <>
std::span<const EnumName<RecomputeKind>> enum_names();
template <>
std::span<const EnumName<RecomputeModule>> enum_names(); ///< the names are those of Megatron's --recompute-modules
template <>
std::span<const EnumName<StageSplit>> enum_names();
template <>
std::span<const EnumName<Precision>> enum_names();
template <>
std::span<const EnumName<Optimizer>> enum_names();
template <>
std::span<const EnumName<Framework>> enum_names();
template <>
std::span<const EnumName<AttentionKernel>> enum_names();
template <>
std::span<const EnumName<Switch>> enum_names();
template <>
std::span<const EnumName<LossKind>> enum_names();
template <>
std::span<const EnumName<CudaGraphs>> enum_names();
template <>
std::span<const EnumName<Dispatcher>> enum_names();
template <>
std::span<const EnumName<TokenRouting>> enum_names();
template <>
std::span<const EnumName<CpKind>> enum_names();
template <>
std::span<const EnumName<Fp8Recipe>> enum_names();

/// The name of a value; empty for a value outside the enumeration.
template <class Enum>
[[nodiscard]] const char* enum_name(Enum value) {
    for (const EnumName<Enum>& entry : enum_names<Enum>())
        if (entry.value == value) return entry.name;
    return "";
}

template <class Enum>
[[nodiscard]] std::optional<Enum> enum_from_name(std::string_view name) {
    for (const EnumName<Enum>& entry : enum_names<Enum>())
        if (name == entry.name) return entry.value;
    return std::nullopt;
}

/// "none, selective, full": for messages and help texts.
template <class Enum>
[[nodiscard]] std::string enum_choices() {
    std::string list;
    for (const EnumName<Enum>& entry : enum_names<Enum>()) {
        if (!list.empty()) list += ", ";
        list += entry.name;
    }
    return list;
}

} // namespace fivefold
