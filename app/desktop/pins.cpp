// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pins.h"

#include "app/desktop/evaluator.h"

#include <algorithm>

namespace fivefold {

Pins::Pins(const Evaluator& evaluator, QObject* parent) : QObject(parent), evaluator_(evaluator) {}

bool Pins::add(const QString& name, const Plan& plan) {
    if (std::ranges::any_of(pins_, [&](const Pin& pin) { return pin.result->plan == plan; })) return false;
    pins_.push_back({name, evaluator_.evaluate(plan)});
    Q_EMIT changed();
    return true;
}

void Pins::remove(std::size_t index) {
    if (index >= pins_.size()) return;
    pins_.erase(pins_.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT changed();
}

void Pins::rename(std::size_t index, const QString& name) {
    if (index >= pins_.size() || pins_[index].name == name) return;
    pins_[index].name = name;
    Q_EMIT changed();
}

void Pins::move(std::size_t from, std::size_t to) {
    if (from >= pins_.size() || to >= pins_.size() || from == to) return;
    const auto place = [this](std::size_t index) { return pins_.begin() + static_cast<std::ptrdiff_t>(index); };
    if (from < to)
        std::rotate(place(from), place(from) + 1, place(to) + 1);
    else
        std::rotate(place(to), place(from), place(from) + 1);
    Q_EMIT changed();
}

void Pins::clear() {
    if (pins_.empty()) return;
    pins_.clear();
    Q_EMIT changed();
}

void Pins::refresh() {
    for (Pin& pin : pins_) pin.result = evaluator_.evaluate(pin.result->plan);
    if (!pins_.empty()) Q_EMIT changed();
}

} // namespace fivefold
