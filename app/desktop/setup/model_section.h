// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/setup/setup_section.h"

class QLabel;

namespace fivefold {

class DimensionForm;
class Fold;
class SearchBox;

/// Which model: a preset, a config.json, or any dimensions; its size counted while they change.
class ModelSection : public SetupSection {
    Q_OBJECT

public:
    ModelSection(Document& document, QWidget* parent);

Q_SIGNALS:
    void openRequested();

protected:
    void refresh() override;

private:
    void choose(const QString& id);
    [[nodiscard]] QString size(const Transformer& model) const;

    SearchBox* presets_;
    QLabel* size_;
    Fold* fold_;
    DimensionForm* dimensions_;
};

} // namespace fivefold
