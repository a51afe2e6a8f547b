// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"

#include <QJsonObject>

namespace fivefold::test {

/// What a case says of its plan: the members model, layout, training and cluster, those under "assumed" where the source is silent.
struct CasePlan {
    QJsonObject model, layout, training, cluster;

    [[nodiscard]] static CasePlan read(const QJsonObject& entry);
    /// The same with other members; null takes one away.
    [[nodiscard]] CasePlan changed(const QJsonObject& change) const;
    /// Throws std::runtime_error on an unknown name: a case must say something that the program knows.
    [[nodiscard]] Plan build(const Catalogue& catalogue) const;
};

} // namespace fivefold::test
