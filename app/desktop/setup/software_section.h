// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/setup/setup_section.h"
#include "core/estimate/assumptions.h"

#include <functional>
#include <vector>

namespace fivefold {

class Fold;

/// How it is trained beyond the layout: kernels, overlap, precision recipe, experts, offload. What is not stated says what is assumed instead.
class SoftwareSection : public SetupSection {
    Q_OBJECT

public:
    SoftwareSection(Document& document, QWidget* parent);

protected:
    void refresh() override;

private:
    using Applies = bool (*)(const Plan&);
    using Show = std::function<void(const Plan&, const std::vector<Assumption>&)>;
    struct Row {
        QString label, suffix, tip;
        Applies applies;
    };
    /// A box with all values of an enumeration; `key` is that of the plan file.
    template <typename Choice>
    void addChoice(const Row& row, const char* key, Choice Training::*member, QString (*text)(Choice));
    void addCount(const Row& row, std::int64_t Training::*member, const QString& open);
    void addReal(const Row& row, double Training::*member, double scale, double largest, const QString& unit, const QString& open);
    void place(const Row& row, QWidget* box, bool wide = false);
    void addKernels();
    void addExperts();
    void addOffload();

    FormGrid* rows_;
    Fold* fold_;
    std::vector<Show> shows_;
    int field_;
};

} // namespace fivefold
