// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"

#include <QObject>
#include <QString>

#include <vector>

namespace fivefold {

class Evaluator;

/// The plans that a person put aside to compare, in the order of pinning, with their results.
class Pins : public QObject {
    Q_OBJECT

public:
    struct Pin {
        QString name;
        ResultPtr result;
    };

    explicit Pins(const Evaluator& evaluator, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Pin>& list() const { return pins_; }
    /// A plan that is pinned already gets no second pin; false then.
    bool add(const QString& name, const Plan& plan);
    void remove(std::size_t index);
    void rename(std::size_t index, const QString& name);
    /// To another place in the order; the others close up.
    void move(std::size_t from, std::size_t to);
    void clear();
    /// Computes all results anew, after the error bands have learned of the published runs.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    const Evaluator& evaluator_;
    std::vector<Pin> pins_;
};

} // namespace fivefold
