// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/transformer.h"

#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace fivefold {

/// One editable property of a transformer: how it is called, and how it is read and written as a number.
struct Dimension {
    enum class Kind { number, flag, choice };
    enum class Group { shape, attention, experts, details };

    const char* id;    ///< "hidden": last part of the control's name
    const char* label; ///< English, translated in the context "Dimensions"
    Group group;
    Kind kind;
    std::int64_t minimum; ///< of a number
    std::int64_t (*read)(const Transformer&);
    void (*write)(Transformer&, std::int64_t);
    bool (*applies)(const Transformer&);                        ///< null: always
    std::vector<std::pair<QString, std::int64_t>> (*choices)(); ///< of a choice
};

[[nodiscard]] std::span<const Dimension> dimensions();
[[nodiscard]] QString dimensionLabel(const Dimension& dimension);
[[nodiscard]] QString dimensionGroupTitle(Dimension::Group group);

} // namespace fivefold
