// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>

class QLabel;

namespace fivefold {

/// A form of the narrow dock: labels left, fields as wide as there is room. Unlike QFormLayout it asks wrapped labels for their height at the width that
/// they get, so that nothing is squeezed.
class FormGrid : public QGridLayout {
    Q_OBJECT

public:
    explicit FormGrid(QWidget* parent = nullptr);

    /// A label that wraps where it is too long, and its field; the label carries the access key.
    void addRow(const QString& label, QWidget* field);
    /// The same with the field on a line of its own.
    void addWideRow(const QString& label, QWidget* field);
    void addRow(QWidget* whole_line);
    /// The label of a field, or null.
    [[nodiscard]] static QLabel* labelOf(const QWidget* field);

private:
    static QLabel* makeLabel(const QString& text, QWidget* field);
};

} // namespace fivefold
